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

    /// The side counted; Full counts both.
    pub fn side(&self) -> Color {
        self.overrides.side.unwrap_or(self.profile.value.side)
    }
}
