//! The count in progress, and where it is kept.

use std::path::PathBuf;

use super::Opening;
use crate::shell::{
    Folders, Journal, SetAside, add_to_log, counts_done, local_time, system_refusal,
};
use shuzi_core::fact::Message;
use shuzi_walk::{
    Count, Editor, KeptCount, Origin, Remark, Resumable, Session, Step, Unfinished, Workbench,
};
use shuzi_words::Words;
use shuzi_words::won;

/// How many finished counts are searched for the rules used last.
const MOST_RECENT: usize = 20;

/// The count in progress, and where it is kept.
#[derive(Debug)]
pub struct CurrentGame {
    /// The count, and what is half done beside it.
    pub bench: Workbench,
    /// The same as it was at the beginning: a count that is taken up begins there.
    begun: Workbench,
    /// What was kept of it from last time, to be resumed.
    kept: Option<(Box<Workbench>, Resumable)>,
    /// The number of the board, if a phone has sent it.
    #[cfg(feature = "phone")]
    pub(crate) sent: Option<usize>,
    /// The result that is in the log.
    pub(super) logged: Option<Session>,
    /// The game counted before this one, to which undo returns.
    pub(super) before: Option<Box<Self>>,
    /// The rules used last, newest first.
    pub recent_rules: Vec<String>,
    pub(super) journal: Option<Journal>,
    /// The game's file, and its text.
    path: Option<PathBuf>,
    pub(crate) text: Option<String>,
    /// What distinguishes the file's bytes from others.
    fingerprint: u64,
    /// Whether what it begins with is also somewhere else: a file, or the board on the table. What a
    /// phone has sent is kept nowhere else.
    is_elsewhere: bool,
    /// The count as it is on the disk; as it began, if that need not be there.
    written: Option<KeptCount>,
    /// Whether the latest change is on the disk.
    pub is_saved: bool,
}

impl CurrentGame {
    /// Begins a count, or resumes the one kept in a journal.
    pub fn new(opening: Opening, resumed: Option<Journal>, folders: Option<&Folders>) -> Self {
        // A log that cannot be read is told on the first screen.
        let done = folders.and_then(|folders| counts_done(folders).ok());
        let done = done.map(|(done, _)| done).unwrap_or_default();
        let recent_rules = done.into_iter().take(MOST_RECENT).map(|count| count.rules).collect();
        let fingerprint = opening.fingerprint();
        let mut begun = Workbench::new(Count::new(opening.session, opening.profiles));
        if let Some((board, review)) = opening.photograph {
            begun = begun.with_photograph(Editor::of_photograph(board, review));
        }
        let mut bench = begun.clone();
        if let Some(remark) = opening.remarks.into_iter().next() {
            bench.count.say(remark);
        }
        let folder = folders.map(|folders| &folders.state);
        if let Some(aside) = folder.and_then(|folder| Journal::set_others_aside(folder)) {
            bench.count.say(aside);
        }
        let is_resumed = resumed.is_some();
        let mut journal = resumed.or_else(|| {
            folder.map(|folder| {
                let mut identity = opening.identity;
                identity.extend(begun.fingerprint());
                Journal::of(folder, &identity)
            })
        });
        if opening.is_another
            && !is_resumed
            && journal.as_ref().is_some_and(|journal| journal.about().is_some())
        {
            journal = journal.as_ref().map(Journal::another);
        }
        let mut kept = None;
        match journal.as_ref().map(|journal| taken_up(journal, &begun)).transpose() {
            Ok(Some(Some(taken_up))) if is_resumed => bench = *taken_up,
            Ok(taken_up) => kept = taken_up.flatten(),
            Err(aside) => bench.count.say(aside),
        }
        let about = journal.as_ref().and_then(Journal::about);
        let time = about.map(|about| about.time).unwrap_or_default();
        let kept = kept.map(|kept| {
            let resumable = Resumable::of(&kept, time);
            (kept, resumable)
        });
        let is_elsewhere = opening.sent.is_none();
        Self {
            is_elsewhere,
            written: is_elsewhere.then(|| begun.kept(&begun)),
            bench,
            begun,
            kept,
            #[cfg(feature = "phone")]
            sent: opening.sent,
            logged: None,
            before: None,
            recent_rules,
            journal,
            path: opening.path,
            text: opening.text,
            fingerprint,
            is_saved: true,
        }
    }

    /// A count that is kept nowhere.
    pub fn in_memory(bench: Workbench) -> Self {
        Self {
            begun: bench.clone(),
            kept: None,
            #[cfg(feature = "phone")]
            sent: None,
            logged: None,
            before: None,
            recent_rules: Vec::new(),
            journal: None,
            path: None,
            text: None,
            fingerprint: 0,
            is_elsewhere: true,
            written: Some(bench.kept(&bench)),
            is_saved: true,
            bench,
        }
    }

    /// The count that was kept from last time, if it is still offered.
    pub fn offered(&self) -> Option<&Resumable> {
        self.kept.as_ref().map(|(_, resumable)| resumable)
    }

    /// Resumes the count that was kept.
    pub fn resume(&mut self) {
        if let Some((kept, _)) = self.kept.take() {
            self.bench = *kept;
        }
    }

    /// Begins another count; the one that was kept stays on the first screen.
    pub fn begin_another(&mut self) {
        self.kept = None;
        self.journal = self.journal.as_ref().map(Journal::another);
    }

    /// Says that another game was counted just before, to which undo returns.
    pub(crate) fn follow(&mut self, before: Self) {
        self.before = Some(Box::new(before));
        self.bench.count.say(Remark::UndoReturns);
    }

    /// Whether undo returns to the game before.
    pub fn can_return(&self) -> bool {
        self.before.is_some() && !self.bench.count.can_undo()
    }

    /// Whether it is a game on the table, not a file's.
    pub fn is_at_table(&self) -> bool {
        matches!(self.bench.count.session().origin(), None | Some(Origin::PutIn))
    }

    /// Whether a phone has sent it.
    pub const fn is_sent(&self) -> bool {
        !self.is_elsewhere
    }

    /// The whole path of the game's file.
    pub fn whole_path(&self) -> Option<String> {
        let path = std::path::absolute(self.path.as_deref()?).ok()?;
        path.to_str().map(str::to_owned)
    }

    /// Takes the count as it is now as not worth keeping: what was done for the player on the way here.
    pub fn begin_here(&mut self) {
        self.written = Some(self.bench.kept(&self.begun));
    }

    /// Keeps the count on disk if it has changed, or says that it cannot.
    pub fn save(&mut self) {
        let count = self.bench.kept(&self.begun);
        if self.written.as_ref() == Some(&count) {
            return;
        }
        if self.is_elsewhere && count == self.begun.kept(&self.begun) {
            self.forget();
            return;
        }
        let session = self.bench.count.session();
        let about = Unfinished::of(session, self.whole_path(), self.fingerprint, local_time());
        let saved = self.journal.as_ref().map(|journal| journal.save(about, &count));
        self.is_saved = matches!(saved, Some(Ok(())));
        match saved {
            Some(Err(error)) => {
                let why = system_refusal(&error);
                self.bench.count.say(Message::new("not-saved", [("why", why)]));
            }
            Some(Ok(())) | None => self.written = Some(count),
        }
    }

    /// Adds the result to the log, unless it is there already or there is none.
    pub(super) fn log(&mut self, folders: Option<&Folders>) -> Result<(), Message> {
        let session = self.bench.count.session();
        // A result returned to is in the log already.
        if self.logged.as_ref() == Some(session) {
            return Ok(());
        }
        let added = add_to_log(session, self.whole_path(), folders);
        self.logged = Some(session.clone());
        added
    }

    /// Drops what was kept.
    pub fn forget(&mut self) {
        self.written = Some(self.bench.kept(&self.begun));
        if let Some(journal) = &self.journal {
            journal.forget();
        }
    }

    /// The result in words, if the count has come to it.
    pub fn said(&self, words: &Words) -> Option<String> {
        let session = self.bench.count.session();
        if session.step != Step::Result {
            return None;
        }
        Some(won(session, session.named()?, words))
    }
}

/// The count as it was when it was broken off, if it was.
fn taken_up(journal: &Journal, begun: &Workbench) -> Result<Option<Box<Workbench>>, SetAside> {
    let Some(kept) = journal.kept()? else { return Ok(None) };
    begun.taken_up(&kept).map(|bench| Some(Box::new(bench))).ok_or_else(|| journal.set_aside())
}

#[cfg(feature = "phone")]
impl shuzi_page::Game for CurrentGame {
    fn bench(&self) -> &Workbench {
        &self.bench
    }

    fn bench_mut(&mut self) -> &mut Workbench {
        &mut self.bench
    }
}
