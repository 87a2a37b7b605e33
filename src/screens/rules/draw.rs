//! The choice of a rule profile: names, titles, and a summary of the selected one.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use super::RulesScreen;
use crate::ui::{Context, clear, columns, more, wrapped};
use shuzi_core::rules::{GameKind, Profile};

/// Lines kept for the summary of the selected profile.
const ABOUT: u16 = 4;

/// Draws the choice.
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
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, picker: &RulesScreen, cx: &Context) {
    let look = cx.look();
    let title = format!(" {} ", look.words.get("label-rules"));
    let block = Block::bordered().title(Span::styled(title, look.theme.heading));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let (shown, at) = picker.shown();
    let typed = format!("> {}{}", picker.filter.text(), look.glyphs.caret());
    let mut lines = vec![Line::styled(typed, look.theme.strong)];
    let rows = usize::from(inner.height.saturating_sub(1 + ABOUT)).max(1);
    let first = at.saturating_sub(rows.saturating_sub(2));
    let room = usize::from(inner.width);
    let name_width = shown.iter().map(|profile| profile.name.len()).max().unwrap_or(0) + 2;
    for (place, profile) in shown.iter().enumerate().skip(first).take(rows) {
        let title = look.words.value(&profile.shown_title());
        // A digit alone chooses one of the first nine.
        let digit = match picker.filter.text() {
            "" if place < 9 => format!("{} ", place + 1),
            "" => "  ".to_owned(),
            _ => String::new(),
        };
        let text = format!("{digit}{}{title}", columns::left(&profile.name, name_width));
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
    let rows_end = u16::try_from(lines.len()).unwrap_or(inner.height);
    frame.render_widget(Paragraph::new(Text::from(lines)), inner);
    if first + rows < shown.len() && rows_end < inner.height {
        let y = inner.y + rows_end;
        frame.render_widget(more(look), Rect { y, height: 1, ..inner });
    }
    let height = ABOUT.min(inner.height.saturating_sub(3));
    if let (Some(profile), 1..) = (picker.chosen(), height) {
        let y = inner.bottom() - height;
        let mut about = vec![Line::default(), Line::from(what_it_says(profile, cx))];
        let note = profile.shown_notes().into_iter().next();
        about.extend(note.map(|note| Line::styled(look.words.value(&note), look.theme.quiet)));
        let about = wrapped(about, inner.width);
        let area = Rect { y, height, ..inner };
        clear(frame, area, look);
        frame.render_widget(Paragraph::new(Text::from(about)), area);
    }
}

/// Returns a profile's scoring, komi and handicap compensation.
fn what_it_says(profile: &Profile, cx: &Context) -> String {
    let words = &cx.look().words;
    let size = cx.session().size();
    let komi = profile.komi.of(GameKind::Even).as_ref().and_then(|komi| komi.of(size));
    let komi = komi.map_or_else(|| words.get("none"), |(komi, _)| words.amount(komi));
    let values = [
        ("scoring", profile.scoring.into()),
        ("komi", komi.into()),
        ("convention", profile.compensation.convention.into()),
    ];
    words.say("picker-about", &values)
}
