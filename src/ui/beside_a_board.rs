//! Text with a position beside it, or below it on a narrow screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use super::board::BoardView;
use super::split::{cut_left, cut_top};
use super::wrapping::{height, wrapped};
use super::{Appearance, clear};
use shuzi_walk::TablePosition;

/// Draws a page of text under a title, given as its message key, with a position beside or below it.
pub fn draw_beside_a_board(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &'static str,
    lines: Vec<Line<'static>>,
    position: Option<&TablePosition>,
    look: &Appearance,
) {
    let title = Span::styled(format!(" {} ", look.words.get(title)), look.theme.heading);
    let block = Block::bordered().title(title);
    let inner = block.inner(area);
    clear(frame, area, look);
    frame.render_widget(block, area);
    // A board that fits beside narrower words is better than a part of it below them.
    let words_width = inner.width.saturating_sub(NARROWEST);
    let width = if words_width >= LEAST_WORDS { words_width.min(WIDEST) } else { inner.width };
    let lines = wrapped(lines, width.min(WIDEST));
    let [words, beside] = cut_left(inner, width);
    let below = cut_top(inner, height(&lines).saturating_add(1))[1];
    frame.render_widget(Paragraph::new(lines), words);
    let Some(position) = position else { return };
    let room = if beside.width >= NARROWEST { beside } else { below };
    BoardView::of_position(position, Some(position.settled())).draw(frame, room, look);
}

/// The width of the text, and the least width of a board beside it, in columns.
const WIDEST: u16 = 44;
const NARROWEST: u16 = 22;
/// The least width of words beside a board, in columns.
const LEAST_WORDS: u16 = 30;
