//! The photograph around the cursor, beside the board that was read from it: two points of colour
//! in each sign.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

use super::{Appearance, Glyphs};
use crate::app::{Editor, SeenBoard};

/// Points of colour from line to line at least: with fewer a stone is hardly seen.
const LEAST_LINE: u16 = 4;
/// And at most, in rows of the screen: larger shows nothing more.
const MOST_LINE: u16 = 12;

/// Draws what the photograph shows around the cursor, as large as it fits; nothing where colours
/// are not to be had, or no photograph.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, editor: &Editor, look: &Appearance) {
    let seen = editor.review().and_then(|review| review.seen.as_deref());
    let Some(seen) = seen.filter(|_| area.height >= 5 && area.width >= 12) else { return };
    // Without colours nothing would be seen, and half a sign is not in every font.
    if look.theme.seen(FRAME).is_none() || look.glyphs == Glyphs::Ascii {
        return;
    }
    let (across, down) = (area.width, area.height * 2);
    let lines = seen.side / seen.line;
    // Five lines are seen at least, the whole board at most.
    let line = (down / 5).clamp(LEAST_LINE, MOST_LINE);
    let cursor = [editor.cursor().x, editor.cursor().y].map(f32::from);
    let step = 1.0 / f32::from(line);
    let first = |cursor: f32, points: u16| {
        let span = f32::from(points) * step;
        let last = f32::from(u16::try_from(lines).unwrap_or(u16::MAX)) - 1.0 - span;
        (cursor - span / 2.0).clamp(-1.0, last.max(-1.0))
    };
    let corner = [first(cursor[0], across), first(cursor[1], down)];
    let at = |column: u16, row: u16| {
        let off = [column, row].map(|at| (f32::from(at) + 0.5) * step);
        [corner[0] + off[0], corner[1] + off[1]]
    };
    let inside = |place: f32| place < f32::from(u16::try_from(lines).unwrap_or(0)) - 1.0;
    for row in 0..area.height {
        let spans: Vec<Span<'static>> = (0..across)
            .map(|column| {
                let half = |lower: u16| {
                    let place = at(column, 2 * row + lower);
                    let shown = place.into_iter().all(inside);
                    let colour = shown.then(|| colour(seen, place, cursor, step));
                    colour.and_then(|colour| look.theme.seen(colour))
                };
                sign(half(0), half(1))
            })
            .collect();
        let place = Rect { y: area.y + row, height: 1, ..area };
        frame.render_widget(Line::from(spans), place);
    }
}

/// The colour of a place; around the cursor a frame.
fn colour(seen: &SeenBoard, place: [f32; 2], cursor: [f32; 2], step: f32) -> [u8; 3] {
    let off = (place[0] - cursor[0]).abs().max((place[1] - cursor[1]).abs());
    // However the signs lie to the lines, the frame is one point of colour wide.
    if (0.5 - 0.25 * step..0.5 + 0.75 * step).contains(&off) {
        return FRAME;
    }
    seen.colour(place, step)
}

/// The frame around the cursor: no board and no stone is of this colour.
const FRAME: [u8; 3] = [230, 30, 160];

fn sign(upper: Option<Color>, lower: Option<Color>) -> Span<'static> {
    match (upper, lower) {
        (Some(upper), Some(lower)) => Span::styled("▀", Style::new().fg(upper).bg(lower)),
        (Some(upper), None) => Span::styled("▀", Style::new().fg(upper)),
        (None, Some(lower)) => Span::styled("▄", Style::new().fg(lower)),
        (None, None) => Span::raw(" "),
    }
}
