//! Shapes and colours, independent of what draws them.

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

/// A shape; lengths are in pixels, from the top left.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle.
    Rectangle {
        /// Left, top, width, height.
        frame: [f32; 4],
        /// The colour.
        color: Rgba,
    },
    /// A line.
    Line {
        /// Where it starts, [x, y].
        from: [f32; 2],
        /// Where it ends, [x, y].
        to: [f32; 2],
        /// The thickness.
        width: f32,
        /// The colour.
        color: Rgba,
    },
    /// A disc.
    Disc {
        /// The centre, [x, y].
        middle: [f32; 2],
        /// The radius.
        radius: f32,
        /// What it is filled with.
        paint: Paint,
    },
    /// A text centred on a point.
    Text {
        /// The middle of the line, half-way up its capitals, [x, y].
        middle: [f32; 2],
        /// The font size.
        size: f32,
        /// The colour.
        color: Rgba,
        /// The text.
        text: String,
    },
}

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
