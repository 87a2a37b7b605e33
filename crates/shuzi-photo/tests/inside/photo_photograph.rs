//! Tests of `photograph.rs`.

use super::*;

fn stripes(width: usize, height: usize) -> Photograph {
    Photograph::drawn(width, height, |x, _| if x < 4.0 { [200; 3] } else { [40; 3] })
}

#[test]
fn a_smaller_picture_has_the_means_of_what_it_covers() {
    let small = stripes(10, 10).sized(4);
    assert_eq!((small.width, small.height), (4, 4));
    // The second pixel covers 2.5 to 5, of which three fifths are bright.
    assert_eq!(small.point(0, 0), [200; 3]);
    assert_eq!(small.point(1, 2), [136; 3]);
    assert_eq!(small.point(3, 3), [40; 3]);
}

#[test]
fn a_picture_of_a_single_point_is_a_picture() {
    let one = stripes(1, 1);
    assert_eq!(one.sized(640).point(600, 600), [200; 3]);
    assert_eq!(one.sized(1), one);
    assert_eq!(stripes(3000, 1).sized(100).height, 1);
}
