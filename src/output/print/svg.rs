//! A sheet as SVG: its pages one below the other.

use super::figure::{Figure, figure_piece};
use super::page::{GREY, Ink, Mark, Page, outline};
use super::set_table::CAPITALS;

use shuzi_picture::{Paint, Rgba, Shape, SvgHead};
use shuzi_words::Language;

const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255, 255, 255, 255];

/// The grey of boxes.
const fn grey() -> Rgba {
    // Within 0 to 255.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let level = (GREY * 255.0) as u8;
    [level, level, level, 255]
}

/// Returns the pages as one image with a title, which readers of screens say first.
pub fn svg(pages: &[Page], title: &str, language: Language) -> String {
    let width = pages.iter().map(|page| page.width).fold(0.0, f32::max);
    let height: f32 = pages.iter().map(|page| page.height).sum();
    let mut shapes = vec![Shape::Rectangle { frame: [0.0, 0.0, width, height], color: WHITE }];
    let mut top = 0.0;
    for page in pages {
        let marks = page.marks.iter().map(|mark| mark.moved(0.0, top));
        shapes.extend(marks.flat_map(|mark| shapes_of(&mark)));
        top += page.height;
    }
    let head = SvgHead { size: [width, height], unit: "pt", title, language: language.code() };
    shuzi_picture::svg(&head, &shapes)
}

/// The width and height of a picture on a web page, in points, and the size of its caption.
const PICTURE: (f32, f32) = (300.0, 300.0);
const CAPTION: f32 = 10.0;

/// Returns a figure as a picture of its own.
pub fn figure_svg(figure: &Figure, language: Language) -> Option<String> {
    let drawn = figure_piece(figure, PICTURE, language.script(), CAPTION)?;
    let page = Page { width: PICTURE.0, height: drawn.height + CAPTION, marks: drawn.marks };
    Some(svg(&[page], &figure.caption, language))
}

fn shapes_of(mark: &Mark) -> Vec<Shape> {
    let disc = |(x, y): (f32, f32), radius: f32, color: Rgba| Shape::Disc {
        middle: [x, y],
        radius,
        paint: Paint::Flat(color),
    };
    match mark {
        Mark::Begin(_) | Mark::End => Vec::new(),
        Mark::Text { x, y, size, font, text } => vec![Shape::Words {
            at: [*x, *y],
            size: *size,
            font: *font,
            color: BLACK,
            text: text.clone(),
        }],
        Mark::Letter { middle: (x, y), size, font, ink, text } => vec![Shape::Words {
            at: [x - font.width(text, *size) / 2.0, y + CAPITALS / 2.0 * size],
            size: *size,
            font: *font,
            color: if *ink == Ink::White { WHITE } else { BLACK },
            text: text.clone(),
        }],
        Mark::Line { from, to, width } => vec![Shape::Line {
            from: [from.0, from.1],
            to: [to.0, to.1],
            width: *width,
            color: BLACK,
        }],
        Mark::Box { at, size } => {
            vec![Shape::Rectangle { frame: [at.0, at.1, size.0, size.1], color: grey() }]
        }
        Mark::Disc { middle, radius, ink } => match ink {
            Ink::Black => vec![disc(*middle, *radius, BLACK)],
            Ink::White => {
                let inside = radius - outline(*radius);
                vec![disc(*middle, *radius, BLACK), disc(*middle, inside, WHITE)]
            }
            Ink::Paper => vec![disc(*middle, *radius, grey())],
        },
    }
}
