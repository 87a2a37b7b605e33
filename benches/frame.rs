//! How long a key takes to show: from the key to the frame, on a 19×19 game.
//!
//! `cargo bench --bench frame` goes through a whole count, every step and screen, and prints the
//! median and the slowest key at each of three sizes. The count is saved to disk at each key that
//! changes it, as in the program.

// A bench reports errors by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../tests/table/mod.rs"]
mod table;

use std::path::Path;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shuzi::shell::Journal;
use shuzi::ui::Key;
use shuzi_core::life::Dead;
use shuzi_core::record::{Games, decode};
use shuzi_walk::{Direction, Origin, Table, TablePosition, Unfinished};

use table::{Player, begin};

fn main() {
    let folder = tempfile::tempdir().unwrap();
    for (width, height) in [(44, 24), (80, 24), (120, 40)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut times = Vec::new();
        for round in 0..20 {
            let first = player();
            let mut player = first.clone();
            let journal = Journal::of(folder.path(), b"bench");
            let mut written = first.kept(&first);
            for key in keys() {
                let begun = Instant::now();
                player.key(key);
                let count = player.kept(&first);
                if count != written {
                    let about = Unfinished::of(player.session(), None, 0, String::new());
                    journal.save(about, &count).unwrap();
                    written = count;
                }
                terminal.draw(|frame| player.stack.draw(frame)).unwrap();
                // The first round warms up.
                if round > 0 {
                    times.push((begun.elapsed(), key, player.session().step.key()));
                }
            }
        }
        times.sort_by_key(|(time, ..)| *time);
        let (slowest, key, step) = times[times.len() - 1];
        println!(
            "{width}×{height}: median {:.2} ms, 99 of 100 within {:.2} ms, slowest {:.2} ms ({key:?} at {step})",
            millis(times[times.len() / 2].0),
            millis(times[times.len() * 99 / 100].0),
            millis(slowest),
        );
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Returns the keys of a whole count: chains selected, marked and unmarked, numbers typed, every
/// line of the sheet, the result by every method, the comparison, the cheat sheet, the help.
fn keys() -> Vec<Key> {
    let mut keys = vec![Key::Enter];
    for _ in 0..30 {
        keys.extend([Key::Tab, Key::Char(' '), Key::Char(' ')]);
        keys.extend([Direction::Left, Direction::Up, Direction::Right].map(Key::Arrow));
    }
    keys.extend("uuuUUU".chars().map(Key::Char));
    keys.push(Key::Enter);
    keys.extend("12+20+7".chars().map(Key::Char));
    keys.extend([Key::Esc, Key::Enter, Key::Enter, Key::Enter]);
    keys.extend([Key::Enter; 12]);
    keys.extend("f?".chars().map(Key::Char));
    keys.extend([Key::Esc, Key::Char('v')]);
    keys.extend([Key::Arrow(Direction::Right); 4]);
    keys.extend([Key::Esc, Key::Char('c'), Key::Arrow(Direction::Right), Key::Esc]);
    keys.extend("mmmmoo".chars().map(Key::Char));
    keys
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
