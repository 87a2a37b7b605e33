//! The handicap table, over the whole screen except title and footer.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};
use unicode_width::UnicodeWidthStr as _;

use super::HandicapScreen;
use crate::output::handicap_worked;
use crate::ui::wrapping::{height, wrapped_after};
use crate::ui::{Appearance, Context, centred, columns, more};
use shuzi_core::fact::Value;
use shuzi_core::goban::Color;
use shuzi_core::handicap::Suggestion;
use shuzi_core::rules::GameKind;
use shuzi_core::sheet::{KeyRow, game_name};

/// The widest table, and from where there is room for all words, in columns.
const WIDEST: u16 = 80;
const ROOMY: u16 = 50;
/// The most columns between two of the table's.
const MOST_BETWEEN: usize = 4;

/// Draws the table: one line per rank difference, with what the club gives and what is exact. Below it
/// is how that of the selected one is worked out, if that is wanted.
///
/// ```text
/// ┌ Handicap · 19×19 · area ─────────────────────────────┐
/// │ Black 6k – White 2d                                  │
/// │  Ranks   At the club         Exactly                 │
/// │> 8       8 stones, comp. 8   8 stones, komi −6.5     │
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, table: &HandicapScreen, cx: &Context) {
    let look = cx.look();
    let Some(system) = table.system() else { return };
    let club = table.rules(cx).map(|rules| table.club(rules)).unwrap_or_default();
    let words = &look.words;
    let (rows, at) = table.rows();
    let title = format!(
        " {} · {} · {} ",
        words.get("handicap-title"),
        system.size,
        words.value(&table.counting.into())
    );
    let area = centred(area, WIDEST, area.height);
    let width = area.width.saturating_sub(2);
    let heads = ["sheet-ranks", "handicap-club", "handicap-exact"].map(|head| words.get(head));
    let heads = columns_of(heads, &club);
    let mut players =
        vec![Line::styled(format!(" {}", words.get("handicap-no-ranks")), look.theme.quiet)];
    players.extend(table.players.map(|players| {
        let sides = Color::BOTH.into_iter().zip(players);
        let sides = sides.map(|(side, rank)| format!("{} {rank}", words.side(side)));
        let text = format!(" {}", sides.collect::<Vec<_>>().join(" – "));
        Line::styled(text, look.theme.strong)
    }));
    let is_short = width < ROOMY;
    let texts: Vec<Vec<String>> =
        rows.iter().map(|row| texts(row, &club, is_short, look)).collect();
    let widths = widths(&heads, &texts, usize::from(width.saturating_sub(2)));
    let heads = Line::styled(format!("  {}", cells(&heads, &widths)), look.theme.heading);
    let mut lines = wrapped_after(players, 1, width);
    lines.push(heads);
    let above = height(&lines);
    let chosen = rows.get(at).filter(|_| table.is_worked);
    let worked = chosen.map_or_else(Vec::new, |row| handicap_worked(&system, row, words));
    let label = worked.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let line = |(name, text): &(String, String)| {
        Line::from(format!(" {}  {text}", columns::left(name, label)))
    };
    let mut worked = wrapped_after(worked.iter().map(line).collect(), label + 3, width);
    if system.is_misprinted() {
        let note = words.value(&Value::Word("sheet", "misprint"));
        let note = Line::styled(format!(" {note}"), look.theme.quiet);
        worked.extend(wrapped_after(vec![note], 1, width));
    }
    let rows = u16::try_from(texts.len()).unwrap_or(u16::MAX);
    let wanted = above.saturating_add(rows).saturating_add(height(&worked)).saturating_add(3);
    let area = centred(area, WIDEST, wanted);
    let block = Block::bordered().title(Span::styled(title, look.theme.heading));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let below = height(&worked).min(inner.height.saturating_sub(above + 2));
    let room = usize::from(inner.height.saturating_sub(below + above + 1)).max(1);
    let first = (at + 1).saturating_sub(room);
    for (place, row) in texts.iter().enumerate().skip(first).take(room) {
        let (marker, style) =
            if place == at { (">", look.theme.strong) } else { (" ", look.theme.quiet) };
        let text = cells(row, &widths);
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
fn texts(row: &Suggestion, club: &[KeyRow], is_short: bool, look: &Appearance) -> Vec<String> {
    let words = &look.words;
    let game = club.iter().find(|game| {
        let stones = if game.kind == GameKind::NoKomi { 1 } else { game.handicap };
        stones == row.ranks.halves() / 2
    });
    let exact = match row.stones {
        0 => None,
        stones if is_short => Some(stones.to_string()),
        stones => Some(words.say("sheet-handicap", &[("stones", stones.into())])),
    };
    let komi = format!("{} {}", words.get("handicap-komi"), words.amount(row.komi));
    let cells = [
        words.value(&row.ranks.into()),
        game.map_or_else(String::new, |game| words.value(&game_name(game))),
        words.list(exact.into_iter().chain([komi])),
    ];
    columns_of(cells, club)
}

/// Returns the cells of the columns that are shown: the club has none of its own on small boards.
fn columns_of([ranks, own, exact]: [String; 3], club: &[KeyRow]) -> Vec<String> {
    if club.is_empty() { vec![ranks, exact] } else { vec![ranks, own, exact] }
}

/// Returns the column widths: as wide as the widest cell, with room between them where there is any.
fn widths(heads: &[String], rows: &[Vec<String>], room: usize) -> Vec<usize> {
    let widest = |column: usize| {
        rows.iter().map(|row| row[column].width()).chain([heads[column].width()]).max()
    };
    let mut widths: Vec<usize> =
        (0..heads.len()).map(|column| widest(column).unwrap_or(0) + 1).collect();
    let free = room.saturating_sub(widths.iter().sum()) / widths.len();
    for width in &mut widths {
        *width += free.min(MOST_BETWEEN);
    }
    widths
}

fn cells(texts: &[String], widths: &[usize]) -> String {
    let cell = |(text, width): (&String, &usize)| {
        columns::left(&columns::shortened(text, width.saturating_sub(1)), *width)
    };
    texts.iter().zip(widths).map(cell).collect()
}
