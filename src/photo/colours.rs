//! Whether what was read as stones is black and white.

use super::photograph::Photograph;

/// How much more colour than most stones a stone may have, in steps of 255.
const ODD: u8 = 60;
/// With fewer stones it cannot be said what most of them are like.
const FEW: usize = 8;

/// Which stones have a colour of their own, as discs of analysis programs do: their places in the
/// view from straight above, in pixels, with `line` pixels from line to line. What has the colour of
/// the light, as all others have, does not count.
pub(super) fn coloured(above: &Photograph, line: usize, stones: &[[usize; 2]]) -> Vec<bool> {
    let chroma = |&[x, y]: &[usize; 2]| {
        let reach = line / 3;
        let mut all = Vec::with_capacity((2 * reach + 1).pow(2));
        for row in y.saturating_sub(reach)..=(y + reach).min(above.height - 1) {
            for column in x.saturating_sub(reach)..=(x + reach).min(above.width - 1) {
                let [red, green, blue] = above.point(column, row);
                all.push(red.max(green).max(blue) - red.min(green).min(blue));
            }
        }
        median(&mut all)
    };
    let chromas: Vec<u8> = stones.iter().map(chroma).collect();
    let usual = if stones.len() < FEW { 0 } else { median(&mut chromas.clone()) };
    chromas.iter().map(|&own| own > usual.saturating_add(ODD)).collect()
}

fn median(values: &mut [u8]) -> u8 {
    let middle = values.len() / 2;
    if values.is_empty() { 0 } else { *values.select_nth_unstable(middle).1 }
}
