//! Set.

use shuzi_core::goban::*;

#[test]
fn what_is_put_in_is_in_until_it_is_taken_out() {
    let size = Size::new(19, 13).unwrap();
    let mut set = VertexSet::new(size);
    for vertex in size.vertices() {
        assert!(set.insert(vertex) && !set.insert(vertex));
    }
    assert!(!set.insert(Vertex::new(0, 13)) && !set.insert(Vertex::new(19, 0)));
    for (taken, vertex) in size.vertices().enumerate() {
        assert_eq!((set.len(), set.is_empty()), (size.points() - taken, false));
        set.remove(vertex);
        set.remove(vertex);
        set.remove(Vertex::new(19, 0));
        assert!(set.iter().eq(size.vertices().skip(taken + 1)));
    }
    assert!(set.is_empty());
}
