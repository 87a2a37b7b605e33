//! `shuzi practise`: questions line by line, and how it goes.

use std::io::{self, BufRead as _, Write as _};
use std::path::Path;
use std::time::Instant;

use super::Failure;
use super::args::{PractiseArgs, PractiseCommand, StatsArgs};
use crate::counting::Settled;
use crate::goban::Color;
use crate::life::Dead;
use crate::output::{attempt_records, csv, marked_text, question_text, statistics_text};
use crate::practice::{Attempt, Drill, LEVELS, Pool, Position, Question, Statistics, missed};
use crate::record::{Games, decode};
use crate::shell::{Folders, History, files_in, read_input, tell};

/// Practises, or shows how it went.
pub(super) fn run(args: &PractiseArgs) -> Result<(), Failure> {
    if let Some(PractiseCommand::Stats(stats)) = &args.command {
        return show_statistics(stats);
    }
    if args.list {
        let mut out = io::stdout().lock();
        for drill in Drill::ALL {
            writeln!(out, "{:<12}{}", drill.word(), drill.about())?;
        }
        return Ok(());
    }
    let pool = match &args.games {
        None => Pool::bundled().map_err(anyhow::Error::from)?,
        Some(folder) => positions_of(folder)?,
    };
    let history = history()?;
    let questions = choose(args, &history, &pool)?;
    ask_all(questions, &history)
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
        tell(format!("{path}:{line}:1: not an attempt: left as it is, and not counted"));
    }
    Ok(remembered.attempts)
}

/// The questions: what was missed before comes back first, then new ones. With a seed they are
/// the same every time.
fn choose(args: &PractiseArgs, history: &History, pool: &Pool) -> Result<Vec<Question>, Failure> {
    let level = args.level;
    let count = usize::from(args.count);
    let drills = args.drill.map_or_else(|| Drill::ALL.to_vec(), |drill| vec![drill]);
    let mut questions = Vec::with_capacity(count);
    if args.seed.is_none() {
        let attempts = remembered(history)?;
        for &drill in &drills {
            for seed in missed(&attempts, drill, level).into_iter().take(count.div_ceil(3)) {
                questions.push(Question::of(drill, level, seed, pool));
            }
        }
        questions.truncate(count.div_ceil(2));
    }
    let first = args.seed.unwrap_or_else(|| fastrand::u64(..1 << 48));
    for (number, seed) in (0..count - questions.len()).zip(first..) {
        questions.push(Question::of(drills[number % drills.len()], level, seed, pool));
    }
    Ok(questions)
}

/// Asks the questions; those answered wrongly once more at the end.
fn ask_all(mut questions: Vec<Question>, history: &History) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut answers = io::stdin().lock();
    let count = questions.len();
    let (mut asked, mut right) = (0, 0);
    let questions_word = if count == 1 { "question" } else { "questions" };
    writeln!(out, "{count} {questions_word}. ? shows a hint, Enter alone passes on, q ends.\n")?;
    let mut number = 0;
    while number < questions.len() {
        let question = questions[number].clone();
        number += 1;
        let again = if number > count { ", once more" } else { "" };
        writeln!(out, "{number}. {}, level {}{again}", question.drill, question.level)?;
        write!(out, "{}", question_text(&question))?;
        let begun = Instant::now();
        let given = loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if io::Read::take(&mut answers, LONGEST_LINE).read_line(&mut line)? == 0 {
                writeln!(out)?;
                return summary(&mut out, asked, right);
            }
            match line.trim() {
                "q" | "quit" => return summary(&mut out, asked, right),
                "?" | "hint" => {
                    let hint = question.worked.first().map_or("no hint", String::as_str);
                    let hint = hint.rsplit_once([':', '=']).map_or(hint, |(before, _)| before);
                    writeln!(out, "{hint} ...")?;
                }
                "" => break None,
                text => match question.answer.read(text, question.board.as_ref()) {
                    Ok(answer) => break Some(answer),
                    Err(error) => writeln!(out, "{error}")?,
                },
            }
        };
        let Some(given) = given else {
            writeln!(out, "It is {}.\n", question.answer)?;
            continue;
        };
        let tenths = u64::try_from(begun.elapsed().as_millis() / 100).unwrap_or(u64::MAX);
        let marked = question.mark(&given);
        writeln!(out, "{}", marked_text(&question, &given, &marked))?;
        let attempt = Attempt {
            time: jiff::Timestamp::now().round(jiff::Unit::Second).unwrap_or_default().to_string(),
            drill: question.drill.word().to_owned(),
            level: question.level,
            seed: question.seed,
            answer: given.to_string(),
            right: question.answer.to_string(),
            correct: marked.right,
            mistake: marked.mistake.map(|mistake| mistake.0.to_owned()),
            tenths,
        };
        if let Err(error) = history.add(&attempt) {
            tell(format!("{}:1:1: cannot be kept ({error})", history.path().display()));
        }
        asked += 1;
        right += usize::from(marked.right);
        if !marked.right && number <= count {
            questions.push(question);
        }
    }
    summary(&mut out, asked, right)
}

/// A longer line is taken in pieces.
const LONGEST_LINE: u64 = 4096;

fn summary(out: &mut impl io::Write, asked: usize, right: usize) -> Result<(), Failure> {
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
            positions.push(Position { name, board: game.board, dead: dead.stones, points });
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
