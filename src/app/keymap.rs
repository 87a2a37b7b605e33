//! Which action a key has in a mode.

use super::key::{Binding, Key};
use super::{Action, Mode};
use shuzi_core::fact::facts;
use shuzi_walk::Direction;

/// The player's keys: the built-in table with the changes from the settings file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap {
    /// The changed actions by name, with their keys.
    changed: Vec<(&'static str, Vec<Key>)>,
}

facts! {
    /// Why the settings file's keys cannot be used.
    pub enum KeymapError {
        /// No action has this name.
        UnknownAction {
            /// The name as written.
            name: String,
            /// The most similar action name.
            like: String,
        } => "keys-unknown-action",
        /// An action is left without a key.
        NoKey {
            /// The action.
            name: String,
        } => "keys-none",
        /// A key is already used on the same screen.
        Taken {
            /// The key.
            key: String,
            /// The action that should get it.
            name: String,
            /// The action that has it.
            by: String,
        } => "keys-taken",
        /// A key is needed for typing numbers or positions.
        Typed {
            /// The key.
            key: String,
        } => "keys-typed",
        /// A key cannot be rebound.
        Fixed {
            /// The key.
            key: String,
        } => "keys-fixed",
    }
}

impl Keymap {
    /// The built-in keys.
    const USUAL: Self = Self { changed: Vec::new() };

    /// The names of all actions that have keys, sorted.
    pub fn names() -> Vec<&'static str> {
        let mut names: Vec<&str> =
            Mode::ALL.into_iter().flat_map(Mode::bindings).map(|binding| binding.text).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Binds an action to these keys on every screen that has it.
    ///
    /// # Errors
    /// Returns an error if there is no such action, no key is given, or a key cannot be rebound.
    pub fn set(&mut self, name: &str, keys: Vec<Key>) -> Result<(), KeymapError> {
        let Some(known) = Self::names().into_iter().find(|known| *known == name) else {
            let likeness = |known: &&str| strsim::damerau_levenshtein(known, name);
            let like = Self::names().into_iter().min_by_key(likeness).unwrap_or_default();
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

    /// Checks that an action's keys are free on every screen that has the action.
    ///
    /// # Errors
    /// Returns an error for the first key that is taken or needed for typing.
    pub fn check(&self, name: &str) -> Result<(), KeymapError> {
        for mode in Mode::ALL {
            let Some(own) = mode.bindings().iter().find(|binding| binding.text == name) else {
                continue;
            };
            for &key in self.keys(own) {
                let other = mode.bindings().iter().find(|other| {
                    other.text != name && other.action != own.action && self.has(other, key)
                });
                if let Some(other) = other {
                    return Err(KeymapError::Taken {
                        key: key.to_string(),
                        name: name.to_owned(),
                        by: other.text.to_owned(),
                    });
                }
                let is_usual = own.keys.contains(&key);
                if matches!(key, Key::Char(c) if mode.needs(c)) && !is_usual {
                    return Err(KeymapError::Typed { key: key.to_string() });
                }
            }
        }
        Ok(())
    }

    /// The keys of a binding, after changes.
    fn keys<'a>(&'a self, binding: &'a Binding) -> &'a [Key] {
        self.changed(binding).unwrap_or(binding.keys)
    }

    /// Whether a key triggers a binding. Ctrl-C keeps working whatever is changed.
    fn has(&self, binding: &Binding, key: Key) -> bool {
        self.keys(binding).contains(&key) || (key == Key::Ctrl('c') && binding.keys.contains(&key))
    }

    /// The keys of a binding if the settings file changes them.
    pub fn changed(&self, binding: &Binding) -> Option<&[Key]> {
        self.changed.iter().find(|(name, _)| *name == binding.text).map(|(_, keys)| &**keys)
    }

    /// The action bound to a key in a mode, if any.
    pub fn action(&self, mode: Mode, key: Key) -> Option<Action> {
        if key == Key::Ctrl('z') {
            return Some(Action::Suspend);
        }
        let bound = mode.bindings().iter().find(|binding| self.has(binding, key));
        match (bound, key) {
            (Some(binding), _) => Some(binding.action),
            (None, Key::Char(c)) if mode.takes(c) => Some(Action::Type(c)),
            (None, Key::PageUp) => Some(Action::Leap(Direction::Up, A_PAGE)),
            (None, Key::PageDown) => Some(Action::Leap(Direction::Down, A_PAGE)),
            (None, Key::Home) => Some(Action::Leap(mode.along(false), ALL)),
            (None, Key::End) => Some(Action::Leap(mode.along(true), ALL)),
            _ => None,
        }
    }
}

/// The rows that Page Up and Page Down move, and the steps of Home and End: more than any row or list
/// has, but for the files of a folder.
const A_PAGE: u16 = 10;
pub(super) const ALL: u16 = 400;

impl Mode {
    /// Whether a character is typed in this mode if it is not bound.
    fn takes(self, c: char) -> bool {
        match self {
            // Take characters that no number contains too, so that a remark rejects them.
            Self::Settings | Self::Entry => !c.is_control(),
            // No number is asked here; one that is typed must not vanish without a word.
            Self::Read
            | Self::Question
            | Self::Side
            | Self::LastMove
            | Self::Board
            | Self::Result => c.is_ascii_digit(),
            Self::Browse | Self::Pick | Self::Names | Self::Palette => true,
            Self::Edit => c.is_ascii_digit() || "xXoO.".contains(c),
            Self::Photograph => "xXoO.".contains(c),
            Self::Answer => c.is_ascii_digit() || "+-./bBwW".contains(c),
            _ => false,
        }
    }

    /// Whether a character must not be rebound because typing needs it.
    fn needs(self, c: char) -> bool {
        match self {
            Self::Settings | Self::Entry => c.is_ascii_digit() || "+-./,*× ".contains(c),
            Self::Browse | Self::Pick | Self::Names | Self::Palette => true,
            Self::Edit | Self::Photograph | Self::Answer => self.takes(c),
            _ => false,
        }
    }

    /// The action bound to a key in this mode by the built-in keys, if any.
    pub fn action(self, key: Key) -> Option<Action> {
        Keymap::USUAL.action(self, key)
    }

    /// The direction of Home or End: along the row on a board, otherwise along the list.
    const fn along(self, last: bool) -> Direction {
        let on_board = matches!(
            self,
            Self::Board | Self::Edit | Self::Photograph | Self::Mark | Self::Arrange
        );
        match (on_board, last) {
            (true, false) => Direction::Left,
            (true, true) => Direction::Right,
            (false, false) => Direction::Up,
            (false, true) => Direction::Down,
        }
    }
}
