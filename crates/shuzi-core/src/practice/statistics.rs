//! Statistics of practice: weak drills and frequent mistakes.

use serde::Serialize;

use super::{Answer, Attempt, Drill, Subject};

/// The statistics of one drill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// The name of the drill.
    pub drill: &'static str,
    /// The number of answers.
    pub attempts: usize,
    /// The number of right answers.
    pub correct: usize,
    /// The percentage of right answers among the last twenty.
    pub recent: usize,
    /// The median time, in tenths of a second.
    pub median_tenths: u64,
    /// The fastest right answer, in tenths of a second.
    pub best_tenths: Option<u64>,
    /// The most right answers in a row.
    pub longest_row: usize,
    /// The percentage of right answers in each ten, oldest first.
    pub course: Vec<usize>,
    /// The median time of each ten answers in tenths of a second, oldest first.
    pub speed: Vec<u64>,
    /// The code of the most frequent mistake.
    pub usual_mistake: Option<String>,
}

/// The name used for the statistics of all lessons together.
pub const LESSONS: &str = "lessons";

/// The name used for the statistics of the stages of whole games.
pub const WHOLE_GAMES: &str = "whole-games";

/// The name used for the statistics of all drills together.
pub const ALL_DRILLS: &str = "all";

impl Statistics {
    /// The statistics of each drill practised, of the lessons and of whole games, weakest first.
    pub fn of(attempts: &[Attempt]) -> Vec<Self> {
        let mut all: Vec<Self> = Drill::ALL
            .into_iter()
            .filter_map(|drill| {
                let of_drill: Vec<&Attempt> =
                    attempts.iter().filter(|attempt| attempt.drill == drill.as_str()).collect();
                (!of_drill.is_empty()).then(|| Self::of_these(drill.as_str(), &of_drill))
            })
            .collect();
        let others = |name: &'static str, is_of: fn(&Subject) -> bool| {
            let asks = |attempt: &&Attempt| attempt.right != Answer::Read.to_string();
            let of =
                |attempt: &&Attempt| Subject::of_name(&attempt.drill).is_some_and(|of| is_of(&of));
            let these: Vec<&Attempt> = attempts.iter().filter(asks).filter(of).collect();
            (!these.is_empty()).then(|| Self::of_these(name, &these))
        };
        all.extend(others(LESSONS, |of| matches!(of, Subject::Lesson(_))));
        all.extend(others(WHOLE_GAMES, |of| *of == Subject::Whole));
        all.sort_by_key(|statistics| (statistics.recent, statistics.attempts));
        all
    }

    /// The statistics of all drills together; `None` before the first answer.
    pub fn of_all(attempts: &[Attempt]) -> Option<Self> {
        let is_drill = |attempt: &&Attempt| attempt.drill.parse::<Drill>().is_ok();
        let all: Vec<&Attempt> = attempts.iter().filter(is_drill).collect();
        (!all.is_empty()).then(|| Self::of_these(ALL_DRILLS, &all))
    }

    fn of_these(drill: &'static str, attempts: &[&Attempt]) -> Self {
        let percent = |part: &[&Attempt]| {
            part.iter().filter(|attempt| attempt.correct).count() * 100 / part.len().max(1)
        };
        let middle = |part: &[&Attempt]| {
            let mut times: Vec<u64> = part.iter().map(|attempt| attempt.tenths).collect();
            times.sort_unstable();
            times[times.len() / 2]
        };
        let mut longest = 0;
        let mut row = 0;
        for attempt in attempts {
            row = if attempt.correct { row + 1 } else { 0 };
            longest = longest.max(row);
        }
        let mut mistakes: Vec<&String> =
            attempts.iter().filter_map(|attempt| attempt.mistake.as_ref()).collect();
        mistakes.sort();
        let usual = mistakes.chunk_by(|one, other| one == other).max_by_key(|same| same.len());
        Self {
            drill,
            attempts: attempts.len(),
            correct: attempts.iter().filter(|attempt| attempt.correct).count(),
            recent: percent(&attempts[attempts.len().saturating_sub(20)..]),
            median_tenths: middle(attempts),
            best_tenths: attempts.iter().filter(|a| a.correct).map(|a| a.tenths).min(),
            longest_row: longest,
            course: attempts.chunks(10).map(percent).collect(),
            speed: attempts.chunks(10).map(middle).collect(),
            usual_mistake: usual.map(|same| same[0].clone()),
        }
    }
}
