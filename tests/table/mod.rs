//! A table to count at: keys in, frames out.

// Not every test needs all of it.
#![allow(dead_code, unused_imports)]

mod stack;

use std::sync::{Arc, LazyLock};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shuzi::app::{Action, App, Effect, Key};
use shuzi::view::{Appearance, Glyphs, Theme, draw};
use shuzi_core::counting::choose_profile;
use shuzi_core::goban::Size;
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::{Games, Info, decode};
use shuzi_core::rules::Profiles;
use shuzi_walk::{ExampleGame, Session, Setup, Table};
use shuzi_words::{Language, Words};

pub use stack::{Over, Stack};

/// The English words, read once.
pub fn english() -> Arc<Words> {
    static ENGLISH: LazyLock<Arc<Words>> = LazyLock::new(|| Words::of(Language::English).into());
    Arc::clone(&ENGLISH)
}

/// The rule profiles, read once.
pub fn book() -> &'static Profiles {
    static BOOK: LazyLock<Profiles> = LazyLock::new(Profiles::new);
    &BOOK
}

pub fn look() -> Appearance {
    let words = english();
    Appearance {
        theme: Theme::WOOD,
        glyphs: Glyphs::Unicode,
        large_stones: true,
        words,
        mouse: true,
        motion: false,
        keys: Arc::default(),
    }
}

pub fn begin(table: Table, info: Info) -> App {
    let book = book();
    let profile = choose_profile(book, None, &info).unwrap();
    let setup = Setup::of(profile);
    App::new(Session::new(table, info, setup), book.profiles().to_vec())
}

pub fn bundled(name: &str) -> App {
    let path = format!("{}/assets/games/{name}.sgf", env!("CARGO_MANIFEST_DIR"));
    opened(format!("{name}.sgf"), &std::fs::read(path).unwrap())
}

/// A count of a game file that marks its dead stones.
pub fn opened(name: String, bytes: &[u8]) -> App {
    let file = decode(bytes, None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let dead = Dead::said(game.marks.unwrap().dead, DeadSource::File);
    let position = shuzi_walk::TablePosition::new(
        shuzi_walk::Origin::File(name),
        game.board,
        dead,
        game.plays,
    );
    begin(Table::File(Box::new(position)), game.info)
}

pub fn real(lines: u8) -> App {
    begin(Table::Real(Size::new(lines, lines).unwrap()), Info::default())
}

/// Presses keys: `>` is Enter, `<` Escape, `~` Backspace, `\t` Tab.
pub fn press(app: &mut App, keys: &str) -> Option<Effect> {
    let mut effect = None;
    for c in keys.chars() {
        if let Some(action) = app.action(key(c)) {
            effect = app.update(action);
        }
    }
    effect
}

/// Opens the bundled even game.
pub fn open_example(app: &mut App) {
    app.update(Action::OpenExample(ExampleGame::Even));
}

/// The key a character stands for.
fn key(c: char) -> Key {
    match c {
        '>' => Key::Enter,
        '<' => Key::Esc,
        '~' => Key::Backspace,
        '\t' => Key::Tab,
        c => Key::Char(c),
    }
}

/// A frame of a count with the page over it.
pub fn stack_frame(stack: &Stack, look: &Appearance, size: (u16, u16)) -> String {
    stack_drawn(stack, look, size).backend().to_string()
}

pub fn stack_drawn(
    stack: &Stack,
    look: &Appearance,
    (width, height): (u16, u16),
) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| stack.draw(frame, look)).unwrap();
    terminal
}

pub fn drawn(app: &App, (width, height): (u16, u16)) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, app, &look())).unwrap();
    terminal
}

pub fn frame(app: &App, size: (u16, u16)) -> String {
    drawn(app, size).backend().to_string()
}

/// The code of the message shown to the player.
pub fn told(app: &App) -> Option<&str> {
    app.message().map(|message| &*message.code)
}

/// A wide screen as one line of text.
pub fn shown(app: &App) -> String {
    let signs = |c: char| c.is_whitespace() || c == '"';
    frame(app, (130, 24)).split(signs).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
