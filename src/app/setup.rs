//! What a count is done by.

use std::sync::Arc;

use crate::counting::{Overrides, Sourced};
use crate::goban::Color;
use crate::method::Method;
use crate::rules::Profile;

/// What the count is done by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule profile.
    pub profile: Sourced<Arc<Profile>>,
    /// What beats file and profile.
    pub overrides: Overrides,
    /// The method.
    pub method: Method,
}

impl Setup {
    /// What a profile says, with nothing set against it.
    pub fn of(profile: Sourced<Arc<Profile>>) -> Self {
        let method = profile.value.method;
        Self { profile, overrides: Overrides::NOTHING, method }
    }

    /// The same for another game: its handicap is its own, and a komi that went with one.
    #[must_use]
    pub fn for_another_game(&self) -> Self {
        let mut setup = self.clone();
        let overrides = &mut setup.overrides;
        if overrides.handicap.is_some() || overrides.kind.is_some() {
            (overrides.handicap, overrides.kind, overrides.komi) = (None, None, None);
        }
        setup
    }

    /// The side counted; Full counts both.
    pub fn side(&self) -> Color {
        self.overrides.side.unwrap_or(self.profile.value.side)
    }
}
