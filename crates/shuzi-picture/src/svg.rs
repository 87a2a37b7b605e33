//! A scene as SVG.

use std::fmt::Write as _;

use super::scene::{Paint, Rgba, Scene, Shape};

/// Returns the scene as a file that needs no other.
pub fn scene_svg(scene: &Scene) -> String {
    let Scene { width, height, shapes, .. } = scene;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"'Noto Sans','DejaVu Sans',sans-serif\">\n"
    );
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
            Shape::Text { middle: [x, y], size, color, text } => {
                let (color, cover) = colour(*color);
                // Half of the capitals' height is above the middle.
                let base = y + CAPITALS / 2.0 * size;
                writeln!(
                    out,
                    "<text x=\"{x:.2}\" y=\"{base:.2}\" font-size=\"{size:.2}\" fill=\"{color}\"{} \
                     text-anchor=\"middle\">{}</text>",
                    of("fill-", cover),
                    escaped(text)
                )
            }
        };
    }
    out + "</svg>\n"
}

/// Height of capitals and digits, relative to the font size.
pub(super) const CAPITALS: f32 = 0.73;

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
