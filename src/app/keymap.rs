//! What a key means in a mode.

use super::bindings::bindings;
use super::key::{Binding, Key};
use super::{Action, Direction, Mode};
use crate::fact::facts;

/// The keys as the player has them: those of the table, but for what the settings change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap {
    /// The names of actions, each with its keys.
    changed: Vec<(&'static str, Vec<Key>)>,
}

facts! {
    /// Why keys cannot be as the settings have them.
    pub enum KeymapError {
        /// No action is called so.
        UnknownAction {
            /// What was written.
            name: String,
            /// The name that is most like it.
            like: String,
        } => "keys-unknown-action",
        /// An action without a key.
        NoKey {
            /// The action.
            name: String,
        } => "keys-none",
        /// A key that something else has on the same screen.
        Taken {
            /// The key.
            key: String,
            /// The action that was to have it.
            name: String,
            /// The one that has it.
            by: String,
        } => "keys-taken",
        /// A key that is typed into numbers or boards.
        Typed {
            /// The key.
            key: String,
        } => "keys-typed",
        /// A key that always means the same.
        Fixed {
            /// The key.
            key: String,
        } => "keys-fixed",
    }
}

impl Keymap {
    /// The keys as the table has them.
    const USUAL: Self = Self { changed: Vec::new() };

    /// The names of all actions that have keys.
    pub fn names() -> Vec<&'static str> {
        let mut names: Vec<&str> =
            Mode::ALL.into_iter().flat_map(bindings).map(|binding| binding.text).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Gives an action these keys, on every screen that has it.
    ///
    /// # Errors
    /// If there is no such action, or a key means something else where it is wanted.
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
        // To a terminal Ctrl-M is Enter, Ctrl-I and Ctrl-J Tab and a new line, Ctrl-H Backspace.
        let is_fixed = |key: &&Key| matches!(key, Key::Ctrl('c' | 'z' | 'm' | 'i' | 'j' | 'h'));
        if let Some(key) = keys.iter().find(is_fixed) {
            return Err(KeymapError::Fixed { key: key.to_string() });
        }
        self.changed.retain(|(changed, _)| *changed != known);
        self.changed.push((known, keys));
        Ok(())
    }

    /// Whether an action's keys mean something else on a screen it is on.
    ///
    /// # Errors
    /// The first that do.
    pub fn check(&self, name: &str) -> Result<(), KeymapError> {
        for mode in Mode::ALL {
            let Some(own) = bindings(mode).iter().find(|binding| binding.text == name) else {
                continue;
            };
            for &key in self.keys(own) {
                let other = bindings(mode).iter().find(|other| {
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

    /// The keys of a binding.
    fn keys<'a>(&'a self, binding: &'a Binding) -> &'a [Key] {
        self.changed(binding).unwrap_or(binding.keys)
    }

    /// Whether a key means a binding. What leaves a screen by Ctrl-C does so whatever is changed.
    fn has(&self, binding: &Binding, key: Key) -> bool {
        self.keys(binding).contains(&key) || (key == Key::Ctrl('c') && binding.keys.contains(&key))
    }

    /// The keys of a binding where the settings change them.
    pub fn changed(&self, binding: &Binding) -> Option<&[Key]> {
        self.changed.iter().find(|(name, _)| *name == binding.text).map(|(_, keys)| &**keys)
    }

    /// The action a key means on a screen, if it means any.
    pub fn action(&self, mode: Mode, key: Key) -> Option<Action> {
        if key == Key::Ctrl('z') {
            return Some(Action::Suspend);
        }
        let bound = bindings(mode).iter().find(|binding| self.has(binding, key));
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

/// How many lines a page has, and how many are more than any list has.
const A_PAGE: u16 = 10;
const ALL: u16 = 400;

impl Mode {
    /// Whether a sign is typed here, where it is no key.
    fn takes(self, c: char) -> bool {
        match self {
            // What belongs into no number is refused in sight.
            Self::Settings | Self::Entry => !c.is_control(),
            Self::Browse | Self::Pick | Self::Palette => true,
            Self::Edit => c.is_ascii_digit() || "xXoO.".contains(c),
            Self::Photograph => "xXoO.".contains(c),
            Self::Answer => c.is_ascii_digit() || "+-./bBwW".contains(c),
            _ => false,
        }
    }

    /// Whether a sign must stay one that is typed: without it something could not be entered.
    fn needs(self, c: char) -> bool {
        match self {
            Self::Settings | Self::Entry => c.is_ascii_digit() || "+-./,*× ".contains(c),
            Self::Browse | Self::Pick | Self::Palette => true,
            Self::Edit | Self::Photograph | Self::Answer => self.takes(c),
            _ => false,
        }
    }

    /// The action a key means here by the usual keys, if it means any.
    pub fn action(self, key: Key) -> Option<Action> {
        Keymap::USUAL.action(self, key)
    }

    /// Which way the last lies, or the first: along the row on a board, down a list elsewhere.
    const fn along(self, last: bool) -> Direction {
        match (self, last) {
            (Self::Board | Self::Edit | Self::Photograph | Self::Mark, false) => Direction::Left,
            (Self::Board | Self::Edit | Self::Photograph | Self::Mark, true) => Direction::Right,
            (_, false) => Direction::Up,
            (_, true) => Direction::Down,
        }
    }
}
