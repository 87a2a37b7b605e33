//! The modes of the keyboard.

/// What the keys act on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The home screen.
    Home,
    /// The list of game files.
    Browse,
    /// The list of settings.
    Settings,
    /// The list of rule profiles.
    Pick,
    /// The board: dead stones and seki.
    Board,
    /// Typing a number.
    Entry,
    /// The plan for rearranging the stones.
    Rearrange,
    /// Playing on from the dead stones.
    PlayOn,
    /// The key-number sheet.
    CheatSheet,
    /// The handicap table.
    Handicap,
    /// The editor.
    Edit,
    /// The editor, with a board read from a photograph to check.
    Photograph,
    /// The list of formats to save the result in.
    Save,
    /// The appearance.
    Appearance,
    /// The choice of a bundled game.
    Examples,
    /// The comparison of all profiles.
    Compare,
    /// The choice of the side counted.
    Side,
    /// The question who made the last move.
    LastMove,
    /// A page to read.
    Read,
    /// The result.
    Result,
    /// The practice menu.
    Menu,
    /// Typing an answer.
    Answer,
    /// Marking stones as an answer.
    Mark,
    /// A question that has been answered.
    Marked,
    /// The end of a practice round.
    Over,
    /// The practice statistics.
    Figures,
    /// The help: the list of keys.
    Help,
    /// The question whether to quit.
    Quit,
    /// The offer to resume a count.
    Resume,
    /// The offer to resume a count of a real board.
    Another,
    /// The palette: the list of all actions.
    Palette,
}

impl Mode {
    /// All modes.
    pub const ALL: [Self; 31] = [
        Self::Home,
        Self::Browse,
        Self::Settings,
        Self::Pick,
        Self::Board,
        Self::Entry,
        Self::Rearrange,
        Self::PlayOn,
        Self::CheatSheet,
        Self::Handicap,
        Self::Edit,
        Self::Photograph,
        Self::Save,
        Self::Appearance,
        Self::Examples,
        Self::Compare,
        Self::Side,
        Self::LastMove,
        Self::Read,
        Self::Result,
        Self::Menu,
        Self::Answer,
        Self::Mark,
        Self::Marked,
        Self::Over,
        Self::Figures,
        Self::Help,
        Self::Quit,
        Self::Resume,
        Self::Another,
        Self::Palette,
    ];
}
