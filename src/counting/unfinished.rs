//! What the players left undone when they stopped.

use crate::fact::facts;
use crate::goban::{Board, Color, Region, Size, Vertex};

/// What is left to play in a part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A border with a gap: whoever closes it gains points.
    Border,
    /// Dame: a point each to whoever fills it, under area rules.
    Dame,
    /// A group outside seki with one eye: it is dead, or has to make another.
    OneEye,
}

/// How many vertices of a part are named.
const SHOWN: usize = 6;

facts! {
    /// Where a game is not over.
    pub enum OpenPart {
        /// A border is open.
        Border {
            /// The first vertices.
            places: String,
            /// How many more there are.
            more: usize,
        } => "open-border",
        /// Dame are not filled.
        Dame {
            /// The first vertices.
            places: String,
            /// How many more there are.
            more: usize,
        } => "open-dame",
        /// A group has one eye and is in no seki.
        OneEye {
            /// Its first stone.
            place: String,
        } => "open-one-eye",
    }
}

/// A part of the board where the game is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// What is left to play there.
    pub undone: Undone,
    /// The empty vertices, in reading order; of a group with one eye its first stone.
    pub vertices: Vec<Vertex>,
}

impl Unfinished {
    /// What a region between both sides is, once dead stones are off and seki is filled.
    ///
    /// Where every vertex is next to stones of both sides, or there are two at most, each is
    /// worth the same to either: dame. A larger one holds points for who moves first.
    pub(super) fn of(board: &Board, region: &Region) -> Self {
        let beside = |vertex: Vertex, color: Color| {
            board.size().neighbors(vertex).any(|neighbor| board.get(neighbor) == Some(color))
        };
        let vertices = region.vertices();
        let is_dame = vertices.len() <= 2
            || vertices.iter().all(|&v| Color::BOTH.iter().all(|&color| beside(v, color)));
        let undone = if is_dame { Undone::Dame } else { Undone::Border };
        Self { undone, vertices: vertices.to_vec() }
    }

    /// A group with one eye, by its first stone.
    pub(super) fn one_eye(stone: Vertex) -> Self {
        Self { undone: Undone::OneEye, vertices: vec![stone] }
    }

    /// What it is and where: its first vertices, and how many more there are.
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
