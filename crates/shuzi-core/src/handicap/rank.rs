//! A player's strength: a rank, or an EGF or AGA rating.

use std::fmt;
use std::str::FromStr;

use super::Ranks;
use crate::fact::facts;

/// A player's strength.
///
/// One rank is one handicap stone. Each scale is continuous: 1 dan comes right after 1 kyu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank {
    scale: Scale,
    /// Hundredths of a rank above 1 kyu; for the AGA scale, hundredths of the rating itself.
    hundredths: i64,
}

/// The scale of a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Scale {
    /// Ranks: `12k`, `3d`.
    Names,
    /// European ratings: 2100 is 1 dan, 100 points per rank.
    Egf,
    /// American ratings: 1.0 to 1.99 is 1 dan, −1.0 to −1.99 is 1 kyu; no ratings in between.
    Aga,
}

facts! {
    /// Why two strengths do not give a difference between ranks.
    pub enum RankError {
        /// The text is not a rank or rating.
        NotARank { text: String } => "rank-unknown",
        /// The two strengths are on different scales.
        Mixed => "rank-mixed",
        /// Black is the stronger player.
        BlackStronger => "rank-black-stronger",
        /// The difference is larger than any handicap.
        TooFarApart => "rank-too-far-apart",
    }
}

/// Names of kyu ranks and dan ranks, in lower case.
const KYU: [&str; 6] = ["k", "kyu", "級", "级", "급", "кю"];
const DAN: [&str; 5] = ["d", "dan", "段", "단", "дан"];

/// The lowest kyu and the highest dan.
const LOWEST_KYU: i64 = 30;
const HIGHEST_DAN: i64 = 9;

impl Rank {
    /// The rank 1 kyu.
    pub const FIRST_KYU: Self = Self { scale: Scale::Names, hundredths: 0 };

    /// The strength this many ranks higher, within 30 kyu and 9 dan.
    #[must_use]
    pub fn stronger(self, ranks: i32) -> Self {
        let height = self.height() + 100 * i64::from(ranks);
        let height = height.clamp((1 - LOWEST_KYU) * 100, HIGHEST_DAN * 100);
        let hundredths = match self.scale {
            Scale::Aga if height < 0 => height - 100,
            Scale::Aga => height + 100,
            Scale::Names | Scale::Egf => height,
        };
        Self { scale: self.scale, hundredths }
    }

    /// Hundredths of a rank above the scale's zero, without the AGA gap.
    const fn height(self) -> i64 {
        match self.scale {
            // The AGA scale has no ratings between −1 and 1.
            Scale::Aga => self.hundredths - 100 * self.hundredths.signum(),
            Scale::Names | Scale::Egf => self.hundredths,
        }
    }

    /// Returns how many ranks White is stronger, to the nearest half rank.
    ///
    /// # Errors
    /// Returns an error if the scales differ, Black is stronger, or the difference is too large.
    pub fn below(self, white: Self) -> Result<Ranks, RankError> {
        if self.scale != white.scale {
            return Err(RankError::Mixed);
        }
        let difference = white.height() - self.height();
        let halves = u32::try_from((difference + 24).div_euclid(50));
        // A difference of up to a quarter rank in Black's favour counts as equal.
        let halves = if difference < -25 { None } else { Some(halves.unwrap_or(0)) };
        let halves = halves.ok_or(RankError::BlackStronger)?;
        Ranks::of_halves(halves).ok_or(RankError::TooFarApart)
    }

    /// Reads a rank, in hundredths of a rank above 1 kyu.
    fn named(text: &str) -> Option<i64> {
        let digits = text.find(|c: char| !c.is_ascii_digit())?;
        let (number, name) = text.split_at(digits);
        let (number, name) = (number.parse::<i64>().ok()?, name.trim());
        if KYU.contains(&name) && (1..=LOWEST_KYU).contains(&number) {
            return Some((1 - number) * 100);
        }
        (DAN.contains(&name) && (1..=HIGHEST_DAN).contains(&number)).then_some(number * 100)
    }

    /// Reads a rating: a whole number for the EGF; with a sign or decimals for the AGA.
    fn rated(text: &str) -> Option<Self> {
        let plain = text.replace('−', "-").replace(',', ".");
        let (sign, digits) = match plain.strip_prefix(['-', '+']) {
            Some(digits) => (if plain.starts_with('-') { -1 } else { 1 }, digits),
            None => (1, plain.as_str()),
        };
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
        if !is_number(whole) || !is_number(part) || whole.len() > 4 || part.len() > 5 {
            return None;
        }
        let number: i64 = whole.parse().ok()?;
        // Hundredths are kept; finer digits do not change the handicap.
        let hundredths = format!("{part}0").get(..2)?.parse::<i64>().ok()?;
        let has_form_of_aga = plain.len() != digits.len() || digits.contains('.');
        if number >= 100 {
            // An EGF rating of 2100 is 1 dan, and 2000 is 1 kyu.
            let is_rating = (-900..=3500).contains(&(sign * number));
            return is_rating
                .then_some(Self { scale: Scale::Egf, hundredths: sign * number - 2000 });
        }
        let is_rating = has_form_of_aga && (1..50).contains(&number);
        let hundredths = sign * (number * 100 + hundredths);
        is_rating.then_some(Self { scale: Scale::Aga, hundredths })
    }
}

/// Shows a rank: `12k`, `3d`.
///
/// A European rating is shown as the nearest rank, an American one as its own: 3.0 to 3.99 is 3
/// dan.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let above = match self.scale {
            Scale::Aga if self.hundredths < 0 => self.hundredths / 100 + 1,
            Scale::Aga => self.hundredths / 100,
            Scale::Names | Scale::Egf => (self.hundredths + 50).div_euclid(100),
        };
        if above > 0 { write!(f, "{above}d") } else { write!(f, "{}k", 1 - above) }
    }
}

/// Reads `12k`, `3 dan`, `2134` or `-4.5`.
impl FromStr for Rank {
    type Err = RankError;

    fn from_str(text: &str) -> Result<Self, RankError> {
        let plain = text.trim().to_lowercase();
        let named = Self::named(&plain).map(|hundredths| Self { scale: Scale::Names, hundredths });
        let rank = named.or_else(|| Self::rated(&plain));
        rank.ok_or_else(|| RankError::NotARank { text: text.to_owned() })
    }
}
