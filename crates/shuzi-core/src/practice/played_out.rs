//! Dead stones played out: the moves that capture them although their owner plays first.

use super::{FinishedPosition, Worked};
use crate::fact::Value;
use crate::goban::{Board, Chain, Chains, Color, Vertex};
use crate::life::capture_line;

/// The most moves shown; of several captures the longest within it shows most.
const MOST_MOVES: usize = 12;

/// How many moves' time the board with the stones taken off stays.
const STAYS: usize = 3;

/// A capture of dead stones, move by move.
pub(super) struct PlayedOut {
    /// The boards after the moves, the last one several times.
    pub(super) boards: Vec<Board>,
    stone: Vertex,
    side: Color,
    moves: Vec<Option<Vertex>>,
}

impl PlayedOut {
    /// The capture that shows most; `None` if none of the dead chains is read to its end.
    pub(super) fn of(position: &FinishedPosition) -> Option<Self> {
        let board = &position.board;
        let chains = Chains::of(board);
        let lines = chains.all().iter().filter_map(|chain| {
            let stone = *chain.stones().first()?;
            let is_dead = position.dead.contains(stone);
            let moves = if is_dead { capture_line(board, stone) } else { None };
            Some((chain, moves.filter(|moves| moves.len() <= MOST_MOVES)?))
        });
        let most = |(chain, moves): &(&Chain, Vec<_>)| (moves.len(), chain.stones().len());
        let (chain, moves) = lines.max_by_key(most)?;
        let (mut now, mut side) = (board.clone(), chain.color());
        let mut boards = Vec::new();
        for &at in &moves {
            if let Some(at) = at {
                now.play(side, at);
                boards.push(now.clone());
            }
            side = side.other();
        }
        // The last one stays a little longer.
        boards.extend(vec![now; STAYS]);
        Some(Self { boards, stone: *chain.stones().first()?, side: chain.color(), moves })
    }

    /// Its line of the worked answer.
    pub(super) fn worked(&self) -> Worked {
        let size = self.boards.first().map(Board::size);
        let name = |at: Vertex| size.map_or_else(String::new, |size| at.name(size));
        let pass = Value::Word("move", "pass");
        let moves = self.moves.iter().map(|at| at.map_or(pass.clone(), |at| name(at).into()));
        let moves = Value::List(moves.collect());
        Worked::PlayedOut { stone: name(self.stone), side: self.side, moves }
    }
}
