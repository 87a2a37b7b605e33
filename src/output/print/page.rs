//! The contents of a page, in points (1/72 inch) from the top left.

use crate::picture::Font;

/// A page of a sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
    /// What is on it, in drawing order.
    pub marks: Vec<Mark>,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A line of text; `y` is its baseline.
    Text {
        /// Where it starts.
        x: f32,
        /// The baseline.
        y: f32,
        /// The size of the font.
        size: f32,
        /// The font.
        font: Font,
        /// The text.
        text: String,
    },
    /// A thin line.
    Line {
        /// Where it starts, (x, y).
        from: (f32, f32),
        /// Where it ends, (x, y).
        to: (f32, f32),
        /// The thickness.
        width: f32,
    },
    /// A grey box behind what follows.
    Box {
        /// The top left corner, (x, y).
        at: (f32, f32),
        /// Width and height.
        size: (f32, f32),
    },
    /// A stone, a small mark, or plain background for a number.
    Disc {
        /// The centre, (x, y).
        middle: (f32, f32),
        /// The radius.
        radius: f32,
        /// The fill.
        ink: Ink,
    },
}

/// The fill of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Black.
    Black,
    /// White, with a thin outline.
    White,
    /// Grey like the boxes, without an outline.
    Paper,
}

/// Grey level of boxes, from 0 (black) to 1 (white).
pub(super) const GREY: f32 = 0.93;
