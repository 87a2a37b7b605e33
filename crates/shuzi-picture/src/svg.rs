//! Shapes as SVG.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ttf_parser::{GlyphId, OutlineBuilder};

use super::font::{Font, Weight};
use super::scene::{CAPITALS, Paint, Rgba, Scene, Shape, TextLine};

/// The size of a drawing, and what readers of screens say first.
#[derive(Clone, Copy, Debug)]
pub struct SvgHead<'a> {
    /// Width and height in the unit.
    pub size: [f32; 2],
    /// The unit of all lengths: `pt`, or nothing for pixels.
    pub unit: &'a str,
    /// Its title; may be empty.
    pub title: &'a str,
    /// The code of its language; may be empty.
    pub language: &'a str,
}

impl SvgHead<'_> {
    fn of(scene: &Scene) -> Self {
        // A picture is no larger than 20,000 pixels.
        let size = [scene.width, scene.height];
        let size = size.map(|length| f32::from(u16::try_from(length).unwrap_or(u16::MAX)));
        Self { size, unit: "", title: "", language: "" }
    }
}

/// Returns the scene as a file that needs no other.
pub fn scene_svg(scene: &Scene) -> String {
    svg(&SvgHead::of(scene), &scene.shapes)
}

/// Returns the scene as a part of a page, whose reader has fonts.
pub fn page_svg(scene: &Scene) -> String {
    drawn(&SvgHead::of(scene), "", &scene.shapes, |out, shape| {
        let Shape::Text { middle: [x, y], size, color, text } = shape else { return Ok(()) };
        let (color, y) = (colour(*color).0, y + CAPITALS / 2.0 * size);
        writeln!(
            out,
            "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size:.2}\" text-anchor=\"middle\" \
             fill=\"{color}\">{}</text>",
            escaped(text)
        )
    })
}

/// Returns shapes as a file that needs no other and looks alike everywhere: letters are outlines, each
/// drawn once; the text is there for those who search or have it read aloud.
pub fn svg(head: &SvgHead<'_>, shapes: &[Shape]) -> String {
    drawn(head, &glyphs(shapes), shapes, |out, shape| {
        shape.line().map_or(Ok(()), |line| write_line(out, &line))
    })
}

/// Draws shapes; `write_text` draws those of text.
fn drawn(
    head: &SvgHead<'_>,
    definitions: &str,
    shapes: &[Shape],
    write_text: impl Fn(&mut String, &Shape) -> std::fmt::Result,
) -> String {
    let SvgHead { size: [width, height], unit, title, language } = head;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}{unit}\" \
         height=\"{height}{unit}\" viewBox=\"0 0 {width} {height}\""
    );
    if !language.is_empty() {
        let _ = write!(out, " lang=\"{language}\"");
    }
    out += ">\n";
    if !title.is_empty() {
        let _ = writeln!(out, "<title>{}</title>", escaped(title));
    }
    out += definitions;
    // One gradient per kind of ball.
    let mut balls: Vec<(Rgba, Rgba)> = Vec::new();
    for shape in shapes {
        if let Shape::Disc { paint: Paint::Ball(light, rim), .. } = shape
            && !balls.contains(&(*light, *rim))
        {
            let stop = |offset: &str, color: &Rgba| {
                let (color, cover) = colour(*color);
                format!("<stop offset=\"{offset}\" stop-color=\"{color}\"{}/>", of("stop-", cover))
            };
            let _ = writeln!(
                out,
                "<radialGradient id=\"ball{}\" cx=\"0.35\" cy=\"0.3\" r=\"0.75\">{}{}</radialGradient>",
                balls.len(),
                stop("0", light),
                stop("1", rim)
            );
            balls.push((*light, *rim));
        }
    }
    for shape in shapes {
        let _ = match shape {
            Shape::Rectangle { frame: [x, y, width, height], color } => {
                let (color, cover) = colour(*color);
                writeln!(
                    out,
                    "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" \
                     fill=\"{color}\"{}/>",
                    of("fill-", cover)
                )
            }
            Shape::Line { from, to, width, color } => {
                let (color, cover) = colour(*color);
                writeln!(
                    out,
                    "<path d=\"M{:.2} {:.2}L{:.2} {:.2}\" stroke=\"{color}\" \
                     stroke-width=\"{width:.2}\"{}/>",
                    from[0],
                    from[1],
                    to[0],
                    to[1],
                    of("stroke-", cover)
                )
            }
            Shape::Disc { middle: [x, y], radius, paint } => {
                let fill = match paint {
                    Paint::Flat(color) => {
                        let (color, cover) = colour(*color);
                        format!("fill=\"{color}\"{}", of("fill-", cover))
                    }
                    Paint::Ball(light, rim) => {
                        let at = balls.iter().position(|ball| *ball == (*light, *rim));
                        format!("fill=\"url(#ball{})\"", at.unwrap_or(0))
                    }
                };
                writeln!(out, "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\" {fill}/>")
            }
            Shape::Text { .. } | Shape::Words { .. } => write_text(&mut out, shape),
        };
    }
    out + "</svg>\n"
}

/// Writes a line of text: its letters, and the text itself, which is not seen.
fn write_line(out: &mut String, line: &TextLine<'_>) -> std::fmt::Result {
    let TextLine { at: [x, y], size, font, text, .. } = *line;
    let Some(face) = font.face() else { return Ok(()) };
    let scale = size / f32::from(face.units_per_em());
    let (color, cover) = colour(line.color);
    write!(
        out,
        "<g aria-hidden=\"true\" fill=\"{color}\"{} \
         transform=\"translate({x:.2} {y:.2}) scale({scale:.5} -{scale:.5})\">",
        of("fill-", cover)
    )?;
    let mut from = 0;
    for sign in text.chars() {
        let glyph = font.glyph(sign);
        if !sign.is_whitespace() {
            write!(out, "<use href=\"#{}\" x=\"{from}\"/>", name(font, glyph))?;
        }
        from += u32::from(face.glyph_hor_advance(GlyphId(glyph)).unwrap_or(0));
    }
    writeln!(
        out,
        "</g><text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size:.2}\" textLength=\"{:.2}\" \
         lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\">{}</text>",
        font.width(text, size),
        escaped(text)
    )
}

/// The name of a glyph in the drawing.
fn name(font: Font, glyph: u16) -> String {
    let weight = if font.weight == Weight::Bold { 'b' } else { 'r' };
    format!("{weight}{glyph}")
}

/// Returns the outlines of all letters, each once, in font units.
fn glyphs(shapes: &[Shape]) -> String {
    let mut drawn = BTreeMap::new();
    for line in shapes.iter().filter_map(Shape::line) {
        let Some(face) = line.font.face() else { continue };
        for sign in line.text.chars().filter(|sign| !sign.is_whitespace()) {
            let glyph = line.font.glyph(sign);
            drawn.entry(name(line.font, glyph)).or_insert_with(|| {
                let mut path = PathData::default();
                face.outline_glyph(GlyphId(glyph), &mut path);
                path.0
            });
        }
    }
    if drawn.is_empty() {
        return String::new();
    }
    let paths = drawn.iter().map(|(name, path)| format!("<path id=\"{name}\" d=\"{path}\"/>"));
    format!("<defs>{}</defs>\n", paths.collect::<String>())
}

/// The outlines of a glyph as SVG writes them.
#[derive(Default)]
struct PathData(String);

impl PathData {
    fn put(&mut self, letter: char, points: &[f32]) {
        self.0.push(letter);
        for (number, point) in points.iter().enumerate() {
            let gap = if number == 0 || *point < 0.0 { "" } else { " " };
            let _ = write!(self.0, "{gap}{point:.0}");
        }
    }
}

impl OutlineBuilder for PathData {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[x, y]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.put('Q', &[x1, y1, x, y]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.put('C', &[x1, y1, x2, y2, x, y]);
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}

/// Returns a colour as SVG writes it, and its alpha.
fn colour([red, green, blue, cover]: Rgba) -> (String, u8) {
    (format!("#{red:02x}{green:02x}{blue:02x}"), cover)
}

/// Returns the opacity attribute, or nothing for an opaque colour.
fn of(what: &str, cover: u8) -> String {
    match cover {
        255 => String::new(),
        cover => format!(" {what}opacity=\"{:.3}\"", f32::from(cover) / 255.0),
    }
}

/// Returns a text escaped for HTML and SVG.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
