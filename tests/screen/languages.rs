//! The screens in every language, theme and set of symbols: they fit and stay aligned.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use crate::latin;
use crate::table::{Player, bench, drawn_with};

use latin::{foreign, own_words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shuzi::screens::{MenuRow, Practising};
use shuzi::ui::{Appearance, Glyphs, Key, ThemeName};
use shuzi_core::goban::Size;
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::practice::{Drill, Material};
use shuzi_core::record::{Games, Info, decode};
use shuzi_walk::{Table, TablePosition};

use shuzi_words::{Language, Words};
use unicode_width::UnicodeWidthStr as _;

#[test]
fn languages_are_known_by_code_and_locale() {
    for (code, language) in [
        ("fr", Some(Language::French)),
        ("fr_CA.UTF-8", Some(Language::French)),
        ("zh-Hans", Some(Language::Chinese)),
        ("zh_CN.UTF-8", Some(Language::Chinese)),
        ("zh-Hant", Some(Language::TraditionalChinese)),
        ("zh_HK.UTF-8", Some(Language::TraditionalChinese)),
        ("ko_KR.UTF-8", Some(Language::Korean)),
        ("de_AT@euro", Some(Language::German)),
        ("es_AR", Some(Language::Spanish)),
        ("ru", Some(Language::Russian)),
        ("JA", Some(Language::Japanese)),
        ("C", None),
        ("", None),
    ] {
        assert_eq!(Language::of_code(code), language, "{code}");
    }
}

/// The words of a language, read once.
fn words(language: Language) -> Arc<Words> {
    static ALL: LazyLock<Vec<Arc<Words>>> =
        LazyLock::new(|| Language::ALL.map(Words::of).map(Arc::new).into());
    Arc::clone(&ALL[language as usize])
}

fn look(language: Language, theme: ThemeName, glyphs: Glyphs) -> Appearance {
    let words = words(language);
    let theme = theme.theme();
    Appearance {
        theme,
        glyphs,
        large_stones: true,
        words,
        mouse: true,
        motion: false,
        keys: std::sync::Arc::default(),
    }
}

fn seki() -> Player {
    let path = format!("{}/assets/games/seki.sgf", env!("CARGO_MANIFEST_DIR"));
    let file = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let dead = Dead::said(game.marks.unwrap().dead, DeadSource::File);
    let position = TablePosition::new(
        shuzi_walk::Origin::File("seki.sgf".to_owned()),
        game.board,
        dead,
        game.plays,
    );
    Player::of(bench(Table::Position(Box::new(position)), game.info))
}

fn frame(app: &mut Player, look: &Appearance, size: (u16, u16)) -> Terminal<TestBackend> {
    drawn_with(app, look, size)
}

/// A frame as lines of text, with wide characters as wide as a terminal draws them.
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

/// The screens of a count, and the keys that lead there.
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
                app.press(keys);
                shown += &format!("{name}\n{}\n", text(&frame(&mut app, &look, size)));
            }
            // A real board starts with the welcome screen, which leads to the editor.
            let mut app = Player::of(bench(Table::Real(Size::NINETEEN), Info::default()));
            shown += &format!("welcome\n{}\n", text(&frame(&mut app, &look, size)));
            app.press("b3x2o");
            shown += &format!("edit\n{}\n", text(&frame(&mut app, &look, size)));
            // English represents the layout, two more languages wide and long words.
            let is_kept = match language {
                Language::English => true,
                Language::Chinese | Language::Russian => size == (80, 24),
                _ => false,
            };
            if is_kept {
                let name = format!("screens_{}_{}x{}", language.code(), size.0, size.1);
                insta::assert_snapshot!(name, shown);
            }
        }
    }
}

/// No line of a screen is left in English in another language.
#[test]
fn no_screen_holds_english() {
    let material = Material::bundled().unwrap();
    for language in Language::ALL.into_iter().filter(|one| *one != Language::English) {
        let look = look(language, ThemeName::Wood, Glyphs::Unicode);
        let own = own_words(language);
        let mut met = BTreeSet::new();
        // Most lines are on many screens.
        let mut is_own = |shown: &str| {
            let new = shown.lines().filter(|line| met.insert((*line).to_owned()));
            let new = new.collect::<Vec<_>>().join("\n");
            assert_eq!(foreign(&new, &own), [""; 0], "{language:?}:\n{shown}");
        };
        for (_, keys) in SCREENS {
            let mut app = seki();
            app.press(keys);
            is_own(&text(&frame(&mut app, &look, (160, 60))));
        }
        let mut practice = |player: &mut Player| {
            let terminal = frame(player, &look, (160, 60));
            // The names of drills and lessons are typed as well: they start a line.
            is_own(&text(&terminal).replace(['|', '>'], " "));
        };
        let begin = || Practising::new(material.clone(), Vec::new(), "2026-11-21T09:30:00Z", 7);
        practice(&mut Player::practising(begin()).0);
        let rounds = [MenuRow::Today, MenuRow::Whole, MenuRow::Placement, MenuRow::Mixed];
        for row in Drill::ALL.into_iter().map(MenuRow::Drill).chain(rounds) {
            let mut practising = begin().with(2, 10, None);
            practising.choose(row);
            let (mut player, _folder) = Player::practising(practising);
            practice(&mut player);
            for key in [Key::Char('h'), Key::Char('1'), Key::Enter, Key::Char('p'), Key::Char('?')]
            {
                player.key(key);
                practice(&mut player);
            }
        }
    }
}

/// No theme, symbols or language makes any screen panic at any size.
#[test]
fn every_screen_in_every_look() {
    for theme in ThemeName::ALL {
        for glyphs in Glyphs::ALL {
            let look = look(Language::Japanese, theme, glyphs);
            for (_, keys) in SCREENS {
                let mut app = seki();
                app.press(keys);
                for size in [(80, 24), (44, 24), (120, 40), (21, 7), (1, 1)] {
                    frame(&mut app, &look, size);
                }
            }
        }
    }
}

/// Cells with their colours, which make a theme.
#[test]
fn every_theme_class() {
    for theme in ThemeName::ALL {
        let look = look(Language::English, theme, Glyphs::Unicode);
        let mut app = seki();
        app.press(">>");
        let terminal = frame(&mut app, &look, (80, 24));
        let name = format!("theme_{}_80x24", theme.into_str());
        insta::assert_debug_snapshot!(name, terminal.backend().buffer());
    }
}

/// Symbols two columns wide keep every row as long as narrow ones do.
#[test]
fn wide_signs_keep_the_board_straight() {
    let mut app = seki();
    app.press(">");
    let wide = look(Language::English, ThemeName::Wood, Glyphs::Wide);
    let terminal = frame(&mut app, &wide, (60, 24));
    insta::assert_snapshot!("wide", text(&terminal));
    let buffer = terminal.backend().buffer();
    for y in 2..11 {
        // Every vertex starts at the column of its letter.
        for x in 0..9 {
            assert_ne!(buffer[(3 + 2 * x, 1)].symbol(), " ");
            let sign = buffer[(3 + 2 * x, y)].symbol();
            assert!(!sign.trim().is_empty(), "row {y} column {x}: `{sign}`");
        }
    }
}
