//! A question, its answer worked out, and the wrong answers that are known.

use super::{Answer, Asked, Mistake, Worked};
use crate::amount::Amount;
use crate::counting::{Settled, numbered_territories};
use crate::fact::Message;
use crate::goban::{Board, Color, Vertex, VertexSet};

/// What is said on demand before a question is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// How its working begins.
    Beginning,
    /// This.
    Said(Message),
}

/// What the board shows once a question is answered: whose each vacant point is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reveal {
    /// The only points shown so; all, where none are named.
    pub only: Option<VertexSet>,
    /// How many points a territory has, or a row of it, each written from a vertex on.
    pub numbers: Vec<(Vertex, usize)>,
}

impl Reveal {
    /// All territories with their points.
    pub(super) fn all(settled: &Settled) -> Self {
        let of = |color| numbered_territories(settled, color);
        Self { only: None, numbers: Color::BOTH.into_iter().flat_map(of).collect() }
    }
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked, line by line.
    pub asked: Vec<Message>,
    /// The board asked about, dead stones and all.
    pub board: Option<Board>,
    /// The stones shown as dead.
    pub dead: Option<VertexSet>,
    /// Whether the board shows whose each point is.
    pub shows_territory: bool,
    /// What the board shows once it is answered.
    pub reveal: Option<Reveal>,
    /// The position it was made of, in a word; none where it was made of numbers alone.
    pub position: Option<String>,
    /// How many seconds the board is shown, where it is taken away again.
    pub glance: Option<u64>,
    /// The right answer.
    pub answer: Answer,
    /// How far a result may be off and still do, in points.
    pub tolerance: Amount,
    /// How one comes to it, line by line.
    pub worked: Vec<Message>,
    /// Wrong answers that are known, with what was done wrong.
    pub mistakes: Vec<(Answer, Mistake)>,
    /// Said on demand before it is answered.
    pub hint: Option<Hint>,
    /// Said once it is answered rightly.
    pub why: Option<Message>,
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// Whether it is right.
    pub right: bool,
    /// What was done wrong, if the answer shows it.
    pub mistake: Option<Mistake>,
    /// How far a result is off, in points.
    pub off: Option<Amount>,
}

impl Question {
    /// A question without a board and without known mistakes. The hint is how its working begins.
    pub(super) fn new(asked: Vec<Asked>, answer: Answer, worked: Vec<Worked>) -> Self {
        let hint = (!worked.is_empty()).then_some(Hint::Beginning);
        let asked = asked.into_iter().map(Message::from).collect();
        let worked = worked.into_iter().map(Message::from).collect();
        let (board, dead, mistakes, why) = (None, None, Vec::new(), None);
        Self {
            asked,
            board,
            dead,
            shows_territory: false,
            reveal: None,
            position: None,
            glance: None,
            answer,
            tolerance: Amount::ZERO,
            worked,
            mistakes,
            hint,
            why,
        }
    }

    /// Adds a wrong answer that is known.
    #[must_use]
    pub(super) fn or(mut self, answer: Answer, mistake: Mistake) -> Self {
        if !self.mistakes.iter().any(|(known, _)| *known == answer) {
            self.mistakes.push((answer, mistake));
        }
        self
    }

    /// With what the board shows once it is answered.
    #[must_use]
    pub(super) fn revealing(mut self, reveal: Reveal) -> Self {
        self.reveal = Some(reveal);
        self
    }

    /// Marks an answer.
    pub fn mark(&self, given: &Answer) -> Marked {
        let known = self.mistakes.iter().find(|(answer, _)| answer == given);
        let off = given.black_lead().zip(self.answer.black_lead());
        let off = off.map(|(given, right)| (given - right).abs());
        let right = match off {
            Some(off) => off <= self.tolerance,
            None => *given == self.answer,
        };
        let off = off.filter(|off| *off != Amount::ZERO);
        Marked { right, mistake: known.map(|(_, mistake)| *mistake), off }
    }
}
