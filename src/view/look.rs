//! The choice of colours, symbols, language and mouse, with the corner of a board as a preview.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use unicode_width::UnicodeWidthStr;

use super::split::{cut_left, cut_top};
use super::wrapping::{height, wrapped};
use super::{Appearance, board, clear};
use crate::app::{AppearancePage, AppearanceRow};
use crate::fact::Message;
use crate::goban::{Color, Size, Vertex};

/// Draws the choice, with a board that shows a change at once. The two lines below the rows end in
/// bars that line up if the terminal draws the symbols as wide as the program assumes.
///
/// ```text
/// ┌ How things look ───────────────────────┐
/// │ > Colours     ‹ wood ›                 │
/// │   Signs         unicode                │
/// │ ┌─●─○─x─o─▪─▫─|                        │
/// │ . . . . . . . |                        │
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    page: &AppearancePage,
    message: Option<&Message>,
    look: &Appearance,
) {
    let block = Block::bordered()
        .title(Span::styled(format!(" {} ", look.words.get("look-title")), look.theme.heading));
    let inner = block.inner(area);
    clear(frame, area, look);
    frame.render_widget(block, area);
    let lines = wrapped(lines(page.row, message, look), inner.width.min(WIDEST));
    // The sample goes beside the text, or below it.
    let [words, beside] = cut_left(inner, inner.width.min(WIDEST));
    let below = cut_top(inner, height(&lines).saturating_add(1))[1];
    frame.render_widget(Paragraph::new(lines), words);
    let Some(sample) = &page.sample else { return };
    let size = sample.board.size();
    let room = if beside.width >= NARROWEST { beside } else { below };
    let centre = Vertex::new(size.width() / 2, size.height() / 2);
    let position = (&sample.board, &sample.dead().stones, Some(&**sample.settled()));
    board::draw_position(frame, room, (position, None), (centre, false), look);
}

/// Returns the rows of the choice, and lines that show the symbols.
fn lines(row: AppearanceRow, message: Option<&Message>, look: &Appearance) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = AppearanceRow::ALL
        .into_iter()
        .map(|one| {
            let value = match one {
                AppearanceRow::Theme => look.theme.name.as_str().to_owned(),
                AppearanceRow::Glyphs => look.glyphs.as_str().to_owned(),
                AppearanceRow::Language => look.words.language().name().to_owned(),
                AppearanceRow::Mouse if look.mouse => look.words.get("on"),
                AppearanceRow::Mouse => look.words.get("off"),
            };
            let label = look.words.get(one.as_str());
            let padding = " ".repeat(14_usize.saturating_sub(label.width()));
            if one == row {
                Line::styled(format!("> {label}{padding}< {value} >"), look.theme.strong)
            } else {
                Line::styled(format!("  {label}{padding}  {value}"), look.theme.quiet)
            }
        })
        .collect();
    lines.push(Line::default());
    lines.extend(ruler(look));
    lines.push(Line::from(look.words.get("ruler")));
    if let Some(message) = message {
        lines.push(Line::default());
        lines.push(Line::styled(look.words.message(message), look.theme.warning));
    }
    lines
}

/// Returns two lines ending in bars, which line up if the symbols are as wide as assumed.
pub(super) fn ruler(look: &Appearance) -> [Line<'static>; 2] {
    [sample(look), Line::from(format!(" {}|", ". ".repeat(SAMPLE)))]
}

/// The width of the text, and the least width of a board beside it, in columns.
const WIDEST: u16 = 44;
const NARROWEST: u16 = 24;

/// Vertices of the sample line.
const SAMPLE: usize = 8;

/// Returns a row with every kind of symbol and a bar after it.
fn sample(look: &Appearance) -> Line<'static> {
    let (theme, glyphs) = (look.theme, look.board_glyphs());
    let corner = Vertex::new(0, 0);
    let empty = glyphs.empty(corner, Size::NINETEEN);
    let on = |stone: Style, area: Style| Style { bg: area.bg, ..stone };
    let signs = [
        (empty, theme.grid),
        (glyphs.stone(Color::Black), theme.black),
        (glyphs.stone(Color::White), theme.white),
        (glyphs.dead(Color::Black), on(theme.black, theme.white_area)),
        (glyphs.dead(Color::White), on(theme.white, theme.black_area)),
        (glyphs.territory(Color::Black).unwrap_or(empty), theme.black_area),
        (glyphs.territory(Color::White).unwrap_or(empty), theme.white_area),
        (glyphs.filled(Color::White), theme.white),
    ];
    let mut spans = vec![Span::raw(" ")];
    for (sign, style) in signs {
        spans.push(Span::styled(sign, style));
        spans.push(Span::styled(glyphs.line(), style));
    }
    spans.push(Span::raw("|"));
    Line::from(spans)
}
