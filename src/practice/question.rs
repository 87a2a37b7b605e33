//! A question, its answer worked out, and the wrong answers that are known.

use fastrand::Rng;

use super::{Answer, Asked, Drill, Mistake, Pool, Worked, boards, numbers};
use crate::fact::Message;
use crate::goban::{Board, VertexSet};

/// What is said on demand before a question is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// How its working begins.
    Beginning,
    /// This.
    Said(Message),
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
    /// The right answer.
    pub answer: Answer,
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
}

impl Question {
    /// The question of a seed at a level, 1 to 3: the same seed makes the same question.
    pub fn of(drill: Drill, level: u8, seed: u64, pool: &Pool) -> Self {
        let mut random = Rng::with_seed(seed ^ (drill as u64) << 32 ^ u64::from(level) << 40);
        let mut question = match drill {
            Drill::Halves => numbers::halves(level, &mut random),
            Drill::Tens => numbers::tens(level, &mut random),
            Drill::KeyNumber => numbers::key_number(level, &mut random),
            Drill::Handicap => numbers::handicap(level, &mut random),
            Drill::Margin => numbers::margin(level, &mut random),
            Drill::Result => numbers::result(level, &mut random),
            Drill::Miscount => numbers::miscount(level, &mut random),
            Drill::Territory => boards::territory(level, &mut random, pool),
            Drill::Side => boards::side(level, &mut random, pool),
            Drill::Dead => boards::dead(level, &mut random, pool),
            Drill::Seki => boards::seki(&mut random, pool),
            Drill::Full => boards::full(level, &mut random, pool),
        };
        // A wrong way that comes to the right answer shows nothing.
        let right = question.answer.clone();
        question.mistakes.retain(|(answer, _)| *answer != right);
        question
    }

    /// A question without a board and without known mistakes. The hint is how its working begins.
    pub(super) fn new(asked: Vec<Asked>, answer: Answer, worked: Vec<Worked>) -> Self {
        let hint = (!worked.is_empty()).then_some(Hint::Beginning);
        let asked = asked.into_iter().map(Message::from).collect();
        let worked = worked.into_iter().map(Message::from).collect();
        let (board, dead, mistakes, why) = (None, None, Vec::new(), None);
        let shows_territory = false;
        Self { asked, board, dead, shows_territory, answer, worked, mistakes, hint, why }
    }

    /// Adds a wrong answer that is known.
    #[must_use]
    pub(super) fn or(mut self, answer: Answer, mistake: Mistake) -> Self {
        if !self.mistakes.iter().any(|(known, _)| *known == answer) {
            self.mistakes.push((answer, mistake));
        }
        self
    }

    /// Marks an answer.
    pub fn mark(&self, given: &Answer) -> Marked {
        let known = self.mistakes.iter().find(|(answer, _)| answer == given);
        Marked { right: *given == self.answer, mistake: known.map(|(_, mistake)| *mistake) }
    }
}
