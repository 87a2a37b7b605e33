//! Shapes and colours, independent of what draws them.

use super::font::{Font, Weight};
use shuzi_words::Script;

/// Red, green, blue and alpha, each 0 to 255.
pub type Rgba = [u8; 4];

/// What a shape is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// One colour.
    Flat(Rgba),
    /// From the colour of the light, above left, to that of the rim.
    Ball(Rgba, Rgba),
}

/// A shape; lengths are in pixels, places [x, y] from the top left.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle: left, top, width, height.
    Rectangle { frame: [f32; 4], color: Rgba },
    /// A line.
    Line { from: [f32; 2], to: [f32; 2], width: f32, color: Rgba },
    /// A disc.
    Disc { middle: [f32; 2], radius: f32, paint: Paint },
    /// A text centred on a point half-way up its capitals.
    Text { middle: [f32; 2], size: f32, color: Rgba, text: String },
    /// A line of text, from the left end of its baseline on.
    Words { at: [f32; 2], size: f32, font: Font, color: Rgba, text: String },
}

impl Shape {
    /// Returns a line of text as it is set: where its baseline begins, its size, font, colour and text;
    /// `None` for other shapes.
    pub(super) fn line(&self) -> Option<TextLine<'_>> {
        match self {
            Self::Text { middle: [x, y], size, color, text } => {
                let font = Font { script: Script::Alphabets, weight: Weight::Regular };
                // Half of the capitals' height is above the middle.
                let at = [x - font.width(text, *size) / 2.0, y + CAPITALS / 2.0 * size];
                Some(TextLine { at, size: *size, font, color: *color, text })
            }
            Self::Words { at, size, font, color, text } => {
                Some(TextLine { at: *at, size: *size, font: *font, color: *color, text })
            }
            Self::Rectangle { .. } | Self::Line { .. } | Self::Disc { .. } => None,
        }
    }
}

/// A line of text as it is set.
pub(super) struct TextLine<'a> {
    pub(super) at: [f32; 2],
    pub(super) size: f32,
    pub(super) font: Font,
    pub(super) color: Rgba,
    pub(super) text: &'a str,
}

/// Height of capitals and digits, relative to the font size.
pub(super) const CAPITALS: f32 = 0.73;

/// Shapes one over the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
    /// How many of the first shapes are the empty board, which stays the same from one picture to
    /// the next.
    pub ground: usize,
}
