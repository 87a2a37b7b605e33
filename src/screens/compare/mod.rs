//! The comparison of the game under every profile.

mod draw;
mod keys;

use ratatui::Frame;
use ratatui::layout::Rect;
use strum::IntoStaticStr;

use crate::ui::{Context, Cursor, Effect, Keys, Screen, Scroll, title};
use keys::Turn;
use shuzi_core::counting::Terms;
use shuzi_core::fact::Message;
use shuzi_core::scoring::Comparison;
use shuzi_walk::{Count, ExampleGame, Origin, next_of};

/// A page of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "compare-")]
pub enum CompareTab {
    /// The result under every profile.
    Results,
    /// Why area and territory scoring differ.
    Difference,
    /// The effect of compensation and tie-breaker.
    Compensation,
    /// The counts by territory scoring, step by step.
    Procedures,
}

impl CompareTab {
    /// All pages, in order.
    const ALL: [Self; 4] = [Self::Results, Self::Difference, Self::Compensation, Self::Procedures];

    /// The pages that say something of a game: an even one has no compensation.
    fn of(terms: &Terms) -> Vec<Self> {
        let adjusts = terms.adjustment().total() != terms.komi.value || terms.handicap.value > 0;
        Self::ALL.into_iter().filter(|page| adjusts || *page != Self::Compensation).collect()
    }
}

/// The comparison of a count under all rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompareScreen {
    /// The game compared.
    comparison: Comparison,
    /// The terms the game itself is counted under.
    terms: Terms,
    page: CompareTab,
    scroll: Scroll,
}

impl CompareScreen {
    /// Compares a count.
    ///
    /// # Errors
    /// Returns an error if nothing is counted yet, or the terms are wrong.
    pub fn of(count: &Count) -> Result<Self, Message> {
        let session = count.session();
        let comparison = session.compared(count.profiles())?;
        let terms = session.known_terms()?.clone();
        // That example is there for the counts by territory.
        let page = match session.origin() {
            Some(Origin::Example(ExampleGame::Passes)) => CompareTab::Procedures,
            _ => CompareTab::Results,
        };
        Ok(Self { comparison, terms, page, scroll: Scroll::default() })
    }
}

impl Screen for CompareScreen {
    type Command = Turn;
    const KEYS: Keys<Turn> = keys::KEYS;

    fn run(&mut self, Turn(step): Turn, _cx: &mut Context) -> Effect {
        self.page = next_of(&CompareTab::of(&self.terms), self.page, step);
        self.scroll = Scroll::default();
        Effect::Done
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        Cursor::Text(&mut self.scroll)
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, self, cx.look());
    }
}
