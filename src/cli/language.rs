//! `shuzi language`: what a language is missing and how its screens look, for translators.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use shuzi_core::place::at;

use super::args::GameArgs;
use super::environment::Environment;
use super::screens::put_screens;
use crate::shell::{
    Failure, MOST_OF_HAND, OutputResult as _, Trouble, files_in, folder_unreadable, read_plain,
};
use crate::ui::{Context, LookOptions};
use shuzi_words::{Finding, Language, Words, reviewed};

/// `shuzi language`.
#[derive(Debug, Args)]
pub struct LanguageArgs {
    /// A language code, or a folder of message files named after it.
    #[arg(value_name = "CODE|FOLDER")]
    pub language: PathBuf,
    /// Show its screens.
    #[arg(long)]
    pub screens: bool,
    /// The folder of English words that it was translated from: what has changed since is listed.
    #[arg(long, value_name = "FOLDER")]
    pub english: Option<PathBuf>,
}

/// Tells what a language's files lack; with `--screens`, draws its screens.
pub(super) fn run(
    args: &LanguageArgs,
    game: &GameArgs,
    environment: &Environment,
) -> Result<(), Failure> {
    let words = &environment.words;
    let known = args.language.to_str().and_then(Language::of_code);
    let (language, files, folder) = if let Some(language) = known {
        let folder = format!("crates/shuzi-words/languages/{}", language.code());
        (language, Words::files(language), folder)
    } else {
        let folder = args.language.display().to_string();
        (of_folder(&args.language), read(&args.language)?, folder)
    };
    let mut out = io::stdout().lock();
    let before = args.english.as_deref().map_or_else(|| Ok(Vec::new()), read)?;
    let (findings, [said, all]) = reviewed(&files, &Words::files(Language::English), &before);
    for Finding { file, line, column, lack } in &findings {
        let place = format_args!("{folder}/{file}:{line}:{column}");
        writeln!(out, "{}", words.message(&at(place, words.fact(lack)))).or_fail()?;
    }
    let values = [("said", said.into()), ("all", all.into()), ("name", folder.into())];
    writeln!(out, "{}", words.say("words-said", &values)).or_fail()?;
    if args.screens {
        let words = Words::of_files(language, &files);
        // The screens are those of a player who has counted nothing yet.
        let look = || environment.look(LookOptions::default());
        let begin = || {
            let (scorer, options) = environment.scorer(game)?;
            Context::new(scorer, options, look()?, None)
        };
        put_screens(&mut out, words, begin)?;
    }
    Failure::ended((!findings.is_empty()).then_some(Trouble::Content))
}

/// The language whose figures and plurals a folder's words go by: that of its name.
fn of_folder(folder: &Path) -> Language {
    let name = folder.file_name().and_then(|name| name.to_str());
    name.and_then(Language::of_code).unwrap_or_default()
}

/// A folder's files of words.
fn read(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable = |why: io::Error| Failure::Failed(folder_unreadable(folder, &why));
    let paths = files_in(folder, "ftl").map_err(unreadable)?;
    let mut files = Vec::with_capacity(paths.len());
    for path in &paths {
        let text = read_plain(path, MOST_OF_HAND).map_err(unreadable)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push((name, String::from_utf8_lossy(&text).into_owned()));
    }
    Ok(files)
}
