//! How the board is drawn, as far as it affects the space needed.

/// How the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardForm {
    /// By symbols, several per stone if there is room.
    #[default]
    Blocks,
    /// By one symbol per stone, however large the screen is.
    Glyphs,
    /// By a picture, with the cell size in pixels, [width, height].
    Pixels([u16; 2]),
}
