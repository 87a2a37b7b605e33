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
use shuzi::app::{App, Key, Unfinished};
use shuzi::shell::Journal;
use shuzi_core::counting::choose_profile;
use shuzi_core::life::Dead;
use shuzi_core::record::{Games, decode};
use shuzi_core::rules::Profiles;
use shuzi_walk::{Direction, Session, Setup, Table, TablePosition};

fn main() {
    let look = table::look();
    let folder = tempfile::tempdir().unwrap();
    for (width, height) in [(44, 24), (80, 24), (120, 40)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut times = Vec::new();
        for round in 0..20 {
            let first = app();
            let mut stack = table::Stack::of(first.clone());
            let journal = Journal::of(folder.path(), b"bench");
            let mut written = first.kept(&first);
            for key in keys() {
                let begun = Instant::now();
                stack.key(key);
                let app = &stack.app;
                let count = app.kept(&first);
                if count != written {
                    journal
                        .save(Unfinished::of(app.session(), None, 0, String::new()), &count)
                        .unwrap();
                    written = count;
                }
                terminal.draw(|frame| stack.draw(frame, &look)).unwrap();
                // The first round warms up.
                if round > 0 {
                    times.push((begun.elapsed(), key, app.session().step.key()));
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

fn app() -> App {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/games/19x19-1.sgf");
    let text = decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = Games::of(&text, None).next().unwrap().unwrap();
    let book = Profiles::new();
    let profile = choose_profile(&book, None, &game.info).unwrap();
    let setup = Setup::of(profile);
    let dead = Dead::proposed(&game.board);
    let position = TablePosition::new(
        shuzi_walk::Origin::File("game.sgf".to_owned()),
        game.board,
        dead,
        game.plays,
    );
    let session = Session::new(Table::File(Box::new(position)), game.info, setup);
    App::new(session, book.profiles().to_vec())
}
