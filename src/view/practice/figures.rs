//! How practice goes: every drill, and the course of the chosen one.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Paragraph};

use super::chart::columns;
use crate::app::Practising;
use crate::practice::Statistics;
use crate::view::Appearance;

/// Draws the figures.
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
    let all = practising.statistics();
    let Some(chosen) = all.get(row) else {
        frame.render_widget(Line::from(look.texts.words("no-figures").to_owned()), area);
        return;
    };
    let charts = if area.height >= 14 { 8 } else { 0 };
    let rows = [Constraint::Fill(1), Constraint::Length(charts)];
    let [top, bottom] = Layout::vertical(rows).areas(area);
    let mut lines =
        vec![Line::styled(look.texts.words("figures-head").to_owned(), look.theme.heading)];
    lines.extend(all.iter().enumerate().map(|(number, one)| line(one, number == row, look)));
    if let Some(mistake) = &chosen.usual_mistake {
        let text = look.texts.words("most-often").replace("{mistake}", mistake);
        lines.push(Line::styled(text, look.theme.warning));
    }
    let over = lines.len().saturating_sub(usize::from(top.height));
    let from = u16::try_from((row + 1).saturating_sub(usize::from(top.height / 2)).min(over));
    let table = Paragraph::new(Text::from(lines)).scroll((from.unwrap_or(0), 0));
    frame.render_widget(table, top);
    let halves = [Constraint::Percentage(50), Constraint::Percentage(50)];
    let [left, right] = Layout::horizontal(halves).areas(bottom);
    let course: Vec<u64> = chosen.course.iter().map(|&share| share as u64).collect();
    let words = |key: &str| look.texts.words(key).replace("{drill}", chosen.drill);
    chart(frame, left, (&words("chart-right"), "100%"), &course, 100, look);
    let slowest = chosen.speed.iter().copied().max().unwrap_or(1);
    let top = seconds(slowest);
    chart(frame, right, (&words("chart-time"), &top), &chosen.speed, slowest, look);
}

fn line(one: &Statistics, chosen: bool, look: &Appearance) -> Line<'static> {
    let mark = if chosen { ">" } else { " " };
    let right = one.correct * 100 / one.attempts.max(1);
    let best = one.best_tenths.map_or_else(|| "-".to_owned(), seconds);
    let text = format!(
        "{mark} {:<12}{:>7}{right:>6}%{:>6}%{:>9}{best:>8}{:>5}",
        one.drill,
        one.attempts,
        one.recent,
        seconds(one.median_tenths),
        one.longest_row
    );
    Line::styled(text, if chosen { look.theme.strong } else { look.theme.quiet })
}

fn seconds(tenths: u64) -> String {
    format!("{}.{} s", tenths / 10, tenths % 10)
}

fn chart(
    frame: &mut Frame<'_>,
    area: Rect,
    (title, top): (&str, &str),
    figures: &[u64],
    most: u64,
    look: &Appearance,
) {
    let block = Block::bordered().title(format!(" {title} ")).title_bottom(format!(" {top} "));
    let inner = block.inner(area);
    let extent = (usize::from(inner.width), usize::from(inner.height));
    let lines: Vec<Line<'_>> =
        columns(figures, most, extent, look.glyphs).into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines).block(block), area);
}
