//! A board as shapes: wood and lines, shaded stones, the owner of each point.

use super::PointMark;
use super::scene::{Paint, Rgba, Scene, Shape};
use shuzi_core::counting::{Settled, numbered_territories};
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_walk::{Session, Step};

/// A position to draw.
#[derive(Clone, Debug)]
pub struct BoardPicture<'a> {
    /// The stones, including dead ones.
    pub board: &'a Board,
    /// The dead stones.
    pub dead: &'a VertexSet,
    /// The owner of each vacant point, if it is shown.
    pub settled: Option<&'a Settled>,
    /// The points of territory their owner has to fill (teire), if they are shown.
    pub teire: &'a [(Vertex, Color)],
    /// The sizes of territories in points, each at a vertex in its middle, if they are shown.
    pub numbers: Vec<(Vertex, usize)>,
}

const WOOD: Rgba = [222, 178, 110, 255];
const GRAIN: Rgba = [150, 98, 40, 26];
const INK: Rgba = [48, 30, 12, 255];
const SHADOW: Rgba = [30, 16, 4, 36];
/// The symbol of a point that has to be filled.
const MUST_FILL: &str = "!";
const BLUE: Rgba = [20, 50, 160, 255];

/// Distance from the first line to the edge of the wood, in line distances: room for the
/// coordinates.
pub const BOARD_MARGIN: f32 = 1.25;

impl<'a> BoardPicture<'a> {
    /// Returns the position of a count as far as the step shows it, or `None` on a real board.
    pub fn of_count(session: &'a Session) -> Option<Self> {
        let (board, dead) = (session.board()?, &session.dead()?.stones);
        let settled = session.table.settled().filter(|_| session.step != Step::Setup);
        let settled = settled.map(|settled| &**settled);
        // While area is counted a teire point counts like any other, so the result alone shows it.
        let result = session.result().filter(|_| session.step == Step::Result);
        let teire = settled
            .zip(result)
            .map_or(&[][..], |(settled, result)| settled.teire_by(&result.terms.profile.value));
        // The territories being counted now show their size on the board.
        let numbers = match (session.step, settled) {
            (Step::Vacant(side), Some(settled)) => numbered_territories(settled, side),
            _ => Vec::new(),
        };
        Some(Self { board, dead, settled, teire, numbers })
    }
}

impl BoardPicture<'_> {
    /// Returns the mark at a vertex, with its owner if the position is settled.
    pub fn mark(&self, vertex: Vertex) -> PointMark {
        if let Some(color) = self.board.get(vertex) {
            let dead = self.dead.contains(vertex);
            return if dead { PointMark::Dead(color) } else { PointMark::Stone(color) };
        }
        let Some(settled) = self.settled else { return PointMark::Empty };
        if let Some((_, owner)) = self.teire.iter().find(|(point, _)| *point == vertex) {
            return PointMark::MustFill(*owner);
        }
        match (settled.fill().at(vertex), settled.owner(vertex)) {
            (Some(Some(color)), _) => PointMark::Filled(color),
            (None, Some(color)) => PointMark::Territory(color),
            (Some(None), _) | (None, None) => PointMark::Nobodys,
        }
    }

    /// Returns the board with `line` pixels from line to line.
    pub fn scene(&self, line: f32) -> Scene {
        let size = self.board.size();
        let across = |lines: u8| (f32::from(lines) - 1.0 + 2.0 * BOARD_MARGIN) * line;
        // Whole pixels, so that the wood covers the last one too.
        let (width, height) = (across(size.width()).ceil(), across(size.height()).ceil());
        let mut shapes = vec![Shape::Rectangle { frame: [0.0, 0.0, width, height], color: WOOD }];
        grain(&mut shapes, width, height, line);
        lines(&mut shapes, size, line);
        coordinates(&mut shapes, size, line);
        let ground = shapes.len();
        for vertex in size.vertices() {
            self.draw(&mut shapes, vertex, line);
        }
        for &(vertex, points) in &self.numbers {
            self.number(&mut shapes, vertex, points, line);
        }
        Scene { width: whole(width), height: whole(height), shapes, ground }
    }

    /// Draws the size of the territory around a vertex, in points, on its owner's colour.
    fn number(&self, shapes: &mut Vec<Shape>, vertex: Vertex, points: usize, line: f32) {
        let (PointMark::Territory(owner) | PointMark::MustFill(owner)) = self.mark(vertex) else {
            return;
        };
        let middle = at(vertex, line);
        let half = 0.42 * line;
        let frame = [middle[0] - half, middle[1] - half, 2.0 * half, 2.0 * half];
        shapes.push(Shape::Rectangle { frame, color: solid(owner) });
        let (size, color) = (0.6 * line, solid(owner.other()));
        shapes.push(Shape::Text { middle, size, color, text: points.to_string() });
    }

    fn draw(&self, shapes: &mut Vec<Shape>, vertex: Vertex, line: f32) {
        let middle = at(vertex, line);
        match self.mark(vertex) {
            PointMark::Empty => {}
            PointMark::Stone(color) => {
                // The light comes from above left, so a soft shadow falls to the lower right.
                for spread in [0.52, 0.49, 0.46] {
                    let middle = [middle[0] + 0.06 * line, middle[1] + 0.09 * line];
                    let paint = Paint::Flat(SHADOW);
                    shapes.push(Shape::Disc { middle, radius: spread * line, paint });
                }
                shapes.push(ball(middle, 0.48 * line, color, 255));
            }
            PointMark::Dead(color) => {
                shapes.push(ball(middle, 0.48 * line, color, 90));
                cross(shapes, middle, 0.26 * line, 0.12 * line, solid(color));
            }
            PointMark::Filled(color) => shapes.push(ball(middle, 0.32 * line, color, 255)),
            PointMark::Territory(color) => {
                let half = 0.17 * line;
                let frame = [middle[0] - half, middle[1] - half, 2.0 * half, 2.0 * half];
                shapes.push(Shape::Rectangle { frame, color: solid(color) });
            }
            PointMark::MustFill(color) => shapes.push(Shape::Text {
                middle,
                size: 0.8 * line,
                color: solid(color),
                text: MUST_FILL.to_owned(),
            }),
            PointMark::Nobodys => cross(shapes, middle, 0.16 * line, 0.07 * line, BLUE),
        }
    }
}

/// Returns the position of a vertex, [x, y] in pixels.
fn at(vertex: Vertex, line: f32) -> [f32; 2] {
    [vertex.x, vertex.y].map(|place| (f32::from(place) + BOARD_MARGIN) * line)
}

/// Returns a length rounded up; a picture is never empty, nor larger than fits.
fn whole(length: f32) -> u32 {
    let rounded = length.ceil().clamp(1.0, 20_000.0);
    // The limits above make the cast exact.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let whole = rounded as u32;
    whole
}

/// Adds the grain of the wood: faint stripes that are not quite level, the same on every board.
fn grain(shapes: &mut Vec<Shape>, width: f32, height: f32, line: f32) {
    let mut y = 0.0;
    let mut step: u32 = 7;
    while y < height {
        step = (step * 5 + 3) % 16;
        let varied = u16::try_from(step % 8 + 3).unwrap_or(3);
        let lean = (f32::from(varied) - 6.0) * 0.05 * line;
        let thick = f32::from(varied) * 0.012 * line;
        shapes.push(Shape::Line {
            from: [0.0, y],
            to: [width, y + lean],
            width: thick,
            color: GRAIN,
        });
        y += f32::from(varied) * 0.045 * line;
    }
}

fn lines(shapes: &mut Vec<Shape>, size: Size, line: f32) {
    let (last_x, last_y) = (size.width() - 1, size.height() - 1);
    let width = (0.03 * line).max(1.0);
    let mut put = |from: Vertex, to: Vertex| {
        let (from, to) = (at(from, line), at(to, line));
        shapes.push(Shape::Line { from, to, width, color: INK });
    };
    for x in 0..=last_x {
        put(Vertex::new(x, 0), Vertex::new(x, last_y));
    }
    for y in 0..=last_y {
        put(Vertex::new(0, y), Vertex::new(last_x, y));
    }
    for star in size.vertices().filter(|vertex| size.is_star(*vertex)) {
        let (middle, radius) = (at(star, line), 0.09 * line);
        shapes.push(Shape::Disc { middle, radius, paint: Paint::Flat(INK) });
    }
}

fn coordinates(shapes: &mut Vec<Shape>, size: Size, line: f32) {
    let text_size = 0.42 * line;
    let mut put = |middle: [f32; 2], text: String| {
        shapes.push(Shape::Text { middle, size: text_size, color: INK, text });
    };
    let edge = |lines: u8| (f32::from(lines) - 1.0 + 2.0 * BOARD_MARGIN - 0.42) * line;
    for x in 0..size.width() {
        let [middle, _] = at(Vertex::new(x, 0), line);
        for y in [0.42 * line, edge(size.height())] {
            put([middle, y], Vertex::column_name(x));
        }
    }
    for y in 0..size.height() {
        let [_, middle] = at(Vertex::new(0, y), line);
        for x in [0.42 * line, edge(size.width())] {
            put([x, middle], (size.height() - y).to_string());
        }
    }
}

/// Returns a stone of opacity `cover`, 0 to 255.
fn ball(middle: [f32; 2], radius: f32, color: Color, cover: u8) -> Shape {
    let [light, rim] = match color {
        Color::Black => [[104, 104, 108], [10, 10, 12]],
        Color::White => [[255, 255, 255], [196, 194, 186]],
    };
    let with = |[red, green, blue]: [u8; 3]| [red, green, blue, cover];
    Shape::Disc { middle, radius, paint: Paint::Ball(with(light), with(rim)) }
}

const fn solid(color: Color) -> Rgba {
    match color {
        Color::Black => [0, 0, 0, 255],
        Color::White => [255, 255, 255, 255],
    }
}

fn cross(shapes: &mut Vec<Shape>, [x, y]: [f32; 2], reach: f32, width: f32, color: Rgba) {
    for slope in [reach, -reach] {
        let (from, to) = ([x - reach, y - slope], [x + reach, y + slope]);
        shapes.push(Shape::Line { from, to, width, color });
    }
}
