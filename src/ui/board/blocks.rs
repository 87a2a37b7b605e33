//! A large board: stones of several columns and rows.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::rows::sign;
use super::spot::{Mark, Spot, between, gap, on_stone};
use crate::ui::{Appearance, Glyphs};
use shuzi_core::goban::Color;
use shuzi_picture::PointMark;

/// Returns `scale` lines of text for one row of the board. A vertex takes `2 * scale` columns, the
/// first of them the gap before it.
pub fn rows(
    spots: &[Spot],
    number: &str,
    scale: u16,
    glyphs: Glyphs,
    look: &Appearance,
) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let (height, width) = (usize::from(scale), usize::from(scale) * 2 - 1);
    let line_row = (height - 1) / 2;
    (0..height)
        .map(|row| {
            let on_line = row == line_row;
            let line = if on_line { glyphs.line() } else { " " };
            let label = if on_line { number } else { "  " };
            let brackets = match (row, glyphs) {
                (row, Glyphs::Ascii) if row == line_row => ["[", "]"],
                (_, Glyphs::Ascii) => [" ", " "],
                (0, _) => ["┌", "┐"],
                (row, _) if row + 1 == height => ["└", "┘"],
                _ => ["│", "│"],
            };
            let mut spans = vec![Span::styled(label.to_owned(), theme.grid)];
            for (at, spot) in spots.iter().enumerate() {
                let before = at.checked_sub(1).and_then(|at| spots.get(at));
                spans.push(gap(
                    before,
                    Some(spot),
                    line,
                    between(before, Some(spot), theme),
                    brackets,
                    theme,
                ));
                spans.extend(body(spot, row, width, height, glyphs, look));
            }
            spans.push(gap(spots.last(), None, line, theme.grid, brackets, theme));
            spans.push(Span::styled(" ", theme.grid));
            Line::from(spans)
        })
        .collect()
}

/// Returns one line of a vertex.
fn body(
    spot: &Spot,
    row: usize,
    width: usize,
    height: usize,
    glyphs: Glyphs,
    look: &Appearance,
) -> Vec<Span<'static>> {
    let drawn = match spot.mark {
        Mark::Point(PointMark::Stone(color) | PointMark::Dead(color))
        | Mark::Letter(_, Some(color)) => Some((&DISCS, color)),
        Mark::Point(PointMark::Filled(color)) => Some((&DIAMONDS, color)),
        _ => None,
    };
    let (line_row, half) = ((height - 1) / 2, width / 2);
    let style = spot.style(&look.theme);
    if let (Some((shape, color)), Glyphs::Unicode) = (drawn, glyphs) {
        let rows = shape[height.saturating_sub(2).min(shape.len() - 1)];
        let shape = rows.get(row).copied().unwrap_or_default();
        let stone = Style { bg: spot.ground.bg, ..look.theme.stone(color) };
        // A letter, or the cross on a dead stone, takes its middle.
        let (letter, style) = match spot.mark {
            Mark::Letter(letter, _) if row == line_row => (letter, style),
            Mark::Point(PointMark::Dead(color)) if row == line_row => {
                (glyphs.dead(color), on_stone(color, &look.theme))
            }
            _ => return vec![Span::styled(shape, stone)],
        };
        let signs: Vec<char> = shape.chars().collect();
        let part = |signs: &[char]| Span::styled(signs.iter().collect::<String>(), stone);
        return vec![part(&signs[..half]), Span::styled(letter, style), part(&signs[half + 1..])];
    }
    // Without colours a stone is a large letter.
    if let (Mark::Point(PointMark::Stone(color)), Glyphs::Letters, 3..) =
        (spot.mark, glyphs, height)
    {
        let shape = if color == Color::Black { &LARGE_X } else { &LARGE_O };
        let rows = shape[height.saturating_sub(2).min(shape.len() - 1)];
        return vec![Span::styled(rows.get(row).copied().unwrap_or_default(), style)];
    }
    let Spot { vertex, size, ground, .. } = *spot;
    if row != line_row {
        let up = row < line_row;
        let ends = if up { vertex.y == 0 } else { vertex.y + 1 == size.height() };
        let down = if ends { " " } else { glyphs.line_down() };
        let side = " ".repeat(half);
        return vec![Span::styled(format!("{side}{down}{side}"), ground)];
    }
    let line = |ends: bool| if ends { " " } else { glyphs.line() }.repeat(half);
    vec![
        Span::styled(line(vertex.x == 0), ground),
        Span::styled(sign(spot, glyphs), style),
        Span::styled(line(vertex.x + 1 == size.width()), ground),
    ]
}

/// The lines of a shape at two, three and four lines per vertex.
type Shape = [&'static [&'static str]; 3];

const DISCS: Shape =
    [&["▟█▙", "▝▀▘"], &["▗▟█▙▖", "▜███▛", " ▝▀▘ "], &["▗▟███▙▖", "███████", "▜█████▛", " ▝▀▀▀▘ "]];
const DIAMONDS: Shape =
    [&["▗█▖", " ▀ "], &["  ▄  ", " ▜█▛ ", "     "], &["   ▄   ", " ▗███▖ ", "  ▜█▛  ", "   ▀   "]];
// With two lines, letters in blocks would run together.
const LARGE_X: Shape =
    [&[], &["▄   ▄", " ▀▄▀ ", "▄▀ ▀▄"], &["▄     ▄", " ▀▄▄▄▀ ", " ▄▀▀▀▄ ", "▀     ▀"]];
const LARGE_O: Shape =
    [&[], &[" ▄▄▄ ", "█   █", " ▀▀▀ "], &[" ▄▄▄▄▄ ", "█     █", "█     █", " ▀▀▀▀▀ "]];
