//! A bundled game beside the words of a step: what they ask for, to see.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::example::Illustration;
use crate::ui::Appearance;
use crate::ui::board::BoardView;
use crate::ui::layout::{board_extent, largest_scale, scale};
use crate::ui::split::{cut_left, cut_top};

/// Returns the columns and rows it takes in an area, its heading included, or `None` if it does not
/// fit.
pub(super) fn extent(shown: &Illustration, area: Rect, look: &Appearance) -> Option<(u16, u16)> {
    let size = shown.position.board.size();
    let below = cut_top(area, HEADING)[1];
    let (width, height) = board_extent(size, scale(below, size, largest_scale(look)));
    (width <= below.width && height <= below.height).then_some((width, height + HEADING))
}

/// Draws the board in the middle of the area's first rows, and that it is an example.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Illustration, look: &Appearance) {
    let Some((width, height)) = extent(shown, area, look) else { return };
    let middle = cut_left(area, (area.width - width) / 2)[1];
    let [heading, below] = cut_top(Rect { width, height, ..middle }, HEADING);
    let title = Line::styled(look.words.get("for-example"), look.theme.quiet).centered();
    frame.render_widget(title, heading);
    let view = BoardView {
        in_question: shown.seki,
        rearranging: shown.rearranging,
        ..BoardView::of_position(shown.position, shown.settled)
    };
    view.draw(frame, below, look);
}

/// Rows above the board.
const HEADING: u16 = 1;
