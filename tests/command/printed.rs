//! Every sheet in every language, read back and drawn by other programs.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use shuzi_words::{Language, Words};

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
    ("steps", &["steps"], "sheet-how-4"),
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

#[test]
fn every_sheet_in_every_language_is_drawn_by_a_browser() {
    let folder = tempfile::tempdir().unwrap();
    let mut page = "<!DOCTYPE html><html><meta charset=\"utf-8\">".to_owned();
    for language in Language::ALL {
        let code = language.code();
        let _ = write!(page, "<div lang=\"{code}\"><p>{BEGINS}{code}</p>");
        for (name, args, _) in SHEETS {
            let file = folder.path().join(format!("{name}-{code}.svg"));
            print(language, args, &file);
            let drawn = fs::read_to_string(&file).unwrap();
            let _ = write!(page, "<div style=\"break-after: page\">{drawn}</div>");
        }
        page += "</div>";
    }
    fs::write(folder.path().join("all.html"), page).unwrap();
    let args = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--user-data-dir=profile",
        "--print-to-pdf=drawn.pdf",
        "all.html",
    ];
    let Some(drawn) = tool("chromium", &args, folder.path()) else { return };
    assert!(drawn.status.success(), "{}", String::from_utf8_lossy(&drawn.stderr));
    let Some(text) = tool("pdftotext", &["-raw", "drawn.pdf", "-"], folder.path()) else { return };
    let text = dense(&String::from_utf8(text.stdout).unwrap());
    let drawn: Vec<&str> = text.split(BEGINS).skip(1).collect();
    assert_eq!(drawn.len(), Language::ALL.len());
    for (language, text) in Language::ALL.into_iter().zip(drawn) {
        assert!(text.starts_with(language.code()), "{language:?}: {text}");
        let words = Words::of(language);
        for (name, _, on_it) in SHEETS {
            let wanted = dense(&words.get(on_it));
            assert!(text.contains(&wanted), "{language:?} {name}: {wanted} in {text}");
        }
    }
}

/// What is printed before the sheets of a language.
const BEGINS: &str = "BEGINS:";
