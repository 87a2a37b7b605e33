//! A game kept by the program from pictures of a table.

use crate::program;
use crate::studio;

use std::fs;
use std::path::Path;

use program::{shuzi_in, text};
use shuzi::internal::goban::{Color, Size, Symmetry, Vertex};
use shuzi::internal::record::{Games, Move, decode};
use studio::game::{Pace, moments};

/// Black captures a stone in the corner.
const NAMES: [&str; 7] = ["C3", "G7", "B9", "A9", "A8", "G3", "E5"];

fn played(size: Size) -> Vec<Move> {
    let sides = [Color::Black, Color::White].into_iter().cycle();
    let one = |(name, color)| Move { color, vertex: Some(Vertex::from_name(name, size).unwrap()) };
    NAMES.into_iter().zip(sides).map(one).collect()
}

/// Writes pictures of a game into a folder.
fn pictures(folder: &Path, moves: &[Move], size: Size) {
    let pace = Pace { pictures: 2, hasty: 0.0, hands: 0.3 };
    for (at, moment) in moments(size, moves, 5, pace).iter().enumerate() {
        let hand = (!moment.covered.is_empty()).then_some(at as u64);
        let shot = studio::still(moment, SCENE, [400, 300], hand).unwrap();
        // Their order is that of their numbers.
        fs::write(folder.join(format!("frame-{at}.jpg")), shot.jpeg().unwrap()).unwrap();
    }
}

/// A table in usual light.
const SCENE: u64 = 6;

#[test]
fn a_game_is_kept_from_pictures_of_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let size = Size::new(9, 9).unwrap();
    let moves = played(size);
    pictures(folder.path(), &moves, size);
    let frames = folder.path().to_str().unwrap();
    let output = shuzi_in(folder.path(), &["photo", "--follow", frames], "");
    let said = text(&output.stderr);
    assert!(output.status.success(), "{said}");
    let record = text(&output.stdout);
    let decoded = decode(record.as_bytes(), None);
    let (game, _) = Games::of(&decoded, None).next().unwrap().unwrap();
    // The camera may see the board from another side.
    let is_played = |turn: &Symmetry| {
        let turned = moves
            .iter()
            .map(|one| Move { vertex: one.vertex.map(|vertex| turn.vertex(vertex, size)), ..*one });
        !turn.swaps_colors() && turned.eq(game.plays.moves.iter().copied())
    };
    assert!(Symmetry::all().any(|turn| is_played(&turn)), "{said}\n{record}");
    assert_eq!(game.plays.prisoners, [0, 1]);
    assert!(record.contains("AP[shuzi:"), "{record}");
    assert!(!record.contains("HO[") && !record.contains("MA["), "{said}\n{record}");
    assert!(said.contains("Board found: 9×9, empty.") && said.contains("3. Black"), "{said}");

    // With a file, it has the game; another is not replaced.
    let file = folder.path().join("game.sgf");
    let name = file.to_str().unwrap();
    fs::write(&file, "kept").unwrap();
    let refused = shuzi_in(folder.path(), &["photo", "--follow", frames, "-o", name], "");
    assert_eq!(refused.status.code(), Some(5));
    assert_eq!(fs::read_to_string(&file).unwrap(), "kept");
}

#[test]
fn without_a_board_no_game_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let frames = folder.path().to_str().unwrap();
    let output = shuzi_in(folder.path(), &["photo", "--follow", frames], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("no game kept"), "{}", text(&output.stderr));
    let file = folder.path().join("frame.png");
    fs::write(&file, "no picture").unwrap();
    let output = shuzi_in(folder.path(), &["photo", "--follow", frames], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
}
