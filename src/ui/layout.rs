//! Where the parts of the screen are, as a pure function of its size.

use ratatui::layout::{Position, Rect};

use super::Appearance;
use super::split::{cut_bottom, cut_left, cut_top, title_middle_footer};
use shuzi_core::goban::{Size, Vertex};

/// The parts of the screen; a part without room is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Areas {
    /// The title line.
    pub title: Rect,
    pub board: Rect,
    /// What to do.
    pub words: Rect,
    /// The live panel: the count so far.
    pub live: Rect,
    /// The keys.
    pub footer: Rect,
}

/// Minimum width of the text beside a board, in columns.
const WORDS_WIDTH: u16 = 35;
/// The rows of text beside or below a board: a few words, or a result with its working.
pub const FEW_WORDS: u16 = 9;
pub const A_WORKSHEET: u16 = 20;
/// Height of the live panel's short form, in lines.
const SHORT_LIVE_HEIGHT: u16 = 1;

/// Width of the text beside a large board, in columns.
const WORDS_WIDTH_AT_LARGE: u16 = 39;

/// The widest text that is easy to read, in columns: alone, and beside a board.
const WIDEST: u16 = 130;
const WIDEST_WORDS: u16 = 76;
/// The most rows used where the board does not need more.
const TALLEST: u16 = 32;

/// Returns the columns and rows a board takes, coordinates included. A vertex takes two columns and
/// one row, times the scale.
pub const fn board_extent(size: Size, scale: u16) -> (u16, u16) {
    (4 + 2 * scale * size.width() as u16, 2 + scale * size.height() as u16)
}

/// Returns the scale a board is drawn at in an area, 1 to `largest`.
pub const fn scale(area: Rect, size: Size, largest: u16) -> u16 {
    let mut scale = largest;
    while scale > 1 {
        let (width, height) = board_extent(size, scale);
        if area.width >= width && area.height >= height {
            break;
        }
        scale -= 1;
    }
    scale
}

/// Returns the largest scale a board may be drawn at.
pub const fn largest_scale(look: &Appearance) -> u16 {
    if look.large_stones { 4 } else { 1 }
}

/// What needs room on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    pub board: Option<Size>,
    /// The height of the full live panel, in lines.
    pub live: u16,
    /// The largest scale of a board drawn with symbols.
    pub largest: u16,
    /// Pixels per cell, [across, down], if the board is a picture.
    pub picture: Option<[u16; 2]>,
    /// The fewest rows of text beside or below the board; `None` if it may not go below.
    pub below: Option<u16>,
    /// Whether the text is shown if only one of the two fits.
    pub words_first: bool,
}

impl Areas {
    /// Returns the parts of a screen; on a very wide or tall one they take its middle, so that the
    /// eye does not have far to go.
    pub fn for_wanted(screen: Rect, wanted: Wanted) -> Self {
        let areas = Self::over_all(screen, wanted);
        let widest = if areas.board.is_empty() { WIDEST } else { WIDEST_WORDS };
        let is_beside = areas.board.is_empty() || areas.board.right() < areas.words.x;
        let too_wide = areas.words.width.saturating_sub(widest) * u16::from(is_beside);
        let drawn = wanted
            .board
            .filter(|_| wanted.picture.is_none())
            .map_or(0, |size| board_extent(size, scale(areas.board, size, wanted.largest)).1);
        let tallest = if wanted.picture.is_some() { screen.height } else { TALLEST.max(drawn + 2) };
        let too_tall = screen.height.saturating_sub(tallest);
        let middle = Rect {
            x: screen.x + too_wide / 2,
            y: screen.y + too_tall / 2,
            width: screen.width - too_wide,
            height: screen.height - too_tall,
        };
        Self::over_all(middle, wanted)
    }

    fn over_all(screen: Rect, wanted: Wanted) -> Self {
        let [title, middle, footer] = title_middle_footer(screen);
        let base = Self { title, footer, ..Self::default() };
        let Some(size) = wanted.board else {
            return base.without_board(middle, wanted.live);
        };
        if let Some(width) = wanted.picture.and_then(|cell| picture_width(middle, size, cell)) {
            return base.side_by_side(middle, width, wanted.live);
        }
        for scale in (2..=wanted.largest).rev() {
            let (width, height) = board_extent(size, scale);
            if middle.width >= width + WORDS_WIDTH_AT_LARGE && middle.height >= height {
                return base.side_by_side(middle, width, wanted.live);
            }
        }
        let (width, height) = board_extent(size, 1);
        let least = height.max(wanted.below.unwrap_or(0));
        if middle.width >= width + WORDS_WIDTH && middle.height >= least {
            return base.side_by_side(middle, width, wanted.live);
        }
        let fits = |below| middle.height >= height + below && middle.width >= width;
        if wanted.below.is_some_and(fits) {
            let [board, rest] = cut_top(middle, height);
            return Self { board, ..base.without_board(rest, wanted.live) };
        }
        let short = SHORT_LIVE_HEIGHT.min(wanted.live);
        let [main, live] = cut_bottom(middle, short);
        if wanted.words_first {
            Self { words: main, live, ..base }
        } else {
            Self { board: main, live, ..base }
        }
    }

    fn side_by_side(self, middle: Rect, board_width: u16, live: u16) -> Self {
        let [board, beside] = cut_left(middle, board_width);
        let [words, live] = cut_bottom(cut_left(beside, 1)[1], live);
        Self { board, words, live, ..self }
    }

    fn without_board(self, middle: Rect, live: u16) -> Self {
        let live = if middle.height >= live + 8 { live } else { SHORT_LIVE_HEIGHT.min(live) };
        let [words, live] = cut_bottom(middle, live);
        Self { words, live, ..self }
    }
}

/// Returns the columns of a board picture that takes all rows and leaves room for the text, or
/// `None` if its lines would be too close together.
fn picture_width(middle: Rect, size: Size, [across, down]: [u16; 2]) -> Option<u16> {
    // The wood reaches a little more than one line beyond the first and the last.
    let lines = |lines: u8| u32::from(lines) * 2 + 3;
    let points = u32::from(middle.height) * u32::from(down);
    let width = points * lines(size.width()) / lines(size.height());
    let columns = u16::try_from(width.div_ceil(u32::from(across))).ok()?;
    let columns = columns.min(middle.width.checked_sub(WORDS_WIDTH_AT_LARGE)?);
    let line = u32::from(columns) * u32::from(across) * 2 / lines(size.width());
    (line >= LEAST_LINE).then_some(columns)
}

/// Minimum distance of lines in a picture, in pixels; below it symbols are clearer.
const LEAST_LINE: u32 = 14;

/// Returns the first vertex, the columns and the rows of the board that are on the screen: all, or
/// those around the cursor if there is no room.
pub fn window(area: Rect, size: Size, cursor: Vertex) -> (Vertex, u8, u8) {
    let columns = fitting(area.width.saturating_sub(4) / 2, size.width());
    let rows = fitting(area.height.saturating_sub(2), size.height());
    let x = first_shown(cursor.x, columns, size.width());
    let y = first_shown(cursor.y, rows, size.height());
    (Vertex::new(x, y), columns, rows)
}

fn fitting(room: u16, lines: u8) -> u8 {
    u8::try_from(room).unwrap_or(u8::MAX).min(lines)
}

fn first_shown(cursor: u8, shown: u8, lines: u8) -> u8 {
    cursor.saturating_sub(shown / 2).min(lines - shown)
}

/// Returns the vertex under a screen position on a board that is drawn around a cursor.
pub fn vertex_in(
    area: Rect,
    largest: u16,
    size: Size,
    cursor: Vertex,
    place: Position,
) -> Option<Vertex> {
    let (first, columns, rows) = window(area, size, cursor);
    let scale = scale(area, size, largest);
    let column = place.x.checked_sub(area.x + 2 + u16::from(scale == 1))? / (2 * scale);
    let row = place.y.checked_sub(area.y + 1)? / scale;
    let (column, row) = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
    let inside = area.contains(place) && column < columns && row < rows;
    inside.then(|| Vertex::new(first.x + column, first.y + row))
}
