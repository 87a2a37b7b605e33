//! The dead stones a count goes by, and who says so.

use serde::{Deserialize, Serialize};

use std::sync::Arc;

use super::{Proposal, Verdict};
use crate::fact::{Value, facts};
use crate::goban::{Board, Chain, Vertex, VertexError, VertexSet};

/// Who says which stones are dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadSource {
    /// The game file's territory marks, or a diagram's `x` and `o`.
    File,
    /// An option on the command line.
    Option,
    /// shuzi's own proposal.
    Auto,
    /// A GTP engine.
    Engine,
    /// The player, on the screen.
    Player,
}

impl DeadSource {
    /// The word JSON uses.
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

/// Which stones are taken off before the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dead {
    /// The dead stones.
    pub stones: VertexSet,
    /// Stones whose status is only a guess; none where the player or the file said.
    pub uncertain: VertexSet,
    /// What shuzi found of each chain; none where it was not asked.
    pub verdicts: Arc<[Verdict]>,
    /// Who says so.
    pub source: DeadSource,
}

facts! {
    /// A stone named dead that is not there.
    pub enum DeadError {
        /// The name is no vertex of this board.
        NotAVertex {
            /// The name.
            name: String,
            /// Why.
            why: VertexError,
        } => "dead-not-a-vertex",
        /// Nothing stands there.
        NoStone {
            /// The vertex.
            name: String,
        } => "dead-no-stone",
    }
}

impl Dead {
    /// What shuzi proposes.
    pub fn proposed(board: &Board) -> Self {
        let Proposal { dead, uncertain, verdicts, .. } = Proposal::of(board);
        Self { stones: dead, uncertain, verdicts: verdicts.into(), source: DeadSource::Auto }
    }

    /// Stones that somebody has named.
    pub fn said(stones: VertexSet, source: DeadSource) -> Self {
        Self { stones, uncertain: VertexSet::new(stones.size()), verdicts: Arc::new([]), source }
    }

    /// What shuzi found of the chain on a vertex.
    pub fn verdict_at(&self, vertex: Vertex) -> Option<&Verdict> {
        self.verdicts.iter().find(|verdict| verdict.stones.contains(&vertex))
    }

    /// The chains that hold the named vertices.
    ///
    /// # Errors
    /// If a name is no vertex of the board, or no stone stands on it.
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

    /// Marks the chain on a vertex dead, or alive again.
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
        }
        self.source = DeadSource::Player;
    }
}
