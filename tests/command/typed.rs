//! A game given on the command line: totals, dead stones, points of seki.

use crate::program;

use program::{done, failed, json};
use serde_json::Value;

#[test]
fn totals_alone_are_scored() {
    let game = json(&["score", "--json", "--size", "9", "--komi", "6.5", "--black", "53"], "");
    assert_eq!(game["result"], "B+18.5");
    assert_eq!(game["black"]["territory"], Value::Null);
    assert_eq!(game["white"]["total"], 28);
    let args = ["score", "--json", "--white", "176", "--non-scoring", "1", "--black", "184"];
    assert_eq!(json(&args, "")["result"], "B+0.5");
    let white = json(&["score", "--json", "--white", "177"], "");
    assert_eq!(white["methods"]["key"]["side"], "white");
    assert_eq!(white["result"], "W+0.5");
}

#[test]
fn numbers_are_asked_for_in_every_language() {
    for option in ["--non-scoring", "--black-territory", "--white-passes"] {
        let command = if option == "--non-scoring" { "score" } else { "compare" };
        let (status, error) = failed(&[command, option, "3.5", "--lang", "de"], "");
        assert_eq!(status, 2, "{error}");
        assert!(error.contains("ganze Zahl von 0 bis"), "{error}");
    }
}

/// A game that Black wins by area and White by territory: the game file keeps the winner under its
/// rules, also where only the last move decides.
#[test]
fn a_record_names_the_winner_by_its_own_rules() {
    let moves = ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[ca];W[cb];B[cc];W[cd];\
                 B[ce];W[];B[]TB[aa:ae]TW[ea:ee]";
    for (rules, told) in [("Japanese", "W+0.5"), ("wmsg-2008", "W+0.5"), ("Chinese", "B+0.5")] {
        let game = format!("(;SZ[5]KM[0.5]RU[{rules}]{moves})");
        let sgf = done(&["score", "--format", "sgf", "-"], &game);
        assert!(sgf.contains(&format!("RE[{told}]")), "{rules}: {sgf}");
        let csv = done(&["score", "--format", "csv", "-"], &game.replace("KM", "RE[W+0.5]KM"));
        let agrees = told == "W+0.5";
        let winner = if agrees { "white" } else { "black" };
        let end = format!(",B+0.5,13,12,0.25,W+0.5,{agrees},");
        assert!(csv.contains(&format!(",{told},{winner},0.5,")), "{rules}: {csv}");
        assert!(csv.contains(&end), "{rules}: {csv}");
    }
    // If an option overrides the komi, the game file has the komi that was used.
    let told = done(
        &["score", "--format", "sgf", "--komi", "2.5", "-"],
        &format!("(;SZ[5]KM[0.5]RU[Chinese]{moves})"),
    );
    assert!(told.contains("KM[2.5]") && told.contains("RE[W+1.5]"), "{told}");
}

#[test]
fn totals_that_do_not_fill_the_board_are_no_result() {
    let (status, error) = failed(&["score", "--size", "9", "--black", "53", "--white", "27"], "");
    assert_eq!(status, 1);
    assert!(error.contains("1 less than the board's 81: recount"), "{error}");
    let (status, error) = failed(&["score", "--size", "9", "--black", "53", "--white", "29"], "");
    assert_eq!(status, 1);
    assert!(error.contains("1 more than the board's 81: recount"), "{error}");
    assert_eq!(failed(&["score", "--size", "9", "--black", "82"], "").0, 1);
    assert_eq!(failed(&["score", "--black", "4294967295", "--white", "4294967295"], "").0, 2);
}

#[test]
fn half_a_margin_is_zi_under_chinese_rules_only() {
    // Black has 5 of 25 points, White 20: W+21.5 with komi 6.5.
    let board = "AB[aa][ba][ca][da][ea]AW[ab:ee]";
    for (rules, result, agrees) in [
        ("Chinese", "W+10.75", true),
        ("Chinese", "W+21.5", true),
        ("Chinese", "W+11.75", false),
        ("NZ", "W+10.75", false),
    ] {
        let record = format!("(;SZ[5]KM[6.5]RU[{rules}]RE[{result}]{board})");
        let game = json(&["score", "--json", "--dead", "none", "-"], &record);
        assert_eq!(game["result"], "W+21.5");
        assert_eq!(game["agrees"], agrees, "{rules} {result}");
    }
}

#[test]
fn an_even_game_without_komi_is_a_game_without_komi() {
    let keys = ["keys", "--json", "--rules", "chinese-mays", "--size", "19", "--handicap", "0"];
    let rows = json(&[&keys[..], &["--komi", "0", "--side", "black"]].concat(), "");
    assert_eq!((&rows[0]["game"], &rows[0]["key_number"]), (&"no-komi".into(), &180.75.into()));
}

#[test]
fn dead_stones_are_named_by_any_stone_of_their_chain() {
    let board = "..X.\n.XX.\nXXOO\nX.OO\n";
    let args = ["score", "--json", "--komi", "0", "--dead", "C1", "-"];
    let game = json(&args, board);
    assert_eq!(game["dead"], serde_json::json!(["C2", "D2", "C1", "D1"]));
    assert_eq!(game["dead_source"], "option");
    for (name, expected) in
        [("B4", "no stone"), ("Z9", "off the board"), ("4C", "not a point on the board")]
    {
        let (status, error) = failed(&["score", "--dead", name, "-"], board);
        assert_eq!(status, 1);
        assert!(error.starts_with("-:1:1: ") && error.contains(expected), "{error}");
    }
}

/// A referee's count if both sides border one point: each has half of it (Chinese rules).
#[test]
fn a_shared_point_may_be_halved_in_the_totals() {
    let page = done(&["score", "--black", "184.5", "--white", "176½"], "");
    assert!(page.contains("B+0.5"), "{page}");
    assert!(page.contains("The shared point is halved: Black 184.5, White 176.5."), "{page}");
    for (args, result) in [
        (&["score", "--json", "--black", "184½"][..], "B+0.5"),
        (&["score", "--json", "--white", "176.5"], "B+0.5"),
        (&["score", "--json", "--black", "185.5", "--non-scoring", "3"], "B+2.5"),
    ] {
        assert_eq!(json(args, "")["result"], result, "{args:?}");
    }
    assert!(done(&["184.5"], "").contains("B+0.5"));
    // Both sides have the other half; a total that is not whole without it was miscounted.
    for args in [
        &["score", "--black", "184.5", "--white", "176"][..],
        &["score", "--black", "184.5", "--non-scoring", "2"],
        &["score", "--black", "0.5", "--non-scoring", "3"],
        &["score", "--black", "184.25"],
        &["score", "--black", "-1"],
        &["score", "--black", "184.5", "--rules", "japanese-1989"],
    ] {
        assert_eq!(failed(args, "").0, 2, "{args:?}");
    }
}

/// One eye each and D5 shared: it stays empty; the players may agree that one side fills it.
#[test]
fn points_of_seki_are_filled_as_named() {
    let board = ".XX.OOO.\nXXXXOOOO\nOOOOXXXX\nOOOOXXXX\n.O.OX.X.\n";
    let result = |seki: &[&str]| {
        let args = [&["score", "--json", "--komi", "0", "-"][..], seki].concat();
        json(&args, board)["result"].clone()
    };
    assert_eq!(result(&[]), "W+1");
    assert_eq!(result(&["--seki", "D5=black"]), "0");
    assert_eq!(result(&["--seki", "D5=white"]), "W+2");
    assert_eq!(result(&["--seki", "A5=nobody,D5=black"]), "W+1");
    let compared = json(&["compare", "--json", "--komi", "0", "--seki", "D5=black", "-"], board);
    let chinese = &compared["profiles"][0];
    assert_eq!((&chinese["black"], &chinese["white"]), (&Value::from(20.0), &Value::from(20.0)));
    assert_eq!(result(&["--seki", "D5=black,D5=black"]), "0");
    let refused = [
        ("A1=black", 1),
        ("Z9=black", 1),
        ("D5=black,D5=white", 1),
        ("D5=nobody,D5=white", 1),
        ("D5", 1),
        ("", 2),
        ("D5=red", 2),
    ];
    for (seki, status) in refused {
        assert_eq!(failed(&["score", "--seki", seki, "-"], board).0, status, "{seki}");
    }
    assert_eq!(failed(&["score", "--black", "180", "--seki", "D5=white"], "").0, 2);
}

/// Players may say that groups are in seki that seem to live: their eyes are filled, and D4 belongs to
/// nobody, so the area stays the same.
#[test]
fn a_group_is_in_seki_if_the_players_say_so() {
    let board = ". . X O O O .\n. X X . O . O\nX X . X O O O\n. X X X X O .\nX . X O O O O";
    let of =
        |seki: &[&str]| json(&[&["score", "--json", "--komi", "0"], seki, &["-"]].concat(), board);
    let (as_seen, said) = (of(&[]), of(&["--seki", "C5"]));
    assert!(as_seen["seki"].as_array().unwrap().is_empty());
    assert_eq!(said["seki"].as_array().unwrap().len(), 25);
    assert_eq!(said["area_result"], as_seen["area_result"]);
    assert_eq!(said["black"]["territory"], 0);
    assert_eq!(of(&["--seki", "E5"])["seki"], said["seki"]);
    let (status, why) = failed(&["score", "--seki", "A5", "-"], board);
    assert!(status == 1 && why.contains("shares liberties"), "{why}");
}

/// The sheet for rules without area scoring says so, as a score under them does.
#[test]
fn keys_by_rules_that_score_no_area_say_so() {
    for format in ["text", "md", "html"] {
        let sheet =
            done(&["keys", "--rules", "japanese-1989", "--size", "9", "--format", format], "");
        assert!(sheet.contains("do not use area scoring"), "{format}: {sheet}");
        let sheet = done(&["keys", "--rules", "chinese", "--size", "9", "--format", format], "");
        assert!(!sheet.contains("do not use area scoring"), "{format}: {sheet}");
        let form =
            done(&["form", "--rules", "japanese-1989", "--method", "key", "--format", format], "");
        assert!(form.contains("do not use area scoring"), "{format}: {form}");
    }
}

/// The plain interface for screen readers guards and verifies as the screen does.
#[test]
fn line_by_line_a_result_is_verified_and_slips_are_asked_about() {
    let args = ["count", "--plain"];
    let told = done(&args, "\n\n\n\n92\n91\nresult\nverify\ny\n88\n90\nyes\n\n");
    assert!(told.contains("type `verify` to count White too"), "{told}");
    assert!(told.contains("verified: 183 + 178 = 361"), "{told}");
    assert!(told.contains("Does Black have"), "{told}");
    let told = done(&args, "\n\ny\n4\n3\n\n\nkomi 75\nkomi 7.5\n92\n400\n91\nresult\n\n");
    assert!(told.contains("Komi 75? Press Enter again"), "{told}");
    assert!(told.contains("400 is more than the 361 points"), "{told}");
    assert!(told.contains("3 non-scoring points?"), "{told}");
    assert!(told.contains("4 non-scoring points are too many"), "{told}");
}
