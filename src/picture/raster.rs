//! A scene as points of colour.

use tiny_skia::{
    FillRule, GradientStop, Paint as Ink, Path, PathBuilder, Pixmap, Point, RadialGradient, Rect,
    SpreadMode, Stroke, Transform,
};
use ttf_parser::{GlyphId, OutlineBuilder};

use super::scene::{Paint, Rgba, Scene, Shape};
use super::svg::CAPITALS;
use crate::output::print::Font;

/// A picture as points of colour, row after row from the top left, red, green, blue and cover each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Points in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes a point.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// Draws a scene; none if it is too large.
    pub fn of(scene: &Scene) -> Option<Self> {
        let drawn = draw(scene)?;
        let (width, height) = (drawn.width(), drawn.height());
        Some(Self { width, height, rgba: drawn.take_demultiplied() })
    }
}

/// A scene as a PNG file; none if it is too large.
pub fn png(scene: &Scene) -> Option<Vec<u8>> {
    draw(scene)?.encode_png().ok()
}

fn draw(scene: &Scene) -> Option<Pixmap> {
    let mut picture = Pixmap::new(scene.width, scene.height)?;
    for shape in &scene.shapes {
        match shape {
            Shape::Rectangle { frame: [x, y, width, height], color } => {
                if let Some(frame) = Rect::from_xywh(*x, *y, *width, *height) {
                    picture.fill_rect(frame, &ink(*color), Transform::identity(), None);
                }
            }
            Shape::Line { from, to, width, color } => {
                let mut path = PathBuilder::new();
                path.move_to(from[0], from[1]);
                path.line_to(to[0], to[1]);
                let stroke = Stroke { width: *width, ..Stroke::default() };
                if let Some(path) = path.finish() {
                    picture.stroke_path(&path, &ink(*color), &stroke, Transform::identity(), None);
                }
            }
            Shape::Disc { middle: [x, y], radius, paint } => {
                if let Some(path) = PathBuilder::from_circle(*x, *y, *radius) {
                    fill(&mut picture, &path, &disc_ink(*paint, [*x, *y], *radius));
                }
            }
            Shape::Text { middle, size, color, text } => {
                if let Some(path) = outline(text, *middle, *size) {
                    fill(&mut picture, &path, &ink(*color));
                }
            }
        }
    }
    Some(picture)
}

fn fill(picture: &mut Pixmap, path: &Path, ink: &Ink<'_>) {
    picture.fill_path(path, ink, FillRule::Winding, Transform::identity(), None);
}

fn ink([red, green, blue, cover]: Rgba) -> Ink<'static> {
    let mut ink = Ink { anti_alias: true, ..Ink::default() };
    ink.set_color_rgba8(red, green, blue, cover);
    ink
}

/// The ink of a disc: a ball's light falls from above left.
fn disc_ink(paint: Paint, [x, y]: [f32; 2], radius: f32) -> Ink<'static> {
    match paint {
        Paint::Flat(color) => ink(color),
        Paint::Ball(light, rim) => {
            let color = |[red, green, blue, cover]: Rgba| {
                tiny_skia::Color::from_rgba8(red, green, blue, cover)
            };
            let stops =
                vec![GradientStop::new(0.0, color(light)), GradientStop::new(1.0, color(rim))];
            // As SVG has it: 0.35 and 0.3 of the way across, three quarters of the width around.
            let from = Point::from_xy(x - 0.3 * radius, y - 0.4 * radius);
            let around = 1.5 * radius;
            let shader = RadialGradient::new(
                from,
                0.0,
                from,
                around,
                stops,
                SpreadMode::Pad,
                Transform::identity(),
            );
            let plain = ink(rim);
            match shader {
                Some(shader) => Ink { shader, ..plain },
                None => plain,
            }
        }
    }
}

/// The outlines of a text about its middle.
fn outline(text: &str, [x, y]: [f32; 2], size: f32) -> Option<Path> {
    let font = Font::Regular;
    let face = font.face()?;
    let scale = size / f32::from(face.units_per_em());
    let left = x - font.width(text, size) / 2.0;
    let mut pen = Pen { path: PathBuilder::new(), scale, left, base: y + CAPITALS / 2.0 * size };
    for sign in text.chars() {
        let glyph = GlyphId(font.glyph(sign));
        face.outline_glyph(glyph, &mut pen);
        pen.left += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    }
    pen.path.finish()
}

/// Takes outlines in the font's units, upwards, to where they stand in the picture.
struct Pen {
    path: PathBuilder,
    scale: f32,
    left: f32,
    base: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.left + x * self.scale, self.base - y * self.scale)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
