//! `shuzi compare`: a game under every profile, and why they disagree.

use std::path::PathBuf;

use clap::Args;
use shuzi_core::goban::{Color, Size};
use shuzi_core::record::Info;
use shuzi_core::scoring::{Compared, Comparison, PositionTally, TurnHistory};

use super::args::{GameArgs, MOST_POINTS, PrintArgs, named, whole};
use super::batch::{BatchArgs, GameWriter, WriterTask, score_files};
use super::environment::Environment;
use super::printing::print;
use crate::output::{ComparePage, Heading};
use crate::shell::Failure;

/// `shuzi compare`.
#[derive(Debug, Args)]
pub struct CompareArgs {
    /// Game files, SGF or diagrams; `-` is standard input.
    #[arg(value_name = "FILE", conflicts_with_all = ["black_territory", "white_territory", "black_stones", "white_stones"])]
    pub files: Vec<PathBuf>,
    /// Show no progress on the terminal.
    #[arg(long)]
    pub quiet: bool,
    /// The counts of a game without a file, or what a file does not contain.
    #[command(flatten)]
    pub counted: CountedArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
    /// How the game is counted.
    #[command(flatten)]
    pub game: GameArgs,
}

/// A game without a board.
#[derive(Debug, Args)]
#[command(next_help_heading = "cli-without-a-board")]
pub struct CountedArgs {
    /// Black's vacant points.
    #[arg(long, value_name = "N", requires = "white_territory", value_parser = whole::<u16>(0..=MOST_POINTS))]
    pub black_territory: Option<u16>,
    /// White's vacant points.
    #[arg(long, value_name = "N", requires = "black_territory", value_parser = whole::<u16>(0..=MOST_POINTS))]
    pub white_territory: Option<u16>,
    /// Black's living stones (otherwise derived from prisoners, passes and the last move).
    #[arg(long, value_name = "N", requires = "white_stones", value_parser = whole::<u16>(0..=MOST_POINTS))]
    pub black_stones: Option<u16>,
    /// White's living stones.
    #[arg(long, value_name = "N", requires = "black_stones", value_parser = whole::<u16>(0..=MOST_POINTS))]
    pub white_stones: Option<u16>,
    /// Black stones captured or dead.
    #[arg(long, value_name = "N", requires = "white_prisoners", value_parser = whole::<u16>(0..=9999))]
    pub black_prisoners: Option<u16>,
    /// White stones captured or dead.
    #[arg(long, value_name = "N", requires = "black_prisoners", value_parser = whole::<u16>(0..=9999))]
    pub white_prisoners: Option<u16>,
    /// The number of Black's passes.
    #[arg(long, value_name = "N", requires_all = ["white_passes", "last_move"], value_parser = whole::<u16>(0..=9999))]
    pub black_passes: Option<u16>,
    /// The number of White's passes.
    #[arg(long, value_name = "N", requires_all = ["black_passes", "last_move"], value_parser = whole::<u16>(0..=9999))]
    pub white_passes: Option<u16>,
    /// The side that made the last move or pass.
    #[arg(long, value_name = "black|white", requires_all = ["black_passes", "white_passes"], value_parser = named::<Color>())]
    pub last_move: Option<Color>,
}

impl CountedArgs {
    /// Vacant points, [Black, White].
    pub fn territory(&self) -> Option<[u32; 2]> {
        both(self.black_territory, self.white_territory)
    }

    /// Living stones, [Black, White].
    pub fn stones(&self) -> Option<[u32; 2]> {
        both(self.black_stones, self.white_stones)
    }

    /// Stones lost, [Black, White]; with a board, only those captured before the end.
    pub fn prisoners(&self) -> Option<[u32; 2]> {
        both(self.black_prisoners, self.white_prisoners)
    }

    /// The turns of the game, as far as these options give them.
    pub fn turns(&self, handicap: u32) -> TurnHistory {
        let passes = both(self.black_passes, self.white_passes).zip(self.last_move);
        TurnHistory::of_counts(handicap, passes)
    }

    /// The turns of a game from a file; these options override what the file records.
    pub fn turns_beside(&self, record: TurnHistory) -> TurnHistory {
        let taken = self.prisoners().or(record.taken);
        let turns = if self.last_move.is_some() { self.turns(record.stated) } else { record };
        TurnHistory { taken, ..turns }
    }
}

fn both(black: Option<u16>, white: Option<u16>) -> Option<[u32; 2]> {
    Some([u32::from(black?), u32::from(white?)])
}

/// Compares the games of files, or what was counted without a board.
pub(super) fn run(args: &CompareArgs, environment: &Environment) -> Result<(), Failure> {
    let task = WriterTask::Compare(&args.counted);
    let writer = GameWriter::new(&args.game, &args.print, task, environment)?;
    if args.files.is_empty() {
        return compare_counts(&writer, args);
    }
    score_files(&writer, &args.files, &BatchArgs { quiet: args.quiet, ..BatchArgs::default() })
}

/// Compares what was counted without a board.
fn compare_counts(writer: &GameWriter<'_>, args: &CompareArgs) -> Result<(), Failure> {
    args.game.without_file([])?;
    let (info, overrides) = (&Info::default(), &writer.options.overrides);
    let terms = writer.scorer.terms(&writer.options)?;
    let (size, counted) = (terms.size, &args.counted);
    let turns = counted.turns(terms.handicap.value);
    let lost = counted.prisoners();
    let tally = tally(counted, size, &turns, lost)?;
    let compared = Compared { size, tally: &tally, turns: &turns, lost, info, overrides };
    let comparison = Comparison::of(compared, &terms, writer.scorer.profiles().profiles())?;
    let page = ComparePage {
        heading: Heading::default(),
        info,
        number: None,
        terms: &terms,
        dead: None,
        board: None,
        comparison: &comparison,
    };
    print(&page, &args.print, writer.words)
}

/// What is on the board. Stones that were not counted are worked out from the prisoners and the turns:
/// both sides together fill what territory leaves.
fn tally(
    counted: &CountedArgs,
    size: Size,
    turns: &TurnHistory,
    lost: Option<[u32; 2]>,
) -> Result<PositionTally, Failure> {
    let territory =
        counted.territory().ok_or_else(|| Failure::usage("usage-nothing-to-compare"))?;
    let all = i64::from(size.point_count());
    let left = all - i64::from(territory[0]) - i64::from(territory[1]);
    let stones = if let Some(stones) = counted.stones() {
        stones
    } else {
        let known = lost.filter(|_| turns.unknown.is_none());
        let lost = known.ok_or_else(|| Failure::usage("usage-stones-unknown"))?;
        let ahead = turns.stones_ahead() + i64::from(lost[1]) - i64::from(lost[0]);
        let half = |twice: i64| (twice % 2 == 0).then(|| u32::try_from(twice / 2).ok()).flatten();
        half(left + ahead)
            .zip(half(left - ahead))
            .map(|(black, white)| [black, white])
            .ok_or_else(|| Failure::usage_with("usage-not-the-board", [("size", size.into())]))?
    };
    if i64::from(stones[0]) + i64::from(stones[1]) > left {
        let values = [("all", all.into()), ("size", size.into())];
        return Err(Failure::usage_with("usage-too-many-points", values));
    }
    Ok(PositionTally::of_numbers(stones, territory))
}
