//! A figure on paper: a board with its rectangles, stones in piles, large text.

use super::page::{Ink, Mark, SMALLEST_PRINT, Tag};
use super::paragraphs::paragraph;
use super::set_table::Piece;
use shuzi_core::goban::{Board, Color, Vertex, VertexSet};
use shuzi_core::reshape::Rectangle;
use shuzi_picture::{Font, Weight};
use shuzi_words::Script;

/// A drawing with a caption.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What is drawn.
    pub drawing: Drawing,
    /// The text below it.
    pub caption: String,
}

/// What a drawing shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawing {
    Board(Box<BoardFigure>),
    /// Stones of Black and of White in piles of ten, the rest by themselves.
    Piles([usize; 2]),
}

/// A board as it is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardFigure {
    /// The stones.
    pub board: Board,
    /// The stones that are crossed out.
    pub dead: VertexSet,
    /// The vacant points that are marked with their owner.
    pub owned: Vec<(Vertex, Color)>,
    /// The rectangles that are outlined, with their number of points.
    pub rectangles: Vec<Rectangle>,
    /// What is written on stones and points.
    pub letters: Vec<(Vertex, String)>,
    /// Whether the lines are named.
    pub is_named: bool,
}

impl BoardFigure {
    /// A board with nothing but its stones, its lines named.
    pub fn of(board: Board) -> Self {
        let (dead, owned) = (VertexSet::new(board.size()), Vec::new());
        let (rectangles, letters) = (Vec::new(), Vec::new());
        Self { board, dead, owned, rectangles, letters, is_named: true }
    }
}

/// The room for the names of lines, their size, and that of letters on stones, relative to the distance of
/// lines.
const NAMES: f32 = 1.0;
const NAME: f32 = 0.55;
const LETTER: f32 = 0.7;

/// Draws a figure into at most this width and height, its caption below.
pub(super) fn figure_piece(
    figure: &Figure,
    (width, height): (f32, f32),
    script: Script,
    size: f32,
) -> Option<Piece> {
    let [_, bold] = Font::of(script);
    let mut piece = Piece::new(script, width);
    piece.marks.push(Mark::Begin(Tag::Figure(figure.caption.clone())));
    match &figure.drawing {
        Drawing::Board(board) => draw_board(&mut piece, board, (width, height), bold)?,
        Drawing::Piles(stones) => draw_piles(&mut piece, *stones, (width, height))?,
    }
    if !figure.caption.is_empty() {
        piece.height += 0.4 * size;
        paragraph(&mut piece, &figure.caption, size, Weight::Regular);
    }
    piece.marks.push(Mark::End);
    Some(piece)
}

/// The least distance of lines, in points: on a smaller board nobody tells the stones apart.
const LEAST_CELL: f32 = 3.5;

fn draw_board(
    piece: &mut Piece,
    figure: &BoardFigure,
    (width, height): (f32, f32),
    font: Font,
) -> Option<()> {
    let size = figure.board.size();
    let (across, down) = (f32::from(size.width()), f32::from(size.height()));
    let cell_with = |names: f32| (width / (across + names)).min(height / (down + names));
    // Names too small to read only take the room of the board.
    let is_named = figure.is_named && NAME * cell_with(NAMES) >= SMALLEST_PRINT;
    let names = if is_named { NAMES } else { 0.0 };
    let cell = Some(cell_with(names)).filter(|cell| *cell >= LEAST_CELL)?;
    let left = names * cell;
    let at = |vertex: Vertex| {
        (left + (f32::from(vertex.x) + 0.5) * cell, (f32::from(vertex.y) + 0.5) * cell)
    };
    let last = Vertex::new(size.width() - 1, size.height() - 1);
    let thin = 0.025 * cell;
    for rectangle in &figure.rectangles {
        let corner = (left + f32::from(rectangle.at.x) * cell, f32::from(rectangle.at.y) * cell);
        let extent = (f32::from(rectangle.width) * cell, f32::from(rectangle.height) * cell);
        piece.marks.push(Mark::Box { at: corner, size: extent });
    }
    for x in 0..=last.x {
        let (from, to) = (at(Vertex::new(x, 0)), at(Vertex::new(x, last.y)));
        piece.marks.push(Mark::Line { from, to, width: thin });
    }
    for y in 0..=last.y {
        let (from, to) = (at(Vertex::new(0, y)), at(Vertex::new(last.x, y)));
        piece.marks.push(Mark::Line { from, to, width: thin });
    }
    for star in size.vertices().filter(|vertex| size.is_star(*vertex)) {
        let (middle, radius) = (at(star), 0.09 * cell);
        piece.marks.push(Mark::Disc { middle, radius, ink: Ink::Black });
    }
    let cross = |piece: &mut Piece, (x, y): (f32, f32), reach: f32, width: f32| {
        for slope in [reach, -reach] {
            let (from, to) = ((x - reach, y - slope), (x + reach, y + slope));
            piece.marks.push(Mark::Line { from, to, width });
        }
    };
    for (vertex, color) in figure.board.stones() {
        let (middle, dead) = (at(vertex), figure.dead.contains(vertex));
        let radius = if dead { 0.26 } else { 0.46 } * cell;
        piece.marks.push(Mark::Disc { middle, radius, ink: ink(color) });
        if dead {
            cross(piece, middle, 0.42 * cell, 0.09 * cell);
        }
    }
    for &(vertex, color) in &figure.owned {
        let (middle, radius) = (at(vertex), 0.15 * cell);
        piece.marks.push(Mark::Disc { middle, radius, ink: ink(color) });
    }
    for rectangle in &figure.rectangles {
        let [from, top] = [rectangle.at.x, rectangle.at.y].map(|edge| f32::from(edge) * cell);
        let left = left + from;
        let right = left + f32::from(rectangle.width) * cell;
        let bottom = top + f32::from(rectangle.height) * cell;
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)];
        for ends in corners.windows(2) {
            let (from, to) = (ends[0], ends[1]);
            piece.marks.push(Mark::Line { from, to, width: 0.12 * cell });
        }
        let text = rectangle.points().to_string();
        let size = (0.95 * cell).max(SMALLEST_PRINT);
        let wide = font.width(&text, size);
        let (x, y) = (f32::midpoint(left, right) - wide / 2.0, f32::midpoint(top, bottom));
        // No lines cross the number.
        let around = (wide + 0.3 * cell, 1.05 * cell);
        piece.marks.push(Mark::Disc {
            middle: (f32::midpoint(left, right), y),
            radius: around.0.max(around.1) / 2.0,
            ink: Ink::Paper,
        });
        piece.marks.push(Mark::Text { x, y: y + 0.35 * size, size, font, text });
    }
    for (vertex, text) in &figure.letters {
        let middle = at(*vertex);
        let ink = match figure.board.get(*vertex) {
            Some(Color::Black) => Ink::White,
            Some(Color::White) | None => Ink::Black,
        };
        let (size, text) = (LETTER * cell, text.clone());
        piece.marks.push(Mark::Letter { middle, size, font, ink, text });
    }
    piece.height += (down + names) * cell;
    if !is_named {
        return Some(());
    }
    let mut name = |middle: (f32, f32), text: String| {
        let (size, ink) = (NAME * cell, Ink::Black);
        piece.marks.push(Mark::Letter { middle, size, font, ink, text });
    };
    for x in 0..=last.x {
        let (x, text) = (at(Vertex::new(x, 0)).0, Vertex::column_name(x));
        name((x, (down + 0.5 * names) * cell), text);
    }
    for y in 0..=last.y {
        name((0.4 * left, at(Vertex::new(0, y)).1), (size.height() - y).to_string());
    }
    Some(())
}

const fn ink(color: Color) -> Ink {
    match color {
        Color::Black => Ink::Black,
        Color::White => Ink::White,
    }
}

/// Draws piles of ten, each two rows of five, with the rest at the end; White's below Black's.
fn draw_piles(piece: &mut Piece, stones: [usize; 2], (width, height): (f32, f32)) -> Option<()> {
    let of = |count: usize| u16::try_from(count).ok().map(f32::from);
    let piles = stones.map(|stones| stones.div_ceil(10));
    let across = piles[0].max(piles[1]).clamp(1, 4);
    let down = piles.map(|piles| piles.div_ceil(across));
    // A pile takes the width of five stones and of one as a gap.
    let cell = (width / (6.0 * of(across)?)).min(height / (3.0 * of(down[0] + down[1])?));
    for side in Color::BOTH {
        let above = if side == Color::White { down[0] } else { 0 };
        for stone in 0..stones[side.index()] {
            let (pile, place) = (stone / 10, stone % 10);
            let x = 6.0 * of(pile % across)? + of(place % 5)? + 0.5;
            let y = 3.0 * of(above + pile / across)? + of(place / 5)? + 0.5;
            let middle = (x * cell, y * cell);
            piece.marks.push(Mark::Disc { middle, radius: 0.44 * cell, ink: ink(side) });
        }
    }
    piece.height += (3.0 * of(down[0] + down[1])? - 1.0) * cell;
    Some(())
}
