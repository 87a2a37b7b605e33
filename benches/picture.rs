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
use shuzi::ui::{Key, PictureProtocol, PixelBoard};
use shuzi_core::life::Dead;
use shuzi_core::record::{Games, decode};
use shuzi_walk::{Direction, Origin, Table, TablePosition};

use table::{Player, begin};

const CELL: [u16; 2] = [9, 18];

fn main() {
    for protocol in [PictureProtocol::Kitty, PictureProtocol::Iterm2] {
        for (what, key) in
            [("a cursor's move", Key::Arrow(Direction::Left)), ("a chain's mark", Key::Char(' '))]
        {
            let mut times: Vec<Duration> = (0..30)
                .map(|_| {
                    let mut player = player();
                    player.stack.cx.pixels = Some(PixelBoard::new(protocol, CELL));
                    player.stack.cx.cell = Some(CELL);
                    player.press(">\t");
                    let mut terminal = Terminal::new(TestBackend::new(130, 40)).unwrap();
                    terminal.draw(|frame| player.stack.draw(frame)).unwrap();
                    let begun = Instant::now();
                    player.key(key);
                    terminal.draw(|frame| player.stack.draw(frame)).unwrap();
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

/// The count of a 19×19 game.
fn player() -> Player {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/games/19x19-1.sgf");
    let text = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&text, None).next().unwrap().unwrap();
    let dead = Dead::proposed(&game.board);
    let origin = Origin::File("19x19".to_owned());
    let position = TablePosition::new(origin, game.board, dead, game.plays);
    begin(Table::Position(Box::new(position)), game.info)
}
