//! What the keys act on.

/// What the keys act on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The first screen.
    Home,
    /// The choice of a game file.
    Browse,
    /// The list of settings.
    Settings,
    /// The choice of a rule profile.
    Pick,
    /// The board: dead stones, seki.
    Board,
    /// A number to be typed.
    Entry,
    /// The plan of the physical count.
    Rearrange,
    /// The key-number sheet.
    CheatSheet,
    /// The handicap system.
    Handicap,
    /// A board put in by hand.
    Edit,
    /// A board read from a photograph, to be looked over.
    Photograph,
    /// The format to save the result in.
    Save,
    /// How things look.
    Appearance,
    /// The game under every profile.
    Compare,
    /// Something to be read.
    Read,
    /// The result.
    Result,
    /// What can be practised.
    Menu,
    /// An answer to be typed.
    Answer,
    /// Stones to be marked as an answer.
    Mark,
    /// An answer that has been marked.
    Marked,
    /// The end of a round.
    Over,
    /// How practice goes.
    Figures,
    /// The list of keys.
    Help,
    /// The question whether to leave.
    Quit,
    /// The offer to take up a count.
    Resume,
    /// The list of all actions.
    Palette,
}

impl Mode {
    /// All of them.
    pub const ALL: [Self; 26] = [
        Self::Home,
        Self::Browse,
        Self::Settings,
        Self::Pick,
        Self::Board,
        Self::Entry,
        Self::Rearrange,
        Self::CheatSheet,
        Self::Handicap,
        Self::Edit,
        Self::Photograph,
        Self::Save,
        Self::Appearance,
        Self::Compare,
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
        Self::Palette,
    ];
}
