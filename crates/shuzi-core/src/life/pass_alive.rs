//! Unconditional life: chains that live even if their owner always passes.

use crate::goban::{Board, Chains, Color, VertexSet};

/// Returns the stones of a side that live whatever the opponent plays, and the vertices they
/// enclose, in which the opponent cannot live.
///
/// Benson, *Life in the Game of Go* (1976): a chain is unconditionally alive if it has two vital
/// regions, each bordered only by unconditionally alive chains.
pub fn pass_alive(board: &Board, color: Color) -> (VertexSet, VertexSet) {
    let size = board.size();
    let chains = Chains::of(board);
    let enclosures = Enclosure::all(board, &chains, color);
    let mut alive: Vec<bool> = chains.all().iter().map(|chain| chain.color() == color).collect();
    loop {
        let mut vital = vec![0; alive.len()];
        for enclosure in &enclosures {
            if enclosure.borders.iter().all(|&chain| alive[chain]) {
                for &chain in &enclosure.vital_to {
                    vital[chain] += 1;
                }
            }
        }
        let still: Vec<bool> =
            alive.iter().zip(vital).map(|(&alive, vital)| alive && vital >= 2).collect();
        if still == alive {
            break;
        }
        alive = still;
    }
    let mut stones = VertexSet::new(size);
    for (chain, _) in chains.all().iter().zip(&alive).filter(|(_, alive)| **alive) {
        stones.extend(chain.stones().iter().copied());
    }
    let mut enclosed = VertexSet::new(size);
    for enclosure in &enclosures {
        let sealed = enclosure.borders.iter().all(|&chain| alive[chain]);
        if sealed && !enclosure.borders.is_empty() && !enclosure.opponent_may_live {
            enclosed.extend(enclosure.inside.iter());
        }
    }
    (stones, enclosed)
}

/// A connected part of the board without stones of the side: empty or the opponent's.
struct Enclosure {
    inside: VertexSet,
    /// The side's chains around it.
    borders: Vec<usize>,
    /// Those of `borders` for which every empty vertex inside is a liberty.
    vital_to: Vec<usize>,
    /// Whether two vertices inside are away from all borders, so the opponent might make two eyes.
    opponent_may_live: bool,
}

impl Enclosure {
    fn all(board: &Board, chains: &Chains, color: Color) -> Vec<Self> {
        let mut seen = VertexSet::new(board.size());
        let mut all = Vec::new();
        for start in board.size().vertices() {
            if board.get(start) != Some(color) && !seen.contains(start) {
                let enclosure = Self::around(start, board, chains, color);
                seen.extend(enclosure.inside.iter());
                all.push(enclosure);
            }
        }
        all
    }

    fn around(start: crate::goban::Vertex, board: &Board, chains: &Chains, color: Color) -> Self {
        let size = board.size();
        let mut inside = VertexSet::new(size);
        inside.insert(start);
        let mut open = vec![start];
        let mut borders = Vec::new();
        let mut empty = Vec::new();
        while let Some(vertex) = open.pop() {
            if board.get(vertex).is_none() {
                empty.push(vertex);
            }
            for neighbor in size.neighbors(vertex) {
                if board.get(neighbor) == Some(color) {
                    borders.extend(chains.number_at(neighbor));
                } else if inside.insert(neighbor) {
                    open.push(neighbor);
                }
            }
        }
        borders.sort_unstable();
        borders.dedup();
        let is_liberty_of = |chain: usize, vertex| {
            size.neighbors(vertex).any(|neighbor| chains.number_at(neighbor) == Some(chain))
        };
        let vital = |&chain: &usize| empty.iter().all(|&vertex| is_liberty_of(chain, vertex));
        let vital_to = borders.iter().copied().filter(vital).collect();
        let away = |&&vertex: &&crate::goban::Vertex| {
            size.neighbors(vertex).all(|neighbor| board.get(neighbor) != Some(color))
        };
        let opponent_may_live = empty.iter().filter(away).count() >= 2
            || inside.iter().filter(|v| away(&v)).count() >= 2;
        Self { inside, borders, vital_to, opponent_may_live }
    }
}
