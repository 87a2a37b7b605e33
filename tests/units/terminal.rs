//! What is sent to a terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use shuzi::shell::refresh_behind_wide_signs;

#[test]
fn what_a_wide_sign_cut_in_half_is_drawn_anew() {
    let frame = |text: &str| {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 2));
        buffer.set_string(0, 1, text, Style::new());
        refresh_behind_wide_signs(&mut buffer);
        buffer
    };
    let (before, after) = (frame(" 가나 x"), frame("가나  x"));
    let drawn: Vec<_> = before.diff(&after).into_iter().map(|(x, y, _)| (x, y)).collect();
    // The right half of the character that was at 3 and 4.
    assert!(drawn.contains(&(4, 1)), "{drawn:?}");
    assert!(!drawn.contains(&(6, 1)), "{drawn:?}");
}
