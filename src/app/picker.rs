//! The list of rule profiles, filtered by name.

use std::sync::Arc;

use shuzi_core::rules::Profile;
use shuzi_walk::Direction;

/// The rule profiles that match a filter.
#[derive(Clone, Debug)]
pub struct Picker {
    profiles: Vec<Arc<Profile>>,
    /// The filter typed.
    pub filter: String,
    row: usize,
    /// Whether to return to the settings over the count on closing.
    pub(super) over_count: bool,
}

/// The longest filter accepted, in bytes.
const LONGEST: usize = 40;

impl Picker {
    /// All profiles, the last used first, with the cursor on the current one.
    pub(super) fn of(
        profiles: &[Arc<Profile>],
        recent: &[String],
        in_use: &str,
        over_count: bool,
    ) -> Self {
        let mut profiles = profiles.to_vec();
        let used = |profile: &Arc<Profile>| {
            recent.iter().position(|name| *name == profile.name).unwrap_or(recent.len())
        };
        profiles.sort_by_key(used);
        let row = profiles.iter().position(|profile| profile.name == in_use).unwrap_or(0);
        Self { profiles, filter: String::new(), row, over_count }
    }

    /// The profiles that match the filter, and the index of the one the cursor is on.
    pub fn shown(&self) -> (Vec<&Arc<Profile>>, usize) {
        let wanted = self.filter.to_lowercase();
        let holds = |text: &str| text.to_lowercase().contains(&wanted);
        let matches = |profile: &&Arc<Profile>| {
            holds(&profile.name)
                || holds(&profile.title)
                || profile.aliases.iter().any(|alias| holds(alias))
        };
        let mut shown: Vec<_> = self.profiles.iter().filter(matches).collect();
        // A name typed in full is meant, and then one that begins so.
        shown.sort_by_key(|profile| {
            let name = profile.name.to_lowercase();
            !wanted.is_empty() && name != wanted && !profile.is_called(&wanted)
        });
        let row = self.row.min(shown.len().saturating_sub(1));
        (shown, row)
    }

    /// The profile under the cursor; `None` if none matches.
    pub fn chosen(&self) -> Option<&Arc<Profile>> {
        let (shown, row) = self.shown();
        shown.get(row).copied()
    }

    pub(super) fn go(&mut self, direction: Direction) {
        let (shown, row) = self.shown();
        let last = shown.len().saturating_sub(1);
        self.row = match direction {
            Direction::Up | Direction::Left => row.saturating_sub(1),
            Direction::Down | Direction::Right => (row + 1).min(last),
        };
    }

    pub(super) fn push(&mut self, sign: char) {
        if self.filter.len() < LONGEST && !sign.is_control() {
            self.filter.push(sign);
            self.row = 0;
        }
    }

    pub(super) fn erase(&mut self) {
        self.filter.pop();
        self.row = 0;
    }
}
