//! Putting a finished position in: stone by stone, in runs, by painting, by flooding, by pasting.

use super::counted::Counted;
use super::{Action, App, Remark, Screen, Session, Step, Table};
use crate::goban::{Board, Color, Size, Vertex};
use crate::life::Dead;
use crate::record::{Games, Info, decode, read_diagram};

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
    fn on(board: Board) -> Self {
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

    fn act(&mut self, action: Action) {
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

impl App {
    /// The board being put in, if one is.
    pub const fn editor(&self) -> Option<&Editor> {
        match &self.screen {
            Screen::Edit(editor) => Some(editor),
            _ => None,
        }
    }

    /// Opens the editor on the board that is counted.
    pub(super) fn edit(&mut self) {
        let empty = || Board::new(self.session.size());
        let board = self.session.board().cloned().unwrap_or_else(empty);
        // A board that was left half put in is taken up again.
        self.screen = Screen::Edit(self.draft.take().unwrap_or_else(|| Editor::on(board)));
        self.overlay = None;
    }

    /// Leaves the editor; the board is there again when it is opened the next time.
    pub(super) fn leave_editor(&mut self) {
        if let Screen::Edit(editor) = std::mem::take(&mut self.screen) {
            self.draft = Some(editor);
        }
        self.say(Remark::PositionKept);
    }

    /// Goes back from an example or a board put in to what was on the table before.
    pub(super) fn leave_board(&mut self) -> bool {
        let other = |session: &Session| session.table != self.session.table;
        let Some(at) = self.past.iter().rposition(other) else { return false };
        while self.past.len() > at {
            self.undo();
        }
        true
    }

    /// Carries out an action in the editor; false if none is open or the action is not its own.
    pub(super) fn edit_with(&mut self, action: Action) -> bool {
        let Screen::Edit(editor) = &mut self.screen else { return false };
        match action {
            Action::Next => self.take_board(),
            Action::Resize(width, height) => {
                if let Ok(size) = Size::new(width, height) {
                    *editor = Editor::on(Board::new(size));
                }
            }
            _ => editor.act(action),
        }
        true
    }

    /// Counts the board that was put in, its dead stones proposed.
    fn take_board(&mut self) {
        let Screen::Edit(editor) = &mut self.screen else { return };
        let board = editor.board.clone();
        if board.stones().next().is_none() {
            *editor = Editor::on(board);
            self.say(Remark::NoStones);
            return;
        }
        self.screen = Screen::Count;
        let dead = Dead::proposed(&board);
        let position = super::TablePosition::put_in(board, dead);
        self.remember(|session: &mut Session| {
            session.table = Table::File(Box::new(position));
            session.counted = Counted::default();
            session.step = Step::Dead;
        });
    }

    /// Opens the bundled example, where nothing is counted yet.
    pub(super) fn open_example(&mut self) {
        if self.session.step != Step::Setup {
            return;
        }
        let Some((table, info)) = Self::example() else { return };
        self.overlay = None;
        self.remember(|session: &mut Session| {
            session.table = table;
            session.info = std::sync::Arc::new(info);
            session.counted = Counted::default();
            session.step = Step::Dead;
        });
    }

    /// The bundled example, its dead stones proposed.
    pub(super) fn example() -> Option<(Table, Info)> {
        let text = decode(EXAMPLE, None);
        let (game, _) = Games::of(&text, None).next()?.ok()?;
        let dead = Dead::proposed(&game.board);
        let name = "example".to_owned();
        let position = super::TablePosition::new(name, game.board, dead, game.plays);
        Some((Table::File(Box::new(position)), game.info))
    }

    /// What a pasted text means: in the editor a diagram, as the keys that would type it;
    /// elsewhere its signs one by one.
    pub fn pasted(&self, text: &str) -> Vec<Action> {
        if self.editor().is_none() {
            let keys = text.chars().filter(|c| !c.is_control());
            return keys.filter_map(|c| self.action(super::Key::Char(c))).take(LONGEST).collect();
        }
        let Ok(game) = read_diagram(text) else { return Vec::new() };
        let size = game.board.size();
        let begin = Action::Resize(size.width(), size.height());
        let signs = size.vertices().map(|vertex| {
            Action::Type(match game.board.get(vertex) {
                Some(Color::Black) => 'x',
                Some(Color::White) => 'o',
                None => '.',
            })
        });
        std::iter::once(begin).chain(signs).collect()
    }
}

/// The bundled example.
const EXAMPLE: &[u8] = include_bytes!("../../assets/games/even.sgf");

/// More signs are not taken from a paste where numbers are typed.
const LONGEST: usize = 40;
