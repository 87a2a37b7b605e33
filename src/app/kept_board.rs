//! An unfinished board in the editor, saved to disk with its undo history.

use serde::{Deserialize, Serialize};

use super::editor::Edited;
use super::{App, Editor, Review};
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::record::{diagram_rows, diagram_sign};

/// The most states saved for undo.
pub(super) const MOST_STATES: usize = 50;

/// An unfinished board in the editor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptDraft {
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

impl App {
    /// Restores a saved editor. Returns `None` if any of its states is invalid.
    pub(super) fn half_put_in(&self, kept: &KeptDraft) -> Option<Editor> {
        let past = kept.past.iter().map(|before| self.edited(before)).collect::<Option<_>>()?;
        Some(Editor::after(past, self.edited(&kept.now)?))
    }

    /// Restores one state of the editor.
    fn edited(&self, kept: &KeptBoard) -> Option<Edited> {
        let board = board(&kept.rows)?;
        let cursor = Vertex::from_name(&kept.cursor, board.size()).ok()?;
        let review = match &kept.doubts {
            Some(doubts) => Some(self.review_of(&board, doubts)?),
            None => None,
        };
        Some(Edited { board, cursor, review })
    }

    /// Restores what is left to check on a board read from a photograph. The photograph is shown
    /// beside the board only while most stones are where it showed them.
    fn review_of(&self, board: &Board, doubts: &[String]) -> Option<Review> {
        let size = board.size();
        let mut open = VertexSet::new(size);
        for name in doubts {
            open.insert(Vertex::from_name(name, size).ok()?);
        }
        let begun = self.editor().and_then(Editor::review);
        let stones = |board: &Board| board.stones().collect::<Vec<_>>();
        let read = self.editor().map(Editor::board);
        // After the board was turned, the stones no longer match the photograph.
        let lies_so = read.is_some_and(|read| {
            let (read, own) = (stones(read), stones(board));
            read.iter().filter(|stone| own.contains(stone)).count() * 4 >= read.len() * 3
        });
        let seen = begun.filter(|_| lies_so).and_then(|review| review.seen.clone());
        Some(Review::new(open, begun.and_then(|review| review.why.clone()), seen))
    }
}

impl KeptDraft {
    pub(super) fn of(editor: &Editor) -> Self {
        let (past, now) = (editor.past(), editor.now());
        let kept = past.len().saturating_sub(MOST_STATES);
        Self { now: KeptBoard::of(&now), past: past[kept..].iter().map(KeptBoard::of).collect() }
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
}

/// The names of these vertices, such as `D4`.
pub(super) fn names(set: &VertexSet) -> Vec<String> {
    set.iter().map(|vertex| vertex.name(set.size())).collect()
}

/// The rows of a board from the top, in `.`, `X` (Black) and `O` (White).
pub(super) fn rows(board: &Board) -> Vec<String> {
    diagram_rows(board.size(), |vertex| diagram_sign(board.get(vertex)))
}

/// Parses such rows. Returns `None` if they are not a board.
pub(super) fn board(rows: &[String]) -> Option<Board> {
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
