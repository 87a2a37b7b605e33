//! Photographs, screens and printed diagrams from seeds: how well they are read, and the doubts.

// Coordinates in a picture of a few hundred pixels.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]

use crate::program;
use crate::table;

use std::path::Path;
use std::sync::LazyLock;

use program::{done, failed, json};
use shuzi_core::goban::{Color, Vertex};
use shuzi_photo::{BoardDoubt, Hints, PhotoError, Photograph, PictureError, Reading, is_picture};
use shuzi_studio::{
    self as studio, Conditions, Framing, Kind, Point, Position, Shot, all_scenes, png, seeds,
};
use shuzi_walk::{Review, Step};
use table::{Player, photographed, press};

/// How well a series of shots was read.
#[derive(Debug, Default)]
struct Figures {
    boards: usize,
    found: usize,
    exact: usize,
    nearly: usize,
    /// Boards with a wrong point that is not doubted.
    silent: usize,
}

fn whole(kind: Kind, seed: u64, lines: usize) -> Shot {
    studio::shot(0x7E57_0000 + seed, kind, lines, Framing::Whole([480, 360]))
}

/// The number of quarter turns by which the board was read, or `None` if it was not found in its
/// place.
fn turn(shot: &Shot, reading: &Reading) -> Option<usize> {
    let lines = shot.position.lines;
    if usize::from(reading.board.size().width()) != lines {
        return None;
    }
    let last = lines - 1;
    let corners = [0, last, lines * lines - 1, last * lines].map(|at| shot.places[at]);
    let line = {
        let [a, b, ..] = corners;
        f64::from((b[0] - a[0]).hypot(b[1] - a[1])) / last as f64
    };
    (0..4).find(|turn| {
        (0..4).all(|at| {
            let (seen, there) = (reading.corners[(at + turn) % 4], corners[at].map(f64::from));
            (seen[0] - there[0]).hypot(seen[1] - there[1]) < 0.6 * line
        })
    })
}

/// The wrongly read points: for each, whether it is doubted.
fn wrong(shot: &Shot, reading: &Reading, turn: usize) -> Vec<bool> {
    let lines = shot.position.lines;
    let asked = reading.asked();
    let mut wrong = Vec::new();
    for (at, vertex) in reading.board.size().vertices().enumerate() {
        let (mut x, mut y) = (at % lines, at / lines);
        for _ in 0..turn {
            (x, y) = (y, lines - 1 - x);
        }
        let read = match reading.board.get(vertex) {
            None => Point::Empty,
            Some(Color::Black) => Point::Black,
            Some(Color::White) => Point::White,
        };
        if read != shot.position.at(x, y) && !shot.hidden[y * lines + x] {
            wrong.push(asked.contains(vertex));
        }
    }
    wrong
}

fn figures(kind: Kind, all: u64) -> Figures {
    let mut figures = Figures::default();
    for seed in seeds(all) {
        let lines = [19, 13, 9][usize::try_from(seed % 3).unwrap()];
        let shot = whole(kind, seed, lines);
        figures.boards += 1;
        let read = Reading::of_picture(&shot.picture(), &Hints::default());
        let Some(reading) = read else { continue };
        let Some(turn) = turn(&shot, &reading) else { continue };
        figures.found += 1;
        let wrong = wrong(&shot, &reading, turn);
        figures.exact += usize::from(wrong.is_empty());
        figures.nearly += usize::from(wrong.len() <= 2);
        figures.silent += usize::from(wrong.contains(&false));
    }
    figures
}

impl Figures {
    /// Whether all but so many boards were found, read without a mistake and nearly so, and at most so
    /// many have a mistake that is not asked about; of three boards at most one, and none.
    fn are_within(&self, missing: usize, [inexact, far]: [usize; 2], silent: usize) -> bool {
        let [missing, inexact, far, silent] = match self.boards {
            3 => [missing.min(1), inexact, far.min(1), 0],
            _ => [missing, inexact, far, silent],
        };
        self.found + missing >= self.boards
            && self.exact + inexact >= self.boards
            && self.nearly + far >= self.boards
            && self.silent <= silent
    }
}

#[test]
fn boards_on_tables_are_read() {
    let read = figures(Kind::Photograph, 12);
    // Some are taken from very low, by coloured light, or with a hand over them.
    assert!(read.are_within(2, [12, 4], 1), "{read:?}");
}

#[test]
fn boards_on_screens_are_read() {
    let read = figures(Kind::Screen, 9);
    assert!(read.are_within(0, [1, 1], 0), "{read:?}");
}

#[test]
fn printed_diagrams_are_read() {
    let read = figures(Kind::Print, 9);
    assert!(read.are_within(0, [9, 1], 1), "{read:?}");
}

/// Discs with figures, stones of variations and territory of programs that analyse games.
#[test]
fn what_analysis_programs_draw_is_not_taken_for_stones() {
    let read = figures(Kind::Analysis, 12);
    assert!(read.are_within(0, [4, 12], 1), "{read:?}");
}

#[test]
fn light_lines_on_dark_are_read() {
    let read = figures(Kind::Dark, 9);
    assert!(read.are_within(0, [9, 3], 0), "{read:?}");
}

/// A screen that is read without a mistake, for files of each kind.
fn plain_shot() -> &'static Shot {
    static PLAIN: LazyLock<Shot> = LazyLock::new(|| {
        let exact = |shot: &Shot| {
            let reading = Reading::of_picture(&shot.picture(), &Hints::default())?;
            let turn = turn(shot, &reading)?;
            wrong(shot, &reading, turn).is_empty().then_some(())
        };
        let mut shots = (100..200).map(|seed| whole(Kind::Screen, seed, 9));
        shots.find(|shot| exact(shot).is_some()).unwrap()
    });
    &PLAIN
}

fn jpeg(picture: &Photograph, turned: Option<u8>) -> Vec<u8> {
    let exif = turned.map(|turned| {
        // A TIFF with one entry: 0x0112, the orientation.
        let mut exif = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
        exif.extend([turned, 0, 0, 0, 0, 0, 0]);
        exif
    });
    studio::jpeg(picture, 92, exif.as_deref())
}

#[test]
fn a_picture_is_turned_as_its_file_says() {
    let shot = plain_shot();
    let picture = shot.picture();
    let upright = Reading::of(&jpeg(&picture, None), &Hints::default()).unwrap();
    // The picture stored on its side: its right edge is at the top.
    let (width, height) = (picture.height, picture.width);
    let mut rgb = Vec::new();
    for row in 0..height {
        for column in 0..width {
            rgb.extend(picture.point(height - 1 - row, column));
        }
    }
    let side = Photograph { width, height, rgb };
    let turned = Reading::of(&jpeg(&side, Some(6)), &Hints::default()).unwrap();
    assert_eq!(turned.board, upright.board);
    for (a, b) in turned.corners.iter().zip(upright.corners) {
        assert!((a[0] - b[0]).hypot(a[1] - b[1]) < 3.0, "{a:?} {b:?}");
    }
}

#[test]
fn corners_and_sizes_that_are_told_are_believed() {
    let shot = plain_shot();
    let picture = shot.picture();
    let corners = [0, 8, 80, 72].map(|at| shot.places[at].map(f64::from));
    let told = Hints { lines: Some(9), corners: Some(corners) };
    let reading = Reading::of_picture(&picture, &told).unwrap();
    assert!(wrong(shot, &reading, 0).is_empty());
    // The lines between the corners are counted if their number is not given.
    let alone = Hints { lines: None, corners: Some(corners) };
    let read = Reading::of_picture(&picture, &alone).unwrap();
    assert_eq!((read.board.size().width(), read.doubt), (9, None));
    // In the opposite order the board would be mirrored; corners outside, on one line or in one
    // place do not make a board.
    let bytes = png(&picture);
    let [a, b, c, d] = corners;
    for wrong in [[a, d, c, b], [a, b, [9999.0, 20.0], d], [a, a, c, d], [a, b, d, c]] {
        let told = Hints { lines: Some(9), corners: Some(wrong) };
        assert_eq!(Reading::of(&bytes, &told).err(), Some(PhotoError::Corners), "{wrong:?}");
    }
    // Starting from another corner, the board is turned.
    let corners = [corners[1], corners[2], corners[3], corners[0]];
    let told = Hints { lines: Some(9), corners: Some(corners) };
    let turned = Reading::of_picture(&picture, &told).unwrap();
    assert_eq!(turn(shot, &turned), Some(3));
    assert!(wrong(shot, &turned, 3).is_empty());
}

#[test]
fn what_shows_no_board_gives_no_position_that_is_not_asked_about() {
    let blank = Photograph { width: 300, height: 200, rgb: vec![180; 300 * 200 * 3] };
    assert!(Reading::of_picture(&blank, &Hints::default()).is_none());
    let mut dice = studio::Dice::new(5);
    let noise = (0..300 * 200 * 3).map(|_| u8::try_from(dice.below(256)).unwrap()).collect();
    let noise = Photograph { width: 300, height: 200, rgb: noise };
    assert!(Reading::of_picture(&noise, &Hints::default()).is_none());
    for seed in seeds(6) {
        // Tables with things on them.
        let canvas = studio::clutter(&mut studio::Dice::new(seed), 400);
        let (width, height) = (canvas.width, canvas.height);
        let picture = Photograph { width, height, rgb: canvas.bytes() };
        let read = Reading::of_picture(&picture, &Hints::default());
        assert!(read.is_none_or(|read| read.doubt.is_some()), "{seed}");
    }
}

#[test]
fn a_part_of_a_board_is_asked_about() {
    for seed in seeds(4) {
        let shot = whole(Kind::Screen, 300 + seed, 19);
        let picture = shot.picture();
        // A part from the middle of the board, cut off on every side but one.
        let [x, y] = shot.places[4 * 19 + 4].map(|at| at as usize);
        let [right, _] = shot.places[4 * 19 + 16].map(|at| at as usize);
        let [_, below] = shot.places[14 * 19 + 4].map(|at| at as usize);
        let part = picture.part([x, y], [right - x, below - y]);
        let read = Reading::of_picture(&part, &Hints::default());
        let asked = read.as_ref().is_none_or(|read| read.asked().len() * 4 > read.confidence.len());
        assert!(asked, "{seed}: {:?}", read.map(|read| (read.board.size(), read.doubt)));
    }
}

/// Whatever part of a board a picture shows, and whatever else has lines, none of it is given as a
/// position without a question about all of it.
#[test]
fn parts_of_boards_and_other_games_are_refused_or_asked_about() {
    let kinds = [Kind::Photograph, Kind::Screen, Kind::Print, Kind::Analysis];
    // One part of each kind, or three.
    let of_parts = if all_scenes() { 12 } else { 4 };
    let parts = (0..of_parts).map(|seed| {
        let shot = whole(kinds[usize::try_from(seed % 4).unwrap()], 500 + seed, 19);
        studio::part(&shot, seed)
    });
    let others = seeds(12).map(|seed| whole(Kind::Other, 600 + seed, 9).picture());
    for (number, picture) in parts.chain(others).enumerate() {
        let read = Reading::of_picture(&picture, &Hints::default());
        assert!(read.is_none_or(|read| read.doubt.is_some()), "{number}");
    }
}

/// Lines that run out of the picture are told from lines that end.
#[test]
fn the_edge_that_is_missing_is_named() {
    let shot = whole(Kind::Screen, 300, 19);
    let picture = shot.picture();
    // The left half: fifteen columns and all rows, then the rows of these columns.
    let [x, y] = [3, 3 * 19].map(|at| shot.places[at]);
    let (x, y) = (x[0] as usize + 4, y[1] as usize + 4);
    let size = [picture.width, picture.height];
    let part = picture.part([x, y], [size[0] - x, size[1] - y]);
    let read = Reading::of_picture(&part, &Hints::default()).unwrap();
    let named = matches!(
        read.doubt,
        Some(BoardDoubt::Cut { .. } | BoardDoubt::Unusual { .. } | BoardDoubt::MoreLines { .. })
    );
    assert!(named, "{:?}", read.doubt);
}

#[test]
fn light_of_one_colour_and_low_cameras_are_read() {
    let lamps = Conditions { lamp: Some(0.7), elevation: Some(60.0), ..Conditions::default() };
    let low = Conditions { elevation: Some(28.0), ..Conditions::default() };
    let small = Conditions { share: Some(0.35), elevation: Some(60.0), ..Conditions::default() };
    let lower = Conditions { elevation: Some(25.0), ..Conditions::default() };
    for (conditions, lines, most) in [(lamps, 13, 5), (low, 13, 4), (lower, 19, 4), (small, 13, 4)]
    {
        let found = seeds(6).filter(|seed| {
            let framing = Framing::Whole([960, 720]);
            let shot = studio::shot_under(0x10A0_0000 + seed, lines, framing, &conditions);
            let read = Reading::of_picture(&shot.picture(), &Hints::default());
            read.is_some_and(|read| turn(&shot, &read).is_some())
        });
        let found = found.count();
        // Of six, or of three.
        let most = if all_scenes() { most } else { most / 2 };
        assert!(found >= most, "{found}: {conditions:?}");
    }
}

/// Stones of dark green or blue glass are neither black nor white.
#[test]
fn dark_stones_of_another_colour_are_asked_about() {
    let conditions = Conditions {
        elevation: Some(75.0),
        lamp: Some(0.0),
        glare: Some(0.0),
        blur: Some(0.0),
        quality: Some(95),
        ..Conditions::default()
    };
    let shot = studio::shot_under(0x10A0_0000, 13, Framing::Whole([960, 720]), &conditions);
    let mut picture = shot.picture();
    let first = Reading::of_picture(&picture, &Hints::default()).unwrap();
    let is_sure = |read: &Reading, vertex| !read.asked().contains(vertex);
    let size = first.board.size();
    let black = size.vertices().filter(|vertex| first.board.get(*vertex) == Some(Color::Black));
    let sure: Vec<Vertex> = black.filter(|vertex| is_sure(&first, *vertex)).take(2).collect();
    let turns = turn(&shot, &first).unwrap();
    for (vertex, tint) in sure.iter().zip([[26, 80, 34], [26, 42, 84]]) {
        let (mut x, mut y) = (usize::from(vertex.x), usize::from(vertex.y));
        for _ in 0..turns {
            (x, y) = (y, 12 - x);
        }
        let at = y * 13 + x;
        let [middle, beside] = [at, if x < 12 { at + 1 } else { at - 1 }].map(|at| shot.places[at]);
        let radius = 0.45 * (middle[0] - beside[0]).hypot(middle[1] - beside[1]);
        for row in 0..picture.height {
            for column in 0..picture.width {
                let [x, y] = [column as f32 - middle[0], row as f32 - middle[1]];
                if x.hypot(y) < radius {
                    let at = (row * picture.width + column) * 3;
                    picture.rgb[at..at + 3].copy_from_slice(&tint);
                }
            }
        }
    }
    let read = Reading::of_picture(&picture, &Hints::default()).unwrap();
    assert_eq!(sure.len(), 2);
    for vertex in sure {
        assert!(!is_sure(&read, vertex), "{}", vertex.name(size));
    }
}

/// Two pictures of one board, the second from another side: what is hidden in one is settled by the
/// other, and pictures of two boards are not joined.
#[test]
fn pictures_of_one_board_are_joined() {
    let shot = whole(Kind::Photograph, 10, 9);
    let read = |picture: &Photograph| Reading::of_picture(picture, &Hints::default()).unwrap();
    let picture = shot.picture();
    let first = read(&picture);
    let turns = turn(&shot, &first).unwrap();
    // A sheet of paper lies over two points, then over two others, and the camera is turned.
    let covered = |points: [usize; 2]| {
        let mut covered = picture.clone();
        for at in points {
            let [x, y] = shot.places[at].map(|at| at as usize);
            for row in y.saturating_sub(12)..y + 12 {
                for column in x.saturating_sub(12)..x + 12 {
                    let at = (row * covered.width + column) * 3;
                    covered.rgb[at..at + 3].fill(200);
                }
            }
        }
        covered
    };
    let one = read(&covered([40, 41]));
    let (width, height) = (picture.height, picture.width);
    let other = covered([20, 21]);
    let rgb = (0..height)
        .flat_map(|row| (0..width).map(move |column| (row, column)))
        .flat_map(|(row, column)| other.point(row, width - 1 - column))
        .collect();
    let other = read(&Photograph { width, height, rgb });
    let joined = one.joined(&other).unwrap();
    assert_eq!(joined.board, first.board, "{turns}");
    assert!(joined.doubtful.len() <= one.doubtful.len().min(other.doubtful.len()));
    let another = read(&whole(Kind::Photograph, 9, 9).picture());
    assert!(one.joined(&another).is_none());
}

#[test]
fn a_board_of_other_lines_is_asked_about_and_read_when_told() {
    for (lines, seed) in [(11, 0), (15, 1), (17, 2), (7, 3)] {
        let shot = whole(Kind::Screen, 410 + seed, lines);
        let read = Reading::of_picture(&shot.picture(), &Hints::default());
        let doubt = read.map(|read| read.doubt);
        assert_ne!(doubt, Some(None), "{lines}");
        let told = Hints { lines: Some(lines), corners: None };
        let read = Reading::of_picture(&shot.picture(), &told).unwrap();
        assert_eq!((usize::from(read.board.size().width()), read.doubt), (lines, None));
    }
    let shot = whole(Kind::Screen, 400, 21);
    let picture = shot.picture();
    let read = Reading::of_picture(&picture, &Hints::default()).unwrap();
    assert_eq!(read.doubt, Some(BoardDoubt::Unusual { lines: 21 }));
    let told = Hints { lines: Some(21), corners: None };
    let read = Reading::of_picture(&picture, &told).unwrap();
    assert_eq!((read.board.size().width(), read.doubt), (21, None));
}

#[test]
fn files_that_are_no_whole_picture_are_refused() {
    let picture = plain_shot().picture();
    let read = |bytes: &[u8]| Reading::of(bytes, &Hints::default()).map(|_| ());
    let because = |why| Err(PhotoError::Picture { why });
    for whole in [jpeg(&picture, None), png(&picture)] {
        assert_eq!(read(&whole), Ok(()));
        for part in 1..8 {
            let torn = read(&whole[..whole.len() * part / 8]);
            assert!(torn.is_err(), "{part} of 8");
        }
    }
    assert_eq!(read(b"\0\0\0\x18ftypheic\0\0\0\0"), because(PictureError::Heic));
    assert!(is_picture(b"\0\0\0\x18ftypavif"));
    assert!(!is_picture(b"(;GM[1]FF[4]"));
    // A header that claims a billion pixels, with nothing after it.
    let mut huge = png(&Photograph { width: 1, height: 1, rgb: vec![0; 3] });
    huge[16..24].copy_from_slice(&[0, 0, 0x80, 0, 0, 0, 0x80, 0]);
    let sum = crc(&huge[12..29]);
    huge[29..33].copy_from_slice(&sum.to_be_bytes());
    let refused = read(&huge);
    let too_large = matches!(
        refused,
        Err(PhotoError::Picture { why: PictureError::TooLarge { width: 32768, .. } })
    );
    assert!(too_large, "{refused:?}");
}

/// The checksum of a PNG chunk.
fn crc(bytes: &[u8]) -> u32 {
    let step = |sum: u32, bit: u32| sum >> 1 ^ if bit == 1 { 0xEDB8_8320 } else { 0 };
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| step(sum, sum & 1))
    })
}

#[test]
fn the_command_line_reads_and_scores_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.png");
    let picture = plain_shot().picture();
    std::fs::write(&path, png(&picture)).unwrap();
    let file = path.to_str().unwrap();
    let reading = Reading::of_picture(&picture, &Hints::default()).unwrap();

    let read = json(&["photo", "--json", file], "");
    assert_eq!(read["size"], serde_json::json!([9, 9]));
    assert_eq!(read["corners"].as_array().unwrap().len(), 4);
    assert_eq!(read["confidence"].as_array().unwrap().len(), 9);
    let rows: Vec<&str> =
        read["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    for (at, vertex) in reading.board.size().vertices().enumerate() {
        let sign = match reading.board.get(vertex) {
            None => b'.',
            Some(Color::Black) => b'X',
            Some(Color::White) => b'O',
        };
        assert_eq!(rows[at / 9].as_bytes()[at % 9], sign);
    }
    // The SGF that is written has the same position.
    let sgf = folder.path().join("board.sgf");
    let sgf = sgf.to_str().unwrap();
    done(&["photo", file, "-o", sgf], "");
    let scored = |file: &str| {
        let scored = json(&["score", "--json", file], "");
        (scored["black"].clone(), scored["white"].clone())
    };
    assert_eq!(scored(file), scored(sgf));

    let nothing = folder.path().join("nothing.jpg");
    let blank = Photograph { width: 90, height: 90, rgb: vec![90; 90 * 90 * 3] };
    std::fs::write(&nothing, jpeg(&blank, None)).unwrap();
    let name = nothing.to_str().unwrap();
    let (code, said) = failed(&["photo", "--json", name], "");
    assert_eq!(code, 1);
    assert!(said.contains(&format!("{name}: no board found")), "{said}");
    let (code, said) = failed(&["photo", sgf], "");
    assert!(code == 1 && said.contains("not an image"), "{said}");
    // The same picture twice shows one position; two games do not.
    let twice = json(&["photo", "--same", "--json", file, file], "");
    assert_eq!(twice["rows"], read["rows"]);
    let second = folder.path().join("second.png");
    std::fs::write(&second, png(&whole(Kind::Screen, 103, 9).picture())).unwrap();
    let second = second.to_str().unwrap();
    let (code, said) = failed(&["photo", "--same", file, second], "");
    assert!(code == 1 && said.starts_with(&format!("{second}: this does not show")), "{said}");
    assert_eq!(failed(&["photo"], "").0, 2);
    assert_eq!(failed(&["photo", file, "--corners", "1,2,3"], "").0, 2);
}

/// The number of keys from the photograph to the margin: one per doubted point, one to count the
/// board, one to go to the result.
fn keys_to_margin(reading: &Reading) -> usize {
    let (review, board) = (Review::new(reading.doubtful, None, None), reading.board.clone());
    let mut app = photographed(board, review);
    let mut keys = 0;
    let mut key = |app: &mut Player, sign: &str| {
        press(app, sign);
        keys += 1;
    };
    while !app.editor().unwrap().review().unwrap().doubts.is_empty() {
        // The point as read: correcting it takes one key as well.
        key(&mut app, " ");
    }
    key(&mut app, ">");
    key(&mut app, "f");
    assert!(app.session().step == Step::Result && app.session().result().is_some());
    keys
}

#[test]
fn real_photographs_are_read_where_they_are_at_hand() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/photo");
    let Ok(truth) = std::fs::read_to_string(folder.join("truth.jsonl")) else { return };
    let (mut boards, mut found) = (0, 0);
    for line in truth.lines().step_by(5) {
        let truth: serde_json::Value = serde_json::from_str(line).unwrap();
        let bytes = std::fs::read(folder.join(truth["file"].as_str().unwrap())).unwrap();
        boards += 1;
        let Ok(reading) = Reading::of(&bytes, &Hints::default()) else { continue };
        let stones = |sign: char| {
            let rows = truth["rows"].as_array().unwrap().iter();
            rows.map(|row| row.as_str().unwrap().matches(sign).count()).sum::<usize>()
        };
        // The number of stones does not depend on the turn.
        let apart = |color, sign| reading.board.count(color).abs_diff(stones(sign));
        found += usize::from(apart(Color::Black, 'X') <= 2 && apart(Color::White, 'O') <= 2);
        let keys = keys_to_margin(&reading);
        assert!(keys <= 30, "{}: {keys} keys", truth["id"]);
    }
    assert!(found * 100 >= boards * 92, "{found} of {boards}");
}

/// A game has stones of both sides, though a handicap is Black's alone.
#[test]
fn more_stones_of_one_colour_than_a_handicap_are_asked_about() {
    for (color, stones) in [(Point::White, 10), (Point::Black, 10), (Point::Black, 9)] {
        let points = (0..81).map(|at| if at % 8 == 1 { color } else { Point::Empty });
        let mut position = Position { lines: 9, points: points.collect() };
        let last = position.points.iter().rposition(|&point| point == color).unwrap();
        if stones < 10 {
            position.points[last] = Point::Empty;
        }
        let framing = Framing::Whole([900, 900]);
        let shot = studio::shot_of(&position, 0x0A11_0009, Kind::Print, framing);
        let read = Reading::of_picture(&shot.picture(), &Hints::default()).unwrap();
        let found = [Color::Black, Color::White].map(|side| read.board.count(side));
        assert_eq!(found, if color == Point::Black { [stones, 0] } else { [0, stones] });
        assert_eq!(read.doubt, (stones > 9).then_some(BoardDoubt::OneColor));
    }
}

/// Two boards side by side: neither is taken for the one that is meant.
#[test]
fn of_several_boards_one_has_to_be_chosen() {
    let [left, right] = [3, 4].map(|seed| whole(Kind::Screen, seed, 9).picture());
    let (width, height) = (left.width, left.height);
    let mut both = Photograph { width: 2 * width, height, rgb: Vec::new() };
    for y in 0..height {
        let row = |picture: &Photograph| picture.rgb[y * width * 3..(y + 1) * width * 3].to_vec();
        both.rgb.extend([row(&left), row(&right)].concat());
    }
    let read = Reading::of_picture(&both, &Hints::default()).unwrap();
    assert_eq!(read.doubt, Some(BoardDoubt::Several));
    // Its corners say which.
    let told = Hints { corners: Some(read.corners), ..Hints::default() };
    assert_eq!(Reading::of_picture(&both, &told).unwrap().doubt, None);
    for alone in [left, right] {
        assert_eq!(Reading::of_picture(&alone, &Hints::default()).unwrap().doubt, None);
    }
}
