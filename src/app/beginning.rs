//! What the home screen can start.

use std::path::PathBuf;

use shuzi_walk::ExampleGame;

/// What the home screen starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// A count of the board on the table.
    Table,
    /// The same, starting with the settings.
    Settings,
    /// A count of a game file.
    File(PathBuf),
    /// A board that a phone photographs.
    Phone,
    /// The editor, to set up a position.
    Position,
    /// A count of a board that was put in before, in rows.
    Board(String),
    /// The choice of a bundled game.
    Examples,
    /// A bundled game.
    Example(ExampleGame),
    /// The key-number sheet.
    Sheet,
    /// The handicap table.
    Handicap,
    /// A comparison of all rule profiles for a game file.
    Compare(PathBuf),
    /// The appearance.
    Appearance,
    /// Practice.
    Practise,
    /// An interrupted count, by its index in the list.
    Resume(usize),
}

/// What the home screen asks its caller to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HomeEffect {
    /// Start something.
    Begin(Beginning),
    /// List the files of a folder.
    List(PathBuf),
    /// Read a game file for its preview.
    Look(PathBuf),
    /// Suspend the program.
    Suspend,
    /// Quit the program.
    Quit,
}
