//! Diagram.

use crate::Coded as _;
use shuzi_core::goban::Size;
use shuzi_core::record::*;

#[test]
fn borders_spaces_and_dead_stones_are_understood() {
    let game = read_diagram("   A B C\n 3 . X O 3\n 2 + x O |\n   -----\n").unwrap();
    assert_eq!(game.board.size(), Size::new(3, 2).unwrap());
    // One dead stone makes its whole chain dead.
    assert_eq!(game.marks.unwrap().dead.len(), 2);
}

#[test]
fn stones_drawn_small_throughout_are_asked_about() {
    let error = read_diagram("..x.\n.xo.\n").unwrap_err();
    assert_eq!((error.place.line, error.what), (1, DiagramError::AllDead.into()));
    assert!(read_diagram("..X.\n.xo.\n").is_ok());
}

#[test]
fn every_line_ending_and_frame_will_do() {
    for text in
        ["..X\r.X.\r", "..X\r\n.X.\r\n", "┌───┐\n│..X│\n│.X.│\n└───┘", "$$B end\n$$ ..X\n$$ .X."]
    {
        let size = read_diagram(text).unwrap().board.size();
        assert_eq!(size, Size::new(3, 2).unwrap(), "{text}");
    }
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let wrong = |text: &str| read_diagram(text).unwrap_err().coded();
    assert!(wrong("...\n.Q.\n").starts_with("2:2: diagram-not-a-stone (sign: Q)"));
    assert!(wrong("...\n..\n").starts_with("2:1: diagram-other-width (points: 2, first: 3)"));
    assert!(wrong("").starts_with("1:1: diagram-no-game"));
    assert!(wrong(&".".repeat(60)).starts_with("1:1: diagram-too-wide (points: 60"));
    assert!(wrong(&".\n".repeat(60)).starts_with("53:1: diagram-too-many-rows (most: 52)"));
}
