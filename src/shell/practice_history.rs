//! The history of practice: read, added to, and what may be wrong with it.

use std::io;

use super::{Failure, Folders, History, system_refusal, warn};
use shuzi_core::fact::Message;
use shuzi_core::practice::Attempt;
use shuzi_words::Words;

/// Where attempts are kept.
pub(crate) fn history(folders: &Folders) -> History {
    History::at(folders.data.join("history.jsonl"))
}

/// That an attempt could not be added to the history.
pub(crate) fn not_kept(history: &History, error: &io::Error) -> Message {
    let what = Message::new("attempt-not-kept", [("why", system_refusal(error))]);
    history.at_line(1, what)
}

/// That a line of the history is no attempt.
fn broken(history: &History, line: usize) -> Message {
    history.at_line(line, Message::plain("not-an-attempt"))
}

/// The history's attempts; what cannot be read of it is told, and left.
pub(crate) fn remembered(history: &History, words: &Words) -> Result<Vec<Attempt>, Failure> {
    let remembered = history.read().map_err(|error| Failure::Failed(history.unreadable(&error)))?;
    for &line in &remembered.broken {
        warn(words.message(&broken(history, line)));
    }
    Ok(remembered.entries)
}

/// The history's attempts, as far as they can be read, and the first thing that is wrong with it.
pub(crate) fn recalled(history: &History) -> (Vec<Attempt>, Option<Message>) {
    match history.read() {
        Ok(read) => {
            let wrong = read.broken.first().map(|line| broken(history, *line));
            (read.entries, wrong)
        }
        Err(error) => (Vec::new(), Some(history.unreadable(&error))),
    }
}
