//! `shuzi completions` and `shuzi man`, for packagers.

use std::io::{self, Write as _};

use clap::CommandFactory as _;

use super::failure::OutputResult as _;
use super::{Cli, Failure, help};
use crate::words::Words;

/// Prints completions for a shell.
pub(super) fn completions(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "shuzi", &mut script);
    io::stdout().lock().write_all(&script).or_fail()
}

/// Prints the manual page.
pub(super) fn man(words: &Words) -> Result<(), Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(help::command(words)).render(&mut page).or_fail()?;
    io::stdout().lock().write_all(&page).or_fail()
}
