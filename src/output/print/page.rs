//! What stands where on a page, in points (1/72 inch) from the top left.

use super::Font;

/// A page of a sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// What stands on it.
    pub marks: Vec<Mark>,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A line of text; `y` is its base line.
    Text {
        /// Where it begins.
        x: f32,
        /// Its base line.
        y: f32,
        /// The size of the font.
        size: f32,
        /// The font.
        font: Font,
        /// What it says.
        text: String,
    },
    /// A thin line.
    Line {
        /// From where.
        from: (f32, f32),
        /// To where.
        to: (f32, f32),
        /// How thick.
        width: f32,
    },
    /// A grey box behind what follows.
    Box {
        /// Its top left corner.
        at: (f32, f32),
        /// Its width and height.
        size: (f32, f32),
    },
    /// A stone, a mark of the size of a stone, or nothing but paper around a number.
    Disc {
        /// Its middle.
        middle: (f32, f32),
        /// Its radius.
        radius: f32,
        /// What it is made of.
        ink: Ink,
    },
}

/// What a disc is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Black.
    Black,
    /// White, with a thin line around it.
    White,
    /// Grey like the boxes, without a line.
    Paper,
}

/// How light the grey of boxes is.
pub(super) const GREY: f32 = 0.93;
