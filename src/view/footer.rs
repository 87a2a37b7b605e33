//! The keys that do something now, cut from the right; help is the last to go.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::Look;
use crate::app::{Action, Binding, Mode, bindings};

/// Draws the footer of a mode.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, mode: Mode, look: &Look) {
    let all: Vec<&Binding> = bindings(mode).iter().filter(|b| b.in_footer).collect();
    let width =
        |binding: &Binding| binding.shown.width() + look.texts.footer(binding.text).width() + 3;
    let mut room = usize::from(area.width);
    let help = all.iter().find(|binding| binding.action == Action::Help);
    room = room.saturating_sub(help.map_or(0, |binding| width(binding)));
    let mut spans = Vec::new();
    for binding in all {
        let is_help = binding.action == Action::Help;
        if !is_help {
            match room.checked_sub(width(binding)) {
                Some(left) => room = left,
                None => continue,
            }
        }
        spans.push(Span::styled(format!(" {}", binding.shown), look.theme.key));
        spans
            .push(Span::styled(format!(" {} ", look.texts.footer(binding.text)), look.theme.quiet));
    }
    frame.render_widget(Line::from(spans), area);
}
