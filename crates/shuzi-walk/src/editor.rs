//! Setting up a finished position: by typing, in runs, by painting, flooding or pasting.

use std::sync::Arc;

use crate::{Direction, SeenBoard};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Color, Size, Symmetry, Vertex, VertexSet};

/// The board editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    board: Board,
    cursor: Vertex,
    /// How many times the next symbol is repeated; 0 counts as 1.
    run: u16,
    /// What painting puts down; `None` erases.
    brush: Option<Color>,
    /// What is left to check on a board read from a photograph.
    review: Option<Review>,
    past: Vec<Edited>,
    future: Vec<Edited>,
    /// Whether the player was warned that many rows are empty.
    told: bool,
}

/// One state of the editor, for undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Edited {
    /// The stones.
    pub board: Board,
    /// Where the next symbol goes.
    pub cursor: Vertex,
    /// What is left to check.
    pub review: Option<Review>,
}

/// What is left to check on a board read from a photograph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The points not yet confirmed.
    pub doubts: VertexSet,
    /// Why the whole reading may be wrong, if there is a reason.
    pub why: Option<Message>,
    /// The photographed board; `None` if the photograph is no longer available.
    pub seen: Option<Arc<SeenBoard>>,
    /// Whether the player was warned of the unconfirmed points.
    told: bool,
}

impl Review {
    /// Creates a review of these points.
    pub const fn new(
        doubts: VertexSet,
        why: Option<Message>,
        seen: Option<Arc<SeenBoard>>,
    ) -> Self {
        Self { doubts, why, seen, told: false }
    }
}

impl Editor {
    /// An editor of this board, with the cursor at the top left.
    pub fn on(board: Board) -> Self {
        let cursor = Vertex::new(0, 0);
        let (past, future) = (Vec::new(), Vec::new());
        let brush = Some(Color::Black);
        Self { board, cursor, run: 0, brush, review: None, past, future, told: false }
    }

    /// An editor of a board read from a photograph, at its first doubtful point.
    pub fn of_photograph(board: Board, review: Review) -> Self {
        let middle = Vertex::new(board.size().width() / 2, board.size().height() / 2);
        let cursor = review.doubts.iter().next().unwrap_or(middle);
        Self { cursor, review: Some(review), ..Self::on(board) }
    }

    /// A restored editor with its undo history, newest last.
    pub(crate) fn after(past: Vec<Edited>, now: Edited) -> Self {
        let Edited { board, cursor, review } = now;
        Self { cursor, review, past, ..Self::on(board) }
    }

    /// What is left to check, if the board was read from a photograph.
    pub const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The number of unconfirmed points, on the first call only; `None` if nothing is in doubt.
    pub fn untold_doubts(&mut self) -> Option<usize> {
        let review = self.review.as_mut()?;
        let open = review.why.is_some() || !review.doubts.is_empty();
        let first = open && !std::mem::replace(&mut review.told, true);
        first.then(|| review.doubts.len())
    }

    /// The number of empty rows, on the first call that finds more than a quarter of the rows
    /// empty: a finished game hardly leaves that many.
    pub fn untold_empty_rows(&mut self) -> Option<usize> {
        let size = self.size();
        let is_empty =
            |y: u8| (0..size.width()).all(|x| self.board.get(Vertex::new(x, y)).is_none());
        let rows = (0..size.height()).filter(|&y| is_empty(y)).count();
        let first =
            rows * 4 > usize::from(size.height()) && !std::mem::replace(&mut self.told, true);
        first.then_some(rows)
    }

    /// Whether there is nothing to undo and nothing to check.
    pub fn is_untouched(&self) -> bool {
        self.past.is_empty() && self.review.is_none()
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The current stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Where the next symbol goes.
    pub const fn cursor(&self) -> Vertex {
        self.cursor
    }

    /// The repeat count typed for the next symbol; 0 if none.
    pub const fn run(&self) -> u16 {
        self.run
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// Makes a change that can be undone.
    fn change(&mut self, change: impl FnOnce(&mut Self)) {
        let before = self.now();
        change(self);
        if before.board != self.board || before.review != self.review {
            self.past.push(before);
            self.future.clear();
        }
    }

    /// Replaces the board with another of any size, and drops the review.
    pub fn replace(&mut self, board: Board) {
        self.run = 0;
        self.change(|editor| {
            (editor.board, editor.cursor, editor.review) = (board, Vertex::new(0, 0), None);
        });
    }

    /// Earlier states for undo, newest last.
    pub(crate) fn past(&self) -> &[Edited] {
        &self.past
    }

    /// The current state.
    pub(crate) fn now(&self) -> Edited {
        let Self { board, cursor, review, .. } = self;
        Edited { board: board.clone(), cursor: *cursor, review: review.clone() }
    }

    fn set_back(&mut self, before: Edited) -> Edited {
        let now = self.now();
        Edited { board: self.board, cursor: self.cursor, review: self.review } = before;
        now
    }

    /// Puts a stone down or removes one, which also confirms the point.
    fn put(&mut self, vertex: Vertex, stone: Option<Color>) {
        self.board.set(vertex, stone);
        self.settle(vertex);
    }

    fn settle(&mut self, vertex: Vertex) {
        if let Some(review) = &mut self.review {
            review.doubts.remove(vertex);
        }
    }

    /// Moves to the next or the previous doubtful point, around the end.
    pub fn go_to_doubt(&mut self, back: bool) {
        let Some(review) = &self.review else { return };
        let (size, own) = (self.size(), self.size().index(self.cursor));
        let all: Vec<Vertex> = review.doubts.iter().collect();
        let next = if back {
            all.iter().rfind(|at| size.index(**at) < own).or(all.last())
        } else {
            all.iter().find(|at| size.index(**at) > own).or(all.first())
        };
        if let Some(next) = next {
            self.cursor = *next;
        }
    }

    /// Sets and confirms the point under the cursor, then moves to the next doubtful one.
    fn review_with(&mut self, stone: Option<Color>) {
        let cursor = self.cursor;
        let was_doubtful =
            self.review.as_ref().is_some_and(|review| review.doubts.contains(cursor));
        self.change(|editor| editor.put(cursor, stone));
        if was_doubtful {
            self.go_to_doubt(false);
        }
    }

    /// Puts a stone on a vertex and confirms it; the cursor is then at the next doubtful point.
    pub fn put_at(&mut self, vertex: Vertex, stone: Option<Color>) {
        self.change(|editor| {
            editor.cursor = vertex;
            editor.put(vertex, stone);
        });
        self.go_to_doubt(false);
    }

    /// Turns or mirrors the board together with its doubtful points and its photograph.
    fn transform(&mut self, how: Symmetry, seen: impl Fn(&SeenBoard) -> SeenBoard) {
        self.change(|editor| {
            let size = editor.size();
            editor.cursor = how.vertex(editor.cursor, size);
            editor.board = how.board(&editor.board);
            if let Some(review) = &mut editor.review {
                let doubts = VertexSet::of(
                    editor.board.size(),
                    review.doubts.iter().map(|vertex| how.vertex(vertex, size)),
                );
                review.doubts = doubts;
                review.seen = review.seen.as_deref().map(|own| Arc::new(seen(own)));
            }
        });
    }

    /// Types a character: of a run, or what is at a doubtful point.
    pub fn push(&mut self, sign: char) {
        if self.review.is_some() {
            self.review_with(stone_of(sign));
        } else {
            self.type_sign(sign);
        }
    }

    /// Confirms the doubtful point as it was read.
    pub fn take_as_read(&mut self) {
        self.review_with(self.board.get(self.cursor));
    }

    /// Takes what another photograph of the board shows, too; undo returns to what was there.
    pub fn take_photograph(&mut self, board: Board, review: Review) {
        self.change(|editor| {
            editor.cursor = review.doubts.iter().next().unwrap_or(editor.cursor);
            (editor.board, editor.review) = (board, Some(review));
        });
    }

    /// Turns the board clockwise.
    pub fn turn(&mut self) {
        self.transform(Symmetry::TURNED, SeenBoard::turned);
    }

    /// Mirrors the board.
    pub fn mirror(&mut self) {
        self.transform(Symmetry::MIRRORED, SeenBoard::mirrored);
    }

    /// Moves the cursor.
    pub fn go(&mut self, direction: Direction) {
        self.run = 0;
        self.cursor = direction.from(self.cursor, self.size());
    }

    /// Moves the cursor to the start of the next row.
    pub fn next_row(&mut self) {
        self.run = 0;
        let y = (self.cursor.y + 1).min(self.size().height() - 1);
        self.cursor = Vertex::new(0, y);
    }

    /// Puts the next stone on a vertex, as with a click: Black, White, none.
    pub fn toggle(&mut self, vertex: Vertex) {
        self.change(|editor| {
            let next = match editor.board.get(vertex) {
                None => Some(Color::Black),
                Some(Color::Black) => Some(Color::White),
                Some(Color::White) => None,
            };
            editor.brush = next;
            editor.cursor = vertex;
            editor.put(vertex, next);
        });
    }

    /// Paints a vertex, as when dragging.
    pub fn paint(&mut self, vertex: Vertex) {
        self.change(|editor| {
            editor.cursor = vertex;
            editor.put(vertex, editor.brush);
        });
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            let now = self.set_back(before);
            self.future.push(now);
        }
    }

    /// Redoes the last change undone.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            let now = self.set_back(after);
            self.past.push(now);
        }
    }

    /// A digit extends the repeat count; `x`, `o` or `.` is put down that many times from the
    /// cursor, continuing into the next row.
    fn type_sign(&mut self, c: char) {
        if let Some(digit) = c.to_digit(10) {
            let run = u32::from(self.run) * 10 + digit;
            self.run = u16::try_from(run).unwrap_or(u16::MAX).min(MOST_RUN);
            return;
        }
        let stone = stone_of(c);
        let run = std::mem::take(&mut self.run).max(1);
        self.change(|editor| {
            for _ in 0..run {
                editor.board.set(editor.cursor, stone);
                let next = editor.size().index(editor.cursor) + 1;
                let Some(next) = editor.size().vertices().nth(next) else { break };
                editor.cursor = next;
            }
        });
    }

    /// Deletes a digit of the repeat count, or clears the point before the cursor.
    pub fn erase(&mut self) {
        if self.run > 0 {
            self.run /= 10;
            return;
        }
        let at = self.size().index(self.cursor);
        let before = at.checked_sub(1).and_then(|at| self.size().vertices().nth(at));
        if let Some(before) = before {
            self.change(|editor| {
                editor.put(before, None);
                editor.cursor = before;
            });
        }
    }

    /// Fills the empty region around the cursor with a side's stones: in area scoring a stone is
    /// worth as much as a vacant point.
    pub fn fill(&mut self, color: Color) {
        self.change(|editor| {
            if editor.board.get(editor.cursor).is_none() {
                for vertex in editor.board.flood(editor.cursor, None) {
                    editor.put(vertex, Some(color));
                }
            }
        });
    }
}

/// What a symbol puts down.
const fn stone_of(c: char) -> Option<Color> {
    match c {
        'x' | 'X' => Some(Color::Black),
        'o' | 'O' => Some(Color::White),
        _ => None,
    }
}

/// The longest run: two digits, enough for a row of any board.
const MOST_RUN: u16 = 99;
