//! The walk-through as a state machine: actions in, effects out. It does no I/O.

mod action;
mod appearance_page;
mod appearance_row;
mod asked;
mod beginning;
mod bindings;
mod browser;
mod can;
mod cheat_sheet;
mod common_bindings;
mod comparing;
mod done_count;
mod editor;
mod editor_bindings;
mod effect;
mod examples_page;
mod handicap_table;
mod home;
mod illustration;
mod kept_board;
mod kept_count;
mod key;
mod key_group;
mod keymap;
mod last_used;
mod mode;
mod overlay;
mod page;
mod page_bindings;
mod palette;
#[cfg(feature = "phone")]
mod phone_page;
mod picker;
mod practising;
mod screen;
mod scroll;
mod seen_board;
mod showcase;
mod tip;
mod update;

use std::cell::OnceCell;
use std::sync::Arc;

pub use action::{Action, SheetChange};
pub use appearance_page::AppearancePage;
pub use appearance_row::AppearanceRow;
pub use beginning::{Beginning, HomeEffect};
pub use browser::{Browser, Entry, FilePreview, Found};
pub use cheat_sheet::CheatSheet;
pub use comparing::{ComparePage, Comparing};
pub use done_count::{DoneCount, Verified};
pub use editor::{Editor, Review};
pub use effect::Effect;
pub use examples_page::ExamplesPage;
pub use handicap_table::HandicapTable;
pub use home::{Home, HomeRow, Unfinished, UsualCount};
pub use illustration::Illustration;
pub use kept_count::KeptCount;
pub use key::{Binding, Key, KeyError};
pub use key_group::KeyGroup;
pub use keymap::{Keymap, KeymapError};
pub use last_used::LastUsed;
pub use mode::Mode;
pub use overlay::{Overlay, Resumable};
pub use page::{OpenPage, Page, PageEffect};
pub use palette::Palette;
#[cfg(feature = "phone")]
pub use phone_page::{Arrival, PhoneAddress, PhonePage, SentBoard};
pub use picker::Picker;
pub use practising::{Asking, MenuRow, PracticeEffect, PracticePage, Practising};
pub use screen::Screen;
pub use scroll::Scroll;
pub use seen_board::SeenBoard;
pub use showcase::Showcase;
pub use tip::Tip;

use asked::Asked;

use shuzi_walk::{
    Counted, Drafts, Live, NumberEntry, Preview, Rearranging, Session, Setting, Standing, Step,
    Table,
};

use shuzi_core::fact::Message;
use shuzi_core::goban::{Chain, Vertex, VertexSet};
use shuzi_core::rules::Profile;
use shuzi_core::scoring::Comparison;

/// The whole state of the running program.
#[derive(Clone, Debug)]
pub struct App {
    session: Session,
    past: Vec<Session>,
    future: Vec<Session>,
    profiles: Vec<Arc<Profile>>,
    /// The names of the last rule profiles used, newest first.
    recent_rules: Vec<String>,
    drafts: Drafts,
    /// The number typed into the setting under the cursor.
    setting_entry: NumberEntry,
    /// What was asked about, accepted if entered again.
    asked: Option<Asked>,
    /// Whether the number typed was refused: the next digit then starts a new one.
    refused: bool,
    cursor: Vertex,
    /// Where the cursor was while dead stones are marked.
    looked_at: VertexSet,
    /// The effect of marking the chain under the cursor.
    preview: Option<Preview>,
    /// The count under every profile, worked out once for each state that shows it.
    by_all: OnceCell<Option<Comparison>>,
    row: usize,
    overlay: Option<Overlay>,
    /// The list of all actions, if it is open over everything else.
    palette: Option<Palette>,
    screen: Screen,
    /// An unfinished board of the editor.
    draft: Option<Editor>,
    resumable: Option<Resumable>,
    message: Option<Message>,
    show_words: bool,
    scroll: Scroll,
    help_scroll: Scroll,
    is_saved: bool,
    picture_cell: Option<[u16; 2]>,
}

impl App {
    /// Starts a count. `profiles` are those the player can choose from.
    pub fn new(session: Session, profiles: Vec<Arc<Profile>>) -> Self {
        let size = session.size();
        Self {
            session,
            past: Vec::new(),
            future: Vec::new(),
            profiles,
            recent_rules: Vec::new(),
            drafts: Drafts::default(),
            setting_entry: NumberEntry::default(),
            asked: None,
            refused: false,
            cursor: Vertex::new(size.width() / 2, size.height() / 2),
            looked_at: VertexSet::new(size),
            preview: None,
            by_all: OnceCell::new(),
            row: 0,
            overlay: None,
            palette: None,
            screen: Screen::Count,
            draft: None,
            resumable: None,
            message: None,
            show_words: false,
            scroll: Scroll::default(),
            help_scroll: Scroll::default(),
            is_saved: true,
            picture_cell: None,
        }
    }

    /// Sets the names of the last rule profiles used, newest first; they head the list.
    #[must_use]
    pub fn with_recent_rules(self, recent_rules: Vec<String>) -> Self {
        Self { recent_rules, ..self }
    }

    /// Asks whether to resume the interrupted count `kept`, last saved at `time` (RFC 3339).
    pub fn offer_to_resume(&mut self, kept: &Self, time: &str) {
        let board = kept.editor().or(kept.draft.as_ref()).map(Editor::board);
        let stones = board.or_else(|| kept.session.board()).map(|board| board.stones().count());
        self.resumable = Some(Resumable {
            progress: kept.session.progress(),
            stones,
            counted: kept.session.counted_so_far(),
            time: time.to_owned(),
        });
        let is_table = matches!(self.session.table, Table::Real(_));
        self.overlay = Some(if is_table { Overlay::Another } else { Overlay::Resume });
    }

    /// The undo history, oldest first.
    pub(super) fn past_sessions(&self) -> &[Session] {
        &self.past
    }

    /// The count under every profile; `None` while it has no result.
    pub fn comparison(&self) -> Option<&Comparison> {
        let by_all = || Comparing::of(&self.session, &self.profiles).ok();
        self.by_all.get_or_init(|| by_all().map(|all| all.comparison)).as_ref()
    }

    /// The profiles the player can choose from.
    pub(super) fn profiles(&self) -> &[Arc<Profile>] {
        &self.profiles
    }

    /// Restores a saved state.
    pub(super) fn take_up(&mut self, session: Session, past: Vec<Session>, drafts: Drafts) {
        (self.session, self.past, self.drafts) = (session, past, drafts);
        self.by_all = OnceCell::new();
        self.keep_cursor_on_board();
    }

    /// The interrupted count that can be resumed.
    pub const fn resumable(&self) -> Option<&Resumable> {
        self.resumable.as_ref()
    }

    /// The current count.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The number being typed, into a setting or at this step.
    pub fn entry(&self) -> &NumberEntry {
        if self.is_on_settings() { &self.setting_entry } else { self.drafts.at(self.session.step) }
    }

    /// The numbers being typed at each step.
    pub const fn drafts(&self) -> &Drafts {
        &self.drafts
    }

    /// Whether the player acts on the settings.
    fn is_on_settings(&self) -> bool {
        match self.overlay {
            Some(Overlay::Settings | Overlay::Help { on_settings: true }) => true,
            _ => self.mode_below() == Mode::Settings,
        }
    }

    /// The cursor on the board.
    pub const fn cursor(&self) -> Vertex {
        self.cursor
    }

    /// The first uncertain chain that the cursor was not on, and how many there are.
    fn not_looked_at(&self) -> Option<(Vertex, usize)> {
        let (board, dead) = (self.session.board()?, self.session.dead()?);
        let mut chains: Vec<Chain> = Vec::new();
        for vertex in dead.uncertain.iter() {
            if !chains.iter().any(|chain| chain.stones().contains(&vertex)) {
                chains.extend(Chain::at(vertex, board));
            }
        }
        chains.retain(|chain| !chain.stones().iter().any(|at| self.looked_at.contains(*at)));
        Some((*chains.first()?.stones().first()?, chains.len()))
    }

    /// The effect of marking the chain under the cursor.
    pub const fn preview(&self) -> Option<Preview> {
        self.preview
    }

    /// The setting under the cursor.
    pub fn setting(&self) -> Setting {
        let settings = self.session.settings();
        settings[self.row.min(settings.len() - 1)]
    }

    /// How far the text is scrolled.
    pub const fn scroll(&self) -> &Scroll {
        &self.scroll
    }

    /// How far the help is scrolled.
    pub const fn help_scroll(&self) -> &Scroll {
        &self.help_scroll
    }

    /// The window over the walk-through, if one is open.
    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    /// The screen below any overlay.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The plan for rearranging the stones, if it is shown.
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

    /// Whether the walk-through is at its first step with nothing counted, typed or marked.
    pub fn is_at_beginning(&self) -> bool {
        // A real board is empty here, so a changed size does not matter.
        let is_as_begun = match &self.session.table {
            Table::Real(_) => true,
            table @ Table::File(_) => self.past.first().is_none_or(|begun| begun.table == *table),
        };
        matches!(self.screen, Screen::Count)
            && self.session.step == Step::Setup
            && self.session.counted == Counted::default()
            && is_as_begun
            && self.drafts.is_empty()
            && self.draft.is_none()
    }

    /// Pixels per cell, [across, down], if the board is drawn as a picture.
    pub const fn picture_cell(&self) -> Option<[u16; 2]> {
        self.picture_cell
    }

    /// Sets whether the board is drawn as a picture, which decides how much space it takes.
    pub const fn set_picture_cell(&mut self, cell: Option<[u16; 2]>) {
        self.picture_cell = cell;
    }

    /// Whether the latest change is saved to disk.
    pub const fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Sets whether the latest change is saved to disk.
    pub const fn set_saved(&mut self, is_saved: bool) {
        self.is_saved = is_saved;
    }

    /// The last remark to the player.
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// Shows the player a remark.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.message = Some(remark.into());
    }

    /// Whether a small screen shows the text rather than the board.
    ///
    /// The board comes first where the player works on it, otherwise the text; a key switches.
    pub const fn shows_words(&self) -> bool {
        let on_board = self.screen.is_on_board(self.session.step)
            && !matches!(self.overlay, Some(Overlay::Settings));
        self.show_words == on_board
    }

    /// The live panel, including the number being typed.
    pub fn live(&self) -> Live {
        let typed = self.drafts.at(self.session.step).value().ok().flatten();
        // Leave out a refused number.
        let typed = typed.filter(|_| !self.refused);
        let live = Live::of(&self.session, typed);
        // While it is asked whose numbers these are, nobody is ahead.
        match self.mode_below() {
            Mode::Whose => {
                let standing = Standing::Unknown(Message::plain("live-not-settled"));
                Live { standing, checks: Vec::new(), ..live }
            }
            _ => live,
        }
    }

    /// The list of all actions, if it is open.
    pub const fn palette(&self) -> Option<&Palette> {
        self.palette.as_ref()
    }

    /// Closes the list of all actions.
    pub fn close_palette(&mut self) {
        self.palette = None;
    }

    /// The current mode of the keyboard.
    pub const fn mode(&self) -> Mode {
        if self.palette.is_some() { Mode::Palette } else { self.mode_behind_palette() }
    }

    /// The mode below the list of all actions.
    pub const fn mode_behind_palette(&self) -> Mode {
        match self.overlay {
            Some(Overlay::Help { .. }) => Mode::Help,
            Some(Overlay::Quit) => Mode::Quit,
            Some(Overlay::Resume) => Mode::Resume,
            Some(Overlay::Another) => Mode::Another,
            Some(Overlay::Settings) => Mode::Settings,
            Some(Overlay::Save(_)) => Mode::Save,
            None => self.mode_below(),
        }
    }

    /// The mode whose keys the help lists.
    pub const fn mode_below_help(&self) -> Mode {
        match self.overlay {
            Some(Overlay::Help { on_settings: true }) => Mode::Settings,
            _ => self.mode_below(),
        }
    }

    /// The mode below any overlay.
    pub const fn mode_below(&self) -> Mode {
        match self.asked {
            Some(Asked::Whose(..)) => Mode::Whose,
            Some(Asked::Turn) => Mode::Turn,
            Some(Asked::InPlace) => Mode::Question,
            _ => self.screen.mode(self.session.step),
        }
    }

    /// Whether a step of a count on a real board is shown, not its settings or a board to put in.
    pub fn is_at_table(&self) -> bool {
        let is_step = matches!(self.screen, Screen::Count) && self.session.step != Step::Setup;
        is_step && self.overlay != Some(Overlay::Settings) && self.session.board().is_none()
    }

    /// The action bound to a key now, if any.
    pub fn action(&self, key: Key) -> Option<Action> {
        self.mode().action(key)
    }
}
