//! Sieges read out.

use super::*;
use crate::goban::Vertex;
use crate::record::read_diagram;

/// Whether the chain at a point withstands a siege, if there is one: every chain listed is dead.
fn withstands(rows: &str, name: &str, dead: &[&str]) -> Option<bool> {
    let board = read_diagram(rows).unwrap().board;
    let chains = Chains::of(&board);
    let number = |name: &str| {
        let vertex = Vertex::from_name(name, board.size()).unwrap();
        chains.number_at(vertex).unwrap()
    };
    let mut off = VertexSet::new(board.size());
    for name in dead {
        off.extend(chains.all()[number(name)].stones().iter().copied());
    }
    Siege::of(&board, &chains, &off, number(name))?.is_withstood()
}

/// Three white stones in a straight space of five: whoever plays inside loses. With two in four,
/// White plays a third, and a space of three is one eye.
#[test]
fn stones_in_a_seki_withstand_a_siege() {
    let seki = "\
OOOOOOOOO.
OXXXXXXXO.
OX.OOO.XOO
OXXXXXXXO.
OOOO.OOOO.";
    assert_eq!(withstands(seki, "B4", &["B4"]), Some(true));
    // White's three, if Black's stones stay and have no liberty outside.
    assert_eq!(withstands(&seki.replace("OOOO.OOOO", "OOOOOOOOO"), "D3", &[]), Some(true));
    let dead = "\
OOOOOOOO.
OXXXXXXO.
OX.OO.XOO
OXXXXXXO.
OOO.OOOO.";
    assert_eq!(withstands(dead, "B4", &["B4"]), Some(false));
}

/// Without stones of the opponent inside there is no seki to read, and stones whose last liberty is
/// taken withstand nothing.
#[test]
fn a_siege_needs_stones_inside_and_a_liberty() {
    let alone = "\
OOOOOOO.
OXXXXXO.
OX...XOO
OXXXXXO.
OO.OOOO.";
    assert_eq!(withstands(alone, "B4", &["B4"]), None);
    let smothered = "\
OOOOOOOOO.
OXXXXXXXO.
OXOOOOOXOO
OXXXXXXXO.
OOO.OOOOO.";
    assert_eq!(withstands(smothered, "B4", &["B4"]), None);
}

/// The besieger retakes every ko at once: a ring whose second eye is a ko is captured.
#[test]
fn a_ko_is_the_besiegers() {
    let ko = "\
OOOOOOOO.
OXXXXXOO.
OX.XOX.OO
OXXXX.XO.
OOOOOOOO.";
    assert_ne!(withstands(ko, "B4", &["B4"]), Some(true));
}
