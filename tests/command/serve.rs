//! Requests from other programs: the same answers as the command line, and every kind of error.

use crate::program;

use std::fs;

use program::done;
use serde_json::{Value, json};
use shuzi_core::Scorer;
use shuzi_words::requests::Service;

/// The answers to requests, one per line.
fn answers(questions: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = questions.iter().map(Value::to_string).collect();
    let said = done(&["serve"], &lines.join("\n"));
    assert!(said.ends_with('\n') || said.is_empty(), "{said}");
    said.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn answer(question: Value) -> Value {
    let mut answers = answers(&[question]);
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

fn bundled() -> Vec<(String, String)> {
    ["even", "handicap", "seki", "seki-4x9"]
        .map(|name| {
            let path = format!("assets/games/{name}.sgf");
            let text = fs::read_to_string(&path).unwrap();
            (path, text)
        })
        .to_vec()
}

#[test]
fn the_answers_are_those_of_the_command_line() {
    for (path, text) in bundled() {
        for (ask, command) in [("score", "score"), ("compare", "compare"), ("reshape", "reshape")] {
            let said = done(&[command, "--json", "--rules", "aga", &path], "");
            let mut expected: Value = serde_json::from_str(&said).unwrap();
            let question = json!({"id": 1, "ask": ask, "record": text, "rules": "aga"});
            let mut answer = answer(question)["answer"].take();
            if ask == "reshape" {
                answer = answer[0].take();
                for key in ["file", "game"] {
                    assert!(expected.as_object_mut().unwrap().remove(key).is_some());
                }
            } else {
                expected["file"] = Value::Null;
            }
            assert_eq!(answer, expected, "{path} {ask}");
        }
    }
    let said = done(&["keys", "--json", "--komi", "6.5", "--size", "9", "--handicap", "0"], "");
    let expected: Value = serde_json::from_str(&said).unwrap();
    let keys = answer(json!({"ask": "keys", "komi": 6.5, "size": 9}));
    assert_eq!(keys["answer"], expected);
}

/// Mays, Example 1: Black has 53 points, White 28.
#[test]
fn a_question_says_what_beats_the_record() {
    let (_, text) = bundled().swap_remove(0);
    let ask = |more: Value| {
        let mut question = json!({"record": text});
        question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        answer(question)["answer"]["result"].as_str().unwrap().to_owned()
    };
    assert_eq!(ask(json!({})), "B+18.5");
    assert_eq!(ask(json!({"komi": 0.5})), "B+24.5");
    assert_eq!(ask(json!({"komi": "7½"})), "B+17.5");
    assert_eq!(
        ask(json!({"komi": 0, "handicap": 2, "compensation": "n", "tie_breaker": 0})),
        "B+23"
    );
    // A profile in the request itself.
    let profiles =
        json!({"club": "extends = \"chinese-mays\"\ntitle = \"Club\"\n[komi]\neven = 5.5\n"});
    assert_eq!(ask(json!({"rules": "club", "profiles": profiles, "komi": 5.5})), "B+19.5");
}

#[test]
fn boards_and_owners_come_with_a_score() {
    let told = answer(json!({"record": "..XO.\n.XXO.\nXXOOO\n.XO.O\n.XOO.", "boards": true}));
    assert_eq!(told["board"][0], "..XO.");
    assert_eq!(told["owners"], json!(["XXXOO", "XXXOO", "XXOOO", "XXOOO", "XXOOO"]));
    assert_eq!(told["answer"]["result"], "W+8.5");
}

#[test]
fn dead_stones_come_with_what_they_rest_on() {
    let (_, text) = bundled().swap_remove(0);
    let told = answer(json!({"id": "a", "ask": "dead", "record": text, "dead": "auto"}));
    assert_eq!(told["id"], "a");
    assert_eq!(told["answer"]["dead"], json!(["B8", "C8"]));
    assert_eq!(told["answer"]["dead_source"], "auto");
    assert!(!told["answer"]["chains"].as_array().unwrap().is_empty());
    let marked = answer(json!({"ask": "dead", "record": text}));
    assert_eq!(marked["answer"]["dead_source"], "file");
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_the_next_question_answered() {
    let wrong = [
        (json!({"id": 1, "record": "(;SZ[9];B[aa]"}), None, ""),
        (json!({"id": 2}), Some("request-no-record"), "`record`"),
        (json!({"id": 3, "record": "...\n.Q.\n..."}), Some("diagram-not-a-stone"), "`Q`"),
        (json!({"id": 4, "record": "...", "game": 2}), Some("request-no-game"), "2"),
        (json!({"id": 5, "record": "...", "komi": "many"}), Some("request-value"), "`komi`"),
        (json!({"id": 6, "record": "...", "komi": 7.3}), Some("request-value"), "`komi`"),
        (json!({"id": 7, "record": "...", "handicap": -1}), Some("request-value"), "`handicap`"),
        (json!({"id": 8, "record": "...", "side": "green"}), Some("request-value"), "`side`"),
        (json!({"id": 9, "record": "...", "rules": "x"}), Some("terms-no-profile"), "x"),
        (json!({"id": 10, "record": "...", "kommi": 1}), Some("request-unreadable"), "kommi"),
        (json!({"id": 11, "ask": "win", "record": "..."}), Some("request-unreadable"), "win"),
        (json!({"id": 12, "record": "...", "dead": ["A1"]}), Some("dead-no-stone"), "A1"),
        (json!({"id": 13, "record": "...", "dead": ["Z9"]}), Some("dead-not-a-vertex"), "Z9"),
        (json!({"id": 14, "record": "...", "dead": "all"}), Some("request-value"), "`dead`"),
        (json!({"id": 15, "record": "...", "seki": {"A1": "red"}}), Some("request-value"), "seki"),
        (json!({"id": 16, "record": "...", "size": "9x"}), Some("request-value"), "`size`"),
        (json!({"id": 17, "ask": "keys", "handicap": 400}), Some("request-value"), "361"),
        (json!({"id": 18, "record": "\u{1b}[2J"}), Some("diagram-not-a-stone"), "␛"),
        (
            json!({"id": 19, "ask": "keys", "size": 2, "handicap": 9}),
            Some("usage-too-many-for-board"),
            "2×2",
        ),
    ];
    let questions: Vec<Value> = wrong.iter().map(|(question, ..)| question.clone()).collect();
    let told = answers(&questions);
    assert_eq!(told.len(), wrong.len());
    for ((question, code, part), told) in wrong.iter().zip(&told) {
        assert_eq!(told["id"], question["id"], "{told}");
        let error = &told["error"];
        let Some(code) = code else {
            // A truncated game file is repaired.
            assert!(!told["remarks"].as_array().unwrap().is_empty(), "{told}");
            continue;
        };
        assert_eq!(error["code"], *code, "{told}");
        assert!(error["message"].as_str().unwrap().contains(part), "{told}");
        assert!(error["line"].as_u64() >= Some(1), "{told}");
    }
    assert_eq!((&told[2]["error"]["line"], &told[2]["error"]["column"]), (&json!(2), &json!(2)));
    // Lines that are not JSON, empty lines, and bytes that are not text.
    let said = done(&["serve"], "nonsense\n\n[1]\n\"\u{7}\"\n{\"ask\":\"keys\",\"id\":[1]}");
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4, "{said}");
    assert!(lines[..3].iter().all(|line| line["error"]["code"] == "request-unreadable"), "{said}");
    assert_eq!(lines[3]["id"], json!([1]));
}

#[test]
fn what_is_given_comes_back_as_it_is_written_and_null_is_nothing() {
    let said = done(&["serve"], "\u{feff}{\"id\":99999999999999999999999,\"ask\":\"keys\"}\n");
    assert!(said.starts_with("{\"id\":99999999999999999999999,"), "{said}");
    // A request in memory may contain line ends; the answer is one line.
    let service = Service::new(Scorer::default(), None);
    let said = service.answer("{\"id\":[1,\n2],\"ask\":\"keys\"}");
    assert!(said.starts_with("{\"id\":[1, 2],") && !said.contains('\n'), "{said}");
    let nothing = json!({
        "ask": null, "record": "X..", "komi": null, "seki": null, "profiles": null, "dead": null,
        "chains": null, "boards": null, "tie_breaker": "none", "game": null,
    });
    assert_eq!(answer(nothing), answer(json!({"record": "X..", "tie_breaker": 0})));
    // The text is already decoded, whatever the game file says about its encoding.
    let told = answer(json!({"record": "(;SZ[5]CA[gb2312]RU[Chinese]AB[aa]PB[黑])"}));
    assert_eq!(told["remarks"], json!([]));
}

#[test]
fn a_collection_is_said_to_be_one() {
    let two = "(;SZ[5]AB[aa])(;SZ[5]AW[aa])";
    let first = answer(json!({"record": two}));
    assert_eq!(first["remarks"][0]["code"], "request-more-games");
    let chosen = answer(json!({"record": two, "game": 2}));
    assert_eq!((&chosen["remarks"], &chosen["answer"]["game"]), (&json!([]), &json!(2)));
}

/// The place of unknown rules is where they are written, as on the command line.
#[test]
fn places_are_those_of_the_command_line() {
    let told = answer(json!({"record": "(;SZ[9]RU[foo];B[aa])"}));
    assert_eq!((&told["error"]["line"], &told["error"]["column"]), (&json!(1), &json!(11)));
}

#[test]
fn many_records_are_answered_in_their_order_by_any_number_of_threads() {
    let service = Service::new(Scorer::default(), None);
    let texts: Vec<String> = (0..40)
        .map(|komi| format!("(;SZ[5]KM[{komi}.5]AB[ca][bb][cb]AW[da][db]TB[aa])"))
        .chain(["...".to_owned(), "..Q".to_owned()])
        .collect();
    let records: Vec<&[u8]> = texts.iter().map(String::as_bytes).collect();
    let question = r#"{"rules":"chinese"}"#;
    let alone: Vec<String> = texts
        .iter()
        .map(|text| service.answer(&json!({"rules": "chinese", "record": text}).to_string()))
        .collect();
    for threads in [0, 1, 3, 100] {
        assert_eq!(service.answer_all(question, &records, threads), alone, "{threads}");
    }
    assert!(service.answer_all(question, &[], 4).is_empty());
    let refused = service.answer_all("{", &records, 2);
    assert!(refused.len() == records.len() && refused[0].contains("request-unreadable"));
}

/// Questions are answered on all cores; the answers keep the order of the questions.
#[test]
fn many_questions_are_answered_in_order() {
    let even = std::fs::read_to_string("assets/games/even.sgf").unwrap();
    let questions: Vec<String> = (0..100)
        .map(|number: u32| {
            // Some take longer than those after them.
            let game = json!({"id": number, "record": even, "dead": "auto"});
            let keys = json!({"id": number, "ask": "keys", "komi": number % 20, "side": "black"});
            if number.is_multiple_of(10) { game } else { keys }.to_string()
        })
        .collect();
    let said = done(&["serve"], &questions.join("\n"));
    let service = Service::new(Scorer::default(), None);
    let expected: Vec<String> = questions.iter().map(|one| service.answer(one)).collect();
    assert!(said.lines().eq(expected.iter().map(String::as_str)));
}

/// What a program wants to know before it asks about games. The handicap of eight ranks on 13×13 is that of
/// Jewdan's table.
#[test]
fn a_program_can_ask_for_version_rules_and_handicap() {
    let version = answer(json!({"ask": "version"}))["answer"].clone();
    assert_eq!(version, json!({"schema": 2, "version": env!("CARGO_PKG_VERSION")}));
    let rules = answer(json!({"ask": "rules"}))["answer"].clone();
    let chinese = json!({"name": "chinese", "title": "Chinese", "scoring": "area"});
    assert_eq!(rules[0], chinese);
    assert_eq!(rules.as_array().unwrap().len(), 42);
    let asked = json!({"ask": "handicap", "ranks": 8, "size": 13, "counting": "territory"});
    let handicap = answer(asked)["answer"].clone();
    assert_eq!(handicap[0]["value"], "27/10");
    assert_eq!((&handicap[0]["stones"], &handicap[0]["komi"]), (&json!(4), &json!(4.5)));
    let table = answer(json!({"ask": "handicap", "size": 9}))["answer"].clone();
    assert!(table.as_array().unwrap().len() > 10);
    for (wrong, code) in [
        (json!({"ask": "handicap", "size": 15}), "usage-no-factor"),
        (json!({"ask": "handicap", "counting": "stones"}), "request-value"),
        (json!({"ask": "handicap", "ranks": "x"}), "request-value"),
    ] {
        let service = Service::new(Scorer::default(), None);
        let said = service.answer(&wrong.to_string());
        assert!(said.contains(code), "{said}");
    }
}
