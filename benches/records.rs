//! How often the result is the one that the players, or their server, recorded.
//!
//! `cargo bench --bench records -- FOLDER` reads game files (`.sgf`) as they are, there and in folders
//! within, counted by the rules that their server means, and games of one JSON object per line (`.jsonl`): either an `sgf`
//! with its result in it, or a `board` with `komi`, `rules`, both sides' prisoners and
//! `expected.margin`. Each is scored under its own rules with proposed dead stones, never those of
//! its marks. Below game files stands why those that nothing is uncertain in differ, where one cause
//! explains it. Printed for each folder and its rules, and for each file or each `set` in it: games, right
//! to the point, right winner, games in which nobody is named against the record, games with nothing
//! uncertain, and of those closed (no open border), right to the point (with 95% interval), winner wrong.
//! Japanese
//! and Korean games of OGS are scored under the profile for that server.
//!
//! A second argument limits it to sets whose name contains it; `-v` lists the games with another
//! result; `--given` takes the dead stones a position states instead; `--every N` takes each Nth game
//! file; `--engine CMD`, once or more, asks a GTP engine for the dead stones of the same game files
//! (`gnugo --mode gtp`, `node benches/deadstones.js`). Last comes, for game files, how often a result
//! comes out by how sure its least certain chain is, with 95% intervals (Wilson).
//!
//! A recorded result is not the truth: players mark wrongly, leave points unfilled, or stop early.

// A bench reports errors by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
// Counts of games become shares.
#![allow(clippy::cast_precision_loss)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;
use shuzi::shell::ask_engine;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Count, Outcome, Overrides, Settled, Sourced, Terms, ValueSource};
use shuzi_core::counting::{Undone, Unfinished, choose_profile, settle};
use shuzi_core::goban::{Board, Size, Vertex, VertexSet};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::{Games, Info, Recorded, decode, read_diagram};
use shuzi_core::rules::{Profiles, Scoring, Ties};
use shuzi_core::scoring::{
    BoardPosition, Compared, Comparison, PositionTally, Score, Scored, TurnHistory,
};
use shuzi_core::{DeadChoice, Game, OwnResult, ScoreOptions, ScoredGame, Scorer};

fn main() {
    let mut arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let mut flag = |name: &str| {
        let before = arguments.len();
        arguments.retain(|argument| argument != name);
        arguments.len() < before
    };
    let (verbose, given) = (flag("-v"), flag("--given"));
    let mut options_named = |name: &str| {
        let mut values = Vec::new();
        while let Some(at) = arguments.iter().position(|argument| argument == name) {
            arguments.remove(at);
            values.push(arguments.remove(at));
        }
        values
    };
    let engines = options_named("--engine");
    let every = options_named("--every").pop().map_or(1, |every| every.parse().unwrap());
    let Some(folder) = arguments.first() else {
        println!("no folder of games named: nothing measured");
        return;
    };
    let wanted = arguments.get(1).map_or("", String::as_str);
    let mut files = Vec::new();
    list(Path::new(folder), &mut files);
    files.sort();
    let profiles = Profiles::new();
    let mut run = Run { wanted: wanted.to_owned(), verbose, engines, ..Run::default() };
    let game_files = files.iter().filter(|path| path.extension().is_some_and(|e| e == "sgf"));
    for path in game_files.step_by(every) {
        run.take(path);
    }
    let mut tallies = std::mem::take(&mut run.tallies);
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
        "{:<28}{:>6}{:>9}{:>8}{:>8}{:>6}{:>8}{:>7}  {:<18}{:>12}",
        "set",
        "games",
        "to point",
        "winner",
        "nobody",
        "sure",
        "closed",
        "right",
        "of sure, 95%",
        "wrong winner"
    );
    let mut all = Tally::default();
    for (set, tally) in &tallies {
        tally.print(set);
        if !set.contains(" by ") {
            all.add(tally);
        }
    }
    all.print("all");
    run.print();
}

/// Lists the files of a folder and of the folders in it.
fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            list(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// The game files read so far.
#[derive(Default)]
struct Run {
    /// What the name of a set must contain.
    wanted: String,
    verbose: bool,
    engines: Vec<String>,
    scorer: Scorer,
    tallies: BTreeMap<String, Tally>,
    /// How many of the games with nothing uncertain differ, by cause.
    causes: BTreeMap<String, usize>,
    curve: Curve,
    times: Vec<Duration>,
}

impl Run {
    fn take(&mut self, path: &Path) -> Option<()> {
        let game = Game::read(&fs::read(path).unwrap()).ok()?;
        let options = ScoreOptions::default().with_dead(DeadChoice::Auto);
        let began = Instant::now();
        let scored = self.scorer.score(&game, &options).ok()?;
        let folder = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let rules = &scored.count.result.terms.profile.value.name;
        let set = &format!("{folder} {rules}");
        if !set.contains(&self.wanted) {
            return None;
        }
        self.times.push(began.elapsed());
        if matches!(scored.own, OwnResult::Contested(_)) {
            self.tallies.entry(set.clone()).or_default().nobody += 1;
        }
        let (found, recorded) = own_and_recorded(&scored, &game)?;
        let (dead, agrees) = (&scored.count.dead, found == recorded);
        let sure = dead.uncertain.is_empty();
        if sure && !agrees {
            let cause = scored.counted().disagreement();
            let cause = cause.map_or_else(|| "unexplained".to_owned(), |cause| cause.to_string());
            if self.verbose {
                println!("{}: {recorded}, found {found}: {cause}", path.display());
            }
            let code = cause.split(' ').next().unwrap_or_default().to_owned();
            *self.causes.entry(code).or_default() += 1;
        }
        self.curve.take(dead, game.board.size(), agrees);
        let is_open = |part: &Unfinished| part.undone == Undone::Border;
        let closed = sure && !scored.count.settled.unfinished().iter().any(is_open);
        let tally = self.tallies.entry(set.clone()).or_default();
        tally.take(found, recorded, sure);
        tally.closed += usize::from(closed);
        for engine in &self.engines {
            let said = ask_engine(engine, &game.board, Duration::from_secs(120));
            let said = said.unwrap_or_else(|error| panic!("{engine}: {error}"));
            let names = said.iter().map(|stone| stone.name(game.board.size())).collect();
            let dead = if said.is_empty() { DeadChoice::None } else { DeadChoice::Named(names) };
            let options = options.clone().with_dead(dead);
            let scored = self.scorer.score(&game, &options).ok()?;
            let (found, recorded) = own_and_recorded(&scored, &game)?;
            let engine = engine.split(' ').next().unwrap_or_default();
            let engine = if engine == "node" { "deadstones" } else { engine };
            self.tallies
                .entry(format!("{set} by {engine}"))
                .or_default()
                .take(found, recorded, false);
        }
        Some(())
    }

    fn print(&mut self) {
        for (cause, games) in &self.causes {
            println!("{cause:<32}{games:>7}");
        }
        if self.times.is_empty() {
            return;
        }
        self.curve.print();
        self.times.sort_unstable();
        let median = self.times[self.times.len() / 2].as_secs_f64() * 1000.0;
        let mean = self.times.iter().sum::<Duration>().as_secs_f64() * 1000.0;
        let mean = mean / self.times.len() as f64;
        println!("\n{median:.1} ms a game file (median), {mean:.1} (mean)");
    }
}

/// The result of a game file by its own rules, and the recorded one: the same if it agrees, though it
/// may be stated in zi.
fn own_and_recorded(scored: &ScoredGame, game: &Game) -> Option<(Outcome, Outcome)> {
    let found = scored.own.outcome(scored.count.result.outcome())?;
    let recorded = game.info.recorded.as_ref().and_then(Recorded::black_lead)?;
    if scored.recorded().and_then(|verdict| verdict.agrees()) == Some(true) {
        return Some((found, found));
    }
    let recorded = Outcome::of_black_lead(recorded, Ties::Draw);
    // The same lead in zi is another result if it does not agree.
    (recorded != found).then_some((found, recorded))
}

/// Games by board size, evidence and confidence of their least certain chain: how many, and how many
/// come out as recorded.
#[derive(Default)]
struct Curve(BTreeMap<(bool, &'static str, u32), [usize; 2]>);

impl Curve {
    /// Width of a step of confidence, in thousandths.
    const STEP: u32 = 50;

    fn take(&mut self, dead: &Dead, size: Size, agrees: bool) {
        let Some(least) = dead.verdicts.iter().min_by_key(|verdict| verdict.confidence) else {
            return;
        };
        let step = least.confidence / Self::STEP * Self::STEP;
        let key = (size.points() > 150, least.evidence.as_str(), step);
        let [games, right] = self.0.entry(key).or_default();
        *games += 1;
        *right += usize::from(agrees);
    }

    /// Prints a line for each kind: the interval as a bar from 70 to 100%.
    fn print(&self) {
        println!(
            "\n{:<8}{:<8}{:>5}{:>7}{:>7}  {:<13}70{:>28}",
            "board", "least", "said", "games", "right", "95%", "100"
        );
        for ((large, evidence, step), [games, right]) in &self.0 {
            let board = if *large { "large" } else { "small" };
            let share = *right as f64 / *games as f64;
            let [low, high] = wilson(*right as f64, *games as f64);
            let bar: String = (0..30)
                .map(|place| {
                    let at = 0.7 + 0.01 * (f64::from(place) + 0.5);
                    if (at - share).abs() <= 0.005 {
                        'o'
                    } else if (low..high).contains(&at) {
                        '-'
                    } else {
                        ' '
                    }
                })
                .collect();
            println!(
                "{board:<8}{evidence:<8}{:>5.2}{games:>7}{:>7.1}  {:<13}{}",
                f64::from(*step) / 1000.0,
                share * 100.0,
                format!("{:.1}-{:.1}", low * 100.0, high * 100.0),
                bar.trim_end()
            );
        }
    }
}

/// The 95% interval of a share (Wilson 1927).
fn wilson(right: f64, all: f64) -> [f64; 2] {
    let z = 1.96_f64;
    let share = right / all;
    let middle = share + z * z / (2.0 * all);
    let reach = z * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
    [(middle - reach) / (1.0 + z * z / all), (middle + reach) / (1.0 + z * z / all)]
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
    let count = Count::with_dead(&game, dead, &profile, &Overrides::default()).ok()?;
    let (info, terms) = (&game.info, &count.result.terms);
    let turns = &TurnHistory::of(&game.plays, terms.handicap.value);
    let position = BoardPosition { board: &game.board, settled: &count.settled, turns };
    let profiles = std::slice::from_ref(&profile.value);
    let compared = position.compare(info, &Overrides::default(), terms, profiles);
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
        Overrides { komi: Some(komi), handicap: number("handicap"), ..Overrides::default() };
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
    /// Nobody is named, against the record.
    nobody: usize,
    sure: usize,
    /// Sure, and without an open border.
    closed: usize,
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
        self.nobody += other.nobody;
        self.sure += other.sure;
        self.closed += other.closed;
        self.sure_exact += other.sure_exact;
        self.sure_wrong += other.sure_wrong;
    }

    fn print(&self, set: &str) {
        let [low, high] = wilson(self.sure_exact as f64, self.sure.max(1) as f64);
        let share = 100.0 * self.sure_exact as f64 / self.sure.max(1) as f64;
        let interval = format!("{share:.1}% {:.1}-{:.1}", 100.0 * low, 100.0 * high);
        println!(
            "{set:<28}{:>6}{:>9}{:>8}{:>8}{:>6}{:>8}{:>7}  {interval:<18}{:>12}",
            self.games + self.nobody,
            self.exact,
            self.winner,
            self.nobody,
            self.sure,
            self.closed,
            self.sure_exact,
            self.sure_wrong
        );
    }
}
