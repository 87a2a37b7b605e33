//! `shuzi paths`: where things are kept.

use std::io::{self, Write as _};

use super::environment::Environment;
use crate::output::columns::{padded, widest};
use crate::shell::{Failure, OutputResult as _};

/// Prints the folders and files.
pub(super) fn run(environment: &Environment) -> Result<(), Failure> {
    let (folders, words) = (environment.folders()?, &environment.words);
    let paths = [
        ("path-config", folders.config.join("config.toml")),
        ("path-rules", folders.rules()),
        ("path-history", folders.data.join("history.jsonl")),
        ("path-log", folders.data.join("log.jsonl")),
        ("path-state", folders.state.clone()),
    ];
    let paths = paths.map(|(id, path)| (words.get(id), path));
    let width = widest(paths.iter().map(|(label, _)| label.as_str()), 9);
    let mut out = io::stdout().lock();
    for (label, path) in paths {
        writeln!(out, "{}{}", padded(&label, width), path.display()).or_fail()?;
    }
    Ok(())
}
