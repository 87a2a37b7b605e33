//! Boxes in the middle of the screen.

use ratatui::layout::Rect;

/// Returns a rectangle in the middle of the screen, `width` by `height` or as large as fits.
pub fn centred(screen: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(screen.width), height.min(screen.height));
    let x = screen.x + (screen.width - width) / 2;
    let y = screen.y + (screen.height - height) / 2;
    Rect { x, y, width, height }
}
