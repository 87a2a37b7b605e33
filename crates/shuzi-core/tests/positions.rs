//! The bundled positions: enough of them, no two alike, and each as two judges see it.

use std::collections::{HashMap, HashSet};

use shuzi_core::counting::Settled;
use shuzi_core::goban::{Color, Symmetry};
use shuzi_core::life::Dead;
use shuzi_core::practice::{FinishedPosition, Pool};

#[test]
fn there_are_three_hundred_and_no_two_are_alike() {
    let pool = Pool::bundled().unwrap();
    assert!(pool.all().len() >= 300, "{}", pool.all().len());
    let mut seen = HashMap::new();
    for position in pool.all() {
        let board = Symmetry::canonical(&position.board).0;
        let stones: Vec<_> = board.stones().collect();
        if let Some(other) = seen.insert((board.size(), stones), &position.name) {
            panic!("{} is {other}, turned, mirrored or recoloured", position.name);
        }
    }
    let names: HashSet<_> = pool.all().iter().map(|position| &position.name).collect();
    assert_eq!(names.len(), pool.all().len());
}

/// shuzi's own judgement: the dead stones, none of them uncertain, and the points.
#[test]
fn each_is_as_shuzi_sees_it() {
    let pool = Pool::bundled().unwrap();
    let mut sekis = 0;
    for FinishedPosition { name, board, dead, points } in pool.all() {
        let proposed = Dead::proposed(board);
        assert_eq!(proposed.stones, *dead, "{name}");
        let settled = Settled::of(board, dead);
        assert_eq!(Color::BOTH.map(|color| settled.count(color).total()), *points, "{name}");
        sekis += usize::from(!settled.seki().is_empty());
    }
    assert!(sekis >= 30, "{sekis}");
}
