//! Practice, drawn.

use ratatui::Frame;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr as _;

use super::{PracticePage, Practising, draw_figures, draw_menu, draw_round};
use crate::ui::layout::{FEW_WORDS, Wanted, largest_scale, vertex_in};
use crate::ui::split::title_middle_footer;
use crate::ui::{Appearance, Areas, Context};
use shuzi_core::goban::{Board, Vertex};

/// Draws a frame of practice.
pub(super) fn draw(frame: &mut Frame<'_>, screen: Rect, practising: &Practising, cx: &Context) {
    let look = cx.look();
    match &practising.page {
        PracticePage::Round(asking) => {
            let areas = areas(screen, practising, look);
            draw_round::draw(frame, areas, practising, asking, cx);
        }
        PracticePage::Menu => draw_menu::draw(frame, middle(screen), practising, cx),
        PracticePage::Figures(list) => {
            let row = list.row(practising.statistics.len() + 1);
            draw_figures::draw(frame, middle(screen), practising, row, look);
        }
    }
    let title = format!(" shuzi · {}", look.words.get("practise"));
    let [top, ..] = title_middle_footer(screen);
    let right = right_of_title(practising, look).unwrap_or_default();
    // A title cut in half would say nothing.
    if title.width() + right.width() <= usize::from(top.width) {
        frame.render_widget(Line::styled(title, look.theme.heading), top);
    }
    frame.render_widget(Line::styled(right, look.theme.quiet).right_aligned(), top);
}

fn middle(screen: Rect) -> Rect {
    title_middle_footer(screen)[1].inner(Margin { horizontal: 1, vertical: 0 })
}

/// Returns the progress of the round and the clock, or `None` outside a round.
fn right_of_title(practising: &Practising, look: &Appearance) -> Option<String> {
    let PracticePage::Round(asking) = &practising.page else { return None };
    let (done, all) = asking.round.progress();
    let at = (done + 1).min(all);
    let clock = practising.clock().map(|(tenths, limit)| {
        let seconds = tenths / 10;
        let limit = limit.map_or_else(String::new, |limit| {
            let over = if seconds > limit { "!" } else { "" };
            format!(" / {}{over}", minutes(limit))
        });
        format!("{}{limit} · ", minutes(seconds))
    });
    let (answered, right) = asking.round.score();
    let score = if answered > 0 { format!(" · {right}/{answered}") } else { String::new() };
    let clock = match practising.glance() {
        Some(seconds) => Some(format!("{} · ", minutes(seconds))),
        None => clock,
    };
    let of = look.words.get(if asking.round.is_lesson() { "lesson-step" } else { "question" });
    Some(format!(" {}{of} {at}/{all}{score} ", clock.unwrap_or_default()))
}

pub(super) fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn areas(screen: Rect, practising: &Practising, look: &Appearance) -> Areas {
    let board = match &practising.page {
        PracticePage::Round(asking) => asking.board().map(Board::size),
        _ => None,
    };
    let words_first = practising.shows_words();
    Areas::for_wanted(
        screen,
        Wanted {
            board,
            live: 1,
            largest: largest_scale(look),
            picture: None,
            below: Some(FEW_WORDS),
            words_first,
        },
    )
}

/// Returns the vertex under a screen position, as for a click.
pub(super) fn vertex_at(
    screen: Rect,
    practising: &Practising,
    look: &Appearance,
    place: Position,
) -> Option<Vertex> {
    let PracticePage::Round(asking) = &practising.page else { return None };
    let area = areas(screen, practising, look).board;
    vertex_in(area, largest_scale(look), asking.board()?.size(), asking.cursor, place)
}
