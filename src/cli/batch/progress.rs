//! How far a long run has come, on a terminal.

use std::cell::Cell;
use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use shuzi_core::fact::Value;
use unicode_width::UnicodeWidthChar as _;

use super::game_writer::GameWriter;
use super::tally::Tally;
use crate::cli::printing::terminal_width;
use shuzi_words::{Words, visible_line};

/// A line on standard error while games are counted.
pub(in crate::cli) struct Progress<'a> {
    words: &'a Words,
    begun: Instant,
    files: usize,
    is_shown: bool,
    /// Whether pages are printed on the same terminal.
    is_among_pages: bool,
    /// When the line was last written; none if it is not there.
    written: Cell<Option<Instant>>,
}

/// How often the line is written, and how long a run must take to have one.
const OFTEN: Duration = Duration::from_millis(100);
const LONG: Duration = Duration::from_secs(1);

impl<'a> Progress<'a> {
    /// Shown if standard error is a terminal.
    pub(in crate::cli) fn new(writer: &GameWriter<'a>, files: usize, is_quiet: bool) -> Self {
        Self {
            words: writer.words,
            begun: Instant::now(),
            files,
            is_shown: io::stderr().is_terminal() && !is_quiet,
            is_among_pages: writer.print.output().is_none() && io::stdout().is_terminal(),
            written: Cell::default(),
        }
    }

    /// Says how many games are done, how fast, and how long the rest may take: as long a file as
    /// those before it.
    pub(in crate::cli) fn show(&self, tally: &Tally, files_read: usize) {
        let is_due = self.written.get().is_none_or(|written| written.elapsed() >= OFTEN);
        if !self.is_shown || !is_due || self.begun.elapsed() < LONG {
            return;
        }
        self.written.set(Some(Instant::now()));
        let games = tally.all();
        let millis = self.begun.elapsed().as_millis().max(1);
        let rate = games as u128 * 1000 / millis;
        let values = [("games", games.into()), ("rate", Value::Text(rate.to_string()))];
        let mut said = vec![self.words.say("batch-progress", &values)];
        if files_read > 0 && self.files > files_read {
            let files = u32::try_from(self.files - files_read).unwrap_or(u32::MAX);
            let read = u32::try_from(files_read).unwrap_or(u32::MAX);
            let left = self.begun.elapsed() * files / read;
            let seconds = left.as_secs();
            let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
            let time = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
            said.push(self.words.say("batch-left", &[("time", time.into())]));
        }
        let line = self.words.list(said);
        // A line that wraps could not be cleared.
        let mut room = terminal_width() - 1;
        let line = visible_line(&line);
        let fits = |sign: &char| {
            let left = room.checked_sub(sign.width().unwrap_or(0));
            left.inspect(|&left| room = left).is_some()
        };
        let line: String = line.chars().take_while(fits).collect();
        let _ = write!(io::stderr(), "{CLEARED}{line}");
    }

    /// Removes the line where pages are printed on the same terminal.
    pub(in crate::cli) fn clear_before_pages(&self) {
        if self.is_among_pages {
            self.clear();
        }
    }

    /// Removes the line.
    pub(in crate::cli) fn clear(&self) {
        if self.written.take().is_some() {
            let _ = write!(io::stderr(), "{CLEARED}");
        }
    }
}

/// Returns to the beginning of the line and clears it.
const CLEARED: &str = "\r\x1b[K";
