//! Prints the screens as text, for translators.

use std::io::Write;
use std::sync::Arc;

use ratatui::backend::TestBackend;
use ratatui::{Frame, Terminal};
use unicode_width::UnicodeWidthStr as _;

use crate::screens::Stack;
use crate::shell::{Failure, OutputResult as _};
use crate::ui::{Context, Glyphs, Input, Key, Theme};
use shuzi_words::Words;

/// What a screen is drawn on here: the smallest that everything must be legible on.
const SIZE: (u16, u16) = (80, 24);

/// What is pressed from the first screen on, page by page; `>` is Enter, `<` Escape. First a real
/// board counted to its result, both sides; then an example with a seki; then every other screen.
const PAGES: [&[&str]; 12] = [
    &[">", ">", ">", ">", "y>", "88>", "92>", "91>", "90>", "y"],
    &["xjj>", ">", ">", ">", ">", ">", ">", "f", "m", "e"],
    &["xj>", "?"],
    &["xj>", "s"],
    &["xj>", "c"],
    &["xj>f", "v"],
    &["xj>", "a"],
    &["h"],
    &["x"],
    &["bb3x2o"],
    &["p", ">"],
    &[">", "h", "<r"],
];

/// Draws the screens of a count, of what opens over it, and of practice.
pub(super) fn put_screens(
    out: &mut impl Write,
    words: Words,
    begin: impl Fn() -> Result<Context, Failure>,
) -> Result<(), Failure> {
    let words = Arc::new(words);
    for pages in PAGES {
        let mut cx = begin()?;
        let look = &mut cx.settings.look;
        (look.theme, look.glyphs, look.mouse, look.motion) =
            (Theme::MONO, Glyphs::Unicode, false, false);
        look.words = Arc::clone(&words);
        let mut stack = Stack::home(cx);
        put(out, |frame| stack.draw(frame))?;
        for keys in pages {
            for key in keys.chars() {
                let key = match key {
                    '>' => Key::Enter,
                    '<' => Key::Esc,
                    key => Key::Char(key),
                };
                stack.take(&Input::Key(key));
            }
            put(out, |frame| stack.draw(frame))?;
        }
    }
    Ok(())
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
