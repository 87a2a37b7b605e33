//! `shuzi rules`: the profiles, and help with writing one.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};

use super::Failure;
use super::args::{RulesArgs, RulesCommand};
use super::profiles::book_and_name;
use crate::rules::{GameKind, Problem, Profile, Profiles};
use crate::shell::{Folders, read_profile, warn};

/// Runs a subcommand of `rules`.
pub(super) fn run(args: RulesArgs) -> Result<(), Failure> {
    match args.command {
        RulesCommand::List => list(),
        RulesCommand::Show { name } => show(&name),
        RulesCommand::Check { paths } => check(&paths),
        RulesCommand::New { name, from } => new(&name, &from),
    }
}

fn list() -> Result<(), Failure> {
    let (book, _) = book_and_name(None)?;
    let mut out = io::stdout().lock();
    let mut broken = Vec::new();
    for name in book.names() {
        match book.profile(name) {
            Ok(profile) => {
                let title = &profile.title;
                writeln!(out, "{name:<26}{:<18}{title}", profile.scoring.as_str())?;
            }
            Err(problems) => broken.extend(problems.unwrap_or_default()),
        }
    }
    tell_all(&broken)
}

fn show(name: &str) -> Result<(), Failure> {
    let (book, name) = book_and_name(Some(name))?;
    let name = name.unwrap_or_default();
    let found = match book.profile(&name) {
        Ok(profile) => Some(profile),
        Err(Some(problems)) => return tell_all(&problems),
        Err(None) => book.called(&name),
    };
    let profile = found.ok_or_else(|| anyhow!("{}", book.unknown(&name)))?;
    io::stdout().lock().write_all(described(&book, &profile).as_bytes())?;
    Ok(())
}

/// A profile in words, its file behind.
fn described(book: &Profiles, profile: &Profile) -> String {
    use std::fmt::Write as _;
    let mut page = format!("{} ({})\n", profile.title, profile.name);
    for kind in GameKind::ALL {
        let komi = profile.komi.of(kind).as_ref().map_or_else(
            || "not named".to_owned(),
            |komi| {
                let mut parts: Vec<String> =
                    komi.named.iter().map(|(lines, komi)| format!("{lines}: {komi}")).collect();
                parts.extend(komi.other.map(|komi| komi.to_string()));
                parts.join(", ")
            },
        );
        let tie_breaker = profile.tie_breaker.of(kind);
        let ties = match profile.ties.of(kind) {
            crate::rules::Ties::Draw => "a tie is a draw".to_owned(),
            crate::rules::Ties::To(side) => format!("{side} wins ties"),
        };
        let kind = kind.to_string();
        let _ = writeln!(page, "  {kind:<18} komi {komi}; tie-breaker {tie_breaker}; {ties}");
    }
    let compensation = profile.compensation;
    let _ = writeln!(
        page,
        "  compensation       {} (from {} stones)",
        compensation.convention.as_str(),
        compensation.from
    );
    for note in &profile.notes {
        let _ = writeln!(page, "  note: {note}");
    }
    for source in &profile.sources {
        let _ = writeln!(page, "  source: {source}");
    }
    if let Some((file, text)) = book.file(&profile.name) {
        let _ = write!(page, "\n# {file}\n{text}");
    }
    page
}

fn check(paths: &[PathBuf]) -> Result<(), Failure> {
    let mut failed = false;
    for path in paths {
        let shown = path.display();
        let text = match read_profile(path) {
            Ok(text) => text,
            Err(error) => {
                warn(format!("{shown}:1:1: cannot be read: {error}"));
                failed = true;
                continue;
            }
        };
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let (book, _) = book_and_name(None)?;
        match book.read(&name, &shown.to_string(), &text) {
            Ok(_) => writeln!(io::stdout().lock(), "{shown}: well")?,
            Err(problems) => failed |= tell_all(&problems).is_err(),
        }
    }
    if failed { Err(Failure::Told) } else { Ok(()) }
}

/// Tells of problems, each with its line; fails if there are any.
fn tell_all(problems: &[Problem]) -> Result<(), Failure> {
    for problem in problems {
        warn(format!("{problem}\n{}", problem.shown()));
    }
    if problems.is_empty() { Ok(()) } else { Err(Failure::Told) }
}

fn new(name: &str, from: &str) -> Result<(), Failure> {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if name.is_empty() || !name.chars().all(plain) {
        let message = format!("`{name}` is no name for a profile: use letters, digits and -");
        return Err(Failure::Usage(message));
    }
    let (book, _) = book_and_name(None)?;
    if book.file(from).is_none() {
        return Err(Failure::Usage(book.unknown(from)));
    }
    let folder = Folders::of_user().ok_or_else(|| anyhow!("no home folder"))?.rules();
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let path = folder.join(format!("{name}.toml"));
    write_new(&path, &template(name, from))?;
    writeln!(io::stdout().lock(), "{}", path.display())?;
    Ok(())
}

/// Writes a file that must not be there yet.
fn write_new(path: &Path, text: &str) -> anyhow::Result<()> {
    if path.exists() {
        return Err(anyhow!(
            "{} is there already: change it, or choose another name",
            path.display()
        ));
    }
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(path)
        .with_context(|| path.display().to_string())?;
    file.write_all(text.as_bytes()).with_context(|| path.display().to_string())
}

/// A profile to start from: everything inherited, what is most often changed shown.
fn template(name: &str, from: &str) -> String {
    format!(
        "# Rules of your own. What is not said here is as in `{from}`.\n\
         # `shuzi rules check` looks for mistakes; `shuzi rules show {from}` shows every key.\n\
         extends = \"{from}\"\n\
         title = \"{name}\"\n\
         # aliases = [\"as RU spells it in game files\"]\n\
         \n\
         # [komi]\n\
         # even = {{ 9 = 6.5, other = 7.5 }}\n\
         # handicap = 0\n\
         \n\
         # [tie-breaker]\n\
         # handicap = 0.5\n\
         \n\
         # [compensation]\n\
         # points = \"n\"      # n, n-1 or none\n\
         # from = 2\n"
    )
}
