//! Which groups live in seki, and which points of their territory must be filled.

use crate::Coded;
use shuzi_core::counting::{Count, Overrides, PositionNote, Settled, Sourced, Undone, ValueSource};
use shuzi_core::goban::{Board, Color, Symmetry, VertexSet};
use shuzi_core::life::{Groups, Teire};
use shuzi_core::record::read_diagram;
use shuzi_core::rules::Profiles;

/// A board from a diagram, and its dead stones (small letters).
fn board(diagram: &str) -> (Board, VertexSet) {
    let game = read_diagram(diagram).unwrap();
    let nothing = VertexSet::new(game.board.size());
    (game.board, game.marks.map_or(nothing, |marks| marks.dead))
}

fn settled(diagram: &str) -> Settled {
    let (board, dead) = board(diagram);
    Settled::of(&board, &dead)
}

/// Black's and White's vacant points of territory outside seki.
fn territory(diagram: &str) -> [usize; 2] {
    let settled = settled(diagram);
    Color::BOTH.map(|color| settled.territories(color).iter().flatten().count())
}

fn in_seki(diagram: &str) -> Vec<String> {
    let settled = settled(diagram);
    let stones = settled.seki().stones.iter().map(|vertex| vertex.name(settled.size()));
    stones.collect()
}

/// White's right side lives with two eyes, though a dame touches it and no chain of it has two eyes
/// alone; on the left A4 B5 and White's two chains share B4 in seki.
#[test]
fn a_group_with_two_eyes_is_in_no_seki_though_a_dame_touches_it() {
    let rows = ".XO.OXXO.\nX.O.OXO.O\nOOOOXXO..\nXXXXXXOOO\n....X.X.O";
    assert_eq!(in_seki(rows), ["B5", "C5", "E5", "A4", "C4", "E4", "A3", "B3", "C3", "D3"]);
    assert_eq!(territory(rows), [5, 4]);
}

/// Black's right side lives: H5 J5 H4 make one eye (including White's dead stone at H4), J3
/// another.
#[test]
fn an_eye_that_a_dead_stone_lies_in_counts() {
    let rows = "\
O.O..X...
X..OOOOOO
.OO.XOXOX
O..OXXXXX
XOO.OXX..
XXOOOOXoX
X.XXXOOX.
.XXXO.OXX
XX.XOO.O.";
    let settled = settled(rows);
    let stands = |name: &str| {
        let vertex = shuzi_core::goban::Vertex::from_name(name, settled.size()).unwrap();
        settled.seki().stones.contains(vertex)
    };
    assert!(!stands("J4") && !stands("G5"));
}

/// Two chains without eyes and two shared liberties; one eye each and one shared liberty.
#[test]
fn textbook_sekis_are_found() {
    let no_eyes = "\
XXXXX.X
OOOOXX.
..OOXXX
XXXXOOO
OOOOO.O
O.OOOO.";
    let found = settled(no_eyes);
    assert_eq!(found.seki().shared.iter().map(Vec::len).collect::<Vec<_>>(), [2]);
    let one_eye_each = "\
.XX.OOO.
XXXXOOOO
OOOOXXXX
OOOOXXXX
.O.OX.X.";
    let found = settled(one_eye_each);
    assert_eq!(found.seki().shared.iter().map(Vec::len).collect::<Vec<_>>(), [1]);
    assert_eq!((found.seki().stones.len(), found.seki().eyes.len()), (6 + 7, 2));
    // Each side fills its eye, and the last liberty stays empty.
    assert_eq!(found.non_scoring().len(), 1);
    assert_eq!(territory(one_eye_each), [2, 2]);
}

/// An eye that a chain needs as its connection must be filled; an eye bordered by one chain, or by
/// chains connected elsewhere, need not be.
#[test]
fn eyes_that_chains_hang_on_are_false() {
    for (rows, to_fill) in [
        ("X.X.XO\nOXXXXO\nOOOOOO", "B3"),
        ("X.X.XO\nXXXXXO\nOOOOOO", ""),
        (".X.X.O\nXXXXXO\nOOOOOO", ""),
        // The corner connects through B4, and the stone at E4 through D4.
        ("X.X.XO\nOXXX.O\nOOOOXO\n.O.OXO", "B4 D4"),
        // A row of White's stones hangs on five of them (Mays, Table 13).
        ("O.O.O.O.O.OX\nXOXOXOXOXOXX\nXXXXXXXXXXXX", "B3 D3 F3 H3 K3"),
    ] {
        let (board, dead) = board(rows);
        let groups = Groups::of(&board, &dead);
        let found: Vec<String> =
            groups.false_eyes().iter().map(|vertex| vertex.name(board.size())).collect();
        assert_eq!(found.join(" "), to_fill, "{rows}");
    }
}

/// A dame that was simply not filled does not make a seki.
#[test]
fn a_dame_left_open_makes_no_seki() {
    let rows = ".X.XO.O\nXXXXO.O\nXXX.OOO\n.X.XO.O\nXXXXOO.";
    assert_eq!(in_seki(rows), [""; 0]);
}

/// A group without two eyes that shares no liberty with another such group is dead or unfinished.
#[test]
fn a_group_with_one_eye_outside_seki_is_told() {
    let settled = settled(".XO.O.\nXXOOOO\nOOO.O.\n.O.OOO");
    let told: Vec<String> =
        settled.unfinished().iter().map(|part| part.fact(settled.size()).coded()).collect();
    assert_eq!(told, ["open-one-eye (place: B4)"]);
}

/// Black must connect at C9 once White takes the dame at F9.
const CORNER: &str = "\
XX.XX.OOO
XXXOXXOO.
XXXOOOOOO
XXXXOOOOO
XXXXOOO.O
.XXXO.OOO
XXXXOOOO.
X.XXOO.OO
XXXXOOOOO";

/// Black's corner must connect at C9 once White takes the dame at F9.
#[test]
fn a_chain_left_with_one_liberty_has_to_connect() {
    let settled = settled(CORNER);
    let points: Vec<String> = settled
        .teire()
        .iter()
        .map(|(v, color)| format!("{color:?} {}", v.name(settled.size())))
        .collect();
    assert_eq!(points, ["Black C9"]);
    // The area stays the same.
    assert_eq!(settled.count(Color::Black).total(), 37);
}

/// However the dame at F9 and G9 are shared out, Black's chain has one liberty left, C9.
#[test]
fn a_chain_still_in_atari_after_all_dame_has_to_connect() {
    let rows = "\
XX.XX..OO
XXXOXXXO.
XXXOOOOOO
XXXXOOOOO
XXXXOOO.O
.XXXO.OOO
XXXXOOOO.
X.XXOO.OO
XXXXOOOOO";
    let settled = settled(rows);
    let points: Vec<String> =
        settled.teire().iter().map(|(vertex, _)| vertex.name(settled.size())).collect();
    assert_eq!(points, ["C9"]);
}

/// Black joins D9 to G9 by taking F9 himself; if White does, he must fill C9. Nobody has to move
/// there, so C9 is territory, and F9 is named as worth a point.
#[test]
fn a_dame_that_would_join_is_worth_a_point() {
    let rows = "\
XX.XX.XX.
XXXOXOXXX
.XXOOOOXX
XXXXOOOX.
XXXXO.OXX
OOOXOOOOO
.OOOO.OOO
OOOOOOOOO
OOOOOOOOO";
    let settled = settled(rows);
    assert!(settled.teire().is_empty());
    let profile = |rules| Profiles::new().profile(rules).unwrap();
    let told = |rules| {
        let notes = PositionNote::all(&settled, &profile(rules));
        notes.iter().map(Coded::coded).collect::<Vec<_>>()
    };
    let open = "score-teire-open (side: black, other: white, dame: F9, point: C9)";
    assert_eq!(told("japanese-1989"), [open]);
    assert_eq!(told("japanese-ogs"), [""; 0]);
}

/// Black's groups with one eye each join at E4, White's at E6: all live, and nothing is in seki.
#[test]
fn groups_that_join_over_a_dame_are_in_no_seki() {
    let rows = ".OOO.OOO.\nOOOOXOOOO\nXXXX.XXXX\n.XOOOOOX.\nXXO.O.OXX\nXXOOOOOXX";
    assert_eq!(in_seki(rows), [""; 0]);
    assert!(settled(rows).unfinished().iter().all(|part| part.undone == Undone::Dame));
    // White holds the middle without E5: the groups of both sides need their dame.
    let rows = ".OOO.OOO.\nOOOOXOOOO\nXXXXOXXXX\n.XOOOOOX.\nXXO.O.OXX\nXXOOOOOXX";
    let told = settled(rows);
    let told = told.unfinished().iter().map(|part| part.fact(told.size()).coded());
    let told: Vec<String> = told.collect();
    assert!(told.contains(&"open-one-eye (place: A4)".to_owned()), "{told:?}");
}

/// Eyes, sekis and points to fill turn and mirror with the board, and swap sides with the colours.
#[test]
fn groups_are_the_same_whichever_way_the_board_lies() {
    for rows in [
        ".XO.OXXO.\nX.O.OXO.O\nOOOOXXO..\nXXXXXXOOO\n....X.X.O",
        "XXXXX.X\nOOOOXX.\n..OOXXX\nXXXXOOO\nOOOOO.O\nO.OOOO.",
        "XX.XX.OOO\nXXXOXXOO.\nXXXOOOOOO\nXXXXOOOOO\nXXXXOOO.O\n.XXXO.OOO\nXXXXOOOO.",
    ] {
        let (board, dead) = board(rows);
        let eyes = |board: &Board, dead: &VertexSet| {
            let groups = Groups::of(board, dead);
            let settled = Settled::of(board, dead);
            let mut eyes: Vec<u32> = groups.all().iter().map(|group| group.eyes).collect();
            eyes.sort_unstable();
            let teire = Teire::of(board, &groups, settled.seki());
            let points = (teire.forced.len(), teire.open.len());
            (eyes, settled.seki().stones.len(), points)
        };
        let wanted = eyes(&board, &dead);
        for way in Symmetry::all() {
            let turned = way.board(&board);
            let none = VertexSet::new(turned.size());
            assert_eq!(eyes(&turned, &none), wanted, "{rows}");
        }
    }
}

/// White may fill B3 and Black keeps B1 and E2. Black may not: White answers at E2, and Black has
/// one liberty left to White's two. (Mays' Example 5 has two such points; its board is not given.)
#[test]
fn a_liberty_that_one_side_alone_can_fill_is_that_sides() {
    let rows = "OOOO.\nXOXO.\nX.XOO\nXXXO.\nX.XXX";
    let found = settled(rows);
    let names = |vertices: &[(shuzi_core::goban::Vertex, Color)]| -> Vec<String> {
        vertices.iter().map(|(v, color)| format!("{color:?} {}", v.name(found.size()))).collect()
    };
    assert_eq!(names(&found.seki().one_sided), ["White B3"]);
    let note = PositionNote::OneSided { side: Color::White, places: vec!["B3".to_owned()] };
    assert_eq!(PositionNote::one_sided(&found), [note]);
    assert_eq!(
        found.non_scoring().iter().map(|v| v.name(found.size())).collect::<Vec<_>>(),
        ["E2"]
    );
    // White: 12 stones, B3, and E4 E5; Black: 11 stones and B1.
    assert_eq!(Color::BOTH.map(|color| found.count(color).total()), [12, 12]);
}

/// Notes on a position depend on the rules: teire is noted where the rules take it off.
#[test]
fn notes_name_the_points_to_fill_where_the_rules_take_them_off() {
    let settled = settled(CORNER);
    let profiles = Profiles::new();
    let notes = |rules| {
        let profile = profiles.profile(rules).unwrap();
        PositionNote::all(&settled, &profile).iter().map(Coded::coded).collect::<Vec<_>>()
    };
    assert_eq!(notes("japanese-1989"), ["score-teire (side: black, places: C9)"]);
    assert_eq!(notes("japanese-ogs"), [""; 0]);
    // A count includes the notes on its position.
    let value = profiles.profile("japanese-1989").unwrap();
    let profile = Sourced { value, source: ValueSource::Option };
    let game = read_diagram(CORNER).unwrap();
    let count = Count::of(&game, &profile, &Overrides::default()).unwrap();
    let told: Vec<String> = count.result.notes().iter().map(Coded::coded).collect();
    assert_eq!(told, notes("japanese-1989"));
    assert_eq!(notes("chinese"), [""; 0]);
}
