//! The screens as text, for who writes a language's words.

use std::io::Write;
use std::sync::Arc;

use ratatui::backend::TestBackend;
use ratatui::{Frame, Terminal};
use unicode_width::UnicodeWidthStr as _;

use crate::app::{
    Action, App, AppearancePage, Effect, ExamplesPage, HandicapTable, Home, Key, OpenPage,
    Practising, UsualCount,
};
use crate::shell::{Failure, OutputResult as _};
use crate::tui::Opening;
use crate::view::{Appearance, Glyphs, PageView, Theme, draw, draw_home, draw_page, draw_practice};
use shuzi_core::practice::Material;
use shuzi_core::scorer::{ScoreOptions, Scorer};
use shuzi_walk::ExampleGame;
use shuzi_words::Words;

/// What a screen is drawn on here: the smallest that everything must be legible on.
const SIZE: (u16, u16) = (80, 24);

/// A real board counted to its result, both sides, by the keys of each step.
const REAL_BOARD: [&str; 9] = [">", ">", ">", "y>", "88>", "92>", "91>", "90>", "y"];
/// The same of an example with a seki, and what its last screens lead to.
const EXAMPLE: [&str; 10] = [">", ">", ">", ">", ">", ">", ">", "f", "m", "e"];
/// What opens over a count.
const OVER: [&str; 5] = ["?", "s", "c", "v", "a"];

/// Draws the screens of a count, of what opens over it, and of practice.
pub(super) fn put_screens(
    out: &mut impl Write,
    words: Words,
    (scorer, options): (Scorer, ScoreOptions),
) -> Result<(), Failure> {
    let look = Appearance {
        theme: Theme::MONO,
        glyphs: Glyphs::Unicode,
        large_stones: true,
        words: Arc::new(words),
        mouse: false,
        motion: false,
        keys: Arc::default(),
    };
    let opening = Opening::of(None, &scorer, &options)?;
    let begun = App::new(opening.session, opening.profiles);
    let session = begun.session();
    let usual = UsualCount {
        rules: session.setup.profile.value.shown_title(),
        size: session.size(),
        komi: session.terms().ok().map(|terms| terms.komi.value),
        method: session.setup.method,
    };
    let home = Home::new(usual, Vec::new());
    put(out, |frame| draw_home(frame, &home, &look))?;
    let mut table = begun.clone();
    walk(out, &mut table, &REAL_BOARD, &look)?;
    let mut example = begun.clone();
    example.update(Action::OpenExample(ExampleGame::Seki));
    walk(out, &mut example, &EXAMPLE, &look)?;
    for keys in OVER {
        let mut app = begun.clone();
        app.update(Action::OpenExample(ExampleGame::Handicap));
        let effect = press(&mut app, keys);
        put_over(out, &app, effect, &look)?;
    }
    put_page(out, HandicapTable::default(), &begun, &look)?;
    put_page(out, ExamplesPage::default(), &begun, &look)?;
    let mut editing = begun;
    press(&mut editing, "b3x2o");
    put(out, |frame| draw(frame, &editing, &look))?;
    let material = Material::bundled()?;
    let mut practising = Practising::new(material, Vec::new(), "2026-01-01T00:00:00Z", 1);
    put(out, |frame| draw_practice(frame, &practising, &look))?;
    practising.update(Action::Next);
    put(out, |frame| draw_practice(frame, &practising, &look))
}

/// Draws a count before the keys are pressed and after each of them.
fn walk(
    out: &mut impl Write,
    app: &mut App,
    keys: &[&str],
    look: &Appearance,
) -> Result<(), Failure> {
    put(out, |frame| draw(frame, app, look))?;
    for keys in keys {
        press(app, keys);
        put(out, |frame| draw(frame, app, look))?;
    }
    Ok(())
}

/// Presses keys; `>` is Enter, `<` Escape.
fn press(app: &mut App, keys: &str) -> Option<Effect> {
    keys.chars().fold(None, |effect, key| {
        let key = match key {
            '>' => Key::Enter,
            '<' => Key::Esc,
            key => Key::Char(key),
        };
        app.action(key).map_or(effect, |action| app.update(action))
    })
}

/// Draws the page that a count asked for, or the count itself.
fn put_over(
    out: &mut impl Write,
    app: &App,
    effect: Option<Effect>,
    look: &Appearance,
) -> Result<(), Failure> {
    match effect {
        Some(Effect::CheatSheet(sheet)) => put_page(out, *sheet, app, look),
        Some(Effect::Compare(compared)) => put_page(out, *compared, app, look),
        Some(Effect::Appearance) => put_page(out, AppearancePage::default(), app, look),
        _ => put(out, |frame| draw(frame, app, look)),
    }
}

fn put_page<P: PageView>(
    out: &mut impl Write,
    page: P,
    app: &App,
    look: &Appearance,
) -> Result<(), Failure> {
    let open = OpenPage::new(page);
    put(out, |frame| draw_page(frame, &open, app.session(), look))
}

/// Draws a frame as lines of text, below a line that parts it from the one before.
fn put(out: &mut impl Write, draw: impl FnOnce(&mut Frame<'_>)) -> Result<(), Failure> {
    let (width, height) = SIZE;
    let Ok(mut terminal) = Terminal::new(TestBackend::new(width, height));
    let Ok(_) = terminal.draw(draw);
    let rows = terminal.backend().buffer().content.chunks(usize::from(width));
    writeln!(out, "{}", "─".repeat(usize::from(width))).or_fail()?;
    for row in rows {
        let mut line = String::new();
        let mut covered = 0;
        for cell in row {
            // A wide sign covers the cell after it.
            if covered > 0 {
                covered -= 1;
                continue;
            }
            line += cell.symbol();
            covered = cell.symbol().width().saturating_sub(1);
        }
        writeln!(out, "{}", line.trim_end()).or_fail()?;
    }
    Ok(())
}
