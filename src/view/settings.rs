//! The settings, each with the source of its value; in a narrow window only the chosen one's.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::{Appearance, columns};
use crate::app::App;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Sourced, Terms, ValueSource};
use shuzi_core::rules::Scoring;
use shuzi_walk::{Session, Setting};
use shuzi_words::Words;

/// Width from which a line has room for the source of its value, in columns.
const ROOM_FOR_SOURCES: u16 = 52;

/// Columns of a setting's value.
const VALUE: usize = 19;
/// The most columns of a value, and the columns of a source.
const WIDEST_VALUE: usize = 34;
const SOURCE: usize = 18;

/// Returns the lines of the list of settings.
///
/// ```text
/// What is to be counted?
///
/// > Komi          ‹ 6.5 ›      file, 2:40
///   Handicap        none       default
/// ```
pub(super) fn lines(app: &App, look: &Appearance, width: u16) -> Vec<Line<'static>> {
    let session = app.session();
    let text = look.words.step("setup", session.setup.side());
    let mut lines = vec![Line::styled(text.title, look.theme.heading), Line::default()];
    let terms = session.terms();
    let label = |setting: Setting| look.words.label(setting.into_str());
    let widest = session.settings().into_iter().map(|setting| label(setting).width()).max();
    let label_width = widest.unwrap_or(0);
    let has_sources = width >= ROOM_FOR_SOURCES;
    let mut about = about(session, app.setting(), look);
    for setting in session.settings() {
        let chosen = setting == app.setting();
        let (value, from) = value(session, terms.ok(), setting, &look.words);
        if chosen && !has_sources && !from.is_empty() {
            about = format!("{about} [{from}]");
        }
        let marker = if chosen { ">" } else { " " };
        // Full names of rules can be longer than the line; below the list they are whole.
        let rest = usize::from(width).saturating_sub(label_width + 4);
        let value_width = if has_sources { rest.saturating_sub(SOURCE).max(VALUE) } else { rest };
        let value_width = value_width.min(WIDEST_VALUE);
        let value =
            columns::shortened(&value, value_width.saturating_sub(if chosen { 4 } else { 0 }));
        let value = if chosen && !app.entry().is_empty() {
            format!("{}{}", app.entry().shown(), look.glyphs.caret())
        } else if chosen {
            format!("‹ {value} ›")
        } else {
            value
        };
        let style = if chosen { look.theme.strong } else { look.theme.quiet };
        let (label, value) = (
            columns::left(&label(setting), label_width),
            columns::left(&value, value_width.max(VALUE)),
        );
        let mut line = vec![Span::styled(format!("{marker} {label} {value} "), style)];
        if has_sources {
            line.push(Span::styled(from, look.theme.quiet));
        }
        lines.push(Line::from(line));
    }
    lines.push(Line::default());
    lines.push(Line::from(about));
    lines.push(Line::styled(look.words.get("how-to-set"), look.theme.quiet));
    if let Err(why) = session.known_terms() {
        lines.push(Line::styled(look.words.message(&why), look.theme.warning));
    }
    for caution in session.cautions() {
        let note = look.words.say("page-note", &[("text", caution.into())]);
        lines.push(Line::styled(note, look.theme.warning));
    }
    if app.is_fresh() && session.board().is_none() {
        lines.push(Line::default());
        lines.push(Line::styled(look.words.get("welcome"), look.theme.strong));
    }
    lines
}

/// Returns what a setting is about, or what its chosen value means.
fn about(session: &Session, setting: Setting, look: &Appearance) -> String {
    match setting {
        Setting::Rules => named_rules(session, &look.words),
        Setting::Method => {
            look.words.get(&format!("about-method-{}", session.setup.method.as_str()))
        }
        other => look.words.get(&format!("about-{}", other.into_str())),
    }
}

/// Returns the title of the rules, and the name they are typed by.
fn named_rules(session: &Session, words: &Words) -> String {
    let profile = &session.setup.profile.value;
    let title = [("title", profile.shown_title()), ("name", (*profile.name).into())];
    words.say("profile-title", &title)
}

/// Returns a setting's value and its source, for where values are typed.
pub fn setting(session: &Session, setting: Setting, words: &Words) -> (String, String) {
    let (value, from) = value(session, session.terms().ok(), setting, words);
    match setting {
        Setting::Rules => (named_rules(session, words), from),
        _ => (value, from),
    }
}

fn value(
    session: &Session,
    terms: Option<&Terms>,
    setting: Setting,
    words: &Words,
) -> (String, String) {
    let setup = &session.setup;
    let plain = |value: String| (value, String::new());
    let sourced = |value: String, source: ValueSource| (value, words.fact(&source));
    let unknown = || plain(words.get("type-one"));
    let amount = |sourced_amount: Sourced<Amount>| {
        let Sourced { value, source } = sourced_amount;
        let none = value == Amount::ZERO;
        sourced(if none { words.get("none") } else { words.amount(value) }, source)
    };
    // Handicap and compensation are shown even while the komi is unknown.
    let but_for_komi = || terms.cloned().or_else(|| session.terms_but_for_komi());
    match setting {
        Setting::Size => plain(session.size().to_string()),
        Setting::Rules => {
            sourced(words.value(&setup.profile.value.shown_title()), setup.profile.source)
        }
        Setting::Scoring => {
            let scoring = if setup.by_territory { Scoring::Territory } else { Scoring::Area };
            plain(words.value(&scoring.into()))
        }
        Setting::Method => plain(words.method(setup.method)),
        Setting::KeepTieBreaker => {
            plain(words.get(if setup.overrides.keep_tie_breaker { "on" } else { "off" }))
        }
        Setting::Side if setup.method.counts_both() => plain(words.get("both")),
        Setting::Side => plain(words.side(setup.side())),
        Setting::Players => plain(match session.players() {
            [None, None] => words.get("no-names"),
            names => names.map(|name| name.unwrap_or("?")).join(" – "),
        }),
        Setting::Kind => terms.map_or_else(unknown, |t| plain(words.value(&t.kind.into()))),
        Setting::Komi => terms.map_or_else(unknown, |t| amount(t.komi)),
        Setting::TieBreaker => terms.map_or_else(unknown, |t| amount(t.tie_breaker)),
        Setting::Handicap => but_for_komi().map_or_else(unknown, |t| {
            let stones = t.handicap.value;
            let text = if stones == 0 { words.get("no-stones") } else { stones.to_string() };
            sourced(text, t.handicap.source)
        }),
        Setting::Compensation => but_for_komi().map_or_else(unknown, |t| {
            let points = t.adjustment().compensation();
            let values = [("convention", t.convention.value.into()), ("points", points.into())];
            sourced(words.say("gives-points", &values), t.convention.source)
        }),
    }
}
