//! Handicaps on paper: for each board a grid of ranks, with the stones on the left and the points above.

use super::page::{Mark, Tag};
use super::set_table::{CAPITALS, Piece};
use shuzi_picture::Font;

/// The handicaps of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankGrid {
    /// The board.
    pub caption: String,
    /// What is above the stones.
    pub stones: String,
    /// What is above the points to White, and above those to Black.
    pub heads: [String; 2],
    /// The points to White, the most first, and those to Black, the fewest first.
    pub points: [Vec<String>; 2],
    /// The lines, the fewest stones first.
    pub rows: Vec<RankRow>,
}

/// The ranks that a number of stones makes up for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankRow {
    pub stones: String,
    /// The difference in ranks below each of the points; empty where there is none.
    pub ranks: Vec<String>,
}

/// The widths of the stones and of a column, and the height of a line, relative to the font size.
const STONES: f32 = 2.8;
const COLUMN: f32 = 2.5;
const LINE: f32 = 1.9;

impl RankGrid {
    fn columns(&self) -> f32 {
        self.points.iter().flatten().map(|_| COLUMN).sum()
    }
}

/// Adds grids side by side.
pub(super) fn rank_grids(piece: &mut Piece, grids: &[RankGrid], size: f32) -> Option<()> {
    let [_, bold] = Font::of(piece.script);
    // A narrow grid is as wide as its heads.
    let width = |grid: &RankGrid| {
        let heads: f32 = grid.heads.iter().map(|head| bold.width(head, 0.8 * size) + size).sum();
        STONES * size + (grid.columns() * size).max(heads)
    };
    let all: f32 = grids.iter().map(width).sum();
    let gaps = f32::from(u8::try_from(grids.len()).ok()?) - 1.0;
    let gap = (piece.width - all) / gaps.max(1.0);
    let mut x = 0.0;
    for grid in grids {
        let drawn = grid_piece(grid, Piece::new(piece.script, width(grid)), size);
        piece.marks.extend(drawn.marks.iter().map(|mark| mark.moved(x, 0.0)));
        piece.height = piece.height.max(drawn.height);
        x += drawn.width + gap.min(4.0 * size);
    }
    (grids.is_empty() || gap >= 1.2 * size || (grids.len() == 1 && gap >= 0.0)).then_some(())
}

fn grid_piece(grid: &RankGrid, mut piece: Piece, size: f32) -> Piece {
    let [regular, bold] = Font::of(piece.script);
    let (line, width) = (LINE * size, piece.width);
    let column = COLUMN * size * (width - STONES * size) / (grid.columns() * size).max(1.0);
    let middle = |number: usize| {
        let before = (0..number).map(|_| column).sum::<f32>();
        STONES * size + before + column / 2.0
    };
    let put = |piece: &mut Piece, (x, y): (f32, f32), font: Font, of: f32, text: &str, tag: Tag| {
        let (x, text) = (x - font.width(text, of) / 2.0, text.to_owned());
        piece.marks.extend(Mark::Text { x, y, size: of, font, text }.tagged(tag));
    };
    piece.marks.push(Mark::Begin(Tag::Table));
    let (y, of) = (1.2 * size, 1.3 * size);
    let caption = Mark::Text { x: 0.0, y, size: of, font: bold, text: grid.caption.clone() };
    piece.marks.extend(caption.tagged(Tag::Caption));
    piece.marks.push(Mark::Begin(Tag::Row));
    let to_white = grid.points[0].len();
    let border = STONES * size + (0..to_white).map(|_| column).sum::<f32>();
    for ((head, points), from) in grid
        .heads
        .iter()
        .zip(&grid.points)
        .zip([STONES * size, border])
        .filter(|((_, of), _)| !of.is_empty())
    {
        let to = from + points.iter().map(|_| column).sum::<f32>();
        let place = (f32::midpoint(from, to), 2.6 * size);
        put(&mut piece, place, bold, 0.8 * size, head, Tag::Head);
    }
    piece.marks.push(Mark::End);
    piece.marks.push(Mark::Begin(Tag::Row));
    let head = (0.95 * STONES * size / bold.width(&grid.stones, 1.0)).min(0.8 * size);
    put(&mut piece, (STONES * size / 2.0, 3.9 * size), bold, head, &grid.stones, Tag::Head);
    for (number, points) in grid.points.iter().flatten().enumerate() {
        put(&mut piece, (middle(number), 3.9 * size), bold, size, points, Tag::Head);
    }
    piece.marks.push(Mark::End);
    let top = 4.3 * size;
    let mut y = top;
    piece.marks.push(Mark::Line { from: (0.0, y), to: (width, y), width: 0.06 * size });
    for (number, row) in grid.rows.iter().enumerate() {
        if number % 2 == 0 {
            piece.marks.push(Mark::Box { at: (0.0, y), size: (width, line) });
        }
        let baseline = y + line / 2.0 + CAPITALS * size / 2.0;
        piece.marks.push(Mark::Begin(Tag::Row));
        put(&mut piece, (STONES * size / 2.0, baseline), bold, size, &row.stones, Tag::Head);
        for (number, ranks) in row.ranks.iter().enumerate().filter(|(_, ranks)| !ranks.is_empty()) {
            put(&mut piece, (middle(number), baseline), regular, size, ranks, Tag::Cell);
        }
        piece.marks.push(Mark::End);
        y += line;
    }
    piece.marks.push(Mark::End);
    if to_white > 0 && !grid.points[1].is_empty() {
        let (from, to) = ((border, 3.0 * size), (border, y));
        piece.marks.push(Mark::Line { from, to, width: 0.1 * size });
    }
    piece.height = y;
    piece
}
