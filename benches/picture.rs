//! How long the board takes as a picture, from the key to what the terminal is sent.
//!
//! `cargo bench --bench picture` moves the cursor and marks a chain on a 19×19 game, on a screen of
//! 130 by 40 cells of 9 by 18 pixels, and prints the median and the slowest time of each protocol.

// A bench reports errors by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../tests/table/mod.rs"]
mod table;

use std::path::Path;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shuzi::app::{App, Key};
use shuzi::view::{PictureProtocol, PixelBoard, draw};
use shuzi_core::counting::choose_profile;
use shuzi_core::life::Dead;
use shuzi_core::record::{Games, decode};
use shuzi_core::rules::Profiles;
use shuzi_walk::{Direction, Session, Setup, Table, TablePosition};

const CELL: [u16; 2] = [9, 18];

fn main() {
    let look = table::look();
    for protocol in [PictureProtocol::Kitty, PictureProtocol::Iterm2] {
        for (what, key) in
            [("a cursor's move", Key::Arrow(Direction::Left)), ("a chain's mark", Key::Char(' '))]
        {
            let mut times: Vec<Duration> = (0..30)
                .map(|_| {
                    let mut app = app();
                    let mut pixels = PixelBoard::new(protocol, CELL);
                    let mut terminal = Terminal::new(TestBackend::new(130, 40)).unwrap();
                    let mut frame = |app: &App| {
                        terminal
                            .draw(|frame| {
                                draw(frame, app, &look);
                                pixels.draw(frame, app, &look);
                            })
                            .unwrap();
                    };
                    frame(&app);
                    let begun = Instant::now();
                    let action = app.action(key).unwrap();
                    app.update(action);
                    frame(&app);
                    begun.elapsed()
                })
                .collect();
            times.sort_unstable();
            println!(
                "{protocol:?}, {what}: median {:.1} ms, slowest {:.1} ms",
                millis(times[times.len() / 2]),
                millis(times[times.len() - 1]),
            );
        }
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn app() -> App {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/games/19x19-1.sgf");
    let text = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&text, None).next().unwrap().unwrap();
    let book = Profiles::new();
    let profile = choose_profile(&book, None, &game.info).unwrap();
    let dead = Dead::proposed(&game.board);
    let position = TablePosition::new(
        shuzi_walk::Origin::File("19x19".to_owned()),
        game.board,
        dead,
        game.plays,
    );
    let session = Session::new(Table::File(Box::new(position)), game.info, Setup::of(profile));
    let mut app = App::new(session, book.profiles().to_vec());
    app.set_picture_cell(Some(CELL));
    for key in [Key::Enter, Key::Tab] {
        let action = app.action(key).unwrap();
        app.update(action);
    }
    app
}
