//! The stones on the board.

use super::{Color, Size, Vertex, VertexSet};

/// A position: the colour of the stone, if any, on each vertex.
///
/// It knows how stones are captured, but nothing about ko, rules or the side to move.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/board.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: Size,
    stones: Vec<Option<Color>>,
}

/// What a move did.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/board.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The opponent's stones captured, in row-major order.
    pub captured: Vec<Vertex>,
    /// Stones of the player's own chain, removed because the move left it no liberty.
    pub suicide: Vec<Vertex>,
    /// The stone that was on the vertex before: game files may play on an occupied vertex.
    pub replaced: Option<Color>,
}

impl Board {
    /// An empty board.
    pub fn new(size: Size) -> Self {
        Self { size, stones: vec![None; size.points()] }
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stone on a vertex; `None` off the board.
    pub fn get(&self, vertex: Vertex) -> Option<Color> {
        if self.size.contains(vertex) { self.stones[self.size.index(vertex)] } else { None }
    }

    /// Puts a stone on a vertex or removes it, without captures; does nothing off the board.
    pub fn set(&mut self, vertex: Vertex, stone: Option<Color>) {
        if self.size.contains(vertex) {
            let index = self.size.index(vertex);
            self.stones[index] = stone;
        }
    }

    /// All stones in row-major order.
    pub fn stones(&self) -> impl Iterator<Item = (Vertex, Color)> {
        self.size
            .vertices()
            .zip(&self.stones)
            .filter_map(|(v, stone)| stone.map(|color| (v, color)))
    }

    /// The number of a side's stones on the board.
    pub fn count(&self, color: Color) -> usize {
        self.stones.iter().filter(|&&stone| stone == Some(color)).count()
    }

    /// The vertices connected to `start` that hold `content`, with `start`, in row-major order.
    pub fn flood(&self, start: Vertex, content: Option<Color>) -> Vec<Vertex> {
        let mut seen = VertexSet::new(self.size);
        seen.insert(start);
        let mut found = vec![start];
        let mut next = 0;
        while let Some(&vertex) = found.get(next) {
            next += 1;
            for neighbor in self.size.neighbors(vertex) {
                if self.get(neighbor) == content && seen.insert(neighbor) {
                    found.push(neighbor);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// Plays a move as SGF defines it (FF4, property B).
    ///
    /// The vertex may be occupied. The opponent's chains without liberties are captured first, then
    /// the player's own.
    pub fn play(&mut self, color: Color, vertex: Vertex) -> Played {
        let replaced = self.get(vertex);
        self.set(vertex, Some(color));
        let mut captured = Vec::new();
        for neighbor in self.size.neighbors(vertex) {
            if self.get(neighbor) == Some(color.other()) {
                captured.extend(self.capture_breathless(neighbor));
            }
        }
        captured.sort_unstable();
        let suicide = self.capture_breathless(vertex);
        Played { captured, suicide, replaced }
    }

    /// Removes the chain at `vertex` if it has no liberty, and returns its stones.
    fn capture_breathless(&mut self, vertex: Vertex) -> Vec<Vertex> {
        if self.get(vertex).is_none() || self.breathes(vertex) {
            return Vec::new();
        }
        let stones = self.flood(vertex, self.get(vertex));
        for &stone in &stones {
            self.set(stone, None);
        }
        stones
    }

    /// Whether the chain at `vertex` has a liberty; stops at the first one.
    fn breathes(&self, vertex: Vertex) -> bool {
        let color = self.get(vertex);
        let mut seen = VertexSet::new(self.size);
        seen.insert(vertex);
        let mut open = vec![vertex];
        while let Some(stone) = open.pop() {
            for neighbor in self.size.neighbors(stone) {
                match self.get(neighbor) {
                    None => return true,
                    same if same == color && seen.insert(neighbor) => open.push(neighbor),
                    _ => {}
                }
            }
        }
        false
    }
}
