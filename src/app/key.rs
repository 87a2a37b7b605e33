//! Keys as far as the program knows keys, and what binds them to actions.

use super::{Action, Direction};

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
