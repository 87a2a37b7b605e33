//! A board half put in, as it is kept on disk with what undo brings back.

use serde::{Deserialize, Serialize};

use super::editor::Edited;
use super::{App, Editor, Review};
use crate::goban::{Board, Color, Size, Vertex, VertexSet};
use crate::record::{diagram_rows, diagram_sign};

/// How many states are kept: more is undone by hand.
pub(super) const MOST_STATES: usize = 50;

/// A board half put in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptDraft {
    /// As it stands.
    #[serde(flatten)]
    now: KeptBoard,
    /// What undo brings back, the last change at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    past: Vec<KeptBoard>,
}

/// A board that is being put in, and where the next sign goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptBoard {
    rows: Vec<String>,
    cursor: String,
    /// What a photograph left doubtful and is not settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    doubts: Option<Vec<String>>,
}

impl App {
    /// A board half put in, as it was left.
    pub(super) fn half_put_in(&self, kept: &KeptDraft) -> Option<Editor> {
        let past = kept.past.iter().map(|before| self.edited(before)).collect::<Option<_>>()?;
        Some(Editor::after(past, self.edited(&kept.now)?))
    }

    /// A board that was being put in, as it was.
    fn edited(&self, kept: &KeptBoard) -> Option<Edited> {
        let board = board(&kept.rows)?;
        let cursor = Vertex::from_name(&kept.cursor, board.size()).ok()?;
        let review = match &kept.doubts {
            Some(doubts) => Some(self.review_of(&board, doubts)?),
            None => None,
        };
        Some(Edited { board, cursor, review })
    }

    /// What is left to be looked over of a board that was read from a photograph. It is seen
    /// beside the board as long as it lies as it was read.
    fn review_of(&self, board: &Board, doubts: &[String]) -> Option<Review> {
        let size = board.size();
        let mut open = VertexSet::new(size);
        for name in doubts {
            open.insert(Vertex::from_name(name, size).ok()?);
        }
        let begun = self.editor().and_then(Editor::review);
        let stones = |board: &Board| board.stones().collect::<Vec<_>>();
        let read = self.editor().map(Editor::board);
        // Of a board that was turned, the stones no longer lie where they were seen.
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

/// The names of these vertices.
pub(super) fn names(set: &VertexSet) -> Vec<String> {
    set.iter().map(|vertex| vertex.name(set.size())).collect()
}

/// A board in rows of `.`, `X` and `O`.
pub(super) fn rows(board: &Board) -> Vec<String> {
    diagram_rows(board.size(), |vertex| diagram_sign(board.get(vertex)))
}

/// The board of such rows; none if they are none.
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
