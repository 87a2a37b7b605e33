//! The home screen: what the program can do, recent counts and unfinished counts.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::beginning::{Beginning, HomeEffect};
use super::browser::{Browser, Entry, FilePreview};
use super::{Action, DoneCount, Key, LastUsed, Mode, Scroll, Showcase, Tip};
use shuzi_core::amount::Amount;
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::method::Method;
use shuzi_walk::{Direction, Origin, Remark, Session};

/// The home screen.
#[derive(Clone, Debug)]
pub struct Home {
    usual: UsualCount,
    unfinished: Vec<Unfinished>,
    recent: Vec<DoneCount>,
    tip: Option<Tip>,
    row: usize,
    browser: Option<Browser>,
    /// Whether the chosen file is to be compared under every profile.
    compares: bool,
    message: Option<Message>,
    help: Option<Scroll>,
    showcase: Option<Showcase>,
}

/// The default rules, size, komi and method for a board on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsualCount {
    /// The title of the rule profile, translated or as written in the profile.
    pub rules: shuzi_core::fact::Value,
    /// The board size.
    pub size: Size,
    /// Komi in points; `None` if the rules set none.
    pub komi: Option<Amount>,
    /// The counting method.
    pub method: Method,
}

/// An unfinished count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unfinished {
    /// The path of the game file; `None` for a board on the table.
    pub file: Option<String>,
    /// A fingerprint of the file's contents.
    pub fingerprint: u64,
    /// The board size in lines, [columns, rows].
    pub size: [u8; 2],
    /// The step it stopped at, from 1, and the number of steps.
    pub progress: (usize, usize),
    /// The time, as in the log; empty if an older version of the program saved the count.
    #[serde(default)]
    pub time: String,
    /// The points counted so far on a real board, [Black, White].
    #[serde(default)]
    pub counted: [Option<u32>; 2],
    /// What it is counted by.
    #[serde(default)]
    pub used: Option<LastUsed>,
}

impl Unfinished {
    /// The unfinished count of a session; `file` is the full path of a game file.
    pub fn of(session: &Session, file: Option<String>, fingerprint: u64, time: String) -> Self {
        let size = session.size();
        let size = [size.width(), size.height()];
        let counted = session.counted_so_far();
        let is_at_table = matches!(session.origin(), None | Some(Origin::PutIn));
        let used = is_at_table.then(|| LastUsed::of(session));
        Self { file, fingerprint, size, progress: session.progress(), time, counted, used }
    }
}

/// A row of the home screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeRow {
    /// Count the board on the table.
    Table,
    /// Open a game file.
    File,
    /// Let a phone photograph the board.
    #[cfg(feature = "phone")]
    Phone,
    /// Set up a position.
    Position,
    /// Count a bundled game.
    Example,
    /// Practise.
    Practise,
    /// Show the key-number sheet.
    Sheet,
    /// Count a game file under every rule profile.
    Compare,
    /// Show the handicap table.
    Handicap,
    /// Resume an unfinished count, by its index.
    Unfinished(usize),
    /// Reopen the game file of a finished count, by its index.
    Recent(usize),
}

/// The most finished counts listed.
const MOST_RECENT: usize = 8;

impl Home {
    /// Creates the home screen.
    pub const fn new(usual: UsualCount, unfinished: Vec<Unfinished>) -> Self {
        let recent = Vec::new();
        Self {
            usual,
            unfinished,
            recent,
            tip: None,
            row: 0,
            browser: None,
            compares: false,
            message: None,
            help: None,
            showcase: None,
        }
    }

    /// Adds the finished counts, newest first.
    #[must_use]
    pub fn with_recent(self, recent: Vec<DoneCount>) -> Self {
        Self { recent: recent.into_iter().take(MOST_RECENT).collect(), ..self }
    }

    /// Sets what the player might try.
    #[must_use]
    pub fn with_tip(self, tip: Option<Tip>) -> Self {
        Self { tip, ..self }
    }

    /// What the player might try.
    pub const fn tip(&self) -> Option<Tip> {
        self.tip
    }

    /// Shows a game that counts itself.
    #[must_use]
    pub fn with_showcase(self, showcase: Option<Showcase>) -> Self {
        Self { showcase, ..self }
    }

    /// The game that counts itself.
    pub const fn showcase(&self) -> Option<&Showcase> {
        self.showcase.as_ref()
    }

    /// The same, to go on with it.
    pub const fn showcase_mut(&mut self) -> Option<&mut Showcase> {
        self.showcase.as_mut()
    }

    /// The rows, from the top.
    pub fn rows(&self) -> Vec<HomeRow> {
        let mut rows = vec![
            HomeRow::Table,
            HomeRow::File,
            #[cfg(feature = "phone")]
            HomeRow::Phone,
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

    /// The row under the cursor.
    pub fn row(&self) -> HomeRow {
        let rows = self.rows();
        rows[self.row.min(rows.len() - 1)]
    }

    /// The default settings for a board on the table.
    pub const fn usual(&self) -> &UsualCount {
        &self.usual
    }

    /// The unfinished counts.
    pub fn unfinished(&self) -> &[Unfinished] {
        &self.unfinished
    }

    /// The latest finished counts, newest first.
    pub fn recent(&self) -> &[DoneCount] {
        &self.recent
    }

    /// The file browser, if it is open.
    pub const fn browser(&self) -> Option<&Browser> {
        self.browser.as_ref()
    }

    /// Whether the chosen file is to be compared under every profile.
    pub const fn compares(&self) -> bool {
        self.compares
    }

    /// How far the help is scrolled, if it is open.
    pub const fn help(&self) -> Option<&Scroll> {
        self.help.as_ref()
    }

    /// The last remark to the player.
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// Shows the player a remark.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.message = Some(remark.into());
    }

    /// The current mode of the keyboard.
    pub const fn mode(&self) -> Mode {
        if self.help.is_some() { Mode::Help } else { self.mode_below() }
    }

    /// The mode below the help.
    pub const fn mode_below(&self) -> Mode {
        if self.browser.is_some() { Mode::Browse } else { Mode::Home }
    }

    /// The action bound to a key now, if any.
    pub fn action(&self, key: Key) -> Option<Action> {
        self.mode().action(key)
    }

    /// Whether an action has an effect now.
    pub fn can(&self, action: Action) -> bool {
        match action {
            Action::Resume => !self.unfinished.is_empty(),
            _ => true,
        }
    }

    /// Shows the entries of a folder. Returns the request for the first preview.
    pub fn listed(&mut self, folder: PathBuf, entries: Vec<Entry>) -> Option<HomeEffect> {
        let browser = self.browser.insert(Browser::of(folder, entries));
        browser.file().map(HomeEffect::Look)
    }

    /// Shows the preview of the file under the cursor.
    pub fn previewed(&mut self, preview: Option<FilePreview>) {
        if let Some(browser) = &mut self.browser {
            browser.preview = preview;
        }
    }

    /// Carries out an action. Returns what the caller has to do, if anything.
    pub fn update(&mut self, action: Action) -> Option<HomeEffect> {
        if let Action::Leap(direction, steps) = action
            && (self.browser.is_none() || self.help.is_some())
        {
            // Only the preview at the end of the leap is needed.
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
            (Action::Next, Some(_), _) => {
                let scroll = self.help.take().unwrap_or_default();
                let chosen = self.mode_below().chosen(&scroll, |action| self.can(action));
                return chosen.and_then(|action| self.update(action));
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
            #[cfg(feature = "phone")]
            Action::Phone => self.choose(HomeRow::Phone),
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
            Action::OpenExample(game) => Some(HomeEffect::Begin(Beginning::Example(game))),
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
            #[cfg(feature = "phone")]
            HomeRow::Phone => Beginning::Phone,
            HomeRow::Handicap => Beginning::Handicap,
            HomeRow::Position => Beginning::Position,
            HomeRow::Example => Beginning::Examples,
            HomeRow::Practise => Beginning::Practise,
            HomeRow::Sheet => Beginning::Sheet,
            HomeRow::Unfinished(place) => Beginning::Resume(place),
            HomeRow::Recent(place) => {
                let done = self.recent.get(place)?;
                match (done.file.clone(), done.board.clone()) {
                    (Some(file), _) => Beginning::File(PathBuf::from(file)),
                    (None, Some(board)) => Beginning::Board(board),
                    (None, None) => {
                        self.say(Remark::NoFileOfTable);
                        return None;
                    }
                }
            }
        };
        Some(HomeEffect::Begin(beginning))
    }
}
