//! The recorded result, in the many forms that game files use.

use super::number::{plain, read_number};
use crate::amount::Amount;
use crate::goban::Color;

/// The unit of a recorded margin.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Points (目, moku).
    Points,
    /// 子 (zi), two points each.
    Zi,
}

/// A recorded result.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
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
    /// Reads a result as game files and players write it, in any language: `B+7.5`, `W+R`, `0`, `Draw`,
    /// `B wins by 12.5`, `Noir+3,5`, `黑胜3/4子`, `白3目半勝`, `흑 3집반승`, `白中盘胜`.
    ///
    /// `in_zi` means that a number without a unit is in zi, as in Chinese games from Fox.
    pub fn read(text: &str, in_zi: bool) -> Self {
        let text = plain(text).to_lowercase();
        // What is in brackets is a remark: `B+12.5 (moves after 37 not known)`.
        let text = text.split('(').next().unwrap_or_default().trim();
        if TIES.contains(&text) || text.starts_with("和棋") {
            return Self::Tie;
        }
        let side =
            SIDES.iter().find_map(|&(name, color)| Some((name, color, text.strip_prefix(name)?)));
        let Some((name, winner, rest)) = side else {
            // The Japanese association says how many moves were played before: `14手完, 黒半目勝ち`.
            let later = text.split_once(", ");
            return later.map_or(Self::Unknown, |(_, later)| Self::read(later, in_zi));
        };
        let rest = rest.trim_start();
        let won_by = ["+", "wins by ", "won by ", "wins with ", "by "]
            .into_iter()
            .find_map(|word| rest.strip_prefix(word));
        // Other words may begin like a side: `no result`, `suspended`.
        let is_word = name.is_ascii() || name.chars().all(|c| c.is_alphabetic() && c < '\u{1100}');
        if is_word && won_by.is_none() {
            return Self::Unknown;
        }
        let margin = won_by.unwrap_or(rest);
        let margin = WINS.iter().fold(margin.to_owned(), |margin, win| margin.replace(win, ""));
        match read_number(&margin) {
            Ok((margin, _)) if margin.is_negative() => Self::Win(winner),
            Ok((margin, unit)) if unit == Unit::Points && in_zi && is_word => {
                Self::Margin { winner, margin: margin.doubled(), unit: Unit::Zi }
            }
            Ok((margin, unit)) => Self::Margin { winner, margin, unit },
            Err(_) => Self::Win(winner),
        }
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

/// What the sides are called, longer names before their beginnings. `B` is Black as in game files, also
/// where White begins with it.
const SIDES: [(&str, Color); 23] = [
    ("black", Color::Black),
    ("schwarz", Color::Black),
    ("negro", Color::Black),
    ("noir", Color::Black),
    ("чёрные", Color::Black),
    ("черные", Color::Black),
    ("white", Color::White),
    ("weiß", Color::White),
    ("weiss", Color::White),
    ("blanco", Color::White),
    ("blanc", Color::White),
    ("белые", Color::White),
    ("黑", Color::Black),
    ("黒", Color::Black),
    ("흑", Color::Black),
    ("白", Color::White),
    ("백", Color::White),
    ("b", Color::Black),
    ("s", Color::Black),
    ("n", Color::Black),
    ("ч", Color::Black),
    ("w", Color::White),
    ("б", Color::White),
];

/// What a tie is called.
const TIES: [&str; 13] = [
    "0",
    "draw",
    "jigo",
    "tie",
    "remis",
    "unentschieden",
    "empate",
    "nulle",
    "ничья",
    "持碁",
    "ジゴ",
    "무승부",
    "빅",
];

/// Words around a margin that say that it was won.
const WINS: [&str; 4] = ["勝ち", "勝", "胜", "승"];
