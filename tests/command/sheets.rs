//! The printed sheets: what is on them, in every format, and how they look.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;

use shuzi::output::print::{Layout, Mark, Page, Paper, PosterBlock, Tag, lay_out, lay_out_poster};
use shuzi::output::{KeysPage, Page as _, PageStyle};
use shuzi_core::amount::Amount;
use shuzi_core::counting::TermsError;
use shuzi_core::english::SENTENCES;
use shuzi_core::fact::Value;
use shuzi_core::goban::{Color, Size};
use shuzi_core::handicap::{Counting, Jewdan};
use shuzi_core::rules::{Convention, GameKind, Profiles};
use shuzi_core::sheet::{Document, KeyRow, KeysWanted, handicap_sheet, key_rows, key_sheet};
use shuzi_picture::missing_signs;
use shuzi_words::{Language, Words};

/// Mays, Table 8, 19×19 with tie-breaker: stones; Black's needs and key number, White's.
const TABLE_8: [(u32, [&str; 4]); 9] = [
    (9, ["186", "185.25", "176", "175.75"]),
    (8, ["185", "184.75", "177", "176.25"]),
    (7, ["185", "184.25", "177", "176.75"]),
    (6, ["184", "183.75", "178", "177.25"]),
    (5, ["184", "183.25", "178", "177.75"]),
    (4, ["183", "182.75", "179", "178.25"]),
    (3, ["183", "182.25", "179", "178.75"]),
    (2, ["182", "181.75", "180", "179.25"]),
    (1, ["181", "180.75", "181", "180.25"]),
];

fn shuzi(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(args)
        .env("SHUZI_CONFIG_DIR", std::env::temp_dir().join("shuzi-no-such-folder"))
        .output()
        .unwrap()
}

fn said(args: &[&str]) -> String {
    let output = shuzi(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Runs a tool that must be installed in CI; elsewhere the test is skipped without it.
fn tool(name: &str, args: &[&str], folder: &Path) -> Option<Output> {
    match Command::new(name).args(args).current_dir(folder).output() {
        Ok(output) => Some(output),
        Err(error) => {
            assert!(
                std::env::var_os("CI").is_none(),
                "{name} must be there where CI runs: {error}"
            );
            None
        }
    }
}

fn mays(format: &str) -> Vec<&str> {
    vec!["keys", "--rules", "chinese-mays", "--size", "19", "--format", format]
}

fn game(stones: u32) -> String {
    if stones == 1 { "no komi".to_owned() } else { format!("{stones} stones") }
}

/// Whether a line has the cells in this order.
fn in_order(line: &str, cells: &[&str]) -> bool {
    let mut rest = line;
    cells.iter().all(|cell| {
        let found = rest.find(cell);
        rest = found.map_or("", |at| &rest[at + cell.len()..]);
        found.is_some()
    })
}

#[test]
fn every_format_has_table_8_of_mays() {
    for format in ["table", "markdown", "html"] {
        let page = said(&mays(format));
        let page = page.replace("</tr>", "\n");
        for (stones, [black, black_key, white, white_key]) in TABLE_8 {
            let cells = if format == "table" {
                [black_key, black, white_key, white]
            } else {
                [black, black_key, white, white_key]
            };
            let name = game(stones);
            let line = page.lines().find(|line| line.contains(&name)).unwrap();
            assert!(in_order(line, &cells), "{format}: {line}");
        }
    }
    let csv = said(&mays("csv"));
    assert_eq!(csv.lines().next().unwrap().split(',').count(), 13);
    assert!(csv.contains("19x19,handicap,9,0.0,0.5,9.0,0,black,180.5,4.75,185.25,186,"), "{csv}");
}

#[test]
fn a_pdf_is_read_back_and_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    for layout in ["wall", "referee", "card", "wallet"] {
        let file = folder.path().join(format!("{layout}.pdf"));
        let path = file.to_str().unwrap();
        said(&[&mays("pdf")[..], &["--layout", layout, "--output", path]].concat());
        // Beside the large numbers of a wallet card, and in the columns of a wall chart, numbers are found
        // in the order they are written.
        let order = if ["wall", "wallet"].contains(&layout) { "-raw" } else { "-layout" };
        let Some(text) = tool("pdftotext", &[order, path, "-"], folder.path()) else { return };
        let text = String::from_utf8(text.stdout).unwrap();
        for (stones, [black, black_key, white, white_key]) in TABLE_8 {
            if layout == "wall" {
                assert_eq!(below_each_other(&text, stones), [black, black_key, white, white_key]);
                continue;
            }
            let name = game(stones);
            let line = text.lines().find(|line| line.contains(&name)).unwrap();
            let line = &line[line.find(&name).unwrap()..];
            // Two cards share a line, without their key numbers.
            let holds = match layout {
                "card" | "wallet" => line
                    .split_whitespace()
                    .filter(|word| word.len() == 3 && word.parse::<u32>().is_ok())
                    .take(2)
                    .eq([black, white]),
                _ => in_order(line, &[black, black_key, white, white_key]),
            };
            assert!(holds, "{layout}: {line}");
        }
        assert!(text.contains('×'), "{layout}");
        let pages = tool("pdftoppm", &["-r", "50", "-gray", path, layout], folder.path()).unwrap();
        assert!(pages.status.success());
        assert_eq!(String::from_utf8_lossy(&pages.stderr), "");
        let darkness = darkness(&first_picture(folder.path(), layout));
        assert!((5..300).contains(&darkness), "{layout}: {darkness} of 1000 are dark");
    }
}

/// What stands in the column of a game on a wall chart: both totals, each with its key number.
fn below_each_other(text: &str, stones: u32) -> Vec<&str> {
    let after = text.find(&game(1)).unwrap() + game(1).len();
    let mut numbers = text[after..].split_whitespace().filter(|word| word.parse::<f64>().is_ok());
    let heads: Vec<&str> = numbers.by_ref().take(8).collect();
    assert_eq!(heads, ["2", "3", "4", "5", "6", "7", "8", "9"]);
    let numbers: Vec<&str> = numbers.take(4 * 9).collect();
    // Black's line comes first.
    let column = 2 * (stones as usize - 1);
    [column, column + 2 * 9].into_iter().flat_map(|at| &numbers[at..at + 2]).copied().collect()
}

/// The picture of a file's first page.
fn first_picture(folder: &Path, name: &str) -> PathBuf {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "pgm"))
        .filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(&format!("{name}-")))
        .collect();
    files.sort();
    files.first().unwrap().clone()
}

/// The dark pixels of a grey picture, per thousand.
fn darkness(picture: &Path) -> usize {
    let bytes = std::fs::read(picture).unwrap();
    // P5, width, height, 255: the pixels come last.
    let heading: Vec<&[u8]> = bytes.splitn(4, |&byte| byte == b'\n').collect();
    let points = heading.last().unwrap();
    points.iter().filter(|&&grey| grey < 128).count() * 1000 / points.len()
}

#[test]
fn a_web_page_is_drawn_by_a_browser() {
    let folder = tempfile::tempdir().unwrap();
    for format in ["html", "svg"] {
        let file = folder.path().join(format!("sheet.{format}"));
        let sheet = said(&mays(format));
        assert!(sheet.contains("<title>Key numbers</title>") && sheet.contains("lang=\"en\""));
        assert_eq!(format == "html", sheet.contains("prefers-color-scheme:dark"));
        std::fs::write(&file, sheet).unwrap();
        let args = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--user-data-dir=profile",
            "--window-size=820,1130",
            "--print-to-pdf=drawn.pdf",
            file.to_str().unwrap(),
        ];
        let Some(drawn) = tool("chromium", &args, folder.path()) else { return };
        assert!(drawn.status.success(), "{}", String::from_utf8_lossy(&drawn.stderr));
        let Some(text) = tool("pdftotext", &["-layout", "drawn.pdf", "-"], folder.path()) else {
            return;
        };
        let text = String::from_utf8(text.stdout).unwrap();
        let key = if format == "html" { "185.25" } else { "184.25" };
        for needed in ["Key numbers", "Black needs", "×", key, "186"] {
            assert!(text.contains(needed), "{format}: {needed} in {text}");
        }
        tool("pdftoppm", &["-r", "50", "-gray", "drawn.pdf", format], folder.path()).unwrap();
        let darkness = darkness(&first_picture(folder.path(), format));
        assert!((5..300).contains(&darkness), "{format}: {darkness} of 1000 are dark");
    }
}

fn sheet(language: Language, non_scoring: Vec<u32>) -> Document<String> {
    let words = Words::of(language);
    let book = Profiles::new();
    let profile = book.called("chinese-mays").unwrap();
    let asked = KeysWanted {
        sizes: [9, 13, 19].map(|n| Size::new(n, n).unwrap()).to_vec(),
        komi: Vec::new(),
        tie_breaker: None,
        convention: None,
        handicaps: Vec::new(),
        non_scoring,
        sides: Color::BOTH.to_vec(),
    };
    words.sheet(&key_sheet(&profile, &key_rows(&profile, &asked).unwrap()))
}

/// Non-scoring points are explained if the sheet has some, and otherwise what one of them changes
/// (Mays, Table 8). A tie-breaker is no komi (Mays, page 30).
#[test]
fn notes_are_of_what_the_sheet_has() {
    let notes = |non_scoring| sheet(Language::English, non_scoring).notes;
    let [without, one, several] = [vec![0], vec![1], vec![0, 1]].map(notes);
    let has = |notes: &[String], text| notes.iter().any(|note| note.contains(text));
    assert!(has(&without, "Each non-scoring point lowers the key number by half"));
    assert!(!has(&one, "Each non-scoring") && has(&one, "NSP: non-scoring points"));
    assert_eq!(one, several);
    assert!(has(&one, "The tie-breaker is not komi"));
}

/// A form has a line for non-scoring points, the sum that checks both counts, and says how the margin is
/// worked out, once.
#[test]
fn a_form_has_a_line_for_all_that_is_needed() {
    for (method, doubles) in [("half", true), ("simplified", true), ("key", true), ("full", false)]
    {
        let form =
            said(&["form", "--rules", "chinese-mays", "--handicap", "3", "--method", method]);
        assert!(form.contains("Non-scoring points"), "{form}");
        // What wins is known before anything is counted, and no part of the sum.
        assert!(in_order(&form, &["Total needed to win", "Vacant points", "Winner"]), "{form}");
        assert!(form.contains("Check: Black + White + non-scoring points = 361."), "{form}");
        // Only who counts both sides has to.
        assert_eq!(form.contains("White (optional)"), doubles, "{form}");
        assert!(form.contains("The tie-breaker is not komi"), "{form}");
        let margin = if doubles {
            "by 2 × difference (ignore the sign) ="
        } else {
            "by larger − smaller ="
        };
        assert!(form.contains(margin) && !form.contains("Margin"), "{form}");
    }
}

/// A sheet for 19×19 and both sides, following the rules.
fn wanted() -> KeysWanted {
    KeysWanted {
        sizes: vec![Size::NINETEEN],
        komi: Vec::new(),
        tie_breaker: None,
        convention: None,
        handicaps: Vec::new(),
        non_scoring: vec![0],
        sides: Color::BOTH.to_vec(),
    }
}

/// The same for all three boards.
fn all_boards() -> KeysWanted {
    let sizes = [9, 13, 19].map(|n| Size::new(n, n).unwrap()).to_vec();
    KeysWanted { sizes, ..wanted() }
}

/// A value that overrides the rules is in every row; one stone with a komi makes an even game, and
/// without one a game without komi.
#[test]
fn rows_follow_what_is_wanted() {
    let points = |text: &str| text.parse::<Amount>().unwrap();
    let rows = |asked: &KeysWanted| {
        let rows = key_rows(&Profiles::new().called("chinese").unwrap(), asked).unwrap();
        let of = |row: &KeyRow| {
            let terms = row.adjustment;
            let amounts = [terms.komi(), terms.tie_breaker(), terms.compensation()];
            (row.kind, row.handicap, amounts.map(|amount| amount.to_string()).join(" "))
        };
        rows.iter().map(of).collect::<Vec<_>>()
    };
    let one_side = KeysWanted { sides: vec![Color::Black], ..wanted() };
    let row = |kind, stones, amounts: &str| (kind, stones, amounts.to_owned());
    let (even, none, handicap) = (GameKind::Even, GameKind::NoKomi, GameKind::Handicap);
    let given = KeysWanted { handicaps: vec![0, 1, 4], ..one_side.clone() };
    assert_eq!(
        rows(&given),
        [row(even, 0, "7.5 0 0"), row(none, 1, "0 0 0"), row(handicap, 4, "0 0 4")]
    );
    let komi = KeysWanted { komi: vec![points("5.5")], ..given.clone() };
    assert_eq!(
        rows(&komi),
        [row(even, 0, "5.5 0 0"), row(even, 1, "5.5 0 0"), row(handicap, 4, "5.5 0 4")]
    );
    let all = KeysWanted {
        tie_breaker: Some(points("0.5")),
        convention: Some(Convention::NLessOne),
        handicaps: vec![4],
        ..one_side
    };
    assert_eq!(rows(&all), [row(handicap, 4, "0 0.5 3")]);
}

/// The columns of a sheet: what each side needs, where a tie is, or one column per number of
/// non-scoring points, which is in the caption if all rows have the same.
#[test]
fn columns_follow_the_rows() {
    let of = |komi: &str, non_scoring: &[u32], sides: &[Color]| {
        let asked = KeysWanted {
            komi: vec![komi.parse().unwrap()],
            handicaps: vec![0],
            non_scoring: non_scoring.to_vec(),
            sides: sides.to_vec(),
            ..wanted()
        };
        let profile = Profiles::new().called("chinese").unwrap();
        let sheet = key_sheet(&profile, &key_rows(&profile, &asked).unwrap());
        let [table] = &sheet.tables[..] else { panic!() };
        let text = |values: &[Value]| values.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(table.strong.len(), table.head.len());
        (
            text(&table.head).join(", "),
            text(&table.rows[0][1..]).join(", "),
            table.caption.to_string(),
        )
    };
    // Half of 361 and half the komi: 180.5 + 3.75 = 184.25, and 176.75.
    let half = "19×19 sheet-half-count (points: 722/4)";
    for (komi, non_scoring, sides, head, row, caption) in [
        (
            "7.5",
            &[0][..],
            &Color::BOTH[..],
            "black-needs, key, sheet-non-scoring (points: 1), \
             white-needs, key, sheet-non-scoring (points: 1)",
            "185, 737/4, 184, 177, 707/4, 177",
            half.to_owned(),
        ),
        (
            "7",
            &[0],
            &Color::BOTH,
            "black-needs, key, ties, sheet-non-scoring (points: 1), \
             white-needs, key, ties, sheet-non-scoring (points: 1)",
            "185, 736/4, 184, 184, 178, 708/4, 177, 177",
            half.to_owned(),
        ),
        (
            "7",
            &[1],
            &Color::BOTH,
            "black-needs, key, white-needs, key",
            "184, 734/4, 177, 706/4",
            format!("{half} sheet-non-scoring (points: 1)"),
        ),
        (
            "7",
            &[0, 1],
            &[Color::White],
            "sheet-white-count (count: sheet-non-scoring (points: 0)), \
             sheet-white-count (count: sheet-non-scoring (points: 1))",
            "178 (=177), 177",
            half.to_owned(),
        ),
    ] {
        let found = of(komi, non_scoring, sides);
        assert_eq!(found, (format!("game, {head}"), row.to_owned(), caption));
    }
}

/// Jewdan's worked example of eight ranks by territory; the misprint in his table is noted where
/// that table is.
#[test]
fn a_handicap_sheet_has_its_rows_and_its_note() {
    let sheet = |lines, counting| {
        let size = Size::new(lines, lines).unwrap();
        let factor = Jewdan::factor_of(size).unwrap();
        handicap_sheet(&[Jewdan { size, factor, counting }])
    };
    let text = |values: &[Value]| values.iter().map(ToString::to_string).collect::<Vec<_>>();
    let territory = sheet(19, Counting::Territory);
    let rows: Vec<Vec<String>> = territory.tables[0].rows.iter().map(|row| text(row)).collect();
    let eight = rows.iter().find(|row| row[0] == "8").unwrap();
    assert_eq!(eight[2..], ["8", "7", "-22/4"]);
    assert_eq!(territory.tables[0].head.len(), 5);
    let notes = |lines, counting| sheet(lines, counting).notes.len();
    let (area, territory) = (Counting::Area, Counting::Territory);
    assert_eq!(
        [notes(13, area), notes(13, territory), notes(19, area), notes(9, area)],
        [2, 1, 1, 1]
    );
}

/// Games without a komi in the rules have no row; an even game needs one.
#[test]
fn games_without_a_komi_have_no_row() {
    let rows = |komi: &str| {
        let text = format!("title = \"Mine\"\nscoring = \"area\"\n[komi]\n{komi}\n");
        let profile = Profiles::new().read("mine", "mine.toml", &text).unwrap();
        let wanted = KeysWanted { sides: vec![Color::Black], ..wanted() };
        key_rows(&Arc::new(profile), &wanted).map(|rows| rows.len())
    };
    assert_eq!(rows("even = 7\nno-komi = 0\nhandicap = 0"), Ok(10));
    assert_eq!(rows("even = 7\nhandicap = 0"), Ok(9));
    assert_eq!(rows("even = 7"), Ok(1));
    assert!(matches!(rows("no-komi = 0\nhandicap = 0"), Err(TermsError::NoKomi { .. })));
}

/// The text of a language's files that pages use.
fn written(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("crates/shuzi-words/languages")
        .join(language.code());
    ["facts", "pages", "rules", "screen", "sheet"]
        .map(|part| {
            let path = folder.join(part).with_extension("ftl");
            // The core has its own English.
            std::fs::read_to_string(path).unwrap_or_else(|_| SENTENCES.to_owned())
        })
        .concat()
        .replace('\n', " ")
}

#[test]
fn every_sign_used_is_in_the_fonts() {
    for language in Language::ALL {
        let script = language.script();
        let mut missing = missing_signs(&written(language), script);
        // Two stones that only terminals draw.
        missing.retain(|sign| !['⚪', '⚫', '\u{fffd}'].contains(sign));
        assert_eq!(missing, Vec::<char>::new(), "{language:?}");
        for profile in Profiles::new().profiles() {
            assert_eq!(
                missing_signs(&profile.title, script),
                Vec::<char>::new(),
                "{}",
                profile.name
            );
        }
        assert_eq!(missing_signs("0123456789 .,−-–×÷½¼¾≥()", script), Vec::<char>::new());
        assert_eq!(missing_signs("\u{1F600}", script).len(), 1);
    }
}

#[test]
fn nothing_stands_out_of_the_paper() {
    let right = |page: &Page| {
        page.marks
            .iter()
            .map(|mark| match mark {
                Mark::Text { x, text, size, font, .. } => x + font.width(text, *size),
                Mark::Line { to, .. } => to.0.min(page.width),
                Mark::Box { at, size } => at.0 + size.0,
                Mark::Disc { middle, radius, .. } => middle.0 + radius,
                Mark::Letter { .. } | Mark::Begin(_) | Mark::End => 0.0,
            })
            .fold(0.0, f32::max)
    };
    for language in Language::ALL {
        let mut columns = vec![vec![0], vec![1], vec![0, 1, 2]];
        // Words are in none of so many columns.
        columns.extend((language == Language::English).then(|| (0..20).collect()));
        for non_scoring in columns {
            let document = sheet(language, non_scoring);
            {
                for paper in [Paper::A4, Paper::Letter] {
                    let Some(pages) = lay_out(&document, paper, language.script()) else {
                        // Paper has no room for forty columns.
                        assert!(document.tables[0].head.len() > 20);
                        continue;
                    };
                    assert!(!pages.is_empty());
                    for page in &pages {
                        let most = right(page);
                        assert!(most <= page.width, "{language:?} {paper:?} {most}");
                        let low = page.marks.iter().all(|mark| match mark {
                            Mark::Text { y, .. } => *y <= page.height,
                            _ => true,
                        });
                        assert!(low, "{paper:?}");
                    }
                    // Every needed total is somewhere on the sheet.
                    let words: HashSet<&str> = pages
                        .iter()
                        .flat_map(|page| &page.marks)
                        .filter_map(|mark| match mark {
                            Mark::Text { text, .. } => Some(text.as_str()),
                            _ => None,
                        })
                        .collect();
                    for cell in document.tables.iter().flat_map(|table| table.rows.iter().flatten())
                    {
                        assert!(words.contains(cell.as_str()), "{paper:?}: {cell}");
                    }
                }
            }
        }
    }
}

#[test]
fn files_are_written_whole_and_not_over_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("keys.csv");
    let name = path.to_str().unwrap();
    said(&["keys", "--size", "9", "--output", name]);
    let first = std::fs::read(&path).unwrap();
    assert!(first.starts_with(b"size,game"));
    let refused = shuzi(&["keys", "--size", "19", "--output", name]);
    assert_eq!(refused.status.code(), Some(5));
    let error = String::from_utf8(refused.stderr).unwrap();
    assert!(error.contains("already exists") && error.lines().count() == 1, "{error}");
    assert_eq!(std::fs::read(&path).unwrap(), first);
    said(&["keys", "--size", "19", "--output", name, "--force"]);
    assert_ne!(std::fs::read(&path).unwrap(), first);
    let nowhere = folder.path().join("no/such/keys.pdf");
    assert_eq!(shuzi(&["keys", "-o", nowhere.to_str().unwrap()]).status.code(), Some(5));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn handicaps_are_suggested() {
    // Jewdan's worked examples: eight ranks by territory.
    for (size, value, stones, free, komi) in
        [("19", "15/2", 8, 7, -5.5), ("13", "27/10", 4, 3, 4.5), ("9", "5/6", 2, 1, 2.5)]
    {
        let args =
            ["handicap", "--ranks", "8", "--size", size, "--counting", "territory", "--json"];
        let row: serde_json::Value = serde_json::from_str(&said(&args)).unwrap();
        let lines: u8 = size.parse().unwrap();
        let expected = serde_json::json!([{
            "ranks": 8.0, "size": [lines, lines], "counting": "territory", "value": value,
            "stones": stones, "free_moves": free, "komi": komi,
        }]);
        assert_eq!(row, expected);
    }
    let table = said(&["handicap", "--table", "--size", "13"]);
    assert!(table.contains("−3.5 at 4, 9, 14 and"), "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
    assert_eq!(shuzi(&["handicap", "--ranks", "300"]).status.code(), Some(1));
    assert_eq!(shuzi(&["handicap", "--ranks", "3", "--size", "15"]).status.code(), Some(2));
    let own = said(&["handicap", "--ranks", "3", "--size", "15", "--factor", "1.5"]);
    assert!(own.contains("3 ÷ 1½ − ½ = 1½ stones"), "{own}");
}

/// What a club hangs on its wall is read from across the room, in every language, and says what an odd
/// shared point changes: without it 185 wins, with it 184 does.
#[test]
fn a_poster_is_read_from_across_the_room() {
    let book = Profiles::new();
    let profile = book.called("chinese").unwrap();
    let asked = all_boards();
    let rows = key_rows(&profile, &asked).unwrap();
    for language in Language::ALL {
        let words = Words::of(language);
        let page = KeysPage { owner: &Value::Nothing, profile: &profile, rows: &rows };
        let posters = page.posters(&PageStyle::new(&words, 80));
        assert_eq!(posters.len(), 3);
        for (poster, lines) in posters.iter().zip([9, 13, 19]) {
            let sheet = lay_out_poster(poster, Paper::A4, language.script()).unwrap().remove(0);
            assert!(sheet.width > sheet.height);
            assert!(lay_out_poster(poster, Paper::A5, language.script()).is_some(), "{language:?}");
            let texts: Vec<(&str, f32)> = sheet
                .marks
                .iter()
                .filter_map(|mark| match mark {
                    Mark::Text { x, y, size, font, text } => {
                        let right = x + font.width(text, *size);
                        assert!(right < sheet.width && *y < sheet.height, "{language:?} {text}");
                        Some((&**text, *size))
                    }
                    _ => None,
                })
                .collect();
            let of = |from: f32| -> Vec<&str> {
                texts.iter().filter(|(_, size)| *size >= from).map(|(text, _)| *text).collect()
            };
            let (large, all) = (of(100.0), of(7.0));
            assert_eq!(all.len(), texts.len(), "{language:?}: nothing is smaller than 7 points");
            let (even, shared) = match lines {
                9 => (["45", "37"], ["44", "43.75", "37", "36.25"]),
                13 => (["89", "81"], ["88", "87.75", "81", "80.25"]),
                _ => (["185", "177"], ["184", "183.75", "177", "176.25"]),
            };
            assert_eq!(large, even, "{language:?}");
            // On one board's own sheet each game's totals are as large as a room needs.
            let games = poster.blocks.iter().find_map(|block| match block {
                PosterBlock::Grid(table) => Some(table.games.len()),
                _ => None,
            });
            assert_eq!(of(40.0).len(), 2 + 2 * games.unwrap(), "{language:?}");
            let name = words.get("sheet-one-shared");
            let at = all.iter().position(|text| *text == name).unwrap();
            // After Black's come what White needs, its total and its key number, and the name again if
            // there is room.
            let white = at + if all[at + 6] == name { 7 } else { 6 };
            let found = all[at + 1..at + 3].iter().chain(&all[white..white + 2]);
            let found: Vec<String> = found.map(|text| text.replace(',', ".")).collect();
            assert_eq!(found, shared, "{language:?}");
        }
    }
    // Cards have one board each, with nothing too small to read in the hand.
    for language in Language::ALL {
        let words = Words::of(language);
        let page = KeysPage { owner: &Value::Nothing, profile: &profile, rows: &rows };
        let context = PageStyle { layout: Layout::Card, ..PageStyle::new(&words, 80) };
        for (poster, paper) in page.posters(&context).iter().zip([Paper::A4, Paper::Letter]) {
            let card = lay_out_poster(poster, paper, language.script()).unwrap().remove(0);
            let middle = card.width / 2.0;
            let sizes = card.marks.iter().filter_map(|mark| match mark {
                Mark::Text { x, size, font, text, .. } => {
                    let right = x + font.width(text, *size);
                    assert!(*x > middle || right < middle, "{language:?}: {text} reaches the next");
                    Some(*size)
                }
                _ => None,
            });
            let (least, most) = sizes
                .fold((f32::MAX, 0.0_f32), |(least, most), size| (least.min(size), most.max(size)));
            assert!(least >= 7.0 && most >= 36.0, "{language:?} {least} {most}");
        }
    }
    // With a choice of sides or non-scoring points it is a table.
    let black = KeysWanted { sides: vec![Color::Black], ..asked };
    let rows = key_rows(&profile, &black).unwrap();
    let page = KeysPage { owner: &Value::Nothing, profile: &profile, rows: &rows };
    assert!(page.posters(&PageStyle::new(&Words::of(Language::English), 80)).is_empty());
}

/// Nothing on a wall chart is smaller than 7 points, under any rules.
#[test]
fn a_poster_of_any_rules_is_read() {
    let book = Profiles::new();
    let words = Words::of(Language::English);
    for name in book.names() {
        let profile = book.called(name).unwrap();
        let Ok(rows) = key_rows(&profile, &all_boards()) else { continue };
        let page = KeysPage { owner: &Value::Nothing, profile: &profile, rows: &rows };
        for poster in page.posters(&PageStyle::new(&words, 80)) {
            let sheet =
                lay_out_poster(&poster, Paper::A4, Language::English.script()).unwrap().remove(0);
            for mark in &sheet.marks {
                let Mark::Text { size, text, .. } = mark else { continue };
                assert!(*size >= 7.0, "{name}: {text} {size}");
            }
        }
    }
}

/// A card of the usual game alone has its numbers, and nothing beside them.
#[test]
fn a_wallet_card_may_have_one_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("card.pdf");
    let options = ["--layout", "wallet", "--handicap", "0", "--rules", "chinese"];
    said(&[&["keys"][..], &options, &["--output", path.to_str().unwrap()]].concat());
    assert!(std::fs::read(path).unwrap().starts_with(b"%PDF"));
}

/// A card for a wallet has one board, nothing too small to read in the hand, and no cut mark through it.
#[test]
fn a_wallet_card_is_read_in_the_hand() {
    let book = Profiles::new();
    let profile = book.called("chinese").unwrap();
    let wanted = all_boards();
    let rows = key_rows(&profile, &wanted).unwrap();
    for language in Language::ALL {
        let words = Words::of(language);
        let page = KeysPage { owner: &Value::Nothing, profile: &profile, rows: &rows };
        let context = PageStyle { layout: Layout::Wallet, ..PageStyle::new(&words, 80) };
        let posters = page.posters(&context);
        assert_eq!(posters.len(), 3);
        for (poster, paper) in
            posters.iter().flat_map(|poster| [(poster, Paper::A4), (poster, Paper::Letter)])
        {
            let cards = lay_out_poster(poster, paper, language.script()).unwrap().remove(0);
            let texts: Vec<(f32, f32, f32, f32)> = cards
                .marks
                .iter()
                .filter_map(|mark| match mark {
                    Mark::Text { x, y, size, font, text } => {
                        Some((*x, *y, x + font.width(text, *size), *size))
                    }
                    _ => None,
                })
                .collect();
            let sizes = texts.iter().map(|(.., size)| *size);
            let (least, most) = sizes
                .fold((f32::MAX, 0.0_f32), |(least, most), size| (least.min(size), most.max(size)));
            assert!(least >= 7.0 && most >= 20.0, "{language:?} {least} {most}");
            // Cut marks stand between the cards: none touches a text.
            let cuts = cards.marks.iter().filter_map(|mark| match mark {
                Mark::Line { from, to, .. } => Some((*from, *to)),
                _ => None,
            });
            for (from, to) in cuts {
                assert!(
                    texts.iter().all(|&(x, y, right, size)| {
                        to.0 < x || from.0 > right || to.1 < y - size || from.1 > y
                    }),
                    "{language:?} {from:?} {to:?}"
                );
            }
        }
    }
}

/// Those who have a sheet read aloud hear its title, its paragraphs and its tables, row by row.
#[test]
fn sheets_are_tagged() {
    let folder = tempfile::tempdir().unwrap();
    let even = "assets/games/even.sgf";
    for (args, tables) in [
        (&["keys", "--size", "19"][..], true),
        (&["keys", "--layout", "referee"], true),
        (&["keys", "--layout", "card"], true),
        (&["keys", "--layout", "wallet"], true),
        (&["form"], true),
        (&["steps"], true),
        (&["handicap"], true),
        (&["score", even], true),
        (&["compare", even], false),
        (&["reshape", even], true),
    ] {
        let path = folder.path().join("sheet.pdf");
        let output = shuzi(&[args, &["-o", path.to_str().unwrap(), "--force"]].concat());
        assert!(output.status.success(), "{args:?}");
        let bytes = std::fs::read(&path).unwrap();
        let count = |role: &str| {
            let role = format!("/S /{role}\n").into_bytes();
            bytes.windows(role.len()).filter(|part| *part == role).count()
        };
        assert!(count("H1") >= 1, "{args:?}");
        assert_eq!(count("Table") > 0, tables, "{args:?}");
        if tables {
            assert!(count("TR") > count("Table") && count("TD") >= count("TR") - count("Table"));
        }
        // No file of a hundred sheets.
        assert!(bytes.len() < 160_000, "{args:?}: {}", bytes.len());
    }
}

/// Every tag ends, and every text of a table is a head, a cell or its caption.
#[test]
fn tags_are_nested() {
    let words = Words::of(Language::English);
    let document = sheet(Language::English, vec![0, 1]);
    let pages = lay_out(&document, Paper::A4, Language::English.script()).unwrap();
    let book = Profiles::new();
    let profile = book.called("chinese").unwrap();
    let rows = key_rows(&profile, &KeysWanted { non_scoring: vec![0], ..wanted() }).unwrap();
    let page = KeysPage { owner: &Value::Nothing, profile: &profile, rows: &rows };
    let posters = [Layout::Wall, Layout::Card, Layout::Wallet]
        .into_iter()
        .flat_map(|layout| page.posters(&PageStyle { layout, ..PageStyle::new(&words, 80) }));
    let laid = posters
        .flat_map(|poster| lay_out_poster(&poster, Paper::A4, Language::English.script()).unwrap());
    for page in pages.into_iter().chain(laid.collect::<Vec<_>>()) {
        let mut open: Vec<Tag> = Vec::new();
        for mark in &page.marks {
            match mark {
                Mark::Begin(tag) => open.push(tag.clone()),
                Mark::End => {
                    open.pop().unwrap();
                }
                Mark::Text { text, .. } => {
                    assert!(
                        !matches!(open.last(), Some(Tag::Table | Tag::Row)),
                        "{text}: {open:?}"
                    );
                }
                _ => {}
            }
        }
        assert!(open.is_empty());
    }
}

/// Territory, prisoners taken off, komi to White: nothing of the area is asked. With a method it is a
/// count of the area, and says so.
#[test]
fn rules_that_count_territory_have_a_form_of_their_own() {
    let form = said(&["form", "--rules", "japanese-1989", "--size", "13"]);
    let row = |name: &str| form.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    assert_eq!(row("Territory").matches("____ ").count(), 1, "{form}");
    assert_eq!(row("Prisoners").matches("− __").count(), 2, "{form}");
    assert!(row("Komi").ends_with("+ 6.5"), "{form}");
    assert_eq!(row("Sum").matches("= __").count(), 2, "{form}");
    for other in ["Stones", "Half count", "Total needed", "Non-scoring"] {
        assert!(!form.contains(other), "{other}: {form}");
    }
    let by_area = said(&["form", "--rules", "japanese-1989", "--method", "half"]);
    assert!(by_area.contains("Half count") && by_area.contains("do not use area scoring"));
}
