//! How long it takes to plan rearranging a side's stones, and how often the plan is proven optimal.
//!
//! `cargo bench --bench reshape -- FOLDER` reads positions with known dead stones (as the bench
//! `life` does), plans both sides of each, and prints for each board size: how many are proven, the
//! median and the worst time, the median of stones handled. `--json` prints one line per plan
//! instead, with its board, to compare another solver; `--rectangles` plans in that style.

// A bench reports errors by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use shuzi_core::counting::Settled;
use shuzi_core::goban::{Color, Vertex, VertexSet};
use shuzi_core::record::read_diagram;
use shuzi_core::reshape::{Plan, Style};

#[derive(Default)]
struct Tally {
    proven: usize,
    times: Vec<Duration>,
    handled: Vec<usize>,
}

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let as_json = arguments.iter().any(|argument| argument == "--json");
    let style = if arguments.iter().any(|argument| argument == "--rectangles") {
        Style::Rectangles
    } else {
        Style::Tens
    };
    let Some(folder) = arguments.first() else {
        println!("no folder of positions named: nothing measured");
        return;
    };
    let mut tallies: BTreeMap<(u8, u8), Tally> = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "jsonl") {
            continue;
        }
        for line in fs::read_to_string(&path).unwrap().lines() {
            let position: Value = serde_json::from_str(line).unwrap();
            let Some(settled) = settled(&position) else { continue };
            for color in Color::BOTH {
                let area = settled.area(color);
                let begun = Instant::now();
                let plan = Plan::of(&area, style);
                let time = begun.elapsed();
                let size = settled.size();
                if as_json {
                    let sign = |vertex| match settled.board().get(vertex) {
                        Some(Color::Black) => 'X',
                        Some(Color::White) => 'O',
                        None if settled.owner(vertex).is_none() => '#',
                        None => '.',
                    };
                    let row =
                        |y| (0..size.width()).map(|x| sign(Vertex::new(x, y))).collect::<String>();
                    let rows: Vec<String> = (0..size.height()).map(row).collect();
                    let object = json!({
                        "id": position["id"], "side": color.as_str(), "board": rows,
                        "handled": plan.handled(), "rectangles": plan.rectangles.len(),
                        "optimal": plan.optimal, "ms": time.as_secs_f64() * 1000.0,
                    });
                    println!("{object}");
                }
                let tally = tallies.entry((size.width(), size.height())).or_default();
                tally.proven += usize::from(plan.optimal);
                tally.times.push(time);
                tally.handled.push(plan.handled());
            }
        }
    }
    if as_json {
        return;
    }
    println!(
        "{:<8}{:>6}{:>9}{:>12}{:>12}{:>9}",
        "size", "plans", "proven", "median", "worst", "handled"
    );
    for ((width, height), mut tally) in tallies {
        tally.times.sort_unstable();
        tally.handled.sort_unstable();
        let middle = tally.times.len() / 2;
        println!(
            "{:<8}{:>6}{:>9}{:>9.2} ms{:>9.1} ms{:>9}",
            format!("{width}x{height}"),
            tally.times.len(),
            tally.proven,
            tally.times[middle].as_secs_f64() * 1000.0,
            tally.times[tally.times.len() - 1].as_secs_f64() * 1000.0,
            tally.handled[middle],
        );
    }
}

/// Returns a position with its dead stones removed, or `None` if they are unknown.
fn settled(position: &Value) -> Option<Settled> {
    let dead_stones = position.get("dead")?.as_array()?;
    let rows: Vec<&str> =
        position["board"].as_array()?.iter().map(|row| row.as_str().unwrap()).collect();
    let board = read_diagram(&rows.join("\n")).unwrap().board;
    let mut dead = VertexSet::new(board.size());
    for stone in dead_stones {
        let at = |place: usize| u8::try_from(stone[place].as_u64().unwrap()).unwrap();
        dead.insert(Vertex::new(at(0), at(1)));
    }
    Some(Settled::of(&board, &dead))
}
