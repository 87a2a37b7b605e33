//! The README's pictures of the screen: frames of the program, drawn as SVG.
//!
//! `picture [GAME [THEME [KEYS [LANGUAGE]]]]` draws one frame: `picture game.sgf dark ">>"`, where
//! `>` is Enter. `picture recording` draws a whole count in motion, and `picture gallery` the same
//! position at nine sizes.

// Only developers run this: it may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::env;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use shuzi::screens::Stack;
use shuzi::ui::{Appearance, Context, Glyphs, Input, Key, ThemeName};
use shuzi_core::counting::choose_profile;
use shuzi_core::goban::Size;
use shuzi_core::life::Dead;
use shuzi_core::record::{Games, Info, decode};
use shuzi_core::rules::Profiles;
use shuzi_walk::{Count, Session, Setup, Table, TablePosition, Workbench};
use shuzi_words::{Language, Words};

#[path = "frame_svg/mod.rs"]
mod frame_svg;

use frame_svg::FrameSvg;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let arg = |at: usize, usual: &str| args.get(at).map_or(usual, String::as_str).to_owned();
    match arg(0, "").as_str() {
        "recording" => print!("{}", recording()),
        "gallery" => print!("{}", gallery()),
        game => {
            let game = if game.is_empty() { "benches/games/19x19-1.sgf" } else { game };
            let look = look(&arg(1, "wood"), &arg(3, "en"));
            let mut stack = open(game, &look);
            press(&mut stack, &arg(2, ">"));
            let mut svg = FrameSvg::new(look.theme);
            svg.add(&frame((80, 24), &stack), (0, 0));
            print!("{}", svg.still());
        }
    }
}

fn look(theme: &str, language: &str) -> Appearance {
    let theme = ThemeName::ALL.into_iter().find(|name| name.into_str() == theme).unwrap();
    Appearance {
        theme: theme.theme(),
        glyphs: Glyphs::Unicode,
        large_stones: true,
        words: Words::of(Language::of_code(language).unwrap_or_default()).into(),
        mouse: true,
        motion: false,
        keys: std::sync::Arc::default(),
    }
}

fn press(stack: &mut Stack, keys: &str) {
    for c in keys.chars() {
        let key = if c == '>' { Key::Enter } else { Key::Char(c) };
        stack.take(&Input::Key(key));
    }
}

fn frame((width, height): (u16, u16), stack: &Stack) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| stack.draw_signs(frame)).unwrap();
    terminal.backend().buffer().clone()
}

/// A count from the first screen to the result.
fn recording() -> String {
    let look = look("wood", "en");
    let size = (92, 24);
    let mut svg = FrameSvg::new(look.theme);
    let home = |motion| {
        let bench = bench(Table::Real(Size::NINETEEN), Info::default());
        Stack::home(Context::in_memory(bench, Appearance { motion, ..look.clone() }))
    };
    svg.add(&frame(size, &home(true)), (0, 0));
    svg.lasts(2.5);
    let mut stack = open("assets/games/even.sgf", &look);
    for (keys, seconds) in RECORDED {
        press(&mut stack, keys);
        svg.add(&frame(size, &stack), (0, 0));
        svg.lasts(*seconds);
    }
    svg.add(&frame(size, &home(false)), (0, 0));
    svg.lasts(4.0);
    svg.moving()
}

/// The keys of the recording, and how long each frame is seen, in seconds.
const RECORDED: &[(&str, f64)] = &[
    ("", 2.0),
    (">", 2.5),
    (">", 1.5),
    ("r", 1.5),
    ("l", 0.6),
    ("l", 0.6),
    ("l", 0.6),
    ("l", 0.6),
    ("l", 0.6),
    ("l", 0.6),
    ("l", 0.6),
    ("l", 2.0),
    (">", 1.2),
    (">", 1.2),
    (">", 1.2),
    ("f", 5.0),
];

/// The same result at nine sizes.
fn gallery() -> String {
    let look = look("wood", "en");
    let mut stack = open("benches/games/19x19-1.sgf", &look);
    press(&mut stack, "f");
    let mut svg = FrameSvg::new(look.theme);
    let (mut left, mut top, mut tallest) = (0, 0, 0);
    for (width, height) in SIZES {
        if left + width > 260 {
            (left, top, tallest) = (0, top + tallest + 1, 0);
        }
        svg.add(&frame((width, height), &stack), (left, top));
        left += width + 2;
        tallest = tallest.max(height);
    }
    svg.still()
}

const SIZES: [(u16, u16); 9] =
    [(44, 24), (60, 20), (80, 24), (60, 40), (100, 30), (120, 45), (140, 45), (160, 50), (200, 60)];

fn open(path: &str, look: &Appearance) -> Stack {
    let text = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&text, None).next().unwrap().unwrap();
    let dead = Dead::proposed(&game.board);
    let position =
        TablePosition::new(shuzi_walk::Origin::File(path.to_owned()), game.board, dead, game.plays);
    let bench = bench(Table::Position(Box::new(position)), game.info);
    Stack::count(Context::in_memory(bench, look.clone()))
}

fn bench(table: Table, info: Info) -> Workbench {
    let book = Profiles::new();
    let profile = choose_profile(&book, None, &info).unwrap();
    let session = Session::new(table, info, Setup::of(profile));
    Workbench::new(Count::new(session, book.profiles().to_vec()))
}
