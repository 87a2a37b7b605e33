//! Shapes and colours, whatever draws them.

/// Red, green, blue, and how much it covers, each to 255.
pub type Rgba = [u8; 4];

/// What a shape is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// One colour.
    Flat(Rgba),
    /// From the colour of a light above left to that of the rim.
    Ball(Rgba, Rgba),
}

/// A shape; lengths are in points of colour, from the top left.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle: left, top, width, height.
    Rectangle {
        /// Left, top, width, height.
        frame: [f32; 4],
        /// Its colour.
        color: Rgba,
    },
    /// A line.
    Line {
        /// Where it begins.
        from: [f32; 2],
        /// Where it ends.
        to: [f32; 2],
        /// How thick it is.
        width: f32,
        /// Its colour.
        color: Rgba,
    },
    /// A disc.
    Disc {
        /// Its middle.
        middle: [f32; 2],
        /// Its radius.
        radius: f32,
        /// What it is filled with.
        paint: Paint,
    },
    /// A text set about the middle of its line.
    Text {
        /// The middle of the line, half-way up its capitals.
        middle: [f32; 2],
        /// The size of the type.
        size: f32,
        /// Its colour.
        color: Rgba,
        /// What it says.
        text: String,
    },
}

/// Shapes one over the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// How wide it is.
    pub width: u32,
    /// How high it is.
    pub height: u32,
    /// Its shapes, the lowest first.
    pub shapes: Vec<Shape>,
    /// How many of the first shapes stay the same from one picture to the next: what stands on the
    /// board changes, the board does not.
    pub ground: usize,
}
