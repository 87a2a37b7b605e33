//! A question with its answer and the known wrong answers.

use super::{Answer, Asked, LivingGroup, Mistake, Shape, Shaped, Worked};
use crate::amount::Amount;
use crate::counting::{Settled, numbered_territories};
use crate::fact::Message;
use crate::goban::{Board, Color, Vertex, VertexSet};

/// A hint the player can ask for; the first of several says least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The start of the worked answer.
    Beginning,
    /// This message.
    Said(Message),
}

/// What the board shows after the answer: the owner of each vacant point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reveal {
    /// Shows owners only at these points; `None` shows all.
    pub only: Option<VertexSet>,
    /// The points of a territory or of one of its rows, with the vertex where the number starts.
    pub numbers: Vec<(Vertex, usize)>,
}

impl Reveal {
    /// Shows all territories with their points.
    pub(super) fn all(settled: &Settled) -> Self {
        let of = |color| numbered_territories(settled, color);
        Self { only: None, numbers: Color::BOTH.into_iter().flat_map(of).collect() }
    }
}

/// A question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// The lines of a worksheet that lead to it, each a question of its own; usually none.
    pub lines: Vec<Question>,
    /// The question, line by line.
    pub asked: Vec<Message>,
    /// The board it is about, including dead stones.
    pub board: Option<Board>,
    /// The stones of a side, in piles beside the board.
    pub piles: Option<(Color, usize)>,
    /// The boards that lead to it, shown one after the other before it.
    pub scenes: Vec<Board>,
    /// The boards shown after the answer, one after the other: stones played out.
    pub played_out: Vec<Board>,
    /// The stones shown as dead.
    pub dead: Option<VertexSet>,
    /// Whether the board shows the owner of each point.
    pub shows_territory: bool,
    /// What the board shows after the answer.
    pub reveal: Option<Reveal>,
    /// The position it was made from, as text; `None` if it was made from numbers alone.
    pub position: Option<String>,
    /// How long the board is shown, in seconds; `None` if it stays.
    pub glance: Option<u64>,
    /// A side and its area, whose vacant points the board shows as its own.
    pub area: Option<(Color, VertexSet)>,
    /// The area to rearrange, if the answer is an arrangement.
    pub shape: Option<Box<Shape>>,
    /// The right answer, or one of them.
    pub answer: Answer,
    /// How far a result may be off and still be right, in points.
    pub tolerance: Amount,
    /// The worked answer, line by line.
    pub worked: Vec<Message>,
    /// Known wrong answers and their mistakes.
    pub mistakes: Vec<(Answer, Mistake)>,
    /// Hints the player can ask for, one after the other.
    pub hints: Vec<Hint>,
    /// An explanation after a right answer.
    pub why: Option<Message>,
}

/// The mark for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// Whether it is right.
    pub right: bool,
    /// The mistake, if the answer reveals one.
    pub mistake: Option<Mistake>,
    /// How far a result is off, in points; `None` if it is exact.
    pub off: Option<Amount>,
    /// A living group among the stones that were marked as dead.
    pub living: Option<LivingGroup>,
}

impl Question {
    /// A question without a board or known mistakes. Its hint is the start of the worked answer.
    pub(super) fn new(asked: Vec<Asked>, answer: Answer, worked: Vec<Worked>) -> Self {
        let hints = (!worked.is_empty()).then_some(Hint::Beginning).into_iter().collect();
        let asked = asked.into_iter().map(Message::from).collect();
        let worked = worked.into_iter().map(Message::from).collect();
        Self { asked, answer, worked, hints, ..Self::default() }
    }

    /// The first line of the worked answer with `…` for its result, which is the last value of every
    /// such line.
    pub fn begun(&self) -> Option<Message> {
        let mut line = self.worked.first()?.clone();
        if let Some((_, result)) = line.parameters.last_mut() {
            *result = "…".into();
        }
        Some(line)
    }

    /// Adds a known wrong answer.
    #[must_use]
    pub(super) fn or(mut self, answer: Answer, mistake: Mistake) -> Self {
        if !self.mistakes.iter().any(|(known, _)| *known == answer) {
            self.mistakes.push((answer, mistake));
        }
        self
    }

    /// Drops known mistakes that happen to give the right answer: they reveal nothing.
    #[must_use]
    pub(super) fn unless_right(mut self) -> Self {
        self.mistakes.retain(|(answer, _)| *answer != self.answer);
        self
    }

    /// Sets what the board shows after the answer.
    #[must_use]
    pub(super) fn revealing(mut self, reveal: Reveal) -> Self {
        self.reveal = Some(reveal);
        self
    }

    /// Marks an answer.
    pub fn mark(&self, given: &Answer) -> Marked {
        if let (Some(shape), Answer::Points(changes)) = (&self.shape, given) {
            let after = shape.after(changes);
            let mistake = match after {
                Shaped { is_in_tens: false, .. } => Some(Mistake::NotInTens),
                Shaped { handled, .. } if handled > shape.most() => Some(Mistake::TooManyHandled),
                _ => None,
            };
            return Marked { right: mistake.is_none(), mistake, off: None, living: None };
        }
        let known = self.mistakes.iter().find(|(answer, _)| answer == given);
        let off = given.black_lead().zip(self.answer.black_lead());
        let off = off.map(|(given, right)| (given - right).abs());
        let right = match off {
            Some(off) => off <= self.tolerance,
            None => *given == self.answer,
        };
        let off = off.filter(|off| *off != Amount::ZERO);
        let mistake = known.map(|(_, mistake)| *mistake).or_else(|| self.reveals(given));
        let living = match (given, &self.answer, &self.board) {
            (Answer::Stones(given), Answer::Stones(dead), Some(board)) => {
                LivingGroup::among(given, board, dead)
            }
            _ => None,
        };
        Marked { right, mistake: mistake.filter(|_| !right), off, living }
    }

    /// The mistake in an answer that is not one of a few: stones marked, a result estimated.
    fn reveals(&self, given: &Answer) -> Option<Mistake> {
        match (given, &self.answer) {
            (Answer::Stones(given), Answer::Stones(right)) => {
                let missing = right.iter().any(|stone| !given.contains(stone));
                let alive = given.iter().any(|stone| !right.contains(stone));
                match (missing, alive) {
                    (true, true) => Some(Mistake::SomeMissingSomeAlive),
                    (true, false) => Some(Mistake::SomeMissing),
                    (false, true) => Some(Mistake::SomeAlive),
                    (false, false) => None,
                }
            }
            (Answer::Result(given, _), Answer::Result(right, _)) => {
                (self.tolerance != Amount::ZERO && given != right).then_some(Mistake::WrongWinner)
            }
            _ => None,
        }
    }
}
