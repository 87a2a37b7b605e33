//! Why area and territory disagree: Sc − Sj = P + H + (Wz − Bz), and the points in seki.

use super::{PositionTally, TurnHistory};
use crate::amount::Amount;
use crate::goban::Color;

/// A term of the difference, what it is worth, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its short name.
    pub name: &'static str,
    /// Points to Black; none where it is unknown.
    pub points: Option<i64>,
    /// The reason in a sentence, with the moves it comes from.
    pub sentence: String,
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
    pub unknown: Option<String>,
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
            unknown: turns.unknown.map(|unknown| unknown.to_string()),
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

    /// The terms, each in a sentence.
    pub fn reasons(&self) -> Vec<Reason> {
        vec![
            self.last_move_reason(),
            self.handicap_reason(),
            self.passes_reason(),
            self.seki_reason(),
        ]
    }

    fn last_move_reason(&self) -> Reason {
        let sentence = match (self.last_move, self.turns.last) {
            (Some(_), Some((color, number))) => {
                let pass = self.turns.last_play.is_none_or(|(_, play)| play < number);
                let what = if pass { "a pass" } else { "a stone" };
                let worth = match color {
                    Color::Black => "so Black had a turn more than White",
                    Color::White => "so both had as many turns",
                };
                let at =
                    if number > 0 { format!(" ({what}, move {number})") } else { String::new() };
                format!("{color} made the last move{at}, {worth}.")
            }
            _ => "Who made the last move is unknown: a point to Black if Black did.".to_owned(),
        };
        Reason { name: "last move (P)", points: self.last_move, sentence }
    }

    fn handicap_reason(&self) -> Reason {
        let sentence = match self.handicap {
            0 => "No handicap stones.".to_owned(),
            1 => {
                "Of 2 handicap stones the first is Black's first move; for the other White had no \
                  turn."
                    .to_owned()
            }
            beyond => format!(
                "Of {} handicap stones the first is Black's first move; for the other {beyond} \
                 White had no turn.",
                beyond + 1
            ),
        };
        let stated = i64::from(self.turns.stated);
        let differs = self.turns.unknown.is_none() && stated.max(1) - 1 != self.handicap;
        let sentence = if differs {
            format!(
                "{sentence} The game is counted with {stated}, which the record does not show: \
                 counts by area and by pass stones then differ by the compensation."
            )
        } else {
            sentence
        };
        Reason { name: "handicap (H)", points: Some(self.handicap), sentence }
    }

    fn passes_reason(&self) -> Reason {
        let sentence = if self.passes.is_none() {
            "Passes are unknown; the range holds if nobody passed before the end.".to_owned()
        } else if self.turns.passes.is_empty() {
            "No pass is in the record; two at the end would cancel out.".to_owned()
        } else {
            let of = |color| {
                let of_color = self.turns.passes.iter().filter(|pass| pass.color == color);
                let numbers: Vec<String> = of_color.map(|pass| pass.number.to_string()).collect();
                let numbered = self.turns.passes.iter().all(|pass| pass.number > 0);
                match numbers.len() {
                    1 if !numbered => format!("{color} passed once"),
                    times if !numbered => format!("{color} passed {times} times"),
                    0 => format!("{color} never passed"),
                    1 => format!("{color} passed at move {}", numbers[0]),
                    2..=8 => format!("{color} passed at moves {}", numbers.join(", ")),
                    many => format!(
                        "{color} passed {many} times, first at move {}",
                        self.turns.passes.iter().find(|p| p.color == color).map_or(0, |p| p.number)
                    ),
                }
            };
            let (white, black) = (of(Color::White), of(Color::Black));
            let told = if self.turns.passes.iter().all(|pass| pass.recorded) {
                ""
            } else {
                " Two moves of one side in a row hold a pass that is not written down."
            };
            format!("{white}; {black}. A pass is a stone not played.{told}")
        };
        Reason { name: "passes (Wz - Bz)", points: self.passes, sentence }
    }

    fn seki_reason(&self) -> Reason {
        let PositionTally { seki_eyes: [black, white], seki_filled, .. } = &self.tally;
        let sentence = if self.seki == 0 && black + white == 0 {
            "No points in seki.".to_owned()
        } else {
            let mut sentence = format!(
                "Area counts points in seki, Black's {black} and White's {white}; territory does not."
            );
            if seki_filled[0] != seki_filled[1] {
                let [black, white] = seki_filled;
                sentence +=
                    &format!(" Of the shared liberties Black fills {black}, White {white}.");
            }
            sentence
        };
        Reason { name: "points in seki", points: Some(self.seki), sentence }
    }
}
