//! The board: colours, vertices, stones, chains and regions.

mod board;
mod chain;
mod color;
mod fixed_places;
mod region;
mod set;
mod size;
mod symmetry;
mod vertex;
mod vertex_name;

pub use board::{Board, Played};
pub use chain::{Chain, Chains};
pub use color::Color;
pub use fixed_places::fixed_places;
pub use region::{Region, Regions};
pub use set::VertexSet;
pub use size::{MOST_LINES, Size, SizeError};
pub use symmetry::Symmetry;
pub use vertex::Vertex;
pub use vertex_name::VertexError;
