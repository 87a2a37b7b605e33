//! `shuzi count --plain`: the same walk-through, line by line.

mod page;
mod practice;

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::sync::Arc;

use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::{Chain, Vertex, VertexError, VertexSet};
use shuzi_core::rules::Profile;

use crate::shell::{Failure, OutputResult as _, read_line};
use page::{PlainPage, played_page};
pub(in crate::cli) use practice::PracticeDialogue;
use shuzi_walk::{Count, NumberEntry, Session, Setting, Step, StepKind};
use shuzi_words::Words;

/// Asks step by step on standard output and reads the answers from standard input; how far the
/// count came.
pub(in crate::cli) fn run(
    session: Session,
    profiles: Vec<Arc<Profile>>,
    words: &Words,
) -> Result<Session, Failure> {
    let mut dialogue = PlainDialogue {
        count: Count::new(session, profiles),
        words,
        out: io::stdout().lock(),
        asked: None,
        is_playing: false,
    };
    let mut answers = io::stdin().lock();
    dialogue.ask()?;
    while let Some(line) = read_line(&mut answers, LONGEST_LINE).or_fail()? {
        if dialogue.answer(line.trim())? {
            return Ok(dialogue.count.session().clone());
        }
    }
    dialogue.ended()
}

/// Of a longer line this much is taken, in bytes.
pub(in crate::cli) const LONGEST_LINE: u64 = 4096;

struct PlainDialogue<'a> {
    count: Count,
    words: &'a Words,
    out: io::StdoutLock<'static>,
    /// A setting that was asked about, as it was typed.
    asked: Option<String>,
    /// Whether the players play on from the dead stones.
    is_playing: bool,
}

impl PlainDialogue<'_> {
    fn step(&self) -> Step {
        self.count.session().step
    }

    fn tell(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.out, "{line}").or_fail()
    }

    /// Takes an answer; true when the walk-through is over.
    fn answer(&mut self, line: &str) -> Result<bool, Failure> {
        let before = self.step();
        // Whoever reads the help is still asked; anything else but Enter is another answer.
        if self.asked.is_some() && !matches!(line, "help" | "?") {
            let asked = self.asked.take();
            if let (Some(asked), "") = (asked.as_deref(), line) {
                return self.answered(|dialogue| dialogue.set(asked));
            }
            self.asked = asked.filter(|asked| asked == line);
        }
        // A question about a number is not passed by asking for the result.
        let is_whose = self.count.kind() == StepKind::Whose;
        if let (true, Some(question)) =
            (line == "result" || line.is_empty() && is_whose, self.count.question())
        {
            let question = self.words.message(question);
            self.tell(&question)?;
            return Ok(false);
        }
        // What was asked about is taken by Enter alone; once anything else is said, what was not
        // taken is not taken later, out of sight.
        let is_answer = matches!(line, "y" | "yes" | "o" | "swap" | "" | "help" | "?");
        if !is_answer {
            self.count.forget_typed();
        }
        match line {
            "quit" | "q" => return Ok(true),
            "help" | "?" => {
                let help = ["plain-help", "plain-help-settings"].map(|id| self.words.get(id));
                self.tell(&help.join("\n"))?;
                self.out.flush().or_fail()?;
                return Ok(false);
            }
            "back" if self.is_playing => self.is_playing = false,
            "undo" if self.is_playing => self.count.take_back_move(),
            "redo" if self.is_playing => self.count.play_again(),
            "" if self.is_playing => self.is_playing = !self.count.settle_by_play(),
            "back" => self.count.back(),
            "undo" => self.count.undo(),
            "redo" => self.count.redo(),
            "result" => self.count.finish(),
            "verify" if before == Step::Result => self.count.next_side(),
            "y" | "yes" | "n" | "no" if self.count.kind() == StepKind::YesNo => {
                self.count.answer(line.starts_with('y'));
            }
            "recount" if self.count.can_recount() => self.count.recount(),
            "y" | "yes" if self.count.can_agree() => {
                // What is named has been read.
                if let Some(named) = self.count.agree() {
                    self.count.look_at(named);
                }
            }
            "o" | "swap" if self.count.kind() == StepKind::Whose => self.count.swap_sides(),
            "verify" if before == Step::Side => self.count.verify(),
            "" if before == Step::Result => return Ok(true),
            "" => self.count.next(),
            _ => return self.answered(|dialogue| dialogue.take(line)),
        }
        self.go_on()
    }

    /// Carries out what a line says, or says why not.
    fn answered(
        &mut self,
        carry_out: impl FnOnce(&mut Self) -> Result<(), Message>,
    ) -> Result<bool, Failure> {
        match carry_out(self) {
            Ok(()) => self.go_on(),
            Err(why) => {
                let why = self.words.message(&why);
                self.tell(&why)?;
                Ok(false)
            }
        }
    }

    /// Says what there is to say, and asks on; the walk-through is not over.
    fn go_on(&mut self) -> Result<bool, Failure> {
        if let Some(message) = self.count.remark() {
            let message = self.words.message(message);
            self.tell(&message)?;
        }
        self.ask()?;
        Ok(false)
    }

    /// Takes what a line says: a setting, vertices, or a number.
    fn take(&mut self, line: &str) -> Result<(), Message> {
        if let Some((setting, value)) = setting_of(line) {
            // What hardly any game has is taken by Enter, or where it is said again.
            if let (Some(question), None) = (Session::unusual(setting, value), self.asked.take()) {
                self.asked = Some(line.to_owned());
                return Err(question.into());
            }
            return self.count.enter_setting(setting, value);
        }
        let typed = |id| Message::new(id, [("text", line.into())]);
        match self.count.kind() {
            StepKind::Board if line.starts_with("play ") => self.play(&line[5..]),
            _ if self.is_playing => Err(typed("plain-not-understood")),
            StepKind::Board if line == "d" => {
                self.count.fill_dame();
                Ok(())
            }
            StepKind::Board | StepKind::Seki => self.mark(line),
            StepKind::Number => {
                let plain = line.replace('t', "+10+");
                let plain = plain.trim_start_matches('+');
                if !plain.chars().all(|sign| NumberEntry::meant(sign).is_some()) {
                    return Err(typed("plain-not-a-number"));
                }
                self.count.type_anew(plain)?;
                self.count.next();
                Ok(())
            }
            StepKind::LastMove | StepKind::Turn => {
                let side = line.parse().map_err(|_| typed("plain-not-understood"))?;
                self.count.answer_side(side);
                Ok(())
            }
            StepKind::Result => Err(Message::plain("plain-at-result")),
            _ => Err(typed("plain-not-understood")),
        }
    }

    /// Takes a setting and its value.
    fn set(&mut self, line: &str) -> Result<(), Message> {
        setting_of(line).map_or(Ok(()), |(setting, value)| self.count.enter_setting(setting, value))
    }

    /// Plays the moves that a line names, one side after the other.
    fn play(&mut self, line: &str) -> Result<(), Message> {
        let size = self.count.session().size();
        let moves = line.split([',', ' ']).filter(|name| !name.is_empty()).map(|name| {
            let at = |why: VertexError| {
                Message::new("plain-at-vertex", [("name", name.into()), ("why", why.into())])
            };
            if name == "pass" {
                return Ok(None);
            }
            Vertex::from_name(name, size).map(Some).map_err(at)
        });
        let moves = moves.collect::<Result<Vec<_>, Message>>()?;
        self.is_playing = self.count.can_play_on();
        Ok(self.count.play_moves(&moves)?)
    }

    /// Marks the chains, or the liberties of a seki, that a line names.
    fn mark(&mut self, line: &str) -> Result<(), Message> {
        let size = self.count.session().size();
        let at = |name: &str, why: Value| {
            Message::new("plain-at-vertex", [("name", name.into()), ("why", why)])
        };
        let mut vertices = Vec::new();
        for name in line.split([',', ' ']).filter(|name| !name.is_empty()) {
            let vertex = Vertex::from_name(name, size).map_err(|why| at(name, why.into()))?;
            vertices.push((name, vertex));
        }
        // A chain named by two of its stones is marked once.
        let mut marked = VertexSet::new(size);
        let step = self.step();
        for (name, vertex) in vertices {
            let chain = self.count.session().board().and_then(|board| Chain::at(vertex, board));
            let chain = chain.filter(|_| step == Step::Dead);
            if !marked.insert(vertex) {
                continue;
            }
            marked.extend(chain.iter().flat_map(Chain::stones).copied());
            let can_mark = self.count.can_mark(vertex);
            self.count.mark(vertex);
            if !can_mark {
                let why = self.count.remark().cloned().map_or(Value::Nothing, Value::from);
                return Err(at(name, why));
            }
        }
        Ok(())
    }

    /// Says what this step is about and what to answer.
    fn ask(&mut self) -> Result<(), Failure> {
        let words = self.words;
        if let Some(played) = self.count.session().played_on().filter(|_| self.is_playing) {
            let page = played_page(played, self.count.session(), words);
            write!(self.out, "\n{page}").or_fail()?;
            return self.out.flush().or_fail();
        }
        let session = self.count.session();
        let shown = PlainPage { count: &self.count, words };
        let (at, all) = session.progress();
        let step = session.step;
        let side = step.side().unwrap_or(session.setup.side());
        let text = words.step(session.step_key(), side);
        let values = [("at", at.into()), ("all", all.into()), ("title", text.title.into())];
        let mut page = format!("\n{}\n", words.say("plain-step", &values));
        // How dead stones are marked by keys is said on the screen only.
        let what = Some(&text.what).filter(|_| step != Step::Dead);
        for sentence in what.into_iter().chain([&text.why]) {
            if !sentence.is_empty() {
                let _ = writeln!(page, "{sentence}");
            }
        }
        for note in session.step_notes() {
            let _ = writeln!(page, "{}", words.fact(&note));
        }
        page += &shown.details();
        let _ = writeln!(page, "{}", shown.standing());
        let _ = writeln!(page, "{}", words.get(asked(session)));
        write!(self.out, "{page}").or_fail()?;
        self.out.flush().or_fail()
    }

    /// The answers ended before the result.
    fn ended(mut self) -> Result<Session, Failure> {
        self.out.flush().or_fail()?;
        if self.step() == Step::Result {
            return Ok(self.count.session().clone());
        }
        Err(Message::plain("ended-input").into())
    }
}

/// A setting and what it is set to, where a line names one.
fn setting_of(line: &str) -> Option<(Setting, &str)> {
    let (setting, value) = line.split_once(char::is_whitespace)?;
    Some((setting.parse().ok()?, value.trim()))
}

/// The text that asks for the answer to a step.
fn asked(session: &Session) -> &'static str {
    let has_board = session.board().is_some();
    match session.step {
        Step::Setup => "plain-ask-setup",
        Step::Dead => "plain-ask-dead",
        Step::Seki => "plain-ask-seki",
        Step::Prisoners(_) if session.counts_territory() && !session.counts_prisoners() => {
            "plain-ask-prisoners"
        }
        Step::Prisoners(_) => "plain-ask-lost",
        Step::Groups(_) => "plain-ask-groups",
        Step::Empty => "plain-ask-empty",
        Step::Returned => "plain-ask-returned",
        Step::NonScoring => "plain-ask-non-scoring",
        Step::LastMove => "plain-ask-last-move",
        Step::Side => "plain-ask-side",
        Step::Vacant(_) | Step::Stones(_) if has_board => "plain-ask-board-count",
        Step::Vacant(_) | Step::Stones(_) => "plain-ask-count",
        Step::Finish => "plain-ask-next",
        Step::Result if session.counts_territory() => "plain-ask-result-territory",
        Step::Result => "plain-ask-result",
    }
}
