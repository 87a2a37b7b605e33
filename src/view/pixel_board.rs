//! The board as a picture, on terminals that show images.

use icy_sixel::{EncodeOptions, sixel_encode};
use image::{DynamicImage, RgbaImage};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;
use ratatui_image::picker::{Picker, ProtocolType};
use ratatui_image::protocol::Protocol;
use ratatui_image::protocol::sixel::Sixel;
use ratatui_image::{Image, Resize};

use super::{Appearance, Areas, seen, step_words};
use crate::app::{App, Screen, Step};
use crate::goban::{Size, Vertex};
use crate::picture::{BOARD_MARGIN, BoardPicture, Pixels, Raster, Scene, Shape};

/// How a terminal takes images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureProtocol {
    /// Kitty's protocol, with placeholders: characters can be drawn over the image.
    Kitty,
    /// Sixel.
    Sixel,
    /// iTerm2's protocol.
    Iterm2,
}

/// Draws the board as a picture and keeps the last one, so that only changes are sent again.
pub struct PixelBoard {
    protocol: PictureProtocol,
    /// Pixels per cell, [across, down].
    cell: [u16; 2],
    picker: Picker,
    sent: Option<Sent>,
    /// The photograph sent last, and its area.
    photograph: Option<((Rect, Pixels), Protocol)>,
    raster: Raster,
}

impl std::fmt::Debug for PixelBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PixelBoard").field("sent", &self.sent).finish_non_exhaustive()
    }
}

/// The picture sent last.
struct Sent {
    of: Drawn,
    picture: Protocol,
}

impl std::fmt::Debug for Sent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sent").field("of", &self.of).finish_non_exhaustive()
    }
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
        // The environment already says what the terminal is, so it is not queried.
        #[allow(deprecated)]
        let mut picker = Picker::from_fontsize((cell[0], cell[1]).into());
        picker.set_protocol_type(match protocol {
            PictureProtocol::Kitty => ProtocolType::Kitty,
            PictureProtocol::Sixel => ProtocolType::Sixel,
            PictureProtocol::Iterm2 => ProtocolType::Iterm2,
        });
        Self { protocol, cell, picker, sent: None, photograph: None, raster: Raster::default() }
    }

    /// Returns the pixels per cell, [across, down].
    pub const fn cell(&self) -> [u16; 2] {
        self.cell
    }

    /// Draws the board as a picture over the one of symbols, where one can be shown, or the
    /// photograph it was read from.
    pub fn draw(&mut self, frame: &mut Frame<'_>, app: &App, look: &Appearance) {
        self.draw_seen(frame, app, look);
        let area = Areas::of(frame.area(), app).board;
        let Some(picture) = shown(app).filter(|_| !area.is_empty()) else {
            // An overlay breaks the picture below it, so the picture has to be sent again.
            self.sent = None;
            return;
        };
        let session = app.session();
        let line = self.line(area, picture.board.size());
        if line < LEAST_LINE {
            self.sent = None;
            return;
        }
        let mut scene = picture.scene(line);
        let cursor = matches!(session.step, Step::Dead | Step::Seki).then_some(app.cursor());
        // Over a Kitty image the cursor is two characters, and nothing is sent again.
        if let (Some(cursor), true) = (cursor, self.protocol != PictureProtocol::Kitty) {
            frame_around(&mut scene, cursor, line);
        }
        let drawn = Drawn { area, scene };
        if self.sent.as_ref().is_none_or(|sent| sent.of != drawn) {
            self.sent = self.picture(&drawn).map(|picture| Sent { of: drawn, picture });
        }
        let Some(sent) = &self.sent else { return };
        super::clear(frame, area, look);
        frame.render_widget(Image::new(&sent.picture), area);
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

    /// Draws the photograph around the cursor while a board read from one is reviewed.
    fn draw_seen(&mut self, frame: &mut Frame<'_>, app: &App, look: &Appearance) {
        let words = Areas::of(frame.area(), app).words;
        let room = step_words::room_for_seen(words, app, look);
        let is_plain = app.overlay().is_none() && app.palette().is_none();
        let of = room.filter(|_| is_plain).zip(app.editor());
        let pixels = of.and_then(|(area, editor)| {
            seen::pixels(area, editor, look, self.cell).map(|pixels| (area, pixels))
        });
        let Some(drawn) = pixels else {
            self.photograph = None;
            return;
        };
        if self.photograph.as_ref().is_none_or(|(sent, _)| *sent != drawn) {
            let (area, pixels) = &drawn;
            let picture = self.protocol_of(pixels.clone(), *area, PHOTOGRAPH_COLOURS);
            self.photograph = picture.map(|picture| (drawn, picture));
        }
        let Some(((area, _), picture)) = &self.photograph else { return };
        super::clear(frame, *area, look);
        frame.render_widget(Image::new(picture), *area);
    }

    /// Returns the vertex under a screen position, as for a click.
    pub fn vertex_at(&self, screen: Rect, app: &App, place: Position) -> Option<Vertex> {
        let area = Areas::of(screen, app).board;
        let BoardPicture { board, .. } =
            shown(app).filter(|_| self.sent.is_some() && area.contains(place))?;
        let size = board.size();
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

    fn picture(&mut self, drawn: &Drawn) -> Option<Protocol> {
        let pixels = self.raster.pixels(&drawn.scene)?;
        self.protocol_of(pixels, drawn.area, COLOURS)
    }

    /// Encodes a picture for the terminal; for Sixel, with at most `colours` colours.
    fn protocol_of(&self, pixels: Pixels, area: Rect, colours: u16) -> Option<Protocol> {
        if self.protocol == PictureProtocol::Sixel {
            return sixel(&pixels, area, colours).map(Protocol::Sixel);
        }
        let Pixels { width, height, rgba } = pixels;
        let picture = DynamicImage::ImageRgba8(RgbaImage::from_raw(width, height, rgba)?);
        let room = (area.width, area.height).into();
        self.picker.new_protocol(picture, room, Resize::Crop(None)).ok()
    }
}

/// Colours of a Sixel picture: wood with its grain, two kinds of stones, and the shades between.
/// More cost more time than they show.
const COLOURS: u16 = 32;
/// Colours of a Sixel photograph.
const PHOTOGRAPH_COLOURS: u16 = 96;

/// Encodes a picture as Sixel without dithering, which is meant for photographs and takes most of
/// the time.
fn sixel(pixels: &Pixels, area: Rect, colours: u16) -> Option<Sixel> {
    let [width, height] = [pixels.width, pixels.height].map(|points| points as usize);
    let options = EncodeOptions { max_colors: colours, diffusion: 0.0, ..EncodeOptions::default() };
    let picture = sixel_encode(&pixels.rgba, width, height, &options).ok()?;
    // The cells below are cleared first, row by row.
    let row = format!("\x1b[{}X\x1b[1B", area.width);
    let back = format!("\x1b[{}A", area.height);
    let data = row.repeat(usize::from(area.height)) + &back + &picture;
    let size = (area.width, area.height).into();
    Some(Sixel { data, size, is_tmux: false })
}

/// Minimum distance of lines, in pixels; below it symbols are clearer.
const LEAST_LINE: f32 = 12.0;

/// Returns the position a picture can show, or `None` under an overlay or another screen.
fn shown(app: &App) -> Option<BoardPicture<'_>> {
    let is_plain = app.overlay().is_none() && matches!(app.screen(), Screen::Count);
    super::board::picture(app).filter(|_| is_plain)
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
