//! Which game it was: the usual one, and the keys for others.

use ratatui::text::{Line, Span};

use super::keys::SETUP;
use crate::output::sourced_terms;
use crate::ui::footer::key_of;
use crate::ui::{Appearance, Context, columns};
use shuzi_core::counting::Caution;
use shuzi_walk::{Session, Setting};
use shuzi_words::{setting_value, terms_given};

/// The keys that are listed, by their names.
const LISTED: [&str; 10] = [
    "handicap-game",
    "other-komi",
    "pick-rules",
    "board-of-9",
    "board-of-13",
    "board-of-19",
    "other-method",
    "settings",
    "edit",
    "example",
];

/// Columns of the key names.
const KEYS_WIDTH: usize = 7;

/// Returns the question, the game as it will be counted, and how to change it.
///
/// ```text
/// Which game was it?
///
/// > 19×19 · Chinese · komi 7.5 · Half Counting
///
///   h      a handicap game
///   k      another komi
/// ```
pub(super) fn lines(cx: &Context) -> Vec<Line<'static>> {
    let (count, session, look) = (cx.count(), cx.session(), cx.look());
    let mut lines = vec![
        Line::styled(look.words.get("game-question"), look.theme.heading),
        Line::default(),
        Line::styled(format!("> {}", game(session, look)), look.theme.strong),
    ];
    lines.extend(compensation(session, look));
    lines.extend(sources(session, look));
    lines.extend(warnings(session, look));
    lines.push(Line::default());
    let at_table = session.board().is_none();
    let is_listed = |name: &&str| match *name {
        "board-of-9" => at_table && session.size().width() != 9,
        "board-of-13" => at_table && session.size().width() != 13,
        "board-of-19" => at_table && session.size().width() != 19,
        "other-method" => !session.counts_territory(),
        _ => true,
    };
    lines.extend(LISTED.iter().filter(|name| is_listed(name)).map(|name| {
        let key = columns::left(&key_of(SETUP, name, look), KEYS_WIDTH);
        Line::from(vec![
            Span::styled(format!("  {key}"), look.theme.key),
            Span::styled(look.words.help(name), look.theme.quiet),
        ])
    }));
    if count.is_fresh() && at_table {
        lines.push(Line::default());
        lines.push(Line::styled(look.words.get("welcome"), look.theme.strong));
    }
    lines
}

/// Returns the game as it will be counted.
fn game(session: &Session, look: &Appearance) -> String {
    let words = &look.words;
    let rules = words.value(&session.setup.profile.value.shown_title());
    let mut game = format!("{} · {rules}{}", session.size(), terms_given(session, words));
    if !session.counts_territory() {
        game += &format!(" · {}", words.method(session.setup.method));
    }
    game
}

/// Returns what is wrong with the terms, or may be.
pub(in crate::screens) fn warnings(session: &Session, look: &Appearance) -> Vec<Line<'static>> {
    let unknown = session.known_terms().err().map(|why| look.words.message(&why));
    let note = |caution: Caution| look.words.say("page-note", &[("text", caution.into())]);
    let said = unknown.into_iter().chain(session.cautions().into_iter().map(note));
    said.map(|text| Line::styled(text, look.theme.warning)).collect()
}

/// Returns where the terms come from.
fn sources(session: &Session, look: &Appearance) -> Option<Line<'static>> {
    let terms = sourced_terms(session.terms().ok()?, &look.words).into_iter();
    let sources = terms.map(|term| format!("{} [{}]", term.label, term.source));
    let text = sources.collect::<Vec<_>>().join(" · ");
    Some(Line::styled(format!("  {text}"), look.theme.quiet))
}

/// Returns what White gets for the handicap stones, if there are any.
fn compensation(session: &Session, look: &Appearance) -> Option<Line<'static>> {
    let terms = session.terms().ok().filter(|terms| terms.handicap.value > 0)?;
    let words = &look.words;
    let (value, from) = setting_value(session, Some(terms), Setting::Compensation, words);
    let label = words.label(Setting::Compensation.into_str());
    Some(Line::styled(format!("  {label}: {value} [{from}]"), look.theme.quiet))
}
