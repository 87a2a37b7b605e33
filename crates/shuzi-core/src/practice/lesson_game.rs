//! The game a lesson is about, and what its steps can ask.

use super::lesson_file::LessonFile;
use super::{Answer, Asked, Question};
use crate::amount::Amount;
use crate::counting::{Adjustment, KeyNumber, Outcome, Settled, Term, Worksheet};
use crate::fact::Message;
use crate::goban::{Board, Color, Vertex, VertexSet};
use crate::method::Method;
use crate::record::read_diagram;
use crate::reshape::{Plan, Style};
use crate::rules::Ties;

/// A lesson's game with its count.
pub(super) struct LessonGame {
    pub(super) board: Board,
    pub(super) settled: Settled,
    pub(super) adjustment: Adjustment,
    pub(super) sheet: Worksheet,
    pub(super) side: Color,
    pub(super) method: Method,
    /// The stones each side lost during the game, [Black, White].
    pub(super) prisoners: [u32; 2],
    /// Whether the counted side's stones are rearranged in one of its steps.
    pub(super) is_arranged: bool,
}

impl LessonGame {
    pub(super) fn of(file: &LessonFile) -> Result<Self, String> {
        let LessonFile { method, side, .. } = *file;
        let game = read_diagram(&file.board).map_err(|error| error.to_string())?;
        let nothing = VertexSet::new(game.board.size());
        let dead = game.marks.map_or(nothing, |marks| marks.dead);
        let points = |text: &Option<String>| {
            let text = text.as_deref().unwrap_or("0");
            text.parse::<Amount>().map_err(|error| format!("{text}: {error}"))
        };
        let (komi, compensation) = (points(&file.komi)?, points(&file.compensation)?);
        let adjustment = Adjustment::new(komi, points(&file.tie_breaker)?, compensation);
        let adjustment = adjustment.map_err(|error| error.to_string())?;
        let settled = Settled::of(&game.board, &dead);
        let totals = settled.totals();
        let sheet = Worksheet::new(method, side, &totals, adjustment, Ties::Draw, false);
        let (board, prisoners) = (game.board, file.prisoners);
        let is_arranged = file.steps.iter().any(|step| step.plan);
        Ok(Self { board, settled, adjustment, sheet, side, method, prisoners, is_arranged })
    }

    /// The plan for rearranging the counted side's stones.
    pub(super) fn plan(&self, style: Style) -> Plan {
        Plan::of(&self.settled.area(self.side), style)
    }

    /// How many stones are added as the counted side's stones are rearranged, if any are.
    pub(super) fn added(&self) -> Option<Amount> {
        let stones = Amount::points(i64::from(self.settled.count(self.side).stones()?));
        let (_, after) = self.arranged()?;
        (after > stones).then(|| after - stones)
    }

    /// The vacant points and the stones of the counted side once they are rearranged, if they are.
    pub(super) fn arranged(&self) -> Option<(Amount, Amount)> {
        let plan = self.is_arranged.then(|| self.plan(Style::Tens))?;
        let points = |count: usize| i64::try_from(count).ok().map(Amount::points);
        Some((points(plan.vacant())?, points(plan.stones.len())?))
    }

    /// A side's key number.
    pub(super) fn key(&self, side: Color) -> KeyNumber {
        let left = self.settled.totals().non_scoring();
        KeyNumber::new(self.settled.size(), side, self.adjustment, left, Ties::Draw)
    }

    /// How many stones of a side are dead.
    pub(super) fn dead(&self, side: Color) -> u32 {
        let dead = self.settled.dead().iter().filter(|&at| self.board.get(at) == Some(side));
        u32::try_from(dead.count()).unwrap_or(0)
    }

    /// Black's lead by territory: vacant points and prisoners, less komi.
    pub(super) fn territory_lead(&self) -> Amount {
        let gain = |side: Color| {
            let lost = self.prisoners[usize::from(side == Color::Black)];
            let vacant = self.settled.count(side).vacant().unwrap_or(0);
            i64::from(vacant) + i64::from(lost) + i64::from(self.dead(side.other()))
        };
        Amount::points(gain(Color::Black) - gain(Color::White)) - self.adjustment.total()
    }

    /// A step without its explanations: the game, and what is asked.
    pub(super) fn alone(&self, title: Message, step: &Question, is_choice: bool) -> Question {
        let mut asked = vec![title, Asked::Board { size: self.settled.size() }.into()];
        let (komi, compensation) = (self.adjustment.komi(), self.adjustment.compensation());
        if komi != Amount::ZERO {
            asked.push(Asked::Komi { komi }.into());
        }
        if let Some(stones) = compensation.whole().filter(|stones| *stones > 0) {
            asked.push(Asked::Handicap { stones }.into());
        }
        let tie_breaker = self.adjustment.tie_breaker();
        if tie_breaker != Amount::ZERO {
            asked.push(Asked::TieBreaker { points: tie_breaker }.into());
        }
        // A choice is asked with the story before it.
        let from = if is_choice { 0 } else { step.asked.len().saturating_sub(1) };
        asked.extend(step.asked[from..].iter().cloned());
        Question { asked, why: None, scenes: Vec::new(), ..step.clone() }
    }

    /// Computes the answer a step asks for:
    ///
    /// - `dead`, `result`, `non-scoring`, `half-komi`, `compensation`
    /// - `vacant SIDE`, `stones SIDE`, `fills SIDE`, `total SIDE`, `needs SIDE`
    /// - `territory VERTEX`: the points of the territory there
    /// - `line TERM`: the counted side's number in the worksheet
    /// - `bar`: what the adjusted total is compared with
    /// - `choice NUMBER`: one of several options listed
    /// - `odd SIDE`: the vacant points beyond whole tens; `filled SIDE`: the stones once these are
    ///   filled as well
    /// - `territory-result`: the result by territory
    /// - `rectangles`, `piled`: the vacant points and the stones once the side is rearranged
    pub(super) fn answer(&self, asks: &str) -> Option<Answer> {
        let whole = |count: u32| Some(Answer::whole(i64::from(count)));
        let settled = &self.settled;
        let figure = |term| self.sheet.figure(term, self.side).map(Answer::Number);
        let (what, of) = asks.split_once(' ').unwrap_or((asks, ""));
        let side = match of {
            "black" => Some(Color::Black),
            "white" => Some(Color::White),
            _ => None,
        };
        match (what, side) {
            ("dead", None) => Some(Answer::Stones(Box::new(*settled.dead()))),
            ("result", None) => Some(Answer::of_outcome(self.outcome())),
            ("territory-result", None) => {
                let lead = self.territory_lead();
                Some(Answer::of_lead(lead))
            }
            ("rectangles", None) => whole(u32::try_from(self.plan(Style::Tens).vacant()).ok()?),
            ("piled", None) => whole(u32::try_from(self.plan(Style::Tens).stones.len()).ok()?),
            ("non-scoring", None) => whole(settled.totals().non_scoring()),
            ("half-komi", None) => Some(Answer::Number(self.adjustment.half_komi())),
            ("compensation", None) => Some(Answer::Number(self.adjustment.compensation())),
            ("bar", None) => figure(Term::AdjustedHalfCount).or_else(|| figure(Term::HalfCount)),
            ("vacant", Some(side)) => whole(settled.count(side).vacant()?),
            ("stones", Some(side)) => whole(settled.count(side).stones()?),
            ("fills", Some(side)) => whole(u32::try_from(settled.fill().by(side).len()).ok()?),
            ("total", Some(side)) => whole(settled.count(side).total()),
            ("needs", Some(side)) => Some(Answer::whole(self.key(side).needs())),
            ("choice", None) => of.parse().ok().map(Answer::whole),
            ("odd", Some(side)) => whole(settled.count(side).vacant()? % 10),
            ("filled", Some(side)) => {
                let count = settled.count(side);
                whole(count.stones()? + count.vacant()? % 10)
            }
            ("territory", None) => {
                let at = Vertex::from_name(of, settled.size()).ok()?;
                let mut all = Color::BOTH.into_iter().flat_map(|side| settled.territories(side));
                let territory = all.find(|territory| territory.contains(&at))?;
                Some(Answer::whole(i64::try_from(territory.len()).ok()?))
            }
            ("line", None) => figure(Term::ALL.into_iter().find(|term| term.as_str() == of)?),
            _ => None,
        }
    }

    pub(super) fn outcome(&self) -> Outcome {
        self.sheet.outcome()
    }
}
