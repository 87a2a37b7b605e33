//! How a command ends when it does not succeed.

use std::io;
use std::process::ExitCode;

use super::{Trouble, system_refusal, warn};
use shuzi_core::fact::{Message, Value};
use shuzi_words::Words;

/// What could not be done.
#[derive(Debug)]
pub enum Failure {
    /// Something failed, and each failure has been said on standard error.
    AlreadyReported(Trouble),
    /// Something failed.
    Failed(Message),
    /// A file has something wrong in it, told with its place.
    InFile(Message),
    /// Standard output or the terminal failed; a closed pipe is success.
    Output(io::Error),
    /// The command was used wrongly.
    Usage(Message),
}

impl Failure {
    /// Wrong usage that needs no more than its code to be told.
    pub const fn usage(code: &'static str) -> Self {
        Self::Usage(Message::plain(code))
    }

    /// Wrong usage, with its numbers and names.
    pub fn usage_with(code: &'static str, values: impl Into<Vec<(&'static str, Value)>>) -> Self {
        Self::Usage(Message::new(code, values))
    }

    /// Ends a run that continued after errors, which are already reported.
    ///
    /// # Errors
    /// Returns the gravest trouble as a failure, if there was any.
    pub fn ended(worst: Option<Trouble>) -> Result<(), Self> {
        worst.map_or(Ok(()), |gravest| Err(Self::AlreadyReported(gravest)))
    }

    /// Says what is wrong, unless that is done, and gives the exit status.
    ///
    /// A closed pipe is success: whoever read our output has what they wanted.
    pub fn report(&self, words: &Words) -> ExitCode {
        let trouble = match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => {
                warn(format!("shuzi: {}", words.value(&system_refusal(error))));
                Trouble::Output
            }
            Self::Failed(message) => {
                warn(format!("shuzi: {}", words.message(message)));
                Trouble::of(message)
            }
            Self::InFile(message) => {
                warn(words.message(message));
                Trouble::of(message)
            }
            Self::AlreadyReported(trouble) => *trouble,
            Self::Usage(message) => {
                warn(format!("shuzi: {}", words.message(message)));
                Trouble::of_files(message).unwrap_or(Trouble::Usage)
            }
        };
        trouble.status()
    }
}

/// What fails by a fact of the core.
impl<F: Into<Message>> From<F> for Failure {
    fn from(fact: F) -> Self {
        Self::Failed(fact.into())
    }
}

/// What the system refuses while something is printed.
pub trait OutputResult<T> {
    /// The same as a failure of the command.
    ///
    /// # Errors
    /// Returns an error if there was one.
    fn or_fail(self) -> Result<T, Failure>;
}

impl<T> OutputResult<T> for io::Result<T> {
    fn or_fail(self) -> Result<T, Failure> {
        self.map_err(Failure::Output)
    }
}
