//! The recorded result, in the many forms that game files use.

use crate::amount::{Amount, AmountError};
use crate::goban::Color;

/// The unit of a recorded margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Points (目, moku).
    Points,
    /// 子 (zi), two points each.
    Zi,
}

/// A recorded result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// A win by a margin.
    Margin {
        /// The winner.
        winner: Color,
        /// The margin in points.
        margin: Amount,
        /// The unit in the file: a margin in zi has already been doubled.
        unit: Unit,
    },
    /// A tie.
    Tie,
    /// A win without a margin: resignation, time, forfeit, or not given.
    Win(Color),
    /// No result, or one that cannot be read.
    Unknown,
}

impl Recorded {
    /// Reads `RE`: `B+7.5`, `W+R`, `0`, `Draw`, `黑胜3/4子`, `白中盘胜`.
    ///
    /// `in_zi` means that a number without a unit is in zi, as in Chinese games from Fox.
    pub fn read(text: &str, in_zi: bool) -> Self {
        let text = text.trim();
        let lower = text.to_lowercase();
        if ["0", "draw", "jigo", "tie"].contains(&lower.as_str()) || text.starts_with("和棋") {
            return Self::Tie;
        }
        Self::western(text, in_zi).or_else(|| Self::chinese(text)).unwrap_or(Self::Unknown)
    }

    /// Reads `B+7.5`, `White+R`, `b + 3 1/2 points`.
    fn western(text: &str, in_zi: bool) -> Option<Self> {
        let (winner, won_by) = text.split_once('+')?;
        let winner: Color = winner.parse().ok()?;
        let unit = if in_zi || won_by.contains('子') { Unit::Zi } else { Unit::Points };
        Some(match with_unit(won_by) {
            Ok(margin) if !margin.is_negative() => Self::won(winner, margin, unit),
            _ => Self::Win(winner),
        })
    }

    /// Reads `黑胜3/4子`, `白胜1又1/4子`, `黑胜5.5目`, `黑胜半目`, `白胜1目半`, `黑中盘胜`.
    fn chinese(text: &str) -> Option<Self> {
        let winner = match text.chars().next()? {
            '黑' => Color::Black,
            '白' => Color::White,
            _ => return None,
        };
        let Some((_, won_by)) = text.split_once(['胜', '勝']) else {
            return Some(Self::Win(winner));
        };
        let unit = if won_by.contains('子') { Unit::Zi } else { Unit::Points };
        let number = with_unit(&won_by.replace('又', " "));
        Some(number.map_or(Self::Win(winner), |margin| Self::won(winner, margin, unit)))
    }

    fn won(winner: Color, margin: Amount, unit: Unit) -> Self {
        let margin = if unit == Unit::Zi { margin.doubled() } else { margin };
        Self::Margin { winner, margin, unit }
    }

    /// The winner, if the file gives one.
    pub const fn winner(&self) -> Option<Color> {
        match *self {
            Self::Margin { winner, .. } | Self::Win(winner) => Some(winner),
            Self::Tie | Self::Unknown => None,
        }
    }

    /// Black's lead in points, negative if White leads; `None` without a margin or a tie.
    pub fn black_lead(&self) -> Option<Amount> {
        match *self {
            Self::Margin { winner: Color::Black, margin, .. } => Some(margin),
            Self::Margin { winner: Color::White, margin, .. } => Some(-margin),
            Self::Tie => Some(Amount::ZERO),
            Self::Win(_) | Self::Unknown => None,
        }
    }
}

/// Reads a number with or without a unit: `6.5 points`, `6目半`, `半目`.
pub(super) fn with_unit(text: &str) -> Result<Amount, AmountError> {
    let is_of_number =
        |c: char| c.is_numeric() || matches!(c, '.' | ',' | '/' | ' ' | '+' | '-' | '−');
    let end = text.trim().find(|c| !is_of_number(c)).unwrap_or(text.trim().len());
    let (number, unit) = text.trim().split_at(end);
    let number = number.trim_end_matches([' ', '.']);
    let is_unit = unit.chars().all(|c| c.is_alphabetic() || c == '.' || c.is_whitespace());
    // 六目半 must not be read as a half.
    if !is_unit || unit.contains(NUMERALS) {
        return text.parse();
    }
    let half = Amount::halves(1);
    match (number, unit.contains('半')) {
        ("", true) if unit.starts_with('半') => Ok(half),
        ("", _) => text.parse(),
        (number, false) => number.parse(),
        (number, true) => {
            let amount: Amount = number.parse()?;
            // A half after a number that already has a fraction is a mistake.
            match amount.whole() {
                Some(_) if amount.is_negative() => Ok(amount - half),
                Some(_) => Ok(amount + half),
                None => text.parse(),
            }
        }
    }
}

/// Chinese numerals, which are not read.
const NUMERALS: [char; 14] =
    ['零', '一', '二', '两', '兩', '三', '四', '五', '六', '七', '八', '九', '十', '百'];
