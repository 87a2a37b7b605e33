//! `shuzi practise`: what is practised, line by line or on the screen, and how it goes.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _, stdout};
use std::path::Path;
use std::time::Instant;

use super::args::{PractiseArgs, PractiseCommand, StatsArgs};
use super::{Failure, practice_tui};
use crate::app::Practising;
use crate::counting::Settled;
use crate::goban::Color;
use crate::life::Dead;
use crate::output::{
    attempt_records, csv, marked_text, question_text, statistics_text, try_again_text,
};
use crate::practice::{
    Answer, Attempt, Drill, FinishedPosition, LEVELS, Lesson, Pool, Round, Schedule, Statistics,
    items,
};
use crate::record::{Games, decode};
use crate::shell::{Folders, History, files_in, read_input, warn};

/// Practises, or shows how it went.
pub(super) fn run(args: &PractiseArgs) -> Result<(), Failure> {
    if let Some(PractiseCommand::Stats(stats)) = &args.command {
        return show_statistics(stats);
    }
    let lessons = Lesson::bundled().map_err(anyhow::Error::from)?;
    if args.list {
        return list(&lessons);
    }
    let pool = match &args.games {
        None => Pool::bundled().map_err(anyhow::Error::from)?,
        Some(folder) => positions_of(folder)?,
    };
    let history = history()?;
    let attempts = if args.seed.is_some() { Vec::new() } else { remembered(&history)? };
    let round = chosen(args, &lessons, &attempts, &pool)?;
    if args.plain || !stdout().is_terminal() || !io::stdin().is_terminal() {
        let round = match round {
            Some(round) => round,
            None => drill_round(args, &Drill::ALL, "", &attempts, &pool),
        };
        return ask_all(round, &history, args.timer);
    }
    let seed = first_seed(args);
    let mut practising = Practising::new(pool, lessons, attempts, &now(), seed).with(
        args.level,
        args.count.into(),
        args.timer,
    );
    if let Some(round) = round {
        practising.begin(round);
    }
    practice_tui::open(practising, &history, &args.look)
}

fn list(lessons: &[Lesson]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for drill in Drill::ALL {
        writeln!(out, "{:<12}{}", drill.as_str(), drill.about())?;
    }
    writeln!(out)?;
    for lesson in lessons {
        writeln!(out, "{:<36}{}", format!("--lesson {}", lesson.name), lesson.title)?;
    }
    Ok(())
}

/// The round that is asked for by name, if one is.
fn chosen(
    args: &PractiseArgs,
    lessons: &[Lesson],
    attempts: &[Attempt],
    pool: &Pool,
) -> Result<Option<Round>, Failure> {
    if let Some(name) = &args.lesson {
        let lesson = lessons.iter().find(|lesson| lesson.name == *name).ok_or_else(|| {
            let message = "is no lesson: `shuzi practise --list` names them";
            Failure::Usage(format!("--lesson {name}: {message}"))
        })?;
        return Ok(Some(Round::of_lesson(lesson, lesson.done(attempts))));
    }
    let round = |drill: Drill| drill_round(args, &[drill], drill.about(), attempts, pool);
    Ok(args.drill.map(round))
}

fn drill_round(
    args: &PractiseArgs,
    drills: &[Drill],
    title: &str,
    attempts: &[Attempt],
    pool: &Pool,
) -> Round {
    let due = Schedule::of(attempts).due(&now());
    let seed = (first_seed(args), args.seed.is_some());
    Round::of_items(title, &items(drills, args.level, args.count.into(), &due, seed), pool)
}

/// Where new questions begin.
fn first_seed(args: &PractiseArgs) -> u64 {
    args.seed.unwrap_or_else(|| fastrand::u64(..1 << 48))
}

/// The time as the history writes it.
pub(super) fn now() -> String {
    jiff::Timestamp::now().round(jiff::Unit::Second).unwrap_or_default().to_string()
}

fn history() -> Result<History, Failure> {
    let folders = Folders::of_user().ok_or_else(|| {
        Failure::Failed(anyhow::anyhow!("no home folder: set HOME or SHUZI_DATA_DIR"))
    })?;
    Ok(History::at(folders.data.join("history.jsonl")))
}

/// The history's attempts; what cannot be read of it is told, and left.
fn remembered(history: &History) -> Result<Vec<Attempt>, Failure> {
    let path = history.path().display();
    let remembered = history.read().map_err(|error| {
        Failure::Failed(anyhow::anyhow!("{path}:1:1: cannot be read ({error}): check the file"))
    })?;
    for line in &remembered.broken {
        warn(format!("{path}:{line}:1: not an attempt: left as it is, and not counted"));
    }
    Ok(remembered.attempts)
}

/// Asks the questions line by line.
fn ask_all(mut round: Round, history: &History, limit: Option<u64>) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut answers = io::stdin().lock();
    let (_, count) = round.progress();
    let questions_word = if count == 1 { "question" } else { "questions" };
    writeln!(out, "{count} {questions_word}. ? shows a hint, Enter alone passes on, q ends.\n")?;
    let mut number = round.progress().0;
    while let Some(task) = round.task().cloned() {
        let question = &task.question;
        number += 1;
        if round.is_lesson() {
            writeln!(out, "{number}. {}", round.title())?;
        } else {
            let again = if task.again { ", once more" } else { "" };
            writeln!(out, "{number}. {}, level {}{again}", task.drill, task.level)?;
        }
        write!(out, "{}", question_text(question))?;
        let begun = Instant::now();
        let given = loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if io::Read::take(&mut answers, LONGEST_LINE).read_line(&mut line)? == 0 {
                writeln!(out)?;
                return summary(&mut out, &round);
            }
            match line.trim() {
                "q" | "quit" => return summary(&mut out, &round),
                "?" | "i" | "hint" => {
                    writeln!(out, "{}", question.hint.as_deref().unwrap_or("no hint"))?;
                }
                "" | "p" | "pass" if question.answer != Answer::Read => break None,
                text => match question.answer.read(text, question.board.as_ref()) {
                    Ok(answer) => break Some(answer),
                    Err(error) => writeln!(out, "{error}")?,
                },
            }
        };
        let tenths = u64::try_from(begun.elapsed().as_millis() / 100).unwrap_or(u64::MAX);
        let Some((given, (marked, mut attempt))) =
            given.and_then(|given| Some((given.clone(), round.answer(&given, tenths)?)))
        else {
            writeln!(out, "It is {}.\n", question.answer)?;
            // A lesson goes on from what it has just said.
            round.go_on(round.is_lesson().then_some(true));
            continue;
        };
        if question.answer != Answer::Read {
            let text = if round.is_lesson() && !marked.right {
                try_again_text(&given, &marked)
            } else {
                marked_text(question, &given, &marked)
            };
            write!(out, "{text}")?;
            let why = question.why.as_ref().filter(|_| marked.right);
            if let Some(why) = why {
                writeln!(out, "{why}")?;
            }
            if let Some(limit) = limit {
                let over = if tenths > 10 * limit { ": too slow" } else { "" };
                writeln!(out, "{}.{} s of {limit} s{over}.", tenths / 10, tenths % 10)?;
            }
        }
        writeln!(out)?;
        attempt.time = now();
        if let Err(error) = history.add(&attempt) {
            warn(format!("{}:1:1: cannot be kept ({error})", history.path().display()));
        }
        number -= usize::from(round.is_lesson() && !marked.right);
        round.go_on(Some(marked.right));
    }
    summary(&mut out, &round)
}

/// A longer line is taken in pieces.
const LONGEST_LINE: u64 = 4096;

fn summary(out: &mut impl io::Write, round: &Round) -> Result<(), Failure> {
    let (asked, right) = round.score();
    if asked > 0 {
        writeln!(out, "{right} of {asked} right. `shuzi practise stats` shows how it goes.")?;
    }
    Ok(())
}

fn show_statistics(args: &StatsArgs) -> Result<(), Failure> {
    let attempts = remembered(&history()?)?;
    let statistics = Statistics::of(&attempts);
    let mut out = io::stdout().lock();
    if args.json {
        let line = serde_json::to_string(&statistics).map_err(anyhow::Error::from)?;
        writeln!(out, "{line}")?;
    } else if args.csv {
        write!(out, "{}", csv(&attempt_records(&attempts)))?;
    } else {
        write!(out, "{}", statistics_text(&statistics))?;
    }
    Ok(())
}

/// The finished games of a folder: those whose dead stones are marked, or certain.
fn positions_of(folder: &Path) -> Result<Pool, Failure> {
    let name = folder.display();
    let paths = files_in(folder, "sgf").map_err(|error| {
        Failure::Failed(anyhow::anyhow!("{name}:1:1: cannot be read ({error}): check the folder"))
    })?;
    let mut positions = Vec::new();
    for path in &paths {
        let Ok(bytes) = read_input(path) else { continue };
        let text = decode(&bytes, None);
        let Some(Ok((game, _))) = Games::of(&text, None).next() else { continue };
        let dead = game.marks.map_or_else(
            || Dead::proposed(&game.board),
            |marks| Dead::said(marks.dead, crate::life::DeadSource::File),
        );
        let settled = Settled::of(&game.board, &dead.stones);
        if dead.uncertain.is_empty() && settled.unfinished().len() < 3 {
            let points = Color::BOTH.map(|color| settled.count(color).total());
            let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
            let name = name.unwrap_or_default();
            positions.push(FinishedPosition { name, board: game.board, dead: dead.stones, points });
        }
    }
    if positions.is_empty() {
        let message = format!("{name}:1:1: no finished game in SGF here: name another folder");
        return Err(Failure::Failed(anyhow::anyhow!(message)));
    }
    Ok(Pool::of(positions))
}

/// A level, as it is typed.
pub(super) fn level(text: &str) -> Result<u8, String> {
    let level = text.parse().ok().filter(|level| LEVELS.contains(level));
    level.ok_or_else(|| format!("a level is {} to {}", LEVELS.start(), LEVELS.end()))
}
