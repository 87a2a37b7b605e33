//! The first screen: what can be done, unfinished counts, recent counts.

mod draw;
mod keys;
mod showcase;
mod tip;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ratatui::Frame;
use ratatui::layout::Rect;

use super::count::{self, CountScreen, First};
use super::examples::ExamplesScreen;
use super::files::{FilesScreen, pasted_path};
use super::handicap::HandicapScreen;
use super::key_sheet::KeySheetScreen;
#[cfg(feature = "phone")]
use super::phone::PhoneScreen;
use super::practice::PracticeScreen;
use super::settings::SettingsScreen;
use crate::shell::{Journal, counts_done, history};
use crate::ui::{Context, Cursor, Effect, Keys, List, Screen};
use keys::HomeCommand;
use shuzi_core::fact::Message;
use shuzi_core::life::Dead;
use shuzi_core::place::at_file;
use shuzi_core::record::read_diagram;
use shuzi_walk::{DoneCount, Remark, Setting, Showcase, Table, TablePosition, Unfinished};
use tip::Tip;

/// The first screen.
#[derive(Debug, Default)]
pub struct HomeScreen {
    /// The counts that were broken off, and their files.
    unfinished: Vec<(PathBuf, Unfinished)>,
    /// The latest finished counts, newest first.
    recent: Vec<DoneCount>,
    /// What the player might try.
    tip: Option<Tip>,
    list: List,
    /// The game that counts itself.
    showcase: Option<Showcase>,
    /// Whether nothing moves: the program began with another screen.
    is_still: bool,
    /// When the game that counts itself last moved.
    moved: Option<Instant>,
}

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

/// A row of the menu that is always there.
struct MenuItem {
    row: HomeRow,
    /// The messages of its group and of its name.
    group: &'static str,
    name: &'static str,
    /// What its key is called.
    key: &'static str,
}

const fn item(
    row: HomeRow,
    group: &'static str,
    name: &'static str,
    key: &'static str,
) -> MenuItem {
    MenuItem { row, group, name, key }
}

const ITEMS: &[MenuItem] = &[
    item(HomeRow::Table, "home-count", "home-table", "choose"),
    item(HomeRow::File, "home-count", "home-file", "open-file"),
    #[cfg(feature = "phone")]
    item(HomeRow::Phone, "home-count", "home-phone", "phone"),
    item(HomeRow::Position, "home-count", "home-position", "edit"),
    item(HomeRow::Example, "home-learn", "home-example", "example"),
    item(HomeRow::Practise, "home-learn", "home-practise", "practise"),
    item(HomeRow::Sheet, "home-look-up", "home-sheet", "sheet"),
    item(HomeRow::Compare, "home-look-up", "home-compare", "compare"),
    item(HomeRow::Handicap, "home-look-up", "home-handicap", "handicap"),
];

/// The most finished counts listed.
const MOST_RECENT: usize = 8;

/// How long the game that counts itself rests between two moves.
const A_MOVE: Duration = Duration::from_millis(700);

impl HomeScreen {
    /// The first screen; `is_still` if the program begins with another one on top.
    pub fn new(is_still: bool) -> Self {
        Self { is_still, ..Self::default() }
    }

    /// The rows, from the top.
    fn rows(&self) -> Vec<HomeRow> {
        let mut rows: Vec<HomeRow> = ITEMS.iter().map(|item| item.row).collect();
        rows.extend((0..self.unfinished.len()).map(HomeRow::Unfinished));
        rows.extend((0..self.recent.len()).map(HomeRow::Recent));
        rows
    }

    /// The row under the cursor.
    fn row(&self) -> HomeRow {
        let rows = self.rows();
        rows[self.list.row(rows.len())]
    }

    /// Reads what is listed.
    fn read(&mut self, cx: &mut Context) {
        let Some(folders) = &cx.folders else { return };
        self.unfinished = Journal::unfinished(&folders.state);
        let has_practised = history(folders).path().exists();
        match counts_done(folders) {
            Ok((mut counts, remarks)) => {
                self.tip = Tip::of(&counts, has_practised);
                counts.truncate(MOST_RECENT);
                self.recent = counts;
                if let (None, Some(remark)) = (cx.remark(), remarks.into_iter().next()) {
                    cx.say(remark);
                }
            }
            Err(failure) => drop(Effect::failed(failure, cx)),
        }
    }

    /// Begins what a row is for.
    fn choose(&self, row: HomeRow, cx: &mut Context) -> Effect {
        match row {
            HomeRow::Table => Effect::open(CountScreen::new(First::Nothing)),
            HomeRow::File | HomeRow::Compare => {
                Effect::push(FilesScreen::new(Path::new("."), row == HomeRow::Compare), cx)
            }
            #[cfg(feature = "phone")]
            HomeRow::Phone => Effect::open(PhoneScreen::default()),
            HomeRow::Position => Effect::open(CountScreen::new(First::Edit)),
            HomeRow::Example => Effect::open(ExamplesScreen::new(false)),
            HomeRow::Practise => match PracticeScreen::from_home(cx) {
                Ok(practice) => Effect::open(practice),
                Err(failure) => Effect::failed(failure, cx),
            },
            HomeRow::Sheet => Effect::open(KeySheetScreen::of(cx.count())),
            HomeRow::Handicap => Effect::open(HandicapScreen::default()),
            HomeRow::Unfinished(place) => self.resume(place, cx),
            HomeRow::Recent(place) => {
                let Some(done) = self.recent.get(place) else { return Effect::Done };
                match (&done.file, &done.board) {
                    (Some(file), _) => count_file(Path::new(file), cx),
                    (None, Some(rows)) => count_board(rows, cx),
                    (None, None) => Effect::say(Remark::NoFileOfTable, cx),
                }
            }
        }
    }

    fn resume(&self, place: usize, cx: &mut Context) -> Effect {
        let Some((path, about)) = self.unfinished.get(place) else { return Effect::Done };
        let opening = match cx.opening(about.file.as_deref().map(Path::new)) {
            Ok(opening) => opening,
            Err(failure) => return Effect::failed(failure, cx),
        };
        // Marks and answers belong to the file as it was.
        if opening.fingerprint() != about.fingerprint {
            let file = about.file.clone().unwrap_or_default();
            let what = Message::plain("file-changed");
            return Effect::say(at_file(file, what), cx);
        }
        Effect::Push(count::open(opening, Some(Journal::at(path.clone())), First::Nothing, cx))
    }
}

/// Counts a game file.
fn count_file(path: &Path, cx: &mut Context) -> Effect {
    match count::open_file(path, First::Nothing, cx) {
        Ok(layer) => Effect::Push(layer),
        Err(failure) => Effect::failed(failure, cx),
    }
}

/// Counts a board that was put in before.
fn count_board(rows: &str, cx: &mut Context) -> Effect {
    let (game, mut opening) = match (read_diagram(rows), cx.opening(None)) {
        (Ok(game), Ok(opening)) => (game, opening),
        (Err(why), _) => return Effect::say(why.what, cx),
        (_, Err(failure)) => return Effect::failed(failure, cx),
    };
    let mut position = TablePosition::put_in(game.board);
    if let Some(marks) = game.marks {
        position.set_dead(Dead { stones: marks.dead, ..position.dead().clone() });
    }
    opening.session.table = Table::Position(Box::new(position));
    Effect::Push(count::open(opening, None, First::Nothing, cx))
}

impl Screen for HomeScreen {
    type Command = HomeCommand;
    const KEYS: Keys<HomeCommand> = keys::KEYS;

    fn run(&mut self, command: HomeCommand, cx: &mut Context) -> Effect {
        match command {
            HomeCommand::Choose => self.choose(self.row(), cx),
            HomeCommand::Begin(row) => self.choose(row, cx),
            HomeCommand::Resume => self.choose(HomeRow::Unfinished(0), cx),
            HomeCommand::Settings => {
                SettingsScreen::open_at(Setting::Size, cx);
                Effect::open(SettingsScreen::default())
            }
        }
    }

    fn can(&self, command: HomeCommand, _cx: &Context) -> bool {
        command != HomeCommand::Resume || !self.unfinished.is_empty()
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        let rows = self.rows().len();
        Cursor::List(&mut self.list, rows)
    }

    /// A pasted path is opened.
    fn paste(&mut self, text: &str, cx: &mut Context) -> Option<Effect> {
        cx.hush();
        let Some(path) = pasted_path(text) else {
            return Some(Effect::say(Remark::NoPathPasted, cx));
        };
        Some(count_file(&path, cx))
    }

    fn arrive(&mut self, cx: &mut Context) -> Effect {
        cx.rest();
        self.read(cx);
        if self.showcase.is_none() {
            self.showcase = Showcase::new();
            if self.is_still || !cx.settings.moves() {
                self.touched();
            }
        }
        Effect::Done
    }

    fn touched(&mut self) {
        // Nothing moves once the player does something.
        if let Some(showcase) = self.showcase.as_mut().filter(|showcase| !showcase.is_done()) {
            showcase.finish();
        }
    }

    /// Moves one stone of the game that counts itself. If the last frame took long to arrive, the
    /// connection is too slow for motion.
    fn tick(&mut self, _cx: &mut Context) -> Effect {
        let is_slow = self.moved.is_some_and(|moved| moved.elapsed() > 2 * A_MOVE);
        self.moved = Some(Instant::now());
        match &mut self.showcase {
            Some(showcase) if is_slow => showcase.finish(),
            Some(showcase) => showcase.tick(),
            None => return Effect::Ignored,
        }
        Effect::Done
    }

    fn patience(&self, _cx: &Context) -> Option<Duration> {
        self.showcase.as_ref().is_some_and(|showcase| !showcase.is_done()).then_some(A_MOVE)
    }

    fn close(&mut self, _cx: &mut Context) -> Effect {
        Effect::Ignored
    }

    fn wants_mouse(&self, _cx: &Context) -> bool {
        false
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        draw::draw(frame, screen, self, cx);
    }

    fn last_words(&self, _cx: &mut Context) -> Option<Message> {
        Some(Message::plain("ended-home"))
    }
}
