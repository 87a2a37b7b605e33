//! A count that was interrupted: as it is listed, and as it is offered again.

use serde::{Deserialize, Serialize};

use crate::{LastUsed, Origin, Session, Workbench};

/// An unfinished count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unfinished {
    /// The path of the game file; `None` for a board on the table.
    pub file: Option<String>,
    /// A fingerprint of the file's contents.
    pub fingerprint: u64,
    /// The board size in lines, [columns, rows].
    pub size: [u8; 2],
    /// The part it stopped at, from 1, and the number of parts.
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
        Self { file, fingerprint, size, progress: session.part(), time, counted, used }
    }
}

/// An interrupted count that can be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumable {
    /// The part it stopped at, from 1, and the number of parts.
    pub progress: (usize, usize),
    /// The stones on its board, if it has one.
    pub stones: Option<usize>,
    /// The points counted so far on a real board, [Black, White].
    pub counted: [Option<u32>; 2],
    /// When it was saved last, in RFC 3339; empty if unknown.
    pub time: String,
}

impl Resumable {
    /// What was kept of a count, last saved at `time` (RFC 3339).
    pub fn of(kept: &Workbench, time: String) -> Self {
        let session = kept.count.session();
        let board = kept.editor.as_ref().map(crate::Editor::board);
        let stones = board.or_else(|| session.board()).map(|board| board.stones().count());
        let counted = session.counted_so_far();
        Self { progress: session.part(), stones, counted, time }
    }
}
