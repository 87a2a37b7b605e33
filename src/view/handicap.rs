//! The handicap system over the whole screen but for title and footer.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use super::wrapping::{height, wrapped};
use super::{Appearance, clear, columns};
use crate::app::{App, Screen};
use crate::fact::Value;
use crate::goban::Color;
use crate::handicap::Suggestion;
use crate::output::handicap_worked;

/// How wide a column is.
const COLUMN: usize = 13;

/// Draws the table, if it is open: a line a difference of ranks, the one under the cursor worked
/// out below.
///
/// ```text
/// ┌ Handicap · 19×19 · area ─────────────────────────────┐
/// │ Black 6k – White 2d                                  │
/// │  ranks   value   stones   free moves   komi          │
/// │> 8       7½      8        7            −6.5          │
/// │                                                      │
/// │ value    8 ÷ 1 − ½ = 7½ stones                       │
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    let Screen::Handicap(table) = app.screen() else { return };
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
    clear(frame, area, look);
    frame.render_widget(block, area);
    let column = COLUMN.min(usize::from(inner.width.saturating_sub(2)) / 5);
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
    let heads = Line::styled(format!("  {}", cells(&heads, column)), look.theme.heading);
    let mut lines = vec![players, heads];
    let worked: Vec<Line<'static>> = rows.get(at).map_or_else(Vec::new, |row| {
        let lines = handicap_worked(&system, row, words).into_iter();
        lines
            .map(|(label, text)| Line::from(format!(" {} {text}", columns::left(&label, 14))))
            .collect()
    });
    let worked = wrapped(worked, inner.width);
    let below = height(&worked).min(inner.height.saturating_sub(4));
    let room = usize::from(inner.height.saturating_sub(below + 3)).max(1);
    let first = (at + 1).saturating_sub(room);
    for (place, row) in rows.iter().enumerate().skip(first).take(room) {
        let (marker, style) =
            if place == at { (">", look.theme.strong) } else { (" ", look.theme.quiet) };
        let text = cells(&texts(row, look), column);
        lines.push(Line::styled(format!("{marker} {text}"), style));
    }
    frame.render_widget(Paragraph::new(Text::from(lines)), inner);
    let place = Rect { y: inner.bottom().saturating_sub(below), height: below, ..inner };
    frame.render_widget(Paragraph::new(Text::from(worked)), place);
}

/// A row of the table.
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

fn cells(texts: &[String; 5], column: usize) -> String {
    texts.iter().map(|text| columns::left(&columns::cut(text, column), column)).collect()
}
