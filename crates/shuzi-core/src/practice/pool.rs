//! A pool of finished positions for practice.

use std::sync::OnceLock;

use fastrand::Rng;

use super::FinishedPosition;
use crate::fact::facts;
use crate::goban::{Symmetry, VertexSet};
use crate::life::{Groups, Seki};
use crate::record::read_diagram;

/// The bundled positions.
const BUNDLED: &str = include_str!("../../positions.txt");
/// The most positions picked to find one that is wanted and without dame outside its seki.
const MOST_PICKS: usize = 32;

/// The most positions picked to find one that is wanted; most are.
const MOST_TRIES: usize = 100;

/// Positions for practice.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    positions: Vec<FinishedPosition>,
    /// Whether each has a seki; computed on first use.
    with_seki: OnceLock<Vec<bool>>,
}

facts! {
    /// What is wrong with a list of positions.
    pub enum PoolError {
        /// A block is not a name, komi, two totals and a board.
        NotAPosition { number: usize } => "pool-not-a-position",
    }
}

impl Pool {
    /// Returns the bundled positions.
    ///
    /// # Errors
    /// Returns an error if the list has a mistake, which a test rules out.
    pub fn bundled() -> Result<Self, PoolError> {
        Self::read(BUNDLED)
    }

    /// Parses blocks separated by empty lines. Each has a line with the name, komi and the points
    /// of Black and White, then the board. Lines that begin with `#` are comments.
    ///
    /// # Errors
    /// Returns an error if a block is not a position.
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
        Ok(Self::of(positions))
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

    /// A pool of these positions.
    pub fn of(positions: Vec<FinishedPosition>) -> Self {
        Self { positions, with_seki: OnceLock::new() }
    }

    /// All positions.
    pub fn all(&self) -> &[FinishedPosition] {
        &self.positions
    }

    /// Picks a position with this many lines in which both sides have points, or any if there is none,
    /// in a random orientation and colouring.
    pub(super) fn pick_of_size(&self, lines: u8, random: &mut Rng) -> Option<FinishedPosition> {
        let fits = |number: usize| {
            let FinishedPosition { board, points, .. } = &self.positions[number];
            let size = board.size();
            size.width() == lines && size.height() == lines && !points.contains(&0)
        };
        self.pick(random, fits)
    }

    /// Picks such a position that is wanted; any of them if a hundred are not.
    pub(super) fn pick_wanted(
        &self,
        lines: u8,
        random: &mut Rng,
        is_wanted: impl Fn(&FinishedPosition) -> bool,
    ) -> Option<FinishedPosition> {
        let picked = (0..MOST_TRIES).filter_map(|_| self.pick_of_size(lines, random));
        picked.into_iter().find(is_wanted).or_else(|| self.pick_of_size(lines, random))
    }

    /// Picks a position with a seki, or any if there is none, in a random orientation and
    /// colouring: on 9×9 at the first level, on 13×13 at the second, on either or 19×19 above.
    pub(super) fn pick_with_seki(&self, level: u8, random: &mut Rng) -> Option<FinishedPosition> {
        let has_seki = |position: &FinishedPosition| {
            let living = position.living();
            let groups = Groups::of(&living, &position.dead);
            !Seki::among(&groups, &living, &VertexSet::new(living.size())).shared.is_empty()
        };
        let with_seki =
            self.with_seki.get_or_init(|| self.positions.iter().map(has_seki).collect());
        let fits = |number: usize| match (level, self.positions[number].board.size().width()) {
            (..=1, lines) => lines <= 9,
            (2, lines) => lines == 13,
            (_, lines) => lines >= 13,
        };
        let wanted = |number: usize| with_seki[number] && fits(number);
        // As often one point is left as none: no answer is a good guess.
        let leaves = Some(random.bool());
        let picked = (0..MOST_PICKS)
            .find_map(|_| self.pick(random, wanted).filter(|one| one.seki_leaves() == leaves));
        picked.or_else(|| self.pick(random, wanted))
    }

    /// Picks a position that `wanted` accepts, or any if there is none. Symmetry keeps players from
    /// learning positions by heart.
    fn pick(&self, random: &mut Rng, wanted: impl Fn(usize) -> bool) -> Option<FinishedPosition> {
        let all = 0..self.positions.len();
        let mut chosen: Vec<usize> = all.clone().filter(|number| wanted(*number)).collect();
        if chosen.is_empty() {
            chosen = all.collect();
        }
        if chosen.is_empty() {
            return None;
        }
        let number = chosen[random.usize(..chosen.len())];
        let ways: Vec<Symmetry> = Symmetry::all().collect();
        Some(self.positions[number].turned(ways[random.usize(..ways.len())]))
    }
}
