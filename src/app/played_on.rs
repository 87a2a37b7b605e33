//! What two players who disagree about dead stones played from a position.

use std::sync::Arc;

use super::Remark;
use crate::goban::{Board, Chain, Chains, Color, Vertex, VertexSet};
use crate::life::{Dead, DeadSource};
use crate::record::{Move, Plays};

/// A position, and what was played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedOn {
    /// The position as it was.
    pub base: Board,
    /// The moves that led to it.
    pub before: Arc<Plays>,
    /// What was played from it.
    pub moves: Vec<Move>,
    /// How many of these moves led to the board that is counted.
    pub counted: usize,
}

/// The most moves that are kept.
const MOST_MOVES: usize = 1000;

impl PlayedOn {
    /// Nothing played yet.
    pub(super) const fn from(base: Board, before: Arc<Plays>) -> Self {
        Self { base, before, moves: Vec::new(), counted: 0 }
    }

    /// The board after the moves.
    pub fn board(&self) -> Board {
        self.boards().1
    }

    /// The boards before the last move and after it.
    fn boards(&self) -> (Board, Board) {
        let mut boards = (self.base.clone(), self.base.clone());
        for &Move { color, vertex } in &self.moves {
            boards.0 = boards.1.clone();
            if let Some(vertex) = vertex {
                boards.1.play(color, vertex);
            }
        }
        boards
    }

    /// The moves of the game and these, with all prisoners.
    pub(super) fn plays(&self) -> Plays {
        let mut plays = (*self.before).clone();
        let [black, white] = self.prisoners();
        plays.prisoners = [plays.prisoners[0] + black, plays.prisoners[1] + white];
        plays.moves.extend(&self.moves);
        plays
    }

    /// The stones captured since, [Black, White] by their colour.
    pub fn prisoners(&self) -> [u32; 2] {
        let mut board = self.base.clone();
        let mut prisoners = [0; 2];
        for &Move { color, vertex } in &self.moves {
            let captured = vertex.map_or(0, |vertex| board.play(color, vertex).captured.len());
            let taken = usize::from(color == Color::Black);
            prisoners[taken] += u32::try_from(captured).unwrap_or(u32::MAX);
        }
        prisoners
    }

    /// Plays moves again that were kept; `None` if they are not possible.
    pub(super) fn again(mut self, moves: &[Move], counted: usize) -> Option<Self> {
        self.moves.clear();
        for &Move { color, vertex } in moves {
            (color == self.turn()).then_some(())?;
            self.play(vertex).ok()?;
        }
        self.counted = counted;
        (counted <= moves.len()).then_some(self)
    }

    /// Takes the last move back, unless the board counted rests on it. Returns false if so, or if
    /// there is none.
    pub(super) fn take_back(&mut self) -> bool {
        self.moves.len() > self.counted && self.moves.pop().is_some()
    }

    /// The names of the vertices played, `None` for a pass.
    pub fn names(&self) -> impl Iterator<Item = Option<String>> {
        let size = self.base.size();
        self.moves.iter().map(move |one| one.vertex.map(|vertex| vertex.name(size)))
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        let last = self.moves.last().or_else(|| self.before.moves.last());
        last.map_or(Color::Black, |last| last.color.other())
    }

    /// Whether both sides have passed.
    pub fn is_over(&self) -> bool {
        matches!(self.moves[..], [.., Move { vertex: None, .. }, Move { vertex: None, .. }])
    }

    /// Plays a move of the side whose turn it is; `None` is a pass.
    ///
    /// # Errors
    /// Returns an error if the vertex is taken, or the move is suicide or retakes a ko.
    pub(super) fn play(&mut self, vertex: Option<Vertex>) -> Result<(), Remark> {
        if self.moves.len() >= MOST_MOVES {
            return Err(Remark::TooManyMoves);
        }
        if self.is_over() {
            return Err(Remark::BothPassed);
        }
        let color = self.turn();
        if let Some(vertex) = vertex {
            let (previous, mut board) = self.boards();
            if board.get(vertex).is_some() {
                return Err(Remark::Taken);
            }
            if !board.play(color, vertex).suicide.is_empty() {
                return Err(Remark::NoSuicide);
            }
            if board == previous && !self.moves.is_empty() {
                return Err(Remark::KoMustWait);
            }
        }
        self.moves.push(Move { color, vertex });
        Ok(())
    }

    /// The stones that are dead on the board reached. Stones of the board `was` keep their marks,
    /// unless play has made them live; the program's own marks are proposed anew.
    pub(super) fn dead_on_reached(&self, was: &Board, marked: &Dead) -> Dead {
        let reached = self.board();
        let after = Dead::proposed(&reached);
        if marked.source == DeadSource::Auto {
            return after;
        }
        let before = Dead::proposed(was);
        let mut stones = VertexSet::new(reached.size());
        for chain in Chains::of(&reached).all() {
            let old = chain.stones().iter().find(|&&v| was.get(v) == Some(chain.color()));
            let is_dead = match old {
                Some(&old) => stays_dead(chain, old, marked, [&before, &after]),
                None => chain.stones().iter().all(|&v| after.stones.contains(v)),
            };
            if is_dead {
                stones.extend(chain.stones().iter().copied());
            }
        }
        Dead { stones, source: DeadSource::Player, ..after }
    }

    /// The stones that are dead on the position as it was: those that were captured, and those marked
    /// that play has not made live.
    pub(super) fn dead_on_base(&self, marked: &Dead) -> Dead {
        let reached = self.board();
        let (before, after) = (Dead::proposed(&self.base), Dead::proposed(&reached));
        let mut dead = marked.clone();
        for chain in Chains::of(&self.base).all() {
            let stands = |v: &Vertex| reached.get(*v) == Some(chain.color());
            let is_captured = !chain.stones().iter().all(stands);
            let Some(&first) = chain.stones().first() else { continue };
            let is_dead = is_captured || stays_dead(chain, first, marked, [&before, &after]);
            if is_dead != marked.stones.contains(first) {
                dead.toggle(&self.base, first);
            } else if is_captured {
                chain.stones().iter().for_each(|&stone| {
                    dead.uncertain.remove(stone);
                });
            }
        }
        dead
    }
}

/// Whether a chain that stands after play stays dead, as it was marked at `old`: not if it was
/// proposed as dead and is now proposed as alive.
fn stays_dead(chain: &Chain, old: Vertex, marked: &Dead, [before, after]: [&Dead; 2]) -> bool {
    let has_lived =
        before.stones.contains(old) && chain.stones().iter().all(|&v| !after.stones.contains(v));
    marked.stones.contains(old) && !has_lived
}
