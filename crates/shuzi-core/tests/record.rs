//! SGF as found in the wild: every repair is reported, nothing is lost silently.

use crate::Coded as _;
use shuzi_core::goban::{Color, Size, Vertex};
use shuzi_core::place::Diagnostic;
use shuzi_core::record::sgf::{Edit, Reader};
use shuzi_core::record::{Game, Games, Recorded, decode};

/// The games of a text, all of which must be readable, and all remarks.
fn read(text: &str) -> (Vec<Game>, Vec<String>) {
    let (mut games, mut notes) = (Vec::new(), Vec::new());
    for game in Games::of(&decode(text.as_bytes(), None), None) {
        let (game, remarks) = game.unwrap_or_else(|error| panic!("{text}: {error}"));
        games.push(game);
        notes.extend(remarks.iter().map(Diagnostic::coded));
    }
    (games, notes)
}

/// The only game of a text.
fn one(text: &str) -> (Game, Vec<String>) {
    let (mut games, notes) = read(text);
    assert_eq!(games.len(), 1, "{text}");
    (games.remove(0), notes)
}

fn stones(game: &Game) -> String {
    let size = game.board.size();
    let name = |(v, c): (Vertex, Color)| format!("{}{}", c.letter(), v.name(size));
    game.board.stones().map(name).collect::<Vec<_>>().join(" ")
}

#[test]
fn clean_records_need_no_remark() {
    for (text, expected) in [
        ("(;GM[1]FF[4]SZ[9];B[ee];W[cc])", "WC7 BE5"),
        ("(;SZ[9]AB[aa:bb][ii]AW[ci])", "BA9 BB9 BA8 BB8 WC1 BJ1"),
        ("(;SZ[9];B[ee](;W[cc])(;W[dd];B[ff]))", "WC7 BE5"),
        ("(;SZ[9]AB[aa];AE[aa]AW[bb])", "WB8"),
        ("(;SZ[9];B[];W[tt];B[ee])", "BE5"),
        ("\u{FEFF}(;SZ[9:7];B[ig])", "BJ1"),
        ("(;SZ[9]C[a \\] b \\\\];B[ee])", "BE5"),
        ("\n\n(\n;\nSZ\n[9]\n;B\n[ee]\n)\n\0\u{1A}", "BE5"),
        ("(;SZ[ 9 ];B[ee])", "BE5"),
    ] {
        let (game, notes) = one(text);
        assert_eq!(stones(&game), expected, "{text}");
        assert!(notes.is_empty(), "{text}: {notes:?}");
    }
}

#[test]
fn what_is_mended_is_said_with_its_place() {
    for (text, expected, note) in [
        ("From: a@b\n(see)\n(;SZ[9];B[ee])", "BE5", "1:1: sgf-text-outside"),
        ("(;SZ[9];B[ee]) bye", "BE5", "1:16: sgf-text-outside"),
        ("((;SZ[9];B[ee]))", "BE5", "1:2: sgf-opening-before-node"),
        ("(SZ[9];B[ee])", "BE5", "1:2: sgf-no-semicolon"),
        (";SZ[9];B[ee];W[cc]", "WC7 BE5", "1:1: sgf-no-opening"),
        ("(;SZ[9];B[ee]", "BE5", "1:14: sgf-not-closed"),
        ("(;SZ[9];B[ee])))", "BE5", "1:15: sgf-stray-parenthesis"),
        ("(;SZ[9];B;W[cc])", "WC7", "1:9: sgf-no-value"),
        ("(;SZ[9] , ;B[ee])", "BE5", "1:9: sgf-not-sgf"),
        ("(;SZ[9];C[see [1] here];B[ee])", "BE5", "1:17: sgf-unescaped-bracket"),
        ("(;SZ[9];C[so [what] then]B[ee])", "BE5", "1:19: sgf-unescaped-bracket"),
        ("(;SZ[9];C[a [b] well, [d] e];B[ee])", "BE5", "1:15: sgf-unescaped-bracket"),
        ("(;sz[9];b[ee];w[cc])", "WC7 BE5", "1:3: sgf-read-as"),
        ("(;SiZe[9];Black[ee])", "BE5", "1:3: sgf-read-as"),
        ("(;SZ[9];B[ee];W[jk])", "BE5", "1:17: record-move-off-the-board"),
        ("(;SZ[9];B[ee];W[e5])", "BE5", "1:17: record-move-not-a-vertex"),
        ("(;SZ[9];B[ee];W[ee])", "WE5", "1:17: record-on-top-of-stone"),
        ("(;SZ[9]AB[ab][ba];W[aa])", "BB9 BA8", "1:21: record-suicide"),
        ("(;SZ[9]KM[NaN];B[ee])", "BE5", "1:11: record-komi-unread"),
        ("(;SZ[9]KM[sechs];B[ee])", "BE5", "1:11: record-komi-unread"),
        ("(;SZ[9]KM[约半目];B[ee])", "BE5", "1:11: record-komi-unread"),
        ("(;SZ[9]KM[375];B[ee])", "BE5", "1:11: record-fox-komi-in-zi"),
        ("(;SZ[9]KM[7500];B[ee])", "BE5", "1:11: record-komi-too-large"),
        ("(;SZ[9]HA[x];B[ee])", "BE5", "1:11: record-handicap-unread"),
        ("(;SZ[9]HA[82];B[ee])", "BE5", "1:11: record-handicap-too-large"),
        ("(;SZ[9]KM[7.5]KM[0];B[ee])", "BE5", "1:18: record-stated-twice"),
        ("(;SZ[9]KM[7.5][0];B[ee])", "BE5", "1:16: record-stated-twice"),
        ("(;SZ[9]RU[NZ];RU[Japanese]B[ee])", "BE5", "1:18: record-stated-twice"),
        ("(;SZ[9];B[ee];W[pass])", "BE5", "1:17: record-read-as-pass"),
        ("(;SZ[9];B[ee]W[cc])", "WC7 BE5", "1:14: record-second-move"),
        ("(;SZ[9](;B[ee])KM[5])", "BE5", "1:16: sgf-between-variations"),
        ("(;SZ[9];B[ee];W[cc", "BE5", "1:17: sgf-value-not-closed"),
        ("(;SZ[9];C[try B[dd] or W[ee] too];B[gg])", "BG3", "1:19: sgf-unescaped-bracket"),
        ("(;SZ[9];C[so] it goes;B[ee];W[cc])", "WC7 BE5", "1:15: sgf-no-value"),
        ("(;C[x];SZ[9]RU[NZ];B[ee])", "BE5", "1:16: record-not-in-first-node"),
        (
            "(;SZ[9]AB[aa:zz]AE[ab:zz])",
            "BA9 BB9 BC9 BD9 BE9 BF9 BG9 BH9 BJ9",
            "1:11: record-set-up-off-the-board",
        ),
    ] {
        let (game, notes) = one(text);
        let found = notes.iter().any(|said| said.split(" (").next() == Some(note));
        assert!(found, "{text}: {notes:?}");
        if !note.contains("value-not-closed") {
            assert_eq!(stones(&game), expected, "{text}");
        }
    }
}

/// After too many remarks, the last one says that more are left out.
#[test]
fn remarks_without_end_are_cut_short() {
    let (_, notes) = one(&format!("(;SZ[9]{};B[ee])", ", ;".repeat(500)));
    assert_eq!(notes.iter().filter(|note| note.contains("more-of-the-same")).count(), 1);
    assert!(notes.len() < 200 && notes.last().unwrap().contains("more-of-the-same"), "{notes:?}");
    let (_, notes) = one(&format!("(;SZ[9]{})", ";B[aa][bb]".repeat(60)));
    assert!(notes[0].contains("record-several-values"), "{}", notes[0]);
    assert!(notes.len() == 50 && notes[49].contains("more-of-the-same"), "{notes:?}");
}

/// Of two values the first is used; a repeated equal value needs no remark.
#[test]
fn the_first_of_two_statements_is_used() {
    let (game, notes) = one("(;SZ[9]KM[7.5]KM[0]HA[81];B[ee])");
    assert_eq!(game.info.komi.unwrap().value.coded(), "7.5");
    assert_eq!(game.info.handicap.unwrap().value, 81);
    assert_eq!(notes, ["1:18: record-stated-twice (name: KM, used: 7.5, other: 0)"]);
    for same in ["KM[7.5]KM[7.50]", "RE[B+R]RE[B+Resign]", "RU[NZ]RU[nz]", "SZ[9:9]", "HA[2]HA[02]"]
    {
        let text = format!("(;SZ[9]{same};B[ee])");
        assert_eq!(one(&text).1, Vec::<String>::new(), "{text}");
    }
}

#[test]
fn a_ko_retaken_at_once_is_played_and_said() {
    // After a pass, however it is written, retaking is not immediate.
    let passed = "(;SZ[5]AB[ba][ab][bc]AW[ca][cc][db][bb];B[cb];W[pass];W[bb])";
    assert!(!one(passed).1.iter().any(|note| note.contains("ko-retaken")));
    let text = "(;SZ[5]AB[ba][ab][bc]AW[ca][cc][db][bb];B[cb];W[bb])";
    let (game, notes) = one(text);
    assert!(notes.iter().any(|note| note.contains("record-ko-retaken")), "{notes:?}");
    assert_eq!(game.plays.prisoners, [1, 1]);
}

#[test]
fn a_collection_is_read_game_by_game() {
    let (games, notes) = read("(;SZ[9];B[aa]) and (;SZ[9];B[bb])\n(;SZ[9];B[cc])");
    let all: Vec<String> = games.iter().map(stones).collect();
    assert_eq!(all, ["BA9", "BB8", "BC7"]);
    assert_eq!(notes, ["1:16: sgf-text-outside"]);
}

#[test]
fn a_game_run_into_the_next_is_parted_from_it() {
    let (games, notes) = read("(;GM[1]SZ[9];B[cc]\n(;GM[1]SZ[13];B[cc])");
    let sizes: Vec<u8> = games.iter().map(|game| game.board.size().width()).collect();
    assert_eq!(sizes, [9, 13]);
    assert!(notes[0].starts_with("2:1: sgf-game-in-game"), "{notes:?}");
    assert_eq!(games[1].place.coded(), "2:1");
}

#[test]
fn marks_count_until_a_stone_is_placed() {
    let marks = "(;SZ[5]AB[ba:be]AW[da:de][aa];B[];W[]TB[aa:ae]TW[ea:ee]";
    for (after, dead) in [
        (")", Some(1)),
        (";C[thanks];B[])", Some(1)),
        (";B[tt];W[pass])", Some(1)),
        (";B[ae])", None),
    ] {
        let (game, _) = one(&format!("{marks}{after}"));
        assert_eq!(game.marks.map(|marks| marks.dead.len()), dead, "{after}");
    }
}

/// Some editors mark the vacant points of territory only: the stones among them are dead.
#[test]
fn stones_with_no_liberty_outside_the_marks_are_dead() {
    let walls = "(;SZ[5]AB[ba:be]AW[da:de][ab]TW[ea:ee]";
    for (marks, dead) in [
        ("TB[aa][ac][ad][ae])", vec!["A4"]),
        // One liberty is left open: the players mark what they mean.
        ("TB[aa][ad][ae])", vec![]),
        ("AB[ca:ce]TB[aa][ac][ad][ae])", vec!["A4"]),
    ] {
        let (game, _) = one(&format!("{walls}{marks}"));
        let found = game.marks.unwrap().dead;
        let names: Vec<_> = found.iter().map(|at| at.name(game.board.size())).collect();
        assert_eq!(names, dead, "{marks}");
    }
    // A stone set up without a liberty is not captured, and not dead by it.
    let (game, _) = one("(;SZ[5]AB[ba][ab][ac:ec]AW[aa]TB[cb])");
    assert!(game.marks.unwrap().dead.is_empty());
}

#[test]
fn komi_with_its_unit_is_read() {
    for (text, points) in [
        ("6.5 points", "6.5"),
        ("3.75子", "7.5"),
        ("6,5", "6.5"),
        ("7目", "7"),
        ("6目半", "6.5"),
        ("6.5 pts.", "6.5"),
        ("半目", "0.5"),
        ("0.75子", "1.5"),
        ("-5目半", "-5.5"),
    ] {
        let (game, _) = one(&format!("(;SZ[9]KM[]KM[{text}];B[ee])"));
        assert_eq!(game.info.komi.unwrap().value.coded(), points);
    }
}

#[test]
fn absurd_files_cost_little() {
    let stones = format!("(;SZ[52]{})", "AB[aa:ZZ]".repeat(100_000));
    let (_, notes) = one(&stones);
    assert!(notes.iter().any(|note| note.contains("record-too-many-set-up")));
    let (_, notes) = one(&format!("(;SZ[9]{})", ";B[zz]".repeat(20_000)));
    assert!(notes.len() <= 50);
    let line = "(;SZ[9]KM[x];B[ee])".repeat(20_000);
    assert_eq!(read(&line).0.len(), 20_000);
    // Values without a closing bracket, in a file of half a million bytes, which is read in one
    // pass.
    let (game, notes) = one(&format!("(;SZ[9]{}", ";B[aa".repeat(100_000)));
    assert_eq!(game.plays.moves.len(), 100_000);
    assert!(notes.iter().any(|note| note.contains("sgf-value-not-closed")), "{notes:?}");
    let marked = format!("(;SZ[9]B[ee]{})", "TW[aa:ZZ]".repeat(100_000));
    assert_eq!(one(&marked).0.marks.unwrap().dead.len(), 1);
}

#[test]
fn what_cannot_be_read_says_why() {
    for (text, expected) in [
        ("(;GM[3]SZ[9])", "1:6: record-not-go"),
        ("(;SZ[0])", "1:6: record-size"),
        ("(;SZ[nine])", "1:6: record-size"),
        ("(;SZ[9:99])", "1:6: record-size"),
        ("", "1:1: diagram-no-game"),
        // A binary file: anything in it that looks like a game is there by chance.
        ("\u{7f}ELF\0\0(;B[ee])", "1:1: diagram-no-game"),
        (".XO\n.XO\n\nXO.\n", "4:1: diagram-second"),
        ("<html><body>404</body></html>", "1:1: diagram-other-kind"),
    ] {
        let error = Games::of(&decode(text.as_bytes(), None), None).next().unwrap().unwrap_err();
        assert_eq!(error.coded().split(" (").next(), Some(expected), "{text}");
    }
}

#[test]
fn passes_prisoners_and_marks_are_kept() {
    let text = "(;SZ[5]HA[2]AB[bb][dd]KM[0.5]RE[B+3];W[ab];B[aa];W[];B[ac];W[tt];B[]TB[ee]TW[bb])";
    let (game, _) = one(text);
    assert_eq!(game.plays.prisoners, [0, 1]);
    assert_eq!((game.plays.passes(Color::Black), game.plays.passes(Color::White)), (1, 2));
    assert_eq!(game.plays.moves.last().map(|last| last.color), Some(Color::Black));
    assert_eq!(game.info.handicap.unwrap().value, 2);
    assert!(matches!(game.info.recorded, Some(Recorded::Margin { .. })));
    assert_eq!(game.marks.unwrap().dead.len(), 1);
}

#[test]
fn handicap_stones_without_ha_are_counted() {
    let (game, notes) = one("(;SZ[9]AB[cc][gg][cg];W[ee])");
    assert_eq!(game.info.handicap.unwrap().value, 3);
    assert_eq!(notes.len(), 1);
    // A point listed twice has one stone, a point off the board none.
    let (game, _) = one("(;SZ[9]AB[cc][cc][gg][ss];W[ee])");
    assert_eq!(game.info.handicap.unwrap().value, 2);
    // One stone is a handicap on OGS, whose Chinese rules give a point for it.
    let (game, _) = one("(;SZ[9]PC[OGS: https://online-go.com/game/1]RU[Chinese]AB[cc];W[ee])");
    assert_eq!(game.info.handicap.unwrap().value, 1);
    assert!(one("(;SZ[9]AB[cc];W[ee])").0.info.handicap.is_none());
    let (problem, _) = one("(;SZ[9]AB[cc][gg]AW[ee];W[dd])");
    assert_eq!(problem.plays.set_up, [2, 1]);
    assert!(problem.info.handicap.is_none());
}

/// Handicap stones from several properties add up; even the smallest board may have a usual komi.
#[test]
fn several_lists_make_one_handicap() {
    let (game, notes) = one("(;SZ[9]AB[cc]AB[gg][cg];W[gc];B[ee])");
    assert_eq!(game.info.handicap.unwrap().value, 3);
    assert_eq!(notes.len(), 1, "{notes:?}");
    let (game, notes) = one("(;SZ[2]HA[2]KM[6.5]AB[aa]AB[ab])");
    assert_eq!(game.info.komi.unwrap().value.coded(), "6.5");
    assert!(notes.is_empty(), "{notes:?}");
}

#[test]
fn fox_units_are_points() {
    let (game, notes) = one("(;GM[1]SZ[9]AP[foxwq]RU[Chinese]KM[375]RE[W+3.25];B[ee])");
    assert_eq!(game.info.komi.unwrap().value.coded(), "7.5");
    assert_eq!(game.info.recorded.unwrap().black_lead().unwrap().coded(), "-6.5");
    assert!(notes[0].contains("record-fox-komi-in-zi (value: 375, points: 30/4)"), "{notes:?}");
    for (hundredths, points) in [("650", "6.5"), ("325", "6.5"), ("750", "7.5"), ("0", "0")] {
        let (game, _) = one(&format!("(;SZ[9]AP[foxwq]KM[{hundredths}];B[ee])"));
        assert_eq!(game.info.komi.unwrap().value.coded(), points);
    }
}

/// Fox's units in files without Fox's name: hundredths of zi under Chinese rules, otherwise of
/// points, also with handicaps. Any other value is in points.
#[test]
fn hundredths_are_told_from_points() {
    for (properties, points) in [
        ("RU[Chinese]KM[375]", Some("7.5")),
        ("RU[Chinese]KM[325]HA[2]", Some("6.5")),
        ("RU[Chinese]KM[275]", Some("5.5")),
        ("KM[375]", Some("7.5")),
        ("RU[Japanese]KM[650]", Some("6.5")),
        ("RU[Japanese]KM[750]", Some("7.5")),
        // 3.75 points are not a komi, so these are hundredths of zi.
        ("RU[Japanese]KM[375]", Some("7.5")),
        ("RU[Japanese]KM[0]", Some("0")),
        ("AP[foxwq]RU[Chinese]KM[0]", Some("0")),
        ("KM[5000]", None),
        ("KM[7.5]", Some("7.5")),
        ("KM[99]", Some("99")),
        ("KM[361]", Some("361")),
        ("KM[361.5]", None),
        ("KM[1000]", Some("10")),
        ("KM[1025]", None),
    ] {
        let (game, _) = one(&format!("(;SZ[19]{properties};B[ee])"));
        let komi = game.info.komi.map(|komi| komi.value.coded());
        assert_eq!(komi.as_deref(), points, "{properties}");
    }
}

#[test]
fn depth_and_length_cost_no_stack() {
    let deep = format!("{}{}", "(;C[x]".repeat(100_000), ")".repeat(100_000));
    assert_eq!(read(&deep).0.len(), 1);
    let long = format!("(;SZ[9]{})", ";B[aa];W[bb]".repeat(20_000));
    assert_eq!(read(&long).0.len(), 1);
    let wide = format!("(;SZ[9]{})", "(;B[aa])".repeat(50_000));
    assert_eq!(read(&wide).0.len(), 1);
    let open = "(".repeat(200_000);
    assert!(Games::of(&decode(open.as_bytes(), None), None).next().unwrap().is_err());
}

#[test]
fn an_edit_changes_nothing_else() {
    let text = "junk (;GM[1] komi[6.5]\r\n  C[\\] 黑]RE[?]\n;B[aa]  (;W[bb])(;W[cc]))tail";
    let (tree, _) = Reader::new(text).next_tree().unwrap().unwrap();
    assert_eq!(Edit::of(text).apply(), text);
    let mut edit = Edit::of(text);
    edit.set(&tree, tree.root(), "RE", &["B+1".to_owned()]);
    edit.set(&tree, tree.root(), "RE", &["W+0.5".to_owned()]);
    let last = tree.main_line().last().unwrap();
    edit.set(&tree, last, "TB", &["aa".to_owned(), "bb".to_owned()]);
    let expected = "junk (;GM[1] komi[6.5]\r\n  C[\\] 黑]RE[W+0.5]\n;B[aa]  \
                    (;W[bb]TB[aa][bb])(;W[cc]))tail";
    assert_eq!(edit.apply(), expected);
}

#[test]
fn an_edit_leaves_no_second_property_of_the_name() {
    let text = "(;GM[1]RE[W+9] C[x]RE[B+1])";
    let (tree, _) = Reader::new(text).next_tree().unwrap().unwrap();
    let mut edit = Edit::of(text);
    edit.set(&tree, tree.root(), "RE", &["0".to_owned()]);
    edit.set(&tree, tree.root(), "KM", &["5".to_owned()]);
    edit.set(&tree, tree.root(), "KM", &["6".to_owned()]);
    assert_eq!(edit.apply(), "(;GM[1]RE[0] C[x]KM[6])");
}

#[test]
fn big_boards_use_capital_letters() {
    let (game, _) = one("(;SZ[52];B[aa];W[ZZ];B[tt])");
    assert_eq!(game.board.size(), Size::new(52, 52).unwrap());
    assert_eq!(stones(&game), "BA52 BU33 WBB1");
}

mod any_bytes {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            let file = decode(&bytes, None);
            for game in Games::of(&file, None).take(50) {
                let _ = game;
            }
        }

        #[test]
        fn shaped_like_sgf_never_panic(text in "[()\\[\\];:\\\\BWACSZKM a-c9\n黑]{0,120}") {
            let file = decode(text.as_bytes(), None);
            for game in Games::of(&file, None).take(50) {
                let _ = game;
            }
        }
    }
}

/// On a smaller board part of the game would be off the board; a given size is used only if the
/// game file has no usable size.
#[test]
fn a_size_that_is_not_the_records_is_refused() {
    let five = shuzi_core::goban::Size::new(5, 5).unwrap();
    let read = |sgf: &str| {
        let file = decode(sgf.as_bytes(), None);
        let game = Games::of(&file, Some(five)).next().unwrap();
        game.map(|(game, _)| game.board.size()).map_err(|why| why.what.code.into_owned())
    };
    assert_eq!(read("(;SZ[9];B[gg])"), Err("record-other-size".to_owned()));
    for sgf in ["(;SZ[5];B[cc])", "(;B[cc])", "(;SZ[many];B[cc])"] {
        assert_eq!(read(sgf), Ok(five), "{sgf}");
    }
}
