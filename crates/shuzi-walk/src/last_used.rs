//! What the last board on the table was counted by, as the next one is offered.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::DoneCount;
use crate::{Session, Setup};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Overrides, Sourced, ValueSource};
use shuzi_core::goban::Size;
use shuzi_core::method::Method;
use shuzi_core::rules::Profile;

/// What a board on the table was counted by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastUsed {
    /// The name of the rule profile.
    pub rules: String,
    /// The counting method.
    pub method: String,
    /// The board size in lines, [columns, rows].
    pub size: [u8; 2],
    /// Komi in points, if it was an even game.
    pub komi: Option<String>,
}

impl LastUsed {
    /// What a count in progress uses.
    pub fn of(session: &Session) -> Self {
        let size = session.size();
        let terms = session.terms().ok().filter(|terms| terms.handicap.value == 0);
        Self {
            rules: session.setup.profile.value.name.clone(),
            method: session.setup.method.as_str().to_owned(),
            size: [size.width(), size.height()],
            komi: terms.map(|terms| terms.komi.value.to_string()),
        }
    }

    /// What a finished count used.
    pub fn of_done(done: &DoneCount) -> Self {
        Self {
            rules: done.rules.clone(),
            method: done.method.clone(),
            size: done.size,
            komi: (done.handicap == 0).then(|| done.komi.clone()),
        }
    }

    /// The setup and the size for the next board; `None` if the rules are gone.
    pub fn setup(&self, profiles: &[Arc<Profile>], set: Overrides) -> Option<(Setup, Size)> {
        let profile = profiles.iter().find(|profile| profile.name == self.rules)?;
        let size = Size::new(self.size[0], self.size[1]).ok()?;
        let usual = profile.komi.even.as_ref().and_then(|komi| komi.of(size)).map(|(komi, _)| komi);
        let komi = self.komi.as_ref().and_then(|komi| komi.parse::<Amount>().ok());
        let komi = set.komi.or(komi
            .filter(|&komi| set.handicap.is_none() && komi != Amount::ZERO && Some(komi) != usual));
        let profile = Sourced { value: profile.clone(), source: ValueSource::LastUsed };
        let method = Method::ALL.into_iter().find(|method| method.as_str() == self.method);
        let by = if komi == set.komi { set.by } else { ValueSource::LastUsed };
        let setup = Setup { overrides: Overrides { komi, by, ..set }, ..Setup::of(profile) };
        Some((Setup { method: method.unwrap_or(setup.method), ..setup }, size))
    }
}
