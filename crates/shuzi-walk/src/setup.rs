//! The rules, overrides and method of a count.

use std::sync::Arc;

use shuzi_core::counting::{Overrides, Sourced, ValueSource};
use shuzi_core::goban::Color;
use shuzi_core::method::Method;
use shuzi_core::rules::Profile;

/// The rules, overrides and method of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule profile.
    pub profile: Sourced<Arc<Profile>>,
    /// The values that override file and profile.
    pub overrides: Overrides,
    /// The counting method.
    pub method: Method,
    /// Whether territory is counted where the rules allow that and area.
    pub by_territory: bool,
}

impl Setup {
    /// The setup of a profile without overrides.
    pub fn of(profile: Sourced<Arc<Profile>>) -> Self {
        let method = profile.value.method;
        Self { profile, overrides: Overrides::default(), method, by_territory: false }
    }

    /// Returns the setup for another game: what the player set for one game ends with it. What is not
    /// the player's stays, but komi, handicap and kind of a game with a handicap.
    #[must_use]
    pub fn for_another_game(&self) -> Self {
        let mut setup = self.clone();
        let overrides = &mut setup.overrides;
        if overrides.by == ValueSource::Player {
            (overrides.tie_breaker, overrides.convention) = (None, None);
        }
        let is_own = overrides.by == ValueSource::Player;
        if is_own || overrides.handicap.is_some() || overrides.kind.is_some() {
            (overrides.handicap, overrides.kind, overrides.komi) = (None, None, None);
        }
        setup
    }

    /// The side counted; Full Counting counts both.
    pub fn side(&self) -> Color {
        self.overrides.side.unwrap_or(self.profile.value.side)
    }
}
