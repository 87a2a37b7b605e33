//! What kind of answer a step wants.

use crate::Step;

/// What kind of answer is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Which game it was.
    Setup,
    /// None: there is something to do or to read.
    Read,
    /// Stones marked on the board: dead ones.
    Board,
    /// Points marked on the board: who fills those of a seki.
    Seki,
    /// Yes or no.
    YesNo,
    /// Whose turn it is, before the dame are filled.
    Turn,
    Number,
    /// Whose numbers were typed.
    Whose,
    /// The side counted.
    Side,
    /// The side that moved last.
    LastMove,
    /// None: the result.
    Result,
}

impl Step {
    /// What kind of answer the step wants.
    pub const fn kind(self) -> StepKind {
        match self {
            Self::Setup => StepKind::Setup,
            Self::Dead => StepKind::Board,
            Self::Seki => StepKind::Seki,
            Self::NonScoring
            | Self::Prisoners(_)
            | Self::Groups(_)
            | Self::Vacant(_)
            | Self::Stones(_) => StepKind::Number,
            Self::Empty | Self::Returned => StepKind::YesNo,
            Self::LastMove => StepKind::LastMove,
            Self::Side => StepKind::Side,
            Self::Finish => StepKind::Read,
            Self::Result => StepKind::Result,
        }
    }
}
