//! The list of all actions with their keys, searched by description.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use super::centred::centred;
use super::{Appearance, columns, footer, open_window};
use crate::app::{Action, App, Binding, Mode, Palette};

/// Draws the list.
///
/// ```text
/// ┌ Do what? ────────────────────────┐
/// │ > sav                            │
/// │ > save the result        e       │
/// └──────────────────────────────────┘
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    screen: Rect,
    palette: &Palette,
    listed: &[&'static Binding],
    look: &Appearance,
) {
    let area = centred(screen, 60, screen.height.saturating_sub(2).clamp(6, 20));
    open_window(frame, area, look);
    let title = format!(" {} ", look.words.get("palette-title"));
    let block = Block::bordered().title(Span::styled(title, look.theme.heading));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let at = palette.row_among(listed.len());
    let typed = format!("> {}{}", palette.filter, look.glyphs.caret());
    let mut lines = vec![Line::styled(typed, look.theme.strong)];
    let rows = usize::from(inner.height.saturating_sub(1)).max(1);
    let first = (at + 1).saturating_sub(rows);
    let room = usize::from(inner.width).saturating_sub(KEYS + 3);
    for (place, binding) in listed.iter().enumerate().skip(first).take(rows) {
        let (marker, style) =
            if place == at { (">", look.theme.strong) } else { (" ", look.theme.quiet) };
        let text = columns::left(&columns::shortened(&look.words.help(binding.text), room), room);
        lines.push(Line::from(vec![
            Span::styled(format!("{marker} {text} "), style),
            Span::styled(footer::shown(binding, look), look.theme.key),
        ]));
    }
    if listed.is_empty() {
        lines.push(Line::styled(look.words.get("palette-none"), look.theme.warning));
    }
    frame.render_widget(Paragraph::new(Text::from(lines)), inner);
}

/// Columns of the key names.
const KEYS: usize = 12;

/// Returns the actions that do something now and whose description or name contains every word
/// typed.
pub(super) fn listed(
    palette: &Palette,
    mode: Mode,
    can: impl Fn(Action) -> bool,
    look: &Appearance,
) -> Vec<&'static Binding> {
    let filter = palette.filter.to_lowercase();
    let holds = |binding: &&Binding| {
        let text = format!("{} {}", look.words.help(binding.text), binding.text).to_lowercase();
        filter.split_whitespace().all(|word| text.contains(word))
    };
    Palette::bindings(mode).filter(|binding| can(binding.action)).filter(holds).collect()
}

/// Returns the selected action of the list.
pub fn command_at(app: &App, look: &Appearance) -> Option<Action> {
    let palette = app.palette()?;
    let listed = listed(palette, app.mode_behind_palette(), |action| app.can(action), look);
    listed.get(palette.row_among(listed.len())).map(|binding| binding.action)
}
