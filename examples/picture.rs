//! The README's picture of the screen: a frame of the program, drawn as SVG.
//!
//! `just screen` runs `cargo run --example picture > assets/pictures/screen.svg`. Arguments choose
//! another game, theme, keys and language: `cargo run --example picture -- game.sgf dark ">>"`,
//! where `>` is Enter.

// Only developers run this: it may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::env;
use std::fmt::Write as _;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};
use shuzi::internal::app::{App, Key, Session, Setup, Table, TablePosition};
use shuzi::internal::counting::choose_profile;
use shuzi::internal::life::Dead;
use shuzi::internal::record::{Games, decode};
use shuzi::internal::rules::Profiles;
use shuzi::internal::view::{Appearance, Glyphs, ThemeName, colour_of_index, draw};
use shuzi::internal::words::{Language, Words};
use unicode_width::UnicodeWidthStr as _;

/// Width and height of a cell in the picture.
const CELL: (usize, usize) = (9, 19);

fn main() {
    let mut args = env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "benches/games/19x19-1.sgf".to_owned());
    let theme = args.next().unwrap_or_else(|| "wood".to_owned());
    let keys = args.next().unwrap_or_else(|| ">".to_owned());
    let language = args.next().and_then(|code| Language::of_code(&code)).unwrap_or_default();
    let theme = ThemeName::ALL.into_iter().find(|name| name.as_str() == theme).unwrap();
    let look = Appearance {
        theme: theme.theme(),
        glyphs: Glyphs::Unicode,
        words: Words::of(language).into(),
        mouse: true,
        motion: false,
        is_first_run: false,
        keys: std::sync::Arc::default(),
    };
    let mut app = open(&game);
    for c in keys.chars() {
        let key = if c == '>' { Key::Enter } else { Key::Char(c) };
        if let Some(action) = app.action(key) {
            app.update(action);
        }
    }
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| draw(frame, &app, &look)).unwrap();
    let light = theme == ThemeName::Light;
    print!("{}", svg(terminal.backend().buffer(), light));
}

fn open(path: &str) -> App {
    let text = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&text, None).next().unwrap().unwrap();
    let book = Profiles::new();
    let profile = choose_profile(&book, None, &game.info).unwrap();
    let setup = Setup::of(profile);
    let dead = Dead::proposed(&game.board);
    let position = TablePosition::new(
        shuzi::internal::app::Origin::File(path.to_owned()),
        game.board,
        dead,
        game.plays,
    );
    let session = Session::new(Table::File(Box::new(position)), game.info, setup);
    App::new(session, book.profiles().to_vec())
}

/// Returns the cells of a frame as rectangles and text.
fn svg(buffer: &Buffer, light: bool) -> String {
    let (width, height) =
        (usize::from(buffer.area.width) * CELL.0, usize::from(buffer.area.height) * CELL.1);
    let (paper, ink) = if light { ("#ffffff", "#202020") } else { ("#1e1e1e", "#d8d8d8") };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"15\" shape-rendering=\"crispEdges\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>\n"
    );
    for y in 0..buffer.area.height {
        let mut skip = 0;
        for x in 0..buffer.area.width {
            if skip > 0 {
                skip -= 1;
                continue;
            }
            let cell = &buffer[(x, y)];
            let sign = cell.symbol();
            skip = sign.width().saturating_sub(1);
            let reversed = cell.modifier.contains(Modifier::REVERSED);
            let (mut fore, mut back) = (hex(cell.fg), hex(cell.bg));
            if reversed {
                (fore, back) = (back.or(Some(paper.to_owned())), fore.or(Some(ink.to_owned())));
            }
            let (left, top) = (usize::from(x) * CELL.0, usize::from(y) * CELL.1);
            if let Some(back) = back {
                let (w, h) = (CELL.0 * (1 + skip), CELL.1);
                let _ = writeln!(
                    svg,
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{w}\" height=\"{h}\" fill=\"{back}\"/>"
                );
            }
            if sign.trim().is_empty() {
                continue;
            }
            let bold =
                if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let sign = sign.replace('&', "&amp;").replace('<', "&lt;");
            let fore = fore.unwrap_or_else(|| ink.to_owned());
            let base = top + CELL.1 - 5;
            let _ = writeln!(
                svg,
                "<text x=\"{left}\" y=\"{base}\" fill=\"{fore}\"{bold}>{sign}</text>"
            );
        }
    }
    svg + "</svg>\n"
}

/// Returns a colour as the web writes it, or `None` for the terminal's own.
fn hex(color: Color) -> Option<String> {
    let [red, green, blue] = match color {
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index) => colour_of_index(index),
        _ => return None,
    };
    Some(format!("#{red:02x}{green:02x}{blue:02x}"))
}
