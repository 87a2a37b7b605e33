//! What a key is for, so that the help can list keys in groups.

use strum::{IntoStaticStr, VariantArray};

use super::Hint;

/// A group of keys in the help, by the message of its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "keys-")]
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
    /// The keys of a screen as the help lists them: in groups, each command once.
    pub fn sorted(keys: &[&'static Hint]) -> Vec<&'static Hint> {
        // Both arrows are listed as one key.
        let first = |at: usize| !keys[..at].iter().any(|one| one.name == keys[at].name);
        let is_listed = |at: usize| first(at) && keys[at].name != "change-back";
        let in_group = |group: Self| (0..keys.len()).filter(move |&at| keys[at].group == group);
        Self::VARIANTS
            .iter()
            .copied()
            .flat_map(in_group)
            .filter(|&at| is_listed(at))
            .map(|at| keys[at])
            .collect()
    }
}
