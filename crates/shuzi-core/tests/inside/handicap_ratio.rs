//! Exact fractions.

use super::*;

#[test]
fn fractions_are_exact() {
    let half = Ratio::new(-1, 2);
    assert_eq!(Ratio::new(16, 5).plus(half), Ratio::new(27, 10));
    assert_eq!((half.rounded(), Ratio::new(1, 2).rounded()), (-1, 1));
    assert_eq!((half.ceiling(), Ratio::new(5, 2).ceiling()), (0, 3));
    assert_eq!((Ratio::new(-7, 5).rounded(), Ratio::new(-8, 5).rounded()), (-1, -2));
    assert_eq!(Ratio::new(3, -6).to_string(), "-1/2");
    assert_eq!([1, 0, -1].map(|n| Ratio::whole(n).is_positive()), [true, false, false]);
}

#[test]
fn fractions_are_written_as_by_hand() {
    for (over, under, written) in [
        (0, 1, "0"),
        (3, 1, "3"),
        (-3, 1, "−3"),
        (1, 2, "½"),
        (-1, 2, "−½"),
        (5, 2, "2½"),
        (7, 10, "7/10"),
        (27, 10, "2 7/10"),
        (-27, 10, "−2 7/10"),
    ] {
        assert_eq!(Ratio::new(over, under).mixed(), written);
    }
}

#[test]
fn fractions_are_read() {
    for text in ["2.5", "5/2", "10/4", "2.50"] {
        assert_eq!(text.parse(), Ok(Ratio::new(5, 2)));
    }
    for text in ["", "-1", "1/0", "1.", ".5", "9999999", "x", "1/2/3", "1e3"] {
        assert!(text.parse::<Ratio>().is_err(), "{text}");
    }
}
