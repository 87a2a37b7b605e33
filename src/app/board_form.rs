//! What the board is drawn with, as far as it changes the room it takes.

/// What the board is drawn with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardForm {
    /// Signs, several to a stone where there is room.
    #[default]
    Blocks,
    /// One sign a stone, however large the screen is.
    Glyphs,
    /// A picture, where a cell has so many points of colour across and down.
    Pixels([u16; 2]),
}
