//! The game that counts itself on the first screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use crate::ui::board::BoardView;
use crate::ui::split::cut_top;
use crate::ui::wrapping::{height, wrapped};
use crate::ui::{Appearance, layout};
use shuzi_walk::Showcase;

/// The fewest rows with room for the board and what is said below it.
pub(super) const LEAST_HEIGHT: u16 = 14;
/// Returns the rows for what is said below a board of this scale.
const fn caption(scale: u16) -> u16 {
    if scale == 1 { 3 } else { 2 }
}

/// Returns the columns and rows it takes in an area, or `None` if it does not fit.
pub(super) fn extent(shown: &Showcase, area: Rect, look: &Appearance) -> Option<(u16, u16)> {
    let size = shown.position().board.size();
    let board = |scale| cut_top(area, area.height.saturating_sub(caption(scale)))[0];
    let largest = layout::largest_scale(look);
    let scale = layout::scale(board(largest), size, largest);
    let (width, height) = layout::board_extent(size, scale);
    let fits = width <= board(scale).width && height <= board(scale).height;
    fits.then_some((width, height + caption(scale)))
}

/// Draws the board as far as it is counted and, below it, what happens or the sum.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Showcase, look: &Appearance) {
    let Some((width, rows)) = extent(shown, area, look) else { return };
    let size = shown.position().board.size();
    let largest = layout::largest_scale(look);
    let scale = layout::scale(Rect { height: rows, ..area }, size, largest);
    let [board, below] = cut_top(Rect { width, height: rows, ..area }, rows - caption(scale));
    let settled = shown.rearranging().map(|_| &**shown.position().settled());
    let view = BoardView {
        rearranging: shown.rearranging(),
        ..BoardView::of_position(shown.position(), settled)
    };
    view.draw(frame, board, look);
    let words = &look.words;
    let quiet = |id: &str| vec![Line::styled(words.get(id), look.theme.quiet)];
    let said = match shown.rearranging() {
        None => quiet("showcase-over"),
        Some(rearranging) if !rearranging.is_done() => quiet("showcase-moves"),
        Some(rearranging) => {
            let plan = &rearranging.plan;
            let values = [
                ("vacant", plan.vacant().into()),
                ("stones", plan.stones.len().into()),
                ("total", rearranging.area().total().into()),
            ];
            vec![Line::from(vec![
                look.stone(rearranging.side),
                Span::raw(" "),
                Span::styled(words.say("plan-left", &values), look.theme.quiet),
                Span::styled(
                    format!(" · {} {} ", words.label("komi"), words.amount(shown.komi())),
                    look.theme.quiet,
                ),
                Span::styled(shown.result().to_owned(), look.theme.strong),
            ])]
        }
    };
    let said = wrapped(said, below.width);
    let rows = height(&said).min(below.height);
    let centred: Vec<Line<'static>> = said.into_iter().map(Line::centered).collect();
    frame.render_widget(Paragraph::new(centred), Rect { height: rows, ..below });
}
