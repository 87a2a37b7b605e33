//! Keys as far as the program knows keys, and what binds them to actions.

use std::fmt;
use std::str::FromStr;

use unicode_width::UnicodeWidthChar as _;

use super::{Action, Direction};
use crate::fact::facts;

/// A key, as far as the program knows keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A sign.
    Char(char),
    /// A sign with Ctrl.
    Ctrl(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Backspace.
    Backspace,
    /// The tabulator.
    Tab,
    /// The tabulator with Shift.
    BackTab,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the first.
    Home,
    /// To the last.
    End,
    /// An arrow.
    Arrow(Direction),
}

facts! {
    /// Why a text is no key.
    pub enum KeyError {
        /// No key is called so.
        UnknownKey {
            /// What was written.
            text: String,
        } => "keys-unknown-key",
    }
}

/// The keys that have names, as settings write them.
const NAMED: [(&str, Key); 14] = [
    ("Space", Key::Char(' ')),
    ("Enter", Key::Enter),
    ("Esc", Key::Esc),
    ("Backspace", Key::Backspace),
    ("Tab", Key::Tab),
    ("Shift-Tab", Key::BackTab),
    ("PgUp", Key::PageUp),
    ("PgDn", Key::PageDown),
    ("Home", Key::Home),
    ("End", Key::End),
    ("Up", Key::Arrow(Direction::Up)),
    ("Down", Key::Arrow(Direction::Down)),
    ("Left", Key::Arrow(Direction::Left)),
    ("Right", Key::Arrow(Direction::Right)),
];

/// As settings write it: `u`, `Ctrl-Y`, `Shift-Tab`.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = NAMED.iter().find(|(_, key)| key == self) {
            return f.write_str(name);
        }
        match self {
            Self::Char(c) => write!(f, "{c}"),
            Self::Ctrl(c) => write!(f, "Ctrl-{}", c.to_ascii_uppercase()),
            _ => Ok(()),
        }
    }
}

impl FromStr for Key {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        if let Some((_, key)) = NAMED.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)) {
            return Ok(*key);
        }
        let lone = |text: &str| {
            let mut signs = text.chars();
            let is_seen = |c: &char| c.width().is_some_and(|width| width > 0);
            signs.next().filter(is_seen).filter(|_| signs.next().is_none())
        };
        let ctrl = text.get(..5).filter(|start| start.eq_ignore_ascii_case("ctrl-"));
        let held = ctrl.and_then(|_| lone(&text[5..])).filter(char::is_ascii_alphabetic);
        held.map(|c| Self::Ctrl(c.to_ascii_lowercase()))
            .or_else(|| lone(text).map(Self::Char))
            .ok_or_else(|| KeyError::UnknownKey { text: text.to_owned() })
    }
}

/// Keys that mean an action, and its short name for the footer.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The keys.
    pub keys: &'static [Key],
    /// How they are written in the footer and the help.
    pub shown: &'static str,
    /// What they do.
    pub action: Action,
    /// The key of the text that says so.
    pub text: &'static str,
    /// Whether the footer shows it.
    pub in_footer: bool,
}
