//! A whole game counted against the clock: its stages, and how earlier games went.

use super::Drill;
use super::{Attempt, Subject};
use crate::fact::Message;

/// A stage of the count. In the history its level is its number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The dead stones.
    Dead,
    /// The rectangles of the side counted.
    Territories,
    /// Its stones in piles, and its total.
    Stones,
    /// Who wins and by how much.
    Margin,
}

impl Stage {
    /// All stages, in order.
    pub const ALL: [Self; 4] = [Self::Dead, Self::Territories, Self::Stones, Self::Margin];

    /// The target time on a square board with this many lines, in tenths of a second.
    pub fn aim(self, lines: u8) -> u64 {
        let on_nineteen = match self {
            Self::Dead => 300,
            Self::Territories => 1200,
            Self::Stones | Self::Margin => 150,
        };
        on_nineteen * u64::from(lines).pow(2) / 361
    }

    /// The drills that practise it.
    pub(super) const fn drills(self) -> &'static [Drill] {
        match self {
            Self::Dead => &[Drill::Dead],
            Self::Territories => &[Drill::Shape, Drill::Territory],
            Self::Stones => &[Drill::Tens, Drill::Side],
            Self::Margin => &[Drill::Margin, Drill::Result, Drill::Halves],
        }
    }

    /// The stages that went wrong in the last whole game.
    pub(super) fn missed_last(attempts: &[Attempt]) -> Vec<Self> {
        let whole = Subject::Whole.to_string();
        let stages: Vec<&Attempt> = attempts.iter().filter(|one| one.drill == whole).collect();
        let of_last = stages.last().map_or(0, |last| last.seed);
        let missed = stages.iter().filter(|one| one.seed == of_last && !one.correct);
        missed
            .filter_map(|one| Self::ALL.get(usize::from(one.level).checked_sub(1)?).copied())
            .collect()
    }

    /// Its title.
    pub fn title(self) -> Message {
        Message::plain(match self {
            Self::Dead => "whole-dead",
            Self::Territories => "whole-territories",
            Self::Stones => "whole-stones",
            Self::Margin => "whole-margin",
        })
    }
}

/// A finished stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lap {
    /// The stage.
    pub stage: Stage,
    /// The time it took, in tenths of a second.
    pub tenths: u64,
    /// Whether the answer was right.
    pub right: bool,
}

/// A whole game of the history, answered stage by stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WholeGame {
    /// The number of lines of its square board.
    pub lines: u8,
    /// The time it took, in tenths of a second.
    pub tenths: u64,
    /// Whether every stage was right.
    pub right: bool,
}

impl WholeGame {
    /// The board sizes, in the order they are learnt.
    const SIZES: [u8; 3] = [9, 13, 19];

    /// The games of a history, in order.
    pub fn all(attempts: &[Attempt]) -> Vec<Self> {
        let whole = Subject::Whole.to_string();
        let stages: Vec<&Attempt> = attempts.iter().filter(|one| one.drill == whole).collect();
        let games = stages.windows(Stage::ALL.len()).filter(|game| {
            let in_order = game.iter().zip(1..).all(|(stage, number)| stage.level == number);
            in_order && game.iter().all(|stage| stage.seed == game[0].seed)
        });
        let game = |game: &[&Attempt]| {
            let rows = game[0].position.as_ref()?.split('/').count();
            Some(Self {
                lines: u8::try_from(rows).ok()?,
                tenths: game.iter().map(|stage| stage.tenths).sum(),
                right: game.iter().all(|stage| stage.correct),
            })
        };
        games.filter_map(game).collect()
    }

    /// The target time on a square board with this many lines, in tenths of a second.
    pub fn aim(lines: u8) -> u64 {
        Stage::ALL.into_iter().map(|stage| stage.aim(lines)).sum()
    }

    /// The shortest time of the right ones among these games on boards of this size, in tenths of a
    /// second.
    pub fn best(games: &[Self], lines: u8) -> Option<u64> {
        let right = games.iter().filter(|game| game.right && game.lines == lines);
        right.map(|game| game.tenths).min()
    }

    /// The board size for the next game: a right game leads to a larger board, two wrong ones in a row
    /// to a smaller one.
    pub fn next_lines(games: &[Self]) -> u8 {
        let (mut at, mut right, mut wrong) = (0, 0, 0);
        for game in games {
            if game.lines < Self::SIZES[at] {
                continue;
            }
            (right, wrong) = if game.right { (right + 1, 0) } else { (0, wrong + 1) };
            if right == 1 {
                at = (at + 1).min(Self::SIZES.len() - 1);
            } else if wrong == 2 {
                at = at.saturating_sub(1);
            }
            if right == 1 || wrong == 2 {
                (right, wrong) = (0, 0);
            }
        }
        Self::SIZES[at]
    }
}
