//! Which empty vertices of a seki are filled before the count, and by which side.

use std::collections::HashMap;

use super::SekiPoint;
use crate::fact::facts;
use crate::goban::{Color, Size, Vertex, VertexError, VertexSet};
use crate::life::Seki;

/// The stones added in seki before the count, and the vertices left empty.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    black: VertexSet,
    white: VertexSet,
    left: VertexSet,
}

facts! {
    /// Why a point given for a seki cannot be used.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
    pub enum FillError {
        /// The name is not a vertex of this board.
        NotAVertex { name: String, why: VertexError } => "seki-not-a-vertex",
        /// The vertex is not in a seki.
        NotInSeki { name: String } => "seki-not-in-seki",
        /// The group at the vertex shares no liberties with the other side.
        NoGroup { name: String } => "seki-no-group",
        /// The vertex is given two different fillers.
        FilledTwice { name: String } => "seki-filled-twice",
    }
}

impl Fill {
    /// Makes a fill with no vertices.
    pub const fn none(size: Size) -> Self {
        let empty = VertexSet::new(size);
        Self { black: empty, white: empty, left: empty }
    }

    /// Fills sekis as in Mays, section 3: eyes by their owner, shared liberties evenly.
    ///
    /// Points that only one side can fill belong to that side (Mays, Example 5). In each region,
    /// Black fills the first half of the other points in row-major order and White the second; an
    /// odd last one stays open. These are filled in pairs, one by each side, so at most one vertex
    /// of the board stays empty.
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

    /// Sets the side that fills a vertex; `None` leaves it empty as a non-scoring point.
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

    /// The side that fills a vertex: `Some(None)` if left empty, `None` outside every seki.
    pub fn at(&self, vertex: Vertex) -> Option<Option<Color>> {
        if self.black.contains(vertex) {
            Some(Some(Color::Black))
        } else if self.white.contains(vertex) {
            Some(Some(Color::White))
        } else {
            self.left.contains(vertex).then_some(None)
        }
    }

    /// Changes the given vertices, each to be filled by a side or left empty (`None`).
    ///
    /// # Errors
    /// If a name is no vertex of the board, or of no seki on it, or filled by one and by another.
    pub fn with_named(mut self, size: Size, named: &[SekiPoint]) -> Result<Self, FillError> {
        let mut fillers: HashMap<Vertex, Option<Color>> = HashMap::new();
        for point in named {
            let SekiPoint::Filled { vertex: name, filler } = point else { continue };
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

    /// The vertices that a side fills.
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

    /// Whether there are neither filled vertices nor vertices left empty.
    pub fn is_empty(&self) -> bool {
        [self.black, self.white, self.left].iter().all(VertexSet::is_empty)
    }
}
