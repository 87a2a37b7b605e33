//! The settings file.

use toml_edit::Value;

use shuzi::screens::key_tables;
use shuzi::ui::{Config, ThemeName, default_file};
use shuzi_words::{Language, Words};

#[test]
fn keys_that_get_in_each_others_way_are_told_by_their_lines() {
    let read = |text: &str| Config::read("c.toml", text, &key_tables()).unwrap_err();
    let said = |text: &str| Words::of(Language::English).message(&read(text));
    for (text, told) in [
        (
            "[keys]\nundo = \"f\"\n",
            "c.toml:2:8: `f` is already used for `finish` on the same screen",
        ),
        ("[keys]\nundoo = \"z\"\n", "c.toml:2:1: unknown action `undoo`: did you mean `undo`?"),
        ("[keys]\nundo = [\"z\", \"F12\"]\n", "c.toml:2:8: unknown key `F12`"),
        ("[keys]\nundo = \"Ctrl-M\"\n", "c.toml:2:8: `Ctrl-M` cannot be changed"),
        ("[keys]\nundo = 5\n", "c.toml:2:8: write a key, or a list of keys"),
        ("[keys]\nundo = \"5\"\n", "c.toml:2:8: `5` is needed for typing numbers"),
    ] {
        assert!(said(text).starts_with(told), "{}", said(text));
    }
    // A key may be set beside others, and two may change places.
    Config::read("c.toml", "[keys]\nundo = \"f\"\nfinish = [\"u\", \"Ctrl-F\"]\n", &key_tables())
        .unwrap();
}

fn with_setting(text: &str, key: &str, value: impl Into<Value>) -> String {
    shuzi::ui::with_setting(text, key, &value.into()).unwrap()
}

#[test]
fn a_setting_is_kept_above_the_keys() {
    let text = "[keys]\nmouse = \"m\"\n";
    assert_eq!(with_setting(text, "mouse", true), "mouse = true\n[keys]\nmouse = \"m\"\n");
}

#[test]
fn comments_and_quoted_keys_survive() {
    let text = "# mine\n\"theme\" = 'dark' # at night\n\n[keys]\nundo = \"z\" # left hand\n";
    let kept = with_setting(text, "theme", "mono");
    assert_eq!(kept, text.replace("'dark'", "\"mono\""));
    let kept = with_setting(text, "mouse", false);
    assert!(kept.contains("'dark' # at night\n") && kept.contains("z\" # left hand\n"), "{kept}");
    assert_eq!(Config::read("c.toml", &kept, &key_tables()).unwrap().mouse, Some(false));
}

#[test]
fn the_default_file_sets_nothing_and_with_its_signs_taken_off_sets_everything() {
    for language in Language::ALL {
        let default = default_file(&Words::of(language));
        assert_eq!(
            Config::read("config.toml", &default, &key_tables()).unwrap(),
            Config::default()
        );
        let bare: String = default
            .lines()
            .filter(|line| line.contains(" = \"") || line.contains(" = true"))
            .map(|line| line.trim_start_matches("# ").to_owned() + "\n")
            .collect();
        let config = Config::read("config.toml", &bare, &key_tables()).unwrap();
        assert_eq!(config.theme, Some(ThemeName::Wood));
        let all = config.glyphs.is_some() && config.mouse == Some(true);
        assert!(all && config.rules.is_some());
    }
}

#[test]
fn a_setting_is_kept_among_the_others() {
    let default = default_file(&Words::of(Language::English));
    let text = with_setting(&default, "theme", "dark");
    assert!(text.contains("\ntheme = \"dark\"\n"));
    assert_eq!(text.lines().count(), default.lines().count());
    let text = with_setting(&text, "theme", "mono");
    assert!(text.contains("\ntheme = \"mono\"\n") && !text.contains("dark\"\n"));
    assert_eq!(with_setting("a = 1\n", "mouse", false), "a = 1\nmouse = false\n");
}

#[test]
fn mistakes_are_told_with_their_place() {
    for (text, expected) in [
        ("theme = \"dark\"\nthme = 1\n", "c.toml:2:1: unknown field `thme`"),
        ("glyphs = \"huge\"\n", "c.toml:1:10: unknown variant `huge`"),
        ("mouse = maybe\n", "c.toml:1:9:"),
        ("\nlanguage = \"xx\"\n", "c.toml:2:1: unknown language `xx`"),
    ] {
        let error = Config::read("c.toml", text, &key_tables()).unwrap_err();
        let error = Words::of(Language::English).message(&error);
        assert!(error.starts_with(expected), "{error}");
        assert_eq!(error.lines().count(), 1);
    }
}
