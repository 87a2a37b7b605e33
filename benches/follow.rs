//! How well a game is kept from pictures of its board, taken while it is played.
//!
//! `cargo bench --bench follow -- FOLDER` plays the game files of a folder before a camera that reads
//! every point without a mistake where no hand is in the way: stones come at chance times, hands
//! reach over the board, captured stones are taken off one after the other. Printed for several
//! paces: games, kept move by move, kept with the right last position and prisoners, and where
//! one of these is wrong without a doubt being named; then the time for a picture. `--every N`
//! takes each Nth game, `-v` names those that are wrong. `--draw` has the pictures drawn by the
//! tests' studio and read: some seconds a move.

#![allow(clippy::unwrap_used, clippy::cast_precision_loss)]

#[path = "../tests/studio/mod.rs"]
mod studio;

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use shuzi::internal::goban::{Board, Color, Symmetry};
use shuzi::internal::photo::{Follower, Happened, Hints, KeptGame, KeptStep, Reading, Told};
use shuzi::internal::record::{Games, Move, decode};
use studio::game::{Pace, moments};

const PACES: [(&str, Pace); 4] = [
    ("slow", Pace { pictures: 6, hasty: 0.0, hands: 0.2 }),
    ("usual", Pace { pictures: 3, hasty: 0.02, hands: 0.3 }),
    ("fast", Pace { pictures: 2, hasty: 0.15, hands: 0.3 }),
    ("a picture for two moves", Pace { pictures: 1, hasty: 0.5, hands: 0.2 }),
];

fn main() {
    let mut arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let verbose = arguments.iter().any(|argument| argument == "-v");
    arguments.retain(|argument| argument != "-v");
    let is_drawn = arguments.iter().any(|argument| argument == "--draw");
    arguments.retain(|argument| argument != "--draw");
    let every = arguments.iter().position(|argument| argument == "--every").map_or(1, |at| {
        arguments.remove(at);
        arguments.remove(at).parse().unwrap()
    });
    let folder = arguments.first().map_or("benches/games", String::as_str);
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "sgf"));
    files.sort();
    if is_drawn {
        return drawn(&files, every);
    }
    println!(
        "{:26}{:>7}{:>13}{:>10}{:>8}{:>12}",
        "", "games", "every move", "result", "silent", "µs/picture"
    );
    for (name, pace) in PACES {
        let mut tally = Tally::default();
        for (seed, path) in files.iter().step_by(every).enumerate() {
            let decoded = decode(&fs::read(path).unwrap(), None);
            for game in Games::of(&decoded, None).flatten().map(|(game, _)| game) {
                // Only what begins on an empty board, and is played in turn.
                let moves = &game.plays.moves;
                let is_in_turn = moves.first().is_some_and(|first| first.color == Color::Black)
                    && moves.windows(2).all(|pair| pair[0].color != pair[1].color);
                if game.plays.set_up == [0, 0] && is_in_turn {
                    let wrong = tally.add(game.board.size(), &game.plays.moves, seed as u64, pace);
                    if let Some(wrong) = wrong.filter(|_| verbose) {
                        println!("{}: {wrong}", path.display());
                    }
                }
            }
        }
        let Tally { games, moves, result, silent, pictures, time } = tally;
        println!(
            "{name:26}{games:>7}{moves:>13}{result:>10}{silent:>8}{:>12.0}",
            time.as_secs_f64() * 1e6 / pictures as f64
        );
    }
}

/// Games on tables of the studio, of the moments of which pictures are drawn and read.
fn drawn(files: &[PathBuf], every: usize) {
    println!(
        "\n{:26}{:>7}{:>9}{:>9}{:>10}{:>8}",
        "drawn and read", "moves", "pictures", "in order", "result", "CPU ms"
    );
    let pace = PACES[1].1;
    for (seed, path) in files.iter().step_by(every).enumerate() {
        let decoded = decode(&fs::read(path).unwrap(), None);
        let Some(Ok((game, _))) = Games::of(&decoded, None).next() else { continue };
        let (size, moves) = (game.board.size(), &game.plays.moves);
        let seen = moments(size, moves, seed as u64, pace);
        let scene = (0..1000).find(|scene: &u64| {
            let first = studio::still(&seen[0], *scene * 1000 + seed as u64, SIZE, None);
            let read =
                first.and_then(|shot| Reading::of_picture(&shot.picture(), &Hints::default()));
            read.is_some_and(|read| read.doubt.is_none() && read.board.size() == size)
        });
        let scene = scene.unwrap() * 1000 + seed as u64;
        let mut follower = Follower::new(size);
        let mut last: Option<Reading> = None;
        let mut time = Duration::ZERO;
        for (at, moment) in seen.iter().enumerate() {
            let hand = (!moment.covered.is_empty()).then_some(at as u64);
            let picture = studio::still(moment, scene, SIZE, hand).unwrap().picture();
            let begun = Instant::now();
            let reading = match &last {
                Some(last) => last.of_next_picture(&picture, 1.0),
                None => Reading::of_picture(&picture, &Hints::default()),
            };
            if let Some(reading) = reading
                && follower.see(&reading) != Told::Unclear
            {
                last = Some(reading);
            }
            time += begun.elapsed();
        }
        follower.end();
        let game = follower.game().unwrap();
        let kept = played(game);
        let there: Vec<Move> = moves.iter().copied().filter(|one| one.vertex.is_some()).collect();
        // The camera may have seen the board from another side.
        let turns = Symmetry::all().filter(|turn| !turn.swaps_colors());
        let mut best = (0, false);
        for turn in turns {
            let turned =
                |one: &Move| Move { vertex: one.vertex.map(|at| turn.vertex(at, size)), ..*one };
            let there: Vec<Move> = there.iter().map(turned).collect();
            let same = kept.iter().zip(&there).take_while(|(own, other)| own == other).count();
            let is_right =
                after(size, &kept) == after(size, &there) && game.board() == &after(size, &there).0;
            best = best.max((same, is_right));
        }
        println!(
            "{:26}{:>7}{:>9}{:>9}{:>10}{:>8.0}",
            path.file_stem().unwrap().to_string_lossy(),
            there.len(),
            seen.len(),
            best.0,
            best.1,
            time.as_secs_f64() * 1e3 / seen.len() as f64
        );
        for doubt in follower.doubts() {
            println!("    {doubt}");
        }
    }
}

const SIZE: [usize; 2] = [480, 360];

/// The moves that were kept.
fn played(game: &KeptGame) -> Vec<Move> {
    let moved = |step: &KeptStep| match &step.happened {
        Happened::Moved(one) => Some(*one),
        Happened::Changed(_) => None,
    };
    game.steps().iter().filter_map(moved).collect()
}

#[derive(Default)]
struct Tally {
    games: usize,
    moves: usize,
    result: usize,
    silent: usize,
    pictures: usize,
    time: Duration,
}

impl Tally {
    fn add(&mut self, size: shuzi::Size, moves: &[Move], seed: u64, pace: Pace) -> Option<String> {
        let mut follower = Follower::new(size);
        let seen = moments(size, moves, seed, pace);
        let begun = Instant::now();
        for moment in &seen {
            let _: Told = follower.see(&moment.reading());
        }
        follower.end();
        self.time += begun.elapsed();
        self.pictures += seen.len();
        let game = follower.game().unwrap();
        let kept = played(game);
        let there: Vec<Move> = moves.iter().copied().filter(|one| one.vertex.is_some()).collect();
        let is_same = kept == there;
        let is_right =
            after(size, &kept) == after(size, &there) && game.board() == &after(size, &there).0;
        self.games += 1;
        self.moves += usize::from(is_same);
        self.result += usize::from(is_right);
        let is_silent = !is_right && follower.doubts().is_empty();
        self.silent += usize::from(is_silent);
        let doubts =
            || follower.doubts().iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        (!is_right).then(|| format!("{}{}", if is_silent { "silent " } else { "" }, doubts()))
    }
}

/// The last position, and how many more prisoners Black took than White.
fn after(size: shuzi::Size, moves: &[Move]) -> (Board, i32) {
    let (mut board, mut prisoners) = (Board::new(size), 0);
    for one in moves {
        if let Some(vertex) = one.vertex {
            let taken = board.play(one.color, vertex).captured.len();
            let taken = i32::try_from(taken).unwrap();
            prisoners += if one.color == Color::Black { taken } else { -taken };
        }
    }
    (board, prisoners)
}
