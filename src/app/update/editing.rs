//! Opening, counting and leaving the board editor; the bundled games; pasting.

use std::sync::Arc;

use crate::app::{Action, App, Editor, Key, Mode, Review, Screen};
use shuzi_core::counting::{Overrides, ValueSource};
use shuzi_core::goban::Board;
use shuzi_core::place::Diagnostic;
use shuzi_core::record::{Info, read_diagram};
use shuzi_walk::{Counted, ExampleGame, Origin, Remark, Session, Step, Table, TablePosition};

impl App {
    /// The board editor, if it is open.
    pub const fn editor(&self) -> Option<&Editor> {
        match &self.screen {
            Screen::Edit(editor) => Some(editor),
            _ => None,
        }
    }

    /// Opens the editor on a board read from a photograph.
    #[must_use]
    pub fn with_photograph(mut self, board: Board, review: Review) -> Self {
        self.screen = Screen::Edit(Box::new(Editor::of_photograph(board, review)));
        self
    }

    /// Opens the editor on the current board.
    pub(super) fn edit(&mut self) {
        // Enter a typed board size first: it applies to this board.
        if self.is_on_settings() && !self.commit_setting() {
            return;
        }
        let empty = || Board::new(self.session.size());
        let board = self.session.board().cloned().unwrap_or_else(empty);
        let editor = self.draft.take().unwrap_or_else(|| Editor::on(board));
        self.screen = Screen::Edit(Box::new(editor));
        self.overlay = None;
    }

    /// Leaves the editor and keeps its board for the next time.
    pub(super) fn leave_editor(&mut self) {
        let Screen::Edit(editor) = std::mem::take(&mut self.screen) else { return };
        // An untouched board is not worth keeping.
        let board = editor.board();
        let is_as_before = board.stones().next().is_none() || self.session.board() == Some(board);
        if editor.is_untouched() && is_as_before {
            return;
        }
        self.draft = Some(*editor);
        self.say(Remark::PositionKept);
    }

    /// Returns from an example or a board set up by hand to the previous table. Returns false if
    /// there is none.
    pub(super) fn leave_board(&mut self) -> bool {
        // Leaving a real board does not undo its count, even after a change of size.
        if !matches!(self.session.origin(), Some(Origin::Example(_) | Origin::PutIn)) {
            return false;
        }
        let other = |session: &Session| session.table != self.session.table;
        let Some(at) = self.past.iter().rposition(other) else { return false };
        // Keep the board for the next time the editor is opened.
        if self.session.origin() == Some(&Origin::PutIn) && self.draft.is_none() {
            self.draft = self.session.board().cloned().map(Editor::on);
            self.say(Remark::PositionKept);
        }
        while self.past.len() > at {
            self.undo();
        }
        true
    }

    /// Carries out an action in the editor. Returns false if it is not open.
    pub(super) fn edit_with(&mut self, action: Action) -> bool {
        let Screen::Edit(editor) = &mut self.screen else { return false };
        match action {
            Action::Next => self.take_board(),
            _ => editor.act(action),
        }
        true
    }

    /// Counts the board in the editor, with its dead stones proposed.
    fn take_board(&mut self) {
        let Screen::Edit(editor) = &mut self.screen else { return };
        if let Some(points) = editor.untold_doubts() {
            self.say(Remark::DoubtsLeft { points });
            return;
        }
        let board = editor.board().clone();
        if board.stones().next().is_none() {
            **editor = Editor::on(board);
            self.say(Remark::NoStones);
            return;
        }
        // A photographed board is checked anyway and may well have empty rows.
        if editor.review().is_none()
            && let Some(rows) = editor.untold_empty_rows()
        {
            self.say(Remark::RowsEmpty { rows });
            return;
        }
        // Keep a photographed board so that it can be checked again.
        self.draft = editor.review().is_some().then(|| (**editor).clone());
        self.screen = Screen::Count;
        self.drafts.clear();
        let position = TablePosition::put_in(board);
        let info = self.own_info();
        self.remember(|session: &mut Session| {
            session.table = Table::File(Box::new(position));
            session.info = info;
            session.counted = Counted::default();
            session.step = Step::Dead;
        });
        self.cursor = self.session.first_to_check();
    }

    /// The information on the game the count began with. The example's komi must not apply to a
    /// board set up after viewing it.
    fn own_info(&self) -> Arc<Info> {
        let is_own = |session: &&Session| !matches!(session.origin(), Some(Origin::Example(_)));
        let own = self.past.iter().chain([&self.session]).rfind(is_own);
        own.map(|session| Arc::clone(&session.info)).unwrap_or_default()
    }

    /// Opens a bundled game, unless counting has begun.
    pub(super) fn open_example(&mut self, game: ExampleGame) {
        if self.session.step != Step::Setup {
            return;
        }
        let Some((table, info)) = game.table() else { return };
        let rules = ExampleGame::rules(&info, &self.profiles);
        self.overlay = None;
        self.drafts.clear();
        self.remember(|session: &mut Session| {
            session.setup.profile = rules.unwrap_or_else(|| session.setup.profile.clone());
            // Komi and handicap are those of the example, not of a game at the table.
            let Overrides { side, keep_tie_breaker, by, .. } = session.setup.overrides;
            if by != ValueSource::Option {
                session.setup.overrides =
                    Overrides { side, keep_tie_breaker, by, ..Overrides::NOTHING };
            }
            session.table = table;
            session.info = Arc::new(info);
            session.counted = Counted::default();
            session.step = Step::Dead;
        });
        self.cursor = self.session.first_to_check();
    }

    /// Returns the actions for a pasted text: its characters as if typed. In the editor the text is
    /// a diagram, which replaces the board.
    pub fn pasted(&mut self, text: &str) -> Vec<Action> {
        let is_edited = matches!(self.mode(), Mode::Edit | Mode::Photograph);
        let Screen::Edit(editor) = &mut self.screen else { return self.typed(text) };
        if !is_edited {
            return self.typed(text);
        }
        self.message = None;
        match read_diagram(text) {
            Ok(game) => editor.replace(game.board),
            Err(Diagnostic { place, what }) => self.say(Remark::NotPasted { place, why: what }),
        }
        Vec::new()
    }

    /// The characters of a text as if typed. Refused unless all of them can be typed here, so that
    /// pasting never triggers a command.
    fn typed(&mut self, text: &str) -> Vec<Action> {
        let sign = |c| self.action(Key::Char(c)).filter(|action| matches!(action, Action::Type(_)));
        let signs: Option<Vec<Action>> = text.trim().chars().map(sign).collect();
        match signs {
            Some(signs) if signs.len() <= LONGEST => signs,
            _ => {
                self.say(Remark::PasteRefused);
                Vec::new()
            }
        }
    }
}

/// The most characters accepted from a paste into a number or a filter.
const LONGEST: usize = 40;
