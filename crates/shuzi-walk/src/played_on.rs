//! What two players who disagree about dead stones played from a position.

use std::sync::Arc;

use crate::Remark;
use shuzi_core::goban::{Board, Chain, Chains, Color, Vertex, VertexSet};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::{Move, Plays};

/// A position, and what was played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedOn {
    /// The position as it was.
    pub base: Board,
    /// The moves that led to it.
    pub before: Arc<Plays>,
    moves: Vec<Move>,
    /// How many of these moves led to the board that is counted.
    counted: usize,
    /// The boards before the last move and after it.
    boards: [Board; 2],
    /// The stones captured since, [Black, White] by their colour.
    prisoners: [u32; 2],
}

/// The most moves that are kept.
const MOST_MOVES: usize = 1000;

impl PlayedOn {
    /// Nothing played yet.
    pub(crate) fn from(base: Board, before: Arc<Plays>) -> Self {
        let boards = [base.clone(), base.clone()];
        Self { base, before, moves: Vec::new(), counted: 0, boards, prisoners: [0; 2] }
    }

    /// The board after the moves.
    pub const fn board(&self) -> &Board {
        &self.boards[1]
    }

    /// What was played from the position.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many of these moves led to the board that is counted.
    pub const fn counted(&self) -> usize {
        self.counted
    }

    /// Counts the board reached.
    pub(crate) const fn count_reached(&mut self) {
        self.counted = self.moves.len();
    }

    /// The moves of the game and these, with all prisoners.
    pub(crate) fn plays(&self) -> Plays {
        let mut plays = (*self.before).clone();
        let [black, white] = self.prisoners;
        plays.prisoners = [plays.prisoners[0] + black, plays.prisoners[1] + white];
        plays.moves.extend(&self.moves);
        plays
    }

    /// The stones captured since, [Black, White] by their colour.
    pub const fn prisoners(&self) -> [u32; 2] {
        self.prisoners
    }

    /// Plays moves again that were kept; `None` if they are not possible.
    pub(crate) fn again(&self, moves: &[Move], counted: usize) -> Option<Self> {
        let mut again = Self::from(self.base.clone(), Arc::clone(&self.before));
        for &Move { color, vertex } in moves {
            (color == again.turn()).then_some(())?;
            again.play(vertex).ok()?;
        }
        again.counted = counted;
        (counted <= moves.len()).then_some(again)
    }

    /// Takes the last move back, unless the board counted rests on it. Returns false if so, or if
    /// there is none.
    pub(crate) fn take_back(&mut self) -> bool {
        let [earlier @ .., _] = &self.moves[self.counted..] else { return false };
        let before = &self.moves[..self.counted + earlier.len()];
        let Some(before) = self.again(before, self.counted) else { return false };
        *self = before;
        true
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
    pub(crate) fn play(&mut self, vertex: Option<Vertex>) -> Result<(), Remark> {
        if self.moves.len() >= MOST_MOVES {
            return Err(Remark::TooManyMoves);
        }
        if self.is_over() {
            return Err(Remark::BothPassed);
        }
        let color = self.turn();
        if let Some(vertex) = vertex {
            let [previous, now] = &self.boards;
            if now.get(vertex).is_some() {
                return Err(Remark::Taken);
            }
            let mut next = now.clone();
            let played = next.play(color, vertex);
            if !played.suicide.is_empty() {
                return Err(Remark::NoSuicide);
            }
            if next == *previous && !self.moves.is_empty() {
                return Err(Remark::KoMustWait);
            }
            let captured = u32::try_from(played.captured.len()).unwrap_or(u32::MAX);
            self.prisoners[usize::from(color == Color::Black)] += captured;
            self.boards.swap(0, 1);
            self.boards[1] = next;
        } else {
            self.boards[0] = self.boards[1].clone();
        }
        self.moves.push(Move { color, vertex });
        Ok(())
    }

    /// The stones that are dead on the board reached. Stones of the board `was` keep their marks,
    /// unless play has made them live; the program's own marks are proposed anew.
    pub(crate) fn dead_on_reached(&self, was: &Board, marked: &Dead) -> Dead {
        let reached = self.board();
        let after = Dead::proposed(reached);
        if marked.source == DeadSource::Auto {
            return after;
        }
        let before = Dead::proposed(was);
        let mut stones = VertexSet::new(reached.size());
        for chain in Chains::of(reached).all() {
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
    pub(crate) fn dead_on_base(&self, marked: &Dead) -> Dead {
        let reached = self.board();
        let (before, after) = (Dead::proposed(&self.base), Dead::proposed(reached));
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

/// Whether a chain that is there after play stays dead, as it was marked at `old`: not if it was
/// proposed as dead and is now proposed as alive.
fn stays_dead(chain: &Chain, old: Vertex, marked: &Dead, [before, after]: [&Dead; 2]) -> bool {
    let has_lived =
        before.stones.contains(old) && chain.stones().iter().all(|&v| !after.stones.contains(v));
    marked.stones.contains(old) && !has_lived
}
