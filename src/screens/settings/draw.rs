//! The settings, each with the source of its value; in a narrow window only the chosen one's.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use crate::screens::count::warnings;
use crate::ui::{Appearance, Context, columns};
use shuzi_walk::{Session, Setting};
use shuzi_words::{named_rules, setting_value};

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
pub(super) fn lines(cx: &Context, width: u16) -> Vec<Line<'static>> {
    let (session, look) = (cx.session(), cx.look());
    let entry = &cx.game.bench.setting;
    let text = look.words.step("setup", session.setup.side());
    let mut lines = vec![Line::styled(text.title, look.theme.heading), Line::default()];
    let terms = session.terms();
    let label = |setting: Setting| look.words.label(setting.into_str());
    let widest = session.settings().into_iter().map(|setting| label(setting).width()).max();
    let label_width = widest.unwrap_or(0);
    let has_sources = width >= ROOM_FOR_SOURCES;
    let mut about = about(session, entry.setting(session), look);
    for setting in session.settings() {
        let chosen = setting == entry.setting(session);
        let (value, from) = setting_value(session, terms.ok(), setting, &look.words);
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
        let value = if chosen && !entry.typed().is_empty() {
            format!("{}{}", entry.typed().shown(), look.glyphs.caret())
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
    lines.extend(warnings(session, look));
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
