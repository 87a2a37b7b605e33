//! The mark at a vertex, and its owner.

use shuzi_core::goban::Color;

/// The mark at a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointMark {
    /// Nothing, with no owner yet.
    Empty,
    /// A living stone.
    Stone(Color),
    /// A dead stone.
    Dead(Color),
    /// A vacant point of a side.
    Territory(Color),
    /// A point of its territory that a side has to fill (teire): it counts for neither.
    MustFill(Color),
    /// A point in seki that a side fills.
    Filled(Color),
    /// A point that counts for neither side.
    Nobodys,
}
