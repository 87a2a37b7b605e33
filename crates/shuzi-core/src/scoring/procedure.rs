//! Territory counting step by step, as done on the board (Mays, Tables 16 and 17).

use super::position_tally::small;
use super::{PositionTally, TurnHistory};
use crate::amount::Amount;
use crate::fact::facts;
use crate::goban::Color;

/// A step: the action, and the points after it.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProcedureStep {
    /// The action.
    pub action: ProcedureAction,
    /// The points after it, [Black, White].
    pub points: [Amount; 2],
}

facts! {
    /// What the players do in a step.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
    pub enum ProcedureAction {
        /// Put dead stones with the prisoners.
        RemoveDead => "procedure-remove-dead",
        /// The same, with points in seki not counted.
        RemoveDeadWithoutSeki => "procedure-remove-dead-without-seki",
        /// Both sides fill the points of their territory that must be filled.
        FillTeire { black: u32, white: u32 } => "procedure-fill-teire",
        /// Fill in the prisoners.
        FillPrisoners { black: u32, white: u32 } => "procedure-fill-prisoners",
        /// Fill in the pass stones.
        FillPassStones { black: u32, white: u32 } => "procedure-fill-pass-stones",
        /// The same, with an extra one in White's territory because White passes last.
        FillPassStonesWhiteLast { black: u32, white: u32 }
            => "procedure-fill-pass-stones-white-last",
        /// Move stones until the territories are rectangles of ten.
        MakeRectangles => "procedure-make-rectangles",
        /// Add komi and compare.
        AddKomi { komi: Amount } => "procedure-add-komi",
        /// Compare both sides.
        Compare => "procedure-compare",
    }
}

/// A way to count territory.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Procedure {
    /// The steps in order; empty if the prisoners are unknown.
    pub steps: Vec<ProcedureStep>,
    /// Black's lead in points; `None` if unknown.
    pub lead: Option<Amount>,
}

impl Procedure {
    /// The Japanese count: fill in prisoners, make rectangles, compare. Points in seki do not
    /// count.
    pub(super) fn japanese(tally: &PositionTally, lost: Option<[u32; 2]>, komi: Amount) -> Self {
        let Some(lost) = lost else { return Self::unknown() };
        let mut count = TerritoryFilling { steps: Vec::new(), points: tally.territory.map(whole) };
        count.note(ProcedureAction::RemoveDeadWithoutSeki);
        let [black, white] = tally.teire.each_ref().map(|points| small(points.len()));
        if black + white > 0 {
            count.take(ProcedureAction::FillTeire { black, white }, [black, white]);
        }
        count.fill(lost);
        count.note(ProcedureAction::MakeRectangles);
        count.compare(komi)
    }

    /// The AGA territory count: each pass is a prisoner, and White passes last. Points in seki
    /// count. The result is the same as under area scoring, without compensation.
    pub(super) fn pass_stones(
        tally: &PositionTally,
        turns: &TurnHistory,
        lost: Option<[u32; 2]>,
        komi: Amount,
    ) -> Self {
        let Some(lost) = lost.filter(|_| turns.unknown.is_none()) else { return Self::unknown() };
        let points = |side: usize| whole(tally.territory[side] + tally.seki_eyes[side]);
        let mut count = TerritoryFilling { steps: Vec::new(), points: [points(0), points(1)] };
        count.note(ProcedureAction::RemoveDead);
        count.fill(lost);
        let stones = |color| u32::try_from(turns.passes_of(color)).unwrap_or(0);
        let last = u32::try_from(turns.last_move()).unwrap_or(0);
        let (black, white) = (stones(Color::Black), stones(Color::White) + last);
        let action = if last == 1 {
            ProcedureAction::FillPassStonesWhiteLast { black, white }
        } else {
            ProcedureAction::FillPassStones { black, white }
        };
        count.take(action, [black, white]);
        count.note(ProcedureAction::MakeRectangles);
        count.compare(komi)
    }

    const fn unknown() -> Self {
        Self { steps: Vec::new(), lead: None }
    }
}

fn whole(count: u32) -> Amount {
    Amount::points(i64::from(count))
}

struct TerritoryFilling {
    steps: Vec<ProcedureStep>,
    points: [Amount; 2],
}

impl TerritoryFilling {
    fn note(&mut self, action: ProcedureAction) {
        self.steps.push(ProcedureStep { action, points: self.points });
    }

    fn fill(&mut self, lost: [u32; 2]) {
        let [black, white] = lost;
        self.take(ProcedureAction::FillPrisoners { black, white }, lost);
    }

    fn take(&mut self, action: ProcedureAction, stones: [u32; 2]) {
        for (points, stones) in self.points.iter_mut().zip(stones) {
            *points = *points - whole(stones);
        }
        self.note(action);
    }

    fn compare(mut self, komi: Amount) -> Procedure {
        self.points[1] += komi;
        let none = komi == Amount::ZERO;
        self.note(if none { ProcedureAction::Compare } else { ProcedureAction::AddKomi { komi } });
        let lead = Some(self.points[0] - self.points[1]);
        Procedure { steps: self.steps, lead }
    }
}
