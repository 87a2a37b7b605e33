//! The screens that can replace the walk-through.

use super::{Editor, Mode, Picker};
use shuzi_walk::{NamesEntry, Rearranging, Step};

/// The screen shown below any overlay.
#[derive(Clone, Debug, Default)]
pub enum Screen {
    /// The walk-through at its current step.
    #[default]
    Count,
    /// The plan for rearranging the stones.
    Rearrange(Box<Rearranging>),
    /// The board of players who play on.
    PlayOn,
    /// The board editor.
    Edit(Box<Editor>),
    /// The list of rule profiles.
    Pick(Box<Picker>),
    /// The players' names being typed.
    Names(NamesEntry),
}

impl Screen {
    /// The mode of the keyboard, with the walk-through at this step.
    pub const fn mode(&self, step: Step) -> Mode {
        match self {
            Self::Rearrange(_) => Mode::Rearrange,
            Self::PlayOn => Mode::PlayOn,
            Self::Edit(editor) if editor.review().is_some() => Mode::Photograph,
            Self::Edit(_) => Mode::Edit,
            Self::Pick(_) => Mode::Pick,
            Self::Names(_) => Mode::Names,
            Self::Count => match step {
                Step::Setup => Mode::Settings,
                Step::Dead => Mode::Board,
                Step::Seki => Mode::Seki,
                Step::NonScoring
                | Step::Prisoners(_)
                | Step::Groups(_)
                | Step::Vacant(_)
                | Step::Stones(_) => Mode::Entry,
                Step::Empty | Step::Returned => Mode::Question,
                Step::LastMove => Mode::LastMove,
                Step::Side => Mode::Side,
                Step::Finish => Mode::Read,
                Step::Result => Mode::Result,
            },
        }
    }

    /// Whether the player works on the board, so that a small screen shows it first.
    pub const fn is_on_board(&self, step: Step) -> bool {
        matches!(
            self.mode(step),
            Mode::Board
                | Mode::Seki
                | Mode::Rearrange
                | Mode::PlayOn
                | Mode::Edit
                | Mode::Photograph
        )
    }
}
