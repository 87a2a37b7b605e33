//! Vertex name.

use shuzi_core::goban::*;

#[test]
fn every_vertex_of_the_largest_board_reads_back() {
    let size = Size::new(52, 52).unwrap();
    for vertex in size.vertices() {
        assert_eq!(Vertex::from_name(&vertex.name(size), size), Ok(vertex));
    }
    assert_eq!(Vertex::new(25, 0).name(size), "AA52");
    assert_eq!(Vertex::new(51, 51).name(size), "BB1");
}

#[test]
fn the_letter_i_is_no_column() {
    let size = Size::NINETEEN;
    assert_eq!(Vertex::from_name("i5", size), Err(VertexError::NotAVertex));
    assert_eq!(Vertex::from_name("j5", size), Ok(Vertex::new(8, 14)));
    assert_eq!(Vertex::from_name("D0", size), Err(VertexError::OffTheBoard));
    assert_eq!(Vertex::from_name("D20", size), Err(VertexError::OffTheBoard));
    assert_eq!(Vertex::from_name("ZZ999", size), Err(VertexError::OffTheBoard));
    assert_eq!(Vertex::from_name("4D", size), Err(VertexError::NotAVertex));
    assert_eq!(Vertex::from_name("é4", size), Err(VertexError::NotAVertex));
}
