//! How far a text is scrolled.

use shuzi::ui::Scroll;
use shuzi_walk::Direction;

#[test]
fn up_moves_at_once_after_the_end_and_after_the_text_became_shorter() {
    let mut scroll = Scroll::default();
    assert_eq!(scroll.first_line(5), 0);
    for _ in 0..90 {
        scroll.go(Direction::Down);
    }
    assert_eq!(scroll.first_line(5), 5);
    scroll.go(Direction::Up);
    assert_eq!(scroll.first_line(5), 4);
    // On a larger screen fewer lines are out of sight.
    assert_eq!(scroll.first_line(2), 2);
    scroll.go(Direction::Up);
    assert_eq!(scroll.first_line(2), 1);
    assert_eq!(scroll.first_line(5), 1);
}
