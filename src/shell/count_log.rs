//! The log of finished counts.

use crate::shell::{Failure, Folders, History, Remembered, local_time, system_refusal};
use shuzi_core::fact::Message;
use shuzi_core::place::at_file;
use shuzi_walk::{DoneCount, Session};

/// Where finished counts are kept.
fn log(folders: &Folders) -> History<DoneCount> {
    History::at(folders.data.join("log.jsonl"))
}

/// Adds a count that has come to its result, of a game file by its whole path.
pub(crate) fn add_to_log(
    session: &Session,
    file: Option<String>,
    folders: Option<&Folders>,
) -> Result<(), Message> {
    // Who has no home folder has no list either.
    let (Some(done), Some(folders)) = (DoneCount::of(session, file, &local_time()), folders) else {
        return Ok(());
    };
    let log = log(folders);
    log.add(&done).map_err(|error| {
        let what = Message::new("count-not-listed", [("why", system_refusal(&error))]);
        at_file(log.path().display(), what)
    })
}

/// The counts done, the newest first, and what there is to say of those that cannot be read: they
/// are left.
pub(crate) fn counts_done(folders: &Folders) -> Result<(Vec<DoneCount>, Vec<Message>), Failure> {
    let log = log(folders);
    let Remembered { mut entries, broken } =
        log.read().map_err(|error| Failure::Failed(log.unreadable(&error)))?;
    entries.reverse();
    let remarks = broken.into_iter().map(|line| log.at_line(line, Message::plain("not-a-count")));
    Ok((entries, remarks.collect()))
}
