//! How fast games are scored, by cores, compared with other programs.
//!
//! `cargo bench --bench archive` scores 1,200 games of 9×9 to 19×19, each with its dead stones
//! proposed, with one worker, two, and so on up to the number of cores. `-- --engine CMD`, once or
//! more, asks a GTP engine about the final boards of the same games in the same run, one start per
//! game, as a user would. `-- --stream N` sends N games without dead stones through standard input
//! as a tar, and prints how much memory is used.

// A bench reports errors by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::{self, available_parallelism};
use std::time::{Duration, Instant};

use shuzi::shell::ask_engine;
use shuzi_core::goban::Board;
use shuzi_core::record::{Games, decode};

/// How often each game is scored.
const TIMES: usize = 100;

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let (mut engines, mut stream) = (Vec::new(), None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--engine" => engines.extend(arguments.next()),
            "--stream" => stream = arguments.next().and_then(|count| count.parse().ok()),
            other => panic!("{other}?"),
        }
    }
    if let Some(games) = stream {
        stream_games(games);
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/games");
    let paths = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    let games: Vec<String> = paths.map(|path| fs::read_to_string(path).unwrap()).collect();
    let folder = tempfile::tempdir().unwrap();
    let collection = folder.path().join("games.sgf");
    fs::write(&collection, games.concat().repeat(TIMES)).unwrap();
    let cores = available_parallelism().unwrap().get();
    println!("{:<32}{:>12}{:>12}{:>10}", "", "games/s", "ratio", "held");
    let mut alone = 0.0;
    for workers in 1..=cores {
        let jobs = workers.to_string();
        let file = collection.to_str().unwrap();
        let (time, memory, lines) = run(&["score", "--json", "--jobs", &jobs, file], None);
        assert_eq!(lines, games.len() * TIMES);
        let speed = per_second(lines, time);
        if workers == 1 {
            alone = speed;
        }
        let name = format!("shuzi, workers: {workers}");
        println!("{name:<32}{speed:>12.1}{:>12.2}{memory:>6} MiB", speed / alone);
    }
    let boards: Vec<Board> = games.iter().map(|game| board(game)).collect();
    for engine in engines {
        let begun = Instant::now();
        for board in &boards {
            ask_engine(&engine, board, Duration::from_secs(120)).unwrap();
        }
        let speed = per_second(boards.len(), begun.elapsed());
        let name: String = engine.rsplit('/').next().unwrap_or(&engine).chars().take(30).collect();
        println!("{name:<32}{speed:>12.1}{:>12.3}", speed / alone);
    }
}

/// Returns the final board of a game file.
fn board(record: &str) -> Board {
    let decoded = decode(record.as_bytes(), None);
    let (game, _) = Games::of(&decoded, None).next().unwrap().unwrap();
    game.board
}

#[expect(clippy::cast_precision_loss)]
fn per_second(games: usize, time: Duration) -> f64 {
    games as f64 / time.as_secs_f64()
}

/// Runs the program; returns the time, the peak memory in MiB, and the lines written.
fn run(args: &[&str], tarred: Option<usize>) -> (Duration, u64, usize) {
    let begun = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(args)
        .stdin(if tarred.is_some() { Stdio::piped() } else { Stdio::null() })
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let feeder = child.stdin.take().zip(tarred);
    let feeder = thread::spawn(move || feeder.map(|(input, games)| feed(input, games)));
    let status = format!("/proc/{}/status", child.id());
    let (mut lines, mut most) = (0, 0);
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        assert!(line.unwrap().starts_with('{'));
        lines += 1;
        if lines % 100 == 0 {
            most = most.max(peak_memory(&status));
        }
    }
    feeder.join().unwrap();
    child.wait().unwrap();
    (begun.elapsed(), most / 1024, lines)
}

/// Sends games through standard input.
fn stream_games(games: usize) {
    let (time, memory, lines) = run(&["score", "--json", "--dead", "none", "-"], Some(games));
    assert_eq!(lines, games);
    let speed = per_second(lines, time);
    println!(
        "{games} games streamed: {:.0} s, {speed:.0} a second, at most {memory} MiB held",
        time.as_secs_f64()
    );
}

/// Writes games as a tar: walls on different lines, so that the games differ.
fn feed(input: impl Write, games: usize) {
    let mut tar = tar::Builder::new(io::BufWriter::new(input));
    for number in 0..games {
        let column = number % 8;
        let wall = |at: usize| {
            let x = char::from(b"abcdefghi"[at]);
            "abcdefghi".chars().flat_map(|y| ['[', x, y, ']']).collect::<String>()
        };
        let komi = number % 200;
        let game = format!("(;SZ[9]KM[{komi}.5]AB{}AW{})", wall(column), wall(column + 1));
        let mut header = tar::Header::new_gnu();
        header.set_size(game.len() as u64);
        header.set_mode(0o644);
        header.set_cksum();
        tar.append_data(&mut header, format!("{number:08}.sgf"), game.as_bytes()).unwrap();
    }
    tar.into_inner().unwrap().flush().unwrap();
}

/// Returns the peak resident memory in KiB, or 0 if the system does not report it.
fn peak_memory(status: &str) -> u64 {
    let text = fs::read_to_string(status).unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}
