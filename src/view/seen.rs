//! The photograph around the cursor, beside the board that was read from it: two points of colour
//! in each sign, or a picture where the terminal shows pictures.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

use super::{Appearance, Glyphs};
use crate::app::{Editor, SeenBoard};
use crate::picture::Pixels;

/// Points of colour from line to line at least, in signs: with fewer a stone is hardly seen.
const LEAST_LINE: u16 = 4;
/// And at most: larger shows nothing more.
const MOST_LINE: u16 = 12;
/// Lines that are seen down the room there is, in a picture.
const LINES_SEEN: f32 = 7.0;
/// The frame around the cursor: no board and no stone is of this colour.
const FRAME: [u8; 3] = [230, 30, 160];

/// Draws what the photograph shows around the cursor, as large as it fits; nothing where colours
/// are not to be had, or no photograph.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, editor: &Editor, look: &Appearance) {
    let Some(seen) = shown(area, editor, look) else { return };
    // Five lines are seen at least, the whole board at most.
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

/// The same as a picture, for cells of so many points of colour.
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

/// The photograph, where there is one, room for it, and something to show it with.
fn shown<'a>(area: Rect, editor: &'a Editor, look: &Appearance) -> Option<&'a SeenBoard> {
    let seen = editor.review().and_then(|review| review.seen.as_deref());
    let has_room = area.height >= 5 && area.width >= 12;
    // Without colours nothing would be seen, and half a sign is not in every font.
    let can_show = look.theme.seen(FRAME).is_some() && look.glyphs != Glyphs::Ascii;
    seen.filter(|_| has_room && can_show)
}

/// A part of a photograph, point by point.
struct View<'a> {
    seen: &'a SeenBoard,
    /// Where its first point lies, and how far the next one is, in lines.
    corner: [f32; 2],
    step: f32,
    cursor: [f32; 2],
    /// Where the photograph ends, in lines.
    end: f32,
    /// How wide the frame around the cursor is, in lines.
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

    /// The colour of a point; none beyond the photograph. Around the cursor is a frame.
    fn colour(&self, column: u16, row: u16) -> Option<[u8; 3]> {
        let at = |first: f32, at: u16| first + (f32::from(at) + 0.5) * self.step;
        let place = [at(self.corner[0], column), at(self.corner[1], row)];
        if place[0] >= self.end || place[1] >= self.end {
            return None;
        }
        let off = [0, 1].map(|axis| (place[axis] - self.cursor[axis]).abs());
        let out = off[0].max(off[1]);
        // However the points lie to the lines, the frame is as wide on every side.
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
