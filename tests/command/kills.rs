//! Killed at any moment, the program loses nothing that was on its screen.

use crate::table;
use crate::terminal;

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use shuzi::shell::Journal;
use shuzi_walk::KeptCount;

use table::{Player, drawn, real};
use terminal::{PATIENCE, Session};

/// Every key that a tired player may press, except those that leave the count or write a file.
const KEYS: &str = "0123456789+.tuUosrbxjkl?vfmz>~>~0123456789";

/// The default number of times the program is killed.
const KILLS: u64 = 60;

/// The rows of the frame for a count, without spaces, because a wide character brings one.
fn rows(player: &Player) -> Vec<String> {
    let terminal = drawn(player, (80, 24));
    let row = |cells: &[ratatui::buffer::Cell]| {
        without_spaces(&cells.iter().map(ratatui::buffer::Cell::symbol).collect::<String>())
    };
    terminal.backend().buffer().content.chunks(80).map(row).collect()
}

fn without_spaces(row: &str) -> String {
    row.split(' ').collect()
}

/// Waits until the terminal shows the frame; returns whether it did.
fn shows(session: &mut Session, rows: &[String]) -> bool {
    let since = Instant::now();
    let is_shown = |session: &Session| {
        let shown = session.screen.screen().rows(0, 80);
        shown.map(|row| without_spaces(&row)).eq(rows.iter().cloned())
    };
    while !is_shown(session) {
        let left = PATIENCE.checked_sub(since.elapsed());
        let Some(bytes) = left.and_then(|left| session.output.recv_timeout(left).ok()) else {
            return false;
        };
        session.take(&bytes);
    }
    true
}

/// Whether a key opens the screen that waits for phones, which is served at another address each
/// time.
fn brings_phones(player: &Player, key: char) -> bool {
    key == 'f' && player.can("phone")
}

/// The only count kept in a folder, if there is one.
fn kept_in(folder: &Path) -> Option<Value> {
    let files: Vec<_> = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    let counts: Vec<_> = files.iter().filter(|path| path.extension().unwrap() == "json").collect();
    assert!(counts.len() <= 1, "{files:?}");
    let bytes = fs::read(counts.first()?).unwrap();
    let kept: Value = serde_json::from_slice(&bytes).expect("whole, or not there");
    Some(kept["count"].clone())
}

#[test]
fn what_was_on_the_screen_is_on_the_disk() {
    let kills = std::env::var("SHUZI_KILLS").ok().and_then(|kills| kills.parse().ok());
    let begun = real(19);
    let letters: Vec<char> = KEYS.chars().collect();
    for run in 0..kills.unwrap_or(KILLS) {
        let mut random = fastrand::Rng::with_seed(run);
        let folder = tempfile::tempdir().unwrap();
        let state = folder.path().join("s");
        // The appearance was chosen before.
        fs::create_dir_all(folder.path().join("c")).unwrap();
        fs::write(folder.path().join("c/config.toml"), "theme = \"wood\"\n").unwrap();
        let mut session = Session::start(folder.path(), &["count", "--size", "19"], &[]);
        let mut player = begun.clone();
        let mut typed = String::new();
        assert!(shows(&mut session, &rows(&player)), "{}", session.screen.screen().contents());
        for _ in 0..random.usize(1..12) {
            let key = *random.choice(&letters).unwrap();
            if brings_phones(&player, key) {
                continue;
            }
            typed.push(key);
            session.press(terminal_key(key));
            player.press(key.encode_utf8(&mut [0; 4]));
            // A plan that plays by itself moves on meanwhile.
            let is_playing = player.can("handle-all");
            assert!(
                is_playing || shows(&mut session, &rows(&player)),
                "after {typed:?}:\n{}\ninstead of\n{}",
                session.screen.screen().contents(),
                rows(&player).join("\n")
            );
        }
        // A few more keys, unseen, and the kill among them.
        let mut possible = vec![player.clone()];
        for _ in 0..random.usize(0..5) {
            let key = *random.choice(&letters).unwrap();
            if brings_phones(&player, key) {
                continue;
            }
            typed.push(key);
            session.press(terminal_key(key));
            player.press(key.encode_utf8(&mut [0; 4]));
            possible.push(player.clone());
        }
        thread::sleep(Duration::from_micros(random.u64(0..3000)));
        session.child.kill().unwrap();
        session.child.wait().unwrap();

        // The next start resumes the count and leaves nothing else behind.
        Journal::sweep(&state);
        let nothing = serde_json::to_value(begun.kept(&begun)).unwrap();
        let kept = kept_in(&state).unwrap_or_else(|| nothing.clone());
        let is_kept = |app: &&Player| serde_json::to_value(app.kept(&begun)).unwrap() == kept;
        let Some(then) = possible.iter().find(is_kept) else {
            panic!("run {run}: after {typed:?} only this is kept: {kept}");
        };
        // An example that was only looked at is not kept.
        let is_begun = kept == nothing;
        let kept: KeptCount = serde_json::from_value(kept.clone()).unwrap();
        let again = begun.taken_up(&kept).expect("it is a count of this board");
        if !is_begun {
            assert_eq!(again.session(), then.session(), "run {run}: after {typed:?}");
        }
        let typed_of = |app: &Player| {
            let bench = app.bench();
            (bench.setting.typed().clone(), bench.count.drafts().clone())
        };
        assert_eq!(typed_of(&again), typed_of(then), "run {run}: after {typed:?}");
        let files = fs::read_dir(&state).into_iter().flatten().flatten();
        let left: Vec<_> = files.map(|entry| entry.file_name()).collect();
        assert!(left.len() <= 1, "run {run}: {left:?}");
        assert_eq!(fs::read_dir(folder.path().join("c")).unwrap().count(), 1);
    }
}

/// The bytes that a terminal sends for a key.
fn terminal_key(key: char) -> &'static str {
    match key {
        '>' => "\r",
        '~' => "\x7f",
        key => {
            let at = KEYS.find(key).unwrap();
            &KEYS[at..=at]
        }
    }
}
