//! Regions: empty vertices connected along the lines.

use super::{Board, Color, Size, Vertex};

/// A region: connected empty vertices and the colours that border them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    vertices: Vec<Vertex>,
    black: bool,
    white: bool,
}

impl Region {
    /// Its vertices in row-major order.
    pub fn vertices(&self) -> &[Vertex] {
        &self.vertices
    }

    /// The side whose stones alone border it; `None` if both sides do, or neither.
    pub const fn owner(&self) -> Option<Color> {
        match (self.black, self.white) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }

    /// Whether stones of both sides border it.
    pub const fn is_shared(&self) -> bool {
        self.black && self.white
    }
}

/// All regions of a position, with the region at each vertex.
#[derive(Clone, Debug)]
pub struct Regions {
    all: Vec<Region>,
    at: Vec<Option<usize>>,
    size: Size,
}

impl Regions {
    /// Finds the regions of a position, in row-major order of their first vertices.
    pub fn of(board: &Board) -> Self {
        let size = board.size();
        let mut regions = Self { all: Vec::new(), at: vec![None; size.points()], size };
        for vertex in size.vertices() {
            if board.get(vertex).is_some() || regions.at[size.index(vertex)].is_some() {
                continue;
            }
            let vertices = board.flood(vertex, None);
            let borders = |color| {
                let mut around = vertices.iter().flat_map(|&inside| size.neighbors(inside));
                around.any(|outside| board.get(outside) == Some(color))
            };
            for &inside in &vertices {
                regions.at[size.index(inside)] = Some(regions.all.len());
            }
            let (black, white) = (borders(Color::Black), borders(Color::White));
            regions.all.push(Region { vertices, black, white });
        }
        regions
    }

    /// The regions.
    pub fn all(&self) -> &[Region] {
        &self.all
    }

    /// The index in [`Regions::all`] of the region at a vertex; `None` if there is a stone.
    pub fn number_at(&self, vertex: Vertex) -> Option<usize> {
        self.at[self.size.index(vertex)]
    }
}
