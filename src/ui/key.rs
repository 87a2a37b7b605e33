//! Keys.

use std::fmt;
use std::str::FromStr;

use unicode_width::UnicodeWidthChar as _;

use shuzi_core::fact::facts;
use shuzi_walk::Direction;

/// A key the program can bind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Char(char),
    /// A letter with Ctrl, in lower case.
    Ctrl(char),
    Enter,
    Esc,
    Backspace,
    Tab,
    /// Shift-Tab.
    BackTab,
    PageUp,
    PageDown,
    Home,
    End,
    Arrow(Direction),
}

facts! {
    /// Why a text is not a key.
    pub enum KeyError {
        /// No key has this name.
        UnknownKey { text: String } => "keys-unknown-key",
    }
}

/// The keys with names, as the settings file writes them.
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

/// Writes a key as the settings file does: `u`, `Ctrl-Y`, `Shift-Tab`.
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
