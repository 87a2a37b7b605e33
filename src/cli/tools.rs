//! `shuzi completions` and `shuzi man`, for packagers.

use std::io::{self, Write};

use clap::CommandFactory as _;

use super::{Cli, Failure};

/// Prints completions for a shell.
pub(super) fn completions(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "shuzi", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(())
}

/// Prints the manual page.
pub(super) fn man() -> Result<(), Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(Cli::command()).render(&mut page)?;
    io::stdout().lock().write_all(&page)?;
    Ok(())
}
