//! A finished position for practice.

use crate::counting::Settled;
use crate::goban::{Board, Color, Symmetry, VertexSet};
use crate::record::{diagram_rows, diagram_sign, read_diagram};

/// More dead stones are left on few boards.
const MOST_DEAD: usize = 10;

/// A finished position with its dead stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedPosition {
    /// Its name.
    pub name: String,
    /// All stones, including dead ones.
    pub board: Board,
    /// The dead stones.
    pub dead: VertexSet,
    /// The points by area scoring, [Black, White].
    pub points: [u32; 2],
}

impl FinishedPosition {
    /// The position rotated, mirrored or with colours swapped.
    #[must_use]
    pub(super) fn turned(&self, way: Symmetry) -> Self {
        let board = way.board(&self.board);
        let dead = VertexSet::of(
            board.size(),
            self.dead.iter().map(|vertex| way.vertex(vertex, self.board.size())),
        );
        let [black, white] = self.points;
        let points = if way.swaps_colors() { [white, black] } else { [black, white] };
        Self { name: self.name.clone(), board, dead, points }
    }

    /// The position as one line of text for the history: rows from the top, separated by `/`, with
    /// dead stones in lower case.
    pub fn as_word(&self) -> String {
        let sign = |vertex| {
            let sign = diagram_sign(self.board.get(vertex));
            if self.dead.contains(vertex) { sign.to_ascii_lowercase() } else { sign }
        };
        diagram_rows(self.board.size(), sign).join("/")
    }

    /// Parses the text of [`FinishedPosition::as_word`].
    pub fn of_word(word: &str) -> Option<Self> {
        let game = read_diagram(&word.replace('/', "\n")).ok()?;
        let nothing = VertexSet::new(game.board.size());
        let dead = game.marks.map_or(nothing, |marks| marks.dead);
        let settled = Settled::of(&game.board, &dead);
        let points = Color::BOTH.map(|color| settled.count(color).total());
        Some(Self { name: String::new(), board: game.board, dead, points })
    }

    /// Whether it is like most games at a table: a few dead stones, and no point that nobody filled.
    pub(super) fn is_usual(&self) -> bool {
        self.dead.len() <= MOST_DEAD && self.has_no_dame()
    }

    /// Whether no point belongs to nobody but in a seki.
    pub(super) fn has_no_dame(&self) -> bool {
        self.seki_leaves().is_some()
    }

    /// Whether its seki leaves such a point; `None` if one is elsewhere.
    pub(super) fn seki_leaves(&self) -> Option<bool> {
        let settled = Settled::of(&self.board, &self.dead);
        let left = settled.fill().left().len();
        (settled.non_scoring().len() == left).then_some(left > 0)
    }

    /// Whether it has a seki.
    pub(super) fn has_seki(&self) -> bool {
        !Settled::of(&self.board, &self.dead).seki().is_empty()
    }

    /// The board with its dead stones, and every seki filled.
    pub(super) fn filled(&self) -> Board {
        let settled = Settled::of(&self.board, &self.dead);
        let mut filled = self.board.clone();
        for side in Color::BOTH {
            for at in settled.fill().by(side).iter() {
                filled.set(at, Some(side));
            }
        }
        filled
    }

    /// The board without its dead stones.
    pub(super) fn living(&self) -> Board {
        let mut living = self.board.clone();
        for vertex in self.dead.iter() {
            living.set(vertex, None);
        }
        living
    }
}
