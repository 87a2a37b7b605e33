//! Teire (手入れ): territory its owner must fill once the dame are filled.

use super::{Groups, Seki};
use crate::goban::{Board, Chain, Chains, Color, Vertex};

/// The points of territory that must be filled once the dame are filled, and their owners.
///
/// If a chain's only liberties are one point of its own territory and at most one dame, it is in
/// atari once the opponent fills that dame. It must connect, unless capturing it would cost the
/// opponent as much. If a chain has two dame left, its owner takes the second instead, at no cost.
pub fn teire(living: &Board, groups: &Groups, seki: &Seki) -> Vec<(Vertex, Color)> {
    let mut all = Vec::new();
    for color in Color::BOTH {
        let mut reading = Filling { board: living.clone(), groups, seki, color };
        while let Some(vertex) = reading.next() {
            reading.board.play(color, vertex);
            all.push((vertex, color));
        }
    }
    all
}

/// A side's territory while the necessary points are filled.
struct Filling<'a> {
    board: Board,
    groups: &'a Groups,
    seki: &'a Seki,
    color: Color,
}

impl Filling<'_> {
    /// The next point that must be filled.
    fn next(&self) -> Option<Vertex> {
        let chains = Chains::of(&self.board);
        let own = chains.all().iter().filter(|chain| chain.color() == self.color);
        own.filter(|chain| !self.seki.stones.contains(chain.stones()[0]))
            .find_map(|chain| self.forced(chain))
    }

    /// The point that must be filled to save a chain.
    fn forced(&self, chain: &Chain) -> Option<Vertex> {
        let (inside, dame): (Vec<Vertex>, Vec<Vertex>) =
            chain.liberties().iter().partition(|&&liberty| self.is_own(liberty));
        let ([point], [] | [_]) = (&inside[..], &dame[..]) else { return None };
        if dame.iter().any(|&vertex| !self.is_dame(vertex)) {
            return None;
        }
        let mut filled = self.board.clone();
        for vertex in dame {
            filled.play(self.color.other(), vertex);
        }
        let chain = Chain::at(chain.stones()[0], &filled)?;
        is_lost(&filled, &chain).then_some(*point)
    }

    fn is_own(&self, vertex: Vertex) -> bool {
        let regions = self.groups.regions();
        regions.number_at(vertex).is_some_and(|n| regions.all()[n].owner() == Some(self.color))
    }

    /// Whether a vertex is a dame, but not a shared liberty of a seki.
    fn is_dame(&self, vertex: Vertex) -> bool {
        let regions = self.groups.regions();
        regions.number_at(vertex).is_some_and(|n| regions.all()[n].is_shared())
            && !self.seki.shared.iter().any(|shared| shared.contains(&vertex))
    }
}

/// Whether the opponent gains by capturing a chain in atari: the capture may be suicide, or allow
/// an immediate recapture of as many stones.
fn is_lost(board: &Board, chain: &Chain) -> bool {
    let &[liberty] = chain.liberties() else { return false };
    let mut taken = board.clone();
    let played = taken.play(chain.color().other(), liberty);
    let Some(taker) = Chain::at(liberty, &taken) else { return false };
    let &[back] = taker.liberties() else { return true };
    let mut again = taken.clone();
    let retaken = again.play(chain.color(), back);
    let stands = Chain::at(back, &again).is_some_and(|chain| chain.liberties().len() > 1);
    !stands || retaken.captured.len() < played.captured.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::read_diagram;

    /// A capture counts as a loss unless as many stones can be recaptured.
    #[test]
    fn a_chain_taken_back_is_not_lost() {
        for (rows, at, lost) in [
            // Two liberties; one; a ko; a stone captured by three that are recaptured at once.
            ("X . O\n. . .\n", (0, 0), false),
            ("X O .\n. O .\nO O .\n", (0, 0), true),
            (". X O .\nX O . O\n. X O .\n", (1, 1), true),
            (". X O .\nX O . O\nO X X O\n. O O .\n", (1, 1), false),
        ] {
            let board = read_diagram(rows).unwrap().board;
            let chain = Chain::at(Vertex::new(at.0, at.1), &board).unwrap();
            assert_eq!(is_lost(&board, &chain), lost, "{rows}");
        }
    }
}
