//! Whether what was read as stones is black and white, and what was read alike has one colour.

use super::photograph::Photograph;

/// How much more colour than most stones a stone may have, in steps of 255.
const ODD: u8 = 60;
/// With fewer stones it cannot be said what most of them are like.
const FEW: usize = 8;

/// Which stones have a colour of their own, as discs of analysis programs do: their places in the
/// view from straight above, in pixels, with `line` pixels from line to line. What has the colour of
/// the light, as all others have, does not count.
pub(super) fn coloured(above: &Photograph, line: usize, stones: &[[usize; 2]]) -> Vec<bool> {
    let chroma = |place: &[usize; 2]| {
        let of = |[red, green, blue]: [u8; 3]| red.max(green).max(blue) - red.min(green).min(blue);
        median(&mut patch(above, line, *place).map(of).collect::<Vec<_>>())
    };
    let chromas: Vec<u8> = stones.iter().map(chroma).collect();
    let usual = if stones.len() < FEW { 0 } else { median(&mut chromas.clone()) };
    chromas.iter().map(|&own| own > usual.saturating_add(ODD)).collect()
}

/// How far the colour of a point may be from that of most like it, as shares of red and green. Of 8,040
/// stones in real photographs seven are further off; dark green and blue ones are twice as far.
const FAR: f32 = 0.1;
/// Added to each part of a colour, in steps of 255: what is nearly black has no colour.
const DARK: f32 = 8.0;

/// Which points that are read alike have another colour than most of them: their places as in
/// [`coloured`]. Light and shadow change the brightness of a board and its stones, not their colour.
pub(super) fn tinted(above: &Photograph, line: usize, points: &[[usize; 2]]) -> Vec<bool> {
    let shares = |place: &[usize; 2]| {
        let part = |at: usize| {
            let mut parts: Vec<u8> = patch(above, line, *place).map(|point| point[at]).collect();
            f32::from(median(&mut parts)) + DARK
        };
        let [red, green, blue] = [part(0), part(1), part(2)];
        [red, green].map(|part| part / (red + green + blue))
    };
    let own: Vec<[f32; 2]> = points.iter().map(shares).collect();
    if own.len() < FEW {
        return vec![false; own.len()];
    }
    let usual = [0, 1].map(|part| {
        let mut all: Vec<f32> = own.iter().map(|own| own[part]).collect();
        all.sort_by(f32::total_cmp);
        all[all.len() / 2]
    });
    own.iter().map(|own| (own[0] - usual[0]).hypot(own[1] - usual[1]) > FAR).collect()
}

/// The usual colour of places as in [`coloured`]; `None` without any.
pub(super) fn usual(above: &Photograph, line: usize, places: &[[usize; 2]]) -> Option<[u8; 3]> {
    let part = |at: usize| {
        let own = places.iter().map(|place| {
            median(&mut patch(above, line, *place).map(|point| point[at]).collect::<Vec<_>>())
        });
        median(&mut own.collect::<Vec<_>>())
    };
    (!places.is_empty()).then(|| [0, 1, 2].map(part))
}

/// The points around a place, within a third of a line.
fn patch(above: &Photograph, line: usize, [x, y]: [usize; 2]) -> impl Iterator<Item = [u8; 3]> {
    let reach = line / 3;
    let rows = y.saturating_sub(reach)..=(y + reach).min(above.height - 1);
    rows.flat_map(move |row| {
        let columns = x.saturating_sub(reach)..=(x + reach).min(above.width - 1);
        columns.map(move |column| above.point(column, row))
    })
}

fn median(values: &mut [u8]) -> u8 {
    let middle = values.len() / 2;
    if values.is_empty() { 0 } else { *values.select_nth_unstable(middle).1 }
}
