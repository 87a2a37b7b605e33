//! Statements of a game file: result, komi, handicap, setup stones; and text that is not SGF.

use crate::Coded as _;
use shuzi_core::goban::{Color, Size};
use shuzi_core::place::Diagnostic;
use shuzi_core::record::sgf::Reader;
use shuzi_core::record::{Game, Games, Recorded, Server, decode};

/// The game of a text, and the remarks on it.
fn one(text: &str) -> (Game, Vec<String>) {
    let file = decode(text.as_bytes(), None);
    let (game, remarks) = Games::of(&file, None).next().unwrap().unwrap();
    (game, remarks.iter().map(Diagnostic::coded).collect())
}

/// Whatever name Chinese rules have, Fox's result under them is in zi.
#[test]
fn fox_results_are_in_zi_under_chinese_rules() {
    for (rules, lead) in
        [("Chinese", "-6.5"), ("cn", "-6.5"), ("中国规则", "-6.5"), ("Japanese", "-3.25")]
    {
        let (game, _) = one(&format!("(;SZ[9]AP[foxwq]RU[{rules}]KM[650]RE[W+3.25];B[ee])"));
        let lead_recorded = game.info.recorded.unwrap().black_lead().unwrap();
        assert_eq!(lead_recorded.coded(), lead, "{rules}");
    }
}

/// A negative margin is not a margin, and a stray character spoils a number.
#[test]
fn odd_results_and_komi_are_not_guessed() {
    let (game, _) = one("(;SZ[9]RE[B+-3];B[ee])");
    assert_eq!(game.info.recorded, Some(Recorded::Win(Color::Black)));
    let (game, notes) = one("(;SZ[9]KM[6.5*];B[ee])");
    assert!(game.info.komi.is_none() && notes[0].contains("komi-unread"), "{notes:?}");
}

/// Setup stones are not taken for played ones, also where one stone replaces another.
#[test]
fn stones_set_up_are_counted_as_they_lie() {
    for (text, set_up, is_edited) in [
        ("(;SZ[5]AB[aa][bb]AW[cc];B[dd])", [2, 1], false),
        ("(;SZ[5]AB[aa][bb]AW[aa];B[dd])", [1, 1], false),
        ("(;SZ[5]AB[aa]AE[aa];B[dd])", [0, 0], false),
        ("(;SZ[5];B[ee];W[ee])", [-1, 0], false),
        ("(;SZ[5];B[ee];AW[aa];W[dd])", [0, 1], true),
        ("(;SZ[5];B[ee];AW[aa]AB[bb]AE[ab])", [1, 1], true),
    ] {
        let (game, _) = one(text);
        assert_eq!((game.plays.set_up, game.plays.is_edited), (set_up, is_edited), "{text}");
    }
}

/// HA and the setup stones should agree; without HA the stones are a handicap if White moves first.
#[test]
fn handicap_stones_are_held_against_ha() {
    for (text, handicap, differs) in [
        ("HA[3]AB[cc][gg];W[ee]", Some(3), true),
        ("HA[2]AB[cc][gg];W[ee]", Some(2), false),
        // The stones are missing, or it was no handicap.
        ("HA[2];W[ee]", None, false),
        ("HA[0]AB[cc];W[ee]", Some(0), false),
        ("HA[3]AB[cc][gg]AW[aa];W[ee]", Some(3), false),
        ("AB[cc];W[ee]", None, false),
        ("AB[cc][gg];B[ee]", None, false),
        ("AB[cc][gg];W[ee]", Some(2), false),
    ] {
        let (game, notes) = one(&format!("(;SZ[9]{text})"));
        assert_eq!(game.info.handicap.map(|stones| stones.value), handicap, "{text}");
        assert_eq!(notes.iter().any(|note| note.contains("differs")), differs, "{text} {notes:?}");
    }
}

/// `tt` is a pass where it is not a vertex, on boards of up to 19 lines either way.
#[test]
fn tt_is_no_pass_on_a_large_board() {
    for (size, passes) in [("19", 1), ("9:19", 1), ("25:9", 0), ("9:25", 0), ("20", 0)] {
        let (game, _) = one(&format!("(;SZ[{size}];B[tt];W[aa])"));
        assert_eq!(game.plays.passes(Color::Black), passes, "{size}");
    }
}

/// Invisible characters are skipped, and text longer than a line is cut.
#[test]
fn what_is_no_sgf_is_quoted_short() {
    for (text, quoted) in [
        ("\u{1}", None),
        ("\u{feff}", None),
        ("\u{a0}", None),
        ("!? ", Some("(text: !?)")),
        ("!!!!!!!!!!!!!!!!!!!!!!!!", Some("(text: !!!!!!!!!!!!!!!!!!!!!!!!)")),
        ("!!!!!!!!!!!!!!!!!!!!!!!!!", Some("(text: !!!!!!!!!!!!!!!!!!!!!!!!…)")),
    ] {
        let (_, notes) = one(&format!("(;SZ[9]{text};B[ee])"));
        match quoted {
            None => assert!(notes.is_empty(), "{notes:?}"),
            Some(quoted) => assert!(notes[0].contains(quoted), "{notes:?}"),
        }
    }
    let text = "(;SZ[9]PB [ Ada ])";
    let (tree, _) = Reader::new(text).next_tree().unwrap().unwrap();
    let root = tree.main_line().next().unwrap();
    assert_eq!(&text[tree.property(root, "PB").unwrap().name_span.clone()], "PB");
}

/// Lines between the rows of a diagram that are not rows, and a size other than its own.
#[test]
fn a_diagram_is_read_row_by_row() {
    let read = |text: &str, size| {
        let file = decode(text.as_bytes(), None);
        let game = Games::of(&file, size).next().unwrap();
        game.map(|(game, _)| game.board.size().coded()).map_err(|why| why.coded())
    };
    let two = Size::new(2, 2).unwrap();
    for text in [". X\nO .\n", ". X\n# a note\nO .\n", "+---+\n. X\n-----\nO .\n"] {
        assert_eq!(read(text, None).as_deref(), Ok("2×2"), "{text}");
        assert_eq!(read(text, Some(two)).as_deref(), Ok("2×2"), "{text}");
        assert!(read(text, Some(Size::NINETEEN)).unwrap_err().contains("other-size"), "{text}");
    }
    assert!(read(". - X\n. . .\n", None).unwrap_err().starts_with("1:3: "));
    assert!(read(". X\nO .\n\n. X\n", None).unwrap_err().starts_with("4:1: "));
}

/// A stated encoding is not doubted if the text is all ASCII.
#[test]
fn a_charset_is_doubted_only_where_it_matters() {
    let notes = |text: &str| decode(text.as_bytes(), None).notes.len();
    assert_eq!(notes("(;CA[GB2312]SZ[9]PB[Ada];B[ee])"), 0);
    assert_eq!(notes("(;SZ[9]PB[柯洁];B[ee])"), 0);
    assert_eq!(notes("(;CA[UTF-8]SZ[9]PB[柯洁];B[ee])"), 0);
    assert_eq!(notes("(;CA[GB2312]SZ[9]PB[柯洁];B[ee])"), 1);
}

/// Fox names the program that wrote the record, and then itself: its Chinese rules, and its komi of 0
/// that says nothing, are known all the same.
#[test]
fn a_server_is_known_by_any_of_its_names() {
    let (game, notes) = one("(;SZ[9]KM[0]RU[Japanese]AP[GNU Go:3.8]RE[W+3.5]AP[foxwq];B[ee])");
    assert_eq!(game.info.server, Some(Server::Fox), "{notes:?}");
}

/// A komi stated at the end counts if no other is, with a remark.
#[test]
fn a_komi_stated_late_is_used_and_remarked_on() {
    let (game, notes) = one("(;SZ[9];B[ea];W[fa];B[eb];W[fb];B[ec];KM[0.5]W[])");
    assert_eq!(game.info.komi.unwrap().value.coded(), "0.5");
    assert!(notes.iter().any(|note| note.contains("record-not-in-first-node")), "{notes:?}");
    let (game, notes) = one("(;SZ[9]KM[6.5];B[ea];W[fa];B[eb];W[fb];B[ec];KM[0.5]W[])");
    assert_eq!(game.info.komi.unwrap().value.coded(), "6.5");
    assert!(notes.iter().any(|note| note.contains("record-stated-twice")), "{notes:?}");
}

/// Handicap stones set up in the second node are a handicap; `HA` without stones, White first, is
/// none.
#[test]
fn a_handicap_is_held_against_the_board() {
    let (game, notes) = one("(;SZ[9]KM[0.5];AB[ea][eb];W[fa];B[ec])");
    assert_eq!(game.info.handicap.unwrap().value, 2, "{notes:?}");
    let (game, notes) = one("(;SZ[9]KM[0.5]HA[9];W[fa];B[ea])");
    assert!(game.info.handicap.is_none());
    assert!(notes[0].contains("record-handicap-missing (stones: 9)"), "{notes:?}");
    // Black may lay them one by one.
    let (game, _) = one("(;SZ[9]KM[0.5]HA[2];B[ea];B[eb];W[fa])");
    assert_eq!(game.info.handicap.unwrap().value, 2);
}

/// Marks of the same points for both sides say nothing, so the dead stones are proposed.
#[test]
fn marks_that_contradict_each_other_are_not_used() {
    let (game, notes) = one("(;SZ[3]AB[aa][ba][ca]AW[ac][bc][cc]TB[aa:cc]TW[aa:cc])");
    assert!(game.marks.is_none());
    assert!(notes.iter().any(|note| note.contains("record-marks-contradict")), "{notes:?}");
}

/// A vertex set up twice in one node, and a main line that is a fragment, are reported.
#[test]
fn contradicting_setup_and_a_longer_variation_are_told() {
    let (game, notes) = one("(;SZ[5]AB[aa][bb]AW[bb];B[cc])");
    assert_eq!(game.plays.set_up, [1, 1]);
    assert!(notes[0].contains("record-two-colors"), "{notes:?}");
    let (_, notes) = one("(;SZ[5]AB[aa];AW[aa];B[cc])");
    assert!(!notes.iter().any(|note| note.contains("two-colors")), "{notes:?}");
    let (game, notes) = one("(;SZ[5](;B[aa])(;B[bb];W[cc];B[dd]))");
    assert_eq!(game.plays.moves.len(), 1);
    assert!(notes[0].contains("record-longer-variation"), "{notes:?}");
    let (_, notes) = one("(;SZ[5];B[aa](;W[bb])(;W[cc];B[dd]))");
    assert!(notes.is_empty(), "{notes:?}");
}

/// A name stays on its line.
#[test]
fn line_breaks_in_names_are_spaces() {
    let (game, _) = one("(;SZ[5]GN[Friendly\n\nWhite wins: W+9]PB[A\tB];B[aa])");
    assert_eq!(game.info.title.as_deref(), Some("Friendly  White wins: W+9"));
}

/// Hundredths are Fox's way; KGS lets players agree on a komi of −100 points.
#[test]
fn a_komi_of_kgs_is_in_points() {
    let komi = |place: &str| {
        let (game, _) = one(&format!("(;SZ[19]PC[{place}]RU[Japanese]KM[-100.00];B[dd])"));
        game.info.komi.unwrap().value.coded()
    };
    assert_eq!(komi("The Kiseido Go Server (KGS) at http://kgs.kiseido.com/"), "-100");
    assert_eq!(komi("a club"), "-1");
}

/// Komi as servers and associations of all kinds write it.
#[test]
fn komi_is_read_in_every_spelling() {
    for (property, komi) in [
        ("KM[6집반]", "6.5"),
        ("KM[6목반]", "6.5"),
        ("KM[六目半]", "6.5"),
        ("KM[コミ6目半]", "6.5"),
        ("KM[６．５]", "6.5"),
        ("KM[2又3/4子]", "5.5"),
        ("KM[贴3又3/4子]", "7.5"),
        ("KM[덤 6집반]", "6.5"),
        ("KO[黒6目半]", "6.5"),
        ("KM[5.5]KO[黒6目半]", "5.5"),
        ("AP[foxwq]RU[Japanese]KM[50]", "0.5"),
        ("AP[foxwq]RU[Chinese]KM[50]", "1"),
        ("AP[foxwq]RU[Chinese]KM[7]", "7"),
        ("KM[50]", "50"),
    ] {
        let (game, _) = one(&format!("(;CA[UTF-8]SZ[9]{property};B[ee])"));
        assert_eq!(game.info.komi.unwrap().value.coded(), komi, "{property}");
    }
}
