//! Exact fractions.

use std::fmt;
use std::str::FromStr;

use crate::fact::{Value, facts};

/// A fraction in lowest terms with a positive denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    over: i64,
    under: i64,
}

facts! {
    /// Why a text is not a fraction.
    pub enum RatioError {
        /// It is not a number.
        NotARatio { text: String } => "ratio-not-a-number",
    }
}

impl From<Ratio> for Value {
    fn from(ratio: Ratio) -> Self {
        Self::Text(ratio.mixed())
    }
}

impl Ratio {
    /// Makes the fraction `over / under`; `under` must not be zero.
    pub fn new(over: i64, under: i64) -> Self {
        let common = common(over.unsigned_abs(), under.unsigned_abs()).max(1);
        let common = i64::try_from(common).unwrap_or(1) * under.signum();
        Self { over: over / common, under: under / common }
    }

    /// Makes a whole number.
    pub const fn whole(number: i64) -> Self {
        Self { over: number, under: 1 }
    }

    /// The fraction as written by hand, with a whole part: `2½` or `2 7/10`.
    fn mixed(self) -> String {
        let sign = if self.over < 0 { "−" } else { "" };
        let (whole, rest) = (self.over.abs() / self.under, self.over.abs() % self.under);
        let part = match (rest, self.under) {
            (0, _) => return format!("{sign}{whole}"),
            (1, 2) => "½".to_owned(),
            _ if whole == 0 => format!("{rest}/{}", self.under),
            _ => format!(" {rest}/{}", self.under),
        };
        let whole = if whole == 0 { String::new() } else { whole.to_string() };
        format!("{sign}{whole}{part}")
    }

    /// The absolute value.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self { over: self.over.abs(), under: self.under }
    }

    /// The difference.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.plus(other.times(Self::whole(-1)))
    }

    /// The sum.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self::new(self.over * other.under + other.over * self.under, self.under * other.under)
    }

    /// The product.
    #[must_use]
    pub fn times(self, other: Self) -> Self {
        Self::new(self.over * other.over, self.under * other.under)
    }

    /// The reciprocal; the fraction must not be zero.
    #[must_use]
    pub fn inverse(self) -> Self {
        Self::new(self.under, self.over)
    }

    /// Whether the fraction is greater than zero.
    pub const fn is_positive(self) -> bool {
        self.over > 0
    }

    /// The fraction rounded up.
    pub const fn ceiling(self) -> i64 {
        -(-self.over).div_euclid(self.under)
    }

    /// The nearest whole number; halves are rounded away from zero.
    pub const fn rounded(self) -> i64 {
        let doubled = (2 * self.over.abs() + self.under) / (2 * self.under);
        doubled * self.over.signum()
    }
}

const fn common(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { common(other, one % other) }
}

/// Shows the fraction as `27/10`, or as `8` if it is whole.
impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.under == 1 {
            return write!(f, "{}", self.over);
        }
        write!(f, "{}/{}", self.over, self.under)
    }
}

/// Reads `2.5`, `5/2` or `6`, with at most six digits on either side.
impl FromStr for Ratio {
    type Err = RatioError;

    fn from_str(text: &str) -> Result<Self, RatioError> {
        let wrong = || RatioError::NotARatio { text: text.to_owned() };
        let number = |digits: &str| {
            let plain = !digits.is_empty()
                && digits.len() <= 6
                && digits.bytes().all(|byte| byte.is_ascii_digit());
            if plain { digits.parse::<i64>().map_err(|_| wrong()) } else { Err(wrong()) }
        };
        if let Some((over, under)) = text.split_once('/') {
            let (over, under) = (number(over)?, number(under)?);
            return if under == 0 { Err(wrong()) } else { Ok(Self::new(over, under)) };
        }
        if let Some((whole, part)) = text.split_once(['.', ',']) {
            let scale = 10_i64.pow(u32::try_from(part.len().min(6)).unwrap_or(6));
            return Ok(Self::new(number(whole)? * scale + number(part)?, scale));
        }
        number(text).map(Self::whole)
    }
}

#[cfg(test)]
#[path = "../../tests/inside/handicap_ratio.rs"]
mod tests;
