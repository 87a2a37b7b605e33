//! Which moves lead from one position of a game to another that was seen later.

use crate::goban::{Board, Chain, Color, Vertex, VertexSet};
use crate::record::Move;

/// A position in a game, with what the next move depends on.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) board: Board,
    /// The side to move; `None` if it is not known.
    pub(super) to_move: Option<Color>,
    /// The point on which a ko may not be retaken at once.
    ko: Option<Vertex>,
    /// The last move.
    last: Option<Vertex>,
}

/// What lies on the board, as far as it was seen.
#[derive(Clone, Debug)]
pub(super) struct SeenPosition {
    pub(super) board: Board,
    /// The points on which anything may lie.
    pub(super) hidden: VertexSet,
    /// For each point, row-major, the picture since which it has looked as it does.
    pub(super) since: Vec<usize>,
    /// Stones that were seen, but not often enough to be believed, and are gone again.
    pub(super) glimpses: Vec<(Vertex, Color)>,
}

impl SeenPosition {
    /// The points that look different on a board.
    pub(super) fn unlike(&self, board: &Board) -> impl Iterator<Item = Vertex> {
        let vertices = self.board.size().vertices().filter(|at| !self.hidden.contains(*at));
        vertices.filter(move |at| self.board.get(*at) != board.get(*at))
    }

    /// Whether this board may be what was seen.
    pub(super) fn shows(&self, board: &Board) -> bool {
        self.unlike(board).next().is_none()
    }

    /// The picture since which a point has looked as it does.
    pub(super) fn since(&self, vertex: Vertex) -> usize {
        self.since[self.board.size().index(vertex)]
    }

    /// How many stones of a colour were seen where the board has none.
    fn missing(&self, board: &Board, color: Color) -> usize {
        self.unlike(board).filter(|at| self.board.get(*at) == Some(color)).count()
    }
}

/// What moves may be like that were not seen one by one.
#[derive(Clone, Copy, Debug)]
pub(super) enum Unseen {
    /// Each has left its stone, and the sides took turns.
    Nothing,
    /// All stones that were only glimpsed were played and captured too.
    Glimpsed,
    /// So many stones were played that cannot be seen: where nothing can be seen now, or near where
    /// stones are gone.
    Hidden(usize),
    /// A side moved several times in a row.
    OutOfTurn,
}

/// So many glimpses are looked into at most.
const MOST_GLIMPSES: usize = 4;

/// Moves tried before a search is given up.
const MOST_TRIED: usize = 20_000;

impl Standing {
    /// A position without a past.
    pub(super) const fn new(board: Board, to_move: Option<Color>) -> Self {
        Self { board, to_move, ko: None, last: None }
    }

    /// The position after a move, if the move is legal.
    pub(super) fn after(&self, color: Color, vertex: Vertex) -> Option<Self> {
        if self.board.get(vertex).is_some() || self.ko == Some(vertex) {
            return None;
        }
        let mut board = self.board.clone();
        let played = board.play(color, vertex);
        if !played.suicide.is_empty() {
            return None;
        }
        let ko = match played.captured.as_slice() {
            [one] => Chain::at(vertex, &board)
                .filter(|chain| chain.stones().len() == 1 && chain.liberties() == [*one])
                .map(|_| *one),
            _ => None,
        };
        Some(Self { board, to_move: Some(color.other()), ko, last: Some(vertex) })
    }

    /// The fewest legal moves after which the board looks as it was seen: what was seen first came
    /// first, then what is near the last move. None if there are none of this kind, or too many were
    /// tried.
    pub(super) fn moves_to(&self, seen: &SeenPosition, unseen: Unseen) -> Option<Vec<Move>> {
        let size = self.board.size();
        let mut near = VertexSet::new(size);
        let stones: usize = Color::BOTH.map(|color| seen.missing(&self.board, color)).iter().sum();
        let counts = match unseen {
            Unseen::Nothing | Unseen::OutOfTurn => stones.max(1)..=stones,
            Unseen::Glimpsed if seen.glimpses.len() > MOST_GLIMPSES => return None,
            // What a glimpsed stone took may be back.
            Unseen::Glimpsed => stones + seen.glimpses.len()..=stones + 2 * seen.glimpses.len(),
            Unseen::Hidden(moves) => {
                near = seen.hidden;
                // Where no stone has gone, none was played and captured: rather, a side passed.
                if seen.unlike(&self.board).any(|at| self.board.get(at).is_some()) {
                    for vertex in seen.unlike(&self.board) {
                        near.insert(vertex);
                        near.extend(size.neighbors(vertex));
                    }
                }
                stones.max(1)..=stones + moves
            }
        };
        let sides = self.to_move.map_or(vec![Color::Black, Color::White], |side| vec![side]);
        let mut search = Search { seen, near, unseen, tried: 0, line: Vec::new() };
        for count in counts {
            for &side in &sides {
                if search.leads(self, side, count) {
                    return Some(search.line);
                }
            }
        }
        None
    }
}

/// A search for the moves between two positions.
struct Search<'a> {
    seen: &'a SeenPosition,
    /// Where moves may have been played that cannot be seen.
    near: VertexSet,
    unseen: Unseen,
    tried: usize,
    line: Vec<Move>,
}

impl Search<'_> {
    /// Whether so many moves lead to what was seen, this side first; they are then in `line`.
    fn leads(&mut self, now: &Standing, side: Color, count: usize) -> bool {
        if count == 0 {
            return self.seen.shows(&now.board) && self.is_accounted_for();
        }
        let sides = if matches!(self.unseen, Unseen::OutOfTurn) {
            vec![side, side.other()]
        } else {
            vec![side]
        };
        for color in sides {
            for vertex in self.candidates(now, color, count) {
                self.tried += 1;
                if self.tried > MOST_TRIED {
                    return false;
                }
                let Some(next) = now.after(color, vertex) else { continue };
                self.line.push(Move { color, vertex: Some(vertex) });
                if self.leads(&next, color.other(), count - 1) {
                    return true;
                }
                self.line.pop();
            }
        }
        false
    }

    /// Where a side can move if so many moves are left: where a stone was seen first, then nearest
    /// to the last move.
    fn candidates(&self, now: &Standing, color: Color, count: usize) -> Vec<Vertex> {
        let [own, others] = [color, color.other()].map(|side| self.seen.missing(&now.board, side));
        let [turns, others_turns] = match self.unseen {
            Unseen::OutOfTurn => [count, count],
            _ => [count.div_ceil(2), count / 2],
        };
        if own > turns || others > others_turns || own + others > count {
            return Vec::new();
        }
        let shows =
            |at: Vertex| !self.seen.hidden.contains(at) && self.seen.board.get(at) == Some(color);
        let is_free = own < turns && own + others < count;
        let size = now.board.size();
        let mut candidates: Vec<Vertex> = size
            .vertices()
            .filter(|at| now.board.get(*at).is_none())
            .filter(|at| shows(*at) || is_free && self.may_hide(*at, color))
            .collect();
        candidates.sort_by_key(|at| {
            let away = |last: Vertex| at.x.abs_diff(last.x).max(at.y.abs_diff(last.y));
            (self.seen.since(*at), now.last.map(away))
        });
        candidates
    }

    /// Whether the line plays what was glimpsed, if it has to.
    fn is_accounted_for(&self) -> bool {
        let is_played = |(vertex, color): &(Vertex, Color)| {
            self.line.contains(&Move { color: *color, vertex: Some(*vertex) })
        };
        !matches!(self.unseen, Unseen::Glimpsed) || self.seen.glimpses.iter().all(is_played)
    }

    /// Whether a stone may have been played on a point where none is seen.
    fn may_hide(&self, vertex: Vertex, color: Color) -> bool {
        match self.unseen {
            Unseen::Glimpsed => self.seen.glimpses.contains(&(vertex, color)),
            _ => self.near.contains(vertex),
        }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/photo_likely_moves.rs"]
mod tests;
