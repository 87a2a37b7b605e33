//! A set of vertices.

use std::fmt;

use super::{Size, Vertex};

/// 64-bit words for every vertex of the largest board, 52×52.
const WORDS: usize = (52_usize * 52).div_ceil(64);

/// A set of vertices of one board size: one bit per vertex, so that it is cheap to copy.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/board.md"))]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct VertexSet {
    size: Size,
    words: [u64; WORDS],
}

impl VertexSet {
    /// An empty set for boards of this size.
    pub const fn new(size: Size) -> Self {
        Self { size, words: [0; WORDS] }
    }

    /// The vertices of an iterator.
    pub fn of(size: Size, vertices: impl IntoIterator<Item = Vertex>) -> Self {
        let mut set = Self::new(size);
        set.extend(vertices);
        set
    }

    /// The board size.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Adds a vertex; returns false if it is already in the set or is off the board.
    pub fn insert(&mut self, vertex: Vertex) -> bool {
        let fresh = self.size.contains(vertex) && !self.contains(vertex);
        if fresh {
            let index = self.size.index(vertex);
            self.words[index / 64] |= 1 << (index % 64);
        }
        fresh
    }

    /// Removes a vertex.
    pub fn remove(&mut self, vertex: Vertex) {
        if self.size.contains(vertex) {
            let index = self.size.index(vertex);
            self.words[index / 64] &= !(1 << (index % 64));
        }
    }

    /// Whether the set contains a vertex.
    pub fn contains(&self, vertex: Vertex) -> bool {
        let index = self.size.index(vertex);
        self.size.contains(vertex) && self.words[index / 64] & (1 << (index % 64)) != 0
    }

    /// The number of vertices in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Its vertices in row-major order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Vertex> {
        self.size.vertices().filter(|&vertex| self.contains(vertex))
    }
}

impl Extend<Vertex> for VertexSet {
    fn extend<I: IntoIterator<Item = Vertex>>(&mut self, vertices: I) {
        for vertex in vertices {
            self.insert(vertex);
        }
    }
}

impl fmt::Debug for VertexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|vertex| vertex.name(self.size))).finish()
    }
}
