//! Draws the state; knows ratatui and changes nothing. One file per part of the screen.

mod beside_a_board;
mod board;
mod browser;
mod centred;
mod cheat_sheet;
mod columns;
mod comparing;
mod editor_words;
mod examples;
mod figures;
mod footer;
mod gauge;
mod glossary;
mod glyphs;
mod handicap;
mod help;
mod home;
mod illustration;
mod layout;
mod live;
mod look;
mod on_table;
mod overlay;
mod page;
mod palette;
#[cfg(feature = "phone")]
mod phone;
mod picker;
mod pixel_board;
mod plain_signs;
mod playing_on;
mod practice;
mod rearranging;
mod remark_line;
mod result_words;
mod screen;
mod seen;
mod settings;
mod sheet;
mod showcase;
mod split;
mod step_words;
mod table_picture;
mod terminal_picture;
mod theme;
mod title;
mod worksheet;
mod wrapping;

#[cfg(feature = "phone")]
pub use board::picture as board_picture;
pub use figures::large;
pub use footer::hint_at;
pub use glyphs::Glyphs;
pub use home::draw_home;
pub use layout::{Areas, vertex_at};
#[cfg(feature = "phone")]
pub use live::standing_text;
pub use page::{PageView, draw_page, page_command_at, page_hint_at};
pub use palette::command_at;
pub use pixel_board::PixelBoard;
pub use practice::{draw_practice, practice_vertex_at};
pub use result_words::{how_certain, result_notes, won};
pub use screen::{draw, draw_waiting};
pub use settings::setting;
pub use terminal_picture::PictureProtocol;
pub use theme::{Theme, ThemeName, of_index as colour_of_index};
#[cfg(feature = "phone")]
pub use title::terms_line;
pub use wrapping::{wrapped, wrapped_after};

use std::sync::Arc;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use ratatui::widgets::Clear;

use crate::app::Keymap;
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
    fn stone(&self, side: Color) -> Span<'static> {
        let style = if side == Color::Black { self.theme.black } else { self.theme.white };
        Span::styled(self.board_glyphs().stone(side), style)
    }

    /// Returns the symbols for the board: without colours, those that differ in shape.
    pub fn board_glyphs(&self) -> Glyphs {
        if self.theme.is_colourless() { self.glyphs.without_colours() } else { self.glyphs }
    }
}

/// Clears an area for a window, and dims what is around it.
fn open_window(frame: &mut Frame<'_>, area: Rect, look: &Appearance) {
    let screen = frame.area();
    frame.buffer_mut().set_style(screen, Style::new().add_modifier(Modifier::DIM));
    clear(frame, area, look);
}

/// Clears an area to the theme's background.
fn clear(frame: &mut Frame<'_>, area: Rect, look: &Appearance) {
    frame.render_widget(Clear, area);
    frame.buffer_mut().set_style(area, look.theme.ground);
}
