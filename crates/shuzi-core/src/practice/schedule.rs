//! Spaced repetition: missed questions come back at growing intervals (FSRS) until they are known.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use rs_fsrs::{Card, FSRS, Rating};

use super::{Answer, Attempt, Drill, DueItem, LARGEST_SEED, Lesson, Subject};

/// When each missed question comes back.
///
/// A question enters the schedule when it is first answered wrongly or with a hint, and leaves when
/// the next interval is at least sixty days.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    cards: BTreeMap<DueItem, Card>,
}

/// How often a question is missed before another of its kind takes its place.
const MOST_MISSES: u8 = 4;

/// A question with at least this interval counts as known.
pub const KNOWN_AFTER: TimeDelta = TimeDelta::days(60);

impl Schedule {
    /// Computes the schedule from a history, ignoring attempts without a readable time.
    ///
    /// The stages of a whole game do not come back: the next game asks the same.
    pub fn of(attempts: &[Attempt]) -> Self {
        let fsrs = FSRS::default();
        let mut cards: BTreeMap<DueItem, Card> = BTreeMap::new();
        let mut misses: BTreeMap<DueItem, u8> = BTreeMap::new();
        for attempt in attempts {
            let Some(subject) = Subject::of_name(&attempt.drill) else { continue };
            let asks = attempt.right != Answer::Read.to_string();
            if subject == Subject::Whole || !asks {
                continue;
            }
            let Some(time) = moment(&attempt.time) else { continue };
            // Without its position, an old attempt no longer identifies the question.
            let has_board = subject.drill().is_some_and(Drill::has_board);
            if has_board && attempt.position.is_none() {
                continue;
            }
            let position = attempt.position.clone();
            let item = DueItem { subject, level: attempt.level, seed: attempt.seed, position };
            // A sister question has no position until it is asked.
            let sister = DueItem { position: None, ..item.clone() };
            let card = match cards.remove(&item).or_else(|| cards.remove(&sister)) {
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
            let missed = misses.entry(item.clone()).or_default();
            *missed += u8::from(!attempt.correct);
            // What is missed again and again is known by heart before it is understood: another question
            // of the kind takes its place.
            let is_drill = matches!(item.subject, Subject::Drill(_));
            let item = match *missed {
                MOST_MISSES.. if is_drill => {
                    DueItem { seed: (item.seed + 1) % LARGEST_SEED, position: None, ..item }
                }
                _ => item,
            };
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

    /// The number of a lesson's steps that will come back.
    pub fn of_lesson(&self, lesson: &Lesson) -> usize {
        let subject = lesson.subject();
        self.cards.keys().filter(|item| item.subject == subject).count()
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
