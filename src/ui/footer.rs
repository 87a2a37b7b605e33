//! The footer: the keys that work now, as many as fit, and always the help key.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{Appearance, Hint, Keys};

/// Draws the keys of a screen.
pub fn draw(frame: &mut Frame<'_>, area: Rect, keys: &[&Hint], look: &Appearance) {
    let hints = hints(area, keys, look).into_iter().map(|(_, hint)| hint);
    frame.render_widget(line(hints, look), area);
}

/// Returns hints in a line: keys, and what they do.
pub fn line<'a>(hints: impl Iterator<Item = &'a Hint>, look: &Appearance) -> Line<'static> {
    let spans = hints.flat_map(|hint| {
        let (key, text) = (shown(hint, look), look.words.footer(hint.name));
        [
            Span::styled(format!(" {key}"), look.theme.key),
            Span::styled(format!(" {text} "), look.theme.quiet),
        ]
    });
    spans.collect()
}

/// Returns the hints that fit, each with its first column on the screen.
fn hints<'a>(area: Rect, keys: &[&'a Hint], look: &Appearance) -> Vec<(u16, &'a Hint)> {
    let all = keys.iter().copied().filter(|hint| hint.in_footer);
    let width = |hint: &Hint| shown(hint, look).width() + look.words.footer(hint.name).width() + 3;
    let is_help = |hint: &&Hint| hint.name == "help";
    let mut room = usize::from(area.width);
    room = room.saturating_sub(all.clone().find(is_help).map_or(0, width));
    let mut hints = Vec::new();
    let mut column = area.x;
    for hint in all {
        if !is_help(&hint) {
            match room.checked_sub(width(hint)) {
                Some(left) => room = left,
                None => continue,
            }
        }
        hints.push((column, hint));
        column = column.saturating_add(u16::try_from(width(hint)).unwrap_or(u16::MAX));
    }
    hints
}

/// Returns the hint under a screen position, as for a click.
pub fn hit<'a>(
    area: Rect,
    keys: &[&'a Hint],
    place: Position,
    look: &Appearance,
) -> Option<&'a Hint> {
    let mut hints = hints(area, keys, look).into_iter().rev();
    let hit = area.contains(place).then(|| hints.find(|(column, _)| *column <= place.x));
    hit.flatten().map(|(_, hint)| hint)
}

/// Returns the keys of a command as shown, with the key names of the language.
pub fn shown(hint: &Hint, look: &Appearance) -> String {
    let changed = look.keys.changed(hint);
    if let (None, Some(shown)) = (changed, hint.shown) {
        return shown.to_owned();
    }
    let keys = changed.unwrap_or(&hint.keys[..1]).iter();
    keys.map(|key| named(&key.to_string(), look)).collect::<Vec<_>>().join(" ")
}

/// Returns the keys of a command on a screen, by the command's name.
pub fn key_of<C: Copy>(keys: Keys<C>, name: &str, look: &Appearance) -> String {
    let hint = keys.iter().map(|(hint, _)| hint).find(|hint| hint.name == name);
    hint.map_or_else(String::new, |hint| shown(hint, look))
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
