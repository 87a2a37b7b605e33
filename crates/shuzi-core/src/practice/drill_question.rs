//! Makes the questions of drills.

use fastrand::Rng;

use super::{Drill, FinishedPosition, Hint, Pool, Question, Shape, boards, numbers};

/// Makes the seeds that pick positions differ from those of the questions about them.
const PICK: u64 = 1 << 60;

impl Question {
    /// Makes a question from a seed at level 1 to 3. The same seed and pool give the same question.
    pub fn of(drill: Drill, level: u8, seed: u64, pool: &Pool) -> Self {
        let mut random = Rng::with_seed(mixed(drill, level, seed) ^ PICK);
        let lines = [9, 13, 19][usize::from(level.clamp(1, 3) - 1)];
        // A seki comes in a lesson of its own, long after the first whole boards.
        let is_whole = matches!(drill, Drill::Full | Drill::Estimate);
        let is_wanted = |position: &FinishedPosition| match drill {
            Drill::Shape => Shape::is_worth_it(position),
            _ => position.is_usual() && !(is_whole && position.has_seki()),
        };
        let position = match drill {
            Drill::Seki => pool.pick_with_seki(level, &mut random),
            _ if drill.has_board() => pool.pick_wanted(lines, &mut random, is_wanted),
            _ => None,
        };
        Self::about(drill, level, seed, position)
    }

    /// Makes a question from a seed at level 1 to 3, about a position if the drill has a board.
    pub fn about(drill: Drill, level: u8, seed: u64, position: Option<FinishedPosition>) -> Self {
        let mut random = Rng::with_seed(mixed(drill, level, seed));
        let word = position.as_ref().map(FinishedPosition::as_word);
        let mut question = match (drill, position) {
            (Drill::Halves, _) => numbers::halves(level, &mut random),
            (Drill::Tens, _) => numbers::tens(level, &mut random),
            (Drill::KeyNumber, _) => numbers::key_number(level, &mut random),
            (Drill::Handicap, _) => numbers::handicap(level, &mut random),
            (Drill::Margin, _) => numbers::margin(level, &mut random),
            (Drill::Result, _) => numbers::result(level, &mut random),
            (Drill::Miscount, _) => numbers::miscount(level, &mut random),
            (Drill::Territory, Some(position)) => boards::territory(level, &position, &mut random),
            (Drill::Side, Some(position)) => boards::side(&position, &mut random),
            (Drill::Dead, Some(position)) => boards::dead(position),
            (Drill::Seki, Some(position)) => boards::seki(&position),
            (Drill::Full, Some(position)) => boards::full(level, &position),
            (Drill::Shape, Some(position)) => boards::shape(&position, &mut random),
            (Drill::Estimate, Some(position)) => boards::estimate(level, &position),
            (_, None) => boards::nothing(),
        };
        question.position = word;
        // The start of the working says more than the drill's own hint; of a worksheet it would say
        // which line is wrong.
        if drill == Drill::Miscount {
            question.hints.clear();
        }
        if drill != Drill::Estimate {
            question.hints.insert(0, Hint::Said(drill.hint()));
        }
        question.unless_right()
    }
}

const fn mixed(drill: Drill, level: u8, seed: u64) -> u64 {
    seed ^ (drill as u64) << 32 ^ (level as u64) << 40
}
