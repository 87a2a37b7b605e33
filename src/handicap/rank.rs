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
        NotARank {
            /// The given text.
            text: String,
        } => "rank-unknown",
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

#[cfg(test)]
mod tests {
    use super::*;

    fn between(black: &str, white: &str) -> Result<String, RankError> {
        let [black, white] = [black, white].map(str::parse::<Rank>);
        black?.below(white?).map(|ranks| ranks.to_string())
    }

    #[test]
    fn ranks_have_names_and_neighbours() {
        let named = |steps| Rank::FIRST_KYU.stronger(steps).to_string();
        let names = [-99, -29, -11, -1, 0, 1, 2, 9, 99].map(named);
        assert_eq!(names, ["30k", "30k", "12k", "2k", "1k", "1d", "2d", "9d", "9d"]);
    }

    #[test]
    fn ratings_bear_the_names_of_ranks() {
        for (rating, name, next) in [
            ("2100", "1d", "2d"),
            ("2000", "1k", "1d"),
            ("1951", "1k", "1d"),
            ("1949", "2k", "1k"),
            // AGA: 3.0 to 3.99 is 3 dan, −4.0 to −4.99 is 4 kyu.
            ("3.4", "3d", "4d"),
            ("3.99", "3d", "4d"),
            ("1.0", "1d", "2d"),
            ("-1.0", "1k", "2d"),
            ("-1.9", "1k", "1d"),
            ("-4.2", "4k", "3k"),
            ("-4.99", "4k", "3k"),
        ] {
            let rank: Rank = rating.parse().unwrap();
            assert_eq!(rank.to_string(), name, "{rating}");
            assert_eq!(rank.stronger(1).to_string(), next, "{rating}");
        }
    }

    #[test]
    fn ranks_follow_one_another() {
        for (black, white, ranks) in [
            ("12k", "3d", "14"),
            ("1k", "1d", "1"),
            ("1 kyu", "1 Dan", "1"),
            ("5級", "2段", "6"),
            ("30급", "9단", "38"),
            ("4d", "4d", "0"),
            // EGF: 2100 is 1 dan (EGF official ratings: GoR 2100 = 1d, 100 per rank).
            ("2000", "2100", "1"),
            ("1450", "2107", "6.5"),
            ("-800", "100", "9"),
            ("2110", "2095", "0"),
            // AGA: ratings are continuous except for the gap between −1 and 1.
            ("-1.2", "1.3", "0.5"),
            ("-12.30", "+3.40", "13.5"),
            ("3,2", "5.2", "2"),
            ("3.12345", "5.12345", "2"),
        ] {
            assert_eq!(between(black, white), Ok(ranks.to_owned()), "{black} {white}");
        }
    }

    #[test]
    fn no_handicap_reaches_further_than_the_most_ranks() {
        let halves = |halves| Ranks::of_halves(halves).map(Ranks::halves);
        assert_eq!(
            [0, 1, 799, 800, 801].map(halves),
            [Some(0), Some(1), Some(799), Some(800), None]
        );
    }

    #[test]
    fn what_is_no_rank_is_refused() {
        let unknown = |text: &str| RankError::NotARank { text: text.to_owned() };
        let names = ["", "3", "k", "31k", "10d", "0d", "3p", "d3"];
        let ratings = ["99999", "02100", "3501", "-901", "0.5", "-3.123456", "--3.2", "1.2.3"];
        let numbers = ["-+3.2", "3.+5", "3.", ".5", "100.5.", "50.0"];
        for text in names.into_iter().chain(ratings).chain(numbers) {
            assert_eq!(between(text, "3d"), Err(unknown(text)), "{text}");
        }
        assert_eq!(between("3d", "12k"), Err(RankError::BlackStronger));
        assert_eq!(between("100", "3500"), Ok("34".to_owned()));
        assert_eq!(between("12k", "2100"), Err(RankError::Mixed));
        assert_eq!(between("2100", "3.4"), Err(RankError::Mixed));
    }
}
