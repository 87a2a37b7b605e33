//! The keys of this screen, made from the table that drives them.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use super::centred::centred;
use super::wrapping::wrapped_after;
use super::{Appearance, Glyphs, Hint, Key, Scroll, clear, columns, footer, glossary, more};
use shuzi_core::goban::Color;

/// Draws the keys of a screen over it, in groups, with a cursor on the one that Enter runs;
/// below the last key the cursor scrolls the signs and terms that follow.
///
/// ```text
/// ┌ Keys ─────────────────────────────┐
/// │ On this screen                    │
/// │ > Enter      go on                │
/// │   Space      dead or alive        │
/// │ Other views                       │
/// │   c          key numbers          │
/// └───────────────────────────────────┘
/// ```
pub fn draw(
    frame: &mut Frame<'_>,
    screen: Rect,
    keys: &[&'static Hint],
    names: &[&str],
    scroll: &Scroll,
    look: &Appearance,
) {
    let said = |(place, hint): (usize, &&'static Hint)| {
        let is_chosen = place == scroll.row();
        let (marker, style) =
            if is_chosen { ("> ", look.theme.strong) } else { ("  ", Style::default()) };
        let key = columns::left(&footer::shown(hint, look), KEYS_WIDTH - 2);
        let keys = vec![Span::raw(marker), Span::styled(key, look.theme.key)];
        line(keys, look.words.help(names[place])).style(style)
    };
    let signs = signs(look).into_iter().map(|(signs, id)| line(signs, look.words.get(id)));
    let signs = signs.collect::<Vec<_>>();
    let widest =
        keys.iter().enumerate().map(said).chain(signs.clone()).map(|line| line.width()).max();
    let width = u16::try_from(widest.unwrap_or(0) + 3).unwrap_or(u16::MAX);
    let width = width.clamp(76.min(screen.width), screen.width);
    let columns = width.saturating_sub(2);
    let mut lines: Vec<Line<'static>> = Vec::new();
    // The lines of each key.
    let mut places = Vec::new();
    let mut group = None;
    for (place, key) in keys.iter().enumerate() {
        if group.replace(key.group) != Some(key.group) {
            let heading = look.words.get(key.group.into_str());
            lines.push(Line::styled(format!(" {heading}"), look.theme.heading));
        }
        let start = lines.len();
        lines.extend(wrapped_after(vec![said((place, key))], KEYS_WIDTH + 1, columns));
        places.push(start..lines.len());
    }
    lines.push(Line::default());
    lines.extend(wrapped_after(signs, KEYS_WIDTH + 1, columns));
    lines.push(Line::default());
    lines.extend(glossary::lines(look, usize::from(columns)));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(2);
    let area = centred(screen, width, height);
    let block = Block::bordered()
        .title(Span::styled(format!(" {} ", look.words.get("keys")), look.theme.heading))
        .title_top(footer::line(KEYS.iter(), look).right_aligned());
    clear(frame, screen, look);
    let below = height.saturating_sub(area.height);
    let rows = usize::from(area.height.saturating_sub(2));
    let from = first_line(scroll, &places, rows, below);
    let block = if from < below { block.title_bottom(more(look)) } else { block };
    frame.render_widget(Paragraph::new(lines).block(block).scroll((from, 0)), area);
}

/// Returns the first line in sight: that of the cursor's key stays in sight, and below the last key
/// each step scrolls a line.
fn first_line(scroll: &Scroll, keys: &[Range<usize>], rows: usize, below: u16) -> u16 {
    let shown = |key: &Range<usize>| {
        u16::try_from(key.end.saturating_sub(rows)).unwrap_or(u16::MAX).min(below)
    };
    let at_last = keys.last().map_or(0, shown);
    let last = u16::try_from(keys.len().saturating_sub(1)).unwrap_or(u16::MAX);
    let row = scroll.first_line(last + (below - at_last));
    keys.get(usize::from(row)).map_or_else(|| at_last + (row - last), shown)
}

/// Returns a line of keys or symbols and what they mean.
fn line(signs: Vec<Span<'static>>, meaning: String) -> Line<'static> {
    let taken: usize = signs.iter().map(Span::width).sum();
    let gap = " ".repeat(KEYS_WIDTH.saturating_sub(taken));
    let ends = [Span::raw(gap), Span::raw(meaning)];
    Line::from([Span::raw(" ")].into_iter().chain(signs).chain(ends).collect::<Vec<_>>())
}

/// Columns of the key names.
const KEYS_WIDTH: usize = 12;

/// The keys of the help itself.
pub const KEYS: &[Hint] = &[
    Hint::plain(&[Key::Enter, Key::Char(' ')], "choose"),
    Hint::plain(&[Key::Esc, Key::Char('?'), Key::Char('q')], "close"),
];

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
