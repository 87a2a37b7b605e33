//! A sheet as SVG: its pages one below the other.

use std::fmt::Write as _;

use super::page::{GREY, Ink, Mark, Page, outline};

use shuzi_picture::{Weight, escaped, font_styles};
use shuzi_words::Language;

/// Returns the pages as one image with a title, which readers of screens say first.
pub fn svg(pages: &[Page], title: &str, language: Language) -> String {
    let width = pages.iter().map(|page| page.width).fold(0.0, f32::max);
    let height: f32 = pages.iter().map(|page| page.height).sum();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
         viewBox=\"0 0 {width} {height}\" lang=\"{}\" \
         font-family=\"'Shuzi Sans','Noto Sans SC',sans-serif\">\n<title>{}</title>\n\
         <style>{}</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        language.code(),
        escaped(title),
        font_styles(language.script())
    );
    let mut top = 0.0;
    for page in pages {
        for mark in &page.marks {
            let _ = match mark {
                Mark::Begin(_) | Mark::End => continue,
                Mark::Text { x, y, size, font, text } => {
                    let weight =
                        if font.weight == Weight::Bold { " font-weight=\"700\"" } else { "" };
                    let length = font.width(text, *size);
                    writeln!(
                        out,
                        "<text x=\"{x:.2}\" y=\"{:.2}\" font-size=\"{size:.2}\"{weight} \
                         textLength=\"{length:.2}\" lengthAdjust=\"spacingAndGlyphs\">{}</text>",
                        y + top,
                        escaped(text)
                    )
                }
                Mark::Line { from, to, width } => writeln!(
                    out,
                    "<path d=\"M{:.2} {:.2}L{:.2} {:.2}\" stroke=\"#000\" stroke-width=\"{width:.2}\"/>",
                    from.0,
                    from.1 + top,
                    to.0,
                    to.1 + top
                ),
                Mark::Box { at, size } => writeln!(
                    out,
                    "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{:.2}\" \
                     fill=\"rgb({g}%,{g}%,{g}%)\"/>",
                    at.0,
                    at.1 + top,
                    size.0,
                    size.1,
                    g = GREY * 100.0
                ),
                Mark::Disc { middle: (x, y), radius, ink } => {
                    let grey = format!("rgb({g}%,{g}%,{g}%)", g = GREY * 100.0);
                    let (fill, line) = match ink {
                        Ink::Black => ("#000", 0.0),
                        Ink::White => ("#fff", outline(*radius)),
                        Ink::Paper => (grey.as_str(), 0.0),
                    };
                    writeln!(
                        out,
                        "<circle cx=\"{x:.2}\" cy=\"{:.2}\" r=\"{:.2}\" fill=\"{fill}\" \
                         stroke=\"#000\" stroke-width=\"{line:.2}\"/>",
                        y + top,
                        radius - line / 2.0
                    )
                }
            };
        }
        top += page.height;
    }
    out + "</svg>\n"
}
