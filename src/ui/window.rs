//! Windows over a screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use super::centred::centred;
use super::wrapping::{height, wrapped};
use super::{Appearance, open_window};

/// A window in the middle of the screen.
#[derive(Debug)]
pub struct Window {
    pub title: String,
    /// Its widest, in columns.
    pub width: u16,
    /// What it says.
    pub lines: Vec<Line<'static>>,
}

impl Window {
    pub fn draw(self, frame: &mut Frame<'_>, screen: Rect, look: &Appearance) {
        let width = self.width.min(screen.width);
        let lines = wrapped(self.lines, width.saturating_sub(2));
        let area = centred(screen, width, height(&lines).saturating_add(2));
        let title = Span::styled(format!(" {} ", self.title), look.theme.heading);
        open_window(frame, area, look);
        frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(title)), area);
    }
}

/// Draws a question in the middle of the screen.
pub fn ask_window(frame: &mut Frame<'_>, screen: Rect, text: &str, look: &Appearance) {
    let width = 44.min(screen.width);
    let lines = text.lines().map(|line| Line::from(line.to_owned()));
    let lines = wrapped(lines.collect(), width.saturating_sub(2));
    let area = centred(screen, width, height(&lines).saturating_add(2).max(6));
    open_window(frame, area, look);
    frame.render_widget(Paragraph::new(lines).centered().block(Block::bordered()), area);
}
