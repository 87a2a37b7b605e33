//! A count with what else is half done beside it: a board being put in, a setting being typed.

use crate::{Count, Editor, Remark, SettingEntry, Step};
use shuzi_core::goban::Board;

/// A count and what is half done beside it: all that a power cut must not lose.
#[derive(Clone, Debug)]
pub struct Workbench {
    pub count: Count,
    /// A board being put in or checked: open in the editor, or put aside.
    pub editor: Option<Editor>,
    /// Whether the editor is open.
    pub is_editing: bool,
    /// The setting being changed.
    pub setting: SettingEntry,
}

impl Workbench {
    /// Begins with a count.
    pub fn new(count: Count) -> Self {
        Self { count, editor: None, is_editing: false, setting: SettingEntry::default() }
    }

    /// Begins with a board read from a photograph, to be checked before it is counted.
    #[must_use]
    pub fn with_photograph(self, editor: Editor) -> Self {
        Self { editor: Some(editor), is_editing: true, ..self }
    }

    pub fn open_editor(&self) -> Option<&Editor> {
        self.editor.as_ref().filter(|_| self.is_editing)
    }

    /// Whether nothing was counted, typed, marked or put in.
    pub fn is_at_beginning(&self) -> bool {
        self.count.is_at_beginning() && self.editor.is_none()
    }

    /// Whether leaving needs no question: nothing was done, or the result is there and no board is half
    /// put in. A photographed board that was counted is kept for another check alone.
    pub fn is_finished(&self) -> bool {
        let is_half_put_in =
            self.is_editing || self.editor.as_ref().is_some_and(|editor| editor.review().is_none());
        self.count.session().step == Step::Result && !is_half_put_in
    }

    /// Opens the editor on the board put aside, or else on the one that is counted. Returns false if a
    /// setting that is typed has to be fixed first: the size of the board may be one.
    pub fn edit(&mut self) -> bool {
        let Self { count, editor, setting, .. } = self;
        if !setting.enter(count) {
            return false;
        }
        let session = count.session();
        let counted = || session.board().cloned().unwrap_or_else(|| Board::new(session.size()));
        editor.get_or_insert_with(|| Editor::on(counted()));
        self.is_editing = true;
        true
    }

    /// Leaves the editor; its board is put aside for the next time.
    pub fn leave_editor(&mut self) {
        self.is_editing = false;
        let Some(editor) = &self.editor else { return };
        // An untouched board is not worth keeping.
        let board = editor.board();
        let is_as_before =
            board.stones().next().is_none() || self.count.session().board() == Some(board);
        if editor.is_untouched() && is_as_before {
            self.editor = None;
        } else {
            self.count.say(Remark::PositionKept);
        }
    }

    /// Counts the board in the editor, unless something about it is to be asked first. Returns whether
    /// it is counted.
    pub fn count_board(&mut self) -> bool {
        let Some(editor) = &mut self.editor else { return false };
        self.count.hush();
        if let Some(points) = editor.untold_doubts() {
            self.count.say(Remark::DoubtsLeft { points });
            return false;
        }
        let board = editor.board().clone();
        if board.stones().next().is_none() {
            *editor = Editor::on(board);
            self.count.say(Remark::NoStones);
            return false;
        }
        // A photographed board is checked anyway and may well have empty rows.
        let is_photograph = editor.review().is_some();
        if !is_photograph && let Some(rows) = editor.untold_empty_rows() {
            self.count.say(Remark::RowsEmpty { rows });
            return false;
        }
        // A photographed board is kept so that it can be checked again.
        self.editor = self.editor.take().filter(|_| is_photograph);
        self.is_editing = false;
        self.count.take_board(board);
        true
    }

    /// Returns from an example or a board put in by hand to the table before it; a board put in is put
    /// aside for the editor. Returns false if there is none.
    pub fn leave_board(&mut self) -> bool {
        if !self.count.is_other_board() {
            return false;
        }
        let session = self.count.session();
        let board = session.board().filter(|_| session.origin() == Some(&crate::Origin::PutIn));
        let put_aside = board.filter(|_| self.editor.is_none()).cloned();
        if let Some(board) = put_aside {
            self.editor = Some(Editor::on(board));
            self.count.say(Remark::PositionKept);
        }
        self.count.leave_board();
        true
    }
}
