//! The handicap table, over the whole screen except title and footer.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};
use unicode_width::UnicodeWidthStr as _;

use super::HandicapScreen;
use crate::output::handicap_worked;
use crate::ui::wrapping::{height, wrapped_after};
use crate::ui::{Appearance, columns, more};
use shuzi_core::fact::Value;
use shuzi_core::goban::Color;
use shuzi_core::handicap::Suggestion;

/// Columns of a cell where there is room.
const COLUMN: usize = 13;

/// Draws the table: one line per rank difference, with the working of the selected
/// one below.
///
/// ```text
/// ┌ Handicap · 19×19 · area ─────────────────────────────┐
/// │ Black 6k – White 2d                                  │
/// │  ranks   value   stones   free moves   komi          │
/// │> 8       7½      8        7            −6.5          │
/// │                                                      │
/// │ value    8 ÷ 1 − ½ = 7½ stones                       │
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, table: &HandicapScreen, look: &Appearance) {
    let Some(system) = table.system() else { return };
    let words = &look.words;
    let (rows, at) = table.rows();
    let title = format!(
        " {} · {} · {} ",
        words.get("handicap-title"),
        system.size,
        words.value(&table.counting.into())
    );
    let block = Block::bordered().title(Span::styled(title, look.theme.heading));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let heads = ["ranks", "value", "stones", "free-moves", "komi-head"];
    let heads = heads.map(|head| words.value(&Value::Word("sheet", head)));
    let players = table.players.map_or_else(
        || Line::styled(format!(" {}", words.get("handicap-no-ranks")), look.theme.quiet),
        |players| {
            let sides = Color::BOTH.into_iter().zip(players);
            let sides = sides.map(|(side, rank)| format!("{} {rank}", words.side(side)));
            let text = format!(" {}", sides.collect::<Vec<_>>().join(" – "));
            Line::styled(text, look.theme.strong)
        },
    );
    let texts: Vec<[String; 5]> = rows.iter().map(|row| texts(row, look)).collect();
    let widths = widths(&heads, &texts, usize::from(inner.width.saturating_sub(2)));
    let heads = Line::styled(format!("  {}", cells(&heads, widths)), look.theme.heading);
    let mut lines = wrapped_after(vec![players], 1, inner.width);
    lines.push(heads);
    let above = height(&lines);
    let worked = rows.get(at).map_or_else(Vec::new, |row| handicap_worked(&system, row, words));
    let label = worked.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let line = |(name, text): &(String, String)| {
        Line::from(format!(" {}  {text}", columns::left(name, label)))
    };
    let mut worked = wrapped_after(worked.iter().map(line).collect(), label + 3, inner.width);
    if system.is_misprinted() {
        let note = words.value(&Value::Word("sheet", "misprint"));
        let note = Line::styled(format!(" {note}"), look.theme.quiet);
        worked.extend(wrapped_after(vec![note], 1, inner.width));
    }
    let below = height(&worked).min(inner.height.saturating_sub(above + 2));
    let room = usize::from(inner.height.saturating_sub(below + above + 1)).max(1);
    let first = (at + 1).saturating_sub(room);
    for (place, row) in texts.iter().enumerate().skip(first).take(room) {
        let (marker, style) =
            if place == at { (">", look.theme.strong) } else { (" ", look.theme.quiet) };
        let text = cells(row, widths);
        lines.push(Line::styled(format!("{marker} {text}"), style));
    }
    if first + room < texts.len() {
        lines.push(more(look));
    }
    frame.render_widget(Paragraph::new(Text::from(lines.clone())), inner);
    let top = inner.y + height(&lines) + 1;
    let y = top.min(inner.bottom().saturating_sub(below));
    let place = Rect { y, height: below, ..inner };
    frame.render_widget(Paragraph::new(Text::from(worked)), place);
}

/// Returns the cells of a row of the table.
fn texts(row: &Suggestion, look: &Appearance) -> [String; 5] {
    let values: [Value; 5] = [
        row.ranks.into(),
        row.value.into(),
        row.stones.into(),
        row.free_moves.into(),
        row.komi.into(),
    ];
    values.map(|value| look.words.value(&value))
}

/// Returns the column widths: equal if they fit, otherwise as wide as the widest cell, with the
/// widest columns narrowed until all fit.
fn widths(heads: &[String; 5], rows: &[[String; 5]], room: usize) -> [usize; 5] {
    if COLUMN * 5 <= room {
        return [COLUMN; 5];
    }
    let mut widths: [usize; 5] = std::array::from_fn(|column| {
        let texts = rows.iter().chain([heads]).map(|row| row[column].width());
        texts.max().unwrap_or(0) + 1
    });
    while widths.iter().sum::<usize>() > room {
        let Some(widest) = widths.iter_mut().max().filter(|widest| **widest > 0) else { break };
        *widest -= 1;
    }
    widths
}

fn cells(texts: &[String; 5], widths: [usize; 5]) -> String {
    let cell = |(text, width): (&String, usize)| {
        columns::left(&columns::shortened(text, width.saturating_sub(1)), width)
    };
    texts.iter().zip(widths).map(cell).collect()
}
