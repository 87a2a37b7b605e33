//! A scene as pixels.

use png::{ColorType, Compression, Encoder};
use tiny_skia::{
    FillRule, GradientStop, Paint as Ink, Path, PathBuilder, Pixmap, Point, RadialGradient, Rect,
    SpreadMode, Stroke, Transform,
};
use ttf_parser::{GlyphId, OutlineBuilder};

use super::scene::{Paint, Rgba, Scene, Shape, TextLine};

/// A picture as pixels, row-major from the top left: red, green, blue and alpha.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels per row.
    pub width: u32,
    /// Number of rows.
    pub height: u32,
    /// Four bytes per pixel.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// Draws a scene; `None` if it is too large.
    pub fn of(scene: &Scene) -> Option<Self> {
        Raster::default().pixels(scene)
    }

    /// The picture as PNG for a terminal, where speed matters more than size; `None` if it is empty.
    pub fn png(&self) -> Option<Vec<u8>> {
        self.encoded(Compression::Fast)
    }

    fn encoded(&self, compression: Compression) -> Option<Vec<u8>> {
        let mut data = Vec::new();
        let mut encoder = Encoder::new(&mut data, self.width, self.height);
        encoder.set_color(ColorType::Rgba);
        encoder.set_compression(compression);
        encoder.write_header().and_then(|mut png| png.write_image_data(&self.rgba)).ok()?;
        Some(data)
    }
}

/// Draws scene after scene, keeping the unchanged ground and the stones already drawn.
#[derive(Default)]
pub struct Raster {
    ground: Option<(Vec<Shape>, Pixmap)>,
    discs: Discs,
}

impl std::fmt::Debug for Raster {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Raster").finish_non_exhaustive()
    }
}

impl Raster {
    /// Draws a scene; `None` if it is too large.
    pub fn pixels(&mut self, scene: &Scene) -> Option<Pixels> {
        let drawn = self.draw(scene)?;
        let (width, height) = (drawn.width(), drawn.height());
        Some(Pixels { width, height, rgba: drawn.take_demultiplied() })
    }

    fn draw(&mut self, scene: &Scene) -> Option<Pixmap> {
        let (under, over) = scene.shapes.split_at(scene.ground.min(scene.shapes.len()));
        let known = self.ground.take().filter(|(shapes, drawn)| {
            (drawn.width(), drawn.height(), &**shapes) == (scene.width, scene.height, under)
        });
        let (shapes, ground) = if let Some(known) = known {
            known
        } else {
            // Stones of the old size are not needed again soon.
            self.discs = Discs::default();
            let mut picture = Pixmap::new(scene.width, scene.height)?;
            draw_shapes(&mut picture, under, &mut self.discs);
            (under.to_vec(), picture)
        };
        let mut picture = ground.clone();
        self.ground = Some((shapes, ground));
        draw_shapes(&mut picture, over, &mut self.discs);
        Some(picture)
    }
}

/// Returns a scene as a PNG file, or `None` if it is too large.
pub fn png(scene: &Scene) -> Option<Vec<u8>> {
    Pixels::of(scene)?.encoded(Compression::Balanced)
}

fn draw_shapes(picture: &mut Pixmap, shapes: &[Shape], discs: &mut Discs) {
    for shape in shapes {
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
            Shape::Disc { middle, radius, paint } => {
                discs.draw(picture, *middle, *radius, *paint);
            }
            Shape::Text { .. } | Shape::Words { .. } => {
                if let Some(line) = shape.line()
                    && let Some(path) = outline(&line)
                {
                    fill(picture, &path, &ink(line.color));
                }
            }
        }
    }
}

/// Discs already drawn: the stones of a board are all alike, so each kind is drawn once.
#[derive(Default)]
struct Discs {
    drawn: Vec<(Disc, Pixmap)>,
}

/// What identifies a disc: its offset within a pixel, its radius and its paint.
#[derive(Clone, Copy, PartialEq)]
struct Disc {
    within: [f32; 2],
    radius: f32,
    paint: Paint,
}

impl Discs {
    fn draw(&mut self, picture: &mut Pixmap, middle: [f32; 2], radius: f32, paint: Paint) {
        let around = radius.ceil() + 1.0;
        let corner = middle.map(|at| (at - around).floor());
        let within = [middle[0] - corner[0], middle[1] - corner[1]];
        let disc = Disc { within, radius, paint };
        let known = self.drawn.iter().position(|(known, _)| *known == disc);
        let place = known.or_else(|| {
            // No picture is larger than this.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let side = (2.0 * around + 2.0).min(20_000.0) as u32;
            let mut own = Pixmap::new(side, side)?;
            let path = PathBuilder::from_circle(within[0], within[1], radius)?;
            fill(&mut own, &path, &disc_ink(paint, within, radius));
            self.drawn.push((disc, own));
            Some(self.drawn.len() - 1)
        });
        if let Some((_, own)) = place.and_then(|place| self.drawn.get(place)) {
            #[allow(clippy::cast_possible_truncation)]
            let [x, y] = corner.map(|at| at as i32);
            lay(picture, own, x, y);
        }
    }
}

/// Blends a small picture over a large one: several times as fast as the library's own way, which
/// allows for rotation and scaling.
fn lay(picture: &mut Pixmap, own: &Pixmap, left: i32, top: i32) {
    let place = |at: i32, off: u32, end: u32| {
        u32::try_from(at.saturating_add_unsigned(off)).ok().filter(|&at| at < end)
    };
    let (width, height) = (picture.width(), picture.height());
    let side = own.width();
    let below = picture.data_mut();
    for row in 0..own.height() {
        let Some(y) = place(top, row, height) else { continue };
        for column in 0..side {
            let Some(x) = place(left, column, width) else { continue };
            let from = (row * side + column) as usize * 4;
            let to = (y * width + x) as usize * 4;
            let over = &own.data()[from..from + 4];
            let rest = 255 - u32::from(over[3]);
            if rest == 255 {
                continue;
            }
            for (below, &over) in below[to..to + 4].iter_mut().zip(over) {
                // Both are premultiplied by alpha; rounded to the nearest.
                let left = (u32::from(*below) * rest + 127) / 255;
                *below = over.saturating_add(u8::try_from(left).unwrap_or(u8::MAX));
            }
        }
    }
}

fn fill(picture: &mut Pixmap, path: &Path, ink: &Ink<'_>) {
    picture.fill_path(path, ink, FillRule::Winding, Transform::identity(), None);
}

fn ink([red, green, blue, cover]: Rgba) -> Ink<'static> {
    let mut ink = Ink { anti_alias: true, ..Ink::default() };
    ink.set_color_rgba8(red, green, blue, cover);
    ink
}

/// Returns the ink of a disc; a ball is lit from above left.
fn disc_ink(paint: Paint, [x, y]: [f32; 2], radius: f32) -> Ink<'static> {
    match paint {
        Paint::Flat(color) => ink(color),
        Paint::Ball(light, rim) => {
            let color = |[red, green, blue, cover]: Rgba| {
                tiny_skia::Color::from_rgba8(red, green, blue, cover)
            };
            let stops =
                vec![GradientStop::new(0.0, color(light)), GradientStop::new(1.0, color(rim))];
            // As in the SVG: centre at 0.35 and 0.3 of the width, radius three quarters of it.
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

/// Returns the outlines of a line of text.
fn outline(&TextLine { at: [left, base], size, font, text, .. }: &TextLine<'_>) -> Option<Path> {
    let face = font.face()?;
    let scale = size / f32::from(face.units_per_em());
    let mut pen = Pen { path: PathBuilder::new(), scale, left, base };
    for sign in text.chars() {
        let glyph = GlyphId(font.glyph(sign));
        face.outline_glyph(glyph, &mut pen);
        pen.left += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    }
    pen.path.finish()
}

/// Converts outlines from font units, y upwards, to pixels of the picture.
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
