//! The messages: every language has all of them, with the same values and no English left.

use crate::latin;
use crate::program;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use shuzi_core::fact::{Message, Value};
use shuzi_core::practice::{Drill, Lesson};
use shuzi_core::rules::Profiles;
use shuzi_words::{Language, Words, wrap};
use unicode_width::UnicodeWidthStr as _;

use latin::{foreign, messages, own_words};

/// All languages except English.
fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::English)
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_language_says_everything_with_the_same_values() {
    let english = messages(Language::English);
    for language in others() {
        assert_eq!(Words::mistakes(language), [""; 0]);
        let own = messages(language);
        // The titles and notes of the rules are in English in the profiles.
        let lacks: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        assert!(lacks.is_empty(), "{language:?} lacks {lacks:?}");
        for (id, said) in own.iter().filter(|(id, _)| !id.starts_with("rules-")) {
            let english = english.get(id).unwrap_or_else(|| panic!("{language:?}: {id} unknown"));
            assert_eq!(said.values, english.values, "{language:?}: {id}");
            assert_eq!(said.attributes, english.attributes, "{language:?}: {id}");
        }
    }
}

/// What club players of a language would not say, and was said once.
const NOT_SAID: [(Language, &[&str]); 9] = [
    (
        Language::English,
        &["whose each", " a line each", "takes it back", "brings it back", "is named"],
    ),
    (Language::German, &["mit wie viel", "fraglich", "Gezählte Farbe", "Wertungszahl"]),
    (Language::Spanish, &["que no puntúa", "ordenador", "puntos neutrales"]),
    (Language::French, &["score de surface", "comptage", "oints neutres", "rangée"]),
    (Language::Russian, &["точка дыхания", "точки дыхания", "против ничьей", "картинк"]),
    (Language::Chinese, &["停一手", "停着", "停手子"]),
    (Language::TraditionalChinese, &["停一手", "兩方", "數棋", "著手", "公共點"]),
    (Language::Japanese, &["集団", "死石", "持碁", "確かでない"]),
    (Language::Korean, &["통과"]),
];

#[test]
fn nothing_is_said_that_club_players_would_not_say() {
    for (language, phrases) in NOT_SAID {
        let folder = root().join("crates/shuzi-words/languages").join(language.code());
        for file in fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()) {
            let text = fs::read_to_string(&file).unwrap();
            let said: Vec<_> = phrases.iter().filter(|phrase| text.contains(**phrase)).collect();
            assert!(said.is_empty(), "{}: {said:?}", file.display());
        }
    }
}

#[test]
fn every_built_in_profile_has_its_title_and_notes_in_every_language() {
    for language in others() {
        let own = messages(language);
        for profile in Profiles::new().profiles() {
            let name = &profile.name;
            assert!(own.contains_key(&format!("rules-{name}")), "{language:?}: {name}");
            for number in 1..=profile.notes.len() {
                let note = format!("rules-{name}-note-{number}");
                assert!(own.contains_key(&note), "{language:?}: {note}");
            }
            let more = format!("rules-{name}-note-{}", profile.notes.len() + 1);
            assert!(!own.contains_key(&more), "{language:?}: {more}");
            // Prose among the sources is translated; addresses, files and titles are not.
            for (source, number) in profile.sources.iter().zip(1..) {
                let id = format!("rules-{name}-source-{number}");
                let begins = ["records of", "Chinese rules of", "Golaxy client", "go.org.nz"];
                let is_prose = begins.iter().any(|start| source.starts_with(start));
                assert_eq!(own.contains_key(&id), is_prose, "{language:?}: {id}: {source}");
            }
            let more = format!("rules-{name}-source-{}", profile.sources.len() + 1);
            assert!(!own.contains_key(&more), "{language:?}: {more}");
        }
    }
}

/// The program's source files: path and text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            all.push((path, text));
        }
    }
    all
}

/// Every text between the two markers.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0)).collect()
}

#[test]
fn every_fact_has_a_sentence_and_every_sentence_is_said() {
    let english = messages(Language::English);
    let (mut literals, mut begun) = (BTreeSet::new(), BTreeSet::new());
    let all = ["src", "crates"].into_iter().flat_map(|folder| sources(&root().join(folder)));
    let is_test = |path: &Path| path.components().any(|part| part.as_os_str() == "tests");
    for (path, text) in all.filter(|(path, _)| !is_test(path)) {
        // Tests at the end of a file have facts of their own.
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let text = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let text = text.collect::<Vec<_>>().join("\n");
        for facts in between(&text, "facts! {\n", "\n}\n") {
            for code in between(facts, "=> \"", "\"") {
                assert!(english.contains_key(code), "{}: no sentence for {code}", path.display());
            }
        }
        literals.extend(text.split('"').map(str::to_owned));
        begun.extend(between(&text, "format!(\"", "{").into_iter().map(str::to_owned));
        begun.extend(between(&text, "prefix = \"", "\"").into_iter().map(str::to_owned));
    }
    begun.retain(|begun| begun.ends_with('-'));
    for id in english.keys() {
        let is_said = literals.contains(id)
            || begun.iter().any(|begun| id.starts_with(begun))
            // A term of the field: its kind and its key.
            || id.match_indices('-').any(|(at, _)| {
                literals.contains(&id[..at]) && literals.contains(&id[at + 1..])
            });
        assert!(is_said, "{id} is never said");
    }
}

#[test]
fn an_outcome_in_words_in_every_language() {
    let score = |language: Language| {
        run(language, &["score", "--size", "9", "--komi", "6.5", "--black", "53"], "")
    };
    for (language, expected) in [
        (Language::English, "Black wins by 18.5 points (9¼ zi): B+18.5"),
        (Language::French, "Noir gagne de 18,5 points (9¼ zi) : B+18.5"),
        (Language::Chinese, "黑胜 9又1/4 子（18.5 目）：B+18.5"),
        (Language::Japanese, "黒18目半勝ち（9と1/4子）：B+18.5"),
    ] {
        let page = score(language);
        assert!(page.contains(expected), "{page}");
    }
}

#[test]
fn the_language_is_the_one_asked_for_else_that_of_the_environment() {
    let of = |environment: &[(&str, &str)]| {
        let name = |name: &str| environment.iter().find(|(own, _)| *own == name);
        Language::of_environment(|asked| name(asked).map(|(_, value)| (*value).to_owned()))
    };
    assert_eq!(of(&[]), Language::English);
    assert_eq!(of(&[("LANG", "ja_JP.UTF-8")]), Language::Japanese);
    assert_eq!(of(&[("LC_ALL", "fr_FR"), ("LANG", "ja_JP")]), Language::French);
    assert_eq!(of(&[("LANG", "zh_TW.UTF-8")]), Language::TraditionalChinese);
    assert_eq!(of(&[("LANG", "pt_BR.UTF-8")]), Language::English);
    let asked = run(Language::French, &["paths"], "");
    assert!(asked.contains("réglages"), "{asked}");
}

#[test]
fn a_word_of_the_field_is_the_languages_own() {
    let value = Value::from(shuzi_core::goban::Color::Black);
    let said = |language| Words::of(language).value(&value);
    assert_eq!([Language::English, Language::French].map(said), ["Black", "Noir"]);
    assert_eq!([Language::Chinese, Language::Japanese].map(said), ["黑", "黒"]);
    let message = Message::new("list-of-what", [("what", value)]);
    assert_eq!(message.to_string(), "list-of-what (what: black)");
}

#[test]
fn no_page_holds_english() {
    let seki = "assets/games/seki.sgf";
    let handicap = "assets/games/handicap.sgf";
    let mended = "junk (;SZ[9]KM[375]AB[zz];B[ee];W[ee](;B[aa])KM[5";
    let pages: [(&[&str], &str); 30] = [
        (&["score", seki], ""),
        (&["score", "--chains", "--dead", "auto", handicap], ""),
        (&["score", "--format", "markdown", handicap], ""),
        (&["score", "--size", "9", "--komi", "7", "--black", "44", "--white", "36"], ""),
        (&["score", "-"], mended),
        (&["score", "-"], "(;SZ[5]RU[Japanese]HA[3]KM[3.75];B[aa])"),
        (&["score", "-"], "..X\n.Q."),
        (&["score", "--dead", "4C", "-"], "..X\n.X."),
        (&["score", "--komi", "7.3", seki], ""),
        (&["score", "--komi"], ""),
        (&["score", "--method", "quick", seki], ""),
        (&["score", "--handicap", "-1", seki], ""),
        (&["score", "--wrong"], ""),
        (&["score", "--rules", "nobody", seki], ""),
        (&["score", "no-such-file.sgf"], ""),
        (&["compare", handicap], ""),
        (&["compare", "--size", "9", "--black-territory", "50", "--white-territory", "40"], ""),
        (&["reshape", handicap], ""),
        (&["reshape", "--style", "rectangles", seki], ""),
        (&["keys"], ""),
        (&["keys", "--rules", "aga", "--handicap", "0,2,9", "--format", "markdown"], ""),
        (&["handicap", "--table"], ""),
        (&["handicap", "--ranks", "3"], ""),
        (&["practise", "--list"], ""),
        (&["practise", "stats"], ""),
        (&["rules", "list"], ""),
        (&["paths"], ""),
        (&["count", "--plain", "--size", "9"], "\n99\n1\nx\n12+20\n21\n\n?\nresult\n\n"),
        (&["count", "--plain", seki], "help\n\n\nA1\nundo\n\n\n\n\n\nresult\n\n"),
        (&["practise", "--drill", "dead", "--count", "2", "--seed", "1"], "?\nZ9\nnone\n\n"),
    ];
    for language in others() {
        let own = own_words(language);
        for (args, input) in pages {
            let page = run(language, args, input);
            assert_eq!(foreign(&page, &own), [""; 0], "{language:?} {args:?}:\n{page}");
        }
    }
}

#[test]
fn no_help_holds_english() {
    // What help shows as typed: names of commands and options, and of their values.
    let typed = |word: &&str| word.starts_with(['-', '<', '[']) || *word == word.to_uppercase();
    for language in others() {
        let own = own_words(language);
        for command in
            ["", "count", "score", "reshape", "compare", "keys", "handicap", "practise", "rules"]
        {
            let args: Vec<&str> =
                [command, "--help"].into_iter().filter(|a| !a.is_empty()).collect();
            let page = run(language, &args, "");
            let lines = page
                .lines()
                .map(|line| {
                    // What is typed comes before what it means.
                    line.strip_prefix("  ").map_or(line, |line| {
                        let line = line.trim_start();
                        line.split_once("  ").map_or(line, |(_, told)| told)
                    })
                })
                .filter(|line| !line.contains("shuzi") || line.contains('`'));
            let told = lines.collect::<Vec<_>>().join(" ");
            // What is quoted is typed as well.
            assert!(told.matches('`').count() % 2 == 0, "{told}");
            let told: String = told.split('`').step_by(2).collect();
            let told: Vec<&str> = told.split_whitespace().filter(|word| !typed(word)).collect();
            // The words that an option chooses from are typed, too.
            let words = Words::of(language);
            let offered = words.say("cli-one-of", &[("choices", "…".into())]);
            let (start, end) = offered.split_once('…').unwrap();
            let start =
                start.split_whitespace().filter(|word| !typed(word)).collect::<Vec<_>>().join(" ");
            let told = told.join(" ").replace(&start, "\u{1}");
            let told = told.split('\u{1}').enumerate().map(|(at, part)| {
                if at == 0 { part } else { part.split_once(end).map_or("", |(_, rest)| rest) }
            });
            let told = told.collect::<Vec<_>>().join(" ");
            assert_eq!(foreign(&told, &own), [""; 0], "{language:?} {command}:\n{page}");
        }
    }
}

#[test]
fn every_drill_and_lesson_is_told_whole() {
    for language in others() {
        let own = own_words(language);
        for lesson in Lesson::bundled().unwrap() {
            let input = "1\n?\n2\n\n".repeat(20);
            let page = run(language, &["practise", "--lesson", &lesson.name], &input);
            assert_eq!(foreign(&page, &own), [""; 0], "{language:?} {}:\n{page}", lesson.name);
        }
        // Five questions of each drill.
        let args = ["practise", "--level", "1", "--count", "70", "--seed", "3"];
        let page = run(language, &args, &"?\n?\n?\n1\nW+1\nA1\n\n".repeat(280));
        let words = Words::of(language);
        for drill in Drill::ALL {
            let title = words.get(&format!("drill-{}", drill.as_str()));
            assert!(page.matches(&format!(". {title}")).count() >= 5, "{language:?} {drill:?}");
        }
        assert_eq!(foreign(&page, &own), [""; 0], "{language:?}:\n{page}");
    }
}

/// What the program prints on both outputs, with the language set.
fn run(language: Language, args: &[&str], input: &str) -> String {
    let args = [&["--lang", language.code()], args].concat();
    let output = program::shuzi(&args, input);
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

/// What `shuzi language` reports to a translator, and whether it succeeds.
fn language(of: &str, more: &[&str]) -> (String, bool) {
    let said = std::process::Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(["language", of])
        .args(more)
        .current_dir(root())
        .output()
        .unwrap();
    (String::from_utf8(said.stdout).unwrap(), said.status.success())
}

#[test]
fn a_translator_is_told_what_is_missing_and_shown_the_screens() {
    for of in Language::ALL {
        let (said, is_content) = language(of.code(), &[]);
        assert!(is_content && said.lines().count() == 1, "{of:?}: {said}");
    }
    // Both walks reach their results: on the real board, and of the example with a seki.
    let (screens, _) = language("en", &["--screens"]);
    for result in ["White wins by 2.5 points", "White wins by 8.5 points"] {
        assert!(screens.contains(result), "{result} in {screens}");
    }
    // A new language: one message translated, one with a value that does not exist.
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("pl");
    fs::create_dir(&own).unwrap();
    let text = "key-enter = Enter\nask-komi = komi { $punkty }\n= = =\n";
    fs::write(own.join("practice.ftl"), text).unwrap();
    fs::write(own.join("screen.ftl"), "home-title = Kto wygrał?\npractise = \u{1b}[2J\n").unwrap();
    let (said, is_content) = language(own.to_str().unwrap(), &["--screens"]);
    assert!(!is_content);
    for wanted in [
        "practice.ftl:1:1: unknown message `key-enter`",
        "practice.ftl:2:1: `ask-komi` uses different variables from English: use $komi",
        "practice.ftl:3:1: invalid Fluent syntax",
        "message `about-komi` is missing",
        "2 stones",
    ] {
        assert!(said.contains(wanted), "{wanted} in {said}");
    }
    assert!(!said.contains('\u{1b}'), "nothing of a file reaches the terminal raw");
    // What has changed since it was translated, and what is too wide for its place.
    let before = folder.path().join("before");
    fs::create_dir(&before).unwrap();
    fs::write(before.join("screen.ftl"), "footer-next = onwards\nfooter-back = back\n").unwrap();
    let text = "footer-next = dalej\nfooter-back = wróć\nfooter-undo = cofnij ostatnią zmianę\n";
    fs::write(own.join("screen.ftl"), text).unwrap();
    let (said, _) = language(own.to_str().unwrap(), &["--english", before.to_str().unwrap()]);
    assert!(said.contains("screen.ftl:1:1: `footer-next` was translated from English"), "{said}");
    assert!(!said.contains("`footer-back`"), "{said}");
    assert!(said.contains("screen.ftl:3:1: `footer-undo` is 22 columns wide"), "{said}");
}

/// No line of Chinese or Japanese begins with a sign that belongs to the one before, or ends with one
/// that belongs to the next.
#[test]
fn lines_break_where_these_languages_allow_it() {
    let (not_first, not_last) = ("。、，．！？：；」』）〉》】々ー", "「『（〈《【");
    for of in [Language::Japanese, Language::Chinese, Language::TraditionalChinese] {
        let texts = Words::files(of).into_iter().flat_map(|(_, text)| {
            let values = text.lines().filter_map(|line| line.split_once(" = "));
            values.map(|(_, value)| value.to_owned()).collect::<Vec<_>>()
        });
        // Values and names are short; what is longer than a line is broken anywhere.
        for text in texts.filter(|text| !text.contains('{')) {
            for columns in 20..=40 {
                let lines = wrap(&text, columns);
                let last = lines.len() - 1;
                for (number, line) in lines.iter().enumerate() {
                    let begins = number > 0 && line.starts_with(|sign| not_first.contains(sign));
                    let ends = number < last && line.ends_with(|sign| not_last.contains(sign));
                    assert!(!begins && !ends, "{of:?} at {columns}: {line} in {text}");
                }
            }
        }
    }
}

/// What people read fits the terminal, and no number goes over the end of a line.
#[test]
fn no_line_is_wider_than_the_terminal() {
    let overview = program::shuzi(&["--help"], "").stdout;
    let overview = String::from_utf8(overview).unwrap();
    let commands = overview.lines().filter_map(|line| line.strip_prefix("  ")?.split_once("  "));
    let commands: Vec<&str> = commands
        .map(|(name, _)| name)
        .filter(|name| !name.is_empty() && !name.starts_with([' ', '-', '[', '<']))
        .collect();
    assert!(commands.len() >= 20, "{commands:?}");
    let mut pages: Vec<Vec<&str>> = [
        "keys",
        "rules list",
        "rules show chinese-fox",
        "handicap",
        "handicap --ranks 7",
        "score --black 41 --size 9",
        "score assets/games/even.sgf",
        "score assets/games/seki.sgf --rules japanese",
        "compare assets/games/even.sgf",
        "reshape assets/games/even.sgf",
        "--help",
    ]
    .map(|args| args.split(' ').collect())
    .to_vec();
    let texts = pages.len();
    pages.extend(commands.into_iter().map(|name| vec![name, "--help"]));
    for language in Language::ALL {
        for columns in [40, 44, 60, 80, 100] {
            // Help is laid out alike everywhere.
            let most =
                if language.has_decimal_comma() || columns == 80 { pages.len() } else { texts };
            for args in &pages[..most] {
                let output = std::process::Command::new(env!("CARGO_BIN_EXE_shuzi"))
                    .args(args)
                    .args(["--lang", language.code()])
                    .env("COLUMNS", columns.to_string())
                    .current_dir(root())
                    .output()
                    .unwrap();
                let page = String::from_utf8(output.stdout).unwrap();
                // A profile's file follows as it is.
                let lines: Vec<&str> =
                    page.lines().take_while(|line| !line.starts_with("# ")).collect();
                assert!(output.status.success() && !lines.is_empty(), "{language:?} {args:?}");
                for (number, line) in lines.iter().enumerate() {
                    let width = line.width();
                    assert!(width <= columns, "{language:?} {columns} {args:?}: {line}");
                    let is_digit = |sign: char| sign.is_ascii_digit();
                    let next = lines.get(number + 1).filter(|next| next.starts_with("  "));
                    let is_cut = width == columns
                        && line.ends_with(is_digit)
                        && next.is_some_and(|next| next.trim_start().starts_with(is_digit));
                    assert!(!is_cut, "{language:?} {columns} {args:?}: {line} {next:?}");
                }
            }
        }
    }
}
