//! A difference between ranks.

use std::fmt;
use std::str::FromStr;

use super::Ratio;
use crate::fact::{Value, facts};

/// A difference between ranks, in half ranks because a rating may be between two ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ranks {
    halves: u32,
}

facts! {
    /// Why a text is not a difference between ranks.
    pub enum RanksError {
        /// It is not a number of half ranks, or it is too large.
        NotRanks { text: String, most: u32 } => "ranks-not-a-number",
    }
}

impl Ranks {
    /// The largest difference in ranks, with any factor.
    pub const MOST: u32 = 400;

    /// The difference for a number of whole ranks.
    pub const fn whole(ranks: u32) -> Self {
        Self { halves: 2 * ranks }
    }

    /// The difference for a number of half ranks; `None` if it is more than [`Ranks::MOST`] ranks.
    pub const fn of_halves(halves: u32) -> Option<Self> {
        if halves <= 2 * Self::MOST { Some(Self { halves }) } else { None }
    }

    /// The number of half ranks.
    pub const fn halves(self) -> u32 {
        self.halves
    }

    /// The number of ranks as a fraction.
    pub fn ratio(self) -> Ratio {
        Ratio::new(self.halves.into(), 2)
    }
}

/// Shows ranks as `8` or `7.5`.
impl fmt::Display for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.halves % 2 == 1 { ".5" } else { "" };
        write!(f, "{}{half}", self.halves / 2)
    }
}

impl FromStr for Ranks {
    type Err = RanksError;

    fn from_str(text: &str) -> Result<Self, RanksError> {
        let wrong = || RanksError::NotRanks { text: text.to_owned(), most: Self::MOST };
        let plain = match text.strip_suffix('½') {
            Some("") => "0.5".to_owned(),
            Some(whole) => format!("{whole}.5"),
            None => text.replace(',', "."),
        };
        let (whole, half) =
            plain.strip_suffix(".5").map_or((plain.as_str(), 0), |whole| (whole, 1));
        let whole = whole.strip_suffix(".0").unwrap_or(whole);
        let digits = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
        let ranks: u32 = whole.parse().ok().filter(|_| digits).ok_or_else(wrong)?;
        let ranks = if ranks <= Self::MOST { ranks } else { return Err(wrong()) };
        Ok(Self { halves: 2 * ranks + half })
    }
}

impl From<Ranks> for Value {
    fn from(ranks: Ranks) -> Self {
        if ranks.halves.is_multiple_of(2) {
            return Self::Number((ranks.halves / 2).into());
        }
        ranks.ratio().into()
    }
}
