//! The question a drill asks.

use fastrand::Rng;

use super::{Drill, Pool, Question, boards, numbers};

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
}
