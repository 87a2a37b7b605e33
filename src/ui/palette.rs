//! The list of all that can be done on a screen, found by name.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph};

use super::centred::centred;
use super::{Appearance, Field, Hint, Key, columns, footer, open_window};
use shuzi_walk::Direction;

/// The list, with the text that is searched for and the cursor's row.
#[derive(Clone, Debug, Default)]
pub(super) struct Palette {
    filter: Field,
    /// How many rows the cursor has moved down, negative for up; it wraps around at either end.
    row: isize,
}

/// Columns of the key names.
const KEYS_WIDTH: usize = 12;

/// The keys of the list.
pub(super) const KEYS: &[Hint] = &[
    Hint::plain(&[Key::Enter], "choose"),
    Hint { shown: Some("↑ ↓"), ..Hint::plain(&[Key::Arrow(Direction::Down)], "down") },
    Hint::plain(&[Key::Backspace], "erase"),
    Hint::plain(&[Key::Esc], "close"),
];

impl Palette {
    pub(super) fn go(&mut self, direction: Direction) {
        self.row = match direction {
            Direction::Up => self.row.saturating_sub(1),
            Direction::Down => self.row.saturating_add(1),
            Direction::Left | Direction::Right => self.row,
        };
    }

    pub(super) fn push(&mut self, sign: char) {
        self.filter.push(sign);
        self.row = 0;
    }

    pub(super) fn erase(&mut self) {
        self.filter.erase();
        self.row = 0;
    }

    /// The name of the command under the cursor.
    pub(super) fn chosen(
        &self,
        hints: &[&'static Hint],
        look: &Appearance,
    ) -> Option<&'static str> {
        let listed = self.listed(hints, look);
        listed.get(self.row_among(listed.len())).map(|hint| hint.name)
    }

    /// The row the cursor is on among this many.
    fn row_among(&self, lines: usize) -> usize {
        let lines = isize::try_from(lines).unwrap_or(isize::MAX).max(1);
        self.row.rem_euclid(lines).unsigned_abs()
    }

    /// The commands whose description or name contains every word typed, each once, without those that
    /// only move the cursor.
    fn listed(&self, hints: &[&'static Hint], look: &Appearance) -> Vec<&'static Hint> {
        let is_motion = |hint: &Hint| {
            let moves = ["up", "down", "left", "right", "scroll-up", "scroll-down"];
            moves.contains(&hint.name) || matches!(hint.name, "erase" | "palette")
        };
        let matches = |hint: &Hint| {
            self.filter.matches(&format!("{} {}", look.words.help(hint.name), hint.name))
        };
        let mut listed: Vec<&'static Hint> = Vec::new();
        for hint in hints.iter().filter(|hint| !is_motion(hint) && matches(hint)) {
            if !listed.iter().any(|before| before.name == hint.name) {
                listed.push(hint);
            }
        }
        listed
    }

    /// Draws the list.
    ///
    /// ```text
    /// ┌ Do what? ────────────────────────┐
    /// │ > sav                            │
    /// │ > save the result        e       │
    /// └──────────────────────────────────┘
    /// ```
    pub(super) fn draw(
        &self,
        frame: &mut Frame<'_>,
        screen: Rect,
        hints: &[&'static Hint],
        look: &Appearance,
    ) {
        let listed = self.listed(hints, look);
        let area = centred(screen, 60, screen.height.saturating_sub(2).clamp(6, 20));
        open_window(frame, area, look);
        let title = format!(" {} ", look.words.get("palette-title"));
        let block = Block::bordered().title(Span::styled(title, look.theme.heading));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let at = self.row_among(listed.len());
        let typed = format!("> {}{}", self.filter.text(), look.glyphs.caret());
        let mut lines = vec![Line::styled(typed, look.theme.strong)];
        let rows = usize::from(inner.height.saturating_sub(1)).max(1);
        let first = (at + 1).saturating_sub(rows);
        let room = usize::from(inner.width).saturating_sub(KEYS_WIDTH + 3);
        for (place, hint) in listed.iter().enumerate().skip(first).take(rows) {
            let (marker, style) =
                if place == at { (">", look.theme.strong) } else { (" ", look.theme.quiet) };
            let text = columns::shortened(&look.words.help(hint.name), room);
            lines.push(Line::from(vec![
                Span::styled(format!("{marker} {} ", columns::left(&text, room)), style),
                Span::styled(footer::shown(hint, look), look.theme.key),
            ]));
        }
        if listed.is_empty() {
            lines.push(Line::styled(look.words.get("palette-none"), look.theme.warning));
        }
        frame.render_widget(Paragraph::new(Text::from(lines)), inner);
    }
}
