//! The gauge: how far a side's count is from the number it needs.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Appearance, Glyphs};
use shuzi_walk::{Live, Standing};

/// The points shown to either side of the number needed: further off, the distance in words says
/// more than a bar.
const AROUND: i64 = 15;
/// The fewest columns the bar is drawn with; with less, a point would not show.
const LEAST: usize = 16;

/// Returns the gauge of a count, or `None` where it would say nothing: no number is needed, or
/// nothing is counted.
///
/// ```text
/// 170 ━━━━━━━━━━━━━━━━━●╌╌╌╌╌╌┃────────────── 200     short
/// 170 ━━━━━━━━━━━━━━━━━━━━━━━━┃━━━━━●──────── 200     enough
/// ```
pub fn line(live: &Live, width: u16, look: &Appearance) -> Option<Line<'static>> {
    let needs = live.key.as_ref()?.needs();
    let counted = i64::from(live.counted);
    if counted == 0 {
        return None;
    }
    // While a side is being counted the bar begins at nothing; later, what is further off is in sight.
    let is_far = !live.complete && counted < needs - AROUND;
    let low = if is_far { 0 } else { (needs - AROUND).min(counted).max(0) };
    let high = (needs + AROUND).max(counted);
    let (before, after) = (format!("{low} "), format!(" {high}"));
    let columns = usize::from(width).checked_sub(before.len() + after.len())?;
    if columns < LEAST {
        return None;
    }
    let place = |count: i64| {
        let from_low = usize::try_from(count.clamp(low, high) - low).unwrap_or(0);
        let points = usize::try_from(high - low).unwrap_or(1).max(1);
        (from_low * (columns - 1) + points / 2) / points
    };
    let (goal, mut stone) = (place(needs), place(counted));
    let is_enough = counted >= needs;
    // A point short is seen as short, however few the columns.
    if !is_enough {
        stone = stone.min(goal.saturating_sub(1));
    }
    let [full, missing, rest, mark] = match look.glyphs {
        Glyphs::Ascii => ["=", ".", "-", "|"],
        _ => ["━", "╌", "─", "┃"],
    };
    let theme = &look.theme;
    // What is enough while something is open may not be enough in the end.
    let is_open = matches!(live.standing, Standing::Unknown(_));
    let reached = match (is_enough, live.complete) {
        _ if is_open => theme.key,
        (true, _) => theme.right,
        (false, true) => theme.warning,
        (false, false) => theme.key,
    };
    let sign = |column: usize| -> Span<'static> {
        if column == stone {
            return look.stone(live.side);
        }
        let (sign, style): (_, Style) = match column {
            _ if column == goal => (mark, theme.strong),
            _ if column < stone => (full, reached),
            _ if column < goal => (missing, reached),
            _ => (rest, theme.quiet),
        };
        Span::styled(sign, style)
    };
    let ends = [before, after].map(|end| Span::styled(end, theme.quiet));
    let [before, after] = ends;
    let bar = (0..columns).map(sign);
    Some(Line::from([before].into_iter().chain(bar).chain([after]).collect::<Vec<_>>()))
}
