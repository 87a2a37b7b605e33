//! The first screen: everything the program can do, what was counted last, what was broken off.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::beginning::{Beginning, HomeEffect};
use super::browser::{Browser, Entry, FilePreview};
use super::{Action, Direction, DoneCount, Key, Mode, Remark, Scroll, Session};
use crate::amount::Amount;
use crate::fact::Message;
use crate::goban::Size;
use crate::method::Method;

/// The first screen.
#[derive(Clone, Debug)]
pub struct Home {
    usual: UsualCount,
    unfinished: Vec<Unfinished>,
    recent: Vec<DoneCount>,
    row: usize,
    browser: Option<Browser>,
    /// Whether the file that is chosen is to be compared.
    compares: bool,
    message: Option<Message>,
    help: Option<Scroll>,
}

/// What a board on the table is counted by unless something else is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsualCount {
    /// The title of the rule profile, in words or as it is written.
    pub rules: crate::fact::Value,
    /// The board.
    pub size: Size,
    /// Komi; none where the rules name none.
    pub komi: Option<Amount>,
    /// The method.
    pub method: Method,
}

/// A count that was broken off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unfinished {
    /// The game's file; none for a board on the table.
    pub file: Option<String>,
    /// What tells the file's bytes from others.
    pub fingerprint: u64,
    /// Columns and rows of the board.
    pub size: [u8; 2],
    /// The step it stopped at, and of how many.
    pub progress: (usize, usize),
    /// When, as the log writes it; empty where an older program kept the count.
    #[serde(default)]
    pub time: String,
}

impl Unfinished {
    /// A count where it stands at this time; the file by its whole path.
    pub fn of(session: &Session, file: Option<String>, fingerprint: u64, time: String) -> Self {
        let size = session.size();
        let size = [size.width(), size.height()];
        Self { file, fingerprint, size, progress: session.progress(), time }
    }
}

/// A row of the first screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeRow {
    /// Count the board on the table.
    Table,
    /// Open a game file.
    File,
    /// Put a position in.
    Position,
    /// Count the bundled example.
    Example,
    /// Practise.
    Practise,
    /// The key-number sheet.
    Sheet,
    /// A game file under every rule profile.
    Compare,
    /// The handicap system.
    Handicap,
    /// Go on with a count that was broken off.
    Unfinished(usize),
    /// A count that was done; one of a file is opened again.
    Recent(usize),
}

/// How many counts done are listed.
const MOST_RECENT: usize = 8;

impl Home {
    /// The first screen.
    pub const fn new(usual: UsualCount, unfinished: Vec<Unfinished>) -> Self {
        let recent = Vec::new();
        Self {
            usual,
            unfinished,
            recent,
            row: 0,
            browser: None,
            compares: false,
            message: None,
            help: None,
        }
    }

    /// The same with these counts done, the newest first.
    #[must_use]
    pub fn with_recent(self, recent: Vec<DoneCount>) -> Self {
        Self { recent: recent.into_iter().take(MOST_RECENT).collect(), ..self }
    }

    /// The rows, from the top.
    pub fn rows(&self) -> Vec<HomeRow> {
        let mut rows = vec![
            HomeRow::Table,
            HomeRow::File,
            HomeRow::Position,
            HomeRow::Example,
            HomeRow::Practise,
            HomeRow::Sheet,
            HomeRow::Compare,
            HomeRow::Handicap,
        ];
        rows.extend((0..self.unfinished.len()).map(HomeRow::Unfinished));
        rows.extend((0..self.recent.len()).map(HomeRow::Recent));
        rows
    }

    /// The row the cursor is on.
    pub fn row(&self) -> HomeRow {
        let rows = self.rows();
        rows[self.row.min(rows.len() - 1)]
    }

    /// What a board on the table is counted by.
    pub const fn usual(&self) -> &UsualCount {
        &self.usual
    }

    /// The counts that were broken off.
    pub fn unfinished(&self) -> &[Unfinished] {
        &self.unfinished
    }

    /// The last counts done.
    pub fn recent(&self) -> &[DoneCount] {
        &self.recent
    }

    /// The choice of a file, if it is open.
    pub const fn browser(&self) -> Option<&Browser> {
        self.browser.as_ref()
    }

    /// Whether the file that is chosen is to be compared.
    pub const fn compares(&self) -> bool {
        self.compares
    }

    /// How far the list of keys is scrolled, if it is open.
    pub const fn help(&self) -> Option<&Scroll> {
        self.help.as_ref()
    }

    /// The last remark.
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// Tells the player something.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.message = Some(remark.into());
    }

    /// Which keys mean something now.
    pub const fn mode(&self) -> Mode {
        if self.help.is_some() { Mode::Help } else { self.mode_below() }
    }

    /// Which keys mean something below the help.
    pub const fn mode_below(&self) -> Mode {
        if self.browser.is_some() { Mode::Browse } else { Mode::Home }
    }

    /// The action a key means now, if it means any.
    pub fn action(&self, key: Key) -> Option<Action> {
        self.mode().action(key)
    }

    /// Whether an action would do something now.
    pub fn can(&self, action: Action) -> bool {
        match action {
            Action::Resume => !self.unfinished.is_empty(),
            _ => true,
        }
    }

    /// Shows what a folder holds.
    pub fn listed(&mut self, folder: PathBuf, entries: Vec<Entry>) -> Option<HomeEffect> {
        let browser = self.browser.insert(Browser::of(folder, entries));
        browser.file().map(HomeEffect::Look)
    }

    /// Shows what a game file holds.
    pub fn previewed(&mut self, preview: Option<FilePreview>) {
        if let Some(browser) = &mut self.browser {
            browser.preview = preview;
        }
    }

    /// Carries out an action.
    pub fn update(&mut self, action: Action) -> Option<HomeEffect> {
        if let Action::Leap(direction, steps) = action {
            // What a file holds is shown where the leap ends.
            return (0..steps).fold(None, |_, _| self.update(Action::Move(direction)));
        }
        self.message = None;
        match (action, &mut self.help, &mut self.browser) {
            (Action::Suspend, ..) => return Some(HomeEffect::Suspend),
            (Action::Quit | Action::Close | Action::Help, Some(_), _) => {
                self.help = None;
                return None;
            }
            (Action::Move(direction), Some(scroll), _) => {
                scroll.go(direction);
                return None;
            }
            (Action::Help, None, _) => {
                self.help = Some(Scroll::default());
                return None;
            }
            (Action::Quit, None, _) => return Some(HomeEffect::Quit),
            (Action::Close, None, Some(_)) => {
                self.browser = None;
                return None;
            }
            (_, None, Some(browser)) => {
                return match browser.update(action) {
                    Some(HomeEffect::Begin(Beginning::File(path))) if self.compares => {
                        Some(HomeEffect::Begin(Beginning::Compare(path)))
                    }
                    effect => effect,
                };
            }
            _ => {}
        }
        match action {
            Action::Move(direction) => {
                let last = self.rows().len() - 1;
                self.row = match direction {
                    Direction::Up | Direction::Left => self.row.saturating_sub(1),
                    Direction::Down | Direction::Right => (self.row + 1).min(last),
                };
                None
            }
            Action::Next => self.choose(self.row()),
            Action::OpenFile => self.choose(HomeRow::File),
            Action::Edit => self.choose(HomeRow::Position),
            Action::Example => self.choose(HomeRow::Example),
            Action::Practise => self.choose(HomeRow::Practise),
            Action::CheatSheet => self.choose(HomeRow::Sheet),
            Action::Handicap => self.choose(HomeRow::Handicap),
            Action::CompareFile => self.choose(HomeRow::Compare),
            Action::Resume if !self.unfinished.is_empty() => self.choose(HomeRow::Unfinished(0)),
            Action::Resume => {
                self.say(Remark::NothingUnfinished);
                None
            }
            Action::Settings => Some(HomeEffect::Begin(Beginning::Settings)),
            Action::Appearance => Some(HomeEffect::Begin(Beginning::Appearance)),
            _ => None,
        }
    }

    fn choose(&mut self, row: HomeRow) -> Option<HomeEffect> {
        let beginning = match row {
            HomeRow::Table => Beginning::Table,
            HomeRow::File | HomeRow::Compare => {
                self.compares = row == HomeRow::Compare;
                return Some(HomeEffect::List(PathBuf::from(".")));
            }
            HomeRow::Handicap => Beginning::Handicap,
            HomeRow::Position => Beginning::Position,
            HomeRow::Example => Beginning::Example,
            HomeRow::Practise => Beginning::Practise,
            HomeRow::Sheet => Beginning::Sheet,
            HomeRow::Unfinished(place) => Beginning::Resume(place),
            HomeRow::Recent(place) => {
                let Some(file) = self.recent.get(place)?.file.clone() else {
                    self.say(Remark::NoFileOfTable);
                    return None;
                };
                Beginning::File(PathBuf::from(file))
            }
        };
        Some(HomeEffect::Begin(beginning))
    }
}
