//! Tests of `points.rs`.

use super::*;

/// Points move from one word into the next and back, and over the ends they are lost.
#[test]
fn points_move_across_words() {
    let some = Points::<3>::at(3) | Points::at(60) | Points::at(127) | Points::at(190);
    let places = |points: Points<3>| points.bits().collect::<Vec<_>>();
    assert_eq!(places(some), [3, 60, 127, 190]);
    assert_eq!(places(some.up(7)), [10, 67, 134]);
    assert_eq!(places(some.down(7)), [53, 120, 183]);
    assert_eq!((some.count(), some.first(), some.contains(127)), (4, Some(3), true));
    assert_eq!(Points::<3>::NONE.first(), None);
}
