//! The result: who won, by which sum, and how to check it.

use ratatui::text::Line;

use super::{Appearance, Glyphs, figures, worksheet};
use crate::app::{App, Session};
use crate::counting::Outcome;
use crate::fact::{Message, Value};
use crate::output::{left_out, own_lines, score_table, table_lines, unfinished_note};
use crate::scoring::Score;
use crate::words::Words;

/// Returns the result as text, its table, and a check by another method.
pub(super) fn lines(app: &App, look: &Appearance, width: u16) -> Vec<Line<'static>> {
    let session = app.session();
    if let Some(score) = session.territory() {
        return by_territory(session, score, look, width);
    }
    let Some(reckoning) = session.result() else {
        return vec![Line::from(look.words.get("not-counted-yet"))];
    };
    let own = session.own_result();
    // Where nobody is named, or another score than the area, no sum names anybody else.
    let is_named = session.named().is_some() && own.apart().is_none();
    let mut lines = headline(session, look, width);
    // Another method checks the arithmetic; the other side's count checks the count.
    let other = reckoning.side.other();
    if session.can_verify() {
        let values = [("side", reckoning.side.into()), ("other", other.into())];
        lines.push(Line::styled(look.words.say("verify-offer", &values), look.theme.strong));
    } else if let Some(verified) = session.verification()
        && app.message().is_none_or(|said| *said != Message::from(verified.clone()))
    {
        lines.push(Line::styled(look.words.fact(&verified), look.theme.strong));
    }
    let left_out = left_out(reckoning, session.setup.method);
    lines.extend(left_out.map(|left_out| Line::from(look.words.message(&left_out))));
    lines.extend(own_lines(reckoning, own, &look.words).into_iter().map(Line::from));
    let apart = session.apart_from_area().map(|score| score_table(&score, &look.words));
    lines.extend(apart.iter().flat_map(table_lines).map(Line::from));
    let recorded = session.as_counted().and_then(|counted| counted.recorded());
    lines.extend(recorded.map(|verdict| Line::from(look.words.fact(&verdict))));
    lines.extend(doubts(session, look));
    lines.extend(worksheet::all(reckoning, (session.setup.method, is_named), look, width));
    if is_named {
        let check = session.setup.method.check();
        let by_check = reckoning.sheet(check).outcome();
        let values = [("method", check.into()), ("outcome", by_check.into())];
        lines.push(Line::from(look.words.say("check-by", &values)));
        let key = reckoning.key_number(other);
        let values =
            [("side", other.into()), ("key", key.value().into()), ("needs", key.needs().into())];
        lines.push(Line::from(look.words.say("other-key", &values)));
    }
    let cautions = session.cautions().into_iter().map(Value::from);
    for told in reckoning.notes().into_iter().map(Value::from).chain(cautions) {
        let text = [("text", told)];
        lines.push(Line::from(look.words.say("page-note", &text)));
    }
    lines
}

/// Returns who won and by how much, in zi only where they measure what was counted.
pub fn won(session: &Session, outcome: Outcome, words: &Words) -> String {
    if session.counts_territory() {
        words.outcome_in_points(outcome)
    } else {
        words.outcome(outcome)
    }
}

/// Returns who won in large figures and in words, or why nobody is named.
fn headline(session: &Session, look: &Appearance, width: u16) -> Vec<Line<'static>> {
    let Some(outcome) = session.named() else {
        let why = session.why_open();
        let is_winner = why.len() == session.unsettled().len();
        let styles = [if is_winner { look.theme.strong } else { look.theme.warning }];
        let styles = styles.into_iter().chain(std::iter::repeat(look.theme.strong));
        let why = why.iter().map(|why| look.words.message(why));
        return why.zip(styles).map(|(why, style)| Line::styled(why, style)).collect();
    };
    let figures = figures::large(&outcome.to_string(), width, look.theme.key);
    let mut lines = figures.filter(|_| look.glyphs != Glyphs::Ascii).unwrap_or_default();
    lines.push(Line::styled(won(session, outcome, &look.words), look.theme.strong));
    lines
}

/// Returns the result of a count of territory, term by term.
fn by_territory(
    session: &Session,
    score: &Score,
    look: &Appearance,
    width: u16,
) -> Vec<Line<'static>> {
    let mut lines = headline(session, look, width);
    lines.push(Line::default());
    lines.extend(table_lines(&score_table(score, &look.words)).into_iter().map(Line::from));
    lines.push(Line::default());
    let rules = [("rules", score.rules.as_str().into())];
    let how = if session.counts_prisoners() { "prisoners-by" } else { "territory-by" };
    lines.push(Line::styled(look.words.say(how, &rules), look.theme.quiet));
    lines
}

/// Returns what may be wrong with a result: uncertain stones, points with no owner, another count.
fn doubts(session: &Session, look: &Appearance) -> Vec<Line<'static>> {
    let unfinished = session.table.settled().and_then(|settled| unfinished_note(settled));
    let doubts = session.doubts().into_iter().chain(unfinished);
    doubts.map(|doubt| Line::styled(look.words.message(&doubt), look.theme.warning)).collect()
}
