//! What the first screen leads to.

use std::path::PathBuf;

/// What is begun from the first screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// The board on the table is counted.
    Table,
    /// The same, its settings first.
    Settings,
    /// A game file.
    File(PathBuf),
    /// A position is put in.
    Position,
    /// The bundled example.
    Example,
    /// The key-number sheet.
    Sheet,
    /// The handicap system.
    Handicap,
    /// A game file under every rule profile.
    Compare(PathBuf),
    /// How things look.
    Appearance,
    /// Practice.
    Practise,
    /// A count that was broken off, by its place in the list.
    Resume(usize),
}

/// What the first screen asks the outside to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HomeEffect {
    /// Begin something.
    Begin(Beginning),
    /// List a folder.
    List(PathBuf),
    /// Look into a game file, to preview it.
    Look(PathBuf),
    /// Give the terminal back for a while.
    Suspend,
    /// Leave the program.
    Quit,
}
