//! Cards side by side on a sheet of paper, to be cut.

use super::page::{MM, Mark, Page, Tag};

/// Returns a page with as many copies of a card as it holds, centred; on its front with cut marks. A
/// printer that draws the back a little aside would leave them on the cards.
pub(super) fn copies(card: &Page, (width, height): (f32, f32), is_front: bool) -> Page {
    let fit = |room: f32, card: f32| {
        (1..=10_u8).take_while(|n| f32::from(*n) * card <= room + 1.0).last()
    };
    let (across, down) =
        (fit(width, card.width).unwrap_or(1), fit(height, card.height).unwrap_or(1));
    let lefts = places(width, card.width, across);
    let tops = places(height, card.height, down);
    let mut page = Page { width, height, marks: Vec::new() };
    for (number, (&y, &x)) in
        tops.iter().flat_map(|y| lefts.iter().map(move |x| (y, x))).enumerate()
    {
        let marks = card.marks.iter().map(|mark| mark.moved(x, y));
        if number == 0 {
            page.marks.extend(marks);
        } else {
            page.marks.push(Mark::Begin(Tag::Copy));
            page.marks.extend(marks);
            page.marks.push(Mark::End);
        }
    }
    if !is_front {
        return page;
    }
    // Where a card begins and ends, but for the edges of the paper.
    let cuts = |starts: &[f32], card: f32, paper: f32| {
        let cuts: Vec<f32> = starts.iter().flat_map(|&start| [start, start + card]).collect();
        cuts.into_iter().filter(move |&cut| cut > UNPRINTED && cut < paper - UNPRINTED)
    };
    for x in cuts(&lefts, card.width, width) {
        for (from, to) in gaps(&tops, card.height, height) {
            page.marks.push(Mark::Line { from: (x, from), to: (x, to), width: 0.3 });
        }
    }
    for y in cuts(&tops, card.height, height) {
        for (from, to) in gaps(&lefts, card.width, width) {
            page.marks.push(Mark::Line { from: (from, y), to: (to, y), width: 0.3 });
        }
    }
    // Where four cards meet no paper is left for marks: a cross is on their corners, which are empty.
    for (x, y) in meetings(&lefts, card.width, &tops, card.height) {
        for (left, down) in [(CROSS, 0.0), (0.0, CROSS)] {
            let (from, to) = ((x - left, y - down), (x + left, y + down));
            page.marks.push(Mark::Line { from, to, width: 0.3 });
        }
    }
    page
}

/// Half of a cross.
const CROSS: f32 = 2.0 * MM;

/// Returns the points where four cards touch.
fn meetings(lefts: &[f32], width: f32, tops: &[f32], height: f32) -> Vec<(f32, f32)> {
    let touching = |starts: &[f32], card: f32| -> Vec<f32> {
        let pairs = starts.windows(2).filter(|pair| pair[1] - pair[0] - card < 1.0);
        pairs.map(|pair| pair[1]).collect()
    };
    let rows = touching(tops, height);
    let columns = touching(lefts, width);
    columns.iter().flat_map(|&x| rows.iter().map(move |&y| (x, y))).collect()
}

/// So near to the edge of the paper nothing is printed.
const UNPRINTED: f32 = 2.0 * MM;

/// The narrowest gutter between two cards.
const LEAST_GUTTER: f32 = 3.0 * MM;

/// The widest gutter between two cards, and the longest mark for a cut.
const GUTTER: f32 = 5.0 * MM;

/// Returns where cards begin on a side of the paper: in the middle, with gutters if there is room.
fn places(paper: f32, card: f32, count: u8) -> Vec<f32> {
    let free = (paper - f32::from(count) * card).max(0.0);
    let gutter = (free / f32::from(count + 1)).min(GUTTER);
    // Between cards that nearly touch a single cut is better than two.
    let gutter = if gutter < LEAST_GUTTER { 0.0 } else { gutter };
    let all = f32::from(count) * card + f32::from(count - 1) * gutter;
    let first = (paper - all) / 2.0;
    (0..count).map(|number| first + f32::from(number) * (card + gutter)).collect()
}

/// Returns the stretches of a side of the paper that no card covers, cut to the length of a mark; where
/// cards reach the edge of the paper, a mark is between two of them.
fn gaps(starts: &[f32], card: f32, paper: f32) -> Vec<(f32, f32)> {
    let Some(&first) = starts.first() else { return Vec::new() };
    let edge = (first - GUTTER).max(0.0);
    let length = if first < GUTTER { BETWEEN_CARDS } else { first - edge };
    let mut gaps = vec![(edge, edge + length), (paper - edge - length, paper - edge)];
    let between = starts.windows(2).map(|pair| (pair[0] + card, pair[1]));
    gaps.extend(between.filter(|(from, to)| to - from > 1.0));
    gaps
}

/// The length of a mark between two cards at the edge of the paper: printers leave out its first part.
const BETWEEN_CARDS: f32 = 8.0 * MM;
