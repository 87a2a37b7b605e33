//! How often the proposed dead stones are right, and how long they take.
//!
//! `cargo bench --bench life -- FOLDER` reads positions with known answers, one JSON object per
//! line (`board`, `dead` as [x, y] from the top left, `komi`), and prints for each file: every
//! stone right, the right lead, the wrong winner, the share of positions with nothing uncertain and
//! how many of those have the right lead, the median time and the longest. A second argument limits
//! it to files whose name contains it; `-v` shows wrong positions; `--engine CMD`, once or more,
//! asks a GTP engine about the same positions in the same run (its time is that of a start and an
//! answer): `gnugo --mode gtp`, or `node benches/deadstones.js`. `--curve` also prints how many
//! chains have a given confidence, and how many of them are wrong, by evidence and board size.

// A bench reports errors by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value;
use shuzi::shell::ask_engine;
use shuzi_core::counting::Settled;
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::read_diagram;

fn main() {
    let mut arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let mut engines = Vec::new();
    while let Some(at) = arguments.iter().position(|argument| argument == "--engine") {
        arguments.remove(at);
        engines.push(arguments.remove(at));
    }
    let verbose = arguments.iter().any(|argument| argument == "-v");
    let wants_curve = arguments.iter().any(|argument| argument == "--curve");
    arguments.retain(|argument| argument != "-v" && argument != "--curve");
    let mut curve = Curve::default();
    let Some(folder) = arguments.first() else {
        println!("no folder of positions named: nothing measured");
        return;
    };
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    println!(
        "{:<24}{:>6}{:>8}{:>8}{:>8}{:>9}{:>9}{:>10}{:>10}",
        "file", "games", "stones", "lead", "winner", "answered", "of those", "ms", "slowest"
    );
    for path in files {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        if path.extension().is_none_or(|ending| ending != "jsonl") {
            continue;
        }
        if arguments.get(1).is_some_and(|wanted| !name.contains(wanted)) {
            continue;
        }
        let mut own = Tally::default();
        let mut others: Vec<Tally> = engines.iter().map(|_| Tally::default()).collect();
        for line in fs::read_to_string(&path).unwrap().lines() {
            let position = serde_json::from_str(line).unwrap();
            own.take(
                &position,
                |board| {
                    let dead = Dead::proposed(board);
                    curve.take(&position, &dead, board.size());
                    dead
                },
                verbose,
            );
            for (command, other) in engines.iter().zip(&mut others) {
                other.take(&position, |board| asked(command, board), false);
            }
        }
        own.print(&name);
        for (command, other) in engines.iter().zip(&mut others) {
            let name: String =
                command.rsplit('/').next().unwrap_or(command).chars().take(20).collect();
            other.print(&format!("  {name}"));
        }
    }
    if wants_curve {
        curve.print();
    }
}

/// How many chains have a given confidence, and how many of them are wrong.
#[derive(Default)]
struct Curve(BTreeMap<(bool, &'static str, u32), [usize; 2]>);

impl Curve {
    /// Width of a step of confidence, in thousandths.
    const STEP: u32 = 50;

    fn take(&mut self, position: &Value, dead: &Dead, size: Size) {
        let Some(truth) = position.get("dead").and_then(Value::as_array) else { return };
        let is_dead = |vertex: Vertex| {
            truth.iter().any(|stone| {
                let at = |place: usize| stone[place].as_u64().unwrap();
                (at(0), at(1)) == (vertex.x.into(), vertex.y.into())
            })
        };
        for verdict in dead.verdicts.iter() {
            let step = verdict.confidence / Self::STEP * Self::STEP;
            let key = (size.points() > 100, verdict.evidence.as_str(), step);
            let right = is_dead(verdict.stones[0]) == dead.stones.contains(verdict.stones[0]);
            let [chains, wrong] = self.0.entry(key).or_default();
            *chains += 1;
            *wrong += usize::from(!right);
        }
    }

    fn print(&self) {
        println!("\n{:<10}{:<10}{:>10}{:>10}{:>8}", "board", "evidence", "said", "chains", "wrong");
        for ((large, evidence, step), [chains, wrong]) in &self.0 {
            let board = if *large { "larger" } else { "small" };
            let said = f64::from(*step) / 1000.0;
            println!("{board:<10}{evidence:<10}{said:>10.2}{chains:>10}{wrong:>8}");
        }
    }
}

/// Returns an engine's verdict on a board.
fn asked(command: &str, board: &Board) -> Dead {
    let said = ask_engine(command, board, Duration::from_secs(120));
    Dead::said(said.unwrap_or_else(|error| panic!("{command}: {error}")), DeadSource::Engine)
}

#[derive(Default)]
struct Tally {
    games: usize,
    stones_right: usize,
    lead_right: usize,
    winner_wrong: usize,
    answered: usize,
    answered_right: usize,
    times: Vec<Duration>,
}

impl Tally {
    fn take(&mut self, position: &Value, mut judge: impl FnMut(&Board) -> Dead, verbose: bool) {
        let Some(truth) = position.get("dead").and_then(Value::as_array) else { return };
        let rows: Vec<&str> =
            position["board"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        let board = read_diagram(&rows.join("\n")).unwrap().board;
        let size = board.size();
        let mut dead = VertexSet::new(size);
        for stone in truth {
            let at = |place: usize| u8::try_from(stone[place].as_u64().unwrap()).unwrap();
            dead.insert(Vertex::new(at(0), at(1)));
        }
        let begun = Instant::now();
        let proposed = judge(&board);
        self.times.push(begun.elapsed());
        let lead = |dead: &VertexSet| {
            let settled = Settled::of(&board, dead);
            let [black, white] = Color::BOTH.map(|color| i64::from(settled.count(color).total()));
            black - white
        };
        let (right, found) = (lead(&dead), lead(&proposed.stones));
        let komi = position["komi"].as_f64().unwrap_or(0.0);
        #[expect(clippy::cast_precision_loss)]
        let winner = |lead: i64| lead as f64 > komi;
        let same_stones = proposed.stones == dead;
        self.games += 1;
        self.stones_right += usize::from(same_stones);
        self.lead_right += usize::from(right == found);
        self.winner_wrong += usize::from(winner(right) != winner(found));
        if proposed.uncertain.is_empty() {
            self.answered += 1;
            self.answered_right += usize::from(right == found);
        }
        if verbose && !same_stones {
            show(position, &board, &dead, &proposed, right - found, size);
        }
    }

    fn print(&mut self, name: &str) {
        if self.games == 0 {
            return;
        }
        self.times.sort_unstable();
        let at = |place: usize| self.times[place].as_secs_f64() * 1000.0;
        let (median, slowest) = (at(self.times.len() / 2), at(self.times.len() - 1));
        let share = |count: usize, of: usize| format!("{:.1}%", percent(count, of));
        println!(
            "{name:<24}{:>6}{:>8}{:>8}{:>8}{:>9}{:>9}{median:>10.2}{slowest:>10.0}",
            self.games,
            share(self.stones_right, self.games),
            share(self.lead_right, self.games),
            self.winner_wrong,
            share(self.answered, self.games),
            share(self.answered_right, self.answered.max(1)),
        );
    }
}

#[expect(clippy::cast_precision_loss)]
fn percent(count: usize, of: usize) -> f64 {
    count as f64 * 100.0 / of as f64
}

/// Prints a wrong position: `x` `o` dead and found, `!` wrongly dead, `?` missed, `~` uncertain.
fn show(position: &Value, board: &Board, dead: &VertexSet, proposed: &Dead, off: i64, size: Size) {
    println!("{} off by {off}", position["id"]);
    for y in 0..size.height() {
        let sign = |x| {
            let vertex = Vertex::new(x, y);
            let unsure = if proposed.uncertain.contains(vertex) { '~' } else { ' ' };
            let stone = match board.get(vertex) {
                None => ". ",
                Some(Color::Black) => "X ",
                Some(Color::White) => "O ",
            };
            match (dead.contains(vertex), proposed.stones.contains(vertex)) {
                (true, true) => format!("{}{unsure} ", stone.trim().to_lowercase()),
                (true, false) => format!("{}?{unsure}", stone.trim()),
                (false, true) => format!("{}!{unsure}", stone.trim()),
                (false, false) => format!("{stone}{unsure}"),
            }
        };
        println!("{}", (0..size.width()).map(sign).collect::<String>());
    }
}
