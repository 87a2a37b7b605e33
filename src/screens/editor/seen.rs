//! The photograph around the cursor, in half-block characters or as an image.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

use crate::ui::{Appearance, Glyphs};
use shuzi_picture::Pixels;
use shuzi_walk::{Editor, SeenBoard};

/// Minimum pixels from line to line in characters: with fewer a stone is hardly visible.
const LEAST_LINE: u16 = 4;
/// Maximum pixels from line to line in characters: more shows nothing new.
const MOST_LINE: u16 = 12;
/// Lines of the board shown down the height of an image.
const LINES_SEEN: f32 = 7.0;
/// The frame around the cursor, in a colour no board or stone has.
const FRAME: [u8; 3] = [230, 30, 160];

/// Draws the photograph around the cursor, as large as fits; nothing without colours or without a
/// photograph.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, editor: &Editor, look: &Appearance) {
    let Some(seen) = shown(area, editor, look) else { return };
    // At least five lines are visible, at most the whole board.
    let line = (area.height * 2 / 5).clamp(LEAST_LINE, MOST_LINE);
    let view = View::around(editor, seen, [area.width, area.height * 2], 1.0 / f32::from(line));
    for row in 0..area.height {
        let half = |column: u16, row: u16| {
            view.colour(column, row).and_then(|colour| look.theme.seen(colour))
        };
        let spans: Vec<Span<'static>> = (0..area.width)
            .map(|column| sign(half(column, 2 * row), half(column, 2 * row + 1)))
            .collect();
        let place = Rect { y: area.y + row, height: 1, ..area };
        frame.render_widget(Line::from(spans), place);
    }
}

/// Returns the same as an image, for cells of [across, down] pixels.
pub(super) fn pixels(
    area: Rect,
    editor: &Editor,
    look: &Appearance,
    [across, down]: [u16; 2],
) -> Option<Pixels> {
    let seen = shown(area, editor, look)?;
    let size = [area.width.checked_mul(across)?, area.height.checked_mul(down)?];
    let step = LINES_SEEN / f32::from(size[1]);
    let view = View::around(editor, seen, size, step);
    let mut rgba = Vec::with_capacity(usize::from(size[0]) * usize::from(size[1]) * 4);
    for row in 0..size[1] {
        for column in 0..size[0] {
            let [red, green, blue] = view.colour(column, row).unwrap_or_default();
            rgba.extend([red, green, blue, u8::MAX]);
        }
    }
    Some(Pixels { width: size[0].into(), height: size[1].into(), rgba })
}

/// Returns the photograph if there is one, room for it, and a way to show it.
fn shown<'a>(area: Rect, editor: &'a Editor, look: &Appearance) -> Option<&'a SeenBoard> {
    let seen = editor.review().and_then(|review| review.seen.as_deref());
    let has_room = area.height >= 5 && area.width >= 12;
    // Without colours nothing would be visible, and not every font has half blocks.
    let can_show = look.theme.seen(FRAME).is_some() && look.glyphs != Glyphs::Ascii;
    seen.filter(|_| has_room && can_show)
}

/// A part of a photograph, pixel by pixel.
struct View<'a> {
    seen: &'a SeenBoard,
    /// Where the first pixel is, [x, y], and how far the next one is, in lines.
    corner: [f32; 2],
    step: f32,
    cursor: [f32; 2],
    /// Where the photograph ends, in lines.
    end: f32,
    /// Width of the frame around the cursor, in lines.
    frame: f32,
}

impl<'a> View<'a> {
    fn around(editor: &Editor, seen: &'a SeenBoard, size: [u16; 2], step: f32) -> Self {
        let lines = u16::try_from(seen.side / seen.line.max(1)).unwrap_or(u16::MAX);
        let end = f32::from(lines) - 1.0;
        let cursor = [editor.cursor().x, editor.cursor().y].map(f32::from);
        let first = |cursor: f32, points: u16| {
            let span = f32::from(points) * step;
            (cursor - span / 2.0).clamp(-1.0, (end - span).max(-1.0))
        };
        let corner = [first(cursor[0], size[0]), first(cursor[1], size[1])];
        Self { seen, corner, step, cursor, end, frame: step.max(0.06) }
    }

    /// Returns the colour of a pixel, frame included, or `None` beyond the photograph.
    fn colour(&self, column: u16, row: u16) -> Option<[u8; 3]> {
        let at = |first: f32, at: u16| first + (f32::from(at) + 0.5) * self.step;
        let place = [at(self.corner[0], column), at(self.corner[1], row)];
        if place[0] >= self.end || place[1] >= self.end {
            return None;
        }
        let off = [0, 1].map(|axis| (place[axis] - self.cursor[axis]).abs());
        let out = off[0].max(off[1]);
        // Wherever the pixels fall between the lines, the frame is equally wide on every side.
        if (0.5 - 0.25 * self.step..0.5 - 0.25 * self.step + self.frame).contains(&out) {
            return Some(FRAME);
        }
        Some(self.seen.colour(place, self.step))
    }
}

fn sign(upper: Option<Color>, lower: Option<Color>) -> Span<'static> {
    match (upper, lower) {
        (Some(upper), Some(lower)) => Span::styled("▀", Style::new().fg(upper).bg(lower)),
        (Some(upper), None) => Span::styled("▀", Style::new().fg(upper)),
        (None, Some(lower)) => Span::styled("▄", Style::new().fg(lower)),
        (None, None) => Span::raw(" "),
    }
}
