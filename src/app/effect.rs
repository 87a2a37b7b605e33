//! What a count asks of its caller.

use super::{CheatSheet, Comparing};
use crate::output::Format;

/// What the state machine asks its caller to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Restore the saved count.
    Resume,
    /// Start a new count beside the saved one.
    Afresh,
    /// Open the key-number sheet.
    CheatSheet(Box<CheatSheet>),
    /// Open the handicap table.
    Handicap,
    /// Open the comparison of all profiles.
    Compare(Box<Comparing>),
    /// Open the choice of the appearance.
    Appearance,
    /// Open the choice of a bundled game.
    Examples,
    /// Write the result to a file in this format.
    Write(Format),
    /// Turn mouse support on or off.
    Mouse,
    /// Copy the result to the clipboard.
    Copy,
    /// Suspend the program until it is brought to the foreground again.
    Suspend,
    /// Run the action under the cursor of the palette.
    Command,
    /// Let phones photograph the next board.
    Phone,
    /// Return to the home screen.
    Home,
    /// Start the next game.
    NextGame,
    /// Quit the program.
    Quit {
        /// Whether the count reached its result and so need not be saved.
        finished: bool,
    },
}
