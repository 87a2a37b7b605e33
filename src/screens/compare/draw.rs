//! The game under every profile, over the whole screen except title and footer.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use super::{CompareScreen, CompareTab};
use crate::output::{
    ComparedLine, ComparedText, RuleNames, comparison_procedures, comparison_results,
    difference_text, matrix_text,
};
use crate::ui::wrapping::{height, wrapped};
use crate::ui::{Appearance, centred, more};
use shuzi_core::counting::Winner;

/// The widest page, in columns.
const WIDEST: u16 = 110;

/// Draws the comparison. A stone names the winner of each line; another winner stands out.
///
/// ```text
/// ┌[Results] Why  Compensation  Territory counts ────────┐
/// │  result   scoring      Black : White   rules         │
/// │● B+18.5   area            53 : 34.5    Chinese       │
/// │○ W+1      territory        5 : 6       Japanese      │
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    comparing: &CompareScreen,
    look: &Appearance,
) {
    let area = centred(area, WIDEST, area.height);
    let width = usize::from(area.width.saturating_sub(2));
    let (comparison, words) = (&comparing.comparison, &*look.words);
    let plain = |text| ComparedText { text, ..ComparedText::default() };
    let titles = RuleNames::Titles;
    let ComparedText { text, head, results } = match comparing.page {
        CompareTab::Results => comparison_results(comparison, titles, words, width),
        CompareTab::Difference => plain(difference_text(comparison, words, width)),
        CompareTab::Compensation => matrix_text(comparison, &comparing.terms, titles, words, width),
        CompareTab::Procedures => plain(comparison_procedures(comparison, words, width)),
    };
    let lines: Vec<Line<'static>> = text
        .lines()
        .enumerate()
        .map(|(number, line)| {
            let line = line.trim_end();
            match results.iter().find(|result| result.number == number) {
                Some(result) => result_line(line, *result, look),
                None if number == head => Line::styled(line.to_owned(), look.theme.heading),
                None if number < head => Line::styled(line.to_owned(), look.theme.strong),
                None => Line::styled(line.to_owned(), look.theme.quiet),
            }
        })
        .collect();
    let pages = CompareTab::of(&comparing.terms);
    let block = Block::bordered().title(title(&pages, comparing.page, width, look));
    let inner = block.inner(area);
    let lines = wrapped(lines, inner.width);
    let over = height(&lines).saturating_sub(inner.height);
    let from = comparing.scroll.first_line(over);
    let page = Paragraph::new(Text::from(lines));
    frame.render_widget(page.block(block).scroll((from, 0)), area);
    if from < over {
        let y = area.bottom().saturating_sub(1);
        let width = area.width.saturating_sub(2);
        frame.render_widget(more(look), Rect { y, height: 1, width, ..area });
    }
}

/// Returns a line with a result: in place of its mark the winner's stone, where it is known.
fn result_line(line: &str, result: ComparedLine, look: &Appearance) -> Line<'static> {
    let style = if result.is_other { look.theme.warning } else { look.theme.strong };
    let (cells, rules) = line.split_at(result.before_rules.min(line.len()));
    let mut spans = Vec::new();
    let mut cells = cells;
    if let Some(Winner::Side(side)) = result.winner {
        let stone = look.stone(side);
        cells = cells.get(stone.width()..).unwrap_or_default();
        spans.push(stone);
    }
    spans.push(Span::styled(cells.to_owned(), style));
    spans.push(Span::styled(rules.to_owned(), look.theme.quiet));
    Line::from(spans)
}

/// Returns the page names, the shown one in brackets; if not all fit, that one and its number.
fn title(pages: &[CompareTab], shown: CompareTab, room: usize, look: &Appearance) -> Line<'static> {
    let names = pages.iter().map(|&page| {
        let name = look.words.get(page.into_str());
        if page == shown {
            Span::styled(format!("[{name}]"), look.theme.heading)
        } else {
            Span::styled(format!(" {name} "), look.theme.quiet)
        }
    });
    let names: Vec<_> = names.collect();
    let all = Line::from(names.clone());
    if all.width() <= room {
        return all;
    }
    let at = pages.iter().position(|&page| page == shown).unwrap_or(0);
    let place = Span::styled(format!(" {}/{} ", at + 1, pages.len()), look.theme.quiet);
    Line::from(vec![names[at].clone(), place])
}
