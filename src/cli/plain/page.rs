//! What a step of the walk-through shows, line by line.

use std::fmt::Write as _;

use shuzi_core::counting::{Form, PositionNote};
use shuzi_core::fact::Value;
use shuzi_core::goban::{Color, VertexSet};

use crate::output::{
    Heading, Page as _, PageStyle, ScorePage, TerritoryPage, table_lines, worksheet_table,
};
use shuzi_walk::{Count, PlayedOn, Session, Step};
use shuzi_words::Words;
use shuzi_words::{
    check_text, counted_text, form_table, how_certain, result_notes, setting_text, standing_text,
};

/// How wide a page is, in columns.
const WIDTH: usize = 80;

/// The page of a step.
pub(in crate::cli) struct PlainPage<'a> {
    pub(in crate::cli) count: &'a Count,
    pub(in crate::cli) words: &'a Words,
}

impl PlainPage<'_> {
    /// What the step shows.
    pub(in crate::cli) fn details(&self) -> String {
        let (words, session) = (self.words, self.count.session());
        let side = session.setup.side();
        let mut page = String::new();
        let mut put = |id: &str, values: &[(&str, Value)]| {
            let _ = writeln!(page, "{}", words.say(id, values));
        };
        match session.step {
            Step::Setup => {
                for one in session.settings() {
                    let (value, from) = setting_text(session, one, words);
                    let name = one.into_str();
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
            Step::Result => page.push_str(&self.result()),
            Step::Side if session.answers.verify => {
                put("verify-both", &[("other", side.other().into())]);
            }
            Step::Finish
            | Step::LastMove
            | Step::Prisoners(_)
            | Step::Groups(_)
            | Step::Returned
            | Step::Empty
            | Step::NonScoring
            | Step::Side
            | Step::Vacant(_)
            | Step::Stones(_) => {}
        }
        if session.step != Step::Result && session.is_on_sheet() {
            put_form(&mut page, &self.count.form(), false, words);
        }
        page
    }

    fn result(&self) -> String {
        let (words, session) = (self.words, self.count.session());
        if let (Some(score), Ok(terms)) = (session.territory(), session.terms()) {
            return TerritoryPage { terms, score }.text(&PageStyle::new(words, WIDTH));
        }
        let Some(counted) = session.as_counted() else { return String::new() };
        let (result, method) = (counted.result, session.setup.method);
        let page = ScorePage {
            heading: Heading::default(),
            number: None,
            counted,
            methods: &[method],
            with_chains: false,
            one_side: None,
            unsettled: session.why_open(),
            remarks_on_file: &[],
            record: None,
        };
        let mut page = page.text(&PageStyle::new(words, WIDTH));
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
        if session.named().is_none() || session.own_result().apart().is_some() {
            return page;
        }
        for note in result_notes(session, words) {
            let _ = writeln!(page, "{note}");
        }
        if let Some(how) = how_certain(session, words) {
            let _ = writeln!(page, "{how}: {}", words.get("plain-agree"));
        }
        let check = method.check();
        let title = words.say("plain-check", &[("method", check.into())]);
        let table = worksheet_table(&[result.sheet(check)], true, words, WIDTH);
        format!("{page}\n{title}\n{table}")
    }

    /// How the count is going: the margin, what the counted side has, and what was checked.
    pub(in crate::cli) fn standing(&self) -> String {
        let (words, live) = (self.words, self.count.live());
        let session = self.count.session();
        // What the count by area comes to is beside the point where the rules count otherwise.
        let own = session.result().filter(|_| session.step == Step::Result);
        let differs = own.is_some_and(|result| {
            session.own_result().or_counted(result.outcome()) != result.outcome()
        });
        let is_open = session.step == Step::Result && session.named().is_none();
        let said = std::iter::once(standing_text(&live, words));
        let said = said.chain(live.key.is_some().then(|| counted_text(&live, words)));
        let checks = live.checks.iter().map(|check| check_text(check, words));
        let lines: Vec<String> = said.filter(|_| !differs && !is_open).chain(checks).collect();
        lines.join("\n")
    }

    /// The names of the vertices of a set.
    fn names(&self, set: &VertexSet) -> Value {
        let names: Vec<String> = set.iter().map(|vertex| vertex.name(set.size())).collect();
        if names.is_empty() { self.words.get("no-stones").into() } else { names.join(" ").into() }
    }
}

/// Whose turn it is where players play on, and what they have played.
pub(in crate::cli) fn played_page(played: &PlayedOn, session: &Session, words: &Words) -> String {
    let turn = [("side", played.turn().into())];
    let mut lines = vec![words.say("play-on-title", &turn), words.get("play-on-do")];
    if !played.moves().is_empty() {
        let names = played.names().map(|name| name.unwrap_or_else(|| words.get("play-on-pass")));
        let names = names.collect::<Vec<_>>().join(" ");
        lines.push(words.say("play-on-moves", &[("moves", names.into())]));
        let [black, white] = played.prisoners();
        let values = [("black", black.into()), ("white", white.into())];
        lines.push(words.say("play-on-captured", &values));
    }
    let then = if session.comes_back() { "play-on-comes-back" } else { "play-on-reached" };
    lines.extend([words.get(then), words.get("plain-ask-play-on")]);
    lines.join("\n") + "\n"
}

/// Adds a form, as far as it is filled in.
fn put_form(page: &mut String, form: &Form, is_named: bool, words: &Words) {
    for line in table_lines(&form_table(form, String::new(), is_named, words)) {
        let _ = writeln!(page, "{line}");
    }
}
