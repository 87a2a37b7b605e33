//! The choice of colours, symbols, language and mouse, with the corner of a board as a preview.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::ui::{Appearance, AppearanceRow, draw_beside_a_board, remark_line};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Color, Size, Vertex};
use shuzi_walk::TablePosition;

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
    row: AppearanceRow,
    sample: Option<&TablePosition>,
    message: Option<&Message>,
    look: &Appearance,
) {
    let lines = lines(row, message, look);
    draw_beside_a_board(frame, area, "look-title", lines, sample, look);
}

/// Returns the rows of the choice, and lines that show the symbols.
fn lines(row: AppearanceRow, message: Option<&Message>, look: &Appearance) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = AppearanceRow::ALL
        .into_iter()
        .map(|one| {
            let value = match one {
                AppearanceRow::Theme => look.theme.name.into_str().to_owned(),
                AppearanceRow::Glyphs => look.glyphs.into_str().to_owned(),
                AppearanceRow::Language => look.words.language().name().to_owned(),
                AppearanceRow::Mouse => on_or_off(look.mouse, look),
                AppearanceRow::Motion => on_or_off(look.motion, look),
            };
            let label = look.words.get(one.into_str());
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
        lines.push(remark_line(message, look));
    }
    lines
}

fn on_or_off(is_on: bool, look: &Appearance) -> String {
    look.words.get(if is_on { "on" } else { "off" })
}

/// Returns two lines ending in bars, which line up if the symbols are as wide as assumed.
fn ruler(look: &Appearance) -> [Line<'static>; 2] {
    [sample(look), Line::from(format!(" {}|", ". ".repeat(SAMPLE)))]
}

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
