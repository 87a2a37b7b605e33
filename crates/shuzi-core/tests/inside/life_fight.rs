//! Fights worked out by hand: legal moves, captures, and what is held for good.

use super::*;
use crate::goban::{Vertex, VertexSet};
use crate::record::read_diagram;

/// A fight that covers the whole board.
fn whole(diagram: &str) -> Fight<1> {
    let board = read_diagram(diagram).unwrap().board;
    let chains = Chains::of(&board);
    let mut vertices = VertexSet::new(board.size());
    vertices.extend(board.size().vertices());
    let cluster = Cluster { chains: (0..chains.all().len()).collect(), vertices };
    Fight::of(&board, &chains, &cluster)
}

fn bit(fight: &Fight<1>, x: u8, y: u8) -> usize {
    fight.layout.bit(Vertex::new(x, y))
}

#[test]
fn a_ko_is_retaken_at_once_only_with_a_threat() {
    let fight = whole(". X O .\nX O . O\n. X O .\n");
    let (take, back) = (bit(&fight, 2, 1), bit(&fight, 1, 1));
    for threat in [None, Some(WHITE)] {
        let at = FightPosition::new(fight.start, BLACK, threat);
        let taken = fight.after(&at, take).unwrap();
        assert_eq!(taken.ban.map(usize::from), Some(back));
        assert_eq!(fight.moves(&taken).contains(back), threat.is_some());
        let again = fight.after(&taken, back).unwrap();
        assert_eq!((again.stones, again.threat), (at.stones, None));
        assert_eq!(taken.after_pass().ban, None);
    }
}

/// A point next to a living chain of the other side is not an eye.
#[test]
fn no_eye_touches_a_wall_of_the_other_side() {
    let board = read_diagram("X . O\n").unwrap().board;
    let chains = Chains::of(&board);
    let mut vertices = VertexSet::new(board.size());
    vertices.extend([Vertex::new(0, 0), Vertex::new(1, 0)]);
    let fight: Fight<1> = Fight::of(&board, &chains, &Cluster { chains: vec![0], vertices });
    assert!(!fight.is_own_eye(fight.start, BLACK, bit(&fight, 1, 0)));
    let alone = whole("X . X\nX X X\n");
    assert!(alone.is_own_eye(alone.start, BLACK, bit(&alone, 1, 0)));
}

/// A point next to a living chain is an eye if all chains around it live.
#[test]
fn an_eye_of_chains_that_live_is_one() {
    let part = |diagram: &str, places: &[u8]| {
        let board = read_diagram(diagram).unwrap().board;
        let chains = Chains::of(&board);
        let mut vertices = VertexSet::new(board.size());
        vertices.extend(places.iter().map(|&x| Vertex::new(x, 0)));
        Fight::<1>::of(&board, &chains, &Cluster { chains: vec![1], vertices })
    };
    let both = part("X . X X\n", &[1, 2]);
    assert!(both.is_own_eye(both.start, BLACK, bit(&both, 1, 0)));
    let one = part("X . X .\n", &[1, 2, 3]);
    assert!(!one.is_own_eye(one.start, BLACK, bit(&one, 1, 0)));
}

/// Two eyes are not adjacent.
#[test]
fn two_points_side_by_side_are_one_eye() {
    let fight = whole(". . . .\n");
    let shape = |places: &[(u8, u8)]| points(&fight, places);
    assert_eq!(fight.two_eyes(shape(&[(2, 0), (3, 0)])), Points::NONE);
    assert_eq!(fight.two_eyes(shape(&[(1, 0), (2, 0), (3, 0)])), shape(&[(1, 0), (3, 0)]));
}

#[test]
fn two_eyes_are_held_for_good_and_one_is_not() {
    let fight = whole(". O . O X .\nO O O O X .\nX X X X X .\n");
    assert_eq!(fight.secure(WHITE, fight.start).count(), 8);
    assert_eq!(fight.secure(BLACK, fight.start), Points::NONE);
    let fight = whole(". O X .\nO O X X\nX X X .\n");
    assert_eq!(fight.secure(WHITE, fight.start), Points::NONE);
    // Black's two eyes enclose White's single one.
    assert_eq!(fight.secure(BLACK, fight.start), fight.all);
}

#[test]
fn taking_a_large_chain_leaves_room_for_two_eyes() {
    let fight = whole(". O O O O X\nO O O O O X\nX X X X X .\n");
    let taken = fight.after(&at(&fight, BLACK), bit(&fight, 0, 0)).unwrap();
    assert!(taken.stones[WHITE].is_empty());
    assert_eq!(fight.secure(BLACK, taken.stones), fight.all);
}

/// Rabbity six is the largest killing shape; seven points leave room for two eyes.
#[test]
fn six_stones_taken_are_read_on_and_seven_are_not() {
    for (diagram, size, alive) in [
        (". O O O X\nO O O X X\nX X X X .\n", 6, false),
        (". O O O X\nO O O O X\nX X X X .\n", 7, true),
    ] {
        let fight = whole(diagram);
        let stones = fight.start;
        assert_eq!(stones[WHITE].count(), size);
        let taken = fight.after(&at(&fight, BLACK), bit(&fight, 0, 0)).unwrap();
        assert!(taken.stones[WHITE].is_empty());
        assert_eq!(taken.stones[BLACK].count() > stones[BLACK].count() + 1, alive, "{size}");
    }
}

/// The points at these coordinates.
fn points(fight: &Fight<1>, places: &[(u8, u8)]) -> Points<1> {
    let points = places.iter().map(|&(x, y)| Points::at(bit(fight, x, y)));
    points.fold(Points::NONE, |all, point| all | point)
}

fn at(fight: &Fight<1>, side: FightSide) -> FightPosition<1> {
    FightPosition::new(fight.start, side, None)
}

/// A region belongs to the side whose stones alone surround it.
#[test]
fn areas_are_what_one_side_encloses() {
    let fight = whole(". X . O .\n");
    let [black, white] = fight.areas(fight.start);
    assert_eq!(black, points(&fight, &[(0, 0), (1, 0)]));
    assert_eq!(white, points(&fight, &[(3, 0), (4, 0)]));
    assert_eq!((fight.score_for(BLACK, fight.start), fight.score_for(WHITE, fight.start)), (0, 0));
    let fight = whole(". . X\n");
    assert_eq!(fight.areas(fight.start), [fight.all, Points::NONE]);
    assert_eq!(fight.score_for(WHITE, fight.start), -3);
}

/// A chain with one liberty is in atari unless it touches a living chain of its side.
#[test]
fn chains_with_one_liberty_are_in_atari() {
    let fight = whole("X O .\n. . .\n");
    assert_eq!(fight.in_atari(BLACK, fight.start), points(&fight, &[(0, 0)]));
    assert_eq!(fight.in_atari(WHITE, fight.start), Points::NONE);
    let board = read_diagram("X X . O\n").unwrap().board;
    let chains = Chains::of(&board);
    let mut vertices = VertexSet::new(board.size());
    vertices.extend([Vertex::new(1, 0), Vertex::new(2, 0)]);
    let part: Fight<1> = Fight::of(&board, &chains, &Cluster { chains: vec![0], vertices });
    assert_eq!(part.in_atari(BLACK, part.start), Points::NONE);
}

/// The side to move is barred while the ko point is empty.
#[test]
fn a_ko_bars_the_side_to_move() {
    let fight = whole(". X O .\nX O . O\n. X O .\n");
    assert!(!fight.is_barred(&at(&fight, BLACK)));
    let taken = fight.after(&at(&fight, BLACK), bit(&fight, 2, 1)).unwrap();
    assert!(fight.is_barred(&taken));
    assert!(!fight.is_barred(&FightPosition { threat: Some(WHITE), ..taken }));
    assert!(fight.is_barred(&FightPosition { threat: Some(BLACK), ..taken }));
    assert!(!fight.is_barred(&taken.after_pass()));
    let mut filled = taken;
    filled.stones[BLACK] |= Points::at(usize::from(taken.ban.unwrap()));
    assert!(!fight.is_barred(&filled));
}

/// Capturing one stone next to a living chain of the same side does not start a ko.
#[test]
fn what_hangs_on_a_living_chain_begins_no_ko() {
    let board = read_diagram("X . O X\n").unwrap().board;
    let chains = Chains::of(&board);
    let mut vertices = VertexSet::new(board.size());
    vertices.extend([Vertex::new(1, 0), Vertex::new(2, 0)]);
    let fight: Fight<1> = Fight::of(&board, &chains, &Cluster { chains: vec![1], vertices });
    let taken = fight.after(&at(&fight, BLACK), bit(&fight, 1, 0)).unwrap();
    assert_eq!((taken.stones, taken.ban), ([points(&fight, &[(1, 0)]), Points::NONE], None));
}

/// Benson's rule by hand. A region is vital to a chain next to all of its empty points, and counts
/// only while all chains around it live. A sealed region is held if it has no room for an eye away
/// from the stones around it.
#[test]
fn what_is_held_for_good() {
    for (rows, held) in [
        (". X . X .\n", 5),
        (". X . . X .\n", 0),
        (". X . O . X .\n", 0),
        ("O X .\n", 0),
        (". X . X O . .\n", 0),
        (". . .\n", 0),
        // First two adjacent points away from the stones, then three in a row.
        (". X . X . .\nX X X X . .\n", 12),
        (". X . X . .\nX X X X . .\nX X X X . .\n", 12),
        (". X . X . O\nX X X X . .\n", 12),
        (". X . X . O\nX X X X . .\nX X X X . .\n", 12),
    ] {
        let fight = whole(rows);
        assert_eq!(fight.secure(BLACK, fight.start).count(), held, "{rows}");
        assert_eq!(fight.secure(WHITE, fight.start), Points::NONE, "{rows}");
    }
}
