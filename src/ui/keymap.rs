//! The player's own keys.

use super::{Hint, Key, Keys};
use shuzi_core::fact::facts;

/// The player's keys: the built-in table with the changes from the settings file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap {
    /// The changed commands by name, with their keys.
    changed: Vec<(&'static str, Vec<Key>)>,
}

facts! {
    /// Why the settings file's keys cannot be used.
    pub enum KeymapError {
        /// No action has this name.
        UnknownAction { name: String, like: String } => "keys-unknown-action",
        /// An action is left without a key.
        NoKey { name: String } => "keys-none",
        /// A key is already used on the same screen.
        Taken { key: String, name: String, by: String } => "keys-taken",
        /// A key is needed for typing numbers or positions.
        Typed { key: String } => "keys-typed",
        /// A key cannot be rebound.
        Fixed { key: String } => "keys-fixed",
    }
}

/// The keys of a screen, to check changed ones against.
#[derive(Clone, Debug)]
pub struct KeyTable {
    pub hints: Vec<&'static Hint>,
    /// Whether a character must not be rebound because typing needs it.
    pub needs: fn(char) -> bool,
}

impl KeyTable {
    pub fn of<C: Copy>(keys: Keys<C>, needs: fn(char) -> bool) -> Self {
        Self { hints: keys.iter().map(|(hint, _)| hint).collect(), needs }
    }
}

impl Keymap {
    /// Binds a command to these keys on every screen that has it.
    ///
    /// # Errors
    /// Returns an error if there is no such command, no key is given, or a key cannot be rebound.
    pub fn set(
        &mut self,
        name: &str,
        keys: Vec<Key>,
        tables: &[KeyTable],
    ) -> Result<(), KeymapError> {
        let mut names: Vec<&str> =
            tables.iter().flat_map(|table| &table.hints).map(|hint| hint.name).collect();
        names.sort_unstable();
        let Some(known) = names.iter().copied().find(|known| *known == name) else {
            let likeness = |known: &&str| strsim::damerau_levenshtein(known, name);
            let like = names.into_iter().min_by_key(likeness).unwrap_or_default();
            return Err(KeymapError::UnknownAction {
                name: name.to_owned(),
                like: like.to_owned(),
            });
        };
        if keys.is_empty() {
            return Err(KeymapError::NoKey { name: name.to_owned() });
        }
        // Terminals send Ctrl-M as Enter, Ctrl-I as Tab, Ctrl-J as newline, Ctrl-H as Backspace.
        let is_fixed = |key: &&Key| matches!(key, Key::Ctrl('c' | 'z' | 'm' | 'i' | 'j' | 'h'));
        if let Some(key) = keys.iter().find(is_fixed) {
            return Err(KeymapError::Fixed { key: key.to_string() });
        }
        self.changed.retain(|(changed, _)| *changed != known);
        self.changed.push((known, keys));
        Ok(())
    }

    /// Checks that a command's keys are free on every screen that has the command.
    ///
    /// # Errors
    /// Returns an error for the first key that is taken or needed for typing.
    pub fn check(&self, name: &str, tables: &[KeyTable]) -> Result<(), KeymapError> {
        for table in tables {
            let Some(own) = table.hints.iter().find(|hint| hint.name == name) else { continue };
            for &key in self.keys(own) {
                let other =
                    table.hints.iter().find(|other| other.name != name && self.has(other, key));
                if let Some(other) = other {
                    return Err(KeymapError::Taken {
                        key: key.to_string(),
                        name: name.to_owned(),
                        by: other.name.to_owned(),
                    });
                }
                let is_usual = own.keys.contains(&key);
                if matches!(key, Key::Char(c) if (table.needs)(c)) && !is_usual {
                    return Err(KeymapError::Typed { key: key.to_string() });
                }
            }
        }
        Ok(())
    }

    /// The keys of a command, after changes.
    fn keys<'a>(&'a self, hint: &'a Hint) -> &'a [Key] {
        self.changed(hint).unwrap_or(hint.keys)
    }

    /// Whether a key triggers a command. Ctrl-C keeps working whatever is changed.
    pub fn has(&self, hint: &Hint, key: Key) -> bool {
        self.keys(hint).contains(&key) || (key == Key::Ctrl('c') && hint.keys.contains(&key))
    }

    /// The keys of a command if the settings file changes them.
    pub fn changed(&self, hint: &Hint) -> Option<&[Key]> {
        self.changed.iter().find(|(name, _)| *name == hint.name).map(|(_, keys)| &**keys)
    }
}
