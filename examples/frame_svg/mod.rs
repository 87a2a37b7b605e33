//! Frames of the screen as one SVG: side by side, or one after another.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};
use shuzi::ui::{Theme, colour_of_index};
use unicode_width::UnicodeWidthStr as _;

/// Width and height of a cell, in pixels.
const CELL: (u16, u16) = (9, 18);

/// Frames, each drawn as the rectangles and texts of its cells.
pub(crate) struct FrameSvg {
    paper: String,
    ink: String,
    frames: Vec<(String, f64)>,
    size: (u16, u16),
}

impl FrameSvg {
    pub(crate) fn new(theme: Theme) -> Self {
        let colour = |colour: Option<Color>, usual: &str| {
            colour.and_then(hex).unwrap_or_else(|| usual.to_owned())
        };
        let (paper, ink) = (colour(theme.ground.bg, "#1e1e1e"), colour(theme.ground.fg, "#d8d8d8"));
        Self { paper, ink, frames: Vec::new(), size: (0, 0) }
    }

    /// Adds a frame at a column and row.
    pub(crate) fn add(&mut self, buffer: &Buffer, (left, top): (u16, u16)) {
        let (width, height) = (buffer.area.width, buffer.area.height);
        self.size = (self.size.0.max(left + width), self.size.1.max(top + height));
        let (x, y) = (left * CELL.0, top * CELL.1);
        let cells = self.cells(buffer);
        self.frames.push((format!("<g transform=\"translate({x} {y})\">\n{cells}</g>\n"), 1.0));
    }

    /// How long the last frame added is seen, in seconds.
    pub(crate) fn lasts(&mut self, seconds: f64) {
        if let Some((_, lasts)) = self.frames.last_mut() {
            *lasts = seconds;
        }
    }

    /// All frames at once.
    pub(crate) fn still(&self) -> String {
        let frames: String = self.frames.iter().map(|(cells, _)| cells.as_str()).collect();
        self.document("", &frames)
    }

    /// One frame after another, without end.
    pub(crate) fn moving(&self) -> String {
        let whole: f64 = self.frames.iter().map(|(_, seconds)| seconds).sum();
        let (mut style, mut frames, mut from) = (String::new(), String::new(), 0.0);
        // Where nothing moves, the frame that is seen longest is the picture.
        let longest = self.frames.iter().map(|(_, seconds)| *seconds).fold(0.0, f64::max);
        let still = self.frames.iter().position(|(_, seconds)| *seconds >= longest);
        for (at, (cells, seconds)) in self.frames.iter().enumerate() {
            let part = |time: f64| 100.0 * time / whole;
            let (start, end) = (part(from), part(from + seconds));
            let alone = if still == Some(at) { "visible" } else { "hidden" };
            let _ = writeln!(
                style,
                "@keyframes f{at}{{0%{{visibility:hidden}}{start:.3}%{{visibility:visible}}\
                 {end:.3}%{{visibility:hidden}}}}\
                 .f{at}{{visibility:{alone};animation:f{at} {whole:.1}s step-end infinite}}"
            );
            let _ = write!(frames, "<g class=\"f{at}\">{cells}</g>");
            from += seconds;
        }
        self.document(&format!("<style>\n{style}</style>\n"), &frames)
    }

    fn document(&self, style: &str, frames: &str) -> String {
        let (width, height) = (self.size.0 * CELL.0, self.size.1 * CELL.1);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"15\">\n{style}<rect width=\"{width}\" height=\"{height}\" \
             fill=\"{}\"/>\n{frames}</svg>\n",
            self.paper
        )
    }

    /// The cells of a frame: what is behind, then lines and blocks, then text, each by colour.
    fn cells(&self, buffer: &Buffer) -> String {
        let mut behind: BTreeMap<String, Vec<Part>> = BTreeMap::new();
        let mut drawn: BTreeMap<String, Vec<Part>> = BTreeMap::new();
        let mut texts = String::new();
        for y in 0..buffer.area.height {
            let mut run = Run::default();
            let mut skip = 0;
            for x in 0..buffer.area.width {
                if skip > 0 {
                    skip -= 1;
                    continue;
                }
                let cell = &buffer[(x, y)];
                let sign = cell.symbol();
                skip = sign.width().saturating_sub(1);
                let (mut fore, mut back) = (hex(cell.fg), hex(cell.bg));
                if cell.modifier.contains(Modifier::REVERSED) {
                    (fore, back) = (
                        back.or_else(|| Some(self.paper.clone())),
                        fore.or_else(|| Some(self.ink.clone())),
                    );
                }
                let fore = fore.unwrap_or_else(|| self.ink.clone());
                let (left, top) = (x * CELL.0, y * CELL.1);
                if let Some(back) = back.filter(|back| *back != self.paper) {
                    let width = CELL.0 * (1 + u16::try_from(skip).unwrap_or(0));
                    rectangle(behind.entry(back).or_default(), (left, top, width, CELL.1));
                }
                let style = (fore, cell.modifier.contains(Modifier::BOLD));
                match parts(sign) {
                    Some(parts) => {
                        let path = drawn.entry(style.0).or_default();
                        for (x, y, width, height) in parts {
                            rectangle(path, (left + x, top + y, width, height));
                        }
                        run.end(&mut texts, y);
                    }
                    None => run.add(&mut texts, (x, y), sign, style),
                }
            }
            run.end(&mut texts, y);
        }
        let path = |(colour, parts): (String, Vec<Part>)| {
            let mut drawn = String::new();
            for (x, y, width, height) in parts {
                let _ = write!(drawn, "M{x} {y}h{width}v{height}h-{width}z");
            }
            format!("<path fill=\"{colour}\" d=\"{drawn}\"/>\n")
        };
        let behind: String = behind.into_iter().map(path).collect();
        let drawn: String = drawn.into_iter().map(path).collect();
        behind + &drawn + &texts
    }
}

/// Signs of one style that follow each other in a row.
#[derive(Default)]
struct Run {
    text: String,
    from: u16,
    style: (String, bool),
}

impl Run {
    fn add(&mut self, out: &mut String, (x, y): (u16, u16), sign: &str, style: (String, bool)) {
        let is_blank = sign.trim().is_empty();
        if self.text.is_empty() && is_blank {
            return;
        }
        if !is_blank && !self.text.is_empty() && self.style != style {
            self.end(out, y);
        }
        if self.text.is_empty() {
            (self.from, self.style) = (x, style);
        }
        self.text.push_str(sign);
    }

    fn end(&mut self, out: &mut String, y: u16) {
        let text = std::mem::take(&mut self.text);
        let text = text.trim_end();
        if text.is_empty() {
            return;
        }
        let (x, base) = (self.from * CELL.0, y * CELL.1 + CELL.1 - 5);
        let length = text.width() * usize::from(CELL.0);
        let (colour, is_bold) = &self.style;
        let bold = if *is_bold { " font-weight=\"bold\"" } else { "" };
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            out,
            "<text xml:space=\"preserve\" x=\"{x}\" y=\"{base}\" textLength=\"{length}\" fill=\"{colour}\"{bold}>{text}</text>"
        );
    }
}

/// Left, top, width and height, in pixels.
type Part = (u16, u16, u16, u16);

/// Adds a rectangle, or makes the one to its left wider.
fn rectangle(parts: &mut Vec<Part>, (x, y, width, height): Part) {
    let beside = parts.iter_mut().rev().take(8).find(|(left, top, wide, high)| {
        (*top, *high) == (y, height) && left.saturating_add(*wide) == x
    });
    match beside {
        Some(beside) => beside.2 += width,
        None => parts.push((x, y, width, height)),
    }
}

/// The rectangles of a sign that is lines or blocks: fonts leave gaps between those.
fn parts(sign: &str) -> Option<Vec<Part>> {
    const HALF: (u16, u16) = (CELL.0 / 2, CELL.1 / 2);
    let quarters = |set: u8| {
        let (w, h) = (HALF.0, HALF.1);
        let all = [(0, 0, w, h), (w, 0, CELL.0 - w, h), (0, h, w, h), (w, h, CELL.0 - w, h)];
        (0..4).filter(|at| set >> at & 1 == 1).map(|at| all[at]).collect()
    };
    // Left, right, up, down from the middle.
    let lines = |set: u8, thick: u16| {
        let (x, y) = (HALF.0, HALF.1);
        let all = [
            (0, y, x + thick, thick),
            (x, y, CELL.0 - x, thick),
            (x, 0, thick, y + thick),
            (x, y, thick, CELL.1 - y),
        ];
        (0..4).filter(|at| set >> at & 1 == 1).map(|at| all[at]).collect()
    };
    Some(match sign {
        "█" => quarters(15),
        "▀" => quarters(3),
        "▄" => quarters(12),
        "▌" => quarters(5),
        "▐" => quarters(10),
        "▘" => quarters(1),
        "▝" => quarters(2),
        "▖" => quarters(4),
        "▗" => quarters(8),
        "▛" => quarters(7),
        "▜" => quarters(11),
        "▙" => quarters(13),
        "▟" => quarters(14),
        "▚" => quarters(9),
        "▞" => quarters(6),
        "─" => lines(3, 1),
        "━" => lines(3, 2),
        "│" => lines(12, 1),
        "┃" => lines(12, 2),
        "┼" => lines(15, 1),
        "╋" => lines(15, 2),
        "├" => lines(14, 1),
        "┤" => lines(13, 1),
        "┬" => lines(11, 1),
        "┴" => lines(7, 1),
        "┌" | "╭" => lines(10, 1),
        "┐" | "╮" => lines(9, 1),
        "└" | "╰" => lines(6, 1),
        "┘" | "╯" => lines(5, 1),
        _ => return None,
    })
}

/// Returns a colour as the web writes it, or `None` for the terminal's own.
fn hex(color: Color) -> Option<String> {
    let [red, green, blue] = match color {
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index) => colour_of_index(index),
        _ => return None,
    };
    Some(format!("#{red:02x}{green:02x}{blue:02x}"))
}
