//! `shuzi rules`: the profiles, and help with writing one.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use shuzi_core::fact::Message;
use shuzi_core::place::at;
use shuzi_core::rules::{BySize, Convention, GameKind, Problem, Profile, Profiles, Ties};
use unicode_width::UnicodeWidthStr as _;

use super::args::profile;
use super::environment::Environment;
use super::printing::terminal_width;
use super::profile_toml::profile_toml;
use crate::output::columns::{beside, fitted, padded, widest};
use crate::shell::{
    Failure, OutputResult as _, Overwrite, Trouble, WriteError, read_profile, warn, write_file,
};
use shuzi_words::Words;

/// `shuzi rules`.
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The subcommand.
    #[command(subcommand)]
    pub command: RulesCommand,
}

/// The subcommands of `shuzi rules`.
#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    /// List all profiles.
    List,
    /// Show a profile and its sources.
    Show {
        /// The profile's name or path.
        #[arg(value_parser = profile())]
        name: String,
    },
    /// Check profile files for mistakes.
    Check {
        /// The files.
        #[arg(value_name = "PATH", required = true)]
        paths: Vec<PathBuf>,
    },
    /// Start your own profile, to be edited.
    New {
        name: String,
        /// The profile it starts from.
        #[arg(long, value_name = "NAME", default_value = "chinese", value_parser = profile())]
        from: String,
    },
}

/// Runs a subcommand of `rules`.
pub(super) fn run(args: RulesArgs, environment: &Environment) -> Result<(), Failure> {
    match args.command {
        RulesCommand::List => list(environment),
        RulesCommand::Show { name } => show(&name, environment),
        RulesCommand::Check { paths } => check(&paths, environment),
        RulesCommand::New { name, from } => new(&name, &from, environment),
    }
}

fn list(environment: &Environment) -> Result<(), Failure> {
    let (profiles, words) = (environment.profiles()?, &environment.words);
    let (mut broken, mut rows) = (Vec::new(), Vec::new());
    for name in profiles.names() {
        match profiles.profile(name) {
            Ok(profile) => rows.push([
                name.to_owned(),
                words.value(&profile.scoring.into()),
                words.value(&profile.shown_title()),
            ]),
            Err(problems) => broken.extend(problems.unwrap_or_default()),
        }
    }
    let of = |column: usize| widest(rows.iter().map(|row| &*row[column]), 0);
    let (name, scoring) = (of(0), of(1));
    let width = terminal_width();
    let line = |row: &[String; 3]| {
        beside(&(padded(&row[0], name) + &row[1]), name + scoring, &row[2], width)
    };
    let list = fitted(&rows.iter().map(line).collect::<String>(), width);
    io::stdout().lock().write_all(list.as_bytes()).or_fail()?;
    Failure::ended(warn_all(&broken, words))
}

fn show(name: &str, environment: &Environment) -> Result<(), Failure> {
    let (scorer, name) = environment.scorer_by(Some(name))?;
    let (profiles, words) = (scorer.profiles(), &environment.words);
    let name = name.unwrap_or_default();
    let found = match profiles.profile(&name) {
        Ok(profile) => Some(profile),
        Err(Some(problems)) => return Failure::ended(warn_all(&problems, words)),
        Err(None) => profiles.called(&name),
    };
    let profile = found.ok_or_else(|| Failure::from(profiles.unknown(&name)))?;
    let page = described(profiles, &profile, words);
    io::stdout().lock().write_all(page.as_bytes()).or_fail()
}

/// A profile in words, its file behind.
fn described(profiles: &Profiles, profile: &Profile, words: &Words) -> String {
    let title = [("title", profile.shown_title()), ("name", profile.name.as_str().into())];
    let mut page = words.say("profile-title", &title) + "\n";
    for kind in GameKind::ALL {
        let komi = profile.komi.of(kind).as_ref();
        let komi = komi.map_or_else(|| words.get("show-not-set"), |komi| by_size(komi, words));
        let ties = match *profile.ties.of(kind) {
            Ties::Draw => words.get("show-ties-draw"),
            Ties::To(side) => words.say("show-ties-side", &[("side", side.into())]),
        };
        let values = [
            ("kind", kind.into()),
            ("komi", komi.into()),
            ("tie_breaker", (*profile.tie_breaker.of(kind)).into()),
            ("ties", ties.into()),
        ];
        let _ = writeln!(page, "  {}", words.say("show-komi", &values));
    }
    let compensation = profile.compensation;
    let compensation = match compensation.convention {
        Convention::None => words.get("show-no-compensation"),
        convention => {
            let values = [("points", convention.into()), ("from", compensation.from.into())];
            words.say("show-compensation", &values)
        }
    };
    let _ = writeln!(page, "  {compensation}");
    for note in profile.shown_notes() {
        let _ = writeln!(page, "  {}", words.say("show-note", &[("text", note)]));
    }
    for source in profile.shown_sources() {
        let _ = writeln!(page, "  {}", words.say("show-source", &[("text", source)]));
    }
    let mut page = fitted(&page, terminal_width());
    if let Some((file, _)) = profiles.file(&profile.name) {
        let _ = write!(page, "\n# {file}\n{}", profile_toml(profile));
    }
    page
}

/// A komi by board size: `9: 6.5, 7.5`.
fn by_size(komi: &BySize, words: &Words) -> String {
    let named = komi.named.iter();
    let mut parts: Vec<String> =
        named.map(|(lines, komi)| format!("{lines}: {}", words.amount(*komi))).collect();
    parts.extend(komi.other.map(|komi| words.amount(komi)));
    words.list(parts)
}

fn check(paths: &[PathBuf], environment: &Environment) -> Result<(), Failure> {
    let words = &environment.words;
    let mut met = None;
    for path in paths {
        // One of the player's own may be given by its name.
        let own = environment
            .folders()
            .ok()
            .map(|folders| folders.rules().join(path).with_extension("toml"));
        let path = own.as_ref().filter(|own| !path.exists() && own.exists()).unwrap_or(path);
        let shown = path.display().to_string();
        let text = match read_profile(path) {
            Ok(text) => text,
            Err(error) => {
                let what = at(shown, error);
                warn(words.message(&what));
                met = met.max(Some(Trouble::of(&what)));
                continue;
            }
        };
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let profiles = environment.profiles()?;
        match profiles.read(&name, &shown, &text) {
            Ok(_) => {
                let ok = words.say("check-ok", &[("name", shown.into())]);
                writeln!(io::stdout().lock(), "{ok}").or_fail()?;
            }
            Err(problems) => met = met.max(warn_all(&problems, words)),
        }
    }
    Failure::ended(met)
}

/// Tells of problems, each with its line; a trouble if there are any.
fn warn_all(problems: &[Problem], words: &Words) -> Option<Trouble> {
    for problem in problems {
        let message = words.message(&Message::from(problem.clone()));
        warn(format!("{message}\n{}", shown(problem)));
    }
    (!problems.is_empty()).then_some(Trouble::Content)
}

fn new(name: &str, from: &str, environment: &Environment) -> Result<(), Failure> {
    let words = &environment.words;
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if name.is_empty() || !name.chars().all(plain) {
        return Err(Failure::usage_with("usage-profile-name", [("name", name.into())]));
    }
    let profiles = environment.profiles()?;
    let known = profiles.called(from);
    let from = known.as_ref().map_or(from, |profile| &profile.name);
    if profiles.file(from).is_none() {
        return Err(Failure::Usage(profiles.unknown(from).into()));
    }
    let folder = environment.folders()?.rules();
    let path = folder.join(format!("{name}.toml"));
    write_new(&folder, &path, &template(name, from, words))?;
    writeln!(io::stdout().lock(), "{}", path.display()).or_fail()
}

/// Writes a file that must not be there yet.
fn write_new(folder: &Path, path: &Path, text: &str) -> Result<(), Failure> {
    let written = fs::create_dir_all(folder).map_err(WriteError::from);
    let written = written.and_then(|()| write_file(path, text.as_bytes(), Overwrite::No));
    written.map_err(|error| {
        let shown = path.display().to_string();
        Failure::Failed(match error {
            WriteError::Exists => Message::new("profile-exists", [("path", shown.into())]),
            error => at(shown, error),
        })
    })
}

/// A profile to start from: everything inherited, what is most often changed shown.
fn template(name: &str, from: &str, words: &Words) -> String {
    let from_value = [("from", from.into())];
    let (own, check) =
        (words.say("template-own", &from_value), words.say("template-check", &from_value));
    let (aliases, points) = (words.get("template-aliases"), words.get("template-points"));
    format!(
        "# {own}\n\
         # {check}\n\
         extends = \"{from}\"\n\
         title = \"{name}\"\n\
         # aliases = [\"{aliases}\"]\n\
         \n\
         # [komi]\n\
         # even = {{ 9 = 6.5, other = 7.5 }}\n\
         # handicap = 0\n\
         \n\
         # [tie-breaker]\n\
         # handicap = 0.5\n\
         \n\
         # [compensation]\n\
         # points = \"n\"      # {points}\n\
         # from = 2\n"
    )
}

/// The line of a problem with its number and a caret under the place.
fn shown(problem: &Problem) -> String {
    let Problem { place, line, .. } = problem;
    let number = place.line.to_string();
    let margin = " ".repeat(number.len());
    // A very long line is cut around the place.
    let skipped = (place.column - 1).saturating_sub(LONGEST_SHOWN / 2);
    let line: String = line.chars().skip(skipped).take(LONGEST_SHOWN).collect();
    let before: String = line.chars().take(place.column - 1 - skipped).collect();
    let indent = " ".repeat(before.width());
    format!("{number} | {line}\n{margin} | {indent}^")
}

/// The most characters of a line to show.
const LONGEST_SHOWN: usize = 160;
