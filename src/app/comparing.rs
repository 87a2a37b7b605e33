//! The game under every profile, over the walk-through.

use std::sync::Arc;

use super::cycle::next_of;
use super::{Remark, Scroll, Session, Table};
use crate::counting::Terms;
use crate::fact::Message;
use crate::goban::Color;
use crate::rules::Profile;
use crate::scoring::{Compared, Comparison, PositionTally, TurnHistory};

/// What is shown of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComparePage {
    /// Every profile's result.
    Results,
    /// Why area and territory differ.
    Difference,
    /// What compensation and tie-breaker make of it.
    Compensation,
    /// The counts by territory, step by step.
    Procedures,
}

impl ComparePage {
    /// All of them, in order.
    pub const ALL: [Self; 4] =
        [Self::Results, Self::Difference, Self::Compensation, Self::Procedures];

    /// The key of its name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Results => "compare-results",
            Self::Difference => "compare-difference",
            Self::Compensation => "compare-compensation",
            Self::Procedures => "compare-procedures",
        }
    }
}

/// A comparison on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparing {
    /// The game compared.
    pub comparison: Comparison,
    /// What the game itself is counted by.
    pub terms: Terms,
    /// The page shown.
    pub page: ComparePage,
    /// How far it is scrolled.
    pub scroll: Scroll,
}

impl Comparing {
    /// The count compared as it stands: on the board of a file, or from what was counted.
    ///
    /// # Errors
    /// If nothing is counted yet, or the terms are wrong.
    pub fn of(session: &Session, profiles: &[Arc<Profile>]) -> Result<Self, Message> {
        let terms = session.known_terms()?;
        let (info, overrides) = (&*session.info, &session.setup.overrides);
        let comparison = if let Table::File(position) = &session.table {
            let turns = TurnHistory::of(&position.plays, terms.handicap.value);
            position.with_turns(&turns).compare(info, overrides, terms, profiles)
        } else {
            let totals = session.totals()?.ok_or_else(|| Message::from(Remark::CountFirst))?;
            let counts = Color::BOTH.map(|color| totals.side(color));
            let none = [0, 0];
            // What was counted as one number is area; which of it are stones is not known.
            let tally = PositionTally {
                stones: counts.map(|count| count.stones().unwrap_or_else(|| count.total())),
                territory: counts.map(|count| count.vacant().unwrap_or(0)),
                teire: [Vec::new(), Vec::new()],
                seki_eyes: none,
                seki_filled: none,
                dead: none,
                groups: None,
            };
            let turns = TurnHistory::of_counts(terms.handicap.value, None);
            let (tally, turns, size) = (&tally, &turns, session.size());
            let game = Compared { size, tally, turns, lost: None, info, overrides };
            Comparison::of(game, terms, profiles)
        };
        let comparison = comparison?;
        Ok(Self {
            comparison,
            terms: terms.clone(),
            page: ComparePage::Results,
            scroll: Scroll::default(),
        })
    }

    /// So many pages on, round about.
    pub(super) fn turn(&mut self, step: i32) {
        self.page = next_of(&ComparePage::ALL, self.page, step);
        self.scroll = Scroll::default();
    }
}
