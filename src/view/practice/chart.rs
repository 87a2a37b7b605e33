//! Columns for figures over time.

use crate::view::Glyphs;

/// Columns of figures, the highest line first; the latest figures where there is no room for all.
pub(super) fn columns(
    figures: &[u64],
    most: u64,
    (width, height): (usize, usize),
    glyphs: Glyphs,
) -> Vec<String> {
    let shown = &figures[figures.len().saturating_sub(width)..];
    // Few figures have broad columns, with a gap between them.
    let broad = (width / shown.len().max(1)).clamp(1, 4);
    let steps = match glyphs {
        Glyphs::Unicode | Glyphs::Letters => [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
        Glyphs::Wide | Glyphs::Ascii => [" ", ".", ".", ".", ":", ":", ":", "#", "#"],
    };
    let eighths = |figure: u64| {
        let all = 8 * height as u64;
        usize::try_from((figure * all).div_ceil(most.max(1)).min(all)).unwrap_or(0)
    };
    (0..height)
        .rev()
        .map(|line| {
            let column = |&figure: &u64| {
                let step = steps[eighths(figure).saturating_sub(8 * line).min(8)];
                if broad == 1 { step.to_owned() } else { step.repeat(broad - 1) + " " }
            };
            shown.iter().map(column).collect()
        })
        .collect()
}
