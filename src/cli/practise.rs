//! `shuzi practise`: what is practised, line by line or on the screen, and the progress made.

use std::io::{self, BufRead as _, IsTerminal as _, Write, stdout};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use super::args::{PractiseArgs, PractiseCommand, StatsArgs};
use super::failure::OutputResult as _;
use super::paths::folders;
use super::printing::print;
use super::{Failure, practice_tui};
use crate::app::Practising;
use crate::counting::Settled;
use crate::fact::{Message, Value};
use crate::goban::Color;
use crate::life::{Dead, DeadSource};
use crate::output::{
    Format, StatisticsPage, hint_text, marked_text, question_text, try_again_text,
};
use crate::practice::{
    Answer, Attempt, Drill, FinishedPosition, Lesson, Pool, Question, Round, Schedule, Statistics,
    items,
};
use crate::record::{Games, decode};
use crate::shell::{History, files_in, read_input, system_refusal, warn};
use crate::words::Words;

/// Practises, or shows how it went.
pub(super) fn run(args: &PractiseArgs, words: &Arc<Words>) -> Result<(), Failure> {
    if let Some(PractiseCommand::Stats(stats)) = &args.command {
        return show_statistics(stats, words);
    }
    let lessons = Lesson::bundled()?;
    if args.list {
        return list(&lessons, words);
    }
    let pool = match &args.games {
        None => Pool::bundled()?,
        Some(folder) => positions_of(folder)?,
    };
    let history = history()?;
    let attempts = if args.seed.is_some() { Vec::new() } else { remembered(&history, words)? };
    let round = chosen(args, &lessons, &attempts, &pool)?;
    if args.plain || !stdout().is_terminal() || !io::stdin().is_terminal() {
        let mixed = || {
            let title = Message::plain("round-mixed");
            drill_round(args, &Drill::ALL, title, &attempts, &pool)
        };
        let round = round.unwrap_or_else(mixed);
        return Dialogue { round, history: &history, limit: args.timer, words }.run();
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
    practice_tui::open(practising, &history, &args.look, words)
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

/// The round that is asked for by name, if one is.
fn chosen(
    args: &PractiseArgs,
    lessons: &[Lesson],
    attempts: &[Attempt],
    pool: &Pool,
) -> Result<Option<Round>, Failure> {
    if let Some(name) = &args.lesson {
        let lesson = lessons.iter().find(|lesson| lesson.name == *name).ok_or_else(|| {
            Failure::usage_with("usage-no-lesson", [("name", name.as_str().into())])
        })?;
        return Ok(Some(Round::of_lesson(lesson, lesson.done(attempts))));
    }
    let round = |drill: Drill| drill_round(args, &[drill], drill.title(), attempts, pool);
    Ok(args.drill.map(round))
}

fn drill_round(
    args: &PractiseArgs,
    drills: &[Drill],
    title: Message,
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
    chrono::Utc::now().to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

fn history() -> Result<History, Failure> {
    Ok(History::at(folders()?.data.join("history.jsonl")))
}

/// What is wrong with the history, at a line of it.
fn at_line(history: &History, line: usize, what: Message) -> Message {
    let place = format!("{}:{line}:1", history.path().display());
    Message::new("at-place", [("place", place.into()), ("what", what.into())])
}

/// That an attempt could not be added to the history.
pub(super) fn not_kept(history: &History, error: &io::Error) -> Message {
    let what = Message::new("attempt-not-kept", [("why", system_refusal(error))]);
    at_line(history, 1, what)
}

/// The history's attempts; what cannot be read of it is told, and left.
fn remembered(history: &History, words: &Words) -> Result<Vec<Attempt>, Failure> {
    let remembered = history.read().map_err(|error| {
        let what = Message::new("file-unreadable", [("why", system_refusal(&error))]);
        Failure::Failed(at_line(history, 1, what))
    })?;
    for &line in &remembered.broken {
        let what = Message::plain("not-an-attempt");
        warn(words.message(&at_line(history, line, what)));
    }
    Ok(remembered.attempts)
}

/// Practice line by line.
struct Dialogue<'a> {
    round: Round,
    history: &'a History,
    /// The seconds a question should take, if there is a limit.
    limit: Option<u64>,
    words: &'a Words,
}

/// What was answered to a question.
enum Given {
    /// This.
    Answer(Answer),
    /// Nothing: the solution is wanted.
    Passed,
    /// Nothing any more.
    Ended,
}

/// A longer line is taken in pieces.
const LONGEST_LINE: u64 = 4096;

impl Dialogue<'_> {
    fn run(mut self) -> Result<(), Failure> {
        let words = self.words;
        let mut out = io::stdout().lock();
        let mut answers = io::stdin().lock();
        let (_, count) = self.round.progress();
        let begins = words.say("round-begins", &[("count", count.into())]);
        writeln!(out, "{begins}\n").or_fail()?;
        let mut number = self.round.progress().0;
        while let Some(task) = self.round.task().cloned() {
            let question = &task.question;
            number += 1;
            let heading = if self.round.is_lesson() {
                words.message(self.round.title())
            } else {
                let id = if task.again { "round-question-again" } else { "round-question" };
                let values = [("drill", task.drill.as_str().into()), ("level", task.level.into())];
                words.say(id, &values)
            };
            write!(out, "{number}. {heading}\n{}", question_text(question, words)).or_fail()?;
            let begun = Instant::now();
            let given = match self.ask(question, &mut out, &mut answers)? {
                Given::Answer(answer) => answer,
                Given::Ended => break,
                Given::Passed => {
                    let right = [("answer", Value::from(&question.answer))];
                    writeln!(out, "{}\n", words.say("answer-revealed", &right)).or_fail()?;
                    // A lesson goes on from what it has just said.
                    self.round.go_on(self.round.is_lesson().then_some(true));
                    continue;
                }
            };
            let tenths = u64::try_from(begun.elapsed().as_millis() / 100).unwrap_or(u64::MAX);
            let right = self.mark(question, &given, tenths, &mut out)?;
            number -= usize::from(self.round.is_lesson() && !right);
            self.round.go_on(Some(right));
        }
        self.summary(&mut out)
    }

    /// Reads what is answered to a question.
    fn ask(
        &self,
        question: &Question,
        out: &mut impl Write,
        answers: &mut io::StdinLock<'_>,
    ) -> Result<Given, Failure> {
        loop {
            write!(out, "> ").or_fail()?;
            out.flush().or_fail()?;
            let mut line = String::new();
            let read = io::Read::take(&mut *answers, LONGEST_LINE).read_line(&mut line);
            if read.or_fail()? == 0 {
                writeln!(out).or_fail()?;
                return Ok(Given::Ended);
            }
            match line.trim() {
                "q" | "quit" => return Ok(Given::Ended),
                "?" | "i" | "hint" => {
                    let hint = hint_text(question, self.words);
                    let hint = hint.unwrap_or_else(|| self.words.get("no-hint"));
                    writeln!(out, "{hint}").or_fail()?;
                }
                "" | "p" | "pass" if question.answer != Answer::Read => return Ok(Given::Passed),
                text => match question.answer.read(text, question.board.as_ref()) {
                    Ok(answer) => return Ok(Given::Answer(answer)),
                    Err(error) => writeln!(out, "{}", self.words.fact(&error)).or_fail()?,
                },
            }
        }
    }

    /// Marks an answer, says what it is worth, and keeps the attempt.
    fn mark(
        &mut self,
        question: &Question,
        given: &Answer,
        tenths: u64,
        out: &mut impl Write,
    ) -> Result<bool, Failure> {
        let words = self.words;
        let Some((marked, mut attempt)) = self.round.answer(given, tenths) else {
            return Ok(true);
        };
        if question.answer != Answer::Read {
            let text = if self.round.is_lesson() && !marked.right {
                try_again_text(given, &marked, words)
            } else {
                marked_text(question, given, &marked, words)
            };
            write!(out, "{text}").or_fail()?;
            if let Some(why) = question.why.as_ref().filter(|_| marked.right) {
                writeln!(out, "{}", words.message(why)).or_fail()?;
            }
            if let Some(limit) = self.limit {
                let id = if tenths > 10 * limit { "round-time-over" } else { "round-time" };
                let seconds = format!("{}.{}", tenths / 10, tenths % 10);
                let values = [("seconds", seconds.into()), ("limit", limit.into())];
                writeln!(out, "{}", words.say(id, &values)).or_fail()?;
            }
        }
        writeln!(out).or_fail()?;
        attempt.time = now();
        if let Err(error) = self.history.add(&attempt) {
            warn(words.message(&not_kept(self.history, &error)));
        }
        Ok(marked.right)
    }

    fn summary(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (asked, right) = self.round.score();
        if asked == 0 {
            return Ok(());
        }
        let values = [("right", right.into()), ("asked", asked.into())];
        writeln!(out, "{}", self.words.say("round-summary", &values)).or_fail()
    }
}

fn show_statistics(args: &StatsArgs, words: &Words) -> Result<(), Failure> {
    let attempts = remembered(&history()?, words)?;
    let statistics = Statistics::of(&attempts);
    let page = StatisticsPage { statistics: &statistics, attempts: &attempts };
    let mut printed = args.print.clone();
    if args.csv {
        printed.format = Some(Format::Csv);
    }
    print(&page, &printed, words)
}

/// The finished games of a folder: those whose dead stones are marked, or certain.
fn positions_of(folder: &Path) -> Result<Pool, Failure> {
    let at = |what: Message| {
        let place = format!("{}:1:1", folder.display());
        let values = [("place", place.into()), ("what", what.into())];
        Failure::Failed(Message::new("at-place", values))
    };
    let paths = files_in(folder, "sgf").map_err(|error| {
        at(Message::new("folder-unreadable", [("why", system_refusal(&error))]))
    })?;
    let mut positions = Vec::new();
    for path in &paths {
        let Ok(bytes) = read_input(path) else { continue };
        let text = decode(&bytes, None);
        let Some(Ok((game, _))) = Games::of(&text, None).next() else { continue };
        let dead = game.marks.map_or_else(
            || Dead::proposed(&game.board),
            |marks| Dead::said(marks.dead, DeadSource::File),
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
        return Err(at(Message::plain("no-games-in-folder")));
    }
    Ok(Pool::of(positions))
}
