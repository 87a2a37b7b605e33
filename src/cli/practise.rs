//! `shuzi practise`: what is practised, line by line or on the screen, and the progress made.

use std::io::{self, IsTerminal as _, Write as _, stdout};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use shuzi_core::counting::Settled;
use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_core::place::at;
use shuzi_core::practice::{
    Attempt, Drill, FinishedPosition, LARGEST_SEED, LEVELS, Lesson, Material, Pool, Round,
    Schedule, Statistics, due, items, today,
};
use shuzi_core::record::{Games, decode};
use shuzi_core::scorer::{ScoreOptions, Scorer};

use super::args::{AppearanceArgs, PrintArgs, lesson, named, whole};
use super::environment::Environment;
use super::plain::PracticeDialogue;
use super::printing::print;
use crate::output::{Format, StatisticsPage};
use crate::screens::{self, MenuRow, Practising};
use crate::shell::{
    Failure, OutputResult as _, files_in, folder_unreadable, history, local_time, read_input,
    remembered,
};
use shuzi_words::Words;

/// `shuzi practise`.
#[derive(Debug, Args)]
#[command(override_usage = "shuzi practise [OPTIONS]\n       shuzi practise <COMMAND>")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct PractiseArgs {
    /// The subcommand.
    #[command(subcommand)]
    pub command: Option<PractiseCommand>,
    /// Start this drill at once (default: the menu on the screen, otherwise today's five minutes).
    #[arg(long, value_name = "NAME", conflicts_with = "lesson", value_parser = named::<Drill>())]
    pub drill: Option<Drill>,
    /// Start this lesson at once, where it was left.
    #[arg(long, value_name = "NAME", value_parser = lesson())]
    pub lesson: Option<String>,
    /// Start a whole 19×19 game against the clock, stage by stage.
    #[arg(long, conflicts_with_all = ["drill", "lesson"])]
    pub whole: bool,
    /// One question per unfinished lesson, to skip what is already known.
    #[arg(long, conflicts_with_all = ["drill", "lesson", "whole"])]
    pub placement: bool,
    /// The level of drills: 1, 2 or 3.
    #[arg(long, value_name = "N", value_parser = level)]
    pub level: Option<u8>,
    /// The number of questions.
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=1000))]
    pub count: Option<u16>,
    /// Repeat the same questions for the same number; without it, missed questions come first.
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=(1 << 48) - 1))]
    pub seed: Option<u64>,
    /// Show a clock with this many seconds per question.
    #[arg(long, value_name = "SECONDS", value_parser = whole::<u64>(1..=3600))]
    pub timer: Option<u64>,
    /// A folder of finished games to take positions from (default: the bundled games).
    #[arg(long, value_name = "FOLDER")]
    pub games: Option<PathBuf>,
    /// Run line by line on standard input and output (the default without a terminal).
    #[arg(long)]
    pub plain: bool,
    /// The appearance of the screen.
    #[command(flatten)]
    pub look: AppearanceArgs,
    /// List the drills and lessons.
    #[arg(long)]
    pub list: bool,
}

/// The subcommands of `shuzi practise`.
#[derive(Debug, Subcommand)]
pub enum PractiseCommand {
    /// Print accuracy and speed per drill, the weakest first.
    Stats(StatsArgs),
}

/// `shuzi practise stats`.
#[derive(Debug, Args)]
pub struct StatsArgs {
    /// Print every attempt as comma-separated values.
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub csv: bool,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Parses a level.
fn level(text: &str) -> Result<u8, Message> {
    let level = text.parse().ok().filter(|level| LEVELS.contains(level));
    level.ok_or_else(|| {
        let values = [("least", (*LEVELS.start()).into()), ("most", (*LEVELS.end()).into())];
        Message::new("cli-choose-level", values)
    })
}

/// The level and the number of questions where none is asked for.
const LEVEL: u8 = *LEVELS.start();
const COUNT: u16 = 10;

/// Practises, or shows how it went.
pub(super) fn run(args: &PractiseArgs, environment: &Environment) -> Result<(), Failure> {
    let words = &environment.words;
    if let Some(PractiseCommand::Stats(stats)) = &args.command {
        return show_statistics(stats, environment);
    }
    let mut material = Material::bundled()?;
    if args.list {
        return list(&material.lessons, words);
    }
    if let Some(folder) = &args.games {
        material.pool = positions_of(folder)?;
    }
    let history = history(environment.folders()?);
    let attempts = if args.seed.is_some() { Vec::new() } else { remembered(&history, words)? };
    let chosen = chosen(args, &material.lessons)?;
    let seed = first_seed(args);
    if args.plain || !stdout().is_terminal() || !io::stdin().is_terminal() {
        // Who asks for questions of a level, a number or a seed wants drills.
        let drills = args.level.is_some() || args.count.is_some() || args.seed.is_some();
        let otherwise = if drills { MenuRow::Mixed } else { MenuRow::Today };
        let round = match chosen.unwrap_or(otherwise) {
            MenuRow::Today => {
                let schedule = Schedule::of(&attempts);
                today(&material, &attempts, &schedule, &local_time(), seed)
            }
            MenuRow::Lesson(number) => {
                let lesson = &material.lessons[number];
                Round::of_lesson(lesson, lesson.done(&attempts))
            }
            MenuRow::Whole => Round::whole_game(seed, 19, &material.pool),
            MenuRow::Placement => Round::placement(&material.lessons, &attempts),
            MenuRow::Drill(drill) => {
                drill_round(args, &[drill], drill.title(), &attempts, &material)
            }
            MenuRow::Mixed | MenuRow::Due => {
                let title = Message::plain("round-mixed");
                drill_round(args, &Drill::ALL, title, &attempts, &material)
            }
        };
        return PracticeDialogue { round, history: &history, limit: args.timer, words }.run();
    }
    let (level, count) = (args.level.unwrap_or(LEVEL), args.count.unwrap_or(COUNT).into());
    let practising = Practising::new(material, attempts, &local_time(), seed);
    let mut practising = practising.with(level, count, args.timer);
    if let Some(row) = chosen {
        practising.choose(row);
    }
    let (scorer, options) = (Scorer::default(), ScoreOptions::default());
    screens::practise(environment.context(scorer, options, (&args.look).into())?, practising)
}

fn list(lessons: &[Lesson], words: &Words) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for drill in Drill::ALL {
        writeln!(out, "{:<12}{}", drill.as_str(), words.value(&drill.into())).or_fail()?;
    }
    writeln!(out).or_fail()?;
    for lesson in lessons {
        let option = format!("--lesson {}", lesson.name);
        writeln!(out, "{option:<36}{}", words.message(&lesson.title)).or_fail()?;
    }
    Ok(())
}

/// What is asked for by name, if anything is.
fn chosen(args: &PractiseArgs, lessons: &[Lesson]) -> Result<Option<MenuRow>, Failure> {
    if let Some(name) = &args.lesson {
        let number = lessons.iter().position(|lesson| lesson.name == *name).ok_or_else(|| {
            Failure::usage_with("usage-no-lesson", [("name", name.as_str().into())])
        })?;
        return Ok(Some(MenuRow::Lesson(number)));
    }
    let whole = args.whole.then_some(MenuRow::Whole);
    let placement = args.placement.then_some(MenuRow::Placement);
    Ok(args.drill.map(MenuRow::Drill).or(whole).or(placement))
}

fn drill_round(
    args: &PractiseArgs,
    drills: &[Drill],
    title: Message,
    attempts: &[Attempt],
    material: &Material,
) -> Round {
    let due = due(material, attempts, &Schedule::of(attempts), &local_time());
    let seed = (first_seed(args), args.seed.is_some());
    let (level, count) = (args.level.unwrap_or(LEVEL), args.count.unwrap_or(COUNT).into());
    Round::of_items(title, &items(drills, level, count, &due, seed), material)
}

/// Where new questions begin.
fn first_seed(args: &PractiseArgs) -> u64 {
    args.seed.unwrap_or_else(|| fastrand::u64(..LARGEST_SEED))
}

fn show_statistics(args: &StatsArgs, environment: &Environment) -> Result<(), Failure> {
    if args.print.schema {
        return Err(Failure::usage_with("cli-error-unknown", [("argument", "--schema".into())]));
    }
    let words = &environment.words;
    let attempts = remembered(&history(environment.folders()?), words)?;
    let statistics = Statistics::of(&attempts);
    let page = StatisticsPage { statistics: &statistics, attempts: &attempts };
    print(&page, &args.print.or(args.csv, Format::Csv), words)
}

/// The finished games of a folder: those whose dead stones are marked, or certain.
fn positions_of(folder: &Path) -> Result<Pool, Failure> {
    let in_folder = |what: Message| Failure::Failed(at(folder.display(), what));
    let paths = files_in(folder, "sgf").map_err(|error| folder_unreadable(folder, &error))?;
    let (scorer, options) = (Scorer::default(), ScoreOptions::default());
    let mut positions = Vec::new();
    for path in &paths {
        let Ok(bytes) = read_input(path) else { continue };
        let text = decode(&bytes, None);
        let Some(Ok((game, _))) = Games::of(&text, None).next() else { continue };
        let Ok((dead, _)) = scorer.dead(&game, &options) else { continue };
        let settled = Settled::of(&game.board, &dead.stones);
        if dead.uncertain.is_empty() && settled.unfinished().len() < 3 {
            let points = Color::BOTH.map(|color| settled.count(color).total());
            let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
            let name = name.unwrap_or_default();
            positions.push(FinishedPosition { name, board: game.board, dead: dead.stones, points });
        }
    }
    if positions.is_empty() {
        return Err(in_folder(Message::plain("no-games-in-folder")));
    }
    Ok(Pool::of(positions))
}
