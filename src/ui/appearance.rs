//! How things look, and what windows over a screen look like.

use std::sync::Arc;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;
use unicode_width::UnicodeWidthStr as _;

use super::{Glyphs, Keymap, Theme};
use shuzi_core::goban::Color;
use shuzi_words::Words;

/// How things look: colours, symbols and language.
#[derive(Clone, Debug)]
pub struct Appearance {
    /// The colours.
    pub theme: Theme,
    /// The symbols on the board.
    pub glyphs: Glyphs,
    /// Whether a stone takes several symbols where there is room.
    pub large_stones: bool,
    /// The texts.
    pub words: Arc<Words>,
    /// Whether clicks mark stones.
    pub mouse: bool,
    /// Whether anything moves by itself.
    pub motion: bool,
    /// The key bindings.
    pub keys: Arc<Keymap>,
}

impl Appearance {
    /// Returns a stone of a side, so that its numbers are not typed for the other.
    pub fn stone(&self, side: Color) -> Span<'static> {
        let style = if side == Color::Black { self.theme.black } else { self.theme.white };
        Span::styled(self.board_glyphs().stone(side), style)
    }

    /// Returns the symbols for the board: without colours, those that differ in shape.
    pub fn board_glyphs(&self) -> Glyphs {
        if self.theme.is_colourless() { self.glyphs.without_colours() } else { self.glyphs }
    }
}

/// Clears an area for a window, and dims what is around it.
pub fn open_window(frame: &mut Frame<'_>, area: Rect, look: &Appearance) {
    let screen = frame.area();
    frame.buffer_mut().set_style(screen, Style::new().add_modifier(Modifier::DIM));
    clear(frame, area, look);
}

/// Clears an area to the theme's background.
pub fn clear(frame: &mut Frame<'_>, area: Rect, look: &Appearance) {
    frame.render_widget(Clear, area);
    // A wide sign that the left edge would cut in half would push that edge aside.
    if let Some(before) = area.left().checked_sub(1) {
        for row in area.rows() {
            if let Some(cell) = frame.buffer_mut().cell_mut((before, row.y))
                && cell.symbol().width() > 1
            {
                cell.set_symbol(" ");
            }
        }
    }
    frame.buffer_mut().set_style(area, look.theme.ground);
}

/// Returns the note that there is more to read below.
pub fn more(look: &Appearance) -> Line<'static> {
    Line::styled(format!(" {} ", look.words.get("scroll-more")), look.theme.key).right_aligned()
}
