//! The command line: all options and subcommands.

mod batch;
mod compare;
mod game;
mod look;
#[cfg(feature = "phone")]
mod phone;
mod photo;
mod practise;
mod sheets;

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};

use crate::output::Format;
use crate::output::print::{Layout, Paper};
use shuzi_core::counting::SharedTotal;
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::{Color, Size};
use shuzi_core::handicap::{Counting, Rank, Ranks, Ratio};
use shuzi_core::reshape::Style;
use shuzi_core::rules::{Convention, MOST_HANDICAP};
use shuzi_core::scorer::{HalfPoints, TieBreaker};
use shuzi_core::typed::{one_of, whole_number};
use shuzi_words::Language;

pub use batch::{BatchArgs, Only};
pub use compare::{CompareArgs, CountedArgs};
pub use game::GameArgs;
pub use look::AppearanceArgs;
#[cfg(feature = "phone")]
pub use phone::PhoneArgs;
pub use photo::PhotoArgs;
pub use practise::{PractiseArgs, PractiseCommand, StatsArgs};
pub use sheets::{FormArgs, LanguageArgs, StepsArgs};

/// The points of the largest board, as a limit for numbers on the command line.
const MOST_POINTS: u64 = Size::MOST_POINTS as u64;

/// Count a finished game of Go by the Chinese methods, step by step.
///
/// `shuzi FILE` opens a game (SGF, or rows of . X O) and walks through the count; `shuzi`
/// alone counts a real board. `shuzi score FILE` prints the result without asking anything.
#[derive(Debug, Parser)]
#[command(name = "shuzi", version, disable_help_subcommand = true)]
#[command(override_usage = "shuzi [OPTIONS] [FILE]\n       shuzi <COMMAND>")]
pub struct Cli {
    /// The subcommand; without one, the assistant opens.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The game file to open.
    pub file: Option<PathBuf>,
    /// The language of all messages.
    #[arg(long, value_name = "CODE", value_parser = language, global = true)]
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
fn whole<N: TryFrom<u64>>(
    range: std::ops::RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, Message> + Clone {
    move |text| whole_number(text, &range)
}

/// Parses a value whose type explains its own errors.
pub fn parsed<T: FromStr<Err: Into<Message>>>(text: &str) -> Result<T, Message> {
    text.parse().map_err(Into::into)
}

/// Parses a language code.
fn language(code: &str) -> Result<Language, Message> {
    Language::of_code(code).ok_or_else(|| Message::plain("cli-choose-language"))
}

fn format(text: &str) -> Result<Format, Message> {
    let all = Format::ALL.map(|format| (format.as_str(), format));
    Format::of_word(text).map_or_else(|| one_of(text, &all), Ok)
}

fn layout(text: &str) -> Result<Layout, Message> {
    const LAYOUTS: [(&str, Layout); 4] = [
        ("wall", Layout::Wall),
        ("referee", Layout::Referee),
        ("card", Layout::Card),
        ("wallet", Layout::Wallet),
    ];
    one_of(text, &LAYOUTS)
}

fn paper(text: &str) -> Result<Paper, Message> {
    one_of(text, &Paper::ALL)
}

fn counting(text: &str) -> Result<Counting, Message> {
    one_of(text, &[("area", Counting::Area), ("territory", Counting::Territory)])
}

/// Parses a total in points, to half a point.
fn shared_total(text: &str) -> Result<SharedTotal, Message> {
    let HalfPoints(points) = text.parse()?;
    SharedTotal::of(points).ok_or_else(|| Message::plain("cli-total-negative"))
}

/// `shuzi count`.
#[derive(Debug, Args)]
pub struct CountArgs {
    /// The game file; without one, a real board.
    pub file: Option<PathBuf>,
    /// Run line by line on standard input and output, for screen readers and pipes.
    #[arg(long)]
    pub plain: bool,
    /// The appearance of the screen.
    #[command(flatten)]
    pub look: AppearanceArgs,
    /// How the game is counted.
    #[command(flatten)]
    pub game: GameArgs,
}

/// `shuzi score`.
#[derive(Debug, Args)]
pub struct ScoreArgs {
    /// Game files, SGF or diagrams; `-` is standard input.
    #[arg(value_name = "FILE", conflicts_with_all = ["black", "white", "non_scoring"])]
    pub files: Vec<PathBuf>,
    /// Black's total (vacant points + stones), without a board; 184½ if points are shared.
    #[arg(long, value_name = "N", value_parser = shared_total)]
    pub black: Option<SharedTotal>,
    /// White's total, without a board.
    #[arg(long, value_name = "N", value_parser = shared_total)]
    pub white: Option<SharedTotal>,
    /// Non-scoring points, with totals (with a board they are found).
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=MOST_POINTS))]
    pub non_scoring: Option<u32>,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
    /// Print the verdict on each chain and its reason, if the dead stones are proposed.
    #[arg(long)]
    pub chains: bool,
    /// How many games are scored.
    #[command(flatten)]
    pub batch: BatchArgs,
    /// How the game is counted.
    #[command(flatten)]
    pub game: GameArgs,
}

/// `shuzi reshape`.
#[derive(Debug, Args)]
pub struct ReshapeArgs {
    /// Game files, SGF or diagrams; `-` is standard input.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Rectangles of ten and twenty, or of any size.
    #[arg(long, value_name = "STYLE", default_value = "tens", value_parser = parsed::<Style>)]
    pub style: Style,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
    /// How the game is counted; with --method full, both sides are planned.
    #[command(flatten)]
    pub game: GameArgs,
}

/// `shuzi gtp`.
#[derive(Debug, Args)]
pub struct GtpArgs {
    /// The rule profile, by name or path; overrides the files'.
    #[arg(long, value_name = "NAME|PATH")]
    pub rules: Option<String>,
}

/// `shuzi serve`.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// The rule profile, by name or path, for questions without one.
    #[arg(long, value_name = "NAME|PATH")]
    pub rules: Option<String>,
}

/// `shuzi keys`.
#[derive(Debug, Args)]
pub struct KeysArgs {
    /// The rule profile, by name or path.
    #[arg(long, value_name = "NAME|PATH")]
    pub rules: Option<String>,
    /// Board sizes in lines (default: 9, 13 and 19).
    #[arg(long, value_name = "N|WxH", value_delimiter = ',', value_parser = parsed::<Size>)]
    pub size: Vec<Size>,
    /// Komi of even games in points, or of all games with --handicap (default: the profile's).
    #[arg(long, value_name = "X", value_delimiter = ';', allow_hyphen_values = true, value_parser = parsed::<HalfPoints>)]
    pub komi: Vec<HalfPoints>,
    /// The tie-breaker in points, or none (default: the profile's).
    #[arg(long, value_name = "X|none", allow_hyphen_values = true, value_parser = parsed::<TieBreaker>)]
    pub tie_breaker: Option<TieBreaker>,
    /// Handicaps: 0 is an even game, 1 a game without komi (default: all up to 9).
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = whole::<u32>(0..=u64::from(MOST_HANDICAP)))]
    pub handicap: Vec<u32>,
    /// Points to White for n handicap stones (default: the profile's).
    #[arg(long, value_name = "n|n-1|none", value_parser = parsed::<Convention>)]
    pub compensation: Option<Convention>,
    /// Numbers of non-scoring points.
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "0", value_parser = whole::<u32>(0..=MOST_POINTS))]
    pub non_scoring: Vec<u32>,
    /// One side only.
    #[arg(long, value_name = "black|white", value_parser = parsed::<Color>)]
    pub side: Option<Color>,
    /// Club and date on the sheet.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
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
    #[arg(long, value_name = "FORMAT", value_parser = format)]
    pub format: Option<Format>,
    /// The same as --format json.
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
    /// The layout of PDF and SVG.
    #[arg(long, value_name = "LAYOUT", default_value = "wall", value_parser = layout)]
    pub layout: Layout,
    /// The paper size of PDF and SVG.
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = paper)]
    pub paper: Paper,
    /// The file to write, instead of standard output.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file if it exists.
    #[arg(long, requires = "output")]
    pub force: bool,
}

impl PrintArgs {
    /// The file to write; none for standard output, which `-` names as well.
    pub fn output(&self) -> Option<&PathBuf> {
        self.output.as_ref().filter(|path| path.as_os_str() != "-")
    }
}

/// `shuzi handicap`.
#[derive(Debug, Args)]
pub struct HandicapArgs {
    /// The rank difference; without it, the whole table.
    #[arg(long, value_name = "N", value_parser = parsed::<Ranks>)]
    pub ranks: Option<Ranks>,
    /// Black's rank or rating.
    #[arg(long, value_name = "RANK", requires = "white", conflicts_with_all = ["ranks", "table"], allow_hyphen_values = true, value_parser = parsed::<Rank>)]
    pub black: Option<Rank>,
    /// White's rank or rating.
    #[arg(long, value_name = "RANK", requires = "black", allow_hyphen_values = true, value_parser = parsed::<Rank>)]
    pub white: Option<Rank>,
    /// Board sizes in lines (default: 19, or 19, 13 and 9 for the table).
    #[arg(long, value_name = "N|WxH", value_delimiter = ',', value_parser = parsed::<Size>)]
    pub size: Vec<Size>,
    /// Ranks per handicap stone, for other board sizes: 2.5, 5/2.
    #[arg(long, value_name = "X", value_parser = parsed::<Ratio>)]
    pub factor: Option<Ratio>,
    /// Whether the game is counted by area or by territory.
    #[arg(long, value_name = "SCORING", default_value = "area", value_parser = counting)]
    pub counting: Counting,
    /// Print the whole table.
    #[arg(long, conflicts_with = "ranks")]
    pub table: bool,
    /// Club and date on the sheet.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// `shuzi log`.
#[derive(Debug, Args)]
pub struct LogArgs {
    /// Print comma-separated values.
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub csv: bool,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

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
        /// Its name.
        name: String,
        /// The profile it starts from.
        #[arg(long, value_name = "NAME", default_value = "chinese")]
        from: String,
    },
}
