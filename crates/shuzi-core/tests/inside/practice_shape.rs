//! A side's area that the player rearranges until its vacant points are whole tens.

use super::*;
use crate::practice::Pool;

/// The plan itself is a right answer with the fewest stones, on boards of all sizes.
#[test]
fn the_plan_leaves_whole_tens() {
    let pool = Pool::bundled().unwrap();
    for position in pool.all().iter().step_by(40) {
        for side in Color::BOTH {
            let shape = Shape::of(position, side);
            let after = shape.after(&shape.changes());
            assert!(after.is_in_tens, "{}", position.name);
            assert_eq!(after.vacant, shape.plan.vacant());
            assert_eq!(after.handled, shape.plan.handled(), "{}", position.name);
            assert_eq!(after.vacant + after.stones, shape.area.total());
        }
    }
}

#[test]
fn tens_may_lie_side_by_side_but_not_in_pieces() {
    let size = crate::goban::Size::new(9, 9).unwrap();
    let set = |cells: &[(u8, u8, u8, u8)]| {
        let mut points = VertexSet::new(size);
        for &(x, y, width, height) in cells {
            points.extend(Rectangle { at: Vertex::new(x, y), width, height }.vertices());
        }
        points
    };
    assert!(is_in_tens(&set(&[])));
    assert!(is_in_tens(&set(&[(0, 0, 5, 2), (0, 2, 2, 5)])));
    assert!(is_in_tens(&set(&[(2, 2, 5, 4)])));
    // Nine; ten in two pieces; ten that are no rectangle.
    assert!(!is_in_tens(&set(&[(0, 0, 3, 3)])));
    assert!(!is_in_tens(&set(&[(0, 0, 5, 1), (0, 4, 5, 1)])));
    assert!(!is_in_tens(&set(&[(0, 0, 4, 2), (0, 2, 2, 1)])));
}
