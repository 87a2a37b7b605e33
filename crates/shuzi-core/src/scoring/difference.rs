//! Why area and territory scoring differ: Sc − Sj = P + H + (Wz − Bz), plus points in seki.

use super::{PositionTally, TurnHistory, Unknown};
use crate::amount::Amount;
use crate::fact::{Value, facts};
use crate::goban::Color;

/// A term of the difference, with its value and reasons.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DifferenceTerm {
    /// Which term it is.
    pub name: TermName,
    /// Its points in Black's favour; `None` if unknown.
    pub points: Option<i64>,
    /// The reasons, with the moves concerned.
    pub reasons: Vec<Reason>,
}

/// The terms of Sc − Sj.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermName {
    /// P: the last move.
    LastMove,
    /// H: handicap stones after the first.
    Handicap,
    /// Wz − Bz: White's passes minus Black's.
    Passes,
    /// Points in seki.
    Seki,
}

impl From<TermName> for Value {
    fn from(name: TermName) -> Self {
        let word = match name {
            TermName::LastMove => "last-move",
            TermName::Handicap => "handicap",
            TermName::Passes => "passes",
            TermName::Seki => "seki",
        };
        Self::Word("difference", word)
    }
}

facts! {
    /// A reason why area and territory scoring differ.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
    pub enum Reason {
        /// The last recorded move was a stone.
        LastStone { side: Color, number: usize } => "reason-last-stone",
        /// The last recorded move was a pass.
        LastPass { side: Color, number: usize } => "reason-last-pass",
        /// Only the side that moved last is known.
        LastMove { side: Color } => "reason-last-move",
        /// The side that moved last is unknown.
        LastMoveUnknown => "reason-last-move-unknown",
        /// There are no handicap stones.
        NoHandicap => "reason-no-handicap",
        /// White made the first move.
        WhiteBegan => "reason-white-began",
        /// The first handicap stone is Black's first move; White had no turn after the others.
        Handicap { stones: i64, beyond: i64 } => "reason-handicap",
        /// The game is counted with a different handicap from the one recorded.
        OtherHandicap { stones: u32 } => "reason-other-handicap",
        /// The passes are unknown; none are assumed before the end.
        PassesUnknown => "reason-passes-unknown",
        /// No passes are recorded.
        NoPasses => "reason-no-passes",
        /// A side never passed.
        NeverPassed { side: Color } => "reason-never-passed",
        /// A side passed this often, at unknown moves.
        Passed { side: Color, times: usize } => "reason-passed",
        /// A side passed at these moves.
        PassedAt { side: Color, times: usize, moves: Vec<usize> } => "reason-passed-at",
        /// A side passed this often, first at this move.
        PassedFrom { side: Color, times: usize, first: usize } => "reason-passed-from",
        /// Each pass means one stone fewer on the board.
        PassIsAStoneNotPlayed => "reason-pass-is-a-stone-not-played",
        /// Two moves in a row by one side imply a pass that was not recorded.
        PassNotRecorded => "reason-pass-not-recorded",
        /// There are no points in seki.
        NoSeki => "reason-no-seki",
        /// Area scoring counts points in seki, territory scoring does not.
        Seki { black: u32, white: u32 } => "reason-seki",
        /// The shared liberties are not filled evenly.
        SekiFilled { black: u32, white: u32 } => "reason-seki-filled",
    }
}

/// The plain area and territory counts, and the difference between them (MVM, *Thinking About
/// Scoring*). Both include komi, neither includes handicap compensation.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Sc: Black's lead under area scoring, in points.
    pub area: Amount,
    /// Sj: Black's lead under territory scoring without points in seki, in points, as (least,
    /// most).
    pub territory: (Amount, Amount),
    /// P: 1 if Black made the last move, otherwise 0; `None` if unknown.
    pub last_move: Option<i64>,
    /// H: the number of handicap stones after the first; −1 if White made the first move.
    pub handicap: i64,
    /// Wz − Bz: White's passes minus Black's; `None` if unknown.
    pub passes: Option<i64>,
    /// The part due to seki, in points: eyes that area scoring counts, and liberties filled.
    pub seki: i64,
    /// What is unknown, if anything.
    pub unknown: Option<Unknown>,
    turns: TurnHistory,
    tally: PositionTally,
}

impl Difference {
    /// Computes the difference for a game. `lost` are the stones lost, including dead ones, [Black,
    /// White], if known.
    pub fn of(
        tally: &PositionTally,
        turns: &TurnHistory,
        lost: Option<[u32; 2]>,
        komi: Amount,
    ) -> Self {
        let points = |pair: [u32; 2]| i64::from(pair[0]) - i64::from(pair[1]);
        let area = points([tally.area(0), tally.area(1)]);
        let seki = points(tally.seki_eyes) + points(tally.seki_filled);
        let territory = if let Some(lost) = lost {
            let territory = points(tally.territory) - points(lost);
            (territory, territory)
        } else if turns.unknown.is_none() {
            // Stones played but no longer on the board were lost.
            let territory = area - seki - turns.stones_ahead();
            (territory, territory)
        } else {
            // Assume that nobody passed before the end, as in almost every game.
            let most = area - seki - turns.handicap;
            (most - 1, most)
        };
        let known = turns.unknown.is_none();
        Self {
            area: Amount::points(area) - komi,
            territory: (Amount::points(territory.0) - komi, Amount::points(territory.1) - komi),
            last_move: known.then(|| turns.last_move()),
            handicap: turns.handicap,
            passes: known.then(|| turns.passes_of(Color::White) - turns.passes_of(Color::Black)),
            seki,
            unknown: turns.unknown,
            turns: turns.clone(),
            tally: tally.clone(),
        }
    }

    /// Sc − Sj in points, as (least, most).
    pub fn area_minus_territory(&self) -> (Amount, Amount) {
        (self.area - self.territory.1, self.area - self.territory.0)
    }

    /// Whether all terms are known and add up to the difference.
    pub fn is_accounted(&self) -> bool {
        let (least, most) = self.area_minus_territory();
        let sum = self
            .last_move
            .zip(self.passes)
            .map(|(last, passes)| Amount::points(last + self.handicap + passes + self.seki));
        least == most && sum == Some(least)
    }

    /// The four terms with their reasons.
    pub fn terms(&self) -> [DifferenceTerm; 4] {
        let term = |name, points, reasons| DifferenceTerm { name, points, reasons };
        [
            term(TermName::LastMove, self.last_move, vec![self.last_move_reason()]),
            term(TermName::Handicap, Some(self.handicap), self.handicap_reasons()),
            term(TermName::Passes, self.passes, self.passes_reasons()),
            term(TermName::Seki, Some(self.seki), self.seki_reasons()),
        ]
    }

    fn last_move_reason(&self) -> Reason {
        match (self.last_move, self.turns.last) {
            (Some(_), Some((side, 0))) => Reason::LastMove { side },
            (Some(_), Some((side, number))) => {
                let pass = self.turns.last_play.is_none_or(|(_, play)| play < number);
                if pass {
                    Reason::LastPass { side, number }
                } else {
                    Reason::LastStone { side, number }
                }
            }
            _ => Reason::LastMoveUnknown,
        }
    }

    fn handicap_reasons(&self) -> Vec<Reason> {
        let mut reasons = vec![match self.handicap {
            ..0 => Reason::WhiteBegan,
            0 => Reason::NoHandicap,
            beyond => Reason::Handicap { stones: beyond + 1, beyond },
        }];
        let stated = i64::from(self.turns.stated);
        if self.turns.unknown.is_none() && stated.max(1) - 1 != self.handicap.max(0) {
            reasons.push(Reason::OtherHandicap { stones: self.turns.stated });
        }
        reasons
    }

    fn passes_reasons(&self) -> Vec<Reason> {
        let passes = &self.turns.passes;
        if self.passes.is_none() {
            return vec![Reason::PassesUnknown];
        }
        if passes.is_empty() {
            return vec![Reason::NoPasses];
        }
        let numbered = passes.iter().all(|pass| pass.number > 0);
        let of = |side| {
            let of_side = passes.iter().filter(|pass| pass.color == side);
            let moves: Vec<usize> = of_side.map(|pass| pass.number).collect();
            match (moves.len(), moves.first()) {
                (0, _) | (_, None) => Reason::NeverPassed { side },
                (times, _) if !numbered => Reason::Passed { side, times },
                (times @ 1..=MOST_MOVES_NAMED, _) => Reason::PassedAt { side, times, moves },
                (times, Some(&first)) => Reason::PassedFrom { side, times, first },
            }
        };
        let mut reasons = vec![of(Color::White), of(Color::Black), Reason::PassIsAStoneNotPlayed];
        if passes.iter().any(|pass| !pass.recorded) {
            reasons.push(Reason::PassNotRecorded);
        }
        reasons
    }

    fn seki_reasons(&self) -> Vec<Reason> {
        let PositionTally { seki_eyes: [black, white], seki_filled: filled, .. } = self.tally;
        if self.seki == 0 && black + white == 0 {
            return vec![Reason::NoSeki];
        }
        let mut reasons = vec![Reason::Seki { black, white }];
        if filled[0] != filled[1] {
            reasons.push(Reason::SekiFilled { black: filled[0], white: filled[1] });
        }
        reasons
    }
}

/// With more passes than this, the moves are not listed.
const MOST_MOVES_NAMED: usize = 8;
