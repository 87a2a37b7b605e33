//! What was missed comes back, at growing intervals (FSRS), until it is known.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use rs_fsrs::{Card, FSRS, Rating};

use super::{Attempt, Drill, DueItem};

/// When each missed question is to be asked again.
///
/// A question comes into the schedule when it is first answered wrongly; one that was known at
/// once need not come back. It leaves when the next time is further off than sixty days.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    cards: BTreeMap<DueItem, Card>,
}

/// An item that need not come back for so long is known.
pub const KNOWN_AFTER: TimeDelta = TimeDelta::days(60);

impl Schedule {
    /// The schedule a history makes. Attempts without a time that can be read are left out.
    pub fn of(attempts: &[Attempt]) -> Self {
        let fsrs = FSRS::default();
        let mut cards: BTreeMap<DueItem, Card> = BTreeMap::new();
        for attempt in attempts {
            let Ok(drill) = attempt.drill.parse::<Drill>() else { continue };
            let Some(time) = moment(&attempt.time) else { continue };
            // What was kept before positions were is no longer the question it was.
            if drill.has_board() && attempt.position.is_none() {
                continue;
            }
            let position = attempt.position.clone();
            let item = DueItem { drill, level: attempt.level, seed: attempt.seed, position };
            let card = match cards.remove(&item) {
                Some(card) => card,
                None if attempt.correct => continue,
                None => Card { due: time, last_review: time, ..Card::default() },
            };
            let rating = if attempt.correct { Rating::Good } else { Rating::Again };
            let next = fsrs.next(card, time, rating).card;
            if next.due.signed_duration_since(time) < KNOWN_AFTER {
                cards.insert(item, next);
            }
        }
        Self { cards }
    }

    /// What is to be asked again by now, the longest overdue first. `now` is written as in the
    /// history.
    pub fn due(&self, now: &str) -> Vec<DueItem> {
        let Some(now) = moment(now) else { return Vec::new() };
        let mut due: Vec<(DateTime<Utc>, DueItem)> = self
            .cards
            .iter()
            .filter(|(_, card)| card.due <= now)
            .map(|(item, card)| (card.due, item.clone()))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, item)| item).collect()
    }

    /// Whether nothing comes back.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

fn moment(text: &str) -> Option<DateTime<Utc>> {
    DateTime::parse_from_rfc3339(text).ok().map(|time| time.with_timezone(&Utc))
}
