//! The settings, each with where its value is from.

use ratatui::text::{Line, Span};

use super::{Appearance, columns};
use crate::amount::Amount;
use crate::app::{App, Session, Setting};
use crate::counting::{Terms, ValueSource};
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
pub(super) fn lines(app: &App, look: &Appearance, width: u16) -> Vec<Line<'static>> {
    let session = app.session();
    let text = look.texts.step("setup");
    let mut lines = vec![Line::styled(text.title, look.theme.heading), Line::default()];
    let terms = session.terms();
    for setting in session.settings() {
        let chosen = setting == app.setting();
        let (value, from) = value(session, terms.as_ref().ok(), setting, &look.texts);
        let label = look.texts.label(setting.as_str());
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
pub fn setting(session: &Session, setting: Setting, texts: &Texts) -> (String, String) {
    value(session, session.terms().ok().as_ref(), setting, texts)
}

fn value(
    session: &Session,
    terms: Option<&Terms>,
    setting: Setting,
    texts: &Texts,
) -> (String, String) {
    let none = || texts.words("none").to_owned();
    let setup = &session.setup;
    let amount = |amount: Amount, source: ValueSource| {
        let value = if amount == Amount::ZERO { none() } else { amount.to_string() };
        (value, source.to_string())
    };
    let unknown = (texts.words("type-one").to_owned(), String::new());
    match setting {
        Setting::Size => (session.size().to_string(), String::new()),
        Setting::Rules => (setup.profile.value.name.clone(), setup.profile.source.to_string()),
        Setting::Method => (texts.method(setup.method).to_owned(), String::new()),
        Setting::Side => {
            let both = setup.method.counts_both();
            let value = if both { texts.words("both") } else { texts.side(setup.side) };
            (value.to_owned(), String::new())
        }
        Setting::Kind => terms
            .map_or(unknown, |terms| (texts.words(terms.kind.as_str()).to_owned(), String::new())),
        Setting::Komi => terms.map_or(unknown, |t| amount(t.komi.value, t.komi.source)),
        Setting::TieBreaker => {
            terms.map_or(unknown, |t| amount(t.tie_breaker.value, t.tie_breaker.source))
        }
        Setting::Handicap => terms.map_or(unknown, |t| {
            let stones = t.handicap.value;
            let value = if stones == 0 { none() } else { stones.to_string() };
            (value, t.handicap.source.to_string())
        }),
        Setting::Compensation => terms.map_or(unknown, |t| {
            let points = t.adjustment().compensation();
            let convention = t.convention.value.as_str();
            let values: [(&str, &dyn std::fmt::Display); 2] =
                [("convention", &convention), ("points", &points)];
            let value = texts.say("gives-points", &values);
            (value, t.convention.source.to_string())
        }),
    }
}
