//! The languages: what each lacks is found, what it has fits the screen.

// A test says by panicking that something is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shuzi::app::{App, Key, Session, Setup, Table, TablePosition};
use shuzi::counting::choose_profile;
use shuzi::goban::Size;
use shuzi::life::{Dead, DeadSource};
use shuzi::record::{Games, Info, decode};
use shuzi::rules::Profiles;
use shuzi::texts::{Language, Texts};
use shuzi::view::{Appearance, Glyphs, ThemeName, draw};
use unicode_width::UnicodeWidthStr as _;

fn keys(language: Language) -> BTreeSet<String> {
    Texts::keys_of(language).unwrap().into_iter().collect()
}

/// What a language lacks is said in English; this is the whole list of it.
#[test]
fn what_a_language_lacks_is_known() {
    let english = keys(Language::English);
    for language in Language::ALL {
        let own = keys(language);
        let unknown: Vec<_> = own.difference(&english).collect();
        assert!(unknown.is_empty(), "{language:?} says what nobody asks for: {unknown:?}");
        let lacks: Vec<_> = english.difference(&own).cloned().collect();
        insta::assert_snapshot!(format!("lacks_{}", language.code()), lacks.join("\n"));
        // The walk-through, its keys and its panel are all there.
        let all = ["steps.", "labels.", "footer.", "why."];
        assert!(!lacks.iter().any(|key| all.iter().any(|part| key.starts_with(part))), "{lacks:?}");
    }
}

/// Every `{name}` of an English text stands in its translations, and no other.
#[test]
fn what_is_filled_in_is_the_same_in_every_language() {
    let names = |text: &str| -> BTreeSet<String> {
        text.split('{').skip(1).filter_map(|t| t.split('}').next()).map(str::to_owned).collect()
    };
    let read = |code: &str| -> toml::Table {
        let path = format!("{}/assets/texts/{code}.toml", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap().parse().unwrap()
    };
    let english = read("en");
    for code in ["fr", "zh", "ja"] {
        for (part, texts) in read(code) {
            let own = texts.as_table().unwrap();
            for (key, text) in own {
                let Some(text) = text.as_str() else { continue };
                let english = english[&part].get(key).and_then(|t| t.as_str()).unwrap();
                // A sentence may leave out the side where the language names it otherwise.
                let (own, known) = (names(text), names(english));
                assert!(own.is_subset(&known) || key.starts_with("won-"), "{code} {part}.{key}");
            }
        }
    }
}

#[test]
fn languages_are_known_by_code_and_locale() {
    for (code, language) in [
        ("fr", Some(Language::French)),
        ("fr_CA.UTF-8", Some(Language::French)),
        ("zh-Hans", Some(Language::Chinese)),
        ("JA", Some(Language::Japanese)),
        ("C", None),
        ("", None),
    ] {
        assert_eq!(Language::of_code(code), language, "{code}");
    }
}

fn look(language: Language, theme: ThemeName, glyphs: Glyphs) -> Appearance {
    let texts = Texts::of(language).unwrap().into();
    let theme = theme.theme();
    Appearance { theme, glyphs, texts, language, mouse: true, is_first_run: true }
}

fn begin(table: Table, info: Info) -> App {
    let book = Profiles::new();
    let profile = choose_profile(&book, None, &info).unwrap();
    let setup = Setup::of(profile);
    App::new(Session::new(table, info, setup), book.profiles().to_vec())
}

fn seki() -> App {
    let path = format!("{}/assets/games/seki.sgf", env!("CARGO_MANIFEST_DIR"));
    let file = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let dead = Dead::said(game.marks.unwrap().dead, DeadSource::File);
    let position = TablePosition::new("seki.sgf".to_owned(), game.board, dead, game.plays);
    begin(Table::File(Box::new(position)), game.info)
}

fn press(app: &mut App, keys: &str) {
    for c in keys.chars() {
        let key = if c == '>' { Key::Enter } else { Key::Char(c) };
        if let Some(action) = app.action(key) {
            app.update(action);
        }
    }
}

fn frame(app: &App, look: &Appearance, (width, height): (u16, u16)) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, app, look)).unwrap();
    terminal
}

/// A frame as lines of text, wide signs as wide as a terminal draws them.
fn text(terminal: &Terminal<TestBackend>) -> String {
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let mut line = String::new();
        let mut x = 0;
        while x < buffer.area.width {
            let sign = buffer[(x, y)].symbol();
            line.push_str(sign);
            x += u16::try_from(sign.width().max(1)).unwrap();
        }
        text += &format!("|{line}|\n");
    }
    text
}

/// The screens of a count, by the keys that lead there.
const SCREENS: [(&str, &str); 12] = [
    ("setup", ""),
    ("dead", ">"),
    ("seki", ">>"),
    ("vacant", ">>>"),
    ("total", ">>>>>"),
    ("work", ">>>>>>"),
    ("result", ">f"),
    ("look", "a"),
    ("save", ">fe"),
    ("compare", ">fv"),
    ("sheet", "c"),
    ("help", ">?"),
];

#[test]
fn every_screen_in_every_language() {
    for language in Language::ALL {
        let look = look(language, ThemeName::Wood, Glyphs::Unicode);
        for size in [(80, 24), (44, 24), (120, 40), (30, 10)] {
            let mut shown = String::new();
            for (name, keys) in SCREENS {
                let mut app = seki();
                press(&mut app, keys);
                shown += &format!("{name}\n{}\n", text(&frame(&app, &look, size)));
            }
            // A real board begins with the welcome; the editor is reached from there.
            let mut app = begin(Table::Real(Size::NINETEEN), Info::default());
            shown += &format!("welcome\n{}\n", text(&frame(&app, &look, size)));
            press(&mut app, "b3x2o");
            shown += &format!("edit\n{}\n", text(&frame(&app, &look, size)));
            let name = format!("screens_{}_{}x{}", language.code(), size.0, size.1);
            insta::assert_snapshot!(name, shown);
        }
    }
}

/// No theme, signs or language makes any screen panic at any size.
#[test]
fn every_screen_in_every_look() {
    for theme in ThemeName::ALL {
        for glyphs in Glyphs::ALL {
            let look = look(Language::Japanese, theme, glyphs);
            for (_, keys) in SCREENS {
                let mut app = seki();
                press(&mut app, keys);
                for size in [(80, 24), (44, 24), (120, 40), (21, 7), (1, 1)] {
                    frame(&app, &look, size);
                }
            }
        }
    }
}

/// Cells with their colours: what a theme is.
#[test]
fn every_theme_class() {
    for theme in ThemeName::ALL {
        let look = look(Language::English, theme, Glyphs::Unicode);
        let mut app = seki();
        press(&mut app, ">>");
        for size in [(80, 24), (44, 24), (120, 40), (30, 10)] {
            let terminal = frame(&app, &look, size);
            let name = format!("theme_{}_{}x{}", theme.as_str(), size.0, size.1);
            insta::assert_debug_snapshot!(name, terminal.backend().buffer());
        }
    }
}

/// Signs two columns wide keep every row as long as narrow ones do.
#[test]
fn wide_signs_keep_the_board_straight() {
    let mut app = seki();
    press(&mut app, ">");
    let wide = look(Language::English, ThemeName::Wood, Glyphs::Wide);
    let terminal = frame(&app, &wide, (80, 24));
    insta::assert_snapshot!("wide", text(&terminal));
    let buffer = terminal.backend().buffer();
    for y in 2..11 {
        // Every vertex begins at the column its letter stands in.
        for x in 0..9 {
            let sign = buffer[(3 + 2 * x, y)].symbol();
            assert!(!sign.trim().is_empty(), "row {y} column {x}: `{sign}`");
        }
    }
}

#[test]
fn an_outcome_in_words_in_every_language() {
    let says = |language| {
        let mut app = seki();
        press(&mut app, ">f");
        let terminal = frame(&app, &look(language, ThemeName::Mono, Glyphs::Unicode), (120, 40));
        text(&terminal).replace(' ', "")
    };
    for (language, expected) in [
        (Language::English, "Whitewinsby8.5points(41/4zi):W+8.5"),
        (Language::French, "Blancgagnede8.5points(41/4zi):W+8.5"),
        (Language::Chinese, "白胜41/4子（8.5点）：W+8.5"),
        (Language::Japanese, "白8.5目勝ち（41/4子）：W+8.5"),
    ] {
        let shown = says(language);
        assert!(shown.contains(expected), "{shown}");
    }
}
