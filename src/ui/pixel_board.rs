//! The board as a picture, on terminals that show images.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;

use super::terminal_picture::{PictureProtocol, TerminalPicture};
use super::{Appearance, clear};
use shuzi_core::goban::{Size, Vertex, VertexSet};
use shuzi_picture::{BOARD_MARGIN, BoardPicture, Pixels, Raster, Scene, Shape};

/// Draws the board as a picture and keeps the last one, so that only changes are sent again.
pub struct PixelBoard {
    protocol: PictureProtocol,
    /// Pixels per cell, [across, down].
    cell: [u16; 2],
    /// How many pictures were sent.
    count: u32,
    sent: Option<Sent>,
    /// The photograph sent last, and its area.
    photograph: Option<((Rect, Pixels), TerminalPicture)>,
    raster: Raster,
}

impl std::fmt::Debug for PixelBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PixelBoard").field("sent", &self.sent).finish_non_exhaustive()
    }
}

/// The picture sent last.
#[derive(Debug)]
struct Sent {
    of: Drawn,
    picture: TerminalPicture,
}

/// Everything a picture depends on.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    area: Rect,
    scene: Scene,
}

impl PixelBoard {
    /// Creates a board for a terminal with `cell` pixels per cell, [across, down].
    pub fn new(protocol: PictureProtocol, cell: [u16; 2]) -> Self {
        let raster = Raster::default();
        Self { protocol, cell, count: 0, sent: None, photograph: None, raster }
    }

    /// Returns the pixels per cell, [across, down].
    pub const fn cell(&self) -> [u16; 2] {
        self.cell
    }

    /// Forgets what was sent: the terminal was cleared, or another program drew on it.
    pub fn forget(&mut self) {
        (self.sent, self.photograph) = (None, None);
    }

    /// Draws a board as a picture over the one of symbols, with the stones of a seki on a ground of
    /// their own; nothing where its lines would be too close together.
    pub fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        picture: &BoardPicture<'_>,
        seki: Option<&VertexSet>,
        cursor: Option<Vertex>,
        look: &Appearance,
    ) {
        let line = self.line(area, picture.board.size());
        if area.is_empty() || line < LEAST_LINE {
            self.sent = None;
            return;
        }
        let mut scene = picture.scene(line);
        if let Some(seki) = seki {
            tint(&mut scene, seki, line);
        }
        // Over a Kitty image the cursor is two characters, and nothing is sent again.
        if let (Some(cursor), true) = (cursor, self.protocol != PictureProtocol::Kitty) {
            frame_around(&mut scene, cursor, line);
        }
        let drawn = Drawn { area, scene };
        if self.sent.as_ref().is_none_or(|sent| sent.of != drawn) {
            self.sent = self.picture(&drawn).map(|picture| Sent { of: drawn, picture });
        }
        let Some(sent) = &self.sent else { return };
        clear(frame, area, look);
        sent.picture.draw(area, frame.buffer_mut());
        if let (Some(cursor), PictureProtocol::Kitty) = (cursor, self.protocol) {
            for (sign, place) in ["[", "]"].into_iter().zip(self.beside(cursor, area, line)) {
                if area.contains(place) {
                    let sign = Span::styled(sign, look.theme.cursor);
                    let cell = Rect { x: place.x, y: place.y, width: 1, height: 1 };
                    frame.render_widget(sign, cell);
                }
            }
        }
    }

    /// Draws a part of a photograph, or forgets the one drawn before.
    pub fn draw_photograph(
        &mut self,
        frame: &mut Frame<'_>,
        drawn: Option<(Rect, Pixels)>,
        look: &Appearance,
    ) {
        let Some(drawn) = drawn else {
            self.photograph = None;
            return;
        };
        if self.photograph.as_ref().is_none_or(|(sent, _)| *sent != drawn) {
            let (area, pixels) = &drawn;
            let picture = self.encoded(pixels, *area);
            self.photograph = picture.map(|picture| (drawn, picture));
        }
        let Some(((area, _), picture)) = &self.photograph else { return };
        clear(frame, *area, look);
        picture.draw(*area, frame.buffer_mut());
    }

    /// Returns the vertex under a screen position on a board that fills an area, as for a click; `None`
    /// if no picture is shown there.
    pub fn vertex_at(&self, area: Rect, size: Size, place: Position) -> Option<Vertex> {
        if self.sent.is_none() || !area.contains(place) {
            return None;
        }
        let line = self.line(area, size);
        let at = |cells: u16, points: u16| (f32::from(cells) + 0.5) * f32::from(points);
        let vertex = |from_edge: f32, lines: u8| {
            let nearest = (from_edge / line - BOARD_MARGIN).round();
            (0..lines).find(|&at| (f32::from(at) - nearest).abs() < 0.5)
        };
        let x = vertex(at(place.x - area.x, self.cell[0]), size.width())?;
        let y = vertex(at(place.y - area.y, self.cell[1]), size.height())?;
        Some(Vertex::new(x, y))
    }

    /// Returns the distance between lines, in pixels, at which the board fills an area.
    fn line(&self, area: Rect, size: Size) -> f32 {
        let room = [area.width, area.height].map(f32::from);
        let lines = [size.width(), size.height()].map(f32::from);
        let fits = |at: usize| {
            room[at] * f32::from(self.cell[at]) / (lines[at] - 1.0 + 2.0 * BOARD_MARGIN)
        };
        fits(0).min(fits(1)).floor()
    }

    /// Returns the cells left and right of a vertex.
    fn beside(&self, vertex: Vertex, area: Rect, line: f32) -> [Position; 2] {
        let middle = |at: u8| (f32::from(at) + BOARD_MARGIN) * line;
        let cell = |from_edge: f32, points: u16| {
            let cells = (from_edge / f32::from(points)).floor().clamp(0.0, 1000.0);
            (0..=1000_u16).find(|&at| f32::from(at) >= cells).unwrap_or(0)
        };
        let y = area.y + cell(middle(vertex.y), self.cell[1]);
        let beside = |off: f32| {
            let x = cell((middle(vertex.x) + off * line).max(0.0), self.cell[0]);
            Position::new(area.x + x, y)
        };
        [beside(-0.62), beside(0.62)]
    }

    fn picture(&mut self, drawn: &Drawn) -> Option<TerminalPicture> {
        let pixels = self.raster.pixels(&drawn.scene)?;
        self.encoded(&pixels, drawn.area)
    }

    fn encoded(&mut self, pixels: &Pixels, area: Rect) -> Option<TerminalPicture> {
        // A new number each time: the placeholders of an old picture must not show the new one.
        self.count += 1;
        TerminalPicture::new(self.protocol, pixels, area, self.count % 4)
    }
}

/// Minimum distance of lines, in pixels; below it symbols are clearer.
const LEAST_LINE: f32 = 12.0;

/// Puts a ground of their own behind the stones of a seki.
fn tint(scene: &mut Scene, seki: &VertexSet, line: f32) {
    let place = |at: u8| (f32::from(at) + BOARD_MARGIN - 0.5) * line;
    let grounds = seki.iter().map(|vertex| Shape::Rectangle {
        frame: [place(vertex.x), place(vertex.y), line, line],
        color: [0, 131, 131, 170],
    });
    scene.shapes.splice(scene.ground..scene.ground, grounds);
}

/// Adds a frame around a vertex: the cursor.
fn frame_around(scene: &mut Scene, vertex: Vertex, line: f32) {
    let [x, y] = [vertex.x, vertex.y].map(|at| (f32::from(at) + BOARD_MARGIN) * line);
    let (half, width) = (0.5 * line, (0.07 * line).max(2.0));
    let corners =
        [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
    for (at, &from) in corners.iter().enumerate() {
        let to = corners[(at + 1) % 4];
        scene.shapes.push(Shape::Line { from, to, width, color: [20, 50, 200, 255] });
    }
}
