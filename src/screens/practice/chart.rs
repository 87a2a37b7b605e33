//! Bar charts of numbers over time.

use crate::ui::Glyphs;

/// Returns the lines of a bar chart, the top one first; the latest figures if not all fit.
pub(super) fn columns(
    figures: &[u64],
    most: u64,
    width: usize,
    height: usize,
    glyphs: Glyphs,
) -> Vec<String> {
    let shown = &figures[figures.len().saturating_sub(width)..];
    // A few figures get wide bars, with a gap between them.
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
