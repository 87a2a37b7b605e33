//! The command line: standard output, standard error and exit status.

use crate::program;

use std::path::PathBuf;
use std::process::{Command, Stdio};

use program::{done, failed, json, shuzi, shuzi_in, text};
use serde_json::Value;

const BOARD: &str = ".X.O.\n.XXO.\n.X.OO\nXX.O.\n.X.OO\n";

#[test]
fn bundled_games_have_the_totals_of_mays_tables() {
    for (file, black, white, non_scoring, result) in [
        ("assets/games/even.sgf", (32, 21, 53), (10, 18, 28), 0, "B+18.5"),
        ("assets/games/handicap.sgf", (20, 19, 39), (20, 22, 42), 0, "W+6.5"),
        ("assets/games/seki.sgf", (10, 29, 39), (6, 35, 41), 1, "W+8.5"),
        ("assets/games/seki-4x9.sgf", (0, 18, 18), (0, 18, 18), 0, "0"),
        // Counted by hand: White fills E9 and H9, Black C9.
        ("assets/games/false-eyes.sgf", (15, 27, 42), (7, 32, 39), 0, "W+2.5"),
    ] {
        let game = json(&["score", "--json", file], "");
        for (side, (territory, stones, total)) in [("black", black), ("white", white)] {
            let expected =
                serde_json::json!({"territory": territory, "stones": stones, "total": total});
            assert_eq!(game[side], expected, "{file}");
        }
        assert_eq!(game["non_scoring"].as_array().unwrap().len(), non_scoring, "{file}");
        assert_eq!(game["result"], result, "{file}");
        assert_eq!(game["agrees"], true, "{file}");
        assert_eq!(game["dead_source"], "file", "{file}");
    }
}

#[test]
fn json_has_the_promised_keys_in_order() {
    let line = done(&["score", "--json", "assets/games/even.sgf"], "");
    let keys = [
        "file",
        "game",
        "size",
        "rules",
        "komi",
        "tie_breaker",
        "handicap",
        "compensation",
        "dead",
        "dead_source",
        "uncertain",
        "seki",
        "non_scoring",
        "black",
        "white",
        "methods",
        "result",
        "area_result",
        "zi",
        "recorded",
        "agrees",
    ];
    let places: Vec<_> = keys.iter().map(|key| line.find(&format!("\"{key}\":"))).collect();
    assert!(places.iter().all(Option::is_some), "{line}");
    assert!(places.is_sorted(), "{line}");
    assert!(line.contains("\"result\":\"B+18.5\",\"winner\":\"black\",\"margin\":18.5,"), "{line}");
    assert!(line.contains(
        "\"full\":{\"black_adjusted\":46.5,\"white_adjusted\":28.0,\"margin\":18.5,\
         \"winner\":\"black\"}"
    ));
    assert!(line.contains(
        "\"half\":{\"side\":\"black\",\"total\":53.0,\"adjusted\":49.75,\"half_count\":40.5,\
         \"difference\":9.25,\"margin\":18.5,\"winner\":\"black\"}"
    ));
    assert!(line.contains(
        "\"key\":{\"side\":\"black\",\"total\":53.0,\"key_number\":43.75,\"needs\":44,\
         \"difference\":9.25,\"margin\":18.5,\"winner\":\"black\"}"
    ));
    assert!(line.contains("\"zi\":9.25,\"recorded\":\"B+18.5\",\"agrees\":true"), "{line}");
}

#[test]
fn chains_are_listed_with_their_verdicts() {
    let args = ["score", "--chains", "--dead", "auto", "assets/games/even.sgf"];
    let page = done(&args, "");
    assert!(page.contains("\nChains\n"), "{page}");
    assert!(page.contains(" dead (9") && page.contains(" of 100 playouts)\n"), "{page}");
    let game = json(&[&args[..], &["--json"]].concat(), "");
    let chains = game["chains"].as_array().unwrap();
    assert_eq!(chains.len(), 8);
    assert_eq!(chains[0]["ground"], "played");
    assert!(chains[0]["confidence"].as_f64().unwrap() >= 0.5);
    let refused = |args: &[&str]| {
        let (code, said) = failed(args, "");
        assert_eq!(code, 2);
        said.trim_start_matches("shuzi: only with a game file, not with totals: ").to_owned()
    };
    assert_eq!(refused(&["score", "--chains", "--black", "3"]), "--chains\n");
    let several = ["score", "--black", "3", "--summary", "--seki", "E5=black", "--jobs", "2"];
    assert_eq!(refused(&several), "--seki, --jobs, --summary\n");
    assert_eq!(refused(&["184", "--dead", "none"]), "--dead\n");
    let compared = ["compare", "--black-territory", "30", "--white-territory", "20"];
    assert_eq!(refused(&[&compared[..], &["--engine", "x"]].concat()), "--engine\n");
}

/// Nobody has won a board without living stones.
#[test]
fn a_board_without_living_stones_has_no_winner() {
    for (rows, dead, why) in [
        ("(;)", "auto", "there are no stones on the board"),
        (BOARD, "B5,C4,D5,E3,E1,A2", "every stone is marked dead"),
    ] {
        let (code, said) = failed(&["score", "--dead", dead, "-"], rows);
        assert_eq!(code, 1, "{said}");
        assert!(said.contains(why), "{said}");
    }
    // A game that both pass at once is over.
    let game = json(&["score", "--json", "-"], "(;SZ[9]RU[Chinese]KM[6.5];B[];W[])");
    assert_eq!(game["result"], "W+6.5");
}

/// JSON says where the terms come from.
#[test]
fn terms_have_their_sources() {
    let game = json(&["score", "--json", "--komi", "6.5", "-"], "(;SZ[5]RU[Chinese];B[cc])");
    let sources = &game["sources"];
    assert_eq!(sources["rules"]["code"], "source-file");
    assert_eq!(sources["komi"]["code"], "source-option");
    assert_eq!(sources["handicap"]["code"], "source-default");
}

/// A result under territory rules is checked by territory: by area Black has one point more.
#[test]
fn a_record_is_held_against_its_own_rules() {
    let moves = ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de]\
                 ;B[ca];W[cb];B[cc];W[cd];B[ce];W[];B[]";
    let game = |rules: &str, result: &str| {
        let sgf = format!("(;SZ[5]KM[0.5]RU[{rules}]RE[{result}]{moves})");
        let args = ["score", "--json", "--dead", "none", "-"];
        serde_json::from_str::<serde_json::Value>(&done(&args, &sgf)).unwrap()
    };
    let japanese = game("Japanese", "W+0.5");
    assert_eq!(japanese["result"], "W+0.5");
    assert_eq!((&japanese["winner"], &japanese["margin"]), (&"white".into(), &0.5.into()));
    assert_eq!(japanese["area_result"], "B+0.5");
    assert_eq!(japanese["agrees"], true);
    assert_eq!(game("Japanese", "B+0.5")["agrees"], false);
    let chinese = game("Chinese", "B+0.5");
    assert_eq!((&chinese["agrees"], &chinese["result"]), (&true.into(), &"B+0.5".into()));
    let sgf = format!("(;SZ[5]KM[0.5]RU[Japanese]RE[W+0.5]{moves})");
    let page = done(&["score", "--dead", "none", "-"], &sgf);
    // The count by the game's own rules comes first, then the same board by area.
    let places = [
        "Komi              + 0.5",
        "White wins by 0.5 points: W+0.5",
        "by area: B+0.5",
        "Half count",
    ];
    let places = places.map(|text| page.find(text));
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{page}");
    assert!(!page.contains("Black wins by"), "{page}");
    let own = &japanese["own"];
    assert_eq!(
        (&own["method"], &own["black"], &own["white"]),
        (&"territory".into(), &5.0.into(), &5.5.into())
    );
    assert!(page.contains("W+0.5 (agrees)"), "{page}");
    // Without moves the prisoners are unknown, so the recorded result is not judged.
    let sgf = "(;SZ[5]KM[0.5]RU[Japanese]RE[W+3.5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de])";
    let page = done(&["score", "--dead", "none", "-"], sgf);
    assert!(page.contains("W+3.5 (cannot be checked"), "{page}");
}

/// Thirteen points to twelve. Who moved last is unknown and decides under WMSG's rules; the
/// prisoners are unknown and decide under Japanese rules.
#[test]
fn what_a_record_leaves_open_is_named_nowhere() {
    let board = "AB[ab][cb][db][eb][bc][cc][dc]AW[ac][ec][ad][bd][cd][dd][ed]";
    for (rules, result) in [("WMSG", "W+6.5"), ("Japanese", "W+5.5")] {
        let sgf = format!("(;SZ[5]KM[6.5]RU[{rules}]RE[{result}]{board})");
        let game = json(&["score", "--json", "--dead", "none", "-"], &sgf);
        assert!(["agrees", "result", "winner", "margin"].iter().all(|key| game[key].is_null()));
        assert!(game["area_result"].is_string(), "{rules}");
        // A result in the game file stays; where it has none, none is added.
        let kept = done(&["score", "--dead", "none", "--format", "sgf", "-"], &sgf);
        assert!(kept.contains(&format!("RE[{result}]")), "{kept}");
        let silent = sgf.replace(&format!("RE[{result}]"), "");
        let kept = done(&["score", "--dead", "none", "--format", "sgf", "-"], &silent);
        assert!(!kept.contains("RE["), "{kept}");
    }
    let diagram = ". . . . .\nX . X X X\nO X X X O\nO O O O O\n. . . . .";
    let args = ["score", "--format", "sgf", "--rules", "japanese-1989", "--komi", "0.5", "-"];
    assert!(!done(&args, diagram).contains("RE["));
    let args = ["score", "--format", "sgf", "--rules", "chinese", "--komi", "0.5", "-"];
    assert!(done(&args, diagram).contains("RE["));
}

/// A handicap from an option replaces the one in the game file; no handicap removes it.
#[test]
fn a_record_says_what_handicap_it_was_counted_with() {
    let game = "(;SZ[5]HA[2]KM[0]RU[Chinese]AB[ba][bb];W[cc])";
    let against = done(&["score", "--format", "sgf", "--handicap", "0", "-"], game);
    assert!(!against.contains("HA["), "{against}");
    let own = done(&["score", "--format", "sgf", "-"], game);
    assert!(own.contains("HA[2]"), "{own}");
    let none = done(&["score", "--format", "sgf", "--komi", "0", "-"], "(;SZ[5];B[cc])");
    assert!(!none.contains("HA["), "{none}");
}

/// Each game is saved as it was, with names, moves and variations, and its result.
#[test]
fn games_are_saved_with_all_they_hold() {
    let game = "(;GM[1]SZ[5]PB[Ada]EV[Club]KM[0.5]RU[Chinese]C[a\\]b]\n;B[cc](;B[bb]C[x])(;W[aa]))";
    let kept =
        done(&["score", "--dead", "none", "--format", "sgf", "-"], &format!("{game}\n{game}"));
    assert_eq!(kept.matches("PB[Ada]EV[Club]KM[0.5]RU[Chinese]C[a\\]b]").count(), 2, "{kept}");
    assert_eq!(kept.matches("RE[B+24.5]\n;B[cc](;B[bb]C[x]TB[aa]").count(), 2, "{kept}");
    assert_eq!(kept.matches("(;W[aa])").count(), 2, "{kept}");
}

/// A result in whole points shows that there was no komi, so it is the same under any rules.
#[test]
fn a_komi_told_by_the_result_is_that_of_every_rule_set() {
    let board = "AB[ab][cb][db][eb][bc][cc][dc]AW[ac][ec][ad][bd][cd][dd][ed]";
    let sgf = format!("(;SZ[5]RU[Chinese]RE[B+1]{board})");
    let compared = json(&["compare", "--json", "--dead", "none", "-"], &sgf);
    for score in compared["profiles"].as_array().unwrap() {
        // Under some rules who moved last decides, which is unknown here.
        if score["method"] == "area" && !score["result"].is_null() {
            assert_eq!(score["result"], "B+1", "{score}");
        }
    }
    // What a tie-breaker would change is worked out with it.
    let page = done(&["compare", "--dead", "none", "-"], &sgf);
    let row: Vec<&str> = vec!["B+1", "B+1", "B+1", "B+1", "B+0.5"];
    assert!(page.lines().any(|line| line.split_whitespace().collect::<Vec<_>>() == row), "{page}");
}

/// Compensation that a platform's komi includes is not added again, wherever the komi comes from,
/// unless it is asked for.
#[test]
fn a_komi_that_holds_the_compensation_is_added_to_by_nobody() {
    let game = "(;SZ[9]HA[3]KM[3]AB[cc][gg][cg];W[gc];B[ee])";
    let file = json(&["score", "--json", "--rules", "chinese-golaxy", "-"], game);
    let args = ["score", "--json", "--rules", "chinese-golaxy", "--komi", "3", "-"];
    assert_eq!(file["compensation"], 0.0);
    assert_eq!(json(&args, game)["compensation"], 0.0);
    let args = [&args[..4], &["--komi", "2.5", "--compensation", "n", "-"]].concat();
    assert_eq!(json(&args, game)["compensation"], 3.0);
}

/// One handicap stone with a komi is treated in the sheets as in `score`.
#[test]
fn keys_are_those_of_the_score() {
    let keys = ["keys", "--rules", "ing-kss", "--komi", "7", "--handicap", "1", "--json"];
    let rows = json(&[&keys[..], &["--size", "19"]].concat(), "");
    let row = rows.as_array().unwrap().iter().find(|row| row["side"] == "black").unwrap();
    let score = ["score", "--rules", "ing-kss", "--komi", "7", "--handicap", "1", "--json"];
    let game = json(&[&score[..], &["--black", "184"]].concat(), "");
    assert_eq!(row["needs"], game["methods"]["key"]["needs"]);
    assert_eq!((&row["game"], &row["needs"]), (&"even".into(), &184.into()));
    // A total beyond the board is not a tie.
    let tiny = json(&["keys", "--size", "3", "--komi", "11", "--handicap", "0", "--json"], "");
    assert!(tiny.as_array().unwrap().iter().all(|row| row["tie_at"].is_null()), "{tiny}");
    // The half count is that of the board, whatever the non-scoring points are.
    let sheet = done(&["keys", "--rules", "chinese", "--non-scoring", "1", "--format", "md"], "");
    assert!(sheet.contains("half count 180.5"), "{sheet}");
}

#[test]
fn options_beat_the_file_and_the_file_beats_the_profile() {
    let file = "assets/games/handicap.sgf";
    for (args, key, value) in [
        (&["--komi", "7½"][..], "komi", serde_json::json!(7.5)),
        (&["--komi", "3 3/4"][..], "komi", serde_json::json!(3.75)),
        (&["--handicap", "5"][..], "compensation", serde_json::json!(5.0)),
        (&["--compensation", "n-1"][..], "compensation", serde_json::json!(2.0)),
        (&["--compensation", "none"][..], "compensation", serde_json::json!(0.0)),
        (&["--tie-breaker", "none"][..], "tie_breaker", serde_json::json!(0.0)),
        (&["--rules", "aga"][..], "compensation", serde_json::json!(2.0)),
        (&["--rules", "aga"][..], "rules", serde_json::json!("aga")),
        (&[][..], "handicap", serde_json::json!(3)),
    ] {
        let mut all = vec!["score", "--json", file];
        all.extend(args);
        if args == ["--komi", "3 3/4"] {
            assert_eq!(failed(&all, "").0, 2, "a quarter komi is refused");
        } else {
            assert_eq!(json(&all, "")[key], value, "{args:?}");
        }
    }
}

#[test]
fn a_diagram_is_read_from_standard_input() {
    let game = json(&["score", "--json", "--komi", "0", "-"], BOARD);
    assert_eq!(game["size"], serde_json::json!([5, 5]));
    assert_eq!(game["file"], "-");
    assert_eq!(game["black"]["total"], 11);
    assert_eq!(game["non_scoring"].as_array().unwrap().len(), 4);
}

#[test]
fn a_collection_is_scored_game_by_game_past_a_broken_one() {
    let games = "(;SZ[5]KM[0];B[aa])(;GM[2])(;SZ[5]KM[0];W[aa])";
    let output = shuzi(&["score", "--json", "-"], games);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!((&lines[0]["game"], &lines[1]["game"]), (&Value::from(1), &Value::from(3)));
    assert!(text(&output.stderr).contains("-:1:25: GM[2] is not Go"));
}

#[test]
fn unknown_rules_are_asked_about_not_guessed() {
    let (status, error) = failed(&["score", "-"], "(;SZ[5]RU[Mongolian];B[aa])");
    assert_eq!(status, 1);
    assert!(error.starts_with("-:1:11: unknown rules RU[Mongolian]"), "{error}");
    let game = json(&["score", "--json", "--rules", "nz", "-"], "(;SZ[5]RU[Mongolian];B[aa])");
    assert_eq!(game["rules"], "new-zealand");
    let (status, error) = failed(&["score", "--rules", "chinees", "-"], BOARD);
    assert_eq!(status, 2);
    assert!(error.contains("did you mean `chinese`?"), "{error}");
    // Not `egf-japanese`: other names of a profile are suggested, too.
    let (_, error) = failed(&["score", "--rules", "japnese", "-"], BOARD);
    assert!(error.contains("did you mean `Japanese`?"), "{error}");
}

#[test]
fn repairs_of_a_record_are_in_its_json() {
    let output = shuzi(&["score", "--json", "-"], "(;SZ[5];B[aa];W[zz])");
    let game: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(game["remarks"][0]["code"], "record-move-off-the-board");
    assert_eq!(
        (&game["remarks"][0]["line"], &game["remarks"][0]["column"]),
        (&1.into(), &17.into())
    );
    let game: Value =
        serde_json::from_str(&done(&["score", "--json", "assets/games/even.sgf"], ""))
            .expect("JSON");
    assert!(game.get("remarks").is_none());
}

#[test]
fn cautions_are_told_beside_json_too() {
    for (record, said) in [
        ("(;SZ[5]KM[0];B[aa])", "write 0 for a komi"),
        ("(;SZ[5]HA[3]KM[6.5];B[aa])", "--compensation none"),
        ("(;SZ[5]KM[3.75];B[aa])", "counted as 7.5 points"),
    ] {
        let output = shuzi(&["score", "--json", "-"], record);
        assert!(text(&output.stderr).contains(said), "{record}");
        assert!(output.status.success());
    }
}

#[test]
fn errors_of_a_later_game_point_at_it() {
    let games = "(;SZ[5];B[aa])\n(;SZ[5]RU[tt];B[aa])";
    let output = shuzi(&["score", "--json", "-"], games);
    assert!(
        text(&output.stderr)
            .contains("-:2:1: the rules “Tromp–Taylor (Logical Rules)” set no komi")
    );
    assert_eq!(text(&output.stdout).lines().count(), 1);
}

#[test]
fn nobody_listening_on_standard_error_is_no_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
    let Ok(full) = full else { return };
    let output = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(["score", "--json", "no-such-file.sgf", "assets/games/even.sgf"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stderr(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stdout).contains("B+18.5"));
}

#[test]
fn a_profile_that_cannot_be_read_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("config/rules");
    std::fs::create_dir_all(&rules).unwrap();
    std::fs::write(rules.join("bad.toml"), b"title = \"\xff\"").unwrap();
    let output = shuzi_in(folder.path(), &["score", "--rules", "bad", "--black", "184"], "");
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stderr).contains("bad.toml:1:1: cannot be read: not UTF-8"));
    // The file's own rules are there but broken: they are not unknown.
    let game = "(;SZ[3]RU[bad];B[bb])";
    let output = shuzi_in(folder.path(), &["score", "-"], game);
    assert!(text(&output.stderr).contains("bad.toml:1:1: cannot be read: not UTF-8"));
    // Nor are those that a broken file takes the place of.
    std::fs::write(rules.join("chinese.toml"), "komi = [").unwrap();
    for rules in ["Chinese", "chinese", "cn"] {
        let game = format!("(;SZ[3]RU[{rules}];B[bb])");
        let output = shuzi_in(folder.path(), &["score", "-"], &game);
        assert!(text(&output.stderr).contains("chinese.toml:1:9: unclosed array"), "{rules}");
    }
    let endless = shuzi_in(folder.path(), &["rules", "check", "/dev/zero"], "");
    assert!(text(&endless.stderr).contains("not a regular file"));
    std::fs::write(rules.join("long.toml"), vec![b'#'; 2 << 20]).unwrap();
    let long = shuzi_in(folder.path(), &["score", "--rules", "long", "--black", "184"], "");
    assert!(text(&long.stderr).contains("larger than 1 MiB"));
}

#[test]
fn fox_results_in_zi_agree() {
    let board = "(;GM[1]SZ[5]AP[foxwq]RU[Chinese]KM[375]RE[W+3.75]AB[ba][bb][bc][bd][be]AW[da][db]\
                 [dc][dd][de]AE[aa])";
    let game = json(&["score", "--json", "--dead", "none", "-"], board);
    assert_eq!(game["komi"], 7.5);
    assert_eq!((&game["result"], &game["zi"]), (&Value::from("W+7.5"), &Value::from(3.75)));
    assert_eq!((&game["recorded"], &game["agrees"]), (&Value::from("W+3.75"), &Value::from(true)));
}

/// A file that an option names is missing like any other.
#[test]
fn the_status_of_a_missing_file_is_the_same_wherever_it_is_named() {
    for args in [
        &["score", "no-such-file.sgf"][..],
        &["score", "--rules", "no-such-file.toml", "assets/games/even.sgf"],
        &["keys", "--rules", "no-such-file.toml"],
        &["count", "--plain", "--config", "no-such-file.toml", "assets/games/even.sgf"],
        &["photo", "no-such-picture.jpg"],
        &["practise", "--games", "no-such-folder", "--plain"],
    ] {
        assert_eq!(failed(args, "").0, 3, "{args:?}");
    }
}

/// 65 for 6.5 is a typing slip; so is a handicap of more stones than the board has points.
#[test]
fn slips_in_numbers_of_the_game_are_told() {
    let page = done(&["score", "--komi", "65", "--black", "184"], "");
    assert!(page.contains("komi of 65 points is unusual"), "{page}");
    let page = done(&["score", "--komi", "6.5", "--black", "184"], "");
    assert!(!page.contains("unusual"), "{page}");
    let (status, error) =
        failed(&["score", "--size", "9", "--handicap", "99", "--black", "50"], "");
    assert_eq!(status, 1);
    assert!(error.contains("99 stones does not fit on a 9×9 board"), "{error}");
}

#[test]
fn usage_errors_are_status_2() {
    for args in [
        &["score"][..],
        &["score", "--komi", "seven", "-"][..],
        &["score", "--komi", "7.25", "-"][..],
        &["score", "--size", "0", "-"][..],
        &["score", "--size", "53x9", "-"][..],
        &["score", "--method", "quarter", "-"][..],
        &["score", "--no-such-option"][..],
        &["frobnicate", "x"][..],
        &["keys", "--format", "ods"][..],
        &["reshape", "assets/games/even.sgf", "--format", "csv"][..],
        &["compare", "assets/games/even.sgf", "assets/games/seki.sgf", "--format", "sgf"][..],
        &["keys", "--size", "9", "--non-scoring", "100"][..],
        &["score", "--encoding", "klingon", "-"][..],
        &["score", "--black", "184", "--dead", "Q99"][..],
        &["score", "--black", "184", "--engine", "gnugo --mode gtp"][..],
        &["score", "--black", "184", "-"][..],
        &[][..],
        &["assets/games/even.sgf"][..],
    ] {
        let (status, error) = failed(args, "");
        assert_eq!(status, 2, "{args:?}: {error}");
    }
}

#[test]
fn missing_and_empty_files_are_one_line_each() {
    let (status, error) = failed(&["score", "no-such-file.sgf", "/", "-"], "");
    assert_eq!(status, 3);
    let lines: Vec<&str> = error.lines().collect();
    assert_eq!(lines.len(), 3, "{error}");
    assert!(lines[0].starts_with("no-such-file.sgf: "), "{error}");
    assert!(lines[2].starts_with("-:1:1: no game here"), "{error}");
}

#[test]
fn a_closed_pipe_is_success() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(["keys", "--size", "9,13,19", "--non-scoring", "0,1,2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn the_worked_table_shows_all_four_methods() {
    insta::assert_snapshot!(done(&["score", "assets/games/handicap.sgf"], ""));
    insta::assert_snapshot!(
        "seki_white_key",
        done(&["score", "--side", "white", "--method", "key", "assets/games/seki.sgf"], "")
    );
}

#[test]
fn the_key_sheet_is_a_table_and_json() {
    insta::assert_snapshot!(done(&["keys", "--rules", "chinese-mays", "--size", "9,19"], ""));
    let rows = json(&["keys", "--size", "19", "--handicap", "0", "--side", "black", "--json"], "");
    let expected = serde_json::json!([{
        "size": [19, 19], "game": "even", "handicap": 0, "komi": 7.5, "tie_breaker": 0.0,
        "non_scoring": 0, "side": "black", "half_count": 180.5, "adjustment": 3.75,
        "key_number": 184.25, "needs": 185, "tie_at": null
    }]);
    assert_eq!(rows, expected);
}

#[test]
fn table_8_of_mays_by_command() {
    let args = ["keys", "--rules", "chinese-mays", "--size", "19", "--json", "--side", "black"];
    let rows = json(&args, "");
    let found: Vec<(u64, f64, i64)> = rows
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["game"] != "even")
        .map(|row| {
            let handicap = row["handicap"].as_u64().unwrap();
            (handicap, row["key_number"].as_f64().unwrap(), row["needs"].as_i64().unwrap())
        })
        .collect();
    let expected = [
        (1, 180.75, 181),
        (2, 181.75, 182),
        (3, 182.25, 183),
        (4, 182.75, 183),
        (5, 183.25, 184),
        (6, 183.75, 184),
        (7, 184.25, 185),
        (8, 184.75, 185),
        (9, 185.25, 186),
    ];
    assert_eq!(found, expected);
}

#[test]
fn rules_are_listed_shown_checked_and_begun() {
    let list = done(&["rules", "list"], "");
    // Further lines of a title are indented.
    assert_eq!(list.lines().filter(|line| !line.starts_with(' ')).count(), 42);
    assert!(done(&["rules", "show", "Japanese"], "").starts_with("Japanese (japanese-1989)"));
    let folder = tempfile::tempdir().unwrap();
    let made = shuzi_in(folder.path(), &["rules", "new", "club", "--from", "aga"], "");
    let path = PathBuf::from(text(&made.stdout).trim());
    assert!(path.ends_with("config/rules/club.toml"), "{}", path.display());
    let again = shuzi_in(folder.path(), &["rules", "new", "club"], "");
    assert_eq!(again.status.code(), Some(5), "an existing profile is not overwritten");
    let path_text = path.to_str().unwrap();
    let checked = shuzi_in(folder.path(), &["rules", "check", path_text], "");
    assert!(checked.status.success());
    std::fs::write(&path, "extends = \"aga\"\n[komi]\nevne = 6.5\n").unwrap();
    let checked = shuzi_in(folder.path(), &["rules", "check", path_text], "");
    assert_eq!(checked.status.code(), Some(1));
    let said = text(&checked.stderr);
    assert!(said.contains(":3:1: unknown key `evne`: did you mean `even`?\n3 | evne = 6.5\n  | ^"));
    std::fs::write(&path, "extends = \"aga\"\n[komi]\neven = 6.5\n").unwrap();
    let scored = shuzi_in(folder.path(), &["score", "--json", "--rules", "club", "-"], BOARD);
    let game: Value = serde_json::from_slice(&scored.stdout).unwrap();
    assert_eq!((&game["rules"], &game["komi"]), (&Value::from("club"), &Value::from(6.5)));
}

#[test]
fn every_help_page_and_the_manual_are_written() {
    insta::assert_snapshot!("help", done(&["--help"], ""));
    insta::assert_snapshot!("help_score", done(&["score", "--help"], ""));
    assert_eq!(done(&["help", "score"], ""), done(&["score", "--help"], ""));
    let german = done(&["--lang", "de", "score", "--help"], "");
    assert_eq!(done(&["--lang", "de", "help", "score"], ""), german);
    assert_eq!(done(&["help", "rules", "show"], ""), done(&["rules", "show", "--help"], ""));
    assert_eq!(done(&["help"], ""), done(&["--help"], ""));
    assert!(done(&["man"], "").contains(".TH shuzi"));
    for shell in ["bash", "zsh", "fish"] {
        assert!(done(&["completions", shell], "").contains("shuzi"));
    }
    assert_eq!(done(&["paths"], "").lines().count(), 5);
}

/// The nearest command name is suggested, rather than a missing file reported.
#[test]
fn a_misspelt_command_is_named_with_its_neighbour() {
    for (typed, near, help) in [
        (&["help", "scroe"][..], "score", "shuzi"),
        (&["scroe", "assets/games/even.sgf"], "score", "shuzi"),
        (&["compar", "a.sgf", "--json"], "compare", "shuzi"),
        (&["rules", "shwo"], "show", "shuzi rules"),
    ] {
        let wrong = typed.iter().find(|word| !["help", "rules"].contains(word)).unwrap();
        let said = format!(
            "shuzi: unknown command `{wrong}` (did you mean `{near}`?): see `{help} --help`\n"
        );
        assert_eq!(failed(typed, ""), (2, said));
    }
    let two = failed(&["assets/games/even.sgf", "assets/games/seki.sgf"], "").1;
    assert!(two.contains("unknown argument `assets/games/seki.sgf`"), "{two}");
}

#[test]
fn the_plain_face_counts_a_real_board() {
    let answers = "komi 6.5\n\n\n\n\n12+20\n2t1\nresult\n\n".replace("2t1", "t t 1");
    let args = ["count", "--plain", "--size", "9", "--method", "half"];
    let told = done(&args, &answers);
    assert!(told.contains("Black wins by 18.5 points (9¼ zi): B+18.5"), "{told}");
    assert!(told.contains("Check, by Key Numbers:"), "{told}");
}

/// A refused number is not taken later, unseen; what was counted is in the log.
#[test]
fn the_plain_face_takes_nothing_that_was_refused() {
    let folder = tempfile::tempdir().unwrap();
    let answers = "size 9\n\n\n\n\n30\n55\nback\n20\n\n\n\n\nresult\n";
    let output = shuzi_in(folder.path(), &["count", "--plain"], answers);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
    assert!(!text(&output.stdout).contains("20 + 55"), "{}", text(&output.stdout));
    let answers = answers.replace("back", "undo");
    let output = shuzi_in(folder.path(), &["count", "--plain"], &answers);
    assert!(!text(&output.stdout).contains("20 + 55"), "{}", text(&output.stdout));
    let answers = "\nresult\n\n";
    let game = ["count", "--plain", "assets/games/even.sgf"];
    assert!(shuzi_in(folder.path(), &game, answers).status.success());
    let log = text(&shuzi_in(folder.path(), &["log"], "").stdout);
    assert!(log.contains("even.sgf") && log.contains("B+18.5"), "{log}");
}

/// An unusual value is confirmed with Enter; any other answer withdraws it.
#[test]
fn the_plain_face_takes_what_it_asked_about_by_enter() {
    let begun = ["count", "--plain", "--size", "9"];
    let counted = "\n\n\n\n32\n21\nresult\n\n";
    let told = done(&begun, &format!("komi 75\n\n{counted}"));
    assert!(told.contains("− 37.5"), "{told}");
    let told = done(&begun, &format!("komi 75\nkomi  6.5\n{counted}"));
    assert!(told.contains("B+18.5"), "{told}");
}

/// A chain given by two of its stones is marked once, as with `--dead`.
#[test]
fn the_plain_face_marks_a_chain_once() {
    let game = ["count", "--plain", "--dead", "none", "assets/games/even.sgf"];
    let told = done(&game, "\nB8 B8 C8\n\nresult\n\n");
    assert!(told.contains("B+18.5"), "{told}");
}

/// Bytes that are not text are not an answer, and do not end the count.
#[test]
fn the_plain_face_goes_on_after_a_line_that_is_no_text() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(["practise", "--drill", "tens", "--count", "1", "--plain"])
        .env("SHUZI_DATA_DIR", tempfile::tempdir().unwrap().path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"12\xe9\nq\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn dead_stones_are_named_for_one_game() {
    let (even, seki) = ("assets/games/even.sgf", "assets/games/seki.sgf");
    for (args, said) in [
        (&["score", even, seki, "--dead", "B8"][..], "--dead and --seki apply to one game"),
        (&["score", even, seki, "--seki", "E5=black"], "--dead and --seki apply to one"),
        (&["score", even, "--dead", ""], "give stones such as B8, or auto, or none"),
    ] {
        let (code, told) = failed(args, "");
        assert!(code == 2 && told.contains(said), "{told}");
    }
    assert_eq!(done(&["score", even, seki, "--dead", "none"], "").matches("[option]").count(), 2);
}

/// A handicap that was asked for has a row or an error; of the usual ones, only those that fit have
/// a row.
#[test]
fn the_key_sheet_leaves_out_nothing_that_was_named() {
    let (code, told) = failed(&["keys", "--rules", "ing", "--size", "19", "--handicap", "2"], "");
    assert!(code == 1 && told.contains("the rules “Ing” set no komi"), "{code} {told}");
    assert!(done(&["keys", "--size", "1", "--komi", "0"], "").contains("1×1"));
}

/// By territory, what a side needs by area does not tell who won: 11 points and 4 of komi against
/// 14 as counted there, where a pass costs a stone.
#[test]
fn what_is_needed_is_told_where_the_rules_count_so() {
    let game = "(;SZ[5]RU[Japanese]KM[4];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd]\
                ;B[ce];W[de];B[ba];W[];B[bb];W[];B[])";
    let told = done(&["score", "-"], game);
    assert!(told.contains("W+1") && !told.contains("needs"), "{told}");
    let told = done(&["score", "--rules", "chinese", "-"], game);
    assert!(told.contains("B+1") && told.contains("just enough"), "{told}");
}

#[test]
fn settings_named_count_for_a_total_alone() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("club.toml");
    std::fs::write(&config, "rules = \"new-zealand\"\n").unwrap();
    let told = done(&["--config", config.to_str().unwrap(), "184"], "");
    assert!(told.contains("New Zealand") || told.contains("new-zealand"), "{told}");
}

#[test]
fn the_plain_face_walks_through_a_game() {
    let answers = "\n\nB8 C8\nundo\nundo\n\n\n\nresult\n\n";
    let told = done(&["count", "--plain", "assets/games/even.sgf"], answers);
    insta::assert_snapshot!(told);
}

#[test]
fn the_plain_face_says_when_the_answers_end() {
    let output = shuzi(&["count", "--plain", "--size", "9"], "\n\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("input ended before the result"));
}

#[test]
fn a_plan_of_the_count_is_one_object_a_side() {
    // The board has the totals of Mays' example: Black's is 53.
    let plan = json(&["reshape", "assets/games/even.sgf", "--json"], "");
    assert_eq!(plan["side"], "black");
    assert_eq!((&plan["total"], &plan["optimal"]), (&Value::from(53), &Value::from(true)));
    let list = |key: &str| plan[key].as_array().unwrap().len();
    assert_eq!(plan["handled"], list("move") + list("lift") + list("add"));
    let points =
        |shape: &Value| shape["width"].as_u64().unwrap() * shape["height"].as_u64().unwrap();
    let vacant: u64 = plan["rectangles"].as_array().unwrap().iter().map(points).sum();
    assert_eq!(plan["vacant"], vacant);
    assert_eq!(plan["stones"].as_u64().unwrap() + vacant, 53);
    let both = done(&["reshape", "assets/games/even.sgf", "--json", "--method", "full"], "");
    assert_eq!(both.lines().count(), 2);
    // Plans of several games can be told apart.
    assert_eq!((&plan["file"], &plan["game"]), (&"assets/games/even.sgf".into(), &1.into()));
    let two = "(;SZ[3];B[bb])(;SZ[3];B[bb])";
    let plans = done(&["reshape", "-", "--json", "--komi", "0"], two);
    let second: Value = serde_json::from_str(plans.lines().last().unwrap()).unwrap();
    assert_eq!(second["game"], 2);
    assert!(done(&["reshape", "-", "--komi", "0"], two).contains("game 2"));
    let white = json(&["reshape", "assets/games/even.sgf", "--json", "--side", "white"], "");
    assert_eq!((&white["side"], &white["total"]), (&Value::from("white"), &Value::from(28)));
}

#[test]
fn a_plan_on_paper_fits_eighty_columns() {
    for style in ["tens", "rectangles"] {
        let page = done(&["reshape", "assets/games/handicap.sgf", "--style", style], "");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        assert!(page.contains("unchanged."), "{page}");
    }
    let (code, error) = failed(&["reshape", "no-such.sgf"], "");
    assert_eq!((code, error.lines().count()), (3, 1));
}

/// A script can tell what went wrong by the exit status: the gravest of a run.
#[test]
fn the_exit_status_tells_what_went_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let [broken, cut, taken] = ["broken.sgf", "cut.tgz", "taken.json"].map(path);
    std::fs::write(&broken, "(;SZ[9];B[aa]").unwrap();
    std::fs::write(&cut, [0x1f, 0x8b, 8, 0, 0, 0, 0, 0]).unwrap();
    std::fs::write(&taken, "mine").unwrap();
    let even = "assets/games/even.sgf";
    for (args, expected) in [
        (vec!["score", &broken], 0),
        (vec!["score", "--size", "99", even], 2),
        (vec!["score", "no-such.sgf", even], 3),
        (vec!["score", even, "no-such.sgf", &cut], 4),
        (vec!["score", "no-such.sgf", &cut, "-o", &taken, "--json"], 5),
        (vec!["rules", "check", "no-such.toml"], 3),
        (vec!["photo", even], 1),
    ] {
        let output = shuzi(&args, "");
        assert_eq!(output.status.code(), Some(expected), "{args:?}: {}", text(&output.stderr));
    }
    assert_eq!(shuzi(&["score", "-"], "(;GM[2])").status.code(), Some(1));
}

/// Completions know the words that options choose from, in the shells that are at hand.
#[test]
fn completions_offer_the_words_to_choose_from() {
    let folder = tempfile::tempdir().unwrap();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = done(&["completions", shell], "");
        for word in
            ["chinese-mays", "simplified", "key-number", "zh-Hant", "colour-blind", "wallet"]
        {
            // What elvish and PowerShell complete are commands and options.
            let knows = script.contains(word) || ["elvish", "powershell"].contains(&shell);
            assert!(knows && script.contains("--layout") || shell == "fish", "{shell}: {word}");
        }
        std::fs::write(folder.path().join(shell), script).unwrap();
    }
    let try_bash = |words: &str| {
        let line = format!(
            "source ./bash; COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _shuzi shuzi \"${{COMP_WORDS[-1]}}\" \"${{COMP_WORDS[-2]}}\"; echo ${{COMPREPLY[*]}}"
        );
        let mut bash = std::process::Command::new("bash");
        text(&bash.args(["-c", &line]).current_dir(folder.path()).output().unwrap().stdout)
    };
    let try_fish = |words: &str| {
        let line = format!("source ./fish; complete -C '{words}'");
        let mut fish = std::process::Command::new("fish");
        let done = fish.args(["-c", &line]).current_dir(folder.path()).output().ok()?;
        Some(text(&done.stdout))
    };
    for (words, offered) in [
        ("shuzi keys --rules chinese-m", "chinese-mays"),
        ("shuzi practise --drill ten", "tens"),
        ("shuzi rules show ta", "taiwan-old"),
        ("shuzi --theme m", "mono"),
        ("shuzi photo --format dia", "diagram"),
    ] {
        assert_eq!(try_bash(words).trim(), offered, "bash: {words}");
        if let Some(said) = try_fish(words) {
            assert_eq!(said.split_whitespace().next(), Some(offered), "fish: {words}");
        }
    }
}

/// Every command has a manual page, in which every message is a sentence.
#[test]
fn manual_pages_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    done(&["man", "-o", folder.path().to_str().unwrap()], "");
    let pages: Vec<_> = std::fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert!(pages.len() > 24, "{}", pages.len());
    for page in pages {
        let text = std::fs::read_to_string(page.path()).unwrap();
        for heading in ["EXAMPLES", "EXIT STATUS", "FILES", "ENVIRONMENT"] {
            assert!(text.contains(heading), "{:?}: no {heading}", page.file_name());
        }
        assert!(!text.contains("cli\\-") && !text.contains("cli-"), "{:?}", page.file_name());
    }
}

/// A file that is not there is said to be missing, however much its name is like a command's.
#[test]
fn a_missing_file_is_no_misspelt_command() {
    for name in ["score.sgf", "photo.jpg", "lis.sgf"] {
        let (status, error) = failed(&[name], "");
        assert!(status == 3 && error.contains("no such file"), "{error}");
    }
    assert!(failed(&["scroe"], "").1.contains("did you mean `score`?"));
}
