//! Ranks.

use crate::Coded as _;
use shuzi_core::handicap::*;

#[test]
fn half_ranks_are_read_and_written() {
    for (text, halves) in
        [("0", 0), ("8", 16), ("7.5", 15), ("8.0", 16), ("7½", 15), ("½", 1), ("7,5", 15)]
    {
        assert_eq!(text.parse::<Ranks>().unwrap().halves(), halves, "{text}");
    }
    assert_eq!("7.5".parse::<Ranks>().unwrap().coded(), "7.5");
    for text in ["", "-1", "+1", "7.25", ".5", "401", "x", "99999999999"] {
        assert!(text.parse::<Ranks>().is_err(), "{text}");
    }
}
