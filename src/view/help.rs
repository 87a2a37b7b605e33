//! The keys of this screen, made from the table that drives them.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use super::centred::centred;
use super::step_words::more;
use super::wrapping::wrapped_after;
use super::{Appearance, Glyphs, clear, columns, footer, glossary};
use crate::app::{Action, Binding, Mode, Scroll};
use crate::goban::Color;

/// Draws the keys of a mode over the screen, from where they are scrolled to.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    screen: Rect,
    mode: Mode,
    scroll: &Scroll,
    look: &Appearance,
) {
    let mut seen = Vec::new();
    let mut lines: Vec<Line<'static>> = Vec::new();
    for binding in mode.bindings() {
        if seen.contains(&binding.text) {
            continue;
        }
        seen.push(binding.text);
        let key = columns::left(&footer::shown(binding, look), KEYS);
        let key = Span::styled(key, look.theme.key);
        lines.push(line(vec![key], look.words.help(meaning(mode, binding))));
    }
    lines.push(Line::default());
    lines.extend(signs(look).into_iter().map(|(signs, id)| line(signs, look.words.get(id))));
    let widest = lines.iter().map(Line::width).max().unwrap_or(0) + 3;
    let width = u16::try_from(widest).unwrap_or(u16::MAX).clamp(76.min(screen.width), screen.width);
    let mut lines = wrapped_after(lines, KEYS + 1, width.saturating_sub(2));
    lines.push(Line::default());
    lines.extend(glossary::lines(look, usize::from(width.saturating_sub(2))));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2);
    let area = centred(screen, width, height);
    let block = Block::bordered()
        .title(Span::styled(format!(" {} ", look.words.get("keys")), look.theme.heading));
    clear(frame, area, look);
    let below = height.saturating_sub(area.height);
    let from = scroll.first_line(below);
    let block = if from < below { block.title_bottom(more(look)) } else { block };
    frame.render_widget(Paragraph::new(lines).block(block).scroll((from, 0)), area);
}

/// Returns a line of keys or symbols and what they mean.
fn line(signs: Vec<Span<'static>>, meaning: String) -> Line<'static> {
    let taken: usize = signs.iter().map(Span::width).sum();
    let gap = " ".repeat(KEYS.saturating_sub(taken));
    let ends = [Span::raw(gap), Span::raw(meaning)];
    Line::from([Span::raw(" ")].into_iter().chain(signs).chain(ends).collect::<Vec<_>>())
}

/// Returns the text id of a key in a mode: practice has no count to keep and no steps to go back.
const fn meaning(mode: Mode, binding: &Binding) -> &'static str {
    let practises = matches!(
        mode,
        Mode::Menu | Mode::Answer | Mode::Mark | Mode::Marked | Mode::Over | Mode::Figures
    );
    match binding.action {
        Action::Quit if practises => "leave",
        Action::Close if practises => "close",
        _ => binding.text,
    }
}

/// Columns of the key names.
const KEYS: usize = 12;

/// Returns the symbols on the board, with the text ids of their meanings.
fn signs(look: &Appearance) -> Vec<(Vec<Span<'static>>, &'static str)> {
    let (theme, glyphs) = (&look.theme, look.board_glyphs());
    let areas = [theme.black_area, theme.white_area];
    let stones = [theme.black, theme.white];
    let both = |sign: fn(Glyphs, Color) -> &'static str, styles: [Style; 2]| {
        Color::BOTH
            .iter()
            .zip(styles)
            .map(|(&color, style)| Span::styled(format!(" {} ", sign(glyphs, color)), style))
            .collect::<Vec<_>>()
    };
    let on = |at: usize| Style { bg: areas[1 - at].bg, ..stones[at] };
    let territory = |glyphs: Glyphs, color| glyphs.territory(color).unwrap_or("┼");
    vec![
        (both(Glyphs::stone, stones), "sign-stones"),
        (both(Glyphs::dead, [on(0), on(1)]), "sign-dead"),
        (both(territory, areas), "sign-vacant"),
        (both(Glyphs::filled, stones), "sign-filled"),
        (both(|glyphs, _| glyphs.must_fill(), areas), "sign-must-fill"),
        (vec![Span::styled(format!(" {} ", glyphs.non_scoring()), theme.grid)], "sign-nobody"),
    ]
}
