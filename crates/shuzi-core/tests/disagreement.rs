//! Why a result is not the one that its record states.

use crate::Coded as _;
use shuzi_core::{Game, ScoreOptions, Scorer};

/// A 9×9 game that Black wins by 9 points without komi, 45 against 36, with White's stone dead in
/// Black's eye of two points at A9, and a result as its record states it.
fn cause(recorded: &str) -> Option<String> {
    let columns = |from: char, to: char| {
        (from..=to).flat_map(|x| ('a'..='i').map(move |y| format!("[{x}{y}]"))).collect::<String>()
    };
    let corner = ["aa", "ba", "ca", "cb", "ab"];
    let black: String = columns('a', 'e');
    let black = corner.iter().fold(black, |all, at| all.replace(&format!("[{at}]"), ""));
    let black = format!("{black}[ab][cb][ca]");
    // Each side leaves three points vacant, and Black two more around the stone at A9.
    let black = ["[bd]", "[bf]", "[bh]"].iter().fold(black, |all, at| all.replace(at, ""));
    let white =
        ["[hd]", "[hf]", "[hh]"].iter().fold(columns('f', 'i'), |all, at| all.replace(at, ""));
    let text = format!(
        "(;SZ[9]KM[0]RU[Tromp-Taylor]RE[{recorded}]AB{black}AW[aa]{white};B[]TB[aa:ba][bd][bf][bh]TW[hd][hf][hh])"
    );
    let game = Game::read(text.as_bytes()).unwrap();
    let scored = Scorer::default().score(&game, &ScoreOptions::default()).unwrap();
    scored.counted().disagreement().map(|cause| cause.coded())
}

#[test]
fn a_record_that_agrees_has_no_cause() {
    assert_eq!(cause("B+9"), None);
    // Nor one that states no margin.
    assert_eq!(cause("B+R"), None);
}

#[test]
fn what_makes_the_record_come_out_is_named() {
    for (recorded, expected) in [
        ("W+9", "disagrees-other-winner"),
        ("B+18", "disagrees-unit"),
        // A9 alive: Black has two points less, White one more.
        ("B+6", "disagrees-unmarked (place: A9)"),
        ("B+8", "disagrees-one-point"),
    ] {
        assert_eq!(cause(recorded).as_deref(), Some(expected), "{recorded}");
    }
    assert_eq!(cause("B+3"), None);
}
