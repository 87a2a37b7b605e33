//! An unfinished board in the editor, saved to disk with its undo history.

use serde::{Deserialize, Serialize};

use crate::editor::Edited;
use crate::{Editor, Review};
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::record::{diagram_rows, diagram_sign};

/// The most states saved for undo.
pub(crate) const MOST_STATES: usize = 50;

/// An unfinished board in the editor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptDraft {
    /// The current state.
    #[serde(flatten)]
    now: KeptBoard,
    /// Earlier states for undo, newest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    past: Vec<KeptBoard>,
}

/// One state of the editor: the stones and the point the next symbol goes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptBoard {
    rows: Vec<String>,
    cursor: String,
    /// Points of a photograph still to be checked, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    doubts: Option<Vec<String>>,
}

impl KeptDraft {
    pub(crate) fn of(editor: &Editor) -> Self {
        let (past, now) = (editor.past(), editor.now());
        let kept = past.len().saturating_sub(MOST_STATES);
        Self { now: KeptBoard::of(&now), past: past[kept..].iter().map(KeptBoard::of).collect() }
    }

    /// Restores the editor. `begun` is the one the count began with, of a photograph. Returns `None` if
    /// any of its states is invalid.
    pub(crate) fn editor(&self, begun: Option<&Editor>) -> Option<Editor> {
        let past = self.past.iter().map(|before| before.edited(begun)).collect::<Option<_>>()?;
        Some(Editor::after(past, self.now.edited(begun)?))
    }
}

impl KeptBoard {
    fn of(edited: &Edited) -> Self {
        Self {
            rows: rows(&edited.board),
            cursor: edited.cursor.name(edited.board.size()),
            doubts: edited.review.as_ref().map(|review| names(&review.doubts)),
        }
    }

    /// Restores one state of the editor.
    fn edited(&self, begun: Option<&Editor>) -> Option<Edited> {
        let board = board(&self.rows)?;
        let cursor = Vertex::from_name(&self.cursor, board.size()).ok()?;
        let review = match &self.doubts {
            Some(doubts) => Some(review(&board, doubts, begun)?),
            None => None,
        };
        Some(Edited { board, cursor, review })
    }
}

/// Restores what is left to check on a board read from a photograph. The photograph is shown beside
/// the board only while most stones are where it showed them.
fn review(board: &Board, doubts: &[String], begun: Option<&Editor>) -> Option<Review> {
    let size = board.size();
    let mut open = VertexSet::new(size);
    for name in doubts {
        open.insert(Vertex::from_name(name, size).ok()?);
    }
    let stones = |board: &Board| board.stones().collect::<Vec<_>>();
    let own = stones(board);
    // After the board was turned, the stones no longer match the photograph.
    let matches = |read: &Board| {
        let read = stones(read);
        read.iter().filter(|stone| own.contains(stone)).count() * 4 >= read.len() * 3
    };
    let first = begun.and_then(Editor::review);
    let is_same = begun.is_some_and(|editor| matches(editor.board()));
    let seen = first.filter(|_| is_same).and_then(|review| review.seen.clone());
    Some(Review::new(open, first.and_then(|review| review.why.clone()), seen))
}

/// The names of these vertices, such as `D4`.
pub(crate) fn names(set: &VertexSet) -> Vec<String> {
    set.iter().map(|vertex| vertex.name(set.size())).collect()
}

/// The rows of a board from the top, in `.`, `X` (Black) and `O` (White).
pub(crate) fn rows(board: &Board) -> Vec<String> {
    diagram_rows(board.size(), |vertex| diagram_sign(board.get(vertex)))
}

/// Parses such rows. Returns `None` if they are not a board.
pub(crate) fn board(rows: &[String]) -> Option<Board> {
    let width = rows.first()?.chars().count();
    let size = Size::new(u8::try_from(width).ok()?, u8::try_from(rows.len()).ok()?).ok()?;
    let mut board = Board::new(size);
    for (row, y) in rows.iter().zip(0..) {
        if row.chars().count() != width {
            return None;
        }
        for (sign, x) in row.chars().zip(0..) {
            let stone = match sign {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                '.' => None,
                _ => return None,
            };
            board.set(Vertex::new(x, y), stone);
        }
    }
    Some(board)
}
