//! The board as a picture: what is drawn where, the same in SVG and PNG, and within bounds.

use crate::program;

use proptest::prelude::*;
use shuzi_core::counting::Settled;
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::record::read_diagram;
use shuzi_picture::{BoardPicture, Pixels, PointMark, Raster, Shape, png, scene_svg};

const LINE: u16 = 40;
/// The distance of the first line from the edge, in line spacings.
const FIRST: f32 = 1.25;

fn position(diagram: &str) -> (Board, VertexSet) {
    let game = read_diagram(diagram).unwrap();
    let nothing = VertexSet::new(game.board.size());
    (game.board, game.marks.map_or(nothing, |marks| marks.dead))
}

/// How light the picture is near a vertex; the offset right and down is in line spacings.
fn light(pixels: &Pixels, vertex: Vertex, (right, down): (f32, f32)) -> u32 {
    let at = |place: u8, off: f32| (f32::from(place) + FIRST + off) * f32::from(LINE);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let (x, y) = (at(vertex.x, right) as usize, at(vertex.y, down) as usize);
    let place = (y * usize::try_from(pixels.width).unwrap() + x) * 4;
    pixels.rgba[place..place + 3].iter().map(|&part| u32::from(part)).sum()
}

#[test]
fn stones_territory_and_dead_stones_are_where_they_belong() {
    let (board, dead) = position(".o.XO.\n..XXOO\nXXXOO.\nOOOO..\n.....O\n");
    let settled = Settled::of(&board, &dead);
    let picture = BoardPicture {
        board: &board,
        dead: &dead,
        settled: Some(&settled),
        teire: &[],
        numbers: Vec::new(),
    };
    let pixels = Pixels::of(&picture.scene(f32::from(LINE))).unwrap();
    assert_eq!(pixels.rgba.len(), usize::try_from(pixels.width * pixels.height * 4).unwrap());
    let size = board.size();
    let wood = light(&pixels, Vertex::new(0, 0), (-0.6, -0.6));
    assert!((350..650).contains(&wood), "{wood}");
    for vertex in size.vertices() {
        let shade = light(&pixels, vertex, (0.0, 0.0));
        let beside = light(&pixels, vertex, (0.3, 0.3));
        match picture.mark(vertex) {
            PointMark::Stone(Color::Black) => assert!(shade < 250 && beside < 250),
            PointMark::Stone(Color::White) => assert!(shade > 650 && beside > 550),
            // A square on the wood, a cross on a faded stone.
            PointMark::Territory(Color::Black) => assert!(shade == 0 && beside > 350),
            PointMark::Territory(Color::White) => assert!(shade == 765 && beside < 650),
            PointMark::Dead(Color::White) => assert!(shade == 765 && beside < 700),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_stone_is_the_same_ball_in_both_kinds_of_picture() {
    let (board, dead) = position("X.O\n...\n.x.\n");
    let scene =
        BoardPicture { board: &board, dead: &dead, settled: None, teire: &[], numbers: Vec::new() }
            .scene(40.0);
    let svg = scene_svg(&scene);
    let discs = scene.shapes.iter().filter(|shape| matches!(shape, Shape::Disc { .. })).count();
    assert_eq!(svg.matches("<circle").count(), discs);
    // A shaded stone of each colour, and a faded black one.
    assert_eq!(svg.matches("<radialGradient").count(), 3);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(png(&scene).unwrap().starts_with(b"\x89PNG\r\n\x1a\n"));
}

#[test]
fn the_command_line_writes_both() {
    let folder = tempfile::tempdir().unwrap();
    for (ending, begins) in [("png", &b"\x89PNG"[..]), ("svg", b"<svg ")] {
        let path = folder.path().join(format!("board.{ending}"));
        let args = ["score", "assets/games/even.sgf", "-o", path.to_str().unwrap()];
        program::done(&args, "");
        assert!(std::fs::read(&path).unwrap().starts_with(begins), "{ending}");
        // An existing file is not overwritten.
        assert_eq!(program::failed(&args, "").0, 5);
    }
    // Totals have no board to draw.
    let (status, error) = program::failed(&["score", "--black", "180", "--format", "png"], "");
    assert_eq!((status, error.lines().count()), (2, 1), "{error}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// Every size has a picture, square or not.
    #[test]
    fn every_board_has_a_picture(width in 1..=52_u8, height in 1..=52_u8, line in 4..30_u16) {
        let size = Size::new(width, height).unwrap();
        let mut board = Board::new(size);
        for (vertex, color) in size.vertices().zip([Color::Black, Color::White].iter().cycle()) {
            board.set(vertex, Some(*color));
        }
        let dead = VertexSet::new(size);
        let scene = BoardPicture { board: &board, dead: &dead, settled: None, teire: &[], numbers: Vec::new() }
            .scene(f32::from(line));
        let pixels = Pixels::of(&scene).unwrap();
        prop_assert_eq!((pixels.width, pixels.height), (scene.width, scene.height));
        // The wood covers every pixel.
        prop_assert!(pixels.rgba.chunks(4).all(|point| point[3] == 255));
    }
}

/// What is cached from one picture leaves no trace in the next.
#[test]
fn a_picture_after_another_is_as_if_drawn_alone() {
    let scene = |rows: &str, line: f32| {
        let game = read_diagram(rows).unwrap();
        let dead = VertexSet::new(game.board.size());
        let picture = BoardPicture {
            board: &game.board,
            dead: &dead,
            settled: None,
            teire: &[],
            numbers: Vec::new(),
        };
        picture.scene(line)
    };
    let mut raster = Raster::default();
    for (rows, line) in [
        ("X . .\n. O .\n. . .", 24.0),
        (". . .\n. X .\n. . O", 24.0),
        (". . .\n. X .\n. . O", 31.0),
        ("X X . .\n. O . .\n. . . .\n. . . O", 24.0),
    ] {
        let scene = scene(rows, line);
        assert_eq!(raster.pixels(&scene), Pixels::of(&scene));
    }
}
