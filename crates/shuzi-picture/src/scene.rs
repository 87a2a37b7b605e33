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
