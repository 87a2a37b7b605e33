//! The keys of this screen, made from the table that drives them.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::centred::centred;
use super::{Appearance, columns, footer};
use crate::app::{Binding, Mode, bindings};

/// Draws the keys of a mode over the screen, from a line on.
pub(super) fn draw(frame: &mut Frame<'_>, screen: Rect, mode: Mode, from: u16, look: &Appearance) {
    let mut seen = Vec::new();
    let mut lines: Vec<Line<'static>> = Vec::new();
    for binding in bindings(mode) {
        if seen.contains(&binding.text) {
            continue;
        }
        seen.push(binding.text);
        lines.push(line(binding, look));
    }
    lines.push(Line::default());
    for (sign, meaning) in signs(look) {
        lines.push(Line::from(vec![
            Span::styled(format!(" {}", columns::left(&sign, KEYS)), look.theme.key),
            Span::raw(look.words.get(meaning)),
        ]));
    }
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2);
    let widest = lines.iter().map(Line::width).max().unwrap_or(0) + 3;
    let width = u16::try_from(widest).unwrap_or(u16::MAX).max(46);
    let area = centred(screen, width, height);
    let block = Block::bordered()
        .title(Span::styled(format!(" {} ", look.words.get("keys")), look.theme.heading));
    frame.render_widget(Clear, area);
    let from = from.min(height.saturating_sub(area.height));
    frame.render_widget(Paragraph::new(lines).block(block).scroll((from, 0)), area);
}

fn line(binding: &Binding, look: &Appearance) -> Line<'static> {
    let key = columns::left(&footer::shown(binding, look), KEYS);
    Line::from(vec![
        Span::styled(format!(" {key}"), look.theme.key),
        Span::raw(look.words.help(binding.text)),
    ])
}

/// How many columns the names of keys have.
const KEYS: usize = 12;

/// The signs on the board and the keys of what they mean.
fn signs(look: &Appearance) -> Vec<(String, &'static str)> {
    use crate::goban::Color::{Black, White};
    let glyphs = look.glyphs;
    let both = |sign: fn(super::Glyphs, crate::goban::Color) -> &'static str| {
        format!("{} {}", sign(glyphs, Black), sign(glyphs, White))
    };
    vec![
        (both(super::Glyphs::stone), "sign-stones"),
        (both(super::Glyphs::dead), "sign-dead"),
        (both(super::Glyphs::territory), "sign-vacant"),
        (both(super::Glyphs::filled), "sign-filled"),
        (glyphs.non_scoring().to_owned(), "sign-nobody"),
    ]
}
