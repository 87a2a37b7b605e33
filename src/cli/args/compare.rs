//! The options of `shuzi compare`.

use std::path::PathBuf;

use clap::Args;

use super::{GameArgs, MOST_POINTS, PrintArgs, parsed, whole};
use shuzi_core::goban::Color;
use shuzi_core::scoring::TurnHistory;

/// `shuzi compare`.
#[derive(Debug, Args)]
pub struct CompareArgs {
    /// Game files, SGF or diagrams; `-` is standard input.
    #[arg(value_name = "FILE", conflicts_with_all = ["black_territory", "white_territory", "black_stones", "white_stones"])]
    pub files: Vec<PathBuf>,
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
    #[arg(long, value_name = "black|white", requires_all = ["black_passes", "white_passes"], value_parser = parsed::<Color>)]
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
