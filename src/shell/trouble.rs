//! What keeps a command from succeeding, and the exit status it means.

use std::process::ExitCode;

use shuzi_core::fact::{Message, Value};

/// What went wrong, the gravest last: a run that meets several ends with the status of the gravest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trouble {
    /// A game, a picture or a profile has something wrong in it, or cannot be counted.
    Content = 1,
    /// The command was used wrongly.
    Usage = 2,
    /// A file or folder is missing, too large, or may not be read.
    Input = 3,
    /// An archive is damaged, cut off, or has no games.
    Archive = 4,
    /// What was asked for cannot be written: the disk is full, or the file exists.
    Output = 5,
    /// An engine gave no answer that can be used; the game is counted without it.
    Engine = 6,
}

/// The codes of messages about files rather than what is in them.
const OF_CODES: [(&str, Trouble); 16] = [
    ("file-unreadable", Trouble::Input),
    ("file-is-an-address", Trouble::Input),
    ("file-too-large", Trouble::Input),
    ("file-is-a-folder", Trouble::Input),
    ("folder-of-games", Trouble::Input),
    ("folder-without-games", Trouble::Input),
    ("folder-unreadable", Trouble::Input),
    ("profile-unreadable-file", Trouble::Input),
    ("archive-without-games", Trouble::Archive),
    ("archive-unreadable", Trouble::Archive),
    ("file-exists", Trouble::Output),
    ("file-unwritable", Trouble::Output),
    ("profile-exists", Trouble::Output),
    ("not-resumable", Trouble::Output),
    ("engine-failed", Trouble::Engine),
    ("engine-failed-marks", Trouble::Engine),
];

impl Trouble {
    /// The trouble that a message reports, or one inside it.
    pub fn of(message: &Message) -> Self {
        Self::of_files(message).unwrap_or(Self::Content)
    }

    /// The trouble with a file as a whole that a message reports, or one inside it.
    pub fn of_files(message: &Message) -> Option<Self> {
        let own = Self::of_file_code(&message.code);
        let inside = message.parameters.iter().filter_map(|(_, value)| match value {
            Value::Fact(message) => Self::of_files(message),
            _ => None,
        });
        own.into_iter().chain(inside).max()
    }

    /// The trouble that an error of this code reports.
    pub fn of_code(code: &str) -> Self {
        Self::of_file_code(code).unwrap_or(Self::Content)
    }

    fn of_file_code(code: &str) -> Option<Self> {
        OF_CODES.iter().find(|(known, _)| *known == code).map(|(_, trouble)| *trouble)
    }

    pub fn status(self) -> ExitCode {
        ExitCode::from(self as u8)
    }
}
