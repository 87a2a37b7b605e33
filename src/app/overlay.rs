//! The windows that can open over the walk-through.

use crate::output::Format;

/// A window over the walk-through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The keys of the screen below.
    Help {
        /// Whether to return to the settings on closing.
        on_settings: bool,
    },
    /// The settings, in the middle of a count.
    Settings,
    /// The formats to save the result in, with the one the cursor is on.
    Save(Format),
    /// The question whether to quit.
    Quit,
    /// The offer to resume an interrupted count.
    Resume,
    /// The same on a real board, where the next game is more likely.
    Another,
}

/// An interrupted count that can be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumable {
    /// The step it stopped at, from 1, and the number of steps.
    pub progress: (usize, usize),
    /// The stones on its board, if it has one.
    pub stones: Option<usize>,
    /// The points counted so far on a real board, [Black, White].
    pub counted: [Option<u32>; 2],
    /// When it was saved last, in RFC 3339; empty if unknown.
    pub time: String,
}
