//! Putting a finished position in: stone by stone, in runs, by painting, by flooding, by pasting.

use super::Action;
use crate::goban::{Board, Color, Size, Vertex};

/// A board being put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    board: Board,
    cursor: Vertex,
    /// How many signs the next one stands for; 0 is one.
    run: u16,
    /// What painting puts down.
    brush: Option<Color>,
    past: Vec<(Board, Vertex)>,
    future: Vec<(Board, Vertex)>,
}

impl Editor {
    /// A board to begin with, from its top left corner on.
    pub(super) fn on(board: Board) -> Self {
        let cursor = Vertex::new(0, 0);
        let (past, future) = (Vec::new(), Vec::new());
        Self { board, cursor, run: 0, brush: Some(Color::Black), past, future }
    }

    /// A board half put in, with the cursor where it was.
    pub(super) fn at(board: Board, cursor: Vertex) -> Self {
        Self { cursor, ..Self::on(board) }
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
        let before = (self.board.clone(), self.cursor);
        change(self);
        if before.0 != self.board {
            self.past.push(before);
            self.future.clear();
        }
    }

    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::Type(c) => self.type_sign(c),
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
                editor.board.set(vertex, next);
            }),
            Action::PaintAt(vertex) => self.change(|editor| {
                editor.cursor = vertex;
                editor.board.set(vertex, editor.brush);
            }),
            Action::Flood(color) => self.change(|editor| editor.flood(color)),
            Action::Undo => {
                if let Some(before) = self.past.pop() {
                    self.future.push((self.board.clone(), self.cursor));
                    (self.board, self.cursor) = before;
                }
            }
            Action::Redo => {
                if let Some(after) = self.future.pop() {
                    self.past.push((self.board.clone(), self.cursor));
                    (self.board, self.cursor) = after;
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
        let stone = match c {
            'x' | 'X' => Some(Color::Black),
            'o' | 'O' => Some(Color::White),
            _ => None,
        };
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
                editor.board.set(before, None);
                editor.cursor = before;
            });
        }
    }

    /// Everything vacant around the cursor is a side's: by area a stone there is worth what the
    /// vacant point is.
    fn flood(&mut self, color: Color) {
        if self.board.get(self.cursor).is_none() {
            for vertex in self.board.flood(self.cursor, None) {
                self.board.set(vertex, Some(color));
            }
        }
    }
}

/// A run is never longer than the largest board's row.
const MOST_RUN: u16 = 99;
