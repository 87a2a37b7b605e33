//! How the vertices of a fight are laid out as bits.

use super::*;
use crate::goban::Size;

fn layout(lines: u8, places: &[(u8, u8)]) -> Layout {
    let vertices = VertexSet::of(
        Size::new(lines, lines).unwrap(),
        places.iter().map(|&(x, y)| Vertex::new(x, y)),
    );
    Layout::around(&vertices)
}

/// Between the end of a row and the start of the next lies a bit without a vertex.
#[test]
fn rows_stay_apart() {
    let layout = layout(19, &[(7, 4), (3, 5), (5, 6)]);
    assert_eq!((layout.stride, layout.bits), (6, 17));
    let bits = [(3, 4, 0), (7, 4, 4), (3, 5, 6), (7, 6, 16)];
    for (x, y, bit) in bits {
        let vertex = Vertex::new(x, y);
        assert_eq!((layout.bit(vertex), layout.vertex(bit)), (bit, vertex));
    }
}

#[test]
fn every_fight_of_a_large_board_fits() {
    assert_eq!(layout(9, &[(0, 0), (6, 7)]).words(), Some(Words::One));
    assert_eq!(layout(9, &[(0, 0), (8, 8)]).words(), Some(Words::Two));
    assert_eq!(layout(19, &[(0, 0), (18, 18)]).words(), Some(Words::Six));
    assert_eq!(layout(52, &[(0, 0), (51, 51)]).words(), None);
}
