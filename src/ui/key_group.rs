//! What a key is for, so that the help can list keys in groups.

use super::Hint;

/// A group of keys in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyGroup {
    /// What this screen is for, and the way on and back.
    Here,
    /// Other views: plans, sheets, comparisons, methods.
    Views,
    /// Moving the cursor and the text.
    Moving,
    /// The program: settings, help, quitting.
    Program,
}

impl KeyGroup {
    /// All groups, in the order of the help.
    const ALL: [Self; 4] = [Self::Here, Self::Views, Self::Moving, Self::Program];

    /// The message key of the group's heading.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Here => "keys-here",
            Self::Views => "keys-views",
            Self::Moving => "keys-moving",
            Self::Program => "keys-program",
        }
    }

    /// The keys of a screen as the help lists them: in groups, each command once.
    pub fn sorted(keys: &[&'static Hint]) -> Vec<&'static Hint> {
        // Both arrows are listed as one key.
        let first = |at: usize| !keys[..at].iter().any(|one| one.name == keys[at].name);
        let is_listed = |at: usize| first(at) && keys[at].name != "change-back";
        let in_group = |group: Self| (0..keys.len()).filter(move |&at| keys[at].group == group);
        Self::ALL
            .into_iter()
            .flat_map(in_group)
            .filter(|&at| is_listed(at))
            .map(|at| keys[at])
            .collect()
    }
}
