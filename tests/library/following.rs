//! Games kept from what pictures of their boards show, without pictures.

use crate::studio::game::{Moment, Pace, moments};

use shuzi::internal::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi::internal::photo::{Follower, Happened, KeptGame, Told};
use shuzi::internal::record::{Games, Move, decode};

fn nine() -> Size {
    Size::new(9, 9).unwrap()
}

/// A moment in which nothing covers the board.
fn clear(board: &Board) -> Moment {
    Moment { board: board.clone(), covered: VertexSet::new(board.size()) }
}

fn at(name: &str) -> Vertex {
    Vertex::from_name(name, nine()).unwrap()
}

fn moves(kept: &KeptGame) -> Vec<Move> {
    let moved = kept.steps().iter().filter_map(|step| match &step.happened {
        Happened::Moved(one) => Some(*one),
        Happened::Changed(_) => None,
    });
    moved.collect()
}

/// Moves as `B C3`.
fn said(kept: &KeptGame) -> Vec<String> {
    let size = kept.start().size();
    let name = |one: &Move| format!("{} {}", one.color.letter(), one.vertex.unwrap().name(size));
    moves(kept).iter().map(name).collect()
}

fn codes(follower: &Follower) -> Vec<String> {
    follower.doubts().iter().map(|doubt| doubt.code.to_string()).collect()
}

/// A table on which stones are laid one after the other, each seen for three pictures.
struct Club {
    board: Board,
    follower: Follower,
}

impl Club {
    fn of(stones: &[(&str, Color)]) -> Self {
        let mut board = Board::new(nine());
        for (name, color) in stones {
            board.set(at(name), Some(*color));
        }
        let mut club = Self { board, follower: Follower::new(nine()) };
        club.look(2);
        club
    }

    /// So many pictures; what the last told.
    fn look(&mut self, pictures: usize) -> Told {
        let moment = clear(&self.board);
        (0..pictures).map(|_| self.follower.see(&moment.reading())).last().unwrap()
    }

    /// Plays by turns, Black first, `B C3 W D4 …` without the letters.
    fn play(&mut self, names: &str, first: Color) {
        let mut side = first;
        for name in names.split_whitespace() {
            self.board.play(side, at(name));
            side = side.other();
            self.look(3);
        }
    }

    fn set(&mut self, name: &str, stone: Option<Color>) {
        self.board.set(at(name), stone);
    }

    fn said(&self) -> Vec<String> {
        said(self.follower.game().unwrap())
    }
}

#[test]
fn every_move_of_real_games_is_kept() {
    for (seed, name) in ["9x9-1", "13x13-1", "13x13-3", "13x13-4", "19x19-1"].iter().enumerate() {
        let path = format!("{}/benches/games/{name}.sgf", env!("CARGO_MANIFEST_DIR"));
        let decoded = decode(&std::fs::read(path).unwrap(), None);
        let (game, _) = Games::of(&decoded, None).next().unwrap().unwrap();
        let size = game.board.size();
        let pace = Pace { pictures: 6, hasty: 0.0, hands: 0.2 };
        let mut follower = Follower::new(size);
        for moment in moments(size, &game.plays.moves, seed as u64, pace) {
            follower.see(&moment.reading());
        }
        follower.end();
        let kept = follower.game().unwrap();
        let played: Vec<Move> =
            game.plays.moves.iter().copied().filter(|one| one.vertex.is_some()).collect();
        assert_eq!(moves(kept), played, "{name}");
        assert_eq!((kept.board(), codes(&follower)), (&game.board, Vec::new()), "{name}");
    }
}

#[test]
fn handicap_stones_are_set_up_and_white_begins() {
    let mut club = Club::of(&[("C3", Color::Black), ("G7", Color::Black)]);
    club.play("G3 C7", Color::White);
    assert_eq!(club.follower.game().unwrap().handicap(), 2);
    assert_eq!(club.said(), ["W G3", "B C7"]);
}

#[test]
fn captured_stones_are_taken_off_later() {
    let mut club = Club::of(&[]);
    club.play("B1 A1", Color::Black);
    // Black captures in the corner, and plays on before taking the stone.
    club.set("A2", Some(Color::Black));
    club.look(3);
    assert_eq!(club.said(), ["B B1", "W A1"]);
    club.set("A1", None);
    assert_eq!(club.look(2), Told::WentOn { kept: 2 });
    assert_eq!(club.said(), ["B B1", "W A1", "B A2"]);
    assert!(codes(&club.follower).is_empty());
}

#[test]
fn a_stone_that_is_moved_is_the_move_taken_back() {
    let mut club = Club::of(&[]);
    club.play("C3 G7 E5", Color::Black);
    club.set("E5", None);
    club.set("E4", Some(Color::Black));
    assert_eq!(club.look(2), Told::WentOn { kept: 2 });
    assert_eq!(club.said(), ["B C3", "W G7", "B E4"]);
}

#[test]
fn stones_that_a_sleeve_moves_and_players_put_back_change_nothing() {
    let mut club = Club::of(&[]);
    club.play("C3 G7 E5 D4", Color::Black);
    let before = club.board.clone();
    club.set("C3", None);
    club.set("B4", Some(Color::Black));
    club.look(3);
    club.board = before;
    club.look(2);
    club.play("F6", Color::Black);
    assert_eq!(club.said(), ["B C3", "W G7", "B E5", "W D4", "B F6"]);
    assert!(codes(&club.follower).is_empty());
}

#[test]
fn a_pass_is_named_as_what_it_looks_like() {
    let mut club = Club::of(&[]);
    club.play("C3", Color::Black);
    club.play("G7", Color::Black);
    club.look(6);
    assert_eq!(club.said(), ["B C3", "B G7"]);
    assert_eq!(codes(&club.follower), ["kept-twice"]);
}

#[test]
fn a_ko_that_is_retaken_between_two_pictures_had_its_threat() {
    let (black, white) = (["D6", "C5", "D4"], ["E6", "F5", "E4", "D5"]);
    let ko: Vec<(&str, Color)> = black
        .into_iter()
        .map(|name| (name, Color::Black))
        .chain(white.into_iter().map(|name| (name, Color::White)))
        .collect();
    let mut club = Club::of(&ko);
    club.play("E5", Color::Black);
    // The threat, its answer and the taking back come between two pictures.
    for (name, color) in [("A9", Color::White), ("B9", Color::Black), ("D5", Color::White)] {
        club.board.play(color, at(name));
    }
    club.look(2);
    assert_eq!(club.said(), ["B E5", "W A9", "B B9", "W D5"]);
    assert_eq!(codes(&club.follower), ["kept-order"]);
}

#[test]
fn dead_stones_taken_off_end_the_game() {
    let mut club = Club::of(&[]);
    club.play("C3 G7 E5 D4 G3 C7", Color::Black);
    let said = club.said();
    club.set("D4", None);
    club.set("G7", None);
    let told: Vec<Told> = (0..12).map(|_| club.look(1)).collect();
    assert_eq!(told.iter().filter(|told| **told == Told::Over).count(), 1);
    assert_eq!((club.said(), codes(&club.follower)), (said.clone(), vec!["kept-taken-off".into()]));
    // Then prisoners are filled in: no moves, or the players are asked.
    club.set("A9", Some(Color::White));
    club.set("B9", Some(Color::White));
    club.look(30);
    let over = club.follower.over_after();
    assert!(over == Some(6) && club.said().len() >= 6, "{over:?}");
    club.follower.game_mut().unwrap().end_after(6);
    assert_eq!(club.said(), said);
}

#[test]
fn what_hands_hide_is_waited_for() {
    let mut club = Club::of(&[]);
    club.board.play(Color::Black, at("C3"));
    let mut moment = clear(&club.board);
    moment.covered.extend(nine().vertices().filter(|at| at.x < 4));
    assert_eq!(club.follower.see(&moment.reading()), Told::Unclear);
    moment.covered = VertexSet::new(nine());
    moment.covered.insert(at("C3"));
    assert_eq!(club.follower.see(&moment.reading()), Told::Nothing);
    assert_eq!(club.look(2), Told::WentOn { kept: 0 });
}

#[test]
fn a_point_never_seen_is_asked_about() {
    let mut follower = Follower::new(nine());
    let mut moment = clear(&Board::new(nine()));
    moment.covered.insert(at("E5"));
    (0..4).for_each(|_| assert_ne!(follower.see(&moment.reading()), Told::Unclear));
    assert_eq!(follower.hidden().iter().collect::<Vec<_>>(), [at("E5")]);
}

#[test]
fn the_last_move_counts_though_it_was_seen_once() {
    let mut club = Club::of(&[]);
    club.play("C3 G7", Color::Black);
    club.board.play(Color::Black, at("E5"));
    club.look(1);
    assert_eq!(club.said().len(), 2);
    club.follower.end();
    assert_eq!(club.said(), ["B C3", "W G7", "B E5"]);
}
