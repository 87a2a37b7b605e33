//! Areas cut in two. All parts of the screen are a fixed number of rows or columns and what is left,
//! for which no constraint has to be solved.

use ratatui::layout::Rect;

/// Cuts off the first rows; returns them and what is left.
pub fn cut_top(area: Rect, rows: u16) -> [Rect; 2] {
    let height = rows.min(area.height);
    let rest = Rect { y: area.y + height, height: area.height - height, ..area };
    [Rect { height, ..area }, rest]
}

/// Cuts off the last rows; returns what is left and them.
pub fn cut_bottom(area: Rect, rows: u16) -> [Rect; 2] {
    cut_top(area, area.height - rows.min(area.height))
}

/// Cuts off the first columns; returns them and what is left.
pub fn cut_left(area: Rect, columns: u16) -> [Rect; 2] {
    let width = columns.min(area.width);
    let rest = Rect { x: area.x + width, width: area.width - width, ..area };
    [Rect { width, ..area }, rest]
}

/// Cuts off the last columns; returns what is left and them.
pub fn cut_right(area: Rect, columns: u16) -> [Rect; 2] {
    cut_left(area, area.width - columns.min(area.width))
}

/// Returns the first row of the screen, the middle, and the last row.
pub fn title_middle_footer(screen: Rect) -> [Rect; 3] {
    let [title, below] = cut_top(screen, 1);
    let [middle, footer] = cut_bottom(below, 1);
    [title, middle, footer]
}
