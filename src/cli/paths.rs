//! `shuzi paths`: where things are kept.

use std::io::{self, Write};

use super::Failure;
use crate::shell::Folders;

/// Prints the folders and files.
pub(super) fn run() -> Result<(), Failure> {
    let Some(folders) = Folders::of_user() else {
        let message = "no home folder: set HOME, or SHUZI_CONFIG_DIR, SHUZI_DATA_DIR and \
                       SHUZI_STATE_DIR";
        return Err(Failure::Failed(anyhow::anyhow!(message)));
    };
    let mut out = io::stdout().lock();
    writeln!(out, "config   {}", folders.config.join("config.toml").display())?;
    writeln!(out, "rules    {}", folders.rules().display())?;
    writeln!(out, "history  {}", folders.data.join("history.jsonl").display())?;
    writeln!(out, "state    {}", folders.state.display())?;
    Ok(())
}
