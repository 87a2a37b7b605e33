//! How practice goes: what is weak, what is missed.

use serde::Serialize;

use super::{Attempt, Drill};

/// The figures of a drill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// The drill.
    pub drill: &'static str,
    /// How many answers were given.
    pub attempts: usize,
    /// How many were right.
    pub correct: usize,
    /// How many of a hundred of the last twenty were right.
    pub recent: usize,
    /// The time of the middle answer, in tenths of a second.
    pub median_tenths: u64,
    /// The fastest right answer, in tenths of a second.
    pub best_tenths: Option<u64>,
    /// The longest row of right answers.
    pub longest_row: usize,
    /// How many of a hundred were right, in the order of time, ten answers each.
    pub course: Vec<usize>,
    /// The time of the middle answer of each ten, in tenths of a second, in the order of time.
    pub speed: Vec<u64>,
    /// The mistake that was named most often.
    pub usual_mistake: Option<String>,
}

/// What stands for a drill where the figures are of all of them.
pub const ALL_DRILLS: &str = "all";

impl Statistics {
    /// The figures of every drill that was practised, the weakest first.
    pub fn of(attempts: &[Attempt]) -> Vec<Self> {
        let mut all: Vec<Self> = Drill::ALL
            .into_iter()
            .filter_map(|drill| {
                let of_drill: Vec<&Attempt> =
                    attempts.iter().filter(|attempt| attempt.drill == drill.as_str()).collect();
                (!of_drill.is_empty()).then(|| Self::of_these(drill.as_str(), &of_drill))
            })
            .collect();
        all.sort_by_key(|statistics| (statistics.recent, statistics.attempts));
        all
    }

    /// The figures of all drills together; none before the first answer.
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
