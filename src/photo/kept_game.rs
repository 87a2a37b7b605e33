//! A game as pictures of its board show it: the moves between the positions seen.

use super::likely_moves::{SeenPosition, Standing, Unseen};
use crate::fact::{Fact as _, Message, facts};
use crate::goban::{Board, Color, Vertex};
use crate::record::Move;

facts! {
    /// What of a game is not known for certain.
    pub enum GameDoubt {
        /// Several moves were seen at once: their order is only likely.
        Order {
            /// The first of them, counted from 1.
            from: usize,
            /// The last.
            to: usize,
        } => "kept-order",
        /// A side moved twice in a row: a move between was not seen, or was a pass.
        Twice {
            /// The second of the moves.
            number: usize,
            /// The side.
            side: Color,
        } => "kept-twice",
        /// A move was assumed on a point that could not be seen.
        Hidden {
            /// The move.
            number: usize,
            /// The side.
            side: Color,
            /// The point.
            point: String,
        } => "kept-hidden",
        /// The stones changed as no moves explain: prisoners may be missing.
        Changed {
            /// The move after which they did.
            number: usize,
            /// The points.
            points: Vec<String>,
        } => "kept-changed",
        /// Stones were taken off after the last move: dead stones, if the game is over.
        TakenOff {
            /// The last move.
            number: usize,
            /// Their points.
            points: Vec<String>,
        } => "kept-taken-off",
        /// The last position seen is not that of the game.
        Unlike {
            /// The points that differ.
            points: Vec<String>,
        } => "kept-unlike",
    }
}

/// What happened on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A move.
    Moved(Move),
    /// Stones came or went as no moves explain: what lies on these points now.
    Changed(Vec<(Vertex, Option<Color>)>),
}

/// A step of a game.
#[derive(Clone, Debug)]
pub struct KeptStep {
    /// What happened.
    pub happened: Happened,
    /// What is doubtful from here on.
    pub doubt: Option<Message>,
    /// The position after it.
    after: Standing,
}

/// A game kept from pictures of its board.
#[derive(Clone, Debug)]
pub struct KeptGame {
    start: Standing,
    steps: Vec<KeptStep>,
}

/// How many moves may have been played and captured between two pictures.
const MOST_UNSEEN: usize = 2;
/// How many moves can be taken back at once.
const MOST_BACK: usize = 3;

impl KeptGame {
    /// A game that begins with this position. An empty board is Black's to move, handicap stones
    /// are answered by White.
    pub(super) fn from(board: Board) -> Self {
        let [black, white] = [Color::Black, Color::White].map(|color| board.count(color));
        let to_move = match (black, white) {
            (0, 0) => Some(Color::Black),
            (2.., 0) => Some(Color::White),
            _ => None,
        };
        Self { start: Standing::new(board, to_move), steps: Vec::new() }
    }

    /// The position it began with.
    pub const fn start(&self) -> &Board {
        &self.start.board
    }

    /// The number of handicap stones it began with; 0 if none, or if it began elsewhere.
    pub fn handicap(&self) -> usize {
        let is_handicap = self.start.to_move == Some(Color::White);
        if is_handicap { self.start.board.count(Color::Black) } else { 0 }
    }

    /// What happened, in order.
    pub fn steps(&self) -> &[KeptStep] {
        &self.steps
    }

    /// The number of moves.
    pub fn moves(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step.happened, Happened::Moved(_))).count()
    }

    /// The position after the last step.
    pub fn board(&self) -> &Board {
        &self.now().board
    }

    fn now(&self) -> &Standing {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// Ends the game after its first steps.
    pub fn end_after(&mut self, steps: usize) {
        self.steps.truncate(steps);
    }

    /// Changes what lies on some points, as the players say.
    pub fn set_right(&mut self, stones: Vec<(Vertex, Option<Color>)>) {
        let mut board = self.board().clone();
        for (vertex, stone) in &stones {
            board.set(*vertex, *stone);
        }
        let after = Standing::new(board, self.now().to_move);
        self.steps.push(KeptStep { happened: Happened::Changed(stones), doubt: None, after });
    }

    /// Whether a point is as it was when the game began.
    pub(super) fn is_untouched(&self, vertex: Vertex) -> bool {
        let first = self.start.board.get(vertex);
        self.steps.iter().all(|step| step.after.board.get(vertex) == first)
    }

    /// Corrects a point of the first position that no move has touched.
    pub(super) fn correct(&mut self, vertex: Vertex, stone: Option<Color>) {
        self.start.board.set(vertex, stone);
        for step in &mut self.steps {
            step.after.board.set(vertex, stone);
        }
    }

    /// Goes on to what was seen, if legal moves lead there, from here or after the last moves are
    /// taken back. Gives the number of steps that stay as they
    /// were; none if nothing is new.
    pub(super) fn follow(&mut self, seen: &SeenPosition) -> Option<usize> {
        if seen.shows(self.board()) {
            return None;
        }
        if !seen.glimpses.is_empty()
            && let Some(moves) = self.now().moves_to(seen, Unseen::Glimpsed)
        {
            return Some(self.add(self.steps.len(), moves, None));
        }
        if let Some(moves) = self.now().moves_to(seen, Unseen::Nothing) {
            let doubt = self.order_doubt(&moves, seen);
            return Some(self.add(self.steps.len(), moves, doubt));
        }
        for back in 1..=MOST_BACK.min(self.steps.len()) {
            let kept = self.steps.len() - back;
            let Happened::Moved(taken) = &self.steps[kept].happened else { break };
            let mut before =
                kept.checked_sub(1).map_or(&self.start, |at| &self.steps[at].after).clone();
            before.to_move = Some(taken.color);
            if let Some(moves) = before.moves_to(seen, Unseen::Nothing) {
                return Some(self.add(kept, moves, None));
            }
        }
        self.follow_unseen(seen)
    }

    /// Goes on to what was seen with moves of which some cannot be seen.
    fn follow_unseen(&mut self, seen: &SeenPosition) -> Option<usize> {
        let moves = self.now().moves_to(seen, Unseen::Hidden(MOST_UNSEEN))?;
        let size = seen.board.size();
        let is_seen = |one: &Move| {
            let shown = |at| !seen.hidden.contains(at) && seen.board.get(at) == Some(one.color);
            one.vertex.is_some_and(shown)
        };
        let at = moves.iter().position(|one| !is_seen(one));
        let doubt = at.and_then(|at| {
            let point = moves[at].vertex?.name(size);
            let number = self.moves() + 1 + at;
            Some(GameDoubt::Hidden { number, side: moves[at].color, point })
        });
        Some(self.add(self.steps.len(), moves, doubt))
    }

    /// Goes on to what was seen by the likeliest way: with a move that is hidden, out of turn, or
    /// as no moves explain it.
    pub(super) fn follow_somehow(&mut self, seen: &SeenPosition, clear: &SeenPosition) -> usize {
        let kept = self.steps.len();
        let number = self.moves() + 1;
        let size = seen.board.size();
        if let Some(kept) = self.follow_unseen(seen) {
            return kept;
        }
        if let Some(moves) = self.now().moves_to(clear, Unseen::OutOfTurn) {
            let mut last = self.now().to_move.map(Color::other);
            let twice = moves.iter().position(|one| last.replace(one.color) == Some(one.color));
            let at = twice.unwrap_or_default();
            let doubt = GameDoubt::Twice { number: number + at, side: moves[at].color };
            return self.add(kept, moves, Some(doubt));
        }
        let changed: Vec<Vertex> = clear.unlike(self.board()).collect();
        let points = changed.iter().map(|vertex| vertex.name(size)).collect();
        let stones = changed.iter().map(|at| (*at, clear.board.get(*at))).collect();
        let doubt = GameDoubt::Changed { number: number - 1, points };
        self.steps.push(KeptStep {
            happened: Happened::Changed(stones),
            doubt: Some(doubt.message()),
            after: Standing::new(clear.board.clone(), None),
        });
        kept
    }

    /// The doubt about the order of moves, if two of one side were first seen at once.
    fn order_doubt(&self, moves: &[Move], seen: &SeenPosition) -> Option<GameDoubt> {
        let first = |one: &Move| (one.color, one.vertex.map(|at| seen.since(at)));
        let is_open =
            |at: usize| moves[at + 1..].iter().any(|other| first(other) == first(&moves[at]));
        let from = self.moves() + 1;
        let to = from + moves.len().saturating_sub(1);
        (0..moves.len()).any(is_open).then_some(GameDoubt::Order { from, to })
    }

    /// Puts these moves after the first `kept` steps.
    fn add(&mut self, kept: usize, moves: Vec<Move>, mut doubt: Option<GameDoubt>) -> usize {
        self.steps.truncate(kept);
        for one in moves {
            let Some(after) = one.vertex.and_then(|at| self.now().after(one.color, at)) else {
                break;
            };
            let doubt = doubt.take().map(|doubt| doubt.message());
            self.steps.push(KeptStep { happened: Happened::Moved(one), doubt, after });
        }
        kept
    }
}
