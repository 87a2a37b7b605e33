//! `shuzi rules`, and the settings file that names the rules.

use crate::program::{done, failed};

use shuzi_core::rules::{GameKind, Profiles};

#[test]
fn the_line_is_shown_with_a_caret() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.toml");
    std::fs::write(&file, "title = \"黑\"\nx = 1\n").unwrap();
    let (status, error) = failed(&["rules", "check", file.to_str().unwrap()], "");
    assert_eq!(status, 1);
    assert!(error.ends_with("\n2 | x = 1\n  | ^\n"), "{error}");
}

/// A long line is shown only around the place, with the caret still under it.
#[test]
fn the_caret_stays_under_the_place_in_a_long_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.toml");
    let notes = "x".repeat(300);
    std::fs::write(&file, format!("notes = [\"{notes}\", 5]\n")).unwrap();
    let (_, shown) = failed(&["rules", "check", file.to_str().unwrap()], "");
    let [_, line, caret] = shown.lines().collect::<Vec<_>>()[..] else { panic!("{shown}") };
    let at = caret.find('^').unwrap();
    assert_eq!(line.as_bytes()[at], b'5', "{shown}");
    assert!(line.len() < 170, "{shown}");
    // Half of the shown text is before the place.
    assert_eq!(at, "1 | ".len() + 80);
}

#[test]
fn a_profile_written_out_reads_back_and_has_every_key() {
    let book = Profiles::new();
    for profile in book.profiles() {
        let page = done(&["rules", "show", &profile.name], "");
        let (_, text) = page.split_once("\n# ").unwrap();
        let (_, text) = text.split_once('\n').unwrap();
        let mut again = book.read(&profile.name, "again.toml", text).unwrap();
        again.is_built_in = true;
        assert_eq!(again, **profile, "{text}");
        let keys =
            text.lines().filter(|line| !line.starts_with(' ') && line.contains(" = ")).count();
        let unset = GameKind::ALL.iter().filter(|kind| profile.komi.of(**kind).is_none()).count();
        assert_eq!(keys, 27 - unset, "{text}");
    }
}

#[test]
fn the_settings_file_names_the_rules_where_nothing_else_does() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    let score = |settings: &str, args: &[&str]| {
        std::fs::write(&file, settings).unwrap();
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_shuzi"))
            .args(args)
            .env("SHUZI_CONFIG_DIR", folder.path())
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (text(output.stdout), text(output.stderr), output.status.code().unwrap())
    };
    let (page, _, status) = score("rules = \"aga\"\n", &["184"]);
    assert_eq!(status, 0);
    assert!(page.contains("American (AGA) (aga)") && page.contains("[settings file]"), "{page}");
    // An option and a game file override it.
    let (page, ..) = score("rules = \"aga\"\n", &["--rules", "chinese", "184"]);
    assert!(page.contains("Chinese (chinese)"), "{page}");
    let game = format!("{}/assets/games/even.sgf", env!("CARGO_MANIFEST_DIR"));
    let (page, ..) = score("rules = \"aga\"\n", &["score", &game]);
    assert!(page.contains("(chinese-mays)"), "{page}");
    for settings in ["rules = \"nope\"\n", "\nrulez = 1\n"] {
        let (_, error, status) = score(settings, &["184"]);
        assert_eq!((status, error.lines().count()), (2, 1), "{error}");
        assert!(error.contains("config.toml:"), "{error}");
    }
}
