//! The contents of a page, in points (1/72 inch) from the top left.

use shuzi_picture::Font;

/// A page of a sheet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    pub width: f32,
    pub height: f32,
    /// What is on it, in drawing order.
    pub marks: Vec<Mark>,
}

/// Something on a page; places are (x, y).
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A line of text; `y` is its baseline.
    Text { x: f32, y: f32, size: f32, font: Font, text: String },
    /// A letter on a board, its middle half-way up its capitals.
    Letter { middle: (f32, f32), size: f32, font: Font, ink: Ink, text: String },
    /// A thin line.
    Line { from: (f32, f32), to: (f32, f32), width: f32 },
    /// A grey box behind what follows, from its top left corner.
    Box { at: (f32, f32), size: (f32, f32) },
    /// A stone, a small mark, or plain background for a number.
    Disc { middle: (f32, f32), radius: f32, ink: Ink },
    /// What follows, up to its end, belongs together: for those who have the page read aloud.
    Begin(Tag),
    /// The end of what was begun last.
    End,
}

impl Mark {
    /// The mark moved to the right and down.
    pub(super) fn moved(&self, left: f32, top: f32) -> Self {
        let shift = |(x, y): (f32, f32)| (x + left, y + top);
        match self {
            Self::Text { x, y, size, font, text } => {
                Self::Text { x: x + left, y: y + top, size: *size, font: *font, text: text.clone() }
            }
            Self::Letter { middle, size, font, ink, text } => Self::Letter {
                middle: shift(*middle),
                size: *size,
                font: *font,
                ink: *ink,
                text: text.clone(),
            },
            Self::Line { from, to, width } => {
                Self::Line { from: shift(*from), to: shift(*to), width: *width }
            }
            Self::Box { at, size } => Self::Box { at: shift(*at), size: *size },
            Self::Disc { middle, radius, ink } => {
                Self::Disc { middle: shift(*middle), radius: *radius, ink: *ink }
            }
            Self::Begin(_) | Self::End => self.clone(),
        }
    }

    /// The mark as a part of its own.
    pub(super) fn tagged(self, tag: Tag) -> [Self; 3] {
        [Self::Begin(tag), self, Self::End]
    }
}

/// What marks are, for those who have the page read aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tag {
    /// A heading; the title has level 1.
    Heading(u8),
    /// A paragraph, however many lines it has.
    Paragraph,
    Table,
    /// The caption of a table.
    Caption,
    Row,
    /// A head of a column.
    Head,
    Cell,
    /// A figure, with what it shows.
    Figure(String),
    /// One more copy of a card, which is not read again.
    Copy,
}

/// The fill of a disc or a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Black,
    /// White; a disc has a thin outline.
    White,
    /// Grey like the boxes, without an outline.
    Paper,
}

/// The outline of a white stone, in points: seen from across a room on a small one, too.
pub(super) fn outline(radius: f32) -> f32 {
    (radius / 8.0).max((radius / 4.5).min(1.1))
}

/// One millimetre in points.
pub(super) const MM: f32 = 72.0 / 25.4;

/// The smallest print, in points.
pub(super) const SMALL: f32 = 7.0;

/// The smallest print that is read, in points.
pub(super) const SMALLEST_PRINT: f32 = 6.0;

/// Grey level of boxes, from 0 (black) to 1 (white).
pub(super) const GREY: f32 = 0.93;
