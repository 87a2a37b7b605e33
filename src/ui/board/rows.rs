//! The board with one symbol per vertex.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::spot::{Mark, Spot, between, gap};
use crate::ui::{Appearance, Glyphs, Theme};
use shuzi_picture::PointMark;

/// Returns a row of symbols with lines between them. A symbol and the gap before it take two
/// columns per unit of scale.
pub fn row(
    spots: &[Spot],
    number: &str,
    scale: u16,
    glyphs: Glyphs,
    look: &Appearance,
) -> Line<'static> {
    let theme = &look.theme;
    let mut spans = vec![Span::styled(number.to_owned(), theme.grid)];
    if glyphs == Glyphs::Wide {
        spans.push(Span::styled(" ", theme.grid));
    }
    for (at, spot) in spots.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| spots.get(at));
        let sign = sign(spot, glyphs);
        if glyphs == Glyphs::Wide {
            // There is no room for brackets, so reverse video shows the cursor.
            let reversed = Style::new().add_modifier(Modifier::REVERSED);
            let style = if spot.has_cursor { reversed } else { spot.style(theme) };
            // Letters of a plan are one column wide.
            let sign = if sign.width() < 2 { format!("{sign} ") } else { sign.to_owned() };
            spans.push(Span::styled(sign, style));
            spans.push(Span::styled("  ".repeat(usize::from(scale) - 1), theme.grid));
            continue;
        }
        spans.push(line_between(before, Some(spot), glyphs, theme));
        spans.push(Span::styled(sign, spot.style(theme)));
    }
    let last = spots.last();
    if glyphs == Glyphs::Wide {
        spans.push(Span::styled(" ", theme.grid));
    } else {
        spans.push(line_between(last, None, glyphs, theme));
        spans.push(Span::styled(" ", theme.grid));
    }
    Line::from(spans)
}

/// Returns the gap between two vertices; a territory reaches the stones around it.
fn line_between(
    before: Option<&Spot>,
    after: Option<&Spot>,
    glyphs: Glyphs,
    theme: &Theme,
) -> Span<'static> {
    gap(before, after, glyphs.line(), between(before, after, theme), ["[", "]"], theme)
}

/// Returns the symbol of a spot.
pub fn sign(spot: &Spot, glyphs: Glyphs) -> &'static str {
    let empty = || glyphs.empty(spot.vertex, spot.size);
    match spot.mark {
        Mark::Point(mark) => match mark {
            PointMark::Empty => empty(),
            PointMark::Stone(color) => glyphs.stone(color),
            PointMark::Dead(color) => glyphs.dead(color),
            PointMark::Territory(color) => glyphs.territory(color).unwrap_or_else(empty),
            PointMark::Filled(color) => glyphs.filled(color),
            PointMark::MustFill(_) => glyphs.must_fill(),
            PointMark::Nobodys => glyphs.non_scoring(),
        },
        Mark::Letter(letter, _) => letter,
    }
}
