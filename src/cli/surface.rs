//! The terminal as the command line finds it: how things look there, and its keys.

use std::env;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::app::{Direction, Key};
use crate::texts::Texts;
use crate::view::{Glyphs, Look, Theme};

/// How things look here.
pub(super) fn look(texts: Texts, ascii: bool) -> Look {
    let colorless = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let theme = if colorless { Theme::MONO } else { Theme::WOOD };
    let glyphs = if ascii { Glyphs::Ascii } else { Glyphs::Unicode };
    Look { theme, glyphs, texts }
}

/// The key as the program knows it, if it does.
pub(super) fn known_key(key: &KeyEvent) -> Option<Key> {
    Some(match key.code {
        KeyCode::Char(c) if key.modifiers.contains(KeyModifiers::CONTROL) => Key::Ctrl(c),
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
        KeyCode::Tab => Key::Tab,
        KeyCode::Up => Key::Arrow(Direction::Up),
        KeyCode::Down => Key::Arrow(Direction::Down),
        KeyCode::Left => Key::Arrow(Direction::Left),
        KeyCode::Right => Key::Arrow(Direction::Right),
        _ => return None,
    })
}
