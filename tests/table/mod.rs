//! A table to count at: keys in, frames out, by the program's own stack of screens.

// Not every test needs all of it.
#![allow(dead_code, unused_imports)]

use std::sync::{Arc, LazyLock};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use shuzi::screens::{Flow, PracticeScreen, Practising, Stack};
use shuzi::shell::Folders;
use shuzi::ui::{Appearance, Context, Glyphs, Input, Key, Open, Theme};
use shuzi_core::counting::choose_profile;
use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Size, Vertex};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::{Games, Info, decode};
use shuzi_core::rules::Profiles;
use shuzi_walk::{
    Count, Direction, Editor, ExampleGame, KeptCount, Live, NumberEntry, Review, Session, Setting,
    Setup, StepKind, Table, Workbench,
};
use shuzi_words::{Language, Words};
use tempfile::TempDir;

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

/// A player at the screens of a count.
#[derive(Debug)]
pub struct Player {
    pub stack: Stack,
    /// What followed from the last key.
    pub flow: Flow,
}

impl Player {
    pub fn of(bench: Workbench) -> Self {
        Self { stack: Stack::count(in_memory(bench)), flow: Flow::Nothing }
    }

    /// The first screen, of a player without folders.
    pub fn home(bench: Workbench) -> Self {
        Self { stack: Stack::home(in_memory(bench)), flow: Flow::Nothing }
    }

    /// Practice, with a history in a folder of its own.
    pub fn practising(practising: Practising) -> (Self, TempDir) {
        let (cx, folder) = in_a_folder();
        let practice = PracticeScreen::new(practising, &cx).unwrap();
        let stack = Stack::new(vec![Open::boxed(practice)], cx);
        (Self { stack, flow: Flow::Nothing }, folder)
    }

    pub fn bench(&self) -> &Workbench {
        &self.stack.cx.game.bench
    }

    pub fn count(&self) -> &Count {
        &self.bench().count
    }

    pub fn session(&self) -> &Session {
        self.count().session()
    }

    pub fn kind(&self) -> StepKind {
        self.count().kind()
    }

    pub fn live(&self) -> Live {
        self.count().live()
    }

    pub fn message(&self) -> Option<&Message> {
        self.count().remark()
    }

    /// The effect of marking the chain under the cursor.
    pub fn preview(&self) -> Option<shuzi_walk::Preview> {
        self.count().session().preview(self.cursor()?)
    }

    /// The board being put in or checked, if the editor is open.
    pub fn editor(&self) -> Option<&Editor> {
        self.bench().open_editor()
    }

    /// The number being typed, into a setting or at this step.
    pub fn entry(&self) -> &NumberEntry {
        let setting = &self.bench().setting;
        if setting.is_open { setting.typed() } else { self.count().entry() }
    }

    /// The setting under the cursor.
    pub fn setting(&self) -> Setting {
        self.bench().setting.setting(self.session())
    }

    pub fn set(&mut self, setting: Setting, text: &str) -> Result<(), Message> {
        self.stack.cx.game.bench.count.enter_setting(setting, text)
    }

    /// Presses keys: `>` is Enter, `<` Escape, `~` Backspace, `\t` Tab.
    pub fn press(&mut self, keys: &str) -> &Flow {
        for c in keys.chars() {
            self.key(key(c));
        }
        &self.flow
    }

    pub fn key(&mut self, key: Key) -> &Flow {
        self.take(&Input::Key(key))
    }

    pub fn take(&mut self, input: &Input) -> &Flow {
        self.flow = self.stack.take(input);
        &self.flow
    }

    pub fn paste(&mut self, text: &str) {
        self.take(&Input::Paste(text.to_owned()));
    }

    /// Undoes the last change of the count, whatever is open over it.
    pub fn undo(&mut self) {
        self.stack.cx.count_mut().undo();
    }

    pub fn redo(&mut self) {
        self.stack.cx.count_mut().redo();
    }

    /// Clicks a place of a screen with the left button.
    pub fn click(&mut self, place: Position, (width, height): (u16, u16)) -> &Flow {
        let mouse = MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: place.x,
            row: place.y,
            modifiers: KeyModifiers::NONE,
        };
        self.take(&Input::Mouse(mouse, Rect::new(0, 0, width, height)))
    }

    /// Runs the command of this name, if it can run now.
    pub fn run(&mut self, name: &str) -> &Flow {
        self.flow = self.stack.run_named(name);
        &self.flow
    }

    /// Whether a command of this name can run now.
    pub fn can(&self, name: &str) -> bool {
        self.stack.commands().contains(&name)
    }

    /// Whether the settings are shown.
    pub fn is_on_settings(&self) -> bool {
        self.can("name-players") || self.can("change")
    }

    /// Whether the program has ended, or the first screen would follow.
    pub fn is_left(&self) -> bool {
        matches!(self.flow, Flow::Leave(_))
    }

    /// Whether it is asked whether to quit.
    pub fn is_asked_to_quit(&self) -> bool {
        self.can("stay")
    }

    /// Marks or plays at a vertex, as with the cursor.
    pub fn toggle_at(&mut self, vertex: Vertex) {
        self.go_to(vertex);
        self.press(" ");
    }

    /// Moves the cursor of the board to a vertex.
    pub fn go_to(&mut self, vertex: Vertex) {
        let lines = self.session().size().width().max(self.session().size().height());
        for (direction, times) in [
            (Direction::Left, lines),
            (Direction::Up, lines),
            (Direction::Right, vertex.x),
            (Direction::Down, vertex.y),
        ] {
            for _ in 0..times {
                self.key(Key::Arrow(direction));
            }
        }
    }

    /// The vertex that the brackets of the cursor are around, on a board of one row a line.
    pub fn cursor(&self) -> Option<Vertex> {
        let terminal = drawn(self, (60, 24));
        let at =
            terminal.backend().buffer().content.iter().position(|cell| cell.symbol() == "[")?;
        let (x, y) = (at % 60, at / 60);
        Some(Vertex::new(u8::try_from((x - 2) / 2).ok()?, u8::try_from(y - 2).ok()?))
    }

    /// What is kept of the count, which began as `begun`.
    pub fn kept(&self, begun: &Self) -> KeptCount {
        self.bench().kept(begun.bench())
    }

    /// A count that was kept, taken up again.
    pub fn taken_up(&self, kept: &KeptCount) -> Option<Self> {
        self.bench().taken_up(kept).map(Self::of)
    }
}

/// The count alone is copied, with what is open over it and not closed at once: the editor, settings.
impl Clone for Player {
    fn clone(&self) -> Self {
        Self::of(self.bench().clone())
    }
}

/// What the screens of a player share whose counts are kept nowhere. What is saved is among what
/// builds leave behind.
pub fn in_memory(bench: Workbench) -> Context {
    let mut cx = Context::in_memory(bench, look());
    // Fuzzers are built without it.
    cx.here = option_env!("CARGO_TARGET_TMPDIR").map_or_else(std::env::temp_dir, Into::into);
    cx
}

/// What the screens of a player share who has a home folder.
pub fn in_a_folder() -> (Context, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut cx = in_memory(bench(Table::Real(Size::NINETEEN), Info::default()));
    cx.folders = Some(Folders {
        config: folder.path().join("config"),
        data: folder.path().join("data"),
        state: folder.path().join("state"),
    });
    (cx, folder)
}

pub fn bench(table: Table, info: Info) -> Workbench {
    let book = book();
    let profile = choose_profile(book, None, &info).unwrap();
    let session = Session::new(table, info, Setup::of(profile));
    Workbench::new(Count::new(session, book.profiles().to_vec()))
}

pub fn begin(table: Table, info: Info) -> Player {
    Player::of(bench(table, info))
}

/// A count that begins with a board read from a photograph.
pub fn photographed(board: Board, review: Review) -> Player {
    let bench = bench(Table::Real(board.size()), Info::default());
    Player::of(bench.with_photograph(Editor::of_photograph(board, review)))
}

pub fn bundled(name: &str) -> Player {
    let path = format!("{}/assets/games/{name}.sgf", env!("CARGO_MANIFEST_DIR"));
    opened(format!("{name}.sgf"), &std::fs::read(path).unwrap())
}

/// A count of a game file that marks its dead stones.
pub fn opened(name: String, bytes: &[u8]) -> Player {
    let file = decode(bytes, None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let dead = Dead::said(game.marks.unwrap().dead, DeadSource::File);
    let position = shuzi_walk::TablePosition::new(
        shuzi_walk::Origin::File(name),
        game.board,
        dead,
        game.plays,
    );
    begin(Table::Position(Box::new(position)), game.info)
}

pub fn real(lines: u8) -> Player {
    begin(Table::Real(Size::new(lines, lines).unwrap()), Info::default())
}

pub fn press<'a>(table: &'a mut Player, keys: &str) -> &'a Flow {
    table.press(keys)
}

/// Opens the bundled even game.
pub fn open_example(table: &mut Player) {
    example(table, ExampleGame::Even);
}

/// Opens a bundled game by its place in the list.
pub fn example(table: &mut Player, game: ExampleGame) {
    let place = ExampleGame::ALL.iter().position(|one| *one == game).unwrap();
    table.press("x");
    table.press(&"j".repeat(place));
    table.press(">");
}

/// The key that a character is typed for.
pub fn key(c: char) -> Key {
    match c {
        '>' => Key::Enter,
        '<' => Key::Esc,
        '~' => Key::Backspace,
        '\t' => Key::Tab,
        c => Key::Char(c),
    }
}

/// A frame in another look.
pub fn drawn_with(
    table: &mut Player,
    look: &Appearance,
    size: (u16, u16),
) -> Terminal<TestBackend> {
    let own = std::mem::replace(&mut table.stack.cx.settings.look, look.clone());
    let terminal = drawn(table, size);
    table.stack.cx.settings.look = own;
    terminal
}

pub fn drawn(table: &Player, (width, height): (u16, u16)) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| table.stack.draw_signs(frame)).unwrap();
    terminal
}

pub fn frame(table: &Player, size: (u16, u16)) -> String {
    if size.0 == 0 {
        drawn(table, size);
        return String::new();
    }
    drawn(table, size).backend().to_string()
}

/// The code of the message shown to the player.
pub fn told(table: &Player) -> Option<&str> {
    table.message().map(|message| &*message.code)
}

/// A wide screen as one line of text.
pub fn shown(table: &Player) -> String {
    let signs = |c: char| c.is_whitespace() || c == '"';
    frame(table, (130, 24))
        .split(signs)
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
