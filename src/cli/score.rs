//! `shuzi score`: counts without asking.

use std::path::{Path, PathBuf};

use clap::Args;
use shuzi_core::counting::SharedTotal;
use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_core::scorer::{HalfPoints, TotalsError, TypedTotals};

use super::args::{Cli, GameArgs, MOST_POINTS, PrintArgs, whole};
use super::batch::{BatchArgs, GameWriter, WriterTask, score_files};
use super::environment::Environment;
use super::printing::print;
use crate::output::{Heading, ScorePage};
use crate::shell::Failure;

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

/// Parses a total in points, to half a point.
fn shared_total(text: &str) -> Result<SharedTotal, Message> {
    let HalfPoints(points) = text.parse()?;
    SharedTotal::of(points).ok_or_else(|| Message::plain("cli-total-negative"))
}

/// Scores the files, or the totals.
pub(super) fn run(args: &ScoreArgs, environment: &Environment) -> Result<(), Failure> {
    let task = WriterTask::Score { chains: args.chains };
    let writer = GameWriter::new(&args.game, &args.print, task, environment)?;
    if args.files.is_empty() {
        return score_totals(&writer, args);
    }
    score_files(&writer, &args.files, &args.batch)
}

/// Whether an argument is a total and not the name of a file: `shuzi 184`.
pub(super) fn is_total(file: Option<&Path>) -> bool {
    file.is_some_and(|file| total(file).is_some() && !file.exists())
}

/// Reads a total that begins with a digit: 184, 184.5, 184½.
fn total(file: &Path) -> Option<SharedTotal> {
    let text = file.to_str().filter(|text| text.starts_with(|sign: char| sign.is_ascii_digit()))?;
    SharedTotal::of(text.parse().ok()?)
}

/// Scores a total of the side counted, Black's by default: `shuzi 184`.
pub(super) fn run_total(cli: &Cli, environment: &Environment) -> Result<(), Failure> {
    let total = cli.file.as_deref().and_then(total);
    let white = cli.game.side == Some(Color::White);
    let args = ScoreArgs {
        files: Vec::new(),
        black: total.filter(|_| !white),
        white: total.filter(|_| white),
        non_scoring: None,
        print: PrintArgs::default(),
        chains: false,
        batch: BatchArgs::default(),
        game: cli.game.clone(),
    };
    run(&args, environment)
}

/// Scores typed totals.
fn score_totals(writer: &GameWriter<'_>, args: &ScoreArgs) -> Result<(), Failure> {
    let typed = TypedTotals { sides: [args.black, args.white], non_scoring: args.non_scoring };
    if typed.sides == [None, None] {
        let is_recursive = args.batch.recursive;
        let code = if is_recursive { "usage-no-folder" } else { "usage-nothing-to-score" };
        return Err(Failure::usage(code));
    }
    let BatchArgs { recursive, jobs, only, summary, resume, errors_to, quiet } = &args.batch;
    args.game.without_file([
        ("--chains", args.chains),
        ("--recursive", *recursive),
        ("--jobs", jobs.is_some()),
        ("--only", only.is_some()),
        ("--summary", *summary),
        ("--resume", *resume),
        ("--errors-to", errors_to.is_some()),
        ("--quiet", *quiet),
    ])?;
    let scored = writer.scorer.of_totals(&typed, &writer.options).map_err(|why| match why {
        TotalsError::Typed(why) => Failure::Usage(why),
        TotalsError::Refused(why) => Failure::Failed(why),
    })?;
    let page = ScorePage {
        heading: Heading::default(),
        number: None,
        counted: scored.counted(),
        methods: writer.options.methods(),
        with_chains: false,
        one_side: scored.one_side,
        unsettled: Vec::new(),
        remarks_on_file: &[],
        record: None,
    };
    print(&page, &args.print, writer.words)
}
