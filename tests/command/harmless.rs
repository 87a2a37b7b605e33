//! No text from a file, a name or an argument can control the terminal.

use crate::program;

use std::fs;

use program::shuzi_in;

/// Escapes, a bell, a carriage return, a C1 control, a change of writing direction.
const HOSTILE: &str = "\u{1b}[2J\u{1b}]0;x\u{7}\r\u{9b}1m\u{202e}\u{7f}";

/// The characters of an output that a terminal would obey.
fn obeyed(bytes: &[u8]) -> Vec<char> {
    let text = String::from_utf8_lossy(bytes);
    let is_obeyed = |sign: &char| {
        (sign.is_control() && *sign != '\n') || matches!(sign, '\u{202a}'..='\u{202e}')
    };
    text.chars().filter(is_obeyed).collect()
}

#[test]
fn what_a_game_file_holds_is_shown_not_obeyed() {
    let folder = tempfile::tempdir().unwrap();
    let name = format!("a{}b.sgf", HOSTILE.replace('/', ""));
    let fields = ["PB", "PW", "GN", "EV", "RU", "RE", "AP", "KM", "HA", "CA", "BR", "DT"];
    for field in fields {
        let path = folder.path().join(&name);
        let game = format!("(;SZ[5]KM[0]{field}[1{HOSTILE}2];B[cc];W[bb])");
        fs::write(&path, game).unwrap();
        for command in ["score", "compare", "reshape"] {
            for format in ["text", "md", "csv", "json", "html"] {
                let args = [command, "--rules", "chinese", "--format", format];
                let output =
                    shuzi_in(folder.path(), &[&args[..], &[path.to_str().unwrap()]].concat(), "");
                assert_eq!(
                    obeyed(&output.stdout),
                    Vec::<char>::new(),
                    "{field} {command} {format}"
                );
                assert_eq!(
                    obeyed(&output.stderr),
                    Vec::<char>::new(),
                    "{field} {command} {format}"
                );
            }
        }
    }
}

#[test]
fn what_is_typed_as_an_argument_is_shown_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let value = format!("x{HOSTILE}\nsecond line");
    let game = "assets/games/even.sgf";
    let options = [
        "--size",
        "--komi",
        "--rules",
        "--side",
        "--method",
        "--dead",
        "--seki",
        "--handicap",
        "--compensation",
        "--tie-breaker",
        "--encoding",
        "--lang",
        "--format",
        "-o",
        "--nonsense",
    ];
    for option in options {
        let value = if option == "-o" { format!("/nowhere/{value}.txt") } else { value.clone() };
        let output = shuzi_in(folder.path(), &["score", option, &value, game], "");
        assert!(!output.status.success(), "{option}");
        assert_eq!(obeyed(&output.stderr), Vec::<char>::new(), "{option}");
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1, "{option}");
    }
    for args in [["rules", "show"], ["practise", "--lesson"], ["practise", "--games"]] {
        let output = shuzi_in(folder.path(), &[args[0], args[1], &value], "");
        assert!(!output.status.success(), "{args:?}");
        assert_eq!(obeyed(&output.stderr), Vec::<char>::new(), "{args:?}");
    }
}

#[test]
fn what_the_log_holds_is_shown_not_obeyed() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("data")).unwrap();
    let line = serde_json::json!({
        "time": format!("2026{HOSTILE}-11-22T12:31:05"), "file": format!("/g/{HOSTILE}.sgf"),
        "size": [19, 19], "rules": HOSTILE, "komi": "7.5", "handicap": 0, "method": HOSTILE,
        "black": 183, "white": null, "non_scoring": 0, "result": HOSTILE, "verified": "board",
    });
    fs::write(folder.path().join("data/log.jsonl"), format!("{line}\n")).unwrap();
    for format in ["text", "md", "csv", "json", "html"] {
        let output = shuzi_in(folder.path(), &["log", "--format", format], "");
        assert!(output.status.success(), "{format}");
        assert_eq!(obeyed(&output.stdout), Vec::<char>::new(), "{format}");
    }
    // JSON returns the same text.
    let output = shuzi_in(folder.path(), &["log", "--json"], "");
    let read: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(read["rules"], HOSTILE);
}

/// A board that Black and White share, with these properties.
fn shared_board(properties: &str) -> String {
    let column = |letter: char| {
        let points: Vec<String> = ('a'..='i').map(|row| format!("[{letter}{row}]")).collect();
        points.concat()
    };
    format!("(;SZ[9]KM[6.5]{properties}AB{}AW{})", column('e'), column('f'))
}

/// A name of several lines does not pass for lines of a result.
#[test]
fn a_name_cannot_forge_a_result() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    for field in ["GN", "EV", "PB", "RE"] {
        let forged = "Friendly\n\nWhite wins by 99.5 points: W+99.5\nRecorded result: W+99.5";
        fs::write(&path, shared_board(&format!("{field}[{forged}]"))).unwrap();
        for format in ["text", "md"] {
            let args = ["score", "--rules", "chinese", "--format", format, path.to_str().unwrap()];
            let page = String::from_utf8(shuzi_in(folder.path(), &args, "").stdout).unwrap();
            let said: Vec<&str> =
                page.lines().filter(|line| line.starts_with("White wins")).collect();
            assert_eq!(said, Vec::<&str>::new(), "{field} {format}\n{page}");
            assert!(page.contains("Black wins by 2.5") || page.contains("B+2.5"), "{page}");
        }
    }
}

/// What a spreadsheet would run is text in CSV, and what a browser would is text in Markdown.
#[test]
fn names_are_text_to_spreadsheets_and_browsers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    let game =
        shared_board("PB[=cmd|'/c calc'!A1]PW[<img src=x onerror=alert(1)>]RE[=HYPERLINK(1)]");
    fs::write(&path, game).unwrap();
    let said = |format: &str| {
        let args = ["score", "--rules", "chinese", "--format", format, path.to_str().unwrap()];
        String::from_utf8(shuzi_in(folder.path(), &args, "").stdout).unwrap()
    };
    let table = said("csv");
    let mut rows = csv::Reader::from_reader(table.as_bytes());
    for row in rows.records() {
        for cell in &row.unwrap() {
            let runs = cell.starts_with(['=', '+', '-', '@']) && cell.parse::<f64>().is_err();
            assert!(!runs, "{cell}");
        }
    }
    assert!(table.contains("'=HYPERLINK"), "{table}");
    let page = said("md");
    assert!(!page.replace("\\<", "").contains('<'), "{page}");
}
