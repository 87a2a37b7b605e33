//! The footer: the keys that work now, as many as fit, and always the help key.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{Appearance, Areas};
use crate::app::{Action, App, Binding, Mode};

/// Draws the footer of a mode: the keys that work now.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    mode: Mode,
    can: impl Fn(Action) -> bool,
    look: &Appearance,
) {
    let hints = hints(area, mode, can, look).into_iter().map(|(_, binding)| binding);
    frame.render_widget(line(hints, look), area);
}

/// Returns hints in a line: keys, and what they do.
pub(super) fn line<'a>(
    bindings: impl Iterator<Item = &'a Binding>,
    look: &Appearance,
) -> Line<'static> {
    let spans = bindings.flat_map(|binding| {
        let (key, text) = (shown(binding, look), look.words.footer(binding.text));
        [
            Span::styled(format!(" {key}"), look.theme.key),
            Span::styled(format!(" {text} "), look.theme.quiet),
        ]
    });
    spans.collect()
}

/// Returns the hints that fit, each with its first column on the screen.
fn hints(
    area: Rect,
    mode: Mode,
    can: impl Fn(Action) -> bool,
    look: &Appearance,
) -> Vec<(u16, &'static Binding)> {
    let all: Vec<&Binding> =
        mode.bindings().iter().filter(|binding| binding.in_footer && can(binding.action)).collect();
    let width = |binding: &Binding| {
        shown(binding, look).width() + look.words.footer(binding.text).width() + 3
    };
    let mut room = usize::from(area.width);
    let help = all.iter().find(|binding| binding.action == Action::Help);
    room = room.saturating_sub(help.map_or(0, |binding| width(binding)));
    let mut hints = Vec::new();
    let mut column = area.x;
    for binding in all {
        if binding.action != Action::Help {
            match room.checked_sub(width(binding)) {
                Some(left) => room = left,
                None => continue,
            }
        }
        hints.push((column, binding));
        column = column.saturating_add(u16::try_from(width(binding)).unwrap_or(u16::MAX));
    }
    hints
}

/// Returns a binding's keys as shown, with the key names of the language.
pub(super) fn shown(binding: &Binding, look: &Appearance) -> String {
    match look.keys.changed(binding) {
        None => named(binding.shown, look),
        Some(keys) => {
            let keys: Vec<String> = keys.iter().map(|key| named(&key.to_string(), look)).collect();
            keys.join(" ")
        }
    }
}

/// Returns the keys of an action in a mode, by the action's name.
pub(super) fn key_of(mode: Mode, name: &str, look: &Appearance) -> String {
    let binding = mode.bindings().iter().find(|binding| binding.text == name);
    binding.map_or_else(String::new, |binding| shown(binding, look))
}

/// Returns the name of a key in the language.
fn named(key: &str, look: &Appearance) -> String {
    match key {
        named @ ("Enter" | "Space" | "Esc" | "Tab" | "Backspace") => {
            look.words.get(&format!("key-{}", named.to_ascii_lowercase()))
        }
        arrow @ ("Up" | "Down" | "Left" | "Right") => {
            let arrows = [("Up", "↑"), ("Down", "↓"), ("Left", "←"), ("Right", "→")];
            arrows
                .iter()
                .find(|(name, _)| *name == arrow)
                .map_or(arrow, |(_, sign)| sign)
                .to_owned()
        }
        plain => match plain.strip_prefix("Ctrl-") {
            Some(sign) => format!("{}-{sign}", look.words.get("key-ctrl")),
            None => plain.to_owned(),
        },
    }
}

/// Returns the action of the hint under a screen position, as for a click.
pub fn hint_at(screen: Rect, app: &App, look: &Appearance, place: Position) -> Option<Action> {
    let footer = Areas::of(screen, app, look).footer;
    hint_in(footer, app.mode(), |action| app.can(action), look, place)
}

/// Returns the action of the hint of a footer under a screen position.
pub(super) fn hint_in(
    footer: Rect,
    mode: Mode,
    can: impl Fn(Action) -> bool,
    look: &Appearance,
    place: Position,
) -> Option<Action> {
    let mut hints = hints(footer, mode, can, look).into_iter().rev();
    let hit = footer.contains(place).then(|| hints.find(|(column, _)| *column <= place.x));
    hit.flatten().map(|(_, binding)| binding.action)
}
