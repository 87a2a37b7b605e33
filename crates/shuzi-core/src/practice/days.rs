//! The days on which the player practised.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use super::{Answer, Attempt};

/// Statistics about days of practice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Days {
    /// The number of answers given today.
    pub today: usize,
    /// The number of consecutive days up to today or yesterday.
    pub streak: usize,
    /// The longest run of consecutive days.
    pub longest: usize,
}

impl Days {
    /// Computes the statistics from a history. Days are local dates; `now` has the format of
    /// [`Attempt::time`].
    pub fn of(attempts: &[Attempt], now: &str) -> Self {
        let Some(today) = day(now) else { return Self::default() };
        // Steps that are only read do not count as practice.
        let read = Answer::Read.to_string();
        let days = attempts.iter().filter(|a| a.right != read).filter_map(|a| day(&a.time));
        let all: Vec<NaiveDate> = days.collect();
        let days: BTreeSet<NaiveDate> = all.iter().copied().collect();
        let (mut longest, mut row, mut before) = (0, 0, None);
        for &day in &days {
            let follows = before.is_some_and(|before: NaiveDate| before.succ_opt() == Some(day));
            row = if follows { row + 1 } else { 1 };
            longest = longest.max(row);
            before = Some(day);
        }
        let is_on = before.is_some_and(|last| last == today || last.succ_opt() == Some(today));
        Self {
            today: all.iter().filter(|day| **day == today).count(),
            streak: if is_on { row } else { 0 },
            longest,
        }
    }
}

fn day(time: &str) -> Option<NaiveDate> {
    time.get(..10)?.parse().ok()
}
