//! How many games were gone through, and what became of them.

use std::collections::BTreeMap;

use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::Size;
use shuzi_core::scorer::{Disagreement, ScoredGame};
use shuzi_core::scoring::RecordedVerdict;

use super::Only;

/// What a counted game is, for the tally.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Tallied {
    rules: String,
    size: Size,
    is_unsure: bool,
    /// Whether it agrees with its record, where that can be said.
    agrees: Option<bool>,
    /// Why it does not, where that is known.
    cause: Option<Disagreement>,
}

impl Tallied {
    pub(in crate::cli) fn of(scored: &ScoredGame) -> Self {
        let ScoredGame { count, .. } = scored;
        let profile = &count.result.terms.profile.value;
        let is_open = count.settled.unfinished_by(profile).next().is_some();
        Self {
            rules: profile.name.clone(),
            size: count.settled.size(),
            is_unsure: !count.dead.uncertain.is_empty() || is_open,
            agrees: scored.recorded().as_ref().and_then(RecordedVerdict::agrees),
            cause: scored.counted().disagreement(),
        }
    }

    /// Whether the game is one of those wanted.
    pub(in crate::cli) fn is_wanted(&self, only: Option<Only>) -> bool {
        match only {
            None => true,
            Some(Only::Disagree) => self.agrees == Some(false),
            Some(Only::Unsure) => self.is_unsure,
        }
    }
}

/// The tally so far.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct Tally {
    games: usize,
    unread: usize,
    unsure: usize,
    recorded: usize,
    disagreeing: usize,
    /// Why they disagree, by the label of the cause.
    causes: BTreeMap<&'static str, usize>,
    rules: BTreeMap<String, usize>,
    sizes: BTreeMap<(u8, u8), usize>,
}

impl Tally {
    /// Takes a game in; none if it could not be counted.
    pub(in crate::cli) fn add(&mut self, game: Option<&Tallied>) {
        let Some(game) = game else {
            self.unread += 1;
            return;
        };
        self.games += 1;
        self.unsure += usize::from(game.is_unsure);
        self.recorded += usize::from(game.agrees.is_some());
        self.disagreeing += usize::from(game.agrees == Some(false));
        if game.agrees == Some(false) {
            *self.causes.entry(label(game.cause.as_ref())).or_default() += 1;
        }
        *self.rules.entry(game.rules.clone()).or_default() += 1;
        *self.sizes.entry((game.size.width(), game.size.height())).or_default() += 1;
    }

    /// How many games were gone through.
    pub(in crate::cli) const fn all(&self) -> usize {
        self.games + self.unread
    }

    /// Why games differ from their records, the most frequent cause first, by its label.
    pub(in crate::cli) fn causes(&self) -> Vec<(&'static str, usize)> {
        let mut causes: Vec<_> =
            self.causes.iter().map(|(label, count)| (*label, *count)).collect();
        causes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        causes
    }

    /// The sum of it, and how many games of each rules and size.
    pub(in crate::cli) fn said(&self) -> (Message, [Vec<(String, usize)>; 2]) {
        let values: [(&'static str, Value); 5] = [
            ("games", self.games.into()),
            ("unread", self.unread.into()),
            ("unsure", self.unsure.into()),
            ("disagreeing", self.disagreeing.into()),
            ("recorded", self.recorded.into()),
        ];
        let rules = self.rules.iter().map(|(name, count)| (name.clone(), *count)).collect();
        let sizes = self.sizes.iter();
        let sizes =
            sizes.map(|((width, height), count)| (format!("{width}×{height}"), *count)).collect();
        (Message::new("batch-summary", values), [rules, sizes])
    }
}

const fn label(cause: Option<&Disagreement>) -> &'static str {
    match cause {
        Some(Disagreement::OtherWinner) => "cause-other-winner",
        Some(Disagreement::Unit) => "cause-unit",
        Some(Disagreement::TeireKept { .. }) => "cause-teire-kept",
        Some(Disagreement::Unmarked { .. }) => "cause-unmarked",
        Some(Disagreement::AlsoDead { .. }) => "cause-also-dead",
        Some(Disagreement::OnePoint) => "cause-one-point",
        Some(_) | None => "cause-unknown",
    }
}
