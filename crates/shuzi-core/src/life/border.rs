//! Whether a side can still gain in a region that both sides border, by reading.

use std::collections::HashMap;

use crate::goban::{Board, Color, Vertex};

/// The most vertices that are read out.
const MOST: usize = 8;
/// The most moves of a line of play, passes among them. Shorter lines end before what is captured is
/// filled again, and take neutral regions for open ones.
const MOVES: u8 = 14;

/// Whether neither side can gain territory or prisoners in a region that both border, whoever moves
/// first; `None` if the region is too large to be read. What one side makes, the other makes too.
///
/// The stones around it stay on the board; stones played inside can be captured.
pub fn is_neutral(board: &Board, region: &[Vertex]) -> Option<bool> {
    if region.len() > MOST {
        return None;
    }
    let mut border = Border::of(board, region);
    let whole = u16::try_from((1_u32 << region.len()) - 1).ok()?;
    let open = Position { stones: [0, 0], whole };
    Some(Color::BOTH.iter().all(|&first| border.value(open, first, false, MOVES) == 0))
}

/// A region with what is next to each of its vertices.
struct Border {
    /// For each vertex, those next to it inside, as bits.
    inside: Vec<u16>,
    /// The vertices next to stones around the region, `[Black, White]`, as bits.
    touched: [u16; 2],
    /// Values for Black that are known, in points.
    known: HashMap<(Position, Color, bool, u8), i8>,
}

/// The stones played inside a region, `[Black, White]`, and all of its vertices, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Position {
    stones: [u16; 2],
    whole: u16,
}

impl Position {
    const fn empty(self) -> u16 {
        self.whole & !(self.stones[0] | self.stones[1])
    }
}

impl Border {
    fn of(board: &Board, region: &[Vertex]) -> Self {
        let mut border =
            Self { inside: vec![0; region.len()], touched: [0, 0], known: HashMap::new() };
        for (number, &vertex) in region.iter().enumerate() {
            for beside in board.size().neighbors(vertex) {
                if let Some(color) = board.get(beside) {
                    border.touched[color.index()] |= 1 << number;
                } else if let Some(other) = region.iter().position(|&at| at == beside) {
                    border.inside[number] |= 1 << other;
                }
            }
        }
        border
    }

    /// Black's lead in territory and prisoners if `side` moves and both play as well as they can.
    fn value(&mut self, position: Position, side: Color, passed: bool, left: u8) -> i8 {
        if left == 0 {
            return self.territory(position);
        }
        let key = (position, side, passed, left);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let sign = if side == Color::Black { 1 } else { -1 };
        let mut best = if passed {
            sign * self.territory(position)
        } else {
            sign * self.value(position, side.other(), true, left - 1)
        };
        for number in (0..self.inside.len()).filter(|number| position.empty() & (1 << number) != 0)
        {
            if let Some((after, taken)) = self.played(position, side, number) {
                let value = self.value(after, side.other(), false, left - 1);
                best = best.max(sign * value + taken);
            }
        }
        self.known.insert(key, sign * best);
        sign * best
    }

    /// The position after a move and how many stones it takes; `None` for suicide.
    fn played(&self, position: Position, side: Color, number: usize) -> Option<(Position, i8)> {
        let (own, other) = (side.index(), side.other().index());
        let mut after = position;
        after.stones[own] |= 1 << number;
        let mut taken = 0;
        let mut next = self.inside[number] & after.stones[other];
        while next != 0 {
            let chain = self.connected(next & next.wrapping_neg(), after.stones[other]);
            next &= !chain;
            if !self.has_liberty(chain, other, after) {
                after.stones[other] &= !chain;
                taken += i8::try_from(chain.count_ones()).unwrap_or(0);
            }
        }
        let chain = self.connected(1 << number, after.stones[own]);
        self.has_liberty(chain, own, after).then_some((after, taken))
    }

    /// Whether a chain has a liberty, or is connected to stones around the region.
    fn has_liberty(&self, chain: u16, color: usize, position: Position) -> bool {
        chain & self.touched[color] != 0 || self.beside(chain) & position.empty() != 0
    }

    /// The vertices next to some others, inside the region.
    fn beside(&self, vertices: u16) -> u16 {
        let each = self.inside.iter().enumerate();
        each.filter(|(number, _)| vertices & (1 << number) != 0)
            .fold(0, |all, (_, beside)| all | beside)
    }

    /// All of `within` that a vertex is connected to.
    fn connected(&self, start: u16, within: u16) -> u16 {
        let mut found = start;
        loop {
            let more = found | self.beside(found) & within;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// Black's lead in the vertices that only one side surrounds.
    fn territory(&self, position: Position) -> i8 {
        let mut left = position.empty();
        let mut lead = 0;
        while left != 0 {
            let part = self.connected(left & left.wrapping_neg(), left);
            left &= !part;
            let beside = self.beside(part);
            let [black, white] =
                [0, 1].map(|at| part & self.touched[at] != 0 || beside & position.stones[at] != 0);
            let points = i8::try_from(part.count_ones()).unwrap_or(0);
            match (black, white) {
                (true, false) => lead += points,
                (false, true) => lead -= points,
                _ => {}
            }
        }
        lead
    }
}
