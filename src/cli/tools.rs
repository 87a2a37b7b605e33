//! `shuzi completions`, for packagers.

use std::io::{self, Write as _};

use super::args;
use crate::shell::{Failure, OutputResult as _};

/// Prints completions for a shell.
pub(super) fn completions(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(), "shuzi", &mut script);
    io::stdout().lock().write_all(&script).or_fail()
}
