//! How soon the first frame is shown.
//!
//! `cargo bench --bench start` prints medians of what a user waits for: the time from the start of
//! the program to its first frame.

// A bench reports errors by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::Read;
use std::path::Path;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    for name in ["assets/games/even.sgf", "benches/games/19x19-1.sgf"] {
        let times: Vec<Duration> =
            (0..21).map(|_| first_frame(&[&root.join(name)], folder.path())).collect();
        println!("first frame, {name}: median {:.1} ms", millis(median(times)));
    }
    let history: String = (0..10_000).map(attempt).collect();
    fs::write(folder.path().join("history.jsonl"), history).unwrap();
    let practise = Path::new("practise");
    let times = (0..21).map(|_| first_frame(&[practise], folder.path())).collect();
    println!("first frame, practice with 10,000 attempts: median {:.1} ms", millis(median(times)));
}

/// Returns a line of a history: every third answer wrong, each question asked four times.
fn attempt(number: u64) -> String {
    let (day, seed, correct) = (1 + number / 400, number % 2500, !number.is_multiple_of(3));
    let drill = ["halves", "tens", "margin", "side", "full"][usize::try_from(seed % 5).unwrap()];
    format!(
        "{{\"time\":\"2026-10-{day:02}T09:30:00Z\",\"drill\":\"{drill}\",\"level\":1,\"seed\":{seed},\
         \"answer\":\"1\",\"right\":\"2\",\"correct\":{correct},\"mistake\":null,\"tenths\":95}}\n"
    )
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Returns the time from the start of the program until its footer is written.
fn first_frame(args: &[&Path], folder: &Path) -> Duration {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_shuzi"));
    command.args(args);
    command.env("SHUZI_DATA_DIR", folder);
    command.env("SHUZI_STATE_DIR", folder);
    let mut reader = pair.master.try_clone_reader().unwrap();
    let begun = Instant::now();
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut seen = Vec::new();
    let mut bytes = vec![0; 65536];
    while !String::from_utf8_lossy(&seen).contains("shuzi ·") {
        let count = reader.read(&mut bytes).unwrap();
        seen.extend_from_slice(&bytes[..count]);
    }
    let time = begun.elapsed();
    child.kill().unwrap();
    child.wait().unwrap();
    time
}
