//! Scores of a game known only by what was counted at the table.

use super::comparison::scores_by;
use super::score::ScoreKeeper;
use super::{PositionTally, Score, ScoreNote, Scored, TurnHistory};
use crate::amount::Amount;
use crate::counting::{Form, FormCell, Term, Terms, Totals};
use crate::goban::{Color, Size};
use crate::rules::Scoring;

/// The numbers of a count by territory, each once it is counted. Pairs are [Black, White]; `None` is
/// not asked, as nothing of the kind is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerritoryNumbers {
    /// The board size.
    pub size: Size,
    /// Vacant points of territory.
    pub territory: Option<[Option<u32>; 2]>,
    /// The side's own stones lost that found no room there.
    pub prisoners: Option<[Option<u32>; 2]>,
    /// Living groups outside seki.
    pub groups: Option<[Option<u32>; 2]>,
}

impl TerritoryNumbers {
    /// The count, once no number is missing.
    pub fn counted(&self) -> Option<TerritoryCount> {
        let all = |numbers: Option<[Option<u32>; 2]>| match numbers {
            None => Some([0; 2]),
            Some([black, white]) => Some([black?, white?]),
        };
        Some(TerritoryCount {
            size: self.size,
            territory: all(self.territory)?,
            prisoners: all(self.prisoners)?,
            groups: self.groups.map_or(Some(None), |groups| all(Some(groups)).map(Some))?,
        })
    }

    /// The form of the count, filled in with these numbers.
    pub fn form(&self, terms: &Terms) -> Form {
        let asked = [
            (Term::Territory, self.territory),
            (Term::Prisoners, self.prisoners),
            (Term::GroupTax, self.groups),
        ];
        // Ones show what a number of each kind is worth.
        let one = |numbers: Option<_>| numbers.map(|_| [Some(1); 2]);
        let ones = Self {
            territory: one(self.territory),
            prisoners: one(self.prisoners),
            groups: one(self.groups),
            ..*self
        };
        let mut form = ones.counted().map_or_else(Form::default, |ones| ones.score(terms).form());
        let mut sums = [Some(Amount::ZERO); 2];
        for row in &mut form.rows {
            let numbers = asked.iter().find(|(term, _)| *term == row.term);
            for (color, sum) in Color::BOTH.into_iter().zip(&mut sums) {
                let cell = &mut row.cells[color.index()];
                if let Some((_, Some(numbers))) = numbers {
                    let worth = cell.amount().zip(numbers[color.index()]);
                    *cell = FormCell::of(worth.map(|(one, number)| one.times(number)));
                }
                if row.term == Term::Sum {
                    *cell = FormCell::of(*sum);
                } else if *cell != FormCell::Absent {
                    *sum = sum.zip(cell.amount()).map(|(sum, amount)| sum + amount);
                }
            }
        }
        form
    }
}

/// What both sides counted by territory, in points. Pairs are [Black, White].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerritoryCount {
    /// The board size.
    pub size: Size,
    /// Vacant points of territory, after the prisoners were filled in.
    pub territory: [u32; 2],
    /// The side's own stones lost that found no room there. Where a pass hands over a stone, it is
    /// one of them or filled in, too.
    pub prisoners: [u32; 2],
    /// Living groups outside seki, where the rules tax them.
    pub groups: Option<[u32; 2]>,
}

impl TerritoryCount {
    /// The score under rules that count territory, or prisoners alone (Jasiek, *Prisoner Counting for
    /// Stone Scoring*): then the board is filled up to two eyes per group.
    pub fn score(self, terms: &Terms) -> Score {
        let profile = &terms.profile.value;
        let by_prisoners = profile.scoring == Scoring::Stone;
        let tally = PositionTally {
            groups: self.groups,
            ..PositionTally::of_numbers([0, 0], self.territory)
        };
        // Pass stones are prisoners already, and the side that moved second has passed last. Only
        // the turns that White missed while Black laid handicap stones are not.
        let handicap = terms.handicap.value;
        let missed = if by_prisoners && handicap > 1 { handicap } else { 0 };
        let turns = TurnHistory::of_counts(handicap, Some(([0, missed], Color::White)));
        let (size, lost) = (self.size, Some(self.prisoners));
        let keeper = ScoreKeeper { tally: &tally, turns: &turns, lost, size };
        let mut score =
            keeper.score(terms, Scored::Territory, profile.group_tax > 0 && !by_prisoners);
        if missed > 0 {
            score.notes.push(ScoreNote::HandicapTurns { stones: missed });
        }
        score
    }
}

/// The score under area rules that depend on the last move, or tax groups. `last` is who played the
/// last stone, having passed second; `groups` are the living groups outside seki, [Black, White].
pub fn area_score(
    size: Size,
    totals: &Totals,
    terms: &Terms,
    last: Option<Color>,
    groups: Option<[u32; 2]>,
) -> Score {
    let tally = PositionTally { groups, ..PositionTally::of_totals(totals) };
    let turns = TurnHistory::of_counts(terms.handicap.value, last.map(|last| ([1, 1], last)));
    let keeper = ScoreKeeper { tally: &tally, turns: &turns, lost: None, size };
    scores_by(keeper, terms).swap_remove(0)
}
