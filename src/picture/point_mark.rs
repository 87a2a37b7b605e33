//! What stands on a vertex, and whose it is.

use crate::goban::Color;

/// What stands on a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointMark {
    /// Nothing, and nobody's yet.
    Empty,
    /// A living stone.
    Stone(Color),
    /// A dead stone.
    Dead(Color),
    /// A vacant point of a side.
    Territory(Color),
    /// A point of its territory that a side has to fill: it counts for nobody.
    MustFill(Color),
    /// A point of a seki that a side fills.
    Filled(Color),
    /// A point neither side has.
    Nobodys,
}
