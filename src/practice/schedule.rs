//! Spaced repetition: missed questions come back at growing intervals (FSRS) until they are known.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use rs_fsrs::{Card, FSRS, Rating};

use super::{Attempt, Drill, DueItem};

/// When each missed question comes back.
///
/// A question enters the schedule when it is first answered wrongly or with a hint, and leaves when
/// the next interval is at least sixty days.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    cards: BTreeMap<DueItem, Card>,
}

/// A question with at least this interval counts as known.
pub const KNOWN_AFTER: TimeDelta = TimeDelta::days(60);

impl Schedule {
    /// Computes the schedule from a history, ignoring attempts without a readable time.
    pub fn of(attempts: &[Attempt]) -> Self {
        let fsrs = FSRS::default();
        let mut cards: BTreeMap<DueItem, Card> = BTreeMap::new();
        for attempt in attempts {
            let Ok(drill) = attempt.drill.parse::<Drill>() else { continue };
            let Some(time) = moment(&attempt.time) else { continue };
            // Without its position, an old attempt no longer identifies the question.
            if drill.has_board() && attempt.position.is_none() {
                continue;
            }
            let position = attempt.position.clone();
            let item = DueItem { drill, level: attempt.level, seed: attempt.seed, position };
            let card = match cards.remove(&item) {
                Some(card) => card,
                None if attempt.correct && attempt.hints == 0 => continue,
                None => Card { due: time, last_review: time, ..Card::default() },
            };
            let rating = match (attempt.correct, attempt.hints) {
                (false, _) => Rating::Again,
                (true, 1..) => Rating::Hard,
                (true, 0) => Rating::Good,
            };
            let next = fsrs.next(card, time, rating).card;
            if next.due.signed_duration_since(time) < KNOWN_AFTER {
                cards.insert(item, next);
            }
        }
        Self { cards }
    }

    /// The items due by now or within [`SOON`], longest overdue first: what was missed today is
    /// practised again today. `now` has the format of [`Attempt::time`].
    pub fn due(&self, now: &str) -> Vec<DueItem> {
        let Some(now) = moment(now) else { return Vec::new() };
        let mut due: Vec<(DateTime<Utc>, DueItem)> = self
            .cards
            .iter()
            .filter(|(_, card)| card.due <= now + SOON)
            .map(|(item, card)| (card.due, item.clone()))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, item)| item).collect()
    }

    /// Whether no question will come back.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

/// How soon a question may be due to be asked already.
pub const SOON: TimeDelta = TimeDelta::minutes(20);

fn moment(text: &str) -> Option<DateTime<Utc>> {
    DateTime::parse_from_rfc3339(text).ok().map(|time| time.with_timezone(&Utc))
}
