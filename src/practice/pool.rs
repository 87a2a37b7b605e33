//! Finished positions to practise on.

use fastrand::Rng;

use crate::fact::facts;
use crate::goban::{Board, Symmetry, VertexSet};
use crate::record::read_diagram;

/// The bundled positions.
const BUNDLED: &str = include_str!("../../assets/positions.txt");

/// A finished position with its dead stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedPosition {
    /// What it is called.
    pub name: String,
    /// The stones, dead ones and all.
    pub board: Board,
    /// The dead ones.
    pub dead: VertexSet,
    /// Black's and White's points by area, as its source gives them.
    pub points: [u32; 2],
}

/// Positions to practise on.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    positions: Vec<FinishedPosition>,
}

facts! {
    /// What is wrong with a list of positions.
    pub enum PoolError {
        /// A block is not a name, komi, two totals and a board.
        NotAPosition {
            /// The number of the block.
            number: usize,
        } => "pool-not-a-position",
    }
}

impl Pool {
    /// The bundled positions.
    ///
    /// # Errors
    /// If the list has a mistake, which a test rules out.
    pub fn bundled() -> Result<Self, PoolError> {
        Self::read(BUNDLED)
    }

    /// Positions written one a block: name, komi and both sides' points, then the board.
    ///
    /// # Errors
    /// If a block is none.
    pub fn read(text: &str) -> Result<Self, PoolError> {
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let text = lines.join("\n");
        let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
        let positions = blocks
            .enumerate()
            .map(|(number, block)| {
                Self::position(block).ok_or(PoolError::NotAPosition { number: number + 1 })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { positions })
    }

    fn position(block: &str) -> Option<FinishedPosition> {
        let (heading, rows) = block.split_once('\n')?;
        let mut words = heading.split(' ');
        let name = words.next()?.to_owned();
        let _komi = words.next()?;
        let points = [words.next()?.parse().ok()?, words.next()?.parse().ok()?];
        let game = read_diagram(rows).ok()?;
        let nothing = VertexSet::new(game.board.size());
        let dead = game.marks.map_or(nothing, |marks| marks.dead);
        Some(FinishedPosition { name, board: game.board, dead, points })
    }

    /// A pool of these.
    pub const fn of(positions: Vec<FinishedPosition>) -> Self {
        Self { positions }
    }

    /// All positions.
    pub fn all(&self) -> &[FinishedPosition] {
        &self.positions
    }

    /// A position of those that are wanted, turned, mirrored or recoloured, so that it is not
    /// known by heart; any position where none is wanted.
    pub(super) fn pick(
        &self,
        random: &mut Rng,
        wanted: impl Fn(&FinishedPosition) -> bool,
    ) -> Option<FinishedPosition> {
        let mut chosen: Vec<&FinishedPosition> =
            self.positions.iter().filter(|position| wanted(position)).collect();
        if chosen.is_empty() {
            chosen = self.positions.iter().collect();
        }
        if chosen.is_empty() {
            return None;
        }
        let position = chosen[random.usize(..chosen.len())];
        let ways: Vec<Symmetry> = Symmetry::all().collect();
        let way = ways[random.usize(..ways.len())];
        let board = way.board(&position.board);
        let mut dead = VertexSet::new(board.size());
        dead.extend(position.dead.iter().map(|v| way.vertex(v, position.board.size())));
        let [black, white] = position.points;
        let points = if way.swaps_colors() { [white, black] } else { [black, white] };
        Some(FinishedPosition { name: position.name.clone(), board, dead, points })
    }
}
