//! How certain a point must be.

use shuzi_core::goban::{Size, VertexSet};

/// Points below this certainty are checked. `benches/photo.rs` prints what other limits would ask and
/// miss (BENCHMARKS.md): from 0.95 to 0.98 a twentieth more questions, and 23 silent boards instead of 28.
pub(super) const SURE: f32 = 0.98;
/// From this certainty on, a point is sure if its colours say the same.
pub(super) const LIKELY: f32 = 0.85;
/// How certain a stone can be that lies off its point, or is neither black nor white.
pub(super) const OF_ODD: f32 = 0.5;

/// The points that are less than sure, of the certainty of all in row-major order.
pub(super) fn doubtful(size: Size, confidence: &[f32]) -> VertexSet {
    let mut doubtful = VertexSet::new(size);
    let unsure = size.vertices().zip(confidence).filter(|(_, sure)| **sure < SURE);
    doubtful.extend(unsure.map(|(vertex, _)| vertex));
    doubtful
}
