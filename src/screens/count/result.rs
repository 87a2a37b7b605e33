//! The result: who won, by which sum, and how to check it.

use ratatui::text::{Line, Span};

use super::keys::RESULT;
use super::sheet::Sheet;
use crate::output::{same_board, sourced_terms, winners_line};
use crate::ui::{Appearance, Context, Glyphs, figures, footer, gauge, wrapped};
use shuzi_core::counting::Winner;
use shuzi_core::fact::Message;
use shuzi_core::scoring::{Comparison, RecordedVerdict};
use shuzi_walk::Session;
use shuzi_words::{how_certain, is_in_zi, result_notes, unfinished_note, won};

/// Returns the result as text, its table, and a check by another method.
pub(super) fn lines(cx: &Context, width: u16) -> Vec<Line<'static>> {
    let (session, look) = (cx.session(), cx.look());
    if session.territory().is_some() {
        return by_territory(session, look, width);
    }
    let Some(result) = session.result() else {
        return vec![Line::from(look.words.get("not-counted-yet"))];
    };
    let own = session.own_result();
    // Where nobody is named, or another score than the area, no sum names anybody else.
    let is_named = session.named().is_some() && own.apart().is_none();
    let mut lines = headline(session, look, width);
    lines.extend(what_settles_it(session, look));
    if let Some(verified) = session.verification()
        && cx.remark().is_none_or(|said| *said != Message::from(verified.clone()))
    {
        lines.push(Line::styled(look.words.fact(&verified), look.theme.right));
    }
    let recorded = session.recorded();
    // That it is contested is said where nobody is named.
    let recorded = recorded.filter(|verdict| !matches!(verdict, RecordedVerdict::Contested { .. }));
    lines.extend(recorded.map(|verdict| Line::from(look.words.fact(&verdict))));
    let mut doubts = doubts(session, look);
    let method = session.setup.method;
    let form = session.form_by(method);
    let is_of_both = form.sides().len() > 1;
    let beside_sums = if is_of_both { SUMS_OF_BOTH } else { SUMS };
    let sums_width = width.min(beside_sums);
    let other = (!method.counts_both()).then(|| session.setup.side().other());
    let mut sums = Vec::new();
    if let Some(score) = session.apart_from_area() {
        sums.extend(Sheet::of(&score.form()).lines(look, sums_width));
        let by_area = Line::styled(same_board(result, &look.words), look.theme.heading);
        sums.extend([Line::default(), by_area]);
    }
    sums.extend(Sheet { form: &form, step: None, is_named, other }.lines(look, sums_width));
    let gauge = gauge::line(&cx.count().live(), width.min(GAUGE), look).filter(|_| is_named);
    let mut notes: Vec<Line<'static>> =
        result_notes(session, &look.words).into_iter().map(Line::from).collect();
    let is_wide = width >= beside_sums + LEAST_BESIDE;
    let mut all = if is_wide {
        lines.append(&mut doubts);
        beside(lines, sums, width - beside_sums)
    } else {
        lines.push(Line::default());
        lines.extend(sums);
        lines.extend(doubts);
        lines
    };
    if let Some(gauge) = gauge {
        all.extend([Line::default(), gauge]);
    }
    let by_all = is_named.then(|| cx.count().comparison()).flatten();
    notes.splice(0..0, by_all.map(|by_all| other_rules(by_all, look)));
    if is_wide && !notes.is_empty() {
        all.push(Line::default());
    }
    all.extend(notes);
    all.extend(sources(session, look));
    all
}

/// Returns whether other rules name another winner, with the key that shows them all.
fn other_rules(by_all: &Comparison, look: &Appearance) -> Line<'static> {
    let key = footer::key_of(RESULT, "compare", look);
    let is_same = by_all.other_winners() == 0;
    let style = if is_same { look.theme.quiet } else { look.theme.strong };
    let text = format!("{} (", winners_line(by_all, &look.words));
    let parts = [(text, style), (key, look.theme.key), (")".to_owned(), style)];
    Line::from_iter(parts.map(|(text, style)| Span::styled(text, style)))
}

/// Widest sums of one side and of both, and the narrowest text they may be beside, in columns.
const SUMS: u16 = 38;
const SUMS_OF_BOTH: u16 = 42;
const LEAST_BESIDE: u16 = 36;
/// The widest gauge, in columns.
const GAUGE: u16 = 76;

/// Returns lines with others to their right, which start `room` columns from the left.
fn beside(left: Vec<Line<'static>>, right: Vec<Line<'static>>, room: u16) -> Vec<Line<'static>> {
    let mut left = wrapped(left, room.saturating_sub(2));
    left.resize(left.len().max(right.len()), Line::default());
    let mut right = right.into_iter();
    left.into_iter()
        .map(|mut line| {
            let gap = usize::from(room).saturating_sub(line.width());
            // A line's own style would reach to the end of the screen.
            let style = std::mem::take(&mut line.style);
            for span in &mut line.spans {
                span.style = style.patch(span.style);
            }
            if let Some(beside) = right.next() {
                line.push_span(Span::raw(" ".repeat(gap)));
                line.extend(beside.spans.into_iter().map(|span| span.patch_style(beside.style)));
            }
            line
        })
        .collect()
}

/// Returns what would make the result certain: both players' agreement, or the other side's count.
fn what_settles_it(session: &Session, look: &Appearance) -> Vec<Line<'static>> {
    if !session.can_agree_with_result() {
        return Vec::new();
    }
    let side = session.setup.side();
    let values = [("side", side.into()), ("other", side.other().into())];
    let mut said = Vec::new();
    match (session.can_verify(), session.is_close()) {
        (true, true) => said.push("enter-verifies"),
        (true, false) => said.extend(["enter-agrees", "verify-offer"]),
        (false, _) => said.push("enter-agrees"),
    }
    let said = said.into_iter().map(|id| look.words.say(id, &values));
    said.map(|text| Line::styled(text, look.theme.strong)).collect()
}

/// Returns who won, in large figures once that is certain, or why nobody is named.
fn headline(session: &Session, look: &Appearance, width: u16) -> Vec<Line<'static>> {
    let Some(outcome) = session.named() else {
        let why = session.why_open();
        let is_winner = why.len() == session.unsettled().len();
        let styles = [if is_winner { look.theme.strong } else { look.theme.warning }];
        let styles = styles.into_iter().chain(std::iter::repeat(look.theme.strong));
        let why = why.iter().map(|why| look.words.message(why));
        return why.zip(styles).map(|(why, style)| Line::styled(why, style)).collect();
    };
    if let Some(how) = how_certain(session, &look.words) {
        let text = format!("{} · {how}", won(session, outcome, &look.words));
        return vec![Line::styled(text, look.theme.strong)];
    }
    // On wood, in the colour of the winner's stones.
    let (figures, style) = match outcome.winner() {
        Winner::Side(side) => (outcome.to_string(), look.theme.stone(side)),
        Winner::Tie => ("=".to_owned(), look.theme.grid),
    };
    let figures = figures::large(&figures, width, style);
    let mut lines = figures.filter(|_| look.glyphs != Glyphs::Ascii).unwrap_or_default();
    // The figures say the code already.
    let in_words = if lines.is_empty() {
        won(session, outcome, &look.words)
    } else {
        look.words.won(outcome, is_in_zi(session))
    };
    lines.push(Line::styled(in_words, look.theme.strong));
    lines
}

/// Returns the result of a count of territory, term by term.
fn by_territory(session: &Session, look: &Appearance, width: u16) -> Vec<Line<'static>> {
    let mut lines = headline(session, look, width);
    lines.extend(what_settles_it(session, look));
    lines.push(Line::default());
    lines.extend(Sheet::of(&session.form_by(session.setup.method)).lines(look, width));
    lines.push(Line::default());
    let rules = [("rules", session.setup.profile.value.told_name().into())];
    let how = if session.counts_prisoners() { "prisoners-by" } else { "territory-by" };
    lines.push(Line::styled(look.words.say(how, &rules), look.theme.quiet));
    lines.extend(sources(session, look));
    lines
}

/// Returns where the terms and the dead stones come from.
fn sources(session: &Session, look: &Appearance) -> Option<Line<'static>> {
    let words = &look.words;
    let terms = sourced_terms(session.terms().ok()?, words).into_iter();
    let mut sources: Vec<_> =
        terms.map(|term| format!("{} [{}]", term.label, term.source)).collect();
    let dead = session.dead().filter(|dead| !dead.stones.is_empty());
    sources.extend(dead.map(|dead| {
        format!("{} [{}]", words.label("dead-stones"), words.value(&dead.source.into()))
    }));
    Some(Line::styled(sources.join(" · "), look.theme.quiet))
}

/// Returns what may be wrong with a result: uncertain stones, points with no owner, another count.
fn doubts(session: &Session, look: &Appearance) -> Vec<Line<'static>> {
    let unfinished = session.table.settled().and_then(|settled| unfinished_note(settled));
    let doubts = session.doubts().into_iter().chain(unfinished);
    doubts.map(|doubt| Line::styled(look.words.message(&doubt), look.theme.warning)).collect()
}
