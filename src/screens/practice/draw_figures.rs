//! Practice statistics: every drill, and the progress of the selected one.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use unicode_width::UnicodeWidthStr as _;

use super::Practising;
use super::chart;
use crate::output::drill_name;
use crate::output::{seconds, usual_mistake};
use crate::ui::split::{cut_bottom, cut_left};
use crate::ui::{Appearance, columns};
use shuzi_core::practice::Statistics;

/// Draws the statistics.
///
/// ```text
///              answers  right  last 20    time    best
/// > margin          40    72%      65%   9.1 s   3.2 s
///   halves         120    97%     100%   2.0 s   0.8 s
/// ┌ margin: right of each ten ─┐┌ margin: time ────────┐
/// │       ▄ █ █                ││ █                    │
/// │ ▂ ▄ ▆ █ █ █                ││ █ ▆ ▄ ▄ ▂            │
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    practising: &Practising,
    row: usize,
    look: &Appearance,
) {
    let Some(overall) = &practising.overall else {
        frame.render_widget(Line::from(look.words.get("no-figures")), area);
        return;
    };
    let all: Vec<&Statistics> = std::iter::once(overall).chain(&practising.statistics).collect();
    let chosen = all[row.min(all.len() - 1)];
    let charts = if area.height >= 14 { CHART_HEIGHT } else { 0 };
    let [top, bottom] = cut_bottom(area, charts);
    let mut lines = vec![Line::styled(head(look), look.theme.heading)];
    lines.extend(all.iter().enumerate().map(|(number, one)| line(one, number == row, look)));
    if let Some(mistake) = usual_mistake(chosen, &look.words) {
        lines.push(Line::styled(format!("  {mistake}"), look.theme.warning));
    }
    let over = lines.len().saturating_sub(usize::from(top.height));
    let from = u16::try_from((row + 1).saturating_sub(usize::from(top.height / 2)).min(over));
    let table = Paragraph::new(Text::from(lines)).scroll((from.unwrap_or(0), 0));
    frame.render_widget(table, top);
    draw_charts(frame, cut_left(bottom, bottom.width.div_ceil(2)), chosen, look);
}

/// Height of a chart, in lines.
pub(super) const CHART_HEIGHT: u16 = 8;

/// Draws the progress of a drill: the share of right answers, and the time they take.
pub(super) fn draw_charts(
    frame: &mut Frame<'_>,
    [accuracy, time]: [Rect; 2],
    of: &Statistics,
    look: &Appearance,
) {
    let course: Vec<u64> = of.course.iter().map(|&share| share as u64).collect();
    let words = |id: &str| look.words.say(id, &[("drill", name(of, look).into())]);
    let right = (&*course, 100);
    draw_chart(frame, accuracy, (&words("chart-right"), "100%"), right, of.attempts, look);
    let slowest = of.speed.iter().copied().max().unwrap_or(1);
    let (top, title) = (seconds(slowest), words("chart-time"));
    draw_chart(frame, time, (&title, &top), (&of.speed, slowest), of.attempts, look);
}

/// Returns the name of the drill, or of all drills together.
fn name(of: &Statistics, look: &Appearance) -> String {
    drill_name(of.drill, &look.words)
}

/// Widths of the columns after the drill's name.
const COLUMNS: [usize; 6] = [8, 7, 8, 9, 8, 8];

/// Returns the column headings.
fn head(look: &Appearance) -> String {
    let ids = ["answers", "right", "last", "time", "best", "streak"];
    let heads = ids.iter().zip(COLUMNS).map(|(id, width)| {
        columns::right(&format!(" {}", look.words.get(&format!("statistics-{id}"))), width)
    });
    format!(
        "  {}{}",
        columns::left(&look.words.get("statistics-drill"), 12),
        heads.collect::<String>()
    )
}

fn line(one: &Statistics, chosen: bool, look: &Appearance) -> Line<'static> {
    let mark = if chosen { ">" } else { " " };
    let right = one.correct * 100 / one.attempts.max(1);
    let best = one.best_tenths.map_or_else(|| "-".to_owned(), seconds);
    let cells = [
        one.attempts.to_string(),
        format!("{right}%"),
        format!("{}%", one.recent),
        seconds(one.median_tenths),
        best,
        one.longest_row.to_string(),
    ];
    let cells = cells.iter().zip(COLUMNS).map(|(cell, width)| columns::right(cell, width));
    let name = columns::left(&name(one, look), 12);
    let text = format!("{mark} {name}{}", cells.collect::<String>());
    Line::styled(text, if chosen { look.theme.strong } else { look.theme.quiet })
}

/// Answers per bar of a chart.
const A_COLUMN: usize = 10;

/// Draws a chart with the scale on the left and the range of answers below.
///
/// ```text
/// ┌ margin: right of each ten ─┐
/// │100% ▄ █ █                  │
/// │  0  █ █ █                  │
/// │     1 – 30                 │
/// ```
fn draw_chart(
    frame: &mut Frame<'_>,
    area: Rect,
    (title, top): (&str, &str),
    (figures, most): (&[u64], u64),
    answers: usize,
    look: &Appearance,
) {
    let block = Block::bordered().title(Span::styled(format!(" {title} "), look.theme.heading));
    let inner = block.inner(area);
    let label = top.width().max(1);
    let width = usize::from(inner.width).saturating_sub(label + 2);
    let height = usize::from(inner.height).saturating_sub(1);
    let drawn = chart::columns(figures, most, width, height, look.glyphs);
    let last = drawn.len().saturating_sub(1);
    let mut lines: Vec<Line<'_>> = Vec::with_capacity(height + 1);
    for (row, text) in drawn.into_iter().enumerate() {
        let scale = match row {
            0 => top,
            row if row == last => "0",
            _ => "",
        };
        lines.push(Line::from(vec![
            Span::styled(format!("{} ", columns::right(scale, label)), look.theme.quiet),
            Span::styled(text, look.theme.key),
        ]));
    }
    let first = figures.len().saturating_sub(width) * A_COLUMN + 1;
    let values = [("first", first.into()), ("last", answers.into())];
    let named = look.words.say("chart-answers", &values);
    // Without room for the text the numbers are shown alone: cut off, they would be wrong.
    let named = if named.width() <= width { named } else { format!("{first}–{answers}") };
    let below = format!("{}{named}", " ".repeat(label + 1));
    lines.push(Line::styled(below, look.theme.quiet));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}
