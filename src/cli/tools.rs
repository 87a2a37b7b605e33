//! `shuzi completions` and `shuzi man`, for packagers.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use clap::CommandFactory as _;
use shuzi_core::fact::Message;
use shuzi_core::place::at_file;

use super::{Cli, help};
use crate::shell::{Failure, OutputResult as _, system_refusal};
use shuzi_words::Words;

/// Prints completions for a shell.
pub(super) fn completions(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "shuzi", &mut script);
    io::stdout().lock().write_all(&script).or_fail()
}

/// Prints the manual page, or writes it and those of all commands into a folder.
pub(super) fn man(folder: Option<&Path>, words: &Words) -> Result<(), Failure> {
    let command = help::command(words);
    let Some(folder) = folder else {
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page).or_fail()?;
        return io::stdout().lock().write_all(&page).or_fail();
    };
    let written =
        fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
    written.map_err(|error| {
        let what = Message::new("file-unwritable", [("why", system_refusal(&error))]);
        Failure::Failed(at_file(folder.display(), what))
    })
}
