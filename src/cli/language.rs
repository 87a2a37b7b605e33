//! `shuzi language`: for who writes a language's words, what is missing, and how it looks.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use ratatui::backend::TestBackend;
use ratatui::{Frame, Terminal};

use super::args::{GameArgs, LanguageArgs};
use super::environment::Environment;
use crate::app::{Action, App, Home, Practising, UsualCount};
use crate::place::at;
use crate::practice::Material;
use crate::scorer::{ScoreOptions, Scorer};
use crate::shell::{Failure, OutputResult as _, files_in, folder_unreadable};
use crate::tui::Opening;
use crate::view::{Appearance, Glyphs, Theme, draw, draw_home, draw_practice};
use crate::words::{Finding, Language, Words, reviewed};

/// What a screen is drawn on here: the smallest that everything must be legible on.
const SIZE: (u16, u16) = (80, 24);

/// Tells what a language's files lack; with `--screens`, draws its screens.
pub(super) fn run(
    args: &LanguageArgs,
    game: &GameArgs,
    environment: &Environment,
) -> Result<(), Failure> {
    let words = &environment.words;
    let known = args.language.to_str().and_then(Language::of_code);
    let (language, files, folder) = if let Some(language) = known {
        let folder = format!("assets/words/{}", language.code());
        (language, Words::files(language), folder)
    } else {
        let folder = args.language.display().to_string();
        (of_folder(&args.language), read(&args.language)?, folder)
    };
    let mut out = io::stdout().lock();
    let (findings, [said, all]) = reviewed(&files, &Words::files(Language::English));
    for Finding { file, line, column, lack } in &findings {
        let place = format_args!("{folder}/{file}:{line}:{column}");
        writeln!(out, "{}", words.message(&at(place, words.fact(lack)))).or_fail()?;
    }
    let values = [("said", said.into()), ("all", all.into()), ("name", folder.into())];
    writeln!(out, "{}", words.say("words-said", &values)).or_fail()?;
    if args.screens {
        screens(&mut out, language, &files, environment.scorer(game)?)?;
    }
    if findings.is_empty() { Ok(()) } else { Err(Failure::Signal) }
}

/// The language whose figures and plurals a folder's words go by: that of its name.
fn of_folder(folder: &Path) -> Language {
    let name = folder.file_name().and_then(|name| name.to_str());
    name.and_then(Language::of_code).unwrap_or_default()
}

/// A folder's files of words.
fn read(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable = |why: io::Error| Failure::Failed(folder_unreadable(folder, &why));
    let paths = files_in(folder, "ftl").map_err(unreadable)?;
    let mut files = Vec::with_capacity(paths.len());
    for path in &paths {
        let text = fs::read(path).map_err(unreadable)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push((name, String::from_utf8_lossy(&text).into_owned()));
    }
    Ok(files)
}

/// Draws the screens as text.
fn screens(
    out: &mut impl Write,
    language: Language,
    files: &[(String, String)],
    (scorer, options): (Scorer, ScoreOptions),
) -> Result<(), Failure> {
    let words = Arc::new(Words::of_files(language, files));
    let look = Appearance {
        theme: Theme::MONO,
        glyphs: Glyphs::Unicode,
        words: Arc::clone(&words),
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
    show(out, |frame| draw_home(frame, &home, &look))?;
    let mut app = begun.clone();
    show(out, |frame| draw(frame, &app, &look))?;
    // The worked example, step by step to its result, and what lies over it.
    app.update(Action::Example);
    for _ in 0..MOST_STEPS {
        show(out, |frame| draw(frame, &app, &look))?;
        let before = app.session().step;
        app.update(Action::Next);
        if app.session().step == before {
            break;
        }
    }
    for over in
        [Action::Help, Action::Settings, Action::Compare, Action::CheatSheet, Action::Handicap]
    {
        let mut app = app.clone();
        app.update(over);
        show(out, |frame| draw(frame, &app, &look))?;
    }
    let material = Material::bundled()?;
    let mut practising = Practising::new(material, Vec::new(), "2026-01-01T00:00:00Z", 1);
    show(out, |frame| draw_practice(frame, &practising, &look))?;
    practising.update(Action::Next);
    show(out, |frame| draw_practice(frame, &practising, &look))
}

/// More steps no count has.
const MOST_STEPS: usize = 12;

fn show(out: &mut impl Write, draw: impl FnOnce(&mut Frame<'_>)) -> Result<(), Failure> {
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
            covered = unicode_width::UnicodeWidthStr::width(cell.symbol()).saturating_sub(1);
        }
        writeln!(out, "{}", line.trim_end()).or_fail()?;
    }
    Ok(())
}
