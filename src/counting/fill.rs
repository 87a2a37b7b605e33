//! Which empty vertices of a seki are filled before the count, and by whom.

use std::collections::HashMap;

use super::SekiPoint;
use crate::fact::facts;
use crate::goban::{Color, Size, Vertex, VertexError, VertexSet};
use crate::life::Seki;

/// The stones put down in a seki before the count, and the vertices left empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    black: VertexSet,
    white: VertexSet,
    left: VertexSet,
}

facts! {
    /// A point of a seki named that is none.
    pub enum FillError {
        /// The name is no vertex of this board.
        NotAVertex {
            /// The name.
            name: String,
            /// Why.
            why: VertexError,
        } => "seki-not-a-vertex",
        /// It belongs to no seki.
        NotInSeki {
            /// The vertex.
            name: String,
        } => "seki-not-in-seki",
        /// It is filled by one and by another.
        FilledTwice {
            /// The vertex.
            name: String,
        } => "seki-filled-twice",
    }
}

impl Fill {
    /// Nothing is filled.
    pub const fn none(size: Size) -> Self {
        let empty = VertexSet::new(size);
        Self { black: empty, white: empty, left: empty }
    }

    /// Mays, section 3: eyes by their owners, shared liberties evenly, an odd last one left;
    /// but what one side alone can fill is that side's (his Example 5).
    ///
    /// With two odd sekis each side fills one of the odd liberties, so at most one vertex of
    /// the whole board stays empty. Within a region each side fills beside its own stones where
    /// it can: the first half in reading order is Black's.
    pub fn even(size: Size, seki: &Seki) -> Self {
        let mut fill = Self::none(size);
        for &(vertex, owner) in seki.eyes.iter().chain(&seki.one_sided) {
            fill.set(vertex, Some(owner));
        }
        let mut odd = Vec::new();
        for region in &seki.shared {
            let open = region.iter().filter(|&&vertex| fill.at(vertex).is_none());
            let open: Vec<Vertex> = open.copied().collect();
            let half = open.len() / 2;
            for (place, &vertex) in open.iter().enumerate() {
                match place {
                    place if place < half => fill.set(vertex, Some(Color::Black)),
                    place if place < half * 2 => fill.set(vertex, Some(Color::White)),
                    _ => odd.push(vertex),
                }
            }
        }
        let pairs = odd.len() / 2 * 2;
        for (place, &vertex) in odd.iter().enumerate() {
            let filler = [Color::Black, Color::White][place % 2];
            fill.set(vertex, (place < pairs).then_some(filler));
        }
        fill
    }

    /// Has a vertex filled by a side, or by nobody: then it is left empty and scores nothing.
    pub fn set(&mut self, vertex: Vertex, filler: Option<Color>) {
        self.black.remove(vertex);
        self.white.remove(vertex);
        self.left.remove(vertex);
        match filler {
            Some(Color::Black) => self.black.insert(vertex),
            Some(Color::White) => self.white.insert(vertex),
            None => self.left.insert(vertex),
        };
    }

    /// Who fills a vertex: `Some(None)` is a vertex left empty, `None` one outside every seki.
    pub fn at(&self, vertex: Vertex) -> Option<Option<Color>> {
        if self.black.contains(vertex) {
            Some(Some(Color::Black))
        } else if self.white.contains(vertex) {
            Some(Some(Color::White))
        } else {
            self.left.contains(vertex).then_some(None)
        }
    }

    /// The same, but for the points named: each filled by a side, or by nobody.
    ///
    /// # Errors
    /// If a name is no vertex of the board, or of no seki on it, or filled by one and by another.
    pub fn with_named(mut self, size: Size, named: &[SekiPoint]) -> Result<Self, FillError> {
        let mut fillers: HashMap<Vertex, Option<Color>> = HashMap::new();
        for SekiPoint { vertex: name, filler } in named {
            let vertex = Vertex::from_name(name, size)
                .map_err(|why| FillError::NotAVertex { name: name.clone(), why })?;
            if self.at(vertex).is_none() {
                return Err(FillError::NotInSeki { name: name.clone() });
            }
            if fillers.insert(vertex, *filler).is_some_and(|other| other != *filler) {
                return Err(FillError::FilledTwice { name: name.clone() });
            }
            self.set(vertex, *filler);
        }
        Ok(self)
    }

    /// The vertices a side fills.
    pub const fn by(&self, color: Color) -> &VertexSet {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The vertices left empty.
    pub const fn left(&self) -> &VertexSet {
        &self.left
    }

    /// Whether it says nothing about any vertex.
    pub fn is_empty(&self) -> bool {
        [self.black, self.white, self.left].iter().all(VertexSet::is_empty)
    }
}
