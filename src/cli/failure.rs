//! How a command ends when it does not succeed.

use std::io;
use std::process::ExitCode;

use crate::shell::warn;

/// What could not be done, and the exit status it means.
#[derive(Debug)]
pub enum Failure {
    /// Something failed, and each failure has been told on standard error: status 1.
    Told,
    /// Something failed: status 1.
    Failed(anyhow::Error),
    /// The command was used wrongly: status 2.
    Usage(String),
    /// clap has said what is wrong: status 2.
    ToldUsage,
}

impl Failure {
    /// Prints what clap has to say; help and version are no failure.
    pub(super) fn of_clap(error: &clap::Error) -> Result<(), Self> {
        let printed = error.print();
        match (error.use_stderr(), printed) {
            (true, _) => Err(Self::ToldUsage),
            (false, Ok(())) => Ok(()),
            (false, Err(error)) => Err(error.into()),
        }
    }

    /// Says what is wrong, unless that is done, and gives the exit status.
    ///
    /// A closed pipe is success: whoever read our output has what they wanted.
    pub fn report(&self) -> ExitCode {
        match self {
            Self::Failed(error) if is_broken_pipe(error) => ExitCode::SUCCESS,
            Self::Failed(error) => {
                warn(format!("shuzi: {error:#}"));
                ExitCode::from(1)
            }
            Self::Told => ExitCode::from(1),
            Self::Usage(message) => {
                warn(format!("shuzi: {message}"));
                ExitCode::from(2)
            }
            Self::ToldUsage => ExitCode::from(2),
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Failed(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Failed(error.into())
    }
}
