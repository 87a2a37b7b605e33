//! What is wrong in a rule profile, as a player reads it.

use shuzi_core::fact::Message;
use shuzi_core::rules::{Problem, Profiles};
use shuzi_words::{Language, Words};

/// The problems in a profile, as a player reads them.
fn mistakes(text: &str) -> Vec<String> {
    let words = Words::of(Language::English);
    let problems = Profiles::new().read("mine", "mine.toml", text).unwrap_err();
    problems.into_iter().map(|problem: Problem| words.message(&Message::from(problem))).collect()
}

#[test]
fn mistakes_are_named_with_place_and_remedy() {
    for (text, expected) in [
        ("titel = \"x\"", "mine.toml:1:1: unknown key `titel`: did you mean `title`?"),
        (
            "\n  scoring = \"aera\"",
            "mine.toml:2:13: scoring cannot be `aera`: did you mean `area`?",
        ),
        ("title = 5", "mine.toml:1:9: title is a number; it must be a string"),
        (
            "[komi]\neven = 7.3",
            "mine.toml:2:8: komi: too precise: use a multiple of a quarter point",
        ),
        ("[komi]\neven = 7.25", "mine.toml:2:8: komi must be a multiple of half a point, not 7.25"),
        ("[komi]\neven = 9999", "mine.toml:2:8: komi must be at most 400 points"),
        ("[komi]\neven = { 99 = 7 }", "mine.toml:2:10: unknown board size `99`"),
        ("[komi]\nevn = 7", "mine.toml:2:1: unknown key `evn`: did you mean `even`?"),
        ("[ties]\neven = \"nobody\"", "mine.toml:2:8: ties cannot be `nobody`"),
        ("[compensation]\npoints = \"n+1\"", "mine.toml:2:10: points cannot be `n+1`"),
        ("group-tax = -1", "mine.toml:1:13: group-tax must be a whole number from 0 to 10"),
        (
            "pass-stones = \"yes\"",
            "mine.toml:1:15: pass-stones is a string; it must be true or false",
        ),
        (
            "extends = \"chinees\"",
            "mine.toml:1:11: no rule set named `chinees`: did you mean `chinese`?",
        ),
        ("extends = \"mine\"", "mine.toml:1:11: mine → mine: circular `extends`"),
        ("komi = ", "mine.toml:1:"),
    ] {
        let found = mistakes(text);
        assert!(found[0].starts_with(expected), "{text}: {found:?}");
    }
    assert_eq!(mistakes("a = 1\nb = 2\n").len(), 2, "all mistakes at once");
}
