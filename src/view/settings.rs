//! The settings, each with where its value is from.

use ratatui::text::{Line, Span};

use super::{Look, columns};
use crate::amount::Amount;
use crate::app::{App, Field, Session};
use crate::counting::{Source, Terms};
use crate::texts::Texts;

/// The width from which a line has room for where its value is from.
const ROOM_FOR_SOURCES: u16 = 52;

/// The lines of the list of settings.
///
/// ```text
/// What is to be counted?
///
/// > Komi          ‹ 6.5 ›      file, 2:40
///   Handicap        none       default
/// ```
pub(super) fn lines(app: &App, look: &Look, width: u16) -> Vec<Line<'static>> {
    let session = app.session();
    let text = look.texts.step("setup");
    let mut lines = vec![Line::styled(text.title, look.theme.heading), Line::default()];
    let terms = session.terms();
    for field in session.fields() {
        let chosen = field == app.field();
        let (value, from) = value(session, terms.as_ref().ok(), field, &look.texts);
        let label = look.texts.label(field.word());
        let marker = if chosen { ">" } else { " " };
        let value = if chosen && !app.entry().is_empty() {
            format!("{}{}", app.entry().shown(), look.glyphs.caret())
        } else if chosen {
            format!("‹ {value} ›")
        } else {
            value
        };
        let style = if chosen { look.theme.strong } else { look.theme.quiet };
        let (label, value) = (columns::left(label, 19), columns::left(&value, 19));
        let mut line = vec![Span::styled(format!("{marker} {label} {value} "), style)];
        if width >= ROOM_FOR_SOURCES {
            line.push(Span::styled(from, look.theme.quiet));
        }
        lines.push(Line::from(line));
    }
    lines.push(Line::default());
    lines.push(Line::from(look.texts.words("how-to-set").to_owned()));
    if let Err(error) = terms {
        lines.push(Line::styled(error.to_string(), look.theme.warning));
    }
    if let Ok(terms) = session.terms() {
        for caution in &terms.cautions {
            lines.push(Line::styled(format!("Note: {caution}."), look.theme.warning));
        }
    }
    if let Some(message) = app.message() {
        lines.push(Line::styled(message.to_owned(), look.theme.warning));
    }
    if app.is_fresh() && session.board().is_none() {
        lines.push(Line::default());
        lines.push(Line::styled(look.texts.words("welcome").to_owned(), look.theme.strong));
    }
    if app.is_fresh() && look.is_first_run {
        lines.push(Line::default());
        lines.extend(super::look::ruler(look));
        lines.push(Line::styled(look.texts.words("ruler-key").to_owned(), look.theme.quiet));
    }
    lines
}

/// A setting's value, and where it is from.
pub fn setting(session: &Session, field: Field, texts: &Texts) -> (String, String) {
    value(session, session.terms().ok().as_ref(), field, texts)
}

fn value(
    session: &Session,
    terms: Option<&Terms>,
    field: Field,
    texts: &Texts,
) -> (String, String) {
    let none = || texts.words("none").to_owned();
    let setup = &session.setup;
    let amount = |amount: Amount, source: Source| {
        let value = if amount == Amount::ZERO { none() } else { amount.to_string() };
        (value, source.to_string())
    };
    let unknown = (texts.words("type-one").to_owned(), String::new());
    match field {
        Field::Size => (session.size().to_string(), String::new()),
        Field::Rules => (setup.profile.value.name.clone(), setup.profile.source.to_string()),
        Field::Method => (texts.method(setup.method).to_owned(), String::new()),
        Field::Side => {
            let both = setup.method.counts_both();
            let value = if both { texts.words("both") } else { texts.side(setup.side) };
            (value.to_owned(), String::new())
        }
        Field::Kind => terms
            .map_or(unknown, |terms| (texts.words(terms.kind.word()).to_owned(), String::new())),
        Field::Komi => terms.map_or(unknown, |t| amount(t.komi.value, t.komi.source)),
        Field::TieBreaker => {
            terms.map_or(unknown, |t| amount(t.tie_breaker.value, t.tie_breaker.source))
        }
        Field::Handicap => terms.map_or(unknown, |t| {
            let stones = t.handicap.value;
            let value = if stones == 0 { none() } else { stones.to_string() };
            (value, t.handicap.source.to_string())
        }),
        Field::Compensation => terms.map_or(unknown, |t| {
            let points = t.adjustment().compensation();
            let convention = t.convention.value.word();
            let values: [(&str, &dyn std::fmt::Display); 2] =
                [("convention", &convention), ("points", &points)];
            let value = texts.say("gives-points", &values);
            (value, t.convention.source.to_string())
        }),
    }
}
