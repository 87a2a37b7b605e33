//! The board as a picture in a terminal: the data sent decodes to the picture that was drawn.

use crate::table;

use std::sync::Arc;

use base64::Engine as _;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Rect};
use shuzi::ui::{PictureProtocol, PixelBoard};
use shuzi_core::goban::{Board, Size, Vertex, VertexSet};
use shuzi_picture::{BOARD_MARGIN, BoardPicture, Pixels};
use shuzi_walk::{Review, SeenBoard};

use table::{Player, bundled, photographed, press, real};

const CELL: [u16; 2] = [10, 20];
const SCREEN: (u16, u16) = (120, 40);
/// Where a board of nine lines is drawn: it takes all rows between title and keys.
const BOARD: Rect = Rect::new(0, 1, 76, 38);

/// A player whose terminal shows pictures.
fn pictured(mut app: Player, protocol: PictureProtocol) -> Player {
    app.stack.cx.pixels = Some(PixelBoard::new(protocol, CELL));
    app.stack.cx.cell = Some(CELL);
    app
}

/// All that is sent with a frame.
fn sent(app: &mut Player) -> String {
    let mut terminal = Terminal::new(TestBackend::new(SCREEN.0, SCREEN.1)).unwrap();
    terminal.draw(|frame| app.stack.draw(frame)).unwrap();
    terminal.backend().buffer().content.iter().map(Cell::symbol).collect()
}

/// The picture sent to kitty, with its width and height in pixels.
fn kitty(stream: &str) -> (Vec<u8>, usize, usize) {
    let chunks = stream.split("\u{1b}_G").skip(1).map(|chunk| chunk.split_once(';').unwrap());
    let data: String = chunks.map(|(_, rest)| rest.split('\u{1b}').next().unwrap()).collect();
    let png = base64::engine::general_purpose::STANDARD.decode(data).unwrap();
    decoded(&png)
}

/// A picture with its width and height in pixels.
fn decoded(png: &[u8]) -> (Vec<u8>, usize, usize) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let mut rgba = vec![0; reader.output_buffer_size().unwrap()];
    let about = reader.next_frame(&mut rgba).unwrap();
    assert_eq!(about.color_type, png::ColorType::Rgba);
    let [width, height] = [about.width, about.height].map(|side| usize::try_from(side).unwrap());
    (rgba, width, height)
}

/// The picture of the board that must come out.
fn expected(app: &Player) -> Pixels {
    let session = app.session();
    let area = BOARD;
    let (board, dead) = (session.board().unwrap(), &session.dead().unwrap().stones);
    let lines = f32::from(board.size().width()) - 1.0 + 2.0 * BOARD_MARGIN;
    let room = (area.width * CELL[0]).min(area.height * CELL[1]);
    // The picture takes all rows.
    assert_eq!(area.height, SCREEN.1 - 2);
    let settled = session.table.settled().map(|settled| &**settled);
    let scene = BoardPicture { board, dead, settled, teire: &[], numbers: Vec::new() }
        .scene((f32::from(room) / lines).floor());
    Pixels::of(&scene).unwrap()
}

/// The colour of a pixel.
fn at(rgba: &[u8], width: usize, (x, y): (usize, usize)) -> [i32; 3] {
    let place = (y * width + x) * 4;
    [0, 1, 2].map(|part| i32::from(rgba[place + part]))
}

#[test]
fn the_photograph_stands_beside_the_board_that_was_read_from_it() {
    // A photograph that is red left of its middle and green on the right.
    let (line, rim) = (10, 10);
    let side = 8 * line + 2 * rim;
    let row = |_| (0..side).flat_map(|x| if x < side / 2 { [200u8, 0, 0] } else { [0, 160, 0] });
    let seen = SeenBoard { side, line, rim, rgb: (0..side).flat_map(row).collect() };
    let board = Board::new(Size::new(9, 9).unwrap());
    let mut doubts = VertexSet::new(board.size());
    doubts.insert(Vertex::new(2, 4));
    let review = Review::new(doubts, None, Some(Arc::new(seen)));
    let mut app = pictured(photographed(board, review), PictureProtocol::Kitty);
    let colour_in = |(rgba, width, height): (Vec<u8>, usize, usize), part: f32| {
        let place = |length: usize| {
            let half = u16::try_from(length / 2).unwrap();
            usize::from(
                (0..half * 2).find(|at| f32::from(*at) >= f32::from(half * 2) * part).unwrap(),
            )
        };
        at(&rgba, width, (place(width), height / 2))
    };
    // The cursor is on the left; the right part of the photograph is farther right.
    let stream = sent(&mut app);
    assert_eq!(colour_in(kitty(&stream), 0.3), [200, 0, 0]);
    let (rgba, ..) = kitty(&stream);
    assert!(rgba.chunks_exact(4).any(|point| point[..3] == [230, 30, 160]), "no frame");
    assert!(!sent(&mut app).contains("\u{1b}_G"), "sent again");
    press(&mut app, "llllll");
    assert_eq!(colour_in(kitty(&sent(&mut app)), 0.9), [0, 160, 0]);
    // Help covers the picture; afterwards it is sent again.
    press(&mut app, "?");
    assert!(!sent(&mut app).contains("\u{1b}_G"));
    press(&mut app, "<");
    assert!(sent(&mut app).contains("\u{1b}_G"));
}

#[test]
fn what_kitty_is_sent_is_the_picture() {
    let mut app = pictured(bundled("even"), PictureProtocol::Kitty);
    press(&mut app, ">");
    let stream = sent(&mut app);
    let (rgba, width, height) = kitty(&stream);
    let expected = expected(&app);
    let own = usize::try_from(expected.width).unwrap();
    for y in 0..usize::try_from(expected.height).unwrap().min(height) {
        for x in 0..own.min(width) {
            assert_eq!(at(&rgba, width, (x, y)), at(&expected.rgba, own, (x, y)), "{x} {y}");
        }
    }
    // The cursor is text over the picture: moving it sends nothing again, a mark does.
    press(&mut app, "l");
    assert!(!sent(&mut app).contains("\u{1b}_G"));
    press(&mut app, "\t ");
    assert!(sent(&mut app).contains("\u{1b}_G"));
}

#[test]
fn a_click_on_the_picture_finds_its_vertex() {
    let mut app = pictured(bundled("even"), PictureProtocol::Kitty);
    press(&mut app, ">");
    sent(&mut app);
    let area = BOARD;
    let (size, width) = (app.session().size(), expected(&app).width);
    let line = (f64::from(width) / (8.0 + 2.5)).floor();
    let pixels = app.stack.cx.pixels.as_ref().unwrap();
    let vertex_at = |place| pixels.vertex_at(BOARD, size, place);
    for vertex in size.vertices() {
        let middle = |at: u8| (f64::from(at) + 1.25) * line;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let place = Position::new(
            area.x + (middle(vertex.x) / 10.0) as u16,
            area.y + (middle(vertex.y) / 20.0) as u16,
        );
        assert_eq!(vertex_at(place), Some(vertex));
    }
    assert_eq!(vertex_at(Position::new(area.right() + 3, 5)), None::<Vertex>);
}

/// With something over the board, or without a board, no picture is sent.
#[test]
fn no_picture_where_none_can_stand() {
    let mut app = pictured(bundled("even"), PictureProtocol::Iterm2);
    press(&mut app, ">?");
    assert!(!sent(&mut app).contains('\u{1b}'));
    press(&mut app, "<");
    assert!(sent(&mut app).contains("\u{1b}]1337"));
    assert!(!sent(&mut pictured(real(9), PictureProtocol::Iterm2)).contains('\u{1b}'));
    // Cells of a few pixels leave no room for lines that can be told apart.
    app.stack.cx.pixels = Some(PixelBoard::new(PictureProtocol::Iterm2, [1, 2]));
    assert!(!sent(&mut app).contains('\u{1b}'));
}

#[test]
fn what_iterm2_is_sent_is_the_picture() {
    let mut app = pictured(bundled("even"), PictureProtocol::Iterm2);
    press(&mut app, ">f");
    let stream = sent(&mut app);
    let (keys, data) = stream.split_once("]1337;File=").unwrap().1.split_once(':').unwrap();
    let png = base64::engine::general_purpose::STANDARD.decode(data.split('\u{7}').next().unwrap());
    let (rgba, width, height) = decoded(&png.unwrap());
    let expected = expected(&app);
    assert!(keys.contains(&format!("width={}px;height={}px", expected.width, expected.height)));
    let size = [expected.width, expected.height].map(|side| usize::try_from(side).unwrap());
    assert_eq!([width, height], size);
    assert_eq!(rgba, expected.rgba);
}

/// At its step a seki has a ground of its own in the picture, too.
#[test]
fn the_stones_of_a_seki_are_on_a_ground_of_their_own() {
    let mut app = pictured(bundled("seki"), PictureProtocol::Kitty);
    press(&mut app, ">");
    let greenish = |data: &[u8]| {
        let is = |dot: &&[u8]| dot[1].min(dot[2]) > dot[0].saturating_add(20);
        data.chunks(4).filter(is).count()
    };
    let (before, width, height) = kitty(&sent(&mut app));
    press(&mut app, ">");
    let (at_step, ..) = kitty(&sent(&mut app));
    assert!(greenish(&before) * 1000 < width * height, "shades of stones and wood");
    // Eleven stones, of which only the corners of their points are seen.
    assert!(
        greenish(&at_step) * 100 > width * height,
        "{} of {width}×{height}",
        greenish(&at_step)
    );
}
