//! Follows a game through pictures of its board, taken one after another.

use super::certainty::SURE;
use super::kept_game::{GameDoubt, KeptGame};
use super::likely_moves::SeenPosition;
use super::reading::Reading;
use crate::fact::{Fact as _, Message};
use crate::goban::{Board, Color, Size, Vertex, VertexSet};

/// Follows a game through pictures of its board, taken one after another: hands come and go, and
/// stones are taken off some time after they were captured.
#[derive(Clone, Debug)]
pub struct Follower {
    size: Size,
    /// What was seen of each point, row-major.
    points: Vec<Sighting>,
    game: Option<KeptGame>,
    /// How many pictures showed the board.
    clear: usize,
    /// How many of them in a row showed what no moves explain.
    unexplained: usize,
    /// After how many steps stones were taken off without a move: the game may be over.
    over_after: Option<usize>,
}

/// What lay on a point when it was seen: a stone, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen(Option<Color>);

/// What was seen of a point.
#[derive(Clone, Copy, Debug, Default)]
struct Sighting {
    /// What was seen first for certain.
    first: Option<Seen>,
    /// What was seen last for certain.
    last: Option<Seen>,
    /// How often in a row.
    times: usize,
    /// What was seen often enough to be believed.
    believed: Option<Seen>,
    /// How many pictures ago it was last seen for certain.
    ago: usize,
    /// Since which picture it has looked as it did last.
    since: usize,
    /// Stones of these colours, `[Black, White]`, were seen on it since the game last went on.
    glimpsed: [bool; 2],
    /// Whether it was not seen for certain when the game began, and never since.
    is_guessed: bool,
}

/// What a picture told about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The board is not clear enough: a hand, a head, a jolt.
    Unclear,
    /// Nothing new, or nothing that moves explain so far.
    Nothing,
    /// The first position is known.
    Began,
    /// The game went on: so many steps stayed as they were, and others follow them.
    WentOn {
        /// The number of steps that stayed.
        kept: usize,
    },
    /// Stones are taken off without a move.
    Over,
}

/// A point is believed once it was seen so often in a row.
const BELIEVED: usize = 2;
/// What no moves explain is waited for in so many pictures: captured stones are still being taken off.
const PATIENCE: usize = 6;
/// The same once stones were taken off without a move: the game may be over, and being counted.
const PATIENCE_AT_END: usize = 18;
/// A point that was not seen for so many pictures may have changed.
const LONG_AGO: usize = 3;

impl Follower {
    /// A follower of a game on a board of this size.
    pub fn new(size: Size) -> Self {
        let points = vec![Sighting::default(); size.points()];
        Self { size, points, game: None, clear: 0, unexplained: 0, over_after: None }
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The game so far; `None` before the board was seen.
    pub const fn game(&self) -> Option<&KeptGame> {
        self.game.as_ref()
    }

    /// Takes the next picture.
    pub fn see(&mut self, reading: &Reading) -> Told {
        let is_other = reading.board.size() != self.size;
        if is_other || reading.doubt.is_some() || !reading.shows_most() {
            return Told::Unclear;
        }
        self.clear += 1;
        let vertices = self.size.vertices();
        for ((point, vertex), sure) in self.points.iter_mut().zip(vertices).zip(&reading.confidence)
        {
            let seen = (*sure >= SURE).then(|| Seen(reading.board.get(vertex)));
            point.see(seen, self.clear);
        }
        if self.game.is_none() {
            return self.begin(&reading.board);
        }
        self.go_on(false)
    }

    /// Takes what the last pictures showed as it is: none will follow.
    pub fn end(&mut self) -> Told {
        // The last move was perhaps seen only once.
        let last = self.position(|point| point.last.or(point.believed));
        let Some(game) = &mut self.game else { return Told::Nothing };
        if let Some(kept) = game.follow(&last) {
            self.points.iter_mut().for_each(|point| point.believed = point.last.or(point.believed));
            self.over_after = None;
            return self.went_on(kept);
        }
        self.go_on(true)
    }

    /// Begins with the first position that was seen twice.
    fn begin(&mut self, likely: &Board) -> Told {
        if self.clear < BELIEVED {
            return Told::Nothing;
        }
        let mut board = likely.clone();
        for (vertex, point) in self.size.vertices().zip(&mut self.points) {
            point.believed = point.believed.or(point.first);
            point.is_guessed = point.believed.is_none();
            if let Some(Seen(stone)) = point.believed {
                board.set(vertex, stone);
            }
        }
        self.game = Some(KeptGame::from(board));
        Told::Began
    }

    /// Looks for moves to what is seen now.
    fn go_on(&mut self, is_end: bool) -> Told {
        let clear = self.position(|point| point.believed);
        let Some(game) = &mut self.game else { return Told::Nothing };
        if clear.shows(game.board()) {
            self.unexplained = 0;
            return Told::Nothing;
        }
        if let Some(kept) = game.follow(&clear) {
            self.over_after = None;
            return self.went_on(kept);
        }
        self.unexplained += 1;
        let patience = if self.over_after.is_some() { PATIENCE_AT_END } else { PATIENCE };
        if self.unexplained < patience && !is_end {
            return Told::Nothing;
        }
        if self.correct_start(&clear) {
            return self.go_on(is_end);
        }
        let hidden = self.hidden();
        let Some(game) = &mut self.game else { return Told::Nothing };
        let is_more = clear.unlike(game.board()).any(|at| clear.board.get(at).is_some());
        if !is_more {
            if self.over_after.is_some() {
                return Told::Nothing;
            }
            self.over_after = Some(game.steps().len());
            return Told::Over;
        }
        let seen = SeenPosition { hidden, ..clear.clone() };
        let kept = game.follow_somehow(&seen, &clear);
        self.went_on(kept)
    }

    fn went_on(&mut self, kept: usize) -> Told {
        self.unexplained = 0;
        let board = self.game.as_ref().map(KeptGame::board);
        for (vertex, point) in self.size.vertices().zip(&mut self.points) {
            point.glimpsed = [false; 2];
            // What was played where nothing can be seen.
            point.believed = point
                .believed
                .filter(|seen| board.is_some_and(|board| board.get(vertex) == seen.0));
        }
        Told::WentOn { kept }
    }

    /// Corrects points that were guessed when the game began; gives whether there were any.
    fn correct_start(&mut self, seen: &SeenPosition) -> bool {
        let Some(game) = &mut self.game else { return false };
        let mut any = false;
        for (vertex, point) in self.size.vertices().zip(&mut self.points) {
            let is_wrong = seen.board.get(vertex) != game.board().get(vertex);
            if point.is_guessed && is_wrong && game.is_untouched(vertex) {
                game.correct(vertex, seen.board.get(vertex));
                any = true;
            }
            point.is_guessed &= point.believed.is_none();
        }
        any
    }

    /// What lies on the board: of each point what is taken of it, otherwise what the game says.
    fn position(&self, take: impl Fn(&Sighting) -> Option<Seen>) -> SeenPosition {
        let own = self.game.as_ref().map(|game| game.board().clone());
        let mut board = own.unwrap_or_else(|| Board::new(self.size));
        for (vertex, point) in self.size.vertices().zip(&self.points) {
            if let Some(Seen(stone)) = take(point) {
                board.set(vertex, stone);
            }
        }
        let since = self.points.iter().map(|point| point.since).collect();
        let glimpses = self.size.vertices().zip(&self.points).flat_map(|(vertex, point)| {
            let sides = Color::BOTH.into_iter().zip(point.glimpsed);
            let before = self.game.as_ref().and_then(|game| game.board().get(vertex));
            let now = board.get(vertex);
            let known = [before, now, point.last.and_then(|seen| seen.0)];
            let is_new = move |color: &Color| !known.contains(&Some(*color));
            let seen = sides.filter_map(|(color, glimpsed)| glimpsed.then_some(color));
            seen.filter(is_new).map(move |color| (vertex, color))
        });
        let glimpses = glimpses.collect();
        SeenPosition { board, hidden: VertexSet::new(self.size), since, glimpses }
    }

    /// The points that could not be seen of late.
    pub fn hidden(&self) -> VertexSet {
        let mut hidden = VertexSet::new(self.size);
        let points = self.size.vertices().zip(&self.points);
        let unseen = points.filter(|(_, point)| point.ago >= LONG_AGO.min(self.clear));
        hidden.extend(unseen.map(|(vertex, _)| vertex));
        hidden
    }

    /// After how many steps stones were taken off without a move, if others follow: the game may
    /// have been over there.
    pub fn over_after(&self) -> Option<usize> {
        let steps = self.game.as_ref().map_or(0, |game| game.steps().len());
        self.over_after.filter(|over| *over < steps)
    }

    /// The game, to be set right.
    pub const fn game_mut(&mut self) -> Option<&mut KeptGame> {
        self.game.as_mut()
    }

    /// What is not known for certain about the game, in order; then how the board differs from it.
    pub fn doubts(&self) -> Vec<Message> {
        let Some(game) = &self.game else { return Vec::new() };
        let mut doubts: Vec<Message> =
            game.steps().iter().filter_map(|step| step.doubt.clone()).collect();
        let seen = self.position(|point| point.believed);
        let unlike: Vec<Vertex> = seen.unlike(game.board()).collect();
        if !unlike.is_empty() {
            let points = unlike.iter().map(|vertex| vertex.name(self.size)).collect();
            let are_gone = unlike.iter().all(|at| seen.board.get(*at).is_none());
            let number = game.moves();
            doubts.push(if are_gone {
                GameDoubt::TakenOff { number, points }.message()
            } else {
                GameDoubt::Unlike { points }.message()
            });
        }
        doubts
    }
}

impl Sighting {
    /// Takes what a picture showed for certain, if it did.
    fn see(&mut self, seen: Option<Seen>, picture: usize) {
        let Some(seen) = seen else {
            self.ago += 1;
            return;
        };
        self.ago = 0;
        self.first = self.first.or(Some(seen));
        if self.last == Some(seen) {
            self.times += 1;
        } else {
            (self.times, self.since) = (1, picture);
        }
        self.last = Some(seen);
        if let Seen(Some(color)) = seen {
            self.glimpsed[usize::from(color == Color::White)] = true;
        }
        if self.times >= BELIEVED {
            self.believed = Some(seen);
        }
    }
}
