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

    /// The stones that are dead on the board reached. Chains whose proposal has not changed keep the
    /// marks they had on the board `was`.
    pub(super) fn dead_on_reached(&self, was: &Board, marked: &Dead) -> Dead {
        let reached = self.board();
        let (before, after) = (Dead::proposed(was), Dead::proposed(&reached));
        let mut stones = VertexSet::new(reached.size());
        for chain in Chains::of(&reached).all() {
            let old = chain.stones().iter().find(|&&v| was.get(v) == Some(chain.color()));
            if fate(chain, old.copied(), marked, [&before, &after]) {
                stones.extend(chain.stones().iter().copied());
            }
        }
        Dead { stones, source: DeadSource::Player, ..after }
    }

    /// The stones that are dead on the position as it was, by what was played: captured chains are,
    /// and those that stand as they do on the board reached.
    pub(super) fn dead_on_base(&self, marked: &Dead) -> Dead {
        let reached = self.board();
        let (before, after) = (Dead::proposed(&self.base), Dead::proposed(&reached));
        let mut stones = VertexSet::new(self.base.size());
        let mut uncertain = VertexSet::new(self.base.size());
        for chain in Chains::of(&self.base).all() {
            let stands = |v: &Vertex| reached.get(*v) == Some(chain.color());
            let is_captured = !chain.stones().iter().all(stands);
            let first = chain.stones().first().copied();
            if is_captured || fate(chain, first, marked, [&before, &after]) {
                stones.extend(chain.stones().iter().copied());
            }
            let is_open =
                |v: &Vertex| after.uncertain.contains(*v) && marked.uncertain.contains(*v);
            uncertain.extend(chain.stones().iter().copied().filter(|v| !is_captured && is_open(v)));
        }
        Dead {
            stones,
            uncertain,
            verdicts: Arc::clone(&marked.verdicts),
            source: DeadSource::Player,
        }
    }
}

/// Whether a chain is dead after play: as it was marked at `old`, unless the proposal has changed.
fn fate(chain: &Chain, old: Option<Vertex>, marked: &Dead, [before, after]: [&Dead; 2]) -> bool {
    let now = chain.stones().first().is_some_and(|&v| after.stones.contains(v));
    match old {
        Some(old) if before.stones.contains(old) == now => marked.stones.contains(old),
        _ => now,
    }
}
