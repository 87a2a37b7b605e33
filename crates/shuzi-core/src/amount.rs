//! Exact amounts in quarter points, read and shown as points or as 子 (zi).

use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

use crate::fact::{Value, facts};

/// A number of points, always a whole number of quarter points.
///
/// Komi comes in half points and Half Counting halves it again, so quarters hold every number of
/// every method exactly (Mays, Tables 2 to 4). No floating point is used anywhere.
///
/// ```
/// use shuzi_core::Amount;
/// let komi: Amount = "6.5".parse()?;
/// assert_eq!(komi.half(), "3 1/4".parse().ok());
/// assert_eq!(komi.to_string(), "6.5");
/// assert_eq!(komi.zi().to_string(), "3 1/4");
/// # Ok::<(), shuzi_core::AmountError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "String", try_from = "String"))]
pub struct Amount {
    quarters: i64,
}

/// The largest amount accepted as input, in points: more than any board needs, no overflow.
const MOST_POINTS: i64 = 100_000;

impl Amount {
    /// Zero points.
    pub const ZERO: Self = Self { quarters: 0 };

    /// The amount for a whole number of points.
    pub const fn points(points: i64) -> Self {
        Self { quarters: points * 4 }
    }

    /// The amount for a number of half points: `Amount::halves(13)` is 6.5 points.
    pub const fn halves(halves: i64) -> Self {
        Self { quarters: halves * 2 }
    }

    /// The amount for a number of quarter points.
    pub const fn quarters(quarters: i64) -> Self {
        Self { quarters }
    }

    /// Returns the amount in quarter points.
    pub const fn in_quarters(self) -> i64 {
        self.quarters
    }

    /// Returns the number of points if it is a whole number.
    pub const fn whole(self) -> Option<i64> {
        if self.quarters % 4 == 0 { Some(self.quarters / 4) } else { None }
    }

    /// Whether the amount is a multiple of half a point, as every komi is.
    pub const fn is_half_points(self) -> bool {
        self.quarters % 2 == 0
    }

    /// Returns half the amount, or `None` if that is not a whole number of quarter points.
    pub const fn half(self) -> Option<Self> {
        if self.is_half_points() { Some(Self { quarters: self.quarters / 2 }) } else { None }
    }

    /// So many times this amount, as far as it fits.
    #[must_use]
    pub fn times(self, count: u32) -> Self {
        Self { quarters: self.quarters.saturating_mul(count.into()) }
    }

    /// Twice the amount: turns a side's lead over the half count into the margin of victory.
    #[must_use]
    pub const fn doubled(self) -> Self {
        Self { quarters: self.quarters * 2 }
    }

    /// The amount in points, rounded down.
    pub const fn floor(self) -> i64 {
        self.quarters.div_euclid(4)
    }

    /// The absolute value.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self { quarters: self.quarters.abs() }
    }

    /// Whether the amount is less than zero.
    pub const fn is_negative(self) -> bool {
        self.quarters < 0
    }

    /// The same amount shown in 子 (zi, stones): one zi is two points.
    pub const fn zi(self) -> Zi {
        Zi(self)
    }

    /// The symbol shown before this amount as a term: `+` or `−`.
    pub const fn sign(self) -> char {
        if self.is_negative() { '−' } else { '+' }
    }
}

impl From<Amount> for Value {
    fn from(amount: Amount) -> Self {
        Self::Quarters(amount.quarters)
    }
}

impl From<Amount> for String {
    fn from(amount: Amount) -> Self {
        amount.to_string()
    }
}

impl TryFrom<String> for Amount {
    type Error = AmountError;

    fn try_from(text: String) -> Result<Self, AmountError> {
        text.parse()
    }
}

impl Add for Amount {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { quarters: self.quarters + other.quarters }
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Amount {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self { quarters: self.quarters - other.quarters }
    }
}

impl Neg for Amount {
    type Output = Self;
    fn neg(self) -> Self {
        Self { quarters: -self.quarters }
    }
}

/// As it is shown: `6.5`.
impl fmt::Debug for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Shows points as decimals: `7`, `6.5`, `183.75`, `-0.5`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.quarters.abs() / 4;
        let fraction = match self.quarters.unsigned_abs() % 4 {
            1 => ".25",
            2 => ".5",
            3 => ".75",
            _ => "",
        };
        f.pad_integral(!self.is_negative(), "", &format!("{whole}{fraction}"))
    }
}

/// An amount shown in 子 (zi) as Chinese referees announce it: `9 1/4`, `1/4`, `0`.
#[cfg_attr(not(doctest), doc = include_str!("../docs/amount.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zi(Amount);

impl fmt::Display for Zi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // One zi is two points, so a quarter point is an eighth of a zi.
        let eighths = self.0.quarters.unsigned_abs();
        let (whole, part) = (eighths / 8, eighths % 8);
        let fraction = match part {
            0 => String::new(),
            2 => "1/4".to_owned(),
            4 => "1/2".to_owned(),
            6 => "3/4".to_owned(),
            odd => format!("{odd}/8"),
        };
        let minus = if self.0.is_negative() { "-" } else { "" };
        match (whole, fraction.is_empty()) {
            (_, true) => write!(f, "{minus}{whole}"),
            (0, false) => write!(f, "{minus}{fraction}"),
            (_, false) => write!(f, "{minus}{whole} {fraction}"),
        }
    }
}

facts! {
    /// Why a text is not an amount.
    #[cfg_attr(not(doctest), doc = include_str!("../docs/amount.md"))]
    #[derive(Copy)]
    pub enum AmountError {
        /// The text is empty.
        Empty => "amount-empty",
        /// It is not a number.
        NotANumber => "amount-not-a-number",
        /// It is not a whole number of quarters.
        TooFine => "amount-too-fine",
        /// It is larger than any board needs.
        TooLarge => "amount-too-large",
    }
}

/// Reads `7.5`, `7,5`, `3.75`, `3 3/4`, `3/4`, `7½`, `-0.5`, `+6.5`.
impl FromStr for Amount {
    type Err = AmountError;

    fn from_str(text: &str) -> Result<Self, AmountError> {
        // Chinese and Japanese mixed fractions: 3又3/4, 3と3/4.
        let spaced = text.trim().replace(['又', 'と'], " ");
        let text = spaced.as_str();
        let (negative, body) = match text.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        if body.is_empty() {
            return Err(AmountError::Empty);
        }
        let (whole, fraction) = split_fraction(body)?;
        let quarters = whole * 4 + fraction;
        if quarters > MOST_POINTS * 4 {
            return Err(AmountError::TooLarge);
        }
        Ok(Self { quarters: if negative { -quarters } else { quarters } })
    }
}

/// Splits an unsigned number into whole points and quarter points.
fn split_fraction(body: &str) -> Result<(i64, i64), AmountError> {
    if let Some((at, sign)) = body.char_indices().next_back()
        && let Some(quarters) = vulgar_quarters(sign)
    {
        let whole = body[..at].trim_end();
        return Ok((if whole.is_empty() { 0 } else { digits(whole)? }, quarters));
    }
    if let Some((left, below)) = body.split_once('/') {
        let (whole, above) = match left.trim_end().rsplit_once(char::is_whitespace) {
            Some((whole, above)) => (digits(whole.trim_end())?, digits(above)?),
            None => (0, digits(left.trim_end())?),
        };
        let below = digits(below.trim_start())?;
        return match (above * 4).checked_rem(below) {
            None => Err(AmountError::NotANumber),
            Some(0) => Ok((whole, above * 4 / below)),
            Some(_) => Err(AmountError::TooFine),
        };
    }
    let Some((whole, decimals)) = body.split_once(['.', ',']) else {
        return Ok((digits(body)?, 0));
    };
    if whole.is_empty() && decimals.is_empty() {
        return Err(AmountError::NotANumber);
    }
    let whole = if whole.is_empty() { 0 } else { digits(whole)? };
    if !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(AmountError::NotANumber);
    }
    match decimals.trim_end_matches('0') {
        "" => Ok((whole, 0)),
        "25" => Ok((whole, 1)),
        "5" => Ok((whole, 2)),
        "75" => Ok((whole, 3)),
        _ => Err(AmountError::TooFine),
    }
}

/// The number of quarters in ¼, ½ or ¾.
const fn vulgar_quarters(sign: char) -> Option<i64> {
    match sign {
        '¼' => Some(1),
        '½' => Some(2),
        '¾' => Some(3),
        _ => None,
    }
}

/// Reads a whole number of ASCII digits, limited to seven so that later arithmetic cannot overflow.
fn digits(text: &str) -> Result<i64, AmountError> {
    if text.is_empty() || !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(AmountError::NotANumber);
    }
    let significant = text.trim_start_matches('0');
    if significant.len() > 7 {
        return Err(AmountError::TooLarge);
    }
    Ok(significant.parse().unwrap_or(0))
}
