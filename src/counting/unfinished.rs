//! What the players left undone when they stopped.

use std::fmt;

use crate::goban::{Board, Color, Region, Size, Vertex};

/// What is left to play in a part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A border with a gap: whoever closes it gains points.
    Border,
    /// Dame: a point each to whoever fills it, under area rules.
    Dame,
}

/// A part of the board where the game is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// What is left to play there.
    pub undone: Undone,
    /// The empty vertices, in reading order.
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

    /// As in `dame at E5` or `an open border at C3 D3 E3`.
    pub fn shown(&self, size: Size) -> impl fmt::Display {
        let names: Vec<String> = self.vertices.iter().take(6).map(|v| v.name(size)).collect();
        let more = if self.vertices.len() > names.len() { " ..." } else { "" };
        let what = match self.undone {
            Undone::Border => "an open border",
            Undone::Dame => "dame",
        };
        format!("{what} at {}{more}", names.join(" "))
    }
}
