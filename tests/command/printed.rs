//! Every sheet in every language, read back and drawn by other programs.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use shuzi_words::{Language, Words};

use super::project::differs;

/// A tool's output; `None` if it is not installed, which fails the test in CI.
fn tool(name: &str, args: &[&str], folder: &Path) -> Option<Output> {
    match Command::new(name).args(args).current_dir(folder).output() {
        Ok(output) => Some(output),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "{name}: {error}");
            None
        }
    }
}

/// The sheets: name, arguments, and the message that must be on it.
const SHEETS: [(&str, &[&str], &str); 10] = [
    ("wall", &["keys"], "sheet-keys"),
    ("card", &["keys", "--layout", "card", "--size", "19"], "sheet-how"),
    ("ranks", &["handicap"], "sheet-jewdan"),
    ("form", &["form"], "sheet-form-title"),
    ("four", &["form", "--four", "--method", "key", "--paper", "letter"], "sheet-form-winner"),
    ("steps", &["steps"], "sheet-step-compare"),
    ("full", &["steps", "--method", "full"], "sheet-how-full-5"),
    ("half", &["steps", "--method", "half"], "sheet-step-margin"),
    ("simplified", &["steps", "--method", "simplified"], "sheet-step-margin"),
    ("game", &["reshape", "assets/games/even.sgf"], "method-half"),
];

fn print(language: Language, args: &[&str], to: &Path) {
    let root = env!("CARGO_MANIFEST_DIR");
    let said = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .current_dir(root)
        .args(args)
        .args(["--lang", language.code(), "--output"])
        .arg(to)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success() && told.is_empty(), "{language:?} {args:?}: {told}");
}

/// The text without spaces and line ends, which readers change.
fn dense(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_whitespace()).collect()
}

#[test]
fn every_sheet_in_every_language_is_read_back() {
    for language in Language::ALL {
        let (words, folder) = (Words::of(language), tempfile::tempdir().unwrap());
        for (name, args, on_it) in SHEETS {
            let file = format!("{name}.pdf");
            print(language, args, &folder.path().join(&file));
            let ask = |tool_name: &str, args: &[&str]| {
                let said = tool(tool_name, args, folder.path())?;
                assert!(said.status.success() && said.stderr.is_empty(), "{tool_name}: {said:?}");
                Some(String::from_utf8(said.stdout).unwrap())
            };
            let Some(text) = ask("pdftotext", &["-layout", &file, "-"]) else { return };
            let wanted = words.get(on_it);
            let place = format!("{language:?} {name}");
            assert!(dense(&text).contains(&dense(&wanted)), "{place}: {wanted} in {text}");
            // A character missing from the font is read back as nothing or as the replacement
            // character.
            assert!(!text.contains('\u{fffd}'), "{place}: {text}");
            // Tags and fonts are those of its script.
            let is_first = Language::ALL.iter().find(|one| one.script() == language.script());
            if is_first != Some(&language) {
                continue;
            }
            let about = ask("pdfinfo", &[&file]).unwrap();
            let tagged =
                about.lines().any(|line| line.starts_with("Tagged:") && line.ends_with("yes"));
            assert!(tagged && about.contains("Title: "), "{place}: {about}");
            let fonts = ask("pdffonts", &[&file]).unwrap();
            let embedded = fonts.lines().skip(2).all(|line| line.contains(" yes "));
            assert!(embedded && fonts.contains("ShuziSans"), "{place}: {fonts}");
        }
    }
}

/// The letters of a sheet are outlines, so that it looks alike in every program; its text is there once,
/// unseen.
#[test]
fn every_sheet_in_every_language_is_drawn_alike_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    for language in Language::ALL {
        let words = Words::of(language);
        for (name, args, on_it) in SHEETS {
            let file = folder.path().join(format!("{name}.svg"));
            let _ = fs::remove_file(&file);
            print(language, args, &file);
            let drawing = fs::read_to_string(&file).unwrap();
            assert!(!drawing.contains("font-face") && drawing.len() < 800_000, "{name}");
            let texts = drawing.split("<text ").skip(1).map(|text| {
                let (head, text) = text.split_once('>').unwrap();
                assert!(head.contains("fill-opacity=\"0\""), "{name}: {text} is seen");
                text.split_once("</text>").unwrap().0
            });
            let text = dense(&texts.collect::<Vec<_>>().join(" "));
            let wanted = dense(&words.get(on_it));
            assert!(text.contains(&wanted), "{language:?} {name}: {wanted} in {text}");
            // A browser for each would take minutes; each script has one.
            let is_first = Language::ALL.iter().find(|one| one.script() == language.script());
            if name == "steps" || (name == "wall" && is_first == Some(&language)) {
                let Some(share) = differs(&file) else { continue };
                assert!(share < 0.01, "{language:?} {name}: {share} of the sheet differs");
            }
        }
    }
}

/// A5 is half of the usual paper: pictures make room for the text, which stays legible. On A6 nothing would.
#[test]
fn small_paper_is_printed_on_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("small.pdf");
    let sheets = [&["steps", "--size", "19"][..], &["steps", "--method", "full", "--size", "19"]];
    let sheets = sheets.into_iter().chain([&["handicap"][..], &["form"], &["keys"]]);
    let games = [&["score", "assets/games/handicap.sgf"][..]];
    for args in sheets.chain(games).chain([&["reshape", "assets/games/even.sgf"][..]]) {
        for language in Language::ALL {
            print(language, &[args, &["--paper", "a5", "--force"]].concat(), &to);
        }
    }
    let refused = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(["steps", "--size", "19", "--paper", "a6", "--lang", "en", "-o"])
        .arg(folder.path().join("smaller.pdf"))
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&refused.stderr).contains("choose larger paper"));
    assert!(!folder.path().join("smaller.pdf").exists());
}
