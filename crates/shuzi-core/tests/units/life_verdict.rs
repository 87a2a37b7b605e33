//! Verdict.

use crate::Coded as _;
use shuzi_core::fact::Fact;
use shuzi_core::goban::{Color, Size};
use shuzi_core::life::*;

#[test]
fn a_verdict_is_uncertain_below_a_confidence_of_its_board() {
    let verdict = |confidence| Verdict {
        color: Color::Black,
        stones: Vec::new(),
        status: Status::Alive,
        evidence: Evidence::Played,
        confidence,
    };
    let share = |confidence| verdict(confidence).parameters().remove(1).1.coded();
    assert_eq!([599, 873, 1000].map(share), ["59", "87", "100"]);
    let nine = Size::new(9, 9).unwrap();
    assert_eq!([599, 600].map(|share| verdict(share).is_uncertain(nine)), [true, false]);
    let nineteen = Size::NINETEEN;
    assert_eq!([549, 550].map(|share| verdict(share).is_uncertain(nineteen)), [true, false]);
}
