//! Counting by territory, step by step, as it is done on the board (Mays, Tables 16 and 17).

use super::{PositionTally, TurnHistory};
use crate::amount::Amount;
use crate::goban::Color;

/// A step: what is done with the hands, and what both sides have after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProcedureStep {
    /// What is done.
    pub what: String,
    /// Black's and White's points after it.
    pub points: [Amount; 2],
}

/// A way to count by territory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Procedure {
    /// The steps in order; none where the prisoners are unknown.
    pub steps: Vec<ProcedureStep>,
    /// Black's lead at the end.
    pub lead: Option<Amount>,
}

impl Procedure {
    /// The Japanese count: prisoners are filled in, territories made into rectangles, compared.
    /// Points in seki do not count.
    pub(super) fn japanese(tally: &PositionTally, lost: Option<[u32; 2]>, komi: Amount) -> Self {
        let Some(lost) = lost else { return Self::unknown() };
        let mut count = TerritoryFilling { steps: Vec::new(), points: tally.territory.map(whole) };
        count.note("Dead stones come off and join the prisoners. Points in seki do not count.");
        count.fill(lost);
        count
            .note("Stones are moved inside each territory, until it is made of rectangles of ten.");
        count.compare(komi)
    }

    /// The AGA count by territory: each pass is a prisoner, White passes last. Points in seki
    /// count. Filled in, it gives the area result; no compensation is needed.
    pub(super) fn pass_stones(
        tally: &PositionTally,
        turns: &TurnHistory,
        lost: Option<[u32; 2]>,
        komi: Amount,
    ) -> Self {
        let Some(lost) = lost.filter(|_| turns.unknown.is_none()) else { return Self::unknown() };
        let points = |side: usize| whole(tally.territory[side] + tally.seki_eyes[side]);
        let mut count = TerritoryFilling { steps: Vec::new(), points: [points(0), points(1)] };
        count.note("Dead stones come off and join the prisoners.");
        count.fill(lost);
        let stones = |color| u32::try_from(turns.passes_of(color)).unwrap_or(0);
        let last = u32::try_from(turns.last_move()).unwrap_or(0);
        let (black, white) = (stones(Color::Black), stones(Color::White) + last);
        let once_more = if last == 1 { " (one more, as White passes last)" } else { "" };
        count.take(
            &format!(
                "Pass stones are filled in as well: Black's {black}, White's {white}{once_more}."
            ),
            [black, white],
        );
        count
            .note("Stones are moved inside each territory, until it is made of rectangles of ten.");
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
    fn note(&mut self, what: &str) {
        self.steps.push(ProcedureStep { what: what.to_owned(), points: self.points });
    }

    fn fill(&mut self, lost: [u32; 2]) {
        let [black, white] = lost;
        let what = format!(
            "Prisoners are filled in: {black} black stones into Black's territory, {white} white \
             stones into White's."
        );
        self.take(&what, lost);
    }

    fn take(&mut self, what: &str, stones: [u32; 2]) {
        for (points, stones) in self.points.iter_mut().zip(stones) {
            *points = *points - whole(stones);
        }
        self.note(what);
    }

    fn compare(mut self, komi: Amount) -> Procedure {
        self.points[1] += komi;
        self.note(&format!("Komi {komi} is added to White's points, and both are compared."));
        let lead = Some(self.points[0] - self.points[1]);
        Procedure { steps: self.steps, lead }
    }
}
