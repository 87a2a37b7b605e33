//! The walk-through as a state machine: actions in, effects out. It draws and reads nothing.

mod action;
mod answering;
mod cheat_sheet;
mod comparing;
mod counted;
mod cycle;
mod editor;
mod kept_count;
mod keymap;
mod layer;
mod live;
mod mode;
mod number_entry;
mod practising;
mod rearranging;
mod remark;
mod screen;
mod session;
mod setting;
mod settings;
mod setup;
mod step;
mod table;

use std::sync::Arc;

use std::mem;

pub use action::{Action, Direction, Effect, SheetChange};
pub use cheat_sheet::CheatSheet;
pub use comparing::{ComparePage, Comparing};
pub use cycle::next_of;
pub use editor::Editor;
pub use kept_count::KeptCount;
pub use keymap::{Binding, Key, bindings};
pub use layer::{AppearanceRow, Overlay, SaveFormat};
pub use live::{Check, Live, Standing};
pub use mode::Mode;
pub use number_entry::NumberEntry;
pub use practising::{Asking, MenuRow, PracticeEffect, PracticePage, Practising};
pub use rearranging::Rearranging;
pub use remark::{CheckFact, Remark};
pub use screen::Screen;
pub use session::Session;
pub use setting::Setting;
pub use setup::Setup;
pub use step::Step;
pub use table::{Table, TablePosition};

use crate::fact::Message;
use crate::goban::Vertex;
use crate::rules::Profile;

/// The whole state of the program while it runs.
#[derive(Clone, Debug)]
pub struct App {
    session: Session,
    past: Vec<Session>,
    future: Vec<Session>,
    profiles: Vec<Arc<Profile>>,
    entry: NumberEntry,
    cursor: Vertex,
    row: usize,
    overlay: Option<Overlay>,
    screen: Screen,
    /// A board that was left half put in.
    draft: Option<Editor>,
    resumable: Option<(usize, usize, Option<usize>)>,
    message: Option<Message>,
    show_words: bool,
    scroll: u16,
}

impl App {
    /// A count that begins. `profiles` are those the player may choose from.
    pub fn new(session: Session, profiles: Vec<Arc<Profile>>) -> Self {
        let size = session.size();
        Self {
            session,
            past: Vec::new(),
            future: Vec::new(),
            profiles,
            entry: NumberEntry::default(),
            cursor: Vertex::new(size.width() / 2, size.height() / 2),
            row: 0,
            overlay: None,
            screen: Screen::Count,
            draft: None,
            resumable: None,
            message: None,
            show_words: false,
            scroll: 0,
        }
    }

    /// Asks first whether to take up the count that was broken off, `kept`.
    pub fn offer_to_resume(&mut self, kept: &Self) {
        let (at, all) = kept.session.progress();
        let board = kept.editor().or(kept.draft.as_ref()).map(Editor::board);
        let stones = board.or_else(|| kept.session.board()).map(|board| board.stones().count());
        self.resumable = Some((at, all, stones));
        self.overlay = Some(Overlay::Resume);
    }

    /// The states undo brings back, the oldest first.
    pub(super) fn past_sessions(&self) -> &[Session] {
        &self.past
    }

    /// The profiles the player may choose from.
    pub(super) fn profiles(&self) -> &[Arc<Profile>] {
        &self.profiles
    }

    /// Takes up a count in this state.
    pub(super) fn take_up(&mut self, session: Session, past: Vec<Session>, entry: NumberEntry) {
        (self.session, self.past, self.entry) = (session, past, entry);
        self.keep_cursor_on_board();
    }

    /// Where the count that was broken off stopped: its step, of how many, and the stones on its
    /// board.
    pub const fn resumable(&self) -> Option<(usize, usize, Option<usize>)> {
        self.resumable
    }

    /// The count as it stands.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What is being typed.
    pub const fn entry(&self) -> &NumberEntry {
        &self.entry
    }

    /// Where the cursor is on the board.
    pub const fn cursor(&self) -> Vertex {
        self.cursor
    }

    /// The setting the cursor is on.
    pub fn setting(&self) -> Setting {
        let settings = self.session.settings();
        settings[self.row.min(settings.len() - 1)]
    }

    /// How many lines of the words are scrolled away.
    pub const fn scroll(&self) -> u16 {
        self.scroll
    }

    /// What lies over the walk-through, if anything does.
    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    /// What is on the screen, below whatever lies over it.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The plan of the physical count, where it is shown.
    pub const fn rearranging(&self) -> Option<&Rearranging> {
        match &self.screen {
            Screen::Rearrange(rearranging) => Some(rearranging),
            _ => None,
        }
    }

    /// Whether nothing has been done yet.
    pub const fn is_fresh(&self) -> bool {
        self.past.is_empty() && self.overlay.is_none()
    }

    /// The last remark to the player.
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// Tells the player something.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.message = Some(remark.into());
    }

    /// Whether a small screen shows the words rather than the board.
    ///
    /// Where the board is worked on it is shown first, elsewhere the words; a key swaps them.
    pub const fn shows_words(&self) -> bool {
        let on_board = self.screen.is_on_board(self.session.step)
            && !matches!(self.overlay, Some(Overlay::Settings));
        self.show_words == on_board
    }

    /// What the live panel shows, with what is being typed already counted in.
    pub fn live(&self) -> Live {
        let typed = self.entry.value().ok().flatten();
        Live::of(&self.session, typed)
    }

    /// Which keys mean something now.
    pub const fn mode(&self) -> Mode {
        match self.overlay {
            Some(Overlay::Help { .. }) => Mode::Help,
            Some(Overlay::Quit) => Mode::Quit,
            Some(Overlay::Resume) => Mode::Resume,
            Some(Overlay::Settings) => Mode::Settings,
            Some(Overlay::Appearance(_)) => Mode::Appearance,
            Some(Overlay::Save(_)) => Mode::Save,
            None => self.mode_below(),
        }
    }

    /// Which keys mean something where nothing lies over the walk-through.
    pub const fn mode_below(&self) -> Mode {
        self.screen.mode(self.session.step)
    }

    /// The action a key means now, if it means any.
    pub fn action(&self, key: Key) -> Option<Action> {
        self.mode().action(key)
    }

    /// Carries out an action.
    pub fn update(&mut self, action: Action) -> Option<Effect> {
        self.message = None;
        if self.mode() == Mode::Edit && Self::is_for_editor(action) && self.edit_with(action) {
            return Some(Effect::Save);
        }
        match action {
            Action::Quit => return self.quit(),
            Action::Close => return self.close(),
            Action::Help => {
                let on_settings = self.overlay == Some(Overlay::Settings);
                self.overlay = Some(Overlay::Help { line: 0, on_settings });
            }
            Action::Move(direction) => self.go(direction),
            Action::Swap => self.show_words = !self.show_words,
            Action::Rearrange => self.rearrange(),
            Action::CheatSheet | Action::Sheet(_) => self.change_sheet(action),
            Action::Appearance => self.overlay = Some(Overlay::Appearance(AppearanceRow::Theme)),
            Action::TurnAppearance(step) => {
                if let Some(Overlay::Appearance(row)) = self.overlay {
                    return Some(Effect::TurnAppearance(row, step));
                }
            }
            Action::KeepAppearance => {
                self.overlay = None;
                return Some(Effect::KeepAppearance);
            }
            Action::Mouse => return Some(Effect::TurnAppearance(AppearanceRow::Mouse, 1)),
            Action::Copy => return Some(Effect::Copy),
            Action::Suspend => return Some(Effect::Suspend),
            Action::Compare => self.compare(None),
            Action::TurnPage(step) => self.compare(Some(step)),
            // An example that is only looked at is not worth offering again.
            Action::Example => self.open_example(),
            Action::Edit => {
                self.edit();
                return Some(Effect::Save);
            }
            Action::Export => return Some(Effect::Export),
            Action::SaveResult => self.overlay = Some(Overlay::Save(SaveFormat::Text)),
            Action::Write => {
                if let Some(Overlay::Save(format)) = self.overlay.take() {
                    return Some(Effect::Write(format));
                }
            }
            Action::Handle(_) | Action::Play | Action::Tick => self.handle(action),
            Action::Next => return self.next(),
            Action::Resume => {
                self.overlay = None;
                return Some(Effect::Resume);
            }
            _ => {
                self.change(action);
                return Some(Effect::Save);
            }
        }
        None
    }

    /// Whether an action is the editor's while it is open.
    const fn is_for_editor(action: Action) -> bool {
        matches!(
            action,
            Action::Next
                | Action::NextRow
                | Action::Type(_)
                | Action::Erase
                | Action::Move(_)
                | Action::ToggleAt(_)
                | Action::PaintAt(_)
                | Action::Flood(_)
                | Action::Resize(..)
                | Action::Undo
                | Action::Redo
        )
    }

    /// Actions that change the count, each of which can be undone.
    fn change(&mut self, action: Action) {
        match action {
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Back => self.remember(Session::back),
            Action::Settings => {
                self.row = 0;
                self.overlay = Some(Overlay::Settings);
            }
            Action::Toggle => self.mark(self.cursor),
            Action::ToggleAt(vertex) => {
                self.cursor = vertex;
                self.mark(vertex);
            }
            Action::NextChain => self.cursor = self.session.next_chain(self.cursor),
            Action::Type(c) => self.entry.push(c),
            Action::Erase => self.entry.erase(),
            Action::Ten => self.entry.add_ten(),
            Action::Change(step) => self.change_setting(step),
            Action::Finish => self.finish(),
            Action::NextMethod => {
                self.remember(Session::next_method);
                if self.session.step != Step::Result {
                    let method = self.session.setup.method;
                    self.say(Remark::MethodNeedsSide { method });
                }
            }
            Action::NextSide => self.remember(Session::next_side),
            _ => {}
        }
    }

    /// Changes the count so that it can be undone; a change that changes nothing is forgotten.
    fn remember(&mut self, change: impl FnOnce(&mut Session)) {
        let before = self.session.clone();
        change(&mut self.session);
        self.session.changed();
        if self.session != before {
            if self.session.step != before.step {
                self.entry = NumberEntry::default();
                self.show_words = false;
                self.scroll = 0;
            }
            self.past.push(before);
            self.future.clear();
        }
    }

    fn undo(&mut self) {
        match self.past.pop() {
            Some(before) => {
                self.future.push(mem::replace(&mut self.session, before));
                self.entry = NumberEntry::default();
            }
            None => self.say(Remark::NothingToUndo),
        }
    }

    fn redo(&mut self) {
        match self.future.pop() {
            Some(after) => {
                self.past.push(mem::replace(&mut self.session, after));
                self.entry = NumberEntry::default();
            }
            None => self.say(Remark::NothingToRedo),
        }
    }

    fn mark(&mut self, vertex: Vertex) {
        match self.session.step {
            Step::Dead if self.session.stone_at(vertex).is_none() => {
                self.say(Remark::NoStoneHere);
            }
            Step::Dead => self.remember(|session| session.toggle_dead(vertex)),
            Step::Seki => {
                if self.session.fill_at(vertex).is_none() {
                    self.say(Remark::NotInSeki);
                } else {
                    self.remember(|session| session.cycle_fill(vertex));
                }
            }
            _ => {}
        }
    }
}
