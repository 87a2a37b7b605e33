//! Verdict.

use shuzi::internal::fact::Fact;
use shuzi::internal::goban::Color;
use shuzi::internal::life::*;

#[test]
fn a_verdict_is_uncertain_below_sixty_percent() {
    let verdict = |confidence| Verdict {
        color: Color::Black,
        stones: Vec::new(),
        status: Status::Alive,
        evidence: Evidence::Played,
        confidence,
    };
    let share = |confidence| verdict(confidence).parameters().remove(1).1.to_string();
    assert_eq!([599, 873, 1000].map(share), ["59", "87", "100"]);
    assert_eq!([599, 600, 601].map(|share| verdict(share).is_uncertain()), [true, false, false]);
}
