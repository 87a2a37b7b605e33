//! What takes the place of the walk-through on the screen.

use super::{CheatSheet, Comparing, Editor, HandicapTable, Mode, Picker, Rearranging, Step};

/// What is on the screen, below whatever lies over it.
#[derive(Clone, Debug, Default)]
pub enum Screen {
    /// The walk-through at its step.
    #[default]
    Count,
    /// The plan of the physical count, stone by stone.
    Rearrange(Box<Rearranging>),
    /// The key-number sheet.
    CheatSheet(CheatSheet),
    /// The handicap system.
    Handicap(HandicapTable),
    /// The game under every profile.
    Compare(Box<Comparing>),
    /// A board being put in.
    Edit(Box<Editor>),
    /// The choice of a rule profile.
    Pick(Box<Picker>),
}

impl Screen {
    /// Which keys mean something here, the walk-through being at this step.
    pub const fn mode(&self, step: Step) -> Mode {
        match self {
            Self::Rearrange(_) => Mode::Rearrange,
            Self::CheatSheet(_) => Mode::CheatSheet,
            Self::Handicap(_) => Mode::Handicap,
            Self::Compare(_) => Mode::Compare,
            Self::Edit(editor) if editor.review().is_some() => Mode::Photograph,
            Self::Edit(_) => Mode::Edit,
            Self::Pick(_) => Mode::Pick,
            Self::Count => match step {
                Step::Setup => Mode::Settings,
                Step::Dead | Step::Seki => Mode::Board,
                Step::NonScoring | Step::Vacant(_) | Step::Stones(_) => Mode::Entry,
                Step::Total | Step::Work(_) => Mode::Read,
                Step::Result => Mode::Result,
            },
        }
    }

    /// Whether the board is worked on, so that a small screen shows it first.
    pub const fn is_on_board(&self, step: Step) -> bool {
        matches!(self.mode(step), Mode::Board | Mode::Rearrange | Mode::Edit | Mode::Photograph)
    }
}
