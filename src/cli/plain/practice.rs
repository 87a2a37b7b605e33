//! Practice line by line.

use std::io::{self, Write};
use std::time::Instant;

use shuzi_core::fact::Value;
use shuzi_core::practice::{Answer, AnswerError, Question, Round, Subject, Task};

use super::LONGEST_LINE;
use crate::output::{
    hint_text, marked_text, question_text, revealed_text, seconds, try_again_text,
};
use crate::shell::{Failure, History, OutputResult as _, local_time, not_kept, read_line, warn};
use shuzi_words::Words;

/// Practice line by line.
pub(in crate::cli) struct PracticeDialogue<'a> {
    pub(in crate::cli) round: Round,
    pub(in crate::cli) history: &'a History,
    /// The seconds a question should take, if there is a limit.
    pub(in crate::cli) limit: Option<u64>,
    pub(in crate::cli) words: &'a Words,
}

/// What was answered to a question.
enum Given {
    /// This, after so many hints.
    Answer(Answer, usize),
    /// Nothing: the solution is wanted.
    Passed,
    /// Nothing any more.
    Ended,
}

fn tenths_since(begun: Instant) -> u64 {
    u64::try_from(begun.elapsed().as_millis() / 100).unwrap_or(u64::MAX)
}

impl PracticeDialogue<'_> {
    pub(in crate::cli) fn run(mut self) -> Result<(), Failure> {
        let words = self.words;
        let mut out = io::stdout().lock();
        let mut answers = io::stdin().lock();
        let (_, count) = self.round.progress();
        let begins = words.say("round-begins", &[("count", count.into())]);
        writeln!(out, "{begins}\n").or_fail()?;
        let mut number = self.round.progress().0;
        while let Some(task) = self.round.task().cloned() {
            let question = task.question();
            if task.is_later_line() {
                // The board has been printed, and the heading.
                let asked = Question { board: None, ..question.clone() };
                write!(out, "{}", question_text(&asked, words)).or_fail()?;
            } else {
                number += 1;
                self.begin(number, &task, &mut out)?;
            }
            let begun = Instant::now();
            let (given, hints) = match self.ask(question, &mut out, &mut answers)? {
                Given::Answer(answer, hints) => (answer, hints),
                Given::Ended => break,
                Given::Passed => {
                    self.round.pass(tenths_since(begun));
                    if question.shape.is_some() {
                        // There is no board to show it on.
                        let points = [("answer", Value::from(&question.answer))];
                        writeln!(out, "{}", words.say("answer-revealed", &points)).or_fail()?;
                    }
                    writeln!(out, "{}", revealed_text(question, words)).or_fail()?;
                    // A lesson continues from what it has just said.
                    self.round.go_on(self.round.is_lesson().then_some(true));
                    continue;
                }
            };
            let tenths = tenths_since(begun);
            let right = self.mark(question, &given, tenths, hints, &mut out)?;
            number -= usize::from(self.round.is_lesson() && !right);
            self.round.go_on(Some(right));
        }
        self.summary(&mut out)
    }

    /// Writes the heading of a question, and the question.
    fn begin(&self, number: usize, task: &Task, out: &mut impl Write) -> Result<(), Failure> {
        let words = self.words;
        let heading = if let Subject::Drill(drill) = task.subject {
            let id = if task.again { "round-question-again" } else { "round-question" };
            words.say(id, &[("drill", drill.into()), ("level", task.level.into())])
        } else {
            words.message(self.round.title())
        };
        write!(out, "{number}. {heading}\n{}", question_text(task.question(), words)).or_fail()
    }

    /// Reads what is answered to a question.
    fn ask(
        &self,
        question: &Question,
        out: &mut impl Write,
        answers: &mut io::StdinLock<'_>,
    ) -> Result<Given, Failure> {
        let how = match question.answer {
            Answer::Stones(_) => Some(AnswerError::NotStones),
            Answer::Points(_) => Some(AnswerError::NotPoints),
            _ => None,
        };
        if let Some(how) = how {
            writeln!(out, "{}", self.words.fact(&how)).or_fail()?;
        }
        if question.answer == Answer::Read {
            writeln!(out, "{}", self.words.get("practice-read")).or_fail()?;
        }
        let mut hints = 0;
        loop {
            write!(out, "> ").or_fail()?;
            out.flush().or_fail()?;
            let Some(line) = read_line(answers, LONGEST_LINE).or_fail()? else {
                writeln!(out).or_fail()?;
                return Ok(Given::Ended);
            };
            match line.trim() {
                "q" | "quit" => return Ok(Given::Ended),
                "?" | "i" | "hint" => {
                    let hint = question.hints.get(hints).or(question.hints.last());
                    let hint = hint.and_then(|hint| hint_text(question, hint, self.words));
                    let hint = hint.unwrap_or_else(|| self.words.get("no-hint"));
                    hints = (hints + 1).min(question.hints.len());
                    writeln!(out, "{hint}").or_fail()?;
                }
                "" | "p" | "pass" if question.answer != Answer::Read => return Ok(Given::Passed),
                text => match question.answer.read(text, question.board.as_ref()) {
                    Ok(answer) => return Ok(Given::Answer(answer, hints)),
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
        hints: usize,
        out: &mut impl Write,
    ) -> Result<bool, Failure> {
        let words = self.words;
        let Some((marked, attempt)) = self.round.answer(given, (tenths, hints)) else {
            return Ok(true);
        };
        if question.answer != Answer::Read {
            let text = if self.round.stays_until_right() && !marked.right {
                let hint = question.hints.first();
                let hint = hint.and_then(|hint| hint_text(question, hint, words));
                let hint = hint.map_or_else(String::new, |hint| hint + "\n");
                try_again_text(given, &marked, words) + &hint
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
        if let Some(mut attempt) = attempt {
            attempt.time = local_time();
            if let Err(error) = self.history.add(&attempt) {
                warn(words.message(&not_kept(self.history, &error)));
            }
        }
        Ok(marked.right)
    }

    fn summary(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (asked, right) = self.round.score();
        if asked == 0 {
            return Ok(());
        }
        for lap in self.round.laps() {
            let sign = if lap.right { '✓' } else { '✗' };
            let stage = self.words.message(&lap.stage.title());
            writeln!(out, "{sign} {stage}: {}", seconds(lap.tenths)).or_fail()?;
        }
        let values = [("right", right.into()), ("asked", asked.into())];
        writeln!(out, "{}", self.words.say("round-summary", &values)).or_fail()
    }
}
