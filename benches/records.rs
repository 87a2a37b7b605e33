//! How often the result is the one that the players, or their server, recorded.
//!
//! `cargo bench --bench records -- FOLDER` reads game files (`.sgf`) as they are, counted by the rules
//! that their server means, and games of one JSON object per line (`.jsonl`): either an `sgf`
//! with its result in it, or a `board` with `komi`, `rules`, both sides' prisoners and
//! `expected.margin`. Each is scored under its own rules with proposed dead stones, never those of
//! its marks. Below game files stands why those that nothing is uncertain in differ, where one cause
//! explains it. Printed for each file, or for each `set` in it: games, right to the point, right
//! winner, games with nothing uncertain, and of those right to the point, winner wrong. Japanese
//! and Korean games of OGS are scored under the profile for that server.
//!
//! A second argument limits it to sets whose name contains it; `-v` lists the games with another
//! result; `--given` takes the dead stones a position states instead. A recorded result is not the
//! truth: players mark wrongly, leave points unfilled, or stop early.

// A bench reports errors by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use shuzi::internal::amount::Amount;
use shuzi::internal::counting::{Count, Outcome, Overrides, Settled, Sourced, Terms, ValueSource};
use shuzi::internal::counting::{choose_profile, settle};
use shuzi::internal::goban::{Board, Vertex, VertexSet};
use shuzi::internal::life::{Dead, DeadSource};
use shuzi::internal::record::{Games, Info, Recorded, decode, read_diagram};
use shuzi::internal::rules::{Profiles, Scoring, Ties};
use shuzi::internal::scoring::{
    BoardPosition, Compared, Comparison, PositionTally, Score, Scored, TurnHistory,
};
use shuzi::{DeadChoice, Game, ScoreOptions, Scorer};

fn main() {
    let mut arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let mut flag = |name: &str| {
        let before = arguments.len();
        arguments.retain(|argument| argument != name);
        arguments.len() < before
    };
    let (verbose, given) = (flag("-v"), flag("--given"));
    let Some(folder) = arguments.first() else {
        println!("no folder of games named: nothing measured");
        return;
    };
    let wanted = arguments.get(1).map_or("", String::as_str);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let profiles = Profiles::new();
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let mut causes: BTreeMap<String, usize> = BTreeMap::new();
    let scorer = Scorer::default();
    let options = ScoreOptions { dead: DeadChoice::Auto, ..ScoreOptions::default() };
    for path in files.iter().filter(|path| path.extension().is_some_and(|e| e == "sgf")) {
        let Ok(game) = Game::read(&fs::read(path).unwrap()) else { continue };
        let Ok(scored) = scorer.score(&game, &options) else { continue };
        let set = scored.count.result.terms.profile.value.name.clone();
        let found = scored.own.outcome(scored.count.result.outcome());
        let recorded = game.info.recorded.as_ref().and_then(Recorded::black_lead);
        let (Some(found), Some(recorded)) = (found, recorded) else { continue };
        if !set.contains(wanted) {
            continue;
        }
        let agrees = scored.recorded().and_then(|verdict| verdict.agrees()) == Some(true);
        // A record in zi that agrees is counted as the same.
        let recorded = if agrees { found.black_lead() } else { recorded };
        let recorded = Outcome::of_black_lead(recorded, Ties::Draw);
        let sure = scored.count.dead.uncertain.is_empty();
        if sure && !agrees {
            let cause = scored.counted().disagreement();
            let cause = cause.map_or_else(|| "unexplained".to_owned(), |cause| cause.to_string());
            if verbose {
                println!("{}: {recorded}, found {found}: {cause}", path.display());
            }
            let code = cause.split(' ').next().unwrap_or_default().to_owned();
            *causes.entry(code).or_default() += 1;
        }
        tallies.entry(set).or_default().take(found, recorded, sure);
    }
    for path in files.into_iter().filter(|p| p.extension().is_some_and(|e| e == "jsonl")) {
        let file = path.file_stem().unwrap().to_string_lossy().into_owned();
        for line in fs::read_to_string(&path).unwrap().lines() {
            let game: Value = serde_json::from_str(line).unwrap();
            let set = match (game["set"].as_str(), game["rules"].as_str()) {
                (Some(set), rules) => format!("{set} {}", rules.unwrap_or("no rules")),
                (None, _) => file.clone(),
            };
            if !format!("{file} {set}").contains(wanted) {
                continue;
            }
            let scored = match game["sgf"].as_str() {
                Some(sgf) => of_record(sgf, &profiles, set.starts_with("OGS")),
                None => of_position(&game, &profiles, file.starts_with("ogs"), given),
            };
            let Some((found, recorded, sure)) = scored else { continue };
            if verbose && found != recorded {
                let doubt = if sure { "" } else { " (unsure)" };
                println!("{set}: {} is {recorded} and comes out {found}{doubt}", game["id"]);
            }
            tallies.entry(set).or_default().take(found, recorded, sure);
        }
    }
    println!(
        "{:<32}{:>7}{:>9}{:>9}{:>7}{:>11}{:>13}",
        "set", "games", "to point", "winner", "sure", "and right", "sure, wrong"
    );
    let mut all = Tally::default();
    for (set, tally) in &tallies {
        tally.print(set);
        all.add(tally);
    }
    all.print("all");
    for (cause, games) in causes {
        println!("{cause:<32}{games:>7}");
    }
}

/// Returns the result of a game file, the recorded one, and whether nothing was uncertain.
fn of_record(sgf: &str, profiles: &Profiles, ogs: bool) -> Option<(Outcome, Outcome, bool)> {
    let text = decode(sgf.as_bytes(), None);
    let (game, _) = Games::of(&text, None).next()?.ok()?;
    let recorded = game.info.recorded.as_ref()?.black_lead()?;
    let recorded = Outcome::of_black_lead(recorded, Ties::Draw);
    let own = choose_profile(profiles, None, &game.info).ok()?;
    let profile =
        choose_profile(profiles, Some(as_played(&own.value.name, ogs)), &game.info).ok()?;
    let dead = Dead::proposed(&game.board);
    let sure = dead.uncertain.is_empty();
    let count = Count::with_dead(&game, dead, &profile, &Overrides::NOTHING).ok()?;
    let (info, terms) = (&game.info, &count.result.terms);
    let turns = &TurnHistory::of(&game.plays, terms.handicap.value);
    let position = BoardPosition { board: &game.board, settled: &count.settled, turns };
    let profiles = std::slice::from_ref(&profile.value);
    let compared = position.compare(info, &Overrides::NOTHING, terms, profiles);
    let found = of_scores(&compared.ok()?.scores, profile.value.scoring)?;
    Some((found, recorded, sure))
}

/// Returns the same for a position that comes with its prisoners.
fn of_position(
    position: &Value,
    profiles: &Profiles,
    ogs: bool,
    given: bool,
) -> Option<(Outcome, Outcome, bool)> {
    let number = |name: &str| u32::try_from(position[name].as_u64()?).ok();
    let expected = position["expected"]["margin"].as_f64()?;
    let prisoners = [number("black_prisoners")?, number("white_prisoners")?];
    let rows: Vec<&str> = position["board"].as_array()?.iter().filter_map(Value::as_str).collect();
    let board = read_diagram(&rows.join("\n")).ok()?.board;
    let dead = if given { stated(position, &board)? } else { Dead::proposed(&board) };
    let own = profiles.called(position["rules"].as_str()?)?;
    let value = profiles.profile(as_played(&own.name, ogs)).ok()?;
    let profile = Sourced { value, source: ValueSource::Option };
    let komi = half_points(position["komi"].as_f64()?);
    let overrides =
        Overrides { komi: Some(komi), handicap: number("handicap"), ..Overrides::NOTHING };
    let info = Info::default();
    let terms = Terms::new(profile.clone(), board.size(), &info, &overrides).ok()?;
    let settled: &Settled = &settle(&board, &dead, None);
    let tally = PositionTally::of(settled, &board);
    // Prisoners are listed by who took them.
    let lost = [prisoners[1] + tally.dead[0], prisoners[0] + tally.dead[1]];
    let turns = TurnHistory::of_counts(terms.handicap.value, None);
    let compared = Compared {
        size: board.size(),
        tally: &tally,
        turns: &turns,
        lost: Some(lost),
        info: &info,
        overrides: &overrides,
    };
    let scoring = profile.value.scoring;
    let compared = Comparison::of(compared, &terms, &[profile.value]).ok()?;
    let found = of_scores(&compared.scores, scoring)?;
    let recorded = Outcome::of_black_lead(half_points(expected), terms.ties());
    Some((found, recorded, dead.uncertain.is_empty()))
}

/// Returns the rules as a server applies them.
fn as_played(rules: &str, ogs: bool) -> &str {
    if ogs && ["japanese-1989", "korean"].contains(&rules) { "japanese-ogs" } else { rules }
}

/// Returns the dead stones a position states.
fn stated(position: &Value, board: &Board) -> Option<Dead> {
    let mut stones = VertexSet::new(board.size());
    for stone in position["dead"].as_array()? {
        let at = |place: usize| u8::try_from(stone[place].as_u64()?).ok();
        stones.insert(Vertex::new(at(0)?, at(1)?));
    }
    Some(Dead::said(stones, DeadSource::File))
}

/// Returns the score that players under these rules would have recorded.
fn of_scores(scores: &[Score], scoring: Scoring) -> Option<Outcome> {
    let wanted = match scoring {
        Scoring::Territory => Scored::Territory,
        Scoring::Stone => Scored::Stone,
        Scoring::Area | Scoring::AreaOrTerritory => Scored::Area,
    };
    scores.iter().find(|score| score.scored == wanted)?.outcome()
}

#[expect(clippy::cast_possible_truncation)]
fn half_points(points: f64) -> Amount {
    Amount::halves((points * 2.0).round() as i64)
}

#[derive(Default)]
struct Tally {
    games: usize,
    exact: usize,
    winner: usize,
    sure: usize,
    sure_exact: usize,
    sure_wrong: usize,
}

impl Tally {
    fn take(&mut self, found: Outcome, recorded: Outcome, sure: bool) {
        let exact = found.black_lead() == recorded.black_lead();
        let winner = found.winner() == recorded.winner();
        self.games += 1;
        self.exact += usize::from(exact);
        self.winner += usize::from(winner);
        self.sure += usize::from(sure);
        self.sure_exact += usize::from(sure && exact);
        self.sure_wrong += usize::from(sure && !winner);
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.exact += other.exact;
        self.winner += other.winner;
        self.sure += other.sure;
        self.sure_exact += other.sure_exact;
        self.sure_wrong += other.sure_wrong;
    }

    fn print(&self, set: &str) {
        println!(
            "{set:<32}{:>7}{:>9}{:>9}{:>7}{:>11}{:>13}",
            self.games, self.exact, self.winner, self.sure, self.sure_exact, self.sure_wrong
        );
    }
}
