//! The command line: all subcommands, and the options that several of them have.

mod choice;
mod game;
mod look;

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::Size;
use shuzi_core::typed::whole_number;

use super::compare::CompareArgs;
use super::count::CountArgs;
use super::form::{FormArgs, StepsArgs};
use super::gtp::GtpArgs;
use super::handicap::HandicapArgs;
use super::keys::KeysArgs;
use super::language::LanguageArgs;
use super::log::LogArgs;
#[cfg(feature = "phone")]
use super::phone::PhoneArgs;
use super::photo::PhotoArgs;
use super::practise::PractiseArgs;
use super::reshape::ReshapeArgs;
use super::rules::RulesArgs;
use super::score::ScoreArgs;
use super::serve::ServeArgs;
use crate::output::Format;
use crate::output::print::Paper;
pub(super) use choice::{Choice, command, format_of, lesson, named, offering, profile, word};
pub use game::GameArgs;
pub use look::AppearanceArgs;
use shuzi_words::Language;

/// The points of the largest board, as a limit for numbers on the command line.
pub(super) const MOST_POINTS: u64 = Size::MOST_POINTS as u64;

/// Count a finished game of Go by the Chinese methods, step by step.
///
/// `shuzi FILE` opens a game (SGF, or rows of . X O) and walks through the count; `shuzi`
/// alone counts a real board. `shuzi score FILE` prints the result without asking anything.
#[derive(Debug, Parser)]
#[command(name = "shuzi", version, disable_help_subcommand = true)]
#[command(override_usage = "shuzi [OPTIONS] [FILE|TOTAL]\n       shuzi <COMMAND>")]
pub struct Cli {
    /// The subcommand; without one, the assistant opens.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The game file to open.
    pub file: Option<PathBuf>,
    /// The language of all messages.
    #[arg(long, value_name = "CODE", value_parser = language(), global = true)]
    pub lang: Option<Language>,
    /// Print the default settings file.
    #[arg(long)]
    pub print_config: bool,
    /// The appearance of the screen.
    #[command(flatten)]
    pub look: AppearanceArgs,
    /// How the game is counted.
    #[command(flatten)]
    pub game: GameArgs,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Count step by step.
    Count(CountArgs),
    /// Count a game without asking and print the worksheet.
    Score(ScoreArgs),
    /// Plan how to rearrange the stones: the fewest to move, lift and add.
    Reshape(ReshapeArgs),
    /// Score a game under every rule profile and explain the differences.
    Compare(CompareArgs),
    /// Read a photograph or a screenshot of a board.
    Photo(PhotoArgs),
    /// Let phones photograph the board and be a second screen.
    #[cfg(feature = "phone")]
    Phone(PhoneArgs),
    /// Print the key-number sheet.
    Keys(KeysArgs),
    /// Print a form to count on.
    Form(FormArgs),
    /// Print the method as a picture of five steps.
    Steps(StepsArgs),
    /// Suggest handicap stones and komi for a rank difference.
    Handicap(HandicapArgs),
    /// Practise counting: key numbers, margins, territories, dead stones, whole games.
    #[command(alias = "practice")]
    Practise(PractiseArgs),
    /// List finished counts, newest first.
    Log(LogArgs),
    /// List, show, check or start rule profiles.
    Rules(RulesArgs),
    /// Run as an engine for the Go Text Protocol.
    Gtp(GtpArgs),
    /// Answer questions from other programs, one JSON object per line.
    Serve(ServeArgs),
    /// List the missing messages of a language and show its screens.
    Language(LanguageArgs),
    /// Show the help of a command, as `--help` does. Replaces clap's own, which is only in English.
    Help {
        /// The command and subcommand.
        command: Vec<String>,
    },
    /// Show the folders where the program keeps its files.
    Paths,
    /// Print completions for a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page.
    Man {
        /// A folder to write the pages of all commands to, instead of printing one.
        #[arg(short, long, value_name = "FOLDER")]
        output: Option<PathBuf>,
    },
}

/// Returns a parser for whole numbers within limits.
pub(super) fn whole<N: TryFrom<u64>>(
    range: std::ops::RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, Message> + Clone {
    move |text| whole_number(text, &range)
}

/// Parses a value whose type explains its own errors.
pub fn parsed<T: FromStr<Err: Into<Message>>>(text: &str) -> Result<T, Message> {
    text.parse().map_err(Into::into)
}

/// A parser of a language code.
fn language() -> Choice<Language> {
    let of =
        |code: &str| Language::of_code(code).ok_or_else(|| Message::plain("cli-choose-language"));
    offering(of, || Language::ALL.iter().map(|language| language.code().into()).collect())
}

/// Club and date on a sheet.
#[derive(Clone, Debug, Default, Args)]
pub struct OwnerArgs {
    /// The name of a club.
    #[arg(long, value_name = "NAME")]
    pub club: Option<String>,
    /// A date, or any other text to print beside the name.
    #[arg(long, value_name = "DATE")]
    pub date: Option<String>,
}

impl OwnerArgs {
    /// Both, as the sheet prints them.
    pub fn value(&self) -> Value {
        let said = self.club.iter().chain(&self.date).map(|text| Value::Text(text.clone()));
        let said: Vec<Value> = said.collect();
        if said.is_empty() { Value::Nothing } else { Value::List(said) }
    }
}

/// How and where the output is printed.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "cli-printing")]
pub struct PrintArgs {
    /// The format (default: from the extension of --output, otherwise a table).
    #[arg(long, value_name = "FORMAT", value_parser = format_of(Format::ALL))]
    pub format: Option<Format>,
    /// The same as --format json.
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
    /// Print the JSON Schema of what --json prints.
    #[arg(long)]
    pub schema: bool,
    /// The paper size of PDF and SVG.
    #[arg(long, value_name = "PAPER", value_enum)]
    pub paper: Option<Paper>,
    /// The file to write, instead of standard output.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file if it exists.
    #[arg(long, requires = "output")]
    pub force: bool,
}

impl PrintArgs {
    /// The same in another format, if an option of its own asks for that.
    pub fn or(&self, is_asked: bool, format: Format) -> Self {
        Self { format: if is_asked { Some(format) } else { self.format }, ..self.clone() }
    }

    /// The file to write; none for standard output, which `-` names as well.
    pub fn output(&self) -> Option<&PathBuf> {
        self.output.as_ref().filter(|path| path.as_os_str() != "-")
    }
}
