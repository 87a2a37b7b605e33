//! `shuzi count --plain`: the same walk-through, line by line.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::sync::Arc;

use crate::app::{Action, App, Mode, NumberEntry, Session, Setting, Standing, Step, Unsettled};
use crate::counting::PositionNote;
use crate::fact::{Fact as _, Message, Value};
use crate::goban::{Chain, Color, Vertex, VertexSet};
use crate::output::{Context, Heading, Page as _, ScorePage, operation, worksheet_table};
use crate::rules::Profile;
use crate::shell::{Failure, OutputResult as _, read_line};
use crate::view::setting;
use crate::words::Words;

/// Asks step by step on standard output and reads the answers from standard input; how far the
/// count came.
pub(super) fn run(
    session: Session,
    profiles: Vec<Arc<Profile>>,
    words: &Words,
) -> Result<Session, Failure> {
    let mut dialogue = PlainDialogue {
        app: App::new(session, profiles),
        words,
        out: io::stdout().lock(),
        asked: None,
    };
    let mut answers = io::stdin().lock();
    dialogue.ask()?;
    while let Some(line) = read_line(&mut answers, LONGEST_LINE).or_fail()? {
        if dialogue.answer(line.trim())? {
            return Ok(dialogue.app.session().clone());
        }
    }
    dialogue.ended()
}

/// Of a longer line this much is taken, in bytes.
pub(super) const LONGEST_LINE: u64 = 4096;

/// How wide a page is, in columns.
const WIDTH: usize = 80;

struct PlainDialogue<'a> {
    app: App,
    words: &'a Words,
    out: io::StdoutLock<'static>,
    /// A setting that was asked about, as it was typed.
    asked: Option<String>,
}

impl PlainDialogue<'_> {
    fn step(&self) -> Step {
        self.app.session().step
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
        // What was asked about is taken by Enter alone; once anything else is said, what was not
        // taken is not taken later, out of sight.
        if !matches!(line, "" | "help" | "?") {
            self.app.forget_typed();
        }
        match line {
            "quit" | "q" => return Ok(true),
            "help" | "?" => {
                let help = ["plain-help", "plain-help-settings"].map(|id| self.words.get(id));
                self.tell(&help.join("\n"))?;
                self.out.flush().or_fail()?;
                return Ok(false);
            }
            "back" => {
                self.app.update(Action::Back);
            }
            "undo" => {
                self.app.update(Action::Undo);
            }
            "redo" => {
                self.app.update(Action::Redo);
            }
            "result" => {
                self.app.update(Action::Finish);
            }
            "verify" if before == Step::Result => {
                self.app.update(Action::NextSide);
            }
            "verify" if before == Step::Side => {
                self.app.update(Action::Verify);
            }
            "" if before == Step::Result => return Ok(true),
            "" => self.next(),
            _ => return self.answered(|dialogue| dialogue.take(line)),
        }
        self.go_on()
    }

    /// Carries out what a line says, or tells why not.
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
        if let Some(message) = self.app.message() {
            let message = self.words.message(message);
            self.tell(&message)?;
        }
        self.ask()?;
        Ok(false)
    }

    fn next(&mut self) {
        self.app.update(Action::Next);
    }

    /// Takes what a line says: a setting, vertices, or a number.
    fn take(&mut self, line: &str) -> Result<(), Message> {
        if let Some((setting, value)) = setting_of(line) {
            // What hardly any game has is taken by Enter, or where it is said again.
            if let (Some(question), None) = (Session::unusual(setting, value), self.asked.take()) {
                self.asked = Some(line.to_owned());
                return Err(question.into());
            }
            return self.app.set(setting, value);
        }
        let typed = |id| Message::new(id, [("text", line.into())]);
        match self.app.mode() {
            Mode::Board => self.mark(line),
            Mode::Entry => {
                let plain = line.replace('t', "+10+");
                let plain = plain.trim_start_matches('+');
                if !plain.chars().all(|sign| NumberEntry::meant(sign).is_some()) {
                    return Err(typed("plain-not-a-number"));
                }
                self.app.type_anew(plain)?;
                self.next();
                Ok(())
            }
            Mode::Result => Err(Message::plain("plain-at-result")),
            _ => Err(typed("plain-not-understood")),
        }
    }

    /// Takes a setting and its value.
    fn set(&mut self, line: &str) -> Result<(), Message> {
        setting_of(line).map_or(Ok(()), |(setting, value)| self.app.set(setting, value))
    }

    /// Marks the chains, or the liberties of a seki, that a line names.
    fn mark(&mut self, line: &str) -> Result<(), Message> {
        let size = self.app.session().size();
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
            let chain = self.app.session().board().and_then(|board| Chain::at(vertex, board));
            let chain = chain.filter(|_| step == Step::Dead);
            if !marked.insert(vertex) {
                continue;
            }
            marked.extend(chain.iter().flat_map(Chain::stones).copied());
            if !self.app.can_mark(vertex) {
                self.app.update(Action::ToggleAt(vertex));
                let why = self.app.message().cloned().map_or(Value::Nothing, Value::from);
                return Err(at(name, why));
            }
            self.app.update(Action::ToggleAt(vertex));
        }
        Ok(())
    }

    /// Says what this step is about and what to answer.
    fn ask(&mut self) -> Result<(), Failure> {
        let words = self.words;
        let session = self.app.session();
        let (at, all) = session.progress();
        let step = session.step;
        let side = match step {
            Step::Vacant(side) | Step::Stones(side) => side,
            _ => session.setup.side(),
        };
        let text = words.step(step.key(), side);
        let values = [("at", at.into()), ("all", all.into()), ("title", text.title.into())];
        let mut page = format!("\n{}\n", words.say("plain-step", &values));
        // How dead stones are marked by keys is said on the screen only.
        let what = Some(&text.what).filter(|_| step != Step::Dead);
        for sentence in what.into_iter().chain([&text.why]) {
            if !sentence.is_empty() {
                let _ = writeln!(page, "{sentence}");
            }
        }
        page += &self.details();
        let _ = writeln!(page, "{}", self.standing());
        let _ = writeln!(page, "{}", words.get(asked(step, session.board().is_some())));
        write!(self.out, "{page}").or_fail()?;
        self.out.flush().or_fail()
    }

    /// What the step shows.
    fn details(&self) -> String {
        let (words, session) = (self.words, self.app.session());
        let side = session.setup.side();
        let mut page = String::new();
        let mut put = |id: &str, values: &[(&str, Value)]| {
            let _ = writeln!(page, "{}", words.say(id, values));
        };
        match session.step {
            Step::Setup => {
                for one in session.settings() {
                    let (value, from) = setting(session, one, words);
                    let name = one.as_str();
                    let label = words.label(name);
                    let mut values = vec![
                        ("label", label.into()),
                        ("name", name.into()),
                        ("value", value.into()),
                    ];
                    let id = if from.is_empty() { "plain-setting" } else { "plain-setting-from" };
                    if !from.is_empty() {
                        values.push(("from", from.into()));
                    }
                    put(id, &values);
                }
            }
            Step::Dead => {
                if let Some(dead) = session.dead() {
                    put("plain-dead", &[("stones", self.names(&dead.stones))]);
                    if !dead.uncertain.is_empty() {
                        let count = ("count", dead.uncertain.len().into());
                        put("plain-uncertain", &[count, ("stones", self.names(&dead.uncertain))]);
                    }
                }
            }
            Step::Seki => {
                if let Some(settled) = session.table.settled() {
                    let fill = settled.fill();
                    for side in Color::BOTH {
                        let points = self.names(fill.by(side));
                        put("plain-fills", &[("side", side.into()), ("points", points)]);
                    }
                    put("plain-left", &[("points", self.names(fill.left()))]);
                    for note in PositionNote::one_sided(settled) {
                        put("page-note", &[("text", note.into())]);
                    }
                }
            }
            Step::Total => {
                for side in session.counted_sides() {
                    if let Some(count) = session.count(side) {
                        let parts = count.parts.map(|(v, s)| format!("{v} + {s} = "));
                        let count = format!("{}{}", parts.unwrap_or_default(), count.total());
                        put("plain-count", &[("side", side.into()), ("count", count.into())]);
                    }
                }
            }
            Step::Work(shown) => {
                let lines = session.work_lines();
                if let Some(line) = shown.checked_sub(1).and_then(|at| lines.get(at)) {
                    for side in Color::BOTH {
                        if let Some(amount) = line.of(side) {
                            let values = [
                                ("name", words.term(line.term).into()),
                                ("side", side.into()),
                                ("amount", amount.into()),
                            ];
                            put("plain-line", &values);
                        }
                    }
                    if let Some(operation) = operation(line, side, session.setup.method) {
                        let _ = writeln!(page, "{}", words.message(&operation));
                    }
                    let _ = writeln!(page, "{}", words.why(line.term, session.setup.method));
                }
            }
            Step::Result => page.push_str(&self.result()),
            Step::Side if session.counted.verify => {
                put("verify-both", &[("other", side.other().into())]);
            }
            Step::Finish | Step::NonScoring | Step::Side | Step::Vacant(_) | Step::Stones(_) => {}
            Step::Leftover => {
                if let Some(missing) = session.missing() {
                    let _ = writeln!(page, "{}", words.fact(&missing));
                }
            }
        }
        page
    }

    fn result(&self) -> String {
        let (words, session) = (self.words, self.app.session());
        let Some(counted) = session.as_counted() else { return String::new() };
        let (result, method) = (counted.result, session.setup.method);
        let page = ScorePage {
            heading: Heading::default(),
            number: None,
            counted,
            methods: &[method],
            with_chains: false,
            one_side: None,
            unsettled: session.unsettled().iter().map(Unsettled::message).collect(),
            record: None,
        };
        let mut page = page.text(&Context::new(words, WIDTH));
        for doubt in session.doubts() {
            let _ = writeln!(page, "{}", words.message(&doubt));
        }
        if let Some(verified) = session.verification() {
            let _ = writeln!(page, "{}", words.fact(&verified));
        } else if session.can_verify() {
            let side = result.side;
            let values = [("side", side.into()), ("other", side.other().into())];
            let _ = writeln!(page, "{}", words.say("plain-verify", &values));
        }
        let check = method.check();
        let title = words.say("plain-check", &[("method", check.into())]);
        let table = worksheet_table(&[result.sheet(check)], words, WIDTH);
        format!("{page}\n{title}\n{table}")
    }

    /// How the count stands: the margin, what the counted side has, and what was checked.
    fn standing(&self) -> String {
        let (words, live) = (self.words, self.app.live());
        let standing = match &live.standing {
            Standing::Open => words.get("live-open"),
            Standing::Determined(outcome) => {
                words.say("plain-margin", &[("result", (*outcome).into())])
            }
            Standing::Between(low, high) => {
                let values = [("low", (*low).into()), ("high", (*high).into())];
                words.say("plain-margin-between", &values)
            }
            Standing::Unknown(why) => {
                words.say("plain-margin-unknown", &[("why", why.clone().into())])
            }
        };
        let needed = live.still_needed().map(|short| {
            let id = match short {
                short if short > 0 && live.complete => "plain-short",
                short if short > 0 => "plain-to-go",
                _ => "plain-spare",
            };
            let values = [
                ("side", live.side.into()),
                ("count", live.counted.into()),
                ("points", short.abs().into()),
            ];
            words.say(id, &values)
        });
        let session = self.app.session();
        // What the count by area comes to is beside the point where the rules count otherwise.
        let own = session.result().filter(|_| session.step == Step::Result);
        let differs = own.is_some_and(|result| {
            session.own_result().or_counted(result.outcome()) != result.outcome()
        });
        let told = std::iter::once(standing).chain(needed);
        let mut lines: Vec<String> = told.filter(|_| !differs).collect();
        for check in &live.checks {
            let id = if check.holds { "plain-check-holds" } else { "plain-check-fails" };
            lines.push(words.say(id, &[("text", check.fact.clone().into())]));
        }
        lines.join("\n")
    }

    /// The answers ended before the result.
    fn ended(mut self) -> Result<Session, Failure> {
        self.out.flush().or_fail()?;
        if self.step() == Step::Result {
            return Ok(self.app.session().clone());
        }
        Err(Message::plain("ended-input").into())
    }

    /// The names of the vertices of a set.
    fn names(&self, set: &VertexSet) -> Value {
        let names: Vec<String> = set.iter().map(|vertex| vertex.name(set.size())).collect();
        if names.is_empty() { self.words.get("no-stones").into() } else { names.join(" ").into() }
    }
}

/// A setting and what it is set to, where a line names one.
fn setting_of(line: &str) -> Option<(Setting, &str)> {
    let (setting, value) = line.split_once(char::is_whitespace)?;
    Some((setting.parse().ok()?, value.trim()))
}

/// The text that asks for the answer to a step.
const fn asked(step: Step, has_board: bool) -> &'static str {
    match step {
        Step::Setup => "plain-ask-setup",
        Step::Dead => "plain-ask-dead",
        Step::Seki => "plain-ask-seki",
        Step::NonScoring | Step::Leftover => "plain-ask-non-scoring",
        Step::Side => "plain-ask-side",
        Step::Vacant(_) | Step::Stones(_) if has_board => "plain-ask-board-count",
        Step::Vacant(_) | Step::Stones(_) => "plain-ask-count",
        Step::Finish | Step::Total | Step::Work(_) => "plain-ask-next",
        Step::Result => "plain-ask-result",
    }
}
