//! Putting a finished position in: stone by stone, in runs, by painting, by flooding, by pasting.

use std::sync::Arc;

use super::{Action, SeenBoard};
use crate::fact::Message;
use crate::goban::{Board, Color, Size, Symmetry, Vertex, VertexSet};
#[cfg(feature = "photo")]
use crate::photo::Reading;

/// A board being put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    board: Board,
    cursor: Vertex,
    /// How many signs the next one stands for; 0 is one.
    run: u16,
    /// What painting puts down.
    brush: Option<Color>,
    /// What is to be looked over of a board that was read from a photograph.
    review: Option<Review>,
    past: Vec<Edited>,
    future: Vec<Edited>,
    /// Whether the player was told that much of the board is empty.
    told: bool,
}

/// What undo brings back of a board being put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Edited {
    /// The stones.
    pub board: Board,
    /// Where the next sign goes.
    pub cursor: Vertex,
    /// What is to be looked over.
    pub review: Option<Review>,
}

/// What is to be looked over of a board that was read from a photograph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The points that are not settled.
    pub doubts: VertexSet,
    /// Why all of it may be wrong, if it may.
    pub why: Option<Message>,
    /// The board as it was seen; none where the photograph is no longer there.
    pub seen: Option<Arc<SeenBoard>>,
    /// Whether the player was told of what is not settled.
    told: bool,
}

impl Review {
    /// What is to be looked over, with the board as it was seen.
    pub const fn new(
        doubts: VertexSet,
        why: Option<Message>,
        seen: Option<Arc<SeenBoard>>,
    ) -> Self {
        Self { doubts, why, seen, told: false }
    }

    /// What a photograph leaves to be checked.
    #[cfg(feature = "photo")]
    pub fn of(reading: &Reading) -> Self {
        let seen = SeenBoard {
            side: reading.above.width,
            line: Reading::LINE,
            rim: Reading::RIM * Reading::LINE,
            rgb: reading.above.rgb.clone(),
        };
        Self::new(reading.doubtful, reading.doubt.clone().map(Message::from), Some(Arc::new(seen)))
    }
}

impl Editor {
    /// A board to begin with, from its top left corner on.
    pub(super) fn on(board: Board) -> Self {
        let cursor = Vertex::new(0, 0);
        let (past, future) = (Vec::new(), Vec::new());
        let brush = Some(Color::Black);
        Self { board, cursor, run: 0, brush, review: None, past, future, told: false }
    }

    /// A board that was read from a photograph, at the first of its doubtful points.
    pub fn of_photograph(board: Board, review: Review) -> Self {
        let middle = Vertex::new(board.size().width() / 2, board.size().height() / 2);
        let cursor = review.doubts.iter().next().unwrap_or(middle);
        Self { cursor, review: Some(review), ..Self::on(board) }
    }

    /// A board taken up again after these changes, the last one at the end.
    pub(super) fn after(past: Vec<Edited>, now: Edited) -> Self {
        let Edited { board, cursor, review } = now;
        Self { cursor, review, past, ..Self::on(board) }
    }

    /// What is to be looked over, where the board was read from a photograph.
    pub const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// How many points are not settled, the first time this is asked; none if all are.
    pub(super) fn untold_doubts(&mut self) -> Option<usize> {
        let review = self.review.as_mut()?;
        let open = review.why.is_some() || !review.doubts.is_empty();
        let first = open && !std::mem::replace(&mut review.told, true);
        first.then(|| review.doubts.len())
    }

    /// How many rows have no stone, the first time this is asked, where they are more than a
    /// quarter of the board: hardly a finished game leaves so much open.
    pub(super) fn untold_empty_rows(&mut self) -> Option<usize> {
        let size = self.size();
        let is_empty =
            |y: u8| (0..size.width()).all(|x| self.board.get(Vertex::new(x, y)).is_none());
        let rows = (0..size.height()).filter(|&y| is_empty(y)).count();
        let first =
            rows * 4 > usize::from(size.height()) && !std::mem::replace(&mut self.told, true);
        first.then_some(rows)
    }

    /// Whether there is nothing to undo and nothing to look over.
    pub(super) fn is_untouched(&self) -> bool {
        self.past.is_empty() && self.review.is_none()
    }

    /// The stones as they stand.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Where the next sign goes.
    pub const fn cursor(&self) -> Vertex {
        self.cursor
    }

    /// The run typed for the next sign; 0 if none is.
    pub const fn run(&self) -> u16 {
        self.run
    }

    fn size(&self) -> Size {
        self.board.size()
    }

    /// Makes a change that can be taken back.
    fn change(&mut self, change: impl FnOnce(&mut Self)) {
        let before = self.now();
        change(self);
        if before.board != self.board || before.review != self.review {
            self.past.push(before);
            self.future.clear();
        }
    }

    /// Another board takes the place of this one, of whatever size; nothing of it is doubtful.
    pub(super) fn replace(&mut self, board: Board) {
        self.run = 0;
        self.change(|editor| {
            (editor.board, editor.cursor, editor.review) = (board, Vertex::new(0, 0), None);
        });
    }

    /// What undo brings back, the last change at the end.
    pub(super) fn past(&self) -> &[Edited] {
        &self.past
    }

    /// As it stands.
    pub(super) fn now(&self) -> Edited {
        let Self { board, cursor, review, .. } = self;
        Edited { board: board.clone(), cursor: *cursor, review: review.clone() }
    }

    fn set_back(&mut self, before: Edited) -> Edited {
        let now = self.now();
        Edited { board: self.board, cursor: self.cursor, review: self.review } = before;
        now
    }

    /// Puts a stone down, or takes one away: the point is settled by that.
    fn put(&mut self, vertex: Vertex, stone: Option<Color>) {
        self.board.set(vertex, stone);
        self.settle(vertex);
    }

    fn settle(&mut self, vertex: Vertex) {
        if let Some(review) = &mut self.review {
            review.doubts.remove(vertex);
        }
    }

    /// The next doubtful point after the cursor, or the one before; around the end.
    fn go_to_doubt(&mut self, back: bool) {
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

    /// What the point under the cursor is, settled; then the next doubtful one.
    fn review_with(&mut self, stone: Option<Color>) {
        let cursor = self.cursor;
        let was_doubtful =
            self.review.as_ref().is_some_and(|review| review.doubts.contains(cursor));
        self.change(|editor| editor.put(cursor, stone));
        if was_doubtful {
            self.go_to_doubt(false);
        }
    }

    /// Turns or mirrors the board with its doubts and what was seen of it.
    fn turn(&mut self, how: Symmetry, seen: impl Fn(&SeenBoard) -> SeenBoard) {
        self.change(|editor| {
            let size = editor.size();
            editor.cursor = how.vertex(editor.cursor, size);
            editor.board = how.board(&editor.board);
            if let Some(review) = &mut editor.review {
                let mut doubts = VertexSet::new(editor.board.size());
                doubts.extend(review.doubts.iter().map(|vertex| how.vertex(vertex, size)));
                review.doubts = doubts;
                review.seen = review.seen.as_deref().map(|own| Arc::new(seen(own)));
            }
        });
    }

    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::Type(c) if self.review.is_some() => self.review_with(stone_of(c)),
            Action::Type(c) => self.type_sign(c),
            Action::AsRead => self.review_with(self.board.get(self.cursor)),
            Action::NextDoubt => self.go_to_doubt(false),
            Action::PreviousDoubt => self.go_to_doubt(true),
            Action::Turn => self.turn(Symmetry::TURNED, SeenBoard::turned),
            Action::Mirror => self.turn(Symmetry::MIRRORED, SeenBoard::mirrored),
            Action::Erase => self.erase(),
            Action::Move(direction) => {
                self.run = 0;
                self.cursor = direction.from(self.cursor, self.size());
            }
            Action::NextRow => {
                self.run = 0;
                let y = (self.cursor.y + 1).min(self.size().height() - 1);
                self.cursor = Vertex::new(0, y);
            }
            Action::ToggleAt(vertex) => self.change(|editor| {
                let next = match editor.board.get(vertex) {
                    None => Some(Color::Black),
                    Some(Color::Black) => Some(Color::White),
                    Some(Color::White) => None,
                };
                editor.brush = next;
                editor.cursor = vertex;
                editor.put(vertex, next);
            }),
            Action::PaintAt(vertex) => self.change(|editor| {
                editor.cursor = vertex;
                editor.put(vertex, editor.brush);
            }),
            Action::Flood(color) => self.change(|editor| editor.flood(color)),
            Action::Undo => {
                if let Some(before) = self.past.pop() {
                    let now = self.set_back(before);
                    self.future.push(now);
                }
            }
            Action::Redo => {
                if let Some(after) = self.future.pop() {
                    let now = self.set_back(after);
                    self.past.push(now);
                }
            }
            _ => {}
        }
    }

    /// A digit lengthens the run; `x`, `o`, `.` are put down as often as it says, from the cursor
    /// on, over the end of the row into the next.
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

    /// Takes a digit of the run back, or the sign before the cursor.
    fn erase(&mut self) {
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

    /// Everything vacant around the cursor is a side's: by area a stone there is worth what the
    /// vacant point is.
    fn flood(&mut self, color: Color) {
        if self.board.get(self.cursor).is_none() {
            for vertex in self.board.flood(self.cursor, None) {
                self.put(vertex, Some(color));
            }
        }
    }
}

/// What a sign puts down.
const fn stone_of(c: char) -> Option<Color> {
    match c {
        'x' | 'X' => Some(Color::Black),
        'o' | 'O' => Some(Color::White),
        _ => None,
    }
}

/// A run is never longer than the largest board's row.
const MOST_RUN: u16 = 99;
