//! How far a long run has come, on a terminal that shows nothing else.

use std::io::{self, IsTerminal as _};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};

use super::game_writer::GameWriter;
use super::tally::Tally;
use crate::fact::Value;
use crate::words::Words;

/// A line on standard error while games are counted.
pub(super) struct Progress<'a> {
    bar: ProgressBar,
    words: &'a Words,
    begun: Instant,
    files: usize,
}

impl<'a> Progress<'a> {
    /// Shown where standard error is a terminal and the pages go elsewhere.
    pub(super) fn new(writer: &GameWriter<'a>, files: usize) -> Self {
        let goes_elsewhere = writer.print.output.is_some() || !io::stdout().is_terminal();
        let bar = if io::stderr().is_terminal() && goes_elsewhere {
            let style = ProgressStyle::with_template("{spinner} {msg}");
            ProgressBar::new_spinner().with_style(style.unwrap_or(ProgressStyle::default_spinner()))
        } else {
            ProgressBar::hidden()
        };
        Self { bar, words: writer.words, begun: Instant::now(), files }
    }

    /// Says how many games are done, how fast, and how long the rest may take: as long a file as
    /// those before it.
    pub(super) fn show(&self, tally: &Tally, files_read: usize) {
        if self.bar.is_hidden() {
            return;
        }
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
        self.bar.set_message(self.words.list(said));
        self.bar.tick();
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
