//! Captures read out: whether a chain with few liberties can be captured.

use crate::goban::{Board, Chain, Color, Vertex};

/// The most liberties at which a chain can still be hunted; with more it counts as out of reach.
const MOST_LIBERTIES: usize = 3;
/// The most positions read for one chain.
const MOST_POSITIONS: u32 = 2_000;
/// The longest line, in moves.
const LONGEST_LINE: usize = 40;

/// A reading of one capture.
pub(super) struct Hunt {
    prey: Vertex,
    color: Color,
    left: u32,
}

impl Hunt {
    /// Whether the chain at a vertex is captured with its owner moving first. `None` if that takes
    /// too long; a chain with many liberties is not captured.
    ///
    /// The owner may pass, as nobody is forced to fill liberties of his own. A stone of a ko may not
    /// be taken back at once.
    pub(super) fn is_caught(board: &Board, vertex: Vertex) -> Option<bool> {
        let color = board.get(vertex)?;
        let mut hunt = Self { prey: vertex, color, left: MOST_POSITIONS };
        hunt.defend(board, None, 0)
    }

    /// Whether the chain is captured, its owner to move.
    fn defend(&mut self, board: &Board, ban: Option<Vertex>, depth: usize) -> Option<bool> {
        let Some(chain) = self.step(board, depth)? else { return Some(true) };
        if chain.liberties().len() > MOST_LIBERTIES {
            return Some(false);
        }
        for vertex in defences(board, &chain) {
            let Some((after, ko)) = played(board, self.color, vertex, ban) else { continue };
            if !self.attack(&after, ko, depth + 1)? {
                return Some(false);
            }
        }
        // With a liberty to spare, the owner may play elsewhere.
        if chain.liberties().len() > 1 { self.attack(board, None, depth + 1) } else { Some(true) }
    }

    /// Whether the chain is captured, the hunter to move.
    fn attack(&mut self, board: &Board, ban: Option<Vertex>, depth: usize) -> Option<bool> {
        let Some(chain) = self.step(board, depth)? else { return Some(true) };
        if chain.liberties().len() > MOST_LIBERTIES {
            return Some(false);
        }
        for vertex in attacks(board, &chain) {
            let Some((after, ko)) = played(board, self.color.other(), vertex, ban) else {
                continue;
            };
            if after.get(self.prey) != Some(self.color) {
                return Some(true);
            }
            if self.defend(&after, ko, depth + 1)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The chain now; `Some(None)` if it is gone, `None` if the reading has come too far.
    #[expect(clippy::option_option)]
    fn step(&mut self, board: &Board, depth: usize) -> Option<Option<Chain>> {
        self.left = self.left.checked_sub(1)?;
        if depth > LONGEST_LINE {
            return None;
        }
        Some(
            (board.get(self.prey) == Some(self.color))
                .then(|| Chain::at(self.prey, board))
                .flatten(),
        )
    }
}

/// The moves that capture the chain at a vertex, its owner first: a try as long as one leaves the chain
/// two liberties, otherwise a pass (`None`). `None` if it is not known to be captured.
pub fn capture_line(board: &Board, vertex: Vertex) -> Option<Vec<Option<Vertex>>> {
    if !Hunt::is_caught(board, vertex)? {
        return None;
    }
    let color = board.get(vertex)?;
    let (mut now, mut ban, mut line) = (board.clone(), None, Vec::new());
    while let Some(chain) = Chain::at(vertex, &now).filter(|chain| chain.color() == color) {
        let tries = defences(&now, &chain).into_iter().filter_map(|at| {
            let (after, ko) = played(&now, color, at, ban)?;
            let left = Chain::at(vertex, &after)?.liberties().len();
            (left > 1).then_some((left, at, after, ko))
        });
        let best = tries.max_by_key(|(left, ..)| *left);
        line.push(best.as_ref().map(|(_, at, ..)| *at));
        (now, ban) = best.map_or((now, None), |(_, _, after, ko)| (after, ko));
        let chain = Chain::at(vertex, &now)?;
        let (at, after, ko) = attacks(&now, &chain).into_iter().find_map(|at| {
            let (after, ko) = played(&now, color.other(), at, ban)?;
            let mut hunt = Hunt { prey: vertex, color, left: MOST_POSITIONS };
            let captures = hunt.defend(&after, ko, line.len()) == Some(true);
            captures.then_some((at, after, ko))
        })?;
        (now, ban) = (after, ko);
        line.push(Some(at));
        if line.len() > LONGEST_LINE {
            return None;
        }
    }
    Some(line)
}

/// The moves that may save a chain.
fn defences(board: &Board, chain: &Chain) -> Vec<Vertex> {
    let mut moves = captures_beside(board, chain, 1);
    moves.extend_from_slice(chain.liberties());
    moves.extend(captures_beside(board, chain, 2));
    distinct(moves)
}

/// The moves that may capture a chain.
fn attacks(board: &Board, chain: &Chain) -> Vec<Vertex> {
    let mut moves = chain.liberties().to_vec();
    // The hunter's own stones in atari are saved by capturing or running.
    for hunter in around(board, chain).into_iter().filter(|c| c.liberties().len() == 1) {
        moves.extend_from_slice(hunter.liberties());
        moves.extend(captures_beside(board, &hunter, 1));
    }
    distinct(moves)
}

/// The opponent's chains around a chain.
fn around(board: &Board, chain: &Chain) -> Vec<Chain> {
    let mut found: Vec<Chain> = Vec::new();
    for &stone in chain.stones() {
        for beside in board.size().neighbors(stone) {
            if board.get(beside) == Some(chain.color().other())
                && !found.iter().any(|known| known.stones().contains(&beside))
            {
                found.extend(Chain::at(beside, board));
            }
        }
    }
    found
}

/// The liberties of the opponent's chains around a chain that have this many.
fn captures_beside(board: &Board, chain: &Chain, liberties: usize) -> Vec<Vertex> {
    let chains = around(board, chain).into_iter().filter(|c| c.liberties().len() == liberties);
    chains.flat_map(|chain| chain.liberties().to_vec()).collect()
}

/// These moves, each once, in their order.
fn distinct(moves: Vec<Vertex>) -> Vec<Vertex> {
    let mut once = Vec::with_capacity(moves.len());
    for vertex in moves {
        if !once.contains(&vertex) {
            once.push(vertex);
        }
    }
    once
}

/// The board after a move, and the point at which a ko may not be taken back; `None` if the move is
/// suicide or takes back a ko.
fn played(
    board: &Board,
    color: Color,
    vertex: Vertex,
    ban: Option<Vertex>,
) -> Option<(Board, Option<Vertex>)> {
    if ban == Some(vertex) {
        return None;
    }
    let mut after = board.clone();
    let played = after.play(color, vertex);
    if !played.suicide.is_empty() {
        return None;
    }
    let ko = match played.captured[..] {
        [taken] => {
            let own = Chain::at(vertex, &after)?;
            (own.stones().len() == 1 && own.liberties() == [taken]).then_some(taken)
        }
        _ => None,
    };
    Some((after, ko))
}

#[cfg(test)]
#[path = "../../tests/inside/life_capture.rs"]
mod tests;
