//! Edges: places where a comparison the other way round, or a rule left out, changes a result.

// A test says by panicking that something is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::Arc;

use shuzi::amount::Amount;
use shuzi::counting::{
    Adjustment, Count, Overrides, Settled, Sourced, Undone, ValueSource, choose_profile,
};
use shuzi::goban::{Board, Size, VertexSet};
use shuzi::record::{Games, decode, read_diagram};
use shuzi::rules::{BySize, Profile, Profiles};

fn profile(name: &str) -> Sourced<Arc<Profile>> {
    Sourced { value: Profiles::new().profile(name).unwrap(), source: ValueSource::Option }
}

fn diagram(text: &str) -> Board {
    read_diagram(text).unwrap().board
}

/// A tie-breaker below a point only breaks ties; a whole point moves the margin.
#[test]
fn a_tie_breaker_of_a_whole_point_does_more_than_break_ties() {
    for (points, only) in [("0.5", true), ("-0.5", true), ("1", false), ("-1", false), ("0", false)]
    {
        let adjustment =
            Adjustment::new(Amount::points(7), points.parse().unwrap(), Amount::ZERO).unwrap();
        assert_eq!(adjustment.tie_breaker_only_breaks_ties(), only, "{points}");
    }
    // Beside a komi of half points nothing is ever level.
    let half = Adjustment::new(Amount::halves(13), Amount::halves(1), Amount::ZERO).unwrap();
    assert!(!half.tie_breaker_only_breaks_ties());
}

/// Golaxy's files give the compensation within KM: it is not added again, and that is said.
/// Elsewhere it is added, with a caution.
#[test]
fn compensation_within_komi_is_not_added_again() {
    let file = decode(b"(;SZ[5]HA[3]KM[3]AB[bb][bd][db];W[dd])", None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    for (rules, points, caution) in [
        ("chinese-golaxy", 0, "caution-compensation-in-komi"),
        ("chinese", 3, "caution-komi-may-hold-compensation"),
    ] {
        let terms = Count::of(&game, &profile(rules), &Overrides::NOTHING).unwrap().result.terms;
        assert_eq!(terms.adjustment().compensation(), Amount::points(points), "{rules}");
        let said = terms.cautions.iter().any(|found| found.to_string().starts_with(caution));
        assert!(said, "{rules}: {:?}", terms.cautions);
    }
}

/// A komi named for 19×19 alone stands in for other sizes, and is said to.
#[test]
fn the_komi_of_19_by_19_stands_in_where_no_other_is_named() {
    let size = |width, height| Size::new(width, height).unwrap();
    let seven = Amount::points(7);
    let named = BySize { named: vec![(19, seven)], other: None };
    assert_eq!(named.of(Size::NINETEEN), Some((seven, true)));
    assert_eq!(named.of(size(9, 9)), Some((seven, false)));
    assert_eq!(named.of(size(19, 9)), Some((seven, false)));
    let others = BySize { named: vec![(9, seven)], other: None };
    assert_eq!(others.of(size(13, 13)), None);
    assert_eq!(others.of(size(9, 9)), Some((seven, true)));
}

/// Two empty points between the sides are dame, wherever they lie; three are only if each is next
/// to both sides: else whoever moves first draws the border.
#[test]
fn small_gaps_are_dame_and_larger_ones_open_borders() {
    for (rows, undone) in [
        (".XXOO.\nXXXOOO\n.X..O.\nXXXOOO\n.XXOO.", Undone::Dame),
        (".XXOOO.\nXXXOOOO\n.X...O.\nXXXOOOO\n.XXOOO.", Undone::Border),
        (".X.X.\nXXXXX\n.....\nOOOOO\n.O.O.", Undone::Dame),
    ] {
        let board = diagram(rows);
        let settled = Settled::of(&board, &VertexSet::new(board.size()));
        let found: Vec<Undone> = settled.unfinished().iter().map(|one| one.undone).collect();
        assert_eq!(found, [undone], "{rows}");
    }
}

/// What a file says is the file's, and what nobody says the usual rules'.
#[test]
fn rules_come_from_the_option_else_the_file_else_the_usual_ones() {
    let profiles = Profiles::new();
    let file = decode(b"(;SZ[5]RU[AGA];B[cc])", None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let chosen = |named| choose_profile(&profiles, named, &game.info).unwrap().value.name.clone();
    assert_eq!([chosen(None), chosen(Some("nz"))], ["aga", "new-zealand"]);
}
