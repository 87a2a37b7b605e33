//! The table as the program finds it: the first screen, and from there one count after another.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ratatui::crossterm::event::{Event, KeyEventKind};

use super::args::AppearanceArgs;
use super::count_tui::{Assistant, Ending};
use super::environment::Environment;
use super::failure::OutputResult as _;
use super::log::{add_to_log, counts_done};
use super::opening::Opening;
use super::terminal_settings::{TerminalSettings, known_key, pixel_board};
use super::{Failure, practise};
use crate::app::{
    Action, App, Beginning, Entry, FilePreview, Home, HomeEffect, Remark, Session, Setup, Table,
    UsualCount,
};
use crate::fact::Message;
use crate::goban::{Size, VertexSet};
use crate::record::Info;
use crate::scorer::{GameSource, ScoreOptions, Scorer, is_picture_name};
use crate::shell::{Journal, TerminalGuard, Waited, folder_entries, folder_unreadable, read_input};
use crate::view::{PixelBoard, draw_home, draw_waiting};
use crate::words::Words;

/// How many counts done are looked at for the rules used last.
const MOST_RECENT: usize = 20;

/// Counts, one after another, until the player leaves.
pub(super) struct Desk<'a> {
    scorer: Scorer,
    options: ScoreOptions,
    environment: &'a Environment,
    /// A count to begin with.
    first: Option<Opening>,
    settings: TerminalSettings,
    screen: TerminalGuard,
    /// The board as a picture, where the terminal shows pictures.
    pixels: Option<PixelBoard>,
    /// What the next board on the table is counted by: what the last one was.
    setup: Option<(Setup, Size)>,
    /// The files of the counts that were broken off, as the first screen lists them.
    unfinished: Vec<PathBuf>,
    /// What is to be said on the first screen.
    remark: Option<Message>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(
        (scorer, options): (Scorer, ScoreOptions),
        look: &AppearanceArgs,
        environment: &'a Environment,
        first: Option<Opening>,
    ) -> Result<Self, Failure> {
        let settings = TerminalSettings::of(look, environment)?;
        if let Some(folders) = environment.known_folders() {
            Journal::sweep(&folders.state);
        }
        // Mistakes in options and rules are reported before anything is drawn.
        Opening::of(None, &scorer, &options)?;
        let pixels = pixel_board(look.board)?;
        let screen = TerminalGuard::take().or_fail()?;
        Ok(Self {
            scorer,
            options,
            environment,
            first,
            settings,
            screen,
            pixels,
            setup: None,
            unfinished: Vec::new(),
            remark: None,
        })
    }

    fn words(&self) -> Arc<Words> {
        Arc::clone(&self.settings.look.words)
    }

    /// Runs until the player leaves; the last result is left on the terminal.
    pub(super) fn run(mut self) -> Result<Option<String>, Failure> {
        let ending = match self.first.take() {
            Some(opening) => self.count(Some(opening), None, &[])?,
            None => Ending::Home,
        };
        self.go_on(ending)
    }

    fn go_on(&mut self, mut ending: Ending) -> Result<Option<String>, Failure> {
        loop {
            ending = match ending {
                Ending::Left(said) => return Ok(said),
                Ending::NextGame => self.count(None, None, &[])?,
                Ending::Home => match self.home()? {
                    None => return Ok(None),
                    Some(beginning) => self.begin(&beginning)?,
                },
            };
        }
    }

    /// The first screen, until something is chosen; none if the player leaves.
    fn home(&mut self) -> Result<Option<Beginning>, Failure> {
        let opening = self.opening(None)?;
        let session = &opening.session;
        let usual = UsualCount {
            rules: session.setup.profile.value.shown_title(),
            size: session.size(),
            komi: session.terms().ok().map(|terms| terms.komi.value),
            method: session.setup.method,
        };
        let folders = self.environment.known_folders();
        let unfinished =
            folders.map(|folders| Journal::unfinished(&folders.state)).unwrap_or_default();
        let (paths, unfinished) = unfinished.into_iter().unzip();
        self.unfinished = paths;
        let mut home = Home::new(usual, unfinished);
        match folders.map(counts_done).transpose() {
            Ok(None) => {}
            Ok(Some((counts, remarks))) => {
                home = home.with_recent(counts);
                if let Some(remark) = remarks.into_iter().next() {
                    home.say(remark);
                }
            }
            Err(Failure::Failed(why)) => home.say(why),
            Err(_) => {}
        }
        if let Some(remark) = self.remark.take() {
            home.say(remark);
        }
        loop {
            let look = &self.settings.look;
            if self.screen.wants_frame().or_fail()? {
                self.screen.draw(|frame| draw_home(frame, &home, look)).or_fail()?;
                self.screen.set_mouse(false).or_fail()?;
            }
            let action = match self.screen.wait(None).or_fail()? {
                Waited::Event(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    let keys = &self.settings.look.keys;
                    known_key(&key).and_then(|key| keys.action(home.mode(), key))
                }
                // A path that is pasted is opened.
                Waited::Event(Event::Paste(text)) => {
                    if let Some(path) = pasted_path(&text) {
                        return Ok(Some(Beginning::File(path)));
                    }
                    home.say(Remark::NoPathPasted);
                    None
                }
                Waited::Event(_) | Waited::Nothing | Waited::Returned => None,
                Waited::Ended => return Err(Message::plain("ended-home").into()),
            };
            let mut effect = action.and_then(|action| home.update(action));
            while let Some(asked) = effect.take() {
                match asked {
                    HomeEffect::Begin(beginning) => return Ok(Some(beginning)),
                    HomeEffect::Quit => return Ok(None),
                    HomeEffect::Suspend => self.screen.suspend().or_fail()?,
                    HomeEffect::Look(path) => home.previewed(preview(&path)),
                    HomeEffect::List(folder) => match listing(&folder) {
                        Ok((folder, entries)) => effect = home.listed(folder, entries),
                        Err(why) => home.say(why),
                    },
                }
            }
        }
    }

    /// What a count begins with: a file, or a board on the table by what was chosen last.
    fn opening(&self, file: Option<&Path>) -> Result<Opening, Failure> {
        let mut opening = Opening::of(file, &self.scorer, &self.options)?;
        if let (None, Some((setup, size))) = (file, &self.setup) {
            opening.session = Session::new(Table::Real(*size), Info::default(), setup.clone());
        }
        Ok(opening)
    }

    /// Counts a game file, after these actions; what cannot be read is told on the first screen.
    fn count_file(&mut self, path: &Path, actions: &[Action]) -> Result<Ending, Failure> {
        match self.opening(Some(path)) {
            Ok(opening) => self.count(Some(opening), None, actions),
            Err(failure) => self.back_home(failure),
        }
    }

    fn begin(&mut self, beginning: &Beginning) -> Result<Ending, Failure> {
        let actions: &[Action] = match beginning {
            Beginning::Table => &[Action::Next],
            Beginning::Settings => &[],
            Beginning::Position => &[Action::Edit],
            Beginning::Example => &[Action::Example],
            Beginning::Sheet => &[Action::CheatSheet],
            Beginning::Handicap => &[Action::Handicap],
            Beginning::Appearance => &[Action::Appearance],
            Beginning::File(path) => return self.count_file(path, &[]),
            Beginning::Compare(path) => {
                return self.count_file(path, &[Action::Finish, Action::Compare]);
            }
            Beginning::Practise => {
                let folders = self.environment.folders()?;
                practise::from_home(&mut self.screen, &self.settings.look, folders)?;
                return Ok(Ending::Home);
            }
            Beginning::Resume(place) => return self.resume(*place),
        };
        self.count(None, None, actions)
    }

    fn resume(&mut self, place: usize) -> Result<Ending, Failure> {
        let Some(path) = self.unfinished.get(place).cloned() else { return Ok(Ending::Home) };
        let about = Journal::unfinished(path.parent().unwrap_or(&path))
            .into_iter()
            .find(|(at, _)| *at == path)
            .map(|(_, about)| about);
        let Some(about) = about else { return Ok(Ending::Home) };
        match self.opening(about.file.as_deref().map(Path::new)) {
            // Marks and answers belong to the file as it was.
            Ok(opening) if opening.fingerprint() != about.fingerprint => {
                let file = about.file.unwrap_or_default();
                let what = Message::plain("file-changed");
                let values = [("name", file.into()), ("what", what.into())];
                self.remark = Some(Message::new("at-file", values));
                Ok(Ending::Home)
            }
            Ok(opening) => self.count(Some(opening), Some(Journal::at(path)), &[]),
            Err(failure) => self.back_home(failure),
        }
    }

    /// Back to the first screen with what went wrong, if it can be told there.
    fn back_home(&mut self, failure: Failure) -> Result<Ending, Failure> {
        match failure {
            Failure::InFile(why) | Failure::Failed(why) | Failure::Usage(why) => {
                self.remark = Some(why);
                Ok(Ending::Home)
            }
            other => Err(other),
        }
    }

    /// Counts, and keeps the count where it came to its result.
    fn count(
        &mut self,
        opening: Option<Opening>,
        journal: Option<Journal>,
        actions: &[Action],
    ) -> Result<Ending, Failure> {
        let mut opening = match opening {
            Some(opening) => opening,
            None => self.opening(None)?,
        };
        if opening.waits_for_dead {
            // The board stands at once; whose stones are dead may take half a second.
            let app = App::new(opening.session.clone(), Vec::new());
            let look = &self.settings.look;
            self.screen.draw(|frame| draw_waiting(frame, &app, look)).or_fail()?;
            opening.propose_dead();
        }
        // A log that cannot be read is told on the first screen.
        let folders = self.environment.known_folders();
        let done = folders.and_then(|folders| counts_done(folders).ok());
        let done = done.map(|(done, _)| done).unwrap_or_default();
        let recent = done.into_iter().take(MOST_RECENT).map(|count| count.rules).collect();
        let mut assistant =
            Assistant::begin(opening, &mut self.settings, journal, (folders, recent));
        let ending = assistant.run(&mut self.screen, self.pixels.as_mut(), actions)?;
        let session = assistant.session();
        if matches!(session.table, Table::Real(_)) {
            // Where nothing was counted yet, it is still the same game.
            let setup = if session.is_begun() {
                session.setup.for_another_game()
            } else {
                session.setup.clone()
            };
            self.setup = Some((setup, session.size()));
        }
        Ok(match add_to_log(session, assistant.whole_path(), folders) {
            Ok(()) => ending,
            Err(why) => self.told(ending, &why),
        })
    }

    /// The ending, with a remark where the player sees it: on the first screen, or on the terminal.
    fn told(&mut self, ending: Ending, why: &Message) -> Ending {
        if let Ending::Left(said) = ending {
            let lines = said.into_iter().chain([self.words().message(why)]);
            return Ending::Left(Some(lines.collect::<Vec<_>>().join("\n")));
        }
        self.remark = Some(why.clone());
        ending
    }
}

/// A folder by its whole path, and what can be chosen in it.
fn listing(folder: &Path) -> Result<(PathBuf, Vec<Entry>), Message> {
    let (folder, entries) =
        folder_entries(folder).map_err(|error| folder_unreadable(folder, &error))?;
    let is_game = |name: &str| {
        let ending = name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
        matches!(ending.as_str(), "sgf" | "txt") || is_picture_name(Path::new(name))
    };
    let entries = entries
        .into_iter()
        .filter(|(name, is_folder)| *is_folder || is_game(name))
        .map(|(name, is_folder)| Entry { name, is_folder })
        .collect();
    Ok((folder, entries))
}

/// What a game file holds, if it can be read.
fn preview(path: &Path) -> Option<FilePreview> {
    // A pipe would be waited for.
    let is_plain = std::fs::metadata(path).is_ok_and(|about| about.is_file());
    let bytes = is_plain.then(|| read_input(path).ok())??;
    let source = GameSource::of(path, &bytes, &ScoreOptions::default());
    #[cfg(feature = "photo")]
    if let Some(read) = source.photograph() {
        let board = read.ok()?.board.clone();
        let dead = VertexSet::new(board.size());
        return Some(FilePreview { board, dead, info: Info::default() });
    }
    let (game, _) = source.games(None).next()?.ok()?;
    let nothing = VertexSet::new(game.board.size());
    let dead = game.marks.map_or(nothing, |marks| marks.dead);
    Some(FilePreview { board: game.board, dead, info: game.info })
}

/// The file whose path was pasted, if there is one.
fn pasted_path(text: &str) -> Option<PathBuf> {
    let text = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    let text = text.trim_matches(['\'', '"']);
    // A terminal quotes spaces with a backslash, a file manager writes an address.
    let path = match text.strip_prefix("file://") {
        Some(address) => percent_decoded(address),
        None if Path::new(text).is_file() => text.to_owned(),
        None => text.replace("\\ ", " "),
    };
    // The address of a file on a drive has a slash before its letter.
    let on_drive = path.strip_prefix('/').filter(|rest| rest.get(1..2) == Some(":"));
    [Some(path.as_str()), on_drive]
        .into_iter()
        .flatten()
        .map(PathBuf::from)
        .find(|path| path.is_file())
}

/// An address with its `%20` written out; what is no such sign stays.
fn percent_decoded(address: &str) -> String {
    let mut bytes = Vec::with_capacity(address.len());
    let mut rest = address.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let escaped = (first == b'%').then(|| after.get(..2)).flatten();
        let escaped = escaped.and_then(|digits| std::str::from_utf8(digits).ok());
        let byte = escaped.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.unwrap_or(first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    // A test says by panicking that something is wrong.
    #![allow(clippy::unwrap_used)]

    use super::{pasted_path, percent_decoded};

    #[test]
    fn a_path_is_taken_as_terminals_and_file_managers_paste_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a game é.sgf");
        std::fs::write(&file, "(;SZ[9])").unwrap();
        let path = file.to_str().unwrap();
        for text in [
            path.to_owned(),
            format!("'{path}'\n"),
            format!("\n  \"{path}\"  \n"),
            path.replace(' ', "\\ "),
            format!("file://{}", path.replace(' ', "%20").replace('é', "%C3%A9")),
            format!("{path}\n/another.sgf"),
        ] {
            assert_eq!(pasted_path(&text).as_ref(), Some(&file), "{text}");
        }
        assert_eq!(pasted_path(". X O\n. . ."), None);
        assert_eq!(pasted_path(""), None);
        assert_eq!(percent_decoded("100%/%zz%2"), "100%/%zz%2");
    }
}
