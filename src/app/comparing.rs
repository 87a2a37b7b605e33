//! The comparison of the game under every profile.

use strum::IntoStaticStr;

use std::sync::Arc;

use super::{Action, Mode, Page, PageEffect, Scroll};
use shuzi_core::counting::Terms;
use shuzi_core::fact::Message;
use shuzi_core::rules::Profile;
use shuzi_core::scoring::{Compared, Comparison, PositionTally, TurnHistory};
use shuzi_walk::{Remark, Session, Table, next_of};

/// A page of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "compare-")]
pub enum ComparePage {
    /// The result under every profile.
    Results,
    /// Why area and territory scoring differ.
    Difference,
    /// The effect of compensation and tie-breaker.
    Compensation,
    /// The counts by territory scoring, step by step.
    Procedures,
}

impl ComparePage {
    /// All pages, in order.
    pub const ALL: [Self; 4] =
        [Self::Results, Self::Difference, Self::Compensation, Self::Procedures];
}

/// A comparison on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparing {
    /// The game compared.
    pub comparison: Comparison,
    /// The terms the game itself is counted under.
    pub terms: Terms,
    /// The page shown.
    pub page: ComparePage,
    /// How far the page is scrolled.
    pub scroll: Scroll,
}

impl Comparing {
    /// Compares the current count, from the board of a file or from the numbers counted.
    ///
    /// # Errors
    /// Returns an error if nothing is counted yet, or the terms are wrong.
    pub fn of(session: &Session, profiles: &[Arc<Profile>]) -> Result<Self, Message> {
        let terms = session.known_terms()?;
        let (info, overrides) = (&*session.info, &session.setup.overrides);
        let comparison = if let Table::File(position) = &session.table {
            let turns = TurnHistory::of(&position.plays, terms.handicap.value);
            position.with_turns(&turns).compare(info, overrides, terms, profiles)
        } else {
            if session.counts_territory() {
                return Err(Remark::AreaNotCounted.into());
            }
            let totals = session.totals()?.ok_or_else(|| Message::from(Remark::CountFirst))?;
            let tally = PositionTally::of_totals(&totals);
            let last = session.counted.last.map(|last| ([1, 1], last));
            let turns = TurnHistory::of_counts(terms.handicap.value, last);
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

    /// Turns this many pages, around the end.
    fn turn(&mut self, step: i32) {
        self.page = next_of(&ComparePage::ALL, self.page, step);
        self.scroll = Scroll::default();
    }
}

impl Page for Comparing {
    const MODE: Mode = Mode::Compare;

    fn act(&mut self, action: Action) -> Option<PageEffect> {
        match action {
            Action::TurnPage(step) => self.turn(step),
            Action::Move(direction) => self.scroll.go(direction),
            Action::Close => return Some(PageEffect::Close),
            _ => {}
        }
        None
    }
}
