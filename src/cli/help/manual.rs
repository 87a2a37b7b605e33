//! The manual pages.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use shuzi_core::fact::Message;
use shuzi_core::place::{at, at_file};

use super::{command, examples};
use crate::shell::{Failure, OutputResult as _, Overwrite, system_refusal, write_file};
use shuzi_words::Words;

/// What each exit status means, from 0.
const STATUSES: [&str; 7] = [
    "cli-man-status-done",
    "cli-man-status-content",
    "cli-man-status-usage",
    "cli-man-status-input",
    "cli-man-status-archive",
    "cli-man-status-output",
    "cli-man-status-engine",
];

/// Where things are kept.
const FILES: [(&str, &str); 5] = [
    ("$XDG_CONFIG_HOME/shuzi/config.toml", "cli-man-file-config"),
    ("$XDG_CONFIG_HOME/shuzi/rules/*.toml", "cli-man-file-rules"),
    ("$XDG_DATA_HOME/shuzi/history.jsonl", "cli-man-file-history"),
    ("$XDG_DATA_HOME/shuzi/log.jsonl", "cli-man-file-log"),
    ("$XDG_STATE_HOME/shuzi/", "cli-man-file-state"),
];

/// Variables that change what the program does.
const VARIABLES: [(&str, &str); 4] = [
    ("SHUZI_CONFIG_DIR, SHUZI_DATA_DIR, SHUZI_STATE_DIR", "cli-man-variable-folders"),
    ("LC_ALL, LC_MESSAGES, LANG", "cli-man-variable-language"),
    ("NO_COLOR", "cli-man-variable-colour"),
    ("COLUMNS", "cli-man-variable-columns"),
];

/// Prints the manual page, or writes it and those of all commands into a folder.
pub(in crate::cli) fn man(folder: Option<&Path>, words: &Words) -> Result<(), Failure> {
    let mut whole = command(words);
    whole.build();
    let Some(folder) = folder else {
        let page = page(&whole, &[], words).or_fail()?;
        return io::stdout().lock().write_all(&page).or_fail();
    };
    fs::create_dir_all(folder).map_err(|error| {
        let what = Message::new("file-unwritable", [("why", system_refusal(&error))]);
        Failure::Failed(at_file(folder.display(), what))
    })?;
    put_all(&whole, &[], folder, words)
}

/// Writes the page of a command and those below it.
fn put_all(command: &Command, path: &[&str], folder: &Path, words: &Words) -> Result<(), Failure> {
    let name = ["shuzi"].into_iter().chain(path.iter().copied()).collect::<Vec<_>>().join("-");
    let (file, page) = (folder.join(format!("{name}.1")), page(command, path, words).or_fail()?);
    write_file(&file, &page, Overwrite::Yes)
        .map_err(|error| Failure::InFile(at(file.display(), error)))?;
    for below in command.get_subcommands() {
        let path: Vec<&str> = path.iter().copied().chain([below.get_name()]).collect();
        put_all(below, &path, folder, words)?;
    }
    Ok(())
}

fn page(command: &Command, path: &[&str], words: &Words) -> io::Result<Vec<u8>> {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.get_subcommands().next().is_some() {
        man.render_subcommands_section(&mut page)?;
    }
    let mut own = Roff::new();
    own.control("SH", [words.get("cli-examples").to_uppercase().as_str()]);
    own.control("nf", []);
    own.text(examples::of(path).iter().map(|line| roman(format!("{line}\n"))).collect::<Vec<_>>());
    own.control("fi", []);
    let statuses = STATUSES.iter().enumerate().map(|(number, id)| (number.to_string(), *id));
    let named = |list: &'static [(&str, &str)]| list.iter().map(|(name, id)| ((*name).into(), *id));
    put_list(&mut own, "cli-man-statuses", statuses, words);
    put_list(&mut own, "cli-man-files", named(&FILES), words);
    put_list(&mut own, "cli-man-variables", named(&VARIABLES), words);
    own.to_writer(&mut page)?;
    if command.get_version().is_some() {
        man.render_version_section(&mut page)?;
    }
    Ok(page)
}

/// Adds a section of names and what they mean.
fn put_list(
    page: &mut Roff,
    heading: &str,
    list: impl Iterator<Item = (String, &'static str)>,
    words: &Words,
) {
    page.control("SH", [words.get(heading).to_uppercase().as_str()]);
    for (name, id) in list {
        page.control("TP", []);
        page.text([roman(name)]);
        page.text([roman(words.get(id))]);
    }
}
