//! The choice of a rule profile: names, titles, and a summary of the selected one.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use super::wrapping::wrapped;
use super::{Appearance, clear, columns};
use crate::app::{App, Screen};
use shuzi_core::goban::Size;
use shuzi_core::rules::{GameKind, Profile};

/// Lines kept for the summary of the selected profile.
const ABOUT: u16 = 4;

/// Draws the choice if it is open.
///
/// ```text
/// ┌ Rules ──────────────────────────────┐
/// │ > jap                               │
/// │ > japanese-1989  Japanese           │
/// │   japanese-ogs   Japanese on OGS    │
/// │                                     │
/// │ Japanese: territory, komi 6.5       │
/// └─────────────────────────────────────┘
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    let Screen::Pick(picker) = app.screen() else { return };
    clear(frame, area, look);
    let title = format!(" {} ", look.words.get("label-rules"));
    let block = Block::bordered().title(Span::styled(title, look.theme.heading));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let (shown, at) = picker.shown();
    let typed = format!("> {}{}", picker.filter, look.glyphs.caret());
    let mut lines = vec![Line::styled(typed, look.theme.strong)];
    let rows = usize::from(inner.height.saturating_sub(1 + ABOUT)).max(1);
    let first = at.saturating_sub(rows.saturating_sub(2));
    let room = usize::from(inner.width);
    let name_width = shown.iter().map(|profile| profile.name.len()).max().unwrap_or(0) + 2;
    for (place, profile) in shown.iter().enumerate().skip(first).take(rows) {
        let title = look.words.value(&profile.shown_title());
        let text = format!("{}{title}", columns::left(&profile.name, name_width));
        let text = columns::shortened(&text, room.saturating_sub(2));
        lines.push(if place == at {
            Line::styled(format!("> {text}"), look.theme.strong)
        } else {
            Line::styled(format!("  {text}"), look.theme.quiet)
        });
    }
    if shown.is_empty() {
        lines.push(Line::styled(look.words.get("no-such-rules"), look.theme.warning));
    }
    lines.truncate(usize::from(inner.height));
    frame.render_widget(Paragraph::new(Text::from(lines)), inner);
    let height = ABOUT.min(inner.height.saturating_sub(3));
    if let (Some(profile), 1..) = (picker.chosen(), height) {
        let y = inner.bottom() - height;
        let mut about = vec![Line::default(), Line::from(what_it_says(profile, app, look))];
        let note = profile.shown_notes().into_iter().next();
        about.extend(note.map(|note| Line::styled(look.words.value(&note), look.theme.quiet)));
        let about = wrapped(about, inner.width);
        let area = Rect { y, height, ..inner };
        clear(frame, area, look);
        frame.render_widget(Paragraph::new(Text::from(about)), area);
    }
}

/// Returns a profile's scoring, komi and handicap compensation.
fn what_it_says(profile: &Profile, app: &App, look: &Appearance) -> String {
    let words = &look.words;
    let size: Size = app.session().size();
    let komi = profile.komi.of(GameKind::Even).as_ref().and_then(|komi| komi.of(size));
    let komi = komi.map_or_else(|| words.get("none"), |(komi, _)| words.amount(komi));
    let values = [
        ("scoring", profile.scoring.into()),
        ("komi", komi.into()),
        ("convention", profile.compensation.convention.into()),
    ];
    words.say("picker-about", &values)
}
