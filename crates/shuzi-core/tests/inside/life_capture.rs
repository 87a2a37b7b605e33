//! Captures read out.

use super::*;
use crate::record::read_diagram;

/// Whether the chain at a point is captured if its owner moves first.
fn is_caught(rows: &str, name: &str) -> Option<bool> {
    let board = read_diagram(rows).unwrap().board;
    Hunt::is_caught(&board, Vertex::from_name(name, board.size()).unwrap())
}

/// Ataris that cannot be escaped, friends that save, stones saved by capturing one around them, and
/// two eyes.
#[test]
fn captures_are_read_to_their_end() {
    for (rows, name, caught) in [
        // One liberty, and no way out along the edge.
        ("OX...\n.X...\nX....\n.....\n.....", "A5", true),
        // The same with friends below.
        ("OX...\n.X...\nOOO..\n.....\n.....", "A5", false),
        // In atari at D3, but A3 captures the stone at B3.
        (".....\n.OXX.\n.XO..\n.OXX.\n.....", "C3", false),
        // Without that, D3 runs into the stones around it.
        (".....\n.XXX.\n.XO.X\n.XXX.\n.....", "C3", true),
        // Two eyes: neither liberty can be taken.
        (".O.OX\nOOOOX\nXXXXX", "A2", false),
        // One eye.
        (".OX..\nOOX..\nXXX..", "A2", true),
    ] {
        assert_eq!(is_caught(rows, name), Some(caught), "{rows}");
    }
}

/// Chains with many liberties are out of reach.
#[test]
fn a_chain_with_many_liberties_is_not_hunted() {
    assert_eq!(is_caught(".....\n..O..\n.....\n.....\n.....", "C4"), Some(false));
}

/// A capture is played to its end: the owner tries what leaves two liberties, and passes otherwise.
#[test]
fn a_capture_is_played_out() {
    let line = |rows: &str, name: &str| {
        let board = read_diagram(rows).unwrap().board;
        let at = Vertex::from_name(name, board.size()).unwrap();
        let moves = capture_line(&board, at)?;
        let name = |at: &Option<Vertex>| at.map_or("-".to_owned(), |at| at.name(board.size()));
        Some(moves.iter().map(name).collect::<Vec<_>>().join(" "))
    };
    // In atari with no way out, along the edge and in the open.
    assert_eq!(line("OX...\n.X...\nX....\n.....\n.....", "A5").unwrap(), "- A4");
    assert_eq!(line(".....\n.XXX.\n.XO.X\n.XXX.\n.....", "C3").unwrap(), "- D3");
    // Down to the edge: each step leaves two liberties, until the last.
    let down = ".......\n.......\n.......\n..X....\n.XOX...\n.X.....\n.......";
    assert_eq!(line(down, "C3").unwrap(), "C2 D2 C1 B1 - D1");
    // What lives is not played out.
    assert_eq!(line(".O.OX\nOOOOX\nXXXXX", "A2"), None);
    assert_eq!(line("OX...\n.X...\nOOO..\n.....\n.....", "A5"), None);
}

/// Every dead stone of the bundled positions that is known to be caught is off the board at the end of
/// its line, in which no move is illegal.
#[cfg(feature = "practice")]
#[test]
fn lines_of_bundled_positions_end_with_the_capture() {
    let pool = crate::practice::Pool::bundled().unwrap();
    let mut lines = 0;
    for position in pool.all() {
        for stone in position.dead.iter() {
            let Some(line) = capture_line(&position.board, stone) else { continue };
            let mut board = position.board.clone();
            let color = board.get(stone).unwrap();
            for (at, side) in line.iter().zip([color, color.other()].into_iter().cycle()) {
                assert_eq!(board.get(stone), Some(color), "{}", position.name);
                let Some(at) = at else { continue };
                assert_eq!(board.get(*at), None, "{}", position.name);
                assert!(board.play(side, *at).suicide.is_empty(), "{}", position.name);
            }
            assert_ne!(board.get(stone), Some(color), "{}", position.name);
            lines += 1;
        }
    }
    assert!(lines > 500, "{lines}");
}
