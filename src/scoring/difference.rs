//! Why area and territory disagree: Sc − Sj = P + H + (Wz − Bz), and the points in seki.

use super::{PositionTally, TurnHistory, Unknown};
use crate::amount::Amount;
use crate::fact::{Value, facts};
use crate::goban::Color;

/// A term of the difference: what it is worth, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DifferenceTerm {
    /// Which it is.
    pub name: TermName,
    /// Points to Black; none where it is unknown.
    pub points: Option<i64>,
    /// Why, with the moves it comes from.
    pub reasons: Vec<Reason>,
}

/// The terms of Sc − Sj.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermName {
    /// P.
    LastMove,
    /// H.
    Handicap,
    /// Wz − Bz.
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
    /// Why area and territory differ.
    pub enum Reason {
        /// The last move of the record was a stone.
        LastStone {
            /// Whose.
            side: Color,
            /// The move's number.
            number: usize,
        } => "reason-last-stone",
        /// The last move of the record was a pass.
        LastPass {
            /// Whose.
            side: Color,
            /// The move's number.
            number: usize,
        } => "reason-last-pass",
        /// Who moved last is known, and no more.
        LastMove {
            /// Who.
            side: Color,
        } => "reason-last-move",
        /// It is unknown who moved last.
        LastMoveUnknown => "reason-last-move-unknown",
        /// There are no handicap stones.
        NoHandicap => "reason-no-handicap",
        /// The first handicap stone is Black's first move; White had no turn for the others.
        Handicap {
            /// All of them.
            stones: i64,
            /// Those beyond the first.
            beyond: i64,
        } => "reason-handicap",
        /// The game is counted with other handicap stones than the record shows.
        OtherHandicap {
            /// Those it is counted with.
            stones: u32,
        } => "reason-other-handicap",
        /// The passes are unknown; nobody is taken to have passed before the end.
        PassesUnknown => "reason-passes-unknown",
        /// The record has no passes.
        NoPasses => "reason-no-passes",
        /// A side never passed.
        NeverPassed {
            /// Which.
            side: Color,
        } => "reason-never-passed",
        /// A side passed so often; it is not known when.
        Passed {
            /// Which.
            side: Color,
            /// How often.
            times: usize,
        } => "reason-passed",
        /// A side passed at these moves.
        PassedAt {
            /// Which.
            side: Color,
            /// How often.
            times: usize,
            /// The moves.
            moves: Vec<usize>,
        } => "reason-passed-at",
        /// A side passed so often, first at this move.
        PassedFrom {
            /// Which.
            side: Color,
            /// How often.
            times: usize,
            /// The first of the moves.
            first: usize,
        } => "reason-passed-from",
        /// A pass is a stone not played.
        PassIsAStoneNotPlayed => "reason-pass-is-a-stone-not-played",
        /// Two moves of one side in a row mean a pass the record leaves out.
        PassNotRecorded => "reason-pass-not-recorded",
        /// There are no points in seki.
        NoSeki => "reason-no-seki",
        /// Area counts points in seki, territory does not.
        Seki {
            /// Black's.
            black: u32,
            /// White's.
            white: u32,
        } => "reason-seki",
        /// The shared liberties are not filled evenly.
        SekiFilled {
            /// Those Black fills.
            black: u32,
            /// Those White fills.
            white: u32,
        } => "reason-seki-filled",
    }
}

/// The plain counts by area and by territory, and what lies between them (MVM, *Thinking About
/// Scoring*). Komi is in both; compensation for handicap stones is in neither.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Sc: Black's lead by area, in points.
    pub area: Amount,
    /// Sj: Black's lead by territory, points in seki left out; the least and the most it can be.
    pub territory: (Amount, Amount),
    /// P, 1 if Black made the last move; none if unknown.
    pub last_move: Option<i64>,
    /// H, handicap stones beyond the first.
    pub handicap: i64,
    /// Wz − Bz; none if unknown.
    pub passes: Option<i64>,
    /// What points in seki explain: eyes that area counts, and liberties filled.
    pub seki: i64,
    /// Why something is unknown.
    pub unknown: Option<Unknown>,
    turns: TurnHistory,
    tally: PositionTally,
}

impl Difference {
    /// The difference for a game. `lost` are Black's and White's stones lost, dead ones
    /// included, if they are known.
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
            // Who has played more stones than lie there has lost them.
            let territory = area - seki - turns.stones_ahead();
            (territory, territory)
        } else {
            // Nobody passed before the end, as in almost every game.
            let most = area - seki - i64::from(turns.handicap);
            (most - 1, most)
        };
        let known = turns.unknown.is_none();
        Self {
            area: Amount::points(area) - komi,
            territory: (Amount::points(territory.0) - komi, Amount::points(territory.1) - komi),
            last_move: known.then(|| turns.last_move()),
            handicap: i64::from(turns.handicap),
            passes: known.then(|| turns.passes_of(Color::White) - turns.passes_of(Color::Black)),
            seki,
            unknown: turns.unknown,
            turns: turns.clone(),
            tally: tally.clone(),
        }
    }

    /// Sc − Sj; the least and the most it can be.
    pub fn area_minus_territory(&self) -> (Amount, Amount) {
        (self.area - self.territory.1, self.area - self.territory.0)
    }

    /// Whether every term is known and they add up to the difference.
    pub fn is_accounted(&self) -> bool {
        let (least, most) = self.area_minus_territory();
        let sum = self
            .last_move
            .zip(self.passes)
            .map(|(last, passes)| Amount::points(last + self.handicap + passes + self.seki));
        least == most && sum == Some(least)
    }

    /// The terms, each with its reasons.
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
            0 => Reason::NoHandicap,
            beyond => Reason::Handicap { stones: beyond + 1, beyond },
        }];
        let stated = i64::from(self.turns.stated);
        if self.turns.unknown.is_none() && stated.max(1) - 1 != self.handicap {
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

/// The moves of more passes than this are not named one by one.
const MOST_MOVES_NAMED: usize = 8;
