//! `shuzi compare`.

use crate::program;

fn shuzi(args: &[&str]) -> (String, String, i32) {
    let output = program::shuzi(args, "");
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[test]
fn the_page_and_its_json() {
    let (page, _, status) = shuzi(&["compare", "assets/games/handicap.sgf"]);
    assert_eq!(status, 0);
    insta::assert_snapshot!("compare_handicap", page);
    let (line, _, _) = shuzi(&["compare", "--json", "assets/games/handicap.sgf"]);
    let value: serde_json::Value = serde_json::from_str(&line).unwrap();
    let difference = &value["difference"];
    // Three stones, last move by Black, one pass each (contract).
    for (key, expected) in [("area_minus_territory", 3.0), ("last_move", 1.0), ("handicap", 2.0)] {
        assert_eq!(difference[key].as_f64(), Some(expected), "{key}");
    }
    assert_eq!((&difference["passes"], &difference["seki"]), (&0.into(), &0.into()));
    assert_eq!(difference["accounted"], true);
}

#[test]
fn totals_without_a_board() {
    let example_5 = [
        "compare",
        "--json",
        "--size",
        "7",
        "--komi",
        "0",
        "--black-territory",
        "6",
        "--white-territory",
        "5",
        "--black-stones",
        "18",
        "--white-stones",
        "20",
        "--black-prisoners",
        "0",
        "--white-prisoners",
        "0",
        "--black-passes",
        "3",
        "--white-passes",
        "1",
        "--last-move",
        "white",
    ];
    let (line, _, status) = shuzi(&example_5);
    assert_eq!(status, 0);
    let value: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert_eq!(value["difference"]["area_minus_territory"], -2.0);
    assert_eq!(value["difference"]["accounted"], true);

    // Ikeda's Table 2 without its stones, which follow from the prisoners.
    let (page, _, _) = shuzi(&[
        "compare",
        "--size",
        "9",
        "--komi",
        "0",
        "--black-territory",
        "10",
        "--white-territory",
        "11",
        "--black-prisoners",
        "9",
        "--white-prisoners",
        "14",
        "--black-passes",
        "1",
        "--white-passes",
        "1",
        "--last-move",
        "black",
    ]);
    assert!(page.contains("43 : 38"), "{page}");

    for (args, expected) in [
        (&["compare"][..], "nothing to compare"),
        (
            &["compare", "--black-territory", "10", "--white-territory", "11"],
            "the number of stones is unknown",
        ),
        (
            &[
                "compare",
                "--size",
                "9",
                "--black-territory",
                "50",
                "--white-territory",
                "40",
                "--black-stones",
                "1",
                "--white-stones",
                "1",
            ],
            "more than the 81 points of the 9×9 board: recount",
        ),
    ] {
        let (_, error, status) = shuzi(args);
        assert_eq!(status, 2, "{args:?}");
        assert!(error.contains(expected), "{args:?}: {error}");
    }
}
