//! Jewdan's handicap system: stones and komi for a difference between ranks.

use super::{Ranks, Ratio};
use crate::amount::Amount;
use crate::fact::{facts, words};
use crate::goban::Size;

words! {
    /// How the game is scored: a stone is worth a little more under area scoring.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Counting as "scoring" {
        /// Area scoring: 14 points per stone.
        Area => "area",
        /// Territory scoring: 12 points per stone.
        Territory => "territory",
    }
}

impl Counting {
    /// The value of a handicap stone in points.
    pub const fn stone_value(self) -> i64 {
        match self {
            Self::Area => 14,
            Self::Territory => 12,
        }
    }
}

/// The system for one board size and one kind of scoring.
///
/// Source: Jewdan's Handicap System (Sensei's Library). Where the source contradicts its own
/// formula, the formula is used: its ranges of handicap values are shifted by one, and its table
/// for 13×13 with area scoring has −3.5 at 4, 9, 14 and 19 ranks instead of −0.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jewdan {
    /// The board size.
    pub size: Size,
    /// The number of ranks that one handicap stone makes up for.
    pub factor: Ratio,
    /// How the game is scored.
    pub counting: Counting,
}

impl Jewdan {
    /// Whether the published table of this system contradicts its own formula somewhere.
    pub fn is_misprinted(&self) -> bool {
        self.counting == Counting::Area && Size::new(13, 13) == Ok(self.size)
    }
}

/// The handicap for a difference between ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The difference between ranks; half ranks come from ratings.
    pub ranks: Ranks,
    /// The handicap in stones before rounding: ranks / factor − 1/2.
    pub value: Ratio,
    /// The number of handicap stones.
    pub stones: u32,
    /// How many moves Black is ahead, not counting Black's usual first move.
    pub free_moves: u32,
    /// Black's expected lead in points without stones or komi: −value × the value of a stone.
    pub expected: Ratio,
    /// The komi in points to White; negative for points to Black.
    pub komi: Amount,
}

impl Suggestion {
    /// Black's expected lead rounded to whole points.
    ///
    /// It is rounded together with the value of the free moves, as komi is. Otherwise the two could
    /// round halves in different directions.
    pub fn expected_rounded(&self, counting: Counting) -> i64 {
        let given = i64::from(self.free_moves) * counting.stone_value();
        self.expected.plus(Ratio::whole(given)).rounded() - given
    }
}

facts! {
    /// Why the system has no suggestion.
    pub enum NoSuggestion {
        /// It would take more than nine stones.
        TooManyStones { ranks: Ranks, stones: i64, size: Size } => "handicap-too-many-stones",
    }
}

/// The most stones the system gives.
const MOST_STONES: i64 = 9;

impl Jewdan {
    /// Jewdan's factor for 9×9, 13×13 and 19×19, in ranks per stone; `None` for other sizes.
    pub fn factor_of(size: Size) -> Option<Ratio> {
        match (size.width(), size.height()) {
            (19, 19) => Some(Ratio::whole(1)),
            (13, 13) => Some(Ratio::new(5, 2)),
            (9, 9) => Some(Ratio::whole(6)),
            _ => None,
        }
    }

    /// Returns the stones and komi for a difference between ranks.
    ///
    /// # Errors
    /// Returns an error if it takes more than nine stones.
    pub fn suggest(&self, ranks: Ranks) -> Result<Suggestion, NoSuggestion> {
        let worth = Ratio::whole(self.counting.stone_value());
        let value = ranks.ratio().times(self.factor.inverse()).plus(Ratio::new(-1, 2));
        let counted = value.plus(Ratio::new(1, 2)).ceiling();
        if counted > MOST_STONES {
            return Err(NoSuggestion::TooManyStones { ranks, stones: counted, size: self.size });
        }
        let free = (counted - 1).max(0);
        let expected = worth.times(value).times(Ratio::whole(-1));
        let given = worth.times(Ratio::whole(free));
        let komi = Amount::points(expected.plus(given).rounded()) + Amount::halves(1);
        let small = |number: i64| u32::try_from(number).unwrap_or(0);
        Ok(Suggestion {
            ranks,
            value,
            // One stone is the same as Black's usual first move.
            stones: if counted == 1 { 0 } else { small(counted) },
            free_moves: small(free),
            expected,
            komi,
        })
    }

    /// The suggestions for all whole ranks from 0, up to nine stones.
    pub fn table(&self) -> Vec<Suggestion> {
        (0..=Ranks::MOST).map_while(|ranks| self.suggest(Ranks::whole(ranks)).ok()).collect()
    }
}
