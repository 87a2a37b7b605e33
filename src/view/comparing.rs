//! The game under every profile, over the whole screen except title and footer.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use super::step_words::more;
use super::wrapping::{height, wrapped};
use super::{Appearance, clear};
use crate::app::{ComparePage, Comparing};
use crate::output::{
    ComparedText, comparison_procedures, comparison_results, difference_text, matrix_text,
};

/// Draws the comparison. Lines with a different winner stand out.
///
/// ```text
/// ┌ All rules ─ [Results] Why  Compensation  Territory ──┐
/// │  result   counts       Black : White   rules         │
/// │* B+1      territory        6 : 5       japanese-1989 │
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, comparing: &Comparing, look: &Appearance) {
    let width = usize::from(area.width.saturating_sub(2));
    let (comparison, words) = (&comparing.comparison, &*look.words);
    let plain = |text| ComparedText { text, other_winner: Vec::new() };
    let ComparedText { text, other_winner } = match comparing.page {
        ComparePage::Results => comparison_results(comparison, words, width),
        ComparePage::Difference => plain(difference_text(comparison, words, width)),
        ComparePage::Compensation => matrix_text(comparison, &comparing.terms, words, width),
        ComparePage::Procedures => plain(comparison_procedures(comparison, words, width)),
    };
    let lines: Vec<Line<'static>> = text
        .lines()
        .enumerate()
        .map(|(number, line)| {
            let style = if number == 0 {
                look.theme.heading
            } else if other_winner.contains(&number) {
                look.theme.warning
            } else {
                look.theme.quiet
            };
            Line::styled(line.trim_end().to_owned(), style)
        })
        .collect();
    let block = Block::bordered().title(title(comparing.page, width, look));
    let inner = block.inner(area);
    let lines = wrapped(lines, inner.width);
    let over = height(&lines).saturating_sub(inner.height);
    let from = comparing.scroll.first_line(over);
    let page = Paragraph::new(Text::from(lines));
    clear(frame, area, look);
    frame.render_widget(page.block(block).scroll((from, 0)), area);
    if from < over {
        let y = area.bottom().saturating_sub(1);
        let width = area.width.saturating_sub(2);
        frame.render_widget(more(look), Rect { y, height: 1, width, ..area });
    }
}

/// Returns the page names, the shown one in brackets; if not all fit, that one and its number.
fn title(shown: ComparePage, room: usize, look: &Appearance) -> Line<'static> {
    let names = ComparePage::ALL.map(|page| {
        let name = look.words.get(page.as_str());
        if page == shown {
            Span::styled(format!("[{name}]"), look.theme.heading)
        } else {
            Span::styled(format!(" {name} "), look.theme.quiet)
        }
    });
    let all = Line::from(names.to_vec());
    if all.width() <= room {
        return all;
    }
    let pages = ComparePage::ALL;
    let at = pages.iter().position(|&page| page == shown).unwrap_or(0);
    let place = Span::styled(format!(" {}/{} ", at + 1, pages.len()), look.theme.quiet);
    Line::from(vec![names[at].clone(), place])
}
