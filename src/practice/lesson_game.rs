//! The game a lesson is about, and what its steps can ask.

use super::{Answer, Asked, Question};
use crate::amount::Amount;
use crate::counting::{Adjustment, KeyNumber, Outcome, Settled, Term, Worksheet};
use crate::fact::Message;
use crate::goban::{Board, Color, Vertex, VertexSet};
use crate::method::Method;
use crate::record::read_diagram;
use crate::rules::Ties;

/// A lesson's game with its count.
pub(super) struct LessonGame {
    pub(super) board: Board,
    pub(super) settled: Settled,
    pub(super) adjustment: Adjustment,
    pub(super) sheet: Worksheet,
    pub(super) side: Color,
    pub(super) method: Method,
}

impl LessonGame {
    pub(super) fn of(
        (method, side): (Method, Color),
        [komi, compensation]: [&Option<String>; 2],
        board: &str,
    ) -> Result<Self, String> {
        let game = read_diagram(board).map_err(|error| error.to_string())?;
        let nothing = VertexSet::new(game.board.size());
        let dead = game.marks.map_or(nothing, |marks| marks.dead);
        let points = |text: &Option<String>| {
            let text = text.as_deref().unwrap_or("0");
            text.parse::<Amount>().map_err(|error| format!("{text}: {error}"))
        };
        let (komi, compensation) = (points(komi)?, points(compensation)?);
        let adjustment =
            Adjustment::new(komi, Amount::ZERO, compensation).map_err(|error| error.to_string())?;
        let settled = Settled::of(&game.board, &dead);
        let totals = settled.totals();
        let sheet = Worksheet::new(method, side, &totals, adjustment, Ties::Draw, false);
        Ok(Self { board: game.board, settled, adjustment, sheet, side, method })
    }

    /// The board once its dead stones are removed; a seki is as it was played.
    pub(super) fn without_dead(&self) -> Board {
        let mut board = self.board.clone();
        for stone in self.settled.dead().iter() {
            board.set(stone, None);
        }
        board
    }

    /// A step without its explanations: the game, and what is asked.
    pub(super) fn placement(&self, title: Message, step: &Question) -> Question {
        let mut asked = vec![title, Asked::Board { size: self.settled.size() }.into()];
        let (komi, compensation) = (self.adjustment.komi(), self.adjustment.compensation());
        if komi != Amount::ZERO {
            asked.push(Asked::Komi { komi }.into());
        }
        if let Some(stones) = compensation.whole().filter(|stones| *stones > 0) {
            asked.push(Asked::Handicap { stones }.into());
        }
        asked.extend(step.asked.last().cloned());
        Question { asked, hints: Vec::new(), why: None, ..step.clone() }
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
            ("non-scoring", None) => whole(settled.totals().non_scoring()),
            ("half-komi", None) => Some(Answer::Number(self.adjustment.half_komi())),
            ("compensation", None) => Some(Answer::Number(self.adjustment.compensation())),
            ("bar", None) => figure(Term::AdjustedHalfCount).or_else(|| figure(Term::HalfCount)),
            ("vacant", Some(side)) => whole(settled.count(side).vacant()?),
            ("stones", Some(side)) => whole(settled.count(side).stones()?),
            ("fills", Some(side)) => whole(u32::try_from(settled.fill().by(side).len()).ok()?),
            ("total", Some(side)) => whole(settled.count(side).total()),
            ("needs", Some(side)) => {
                let (size, left) = (settled.size(), settled.totals().non_scoring());
                let key = KeyNumber::new(size, side, self.adjustment, left, Ties::Draw);
                Some(Answer::whole(key.needs()))
            }
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
