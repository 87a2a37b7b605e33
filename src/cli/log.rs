//! `shuzi log`: the counts done.

use super::Failure;
use super::args::LogArgs;
use super::paths::folders;
use super::printing::print;
use crate::app::DoneCount;
use crate::fact::Message;
use crate::output::{Format, LogPage};
use crate::shell::{History, Remembered, system_refusal, warn};
use crate::words::Words;

/// Prints the counts done, the newest first.
pub(super) fn run(args: &LogArgs, words: &Words) -> Result<(), Failure> {
    let counts = counts_done(words)?;
    let mut printed = args.print.clone();
    if args.csv {
        printed.format = Some(Format::Csv);
    }
    print(&LogPage { counts: &counts }, &printed, words)
}

/// Where the counts done are kept.
pub(super) fn log() -> Result<History<DoneCount>, Failure> {
    Ok(History::at(folders()?.data.join("log.jsonl")))
}

/// The counts done, the newest first; what cannot be read of them is told, and left.
pub(super) fn counts_done(words: &Words) -> Result<Vec<DoneCount>, Failure> {
    let log = log()?;
    let at_line = |line: usize, what: Message| {
        let place = format!("{}:{line}:1", log.path().display());
        Message::new("at-place", [("place", place.into()), ("what", what.into())])
    };
    let Remembered { mut entries, broken } = log.read().map_err(|error| {
        let what = Message::new("file-unreadable", [("why", system_refusal(&error))]);
        Failure::Failed(at_line(1, what))
    })?;
    for line in broken {
        warn(words.message(&at_line(line, Message::plain("not-a-count"))));
    }
    entries.reverse();
    Ok(entries)
}

/// The time as the log writes it: local, so that it reads as the clock on the wall did.
pub(super) fn local_time() -> String {
    chrono::Local::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, false)
}
