//! A folder of games: what each comes to, how many scores by other rules name another winner, and how
//! many stones are handled to count it. `cargo run -p shuzi-core --example folder -- assets/games`

// The core knows no file; a program does.
#![allow(clippy::disallowed_methods)]

use std::error::Error;
use std::{env, fs};

use shuzi_core::{Game, ScoreOptions, Scorer};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("name a folder of games")?;
    let (scorer, options) = (Scorer::default(), ScoreOptions::default());
    let mut paths: Vec<_> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let line = Game::read(&fs::read(&path)?).and_then(|game| {
            let scored = scorer.score(&game, &options)?;
            let compared = scorer.compare(&scored, &options)?;
            let handled: usize = scored.plans(&options).iter().map(|own| own.plan.handled()).sum();
            let others = compared.other_winners();
            let result = scored.outcome().map_or("not known".to_owned(), |own| own.to_string());
            Ok(format!("{result}, {others} name another winner, {handled} handled"))
        });
        // An error is a sentence with its place.
        println!("{}: {}", path.display(), line.unwrap_or_else(|why| why.to_string()));
    }
    Ok(())
}
