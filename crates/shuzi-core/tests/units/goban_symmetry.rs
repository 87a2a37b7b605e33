//! Symmetry.

use shuzi_core::goban::*;

fn board(rows: &[&str]) -> Board {
    let (width, height) = (rows[0].len(), rows.len());
    let size = Size::new(u8::try_from(width).unwrap(), u8::try_from(height).unwrap()).unwrap();
    let mut board = Board::new(size);
    for (vertex, sign) in size.vertices().zip(rows.concat().chars()) {
        board.set(
            vertex,
            match sign {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            },
        );
    }
    board
}

#[test]
fn half_of_them_swap_the_colors() {
    let swaps: Vec<bool> = Symmetry::all().map(Symmetry::swaps_colors).collect();
    assert_eq!(swaps, [[false; 8], [true; 8]].concat());
    let [black, white] = [board(&["X."]), board(&["O."])];
    for way in Symmetry::all() {
        let stones: Vec<Color> = way.board(&black).stones().map(|(_, color)| color).collect();
        assert_eq!(stones, [if way.swaps_colors() { Color::White } else { Color::Black }]);
    }
    assert_eq!(Symmetry::canonical(&black).0, Symmetry::canonical(&white).0);
}

#[test]
fn all_turned_boards_have_one_that_stands_for_them() {
    let board = board(&[".X..", "..O.", "XO.."]);
    let (canonical, ways) = Symmetry::canonical(&board);
    assert_eq!(ways.len(), 1);
    for symmetry in Symmetry::all() {
        let (same, _) = Symmetry::canonical(&symmetry.board(&board));
        assert_eq!(same, canonical);
    }
}

#[test]
fn a_board_like_itself_is_led_there_in_several_ways() {
    let symmetric = board(&["X.O", "...", "X.O"]);
    assert_eq!(Symmetry::canonical(&symmetric).1.len(), 4);
}
