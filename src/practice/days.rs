//! The days on which was practised.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use super::{Answer, Attempt};

/// What the days of a history come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Days {
    /// How many answers were given today.
    pub today: usize,
    /// How many days in a row, today or yesterday the last.
    pub streak: usize,
    /// The most days in a row ever.
    pub longest: usize,
}

impl Days {
    /// The days of a history. A day is the player's own, as it was by the clock on the spot; `now`
    /// is written as in the history.
    pub fn of(attempts: &[Attempt], now: &str) -> Self {
        let Some(today) = day(now) else { return Self::default() };
        // What was only read is no practice.
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
