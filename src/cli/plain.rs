//! `shuzi count --plain`: the same walk-through, line by line.

use std::io::{self, BufRead, Write};

use super::Failure;
use crate::app::{Action, App, Mode, Session, Setting, Standing, Step};
use crate::goban::{Color, Vertex, VertexSet};
use crate::method::Method;
use crate::output::{score_text, worksheet_table};
use crate::rules::Profile;
use crate::texts::Texts;

/// Asks step by step on standard output and reads the answers from standard input.
pub(super) fn run(session: Session, profiles: Vec<Profile>, texts: Texts) -> Result<(), Failure> {
    let mut face =
        PlainDialogue { app: App::new(session, profiles), texts, out: io::stdout().lock() };
    let mut answers = io::stdin().lock();
    face.ask()?;
    let mut line = String::new();
    loop {
        line.clear();
        let ended = io::Read::take(&mut answers, LONGEST_LINE).read_line(&mut line)? == 0;
        if ended {
            return face.ended();
        }
        if face.answer(line.trim())? {
            return Ok(());
        }
    }
}

/// A longer line is taken in pieces.
const LONGEST_LINE: u64 = 4096;

struct PlainDialogue {
    app: App,
    texts: Texts,
    out: io::StdoutLock<'static>,
}

impl PlainDialogue {
    fn step(&self) -> Step {
        self.app.session().step
    }

    /// Takes an answer; true when the walk-through is over.
    fn answer(&mut self, line: &str) -> Result<bool, Failure> {
        let before = self.step();
        match line {
            "quit" | "q" => return Ok(true),
            "help" | "?" => {
                self.help()?;
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
            "" if before == Step::Result => return Ok(true),
            "" => self.next(),
            _ => {
                if let Err(why) = self.take(line) {
                    writeln!(self.out, "{why}")?;
                    return Ok(false);
                }
            }
        }
        if let Some(message) = self.app.message() {
            writeln!(self.out, "{message}")?;
        }
        self.ask()?;
        Ok(false)
    }

    fn next(&mut self) {
        self.app.update(Action::Next);
    }

    /// Takes what a line says: a setting, vertices, or a number.
    fn take(&mut self, line: &str) -> Result<(), String> {
        if let Some((setting, value)) = line.split_once(char::is_whitespace)
            && let Ok(setting) = setting.parse::<Setting>()
        {
            return self.app.set(setting, value);
        }
        match self.app.mode() {
            Mode::Board => self.mark(line),
            Mode::Entry => {
                let plain = line.replace('t', "+10+");
                for c in plain.trim_start_matches('+').chars() {
                    if !crate::app::NumberEntry::takes(c) {
                        return Err(format!("`{line}` is no number: type sums like 12+20"));
                    }
                    self.app.update(Action::Type(c));
                }
                self.next();
                Ok(())
            }
            Mode::Result => Err("`method NAME`, `side black|white`, or an empty line".to_owned()),
            _ => Err(format!("`{line}` means nothing here: an empty line goes on, `help` helps")),
        }
    }

    /// Marks the chains, or the liberties of a seki, that a line names.
    fn mark(&mut self, line: &str) -> Result<(), String> {
        let size = self.app.session().size();
        let mut vertices = Vec::new();
        for name in line.split([',', ' ']).filter(|name| !name.is_empty()) {
            let vertex = Vertex::from_name(name, size).map_err(|why| format!("{name}: {why}"))?;
            vertices.push((name, vertex));
        }
        for (name, vertex) in vertices {
            self.app.update(Action::ToggleAt(vertex));
            if let Some(message) = self.app.message() {
                return Err(format!("{name}: {message}"));
            }
        }
        Ok(())
    }

    /// Says what this step is about and what to answer.
    fn ask(&mut self) -> Result<(), Failure> {
        let session = self.app.session();
        let (at, all) = session.progress();
        let step = session.step;
        let side = match step {
            Step::Vacant(side) | Step::Stones(side) => side,
            _ => session.setup.side,
        };
        let text = self.texts.step(step.key());
        let named = |text: &str| text.replace("{side}", &side.to_string());
        writeln!(self.out, "\nStep {at} of {all}. {}", named(&text.title))?;
        for sentence in [&text.what, &text.why] {
            if !sentence.is_empty() {
                writeln!(self.out, "{}", named(sentence))?;
            }
        }
        let page = self.details();
        write!(self.out, "{page}")?;
        writeln!(self.out, "{}", self.standing())?;
        let answer = match step {
            Step::Setup => "Change a setting (`komi 6.5`), or an empty line to begin.",
            Step::Dead => "Name a stone of each dead chain (`C3 D7`), or an empty line to go on.",
            Step::Seki => "Name a point to change who fills it, or an empty line to go on.",
            Step::NonScoring => "How many? An empty line is none.",
            Step::Vacant(_) | Step::Stones(_) if session.board().is_some() => {
                "Your count (`12+20`), or an empty line for the board's."
            }
            Step::Vacant(_) | Step::Stones(_) => "Your count, like `12+20` (`t` is ten).",
            Step::Total | Step::Work(_) => "An empty line goes on, `result` to the end.",
            Step::Result => "`method half`, `side white`, `back`, or an empty line to leave.",
        };
        writeln!(self.out, "{answer}")?;
        self.out.flush()?;
        Ok(())
    }

    /// What the step shows.
    fn details(&self) -> String {
        use std::fmt::Write as _;
        let session = self.app.session();
        let mut page = String::new();
        match session.step {
            Step::Setup => {
                for setting in session.settings() {
                    let (value, from) = crate::view::setting(session, setting, &self.texts);
                    let from = if from.is_empty() { from } else { format!(" ({from})") };
                    let _ = writeln!(page, "{}: {value}{from}", setting.as_str());
                }
            }
            Step::Dead => {
                if let Some(dead) = session.dead() {
                    let _ = writeln!(page, "Dead now: {}", names(&dead.stones));
                    if !dead.uncertain.is_empty() {
                        let count = dead.uncertain.len();
                        let names = names(&dead.uncertain);
                        let _ = writeln!(page, "Not sure of these {count} stones: {names}.");
                    }
                }
            }
            Step::Seki => {
                if let Some(settled) = session.table.settled() {
                    for side in Color::BOTH {
                        let filled = names(settled.fill().by(side));
                        let _ = writeln!(page, "{side} fills: {filled}");
                    }
                    let _ = writeln!(page, "Left empty: {}", names(settled.fill().left()));
                }
            }
            Step::Total => {
                for side in session.counted_sides() {
                    if let Some(count) = session.count(side) {
                        let parts = count.parts.map(|(v, s)| format!("{v} + {s} = "));
                        let parts = parts.unwrap_or_default();
                        let _ = writeln!(page, "{side}: {parts}{}", count.total());
                    }
                }
            }
            Step::Work(shown) => {
                let lines = session.work_lines();
                if let Some(line) = shown.checked_sub(1).and_then(|at| lines.get(at)) {
                    let name = self.texts.term(line.term);
                    for side in Color::BOTH {
                        if let Some(amount) = line.of(side) {
                            let _ = writeln!(page, "{name}, {side}: {amount}");
                        }
                    }
                    let why = self.texts.why(line.term, session.setup.method);
                    let _ = writeln!(page, "{why}");
                }
            }
            Step::Result => page.push_str(&self.result()),
            Step::NonScoring | Step::Vacant(_) | Step::Stones(_) => {}
        }
        page
    }

    fn result(&self) -> String {
        let session = self.app.session();
        let Some(reckoning) = session.reckoning() else {
            return String::new();
        };
        let heading = crate::output::Heading {
            file: None,
            game: None,
            info: &session.info,
            board: session.board(),
        };
        let method = session.setup.method;
        let page = score_text(&heading, &reckoning, session.dead(), &[method], &self.texts, 80);
        let check: Method = method.check();
        let table = worksheet_table(&[reckoning.sheet(check)], &self.texts, 80);
        format!("{page}\nThe same by {check}, as a check:\n{table}")
    }

    /// How the count stands, in a line.
    fn standing(&self) -> String {
        let live = self.app.live();
        let needed = match live.still_needed() {
            Some(short) if short > 0 && live.complete => {
                format!(", {} has {}, {short} too few", live.side, live.counted)
            }
            Some(short) if short > 0 => {
                format!(", {} has {}, {short} to go", live.side, live.counted)
            }
            Some(over) => format!(", {} has {}, {} to spare", live.side, live.counted, -over),
            None => String::new(),
        };
        let standing = match &live.standing {
            Standing::Determined(outcome) => format!("Margin: {outcome}"),
            Standing::Between(low, high) => format!("Margin between {low} and {high}"),
            Standing::Unknown(why) => format!("Margin unknown: {why}"),
        };
        let mut text = standing + &needed + ".";
        for check in &live.checks {
            let holds = if check.holds { "holds" } else { "DOES NOT HOLD" };
            text.push_str(&format!("\nCheck {holds}: {}", check.text));
        }
        text
    }

    fn help(&mut self) -> Result<(), Failure> {
        writeln!(
            self.out,
            "An empty line goes on. `back`, `undo`, `redo`, `result`, `quit`.\n\
             Settings at any time: `komi 6.5`, `handicap 3`, `compensation n-1`, `rules aga`,\n\
             `tie-breaker none`, `game no-komi`, `method key`, `side white`, `size 13`."
        )?;
        self.out.flush()?;
        Ok(())
    }

    /// The answers ended before the result.
    fn ended(mut self) -> Result<(), Failure> {
        self.out.flush()?;
        if self.step() == Step::Result {
            return Ok(());
        }
        let why = anyhow::anyhow!("the answers ended before the result: nothing was decided");
        Err(Failure::Failed(why))
    }
}

/// The names of the vertices of a set.
fn names(set: &VertexSet) -> String {
    let names: Vec<String> = set.iter().map(|vertex| vertex.name(set.size())).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}
