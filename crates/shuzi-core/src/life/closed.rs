//! The board once a side has taken all dame and filled what it then must.

use crate::goban::{Board, Chains, Color, Region, Regions, Vertex, VertexSet};

/// The board once a side has taken all dame and filled the points of its territory that it then must.
///
/// What a side must fill even so, it must fill however the dame are shared out; a group without two
/// eyes even so does not live by itself.
#[derive(Clone, Debug)]
pub(super) struct Closed {
    board: Board,
    filled: Vec<Vertex>,
}

impl Closed {
    /// Gives a side all dame of a board without dead stones, then fills its territory next to each of
    /// its chains that is in atari there, except those in `seki`.
    pub(super) fn of(living: &Board, regions: &Regions, color: Color, seki: &VertexSet) -> Self {
        let mut board = living.clone();
        let shared = regions.all().iter().filter(|region| region.is_shared());
        for &dame in shared.flat_map(Region::vertices) {
            board.set(dame, Some(color));
        }
        let mut closed = Self { board, filled: Vec::new() };
        while let Some(vertex) = closed.next(living, regions, color, seki) {
            closed.board.set(vertex, Some(color));
            closed.filled.push(vertex);
        }
        closed
    }

    /// The next point of its territory that the side must fill.
    fn next(
        &self,
        living: &Board,
        regions: &Regions,
        color: Color,
        seki: &VertexSet,
    ) -> Option<Vertex> {
        let is_own = |vertex| {
            regions.number_at(vertex).is_some_and(|n| regions.all()[n].owner() == Some(color))
        };
        Chains::of(&self.board).all().iter().filter(|chain| chain.color() == color).find_map(
            |chain| {
                let &[liberty] = chain.liberties() else { return None };
                let stone = chain.stones().iter().find(|&&stone| living.get(stone).is_some())?;
                (is_own(liberty) && !seki.contains(*stone)).then_some(liberty)
            },
        )
    }

    /// The board, with the dame and the points filled.
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// The points of territory filled, in the order in which they had to be.
    pub(super) fn filled(self) -> Vec<Vertex> {
        self.filled
    }
}
