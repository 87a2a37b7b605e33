//! Tests of `assignment.rs`.

use super::*;

#[test]
fn the_shortest_ways_are_found() {
    let at = |x, y| Vertex::new(x, y);
    // Pairing nearest first would cost 1 + 9.
    let (from, to) = ([at(0, 0), at(2, 0)], [at(3, 0), at(10, 0), at(1, 0)]);
    let mut pairs = assign(&from, &to);
    pairs.sort_unstable();
    assert_eq!(pairs, [(0, 2), (1, 0)]);
    let mut back = assign(&to, &from);
    back.sort_unstable();
    assert_eq!(back, [(0, 1), (2, 0)]);
    assert!(assign(&[], &to).is_empty());
}
