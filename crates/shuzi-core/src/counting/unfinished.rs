//! What the players left unfinished when they stopped.

use crate::fact::facts;
use crate::goban::{Board, Color, Region, Size, Vertex};
use crate::life::is_neutral;

/// What is left to play in a part of the board.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A border with a gap: the side that closes it gains points.
    Border,
    /// Dame: under area scoring, each is a point for the side that fills it.
    Dame,
    /// A group without two eyes outside seki: it is dead, or must make them.
    OneEye,
}

/// The most vertices to name per part.
const SHOWN: usize = 6;

facts! {
    /// Where a game is not finished.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
    pub enum OpenPart {
        /// A border has a gap.
        Border { places: String, more: usize } => "open-border",
        /// Dame are not filled.
        Dame { places: String, more: usize } => "open-dame",
        /// A group outside seki has not two eyes.
        OneEye { place: String } => "open-one-eye",
    }
}

/// A part of the board where the game is not finished.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// What is left to play there.
    pub undone: Undone,
    /// The empty vertices in row-major order; for a group without two eyes, its first stone.
    pub vertices: Vec<Vertex>,
}

impl Unfinished {
    /// Classifies a region bordered by both sides, with dead stones removed and seki filled.
    ///
    /// It is dame if each vertex is next to stones of both sides, or if neither can gain there,
    /// whoever moves first. Otherwise the side to move first gains points.
    pub(super) fn of(board: &Board, region: &Region) -> Self {
        let beside = |vertex: Vertex, color: Color| {
            board.size().neighbors(vertex).any(|neighbor| board.get(neighbor) == Some(color))
        };
        let vertices = region.vertices();
        let is_dame = vertices.len() <= 2
            || vertices.iter().all(|&v| Color::BOTH.iter().all(|&color| beside(v, color)))
            || is_neutral(board, vertices) == Some(true);
        let undone = if is_dame { Undone::Dame } else { Undone::Border };
        Self { undone, vertices: vertices.to_vec() }
    }

    /// Makes the note for a group without two eyes, given its first stone.
    pub(super) fn one_eye(stone: Vertex) -> Self {
        Self { undone: Undone::OneEye, vertices: vec![stone] }
    }

    /// What is left to play and where, as a fact.
    pub fn fact(&self, size: Size) -> OpenPart {
        let names: Vec<String> = self.vertices.iter().take(SHOWN).map(|v| v.name(size)).collect();
        let (places, more) = (names.join(" "), self.vertices.len() - names.len());
        match self.undone {
            Undone::Border => OpenPart::Border { places, more },
            Undone::Dame => OpenPart::Dame { places, more },
            Undone::OneEye => OpenPart::OneEye { place: places },
        }
    }
}
