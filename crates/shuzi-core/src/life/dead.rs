//! The dead stones used for a count, and who marked them.

use std::sync::Arc;

use super::{Groups, Proposal, Seki, Verdict};
use crate::fact::{Value, facts};
use crate::goban::{Board, Chain, Vertex, VertexError, VertexSet};

/// Who marked the dead stones.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/dead.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DeadSource {
    /// Territory marks in the game file, or `x` and `o` in a diagram.
    File,
    /// A command-line option.
    Option,
    /// shuzi's own proposal.
    Auto,
    /// A GTP engine.
    Engine,
    /// The player, on screen.
    Player,
}

impl DeadSource {
    /// The JSON value; a player's marks count as an option.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Option | Self::Player => "option",
            Self::Auto => "auto",
            Self::Engine => "engine",
        }
    }
}

impl From<DeadSource> for Value {
    fn from(source: DeadSource) -> Self {
        let word = match source {
            DeadSource::Player => "player",
            other => other.as_str(),
        };
        Self::Word("dead-source", word)
    }
}

/// The stones to remove before the count.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/dead.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dead {
    /// The dead stones.
    pub stones: VertexSet,
    /// Living stones that the players say are in seki.
    pub in_seki: VertexSet,
    /// Stones whose status is only a guess; empty if a player or the file marked them.
    pub uncertain: VertexSet,
    /// shuzi's verdict on each chain; empty if it made no proposal.
    pub verdicts: Arc<[Verdict]>,
    /// Who marked them.
    pub source: DeadSource,
}

facts! {
    /// Dead stones that cannot be.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/dead.md"))]
    pub enum DeadError {
        /// The name is not a vertex of this board.
        NotAVertex { name: String, why: VertexError } => "dead-not-a-vertex",
        /// There is no stone on the vertex.
        NoStone { name: String } => "dead-no-stone",
        /// No stone would be left.
        Everything => "dead-everything",
        /// There is no stone to begin with.
        NoStones => "dead-no-stones",
    }
}

impl Dead {
    /// Returns shuzi's proposal for a board.
    pub fn proposed(board: &Board) -> Self {
        let Proposal { dead, uncertain, verdicts, .. } = Proposal::of(board);
        let (in_seki, source) = (VertexSet::new(board.size()), DeadSource::Auto);
        Self { stones: dead, in_seki, uncertain, verdicts: verdicts.into(), source }
    }

    /// Dead stones marked by anyone other than shuzi, without verdicts.
    pub fn said(stones: VertexSet, source: DeadSource) -> Self {
        let none = VertexSet::new(stones.size());
        Self { stones, in_seki: none, uncertain: none, verdicts: Arc::new([]), source }
    }

    /// Returns shuzi's verdict on the chain at a vertex, if it has one.
    pub fn verdict_at(&self, vertex: Vertex) -> Option<&Verdict> {
        self.verdicts.iter().find(|verdict| verdict.stones.contains(&vertex))
    }

    /// Marks the chains on the given vertices dead.
    ///
    /// # Errors
    /// Returns an error if a name is not a vertex of the board, or there is no stone on it.
    pub fn named(board: &Board, names: &[String]) -> Result<Self, DeadError> {
        let mut stones = VertexSet::new(board.size());
        for name in names {
            let vertex = Vertex::from_name(name, board.size())
                .map_err(|why| DeadError::NotAVertex { name: name.clone(), why })?;
            let chain = Chain::at(vertex, board)
                .ok_or_else(|| DeadError::NoStone { name: name.clone() })?;
            stones.extend(chain.stones().iter().copied());
        }
        Ok(Self::said(stones, DeadSource::Option))
    }

    /// Returns these marks if they leave a stone on the board.
    ///
    /// # Errors
    /// Returns an error if there is none to begin with, or none that lives.
    pub fn leaving_stones(self, board: &Board) -> Result<Self, DeadError> {
        let mut stones = board.stones().map(|(vertex, _)| vertex).peekable();
        if stones.peek().is_none() {
            Err(DeadError::NoStones)
        } else if stones.all(|vertex| self.stones.contains(vertex)) {
            if self.source == DeadSource::Auto {
                // Nobody said so, and no game ends without a stone.
                let uncertain = self.stones;
                return Ok(Self { stones: VertexSet::new(board.size()), uncertain, ..self });
            }
            Err(DeadError::Everything)
        } else {
            Ok(self)
        }
    }

    /// Says that the group at a vertex is in seki with those of the opponent that it shares liberties
    /// with, or takes that back. Returns false if it shares none, or a border there is open.
    pub fn toggle_seki(&mut self, board: &Board, vertex: Vertex) -> bool {
        let mut living = board.clone();
        for stone in self.stones.iter() {
            living.set(stone, None);
        }
        let groups = Groups::of(&living, &self.stones);
        let stones = groups.sharing_liberties(vertex);
        if stones.is_empty() {
            return false;
        }
        let was_said = self.in_seki.contains(vertex);
        let mut in_seki = self.in_seki;
        for &stone in &stones {
            if was_said {
                in_seki.remove(stone);
            } else {
                in_seki.insert(stone);
            }
        }
        // A border that is not closed makes no seki, whatever is said of it.
        if !was_said && !Seki::among(&groups, &living, &in_seki).stones.contains(vertex) {
            return false;
        }
        self.in_seki = in_seki;
        for stone in stones {
            self.uncertain.remove(stone);
        }
        self.source = DeadSource::Player;
        true
    }

    /// Marks the chain at a vertex as dead, or as alive if it was dead. Does nothing on an empty
    /// vertex.
    pub fn toggle(&mut self, board: &Board, vertex: Vertex) {
        let Some(chain) = Chain::at(vertex, board) else {
            return;
        };
        let was_dead = self.stones.contains(vertex);
        for &stone in chain.stones() {
            if was_dead {
                self.stones.remove(stone);
            } else {
                self.stones.insert(stone);
            }
            self.uncertain.remove(stone);
            self.in_seki.remove(stone);
        }
        self.source = DeadSource::Player;
    }
}
