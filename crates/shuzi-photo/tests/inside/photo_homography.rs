//! Planes seen in perspective.

use super::*;

const SEEN: Homography = Homography([20.0, 3.0, 60.0, -2.0, 17.0, 40.0, 0.004, -0.006, 1.0]);

fn close(a: Place, b: Place) -> bool {
    (a[0] - b[0]).hypot(a[1] - b[1]) < 1e-6
}

fn pairs() -> Vec<(Place, Place)> {
    (0..49)
        .map(|at| [f64::from(at % 7), f64::from(at / 7)])
        .map(|place| (place, SEEN.at(place).unwrap()))
        .collect()
}

#[test]
fn what_was_seen_is_found_again() {
    let fitted = Homography::fit(&pairs()).unwrap();
    for (place, seen) in pairs() {
        assert!(close(fitted.at(place).unwrap(), seen));
        let back = fitted.inverse().unwrap().facing(seen);
        assert!(close(back.at(seen).unwrap(), place));
    }
}

#[test]
fn a_third_that_lies_is_left_out() {
    let mut pairs = pairs();
    for (at, pair) in pairs.iter_mut().enumerate().filter(|(at, _)| at % 3 == 0) {
        pair.1 = [f64::from(u8::try_from(at * 5).unwrap()), 400.0];
    }
    let (agreed, agree) = Homography::agreed(&pairs, 1.0).unwrap();
    assert!(agree.iter().enumerate().all(|(at, agrees)| *agrees == (at % 3 != 0)));
    assert!(close(agreed.at([3.0, 5.0]).unwrap(), SEEN.at([3.0, 5.0]).unwrap()));
}

#[test]
fn places_on_one_line_settle_nothing() {
    let line: Vec<_> = (0..9).map(|at| ([f64::from(at), 0.0], [f64::from(at), 1.0])).collect();
    assert_eq!(Homography::fit(&line), None);
}

#[test]
fn another_spread_turns_directions_alike() {
    let at = [3.0, 3.0];
    let slanted = SEEN.with_spread(at, [7.0, 10.0]).unwrap();
    let spread = slanted.spread(at).unwrap();
    assert!(close(spread, [7.0, 10.0]), "{spread:?}");
    // What it does already, it does again, but for where it puts the first place.
    let same = SEEN.with_spread(at, SEEN.spread(at).unwrap()).unwrap();
    let shift = |plane: &Homography, by: Place| {
        let [from, to] = [at, [at[0] + by[0], at[1] + by[1]]].map(|place| plane.at(place).unwrap());
        [to[0] - from[0], to[1] - from[1]]
    };
    for by in [[1e-4, 0.0], [0.0, 1e-4]] {
        assert!(close(shift(&same, by), shift(&SEEN, by)));
    }
    assert_eq!(Homography::scaled(1.0, [0.0; 2]).with_spread(at, [7.0, 10.0]), None);
}
