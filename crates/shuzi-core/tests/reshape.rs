//! Rearranging the stones: the total never changes, and no plan handles fewer stones.

use proptest::prelude::*;
use shuzi_core::counting::Settled;
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::reshape::{Area, Handling, Plan, PlanMark, Rectangle, Style};

/// Any area: for example a third of the vertices stones and a third vacant.
fn any_area(most: u8) -> impl Strategy<Value = Area> {
    (1..=most, 1..=most, 1..4_u8, 1..4_u8).prop_flat_map(|(width, height, filled, outside)| {
        let size = Size::new(width, height).unwrap();
        let kinds = 0..3 + filled + outside;
        proptest::collection::vec(kinds, size.points()).prop_map(move |kinds| {
            let (mut stones, mut vacant) = (VertexSet::new(size), VertexSet::new(size));
            for (vertex, kind) in size.vertices().zip(kinds) {
                if kind < 3 {
                    vacant.insert(vertex);
                } else if kind < 3 + filled {
                    stones.insert(vertex);
                }
            }
            Area::new(stones, vacant)
        })
    })
}

/// A territory of one side on a whole board, with stones on a few of its points.
fn open_area(most: u8) -> impl Strategy<Value = Area> {
    (4..=most, 4..=most).prop_flat_map(|(width, height)| {
        let size = Size::new(width, height).unwrap();
        proptest::collection::vec(0..6_u8, size.points()).prop_map(move |kinds| {
            let (mut stones, mut vacant) = (VertexSet::new(size), VertexSet::new(size));
            for (vertex, kind) in size.vertices().zip(kinds) {
                if kind == 0 {
                    stones.insert(vertex);
                } else {
                    vacant.insert(vertex);
                }
            }
            Area::new(stones, vacant)
        })
    })
}

/// Asserts what must hold for every plan.
fn check(area: &Area, plan: &Plan, style: Style) {
    let size = area.size();
    // Replays the plan, stone by stone.
    let mut stones = *area.stones();
    for handling in &plan.handlings {
        let (gone, come) = match *handling {
            Handling::Move(from, to) => (Some(from), Some(to)),
            Handling::Lift(from) => (Some(from), None),
            Handling::Add(to) => (None, Some(to)),
        };
        if let Some(vertex) = gone {
            assert!(stones.contains(vertex), "nothing to take up");
            stones.remove(vertex);
        }
        if let Some(vertex) = come {
            assert!(area.contains(vertex), "outside the area");
            assert!(stones.insert(vertex), "put on a stone");
        }
    }
    assert_eq!(stones, plan.stones);
    assert_eq!(stones.len() + plan.vacant(), area.total());
    let mut owner = vec![None; size.points()];
    for (number, rectangle) in plan.rectangles.iter().enumerate() {
        assert_eq!(rectangle.points() % style.unit(), 0);
        for vertex in rectangle.vertices() {
            assert!(area.contains(vertex) && !stones.contains(vertex));
            assert!(owner[size.index(vertex)].replace(number).is_none(), "rectangles overlap");
        }
    }
    for vertex in size.vertices() {
        for neighbor in size.neighbors(vertex) {
            let (here, there) = (owner[size.index(vertex)], owner[size.index(neighbor)]);
            assert!(here.is_none() || there.is_none() || here == there, "rectangles touch");
        }
    }
    let lifts = plan.handlings.iter().filter(|h| matches!(h, Handling::Lift(_))).count();
    let adds = plan.handlings.iter().filter(|h| matches!(h, Handling::Add(_))).count();
    assert!(lifts == 0 || adds == 0, "a lift and an add are a move");
}

/// The least cost of any set of rectangles, found by trying every set.
fn least_by_trying_all(area: &Area, style: Style) -> (usize, usize) {
    let size = area.size();
    let mut all = Vec::new();
    for at in size.vertices() {
        for width in 1..=size.width() - at.x {
            for height in 1..=size.height() - at.y {
                let rectangle = Rectangle { at, width, height };
                if rectangle.points().is_multiple_of(style.unit())
                    && rectangle.vertices().all(|vertex| area.contains(vertex))
                {
                    all.push(rectangle);
                }
            }
        }
    }
    let mut best = (area.vacant().len(), 0);
    try_from(area, style, &all, &mut Vec::new(), &mut best);
    best
}

fn try_from(
    area: &Area,
    style: Style,
    rest: &[Rectangle],
    chosen: &mut Vec<Rectangle>,
    best: &mut (usize, usize),
) {
    let points: Vec<Vertex> = chosen.iter().flat_map(|rectangle| rectangle.vertices()).collect();
    let lifted = points.iter().filter(|&&vertex| area.stones().contains(vertex)).count();
    let added = area.vacant().len() - (points.len() - lifted);
    let own = usize::from(style.cost()) * chosen.len();
    *best = (*best).min((lifted.max(added) + own, chosen.len()));
    for (place, &rectangle) in rest.iter().enumerate() {
        let touches = rectangle.vertices().any(|vertex| {
            points.contains(&vertex)
                || area.size().neighbors(vertex).any(|neighbor| points.contains(&neighbor))
        });
        if !touches {
            chosen.push(rectangle);
            try_from(area, style, &rest[place + 1..], chosen, best);
            chosen.pop();
        }
    }
}

/// Of many piles only the first and the last are listed.
#[test]
fn many_piles_are_named_by_their_ends() {
    let size = Size::NINETEEN;
    let mut stones = VertexSet::new(size);
    stones.extend(size.vertices().take(124));
    let plan = Plan::of(&Area::new(stones, VertexSet::new(size)), Style::Tens);
    assert_eq!(plan.piles().join(", "), "10, 20, 30, …, 120, 124");
    for (stones, piles) in [(0, "0"), (4, "4"), (30, "10, 20, 30"), (34, "10, 20, 30, 34")] {
        let mut few = VertexSet::new(size);
        few.extend(size.vertices().take(stones));
        let plan = Plan::of(&Area::new(few, VertexSet::new(size)), Style::Tens);
        assert_eq!(plan.piles().join(", "), piles);
    }
}

/// A sum of one term is a number; each vertex is marked with what happens there and when.
#[test]
fn a_plan_is_told_stone_by_stone() {
    let size = Size::new(12, 4).unwrap();
    let [mut stones, mut vacant] = [VertexSet::new(size); 2];
    // Ten points with one stone among them, and one vacant point on the far side.
    for vertex in size.vertices() {
        let is_hole = vertex.y < 2 && vertex.x < 5 && vertex != Vertex::new(2, 1);
        let is_hole = is_hole || vertex == Vertex::new(11, 3);
        if is_hole {
            vacant.insert(vertex)
        } else {
            stones.insert(vertex)
        };
    }
    let plan = Plan::of(&Area::new(stones, vacant), Style::Tens);
    let (from, to) = (Vertex::new(2, 1), Vertex::new(11, 3));
    assert_eq!(plan.handlings, [Handling::Move(from, to)]);
    // Nine columns and two rows.
    assert_eq!((plan.sum(), plan.handled(), plan.way()), ("10".to_owned(), 1, 11));
    assert_eq!(plan.mark(from, 0), Some(PlanMark::From(0)));
    assert_eq!(plan.mark(to, 0), Some(PlanMark::To(0)));
    assert_eq!(plan.mark(Vertex::new(0, 3), 0), None);
    assert_eq!(plan.mark(from, 1), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_plan_does_what_it_says(area in any_area(13)) {
        check(&area, &Plan::of(&area, Style::Tens), Style::Tens);
    }

    #[test]
    fn a_plan_of_an_open_board_does_what_it_says(area in open_area(9)) {
        check(&area, &Plan::of(&area, Style::Tens), Style::Tens);
    }

    #[test]
    fn rectangles_of_any_size_do_what_they_say(area in any_area(8)) {
        check(&area, &Plan::of(&area, Style::Rectangles), Style::Rectangles);
    }

    #[test]
    fn no_other_tens_handle_fewer_stones(area in open_area(7)) {
        let plan = Plan::of(&area, Style::Tens);
        prop_assert!(plan.optimal);
        let least = least_by_trying_all(&area, Style::Tens);
        prop_assert_eq!((plan.handled(), plan.rectangles.len()), least);
    }

    #[test]
    fn no_other_rectangles_cost_less(area in any_area(4)) {
        let plan = Plan::of(&area, Style::Rectangles);
        let cost = plan.handled() + plan.rectangles.len();
        prop_assert!(plan.optimal);
        prop_assert_eq!(cost, least_by_trying_all(&area, Style::Rectangles).0);
    }
}

#[test]
fn the_two_sides_plans_do_not_touch() {
    let size = Size::new(10, 6).unwrap();
    let mut board = Board::new(size);
    for x in 0..10 {
        board.set(Vertex::new(x, 2), Some(Color::Black));
        board.set(Vertex::new(x, 3), Some(Color::White));
    }
    let settled = Settled::of(&board, &VertexSet::new(size));
    let first = Plan::of(&settled.area(Color::Black), Style::Tens);
    assert_eq!((first.handled(), first.vacant()), (0, 20));
    // Black's plan for another board may leave the border vacant; White's plan then avoids it.
    let mut vacant = VertexSet::new(size);
    vacant.insert(Vertex::new(4, 2));
    let second = Plan::of(&settled.area(Color::White).apart_from(&vacant), Style::Tens);
    assert!(!second.vacant_points().contains(Vertex::new(4, 3)));
}

#[test]
fn the_largest_boards_are_planned() {
    for (width, height) in [(30, 24), (52, 3), (1, 52), (25, 25)] {
        let size = Size::new(width, height).unwrap();
        let mut vacant = VertexSet::new(size);
        vacant.extend(size.vertices().filter(|v| (v.x + 2 * v.y) % 7 != 0));
        let mut stones = VertexSet::new(size);
        stones.extend(size.vertices().filter(|v| (v.x + 2 * v.y) % 7 == 0));
        let area = Area::new(stones, vacant);
        check(&area, &Plan::of(&area, Style::Tens), Style::Tens);
    }
}
