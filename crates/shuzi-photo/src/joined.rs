//! Several pictures of one board, read as one.

use super::certainty::{SURE, doubtful};
use super::photograph::Photograph;
use super::reading::Reading;
use shuzi_core::goban::{Board, Symmetry};

/// For each point on which two pictures of one board surely differ, they agree on at least so many.
const AGREE_FOR_EACH: usize = 20;

/// A board, and how sure its points are.
type Points = (Board, Vec<f32>);

impl Reading {
    /// Adds another picture of the same board, whatever side it was taken from: what one shows
    /// clearly need not be clear in the other. Corners and the view from above stay those of the
    /// first. `None` if they do not show the same position.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Option<Self> {
        if self.board.size() != other.board.size() {
            return None;
        }
        let (_, (agree, differ), (board, confidence)) = self.nearest_turn(other)?;
        // Much of the board must be clear in both.
        if agree < AGREE_FOR_EACH * differ || agree * 3 < confidence.len() {
            return None;
        }
        let mut joined = self.clone();
        let size = self.board.size();
        for ((vertex, sure), other) in size.vertices().zip(&mut joined.confidence).zip(confidence) {
            let color = board.get(vertex);
            if joined.board.get(vertex) == color {
                *sure = 1.0 - (1.0 - *sure) * (1.0 - other);
                continue;
            }
            if other > *sure {
                joined.board.set(vertex, color);
            }
            let (most, least) = (sure.max(other), sure.min(other));
            let [for_it, against] = [most * (1.0 - least), least * (1.0 - most)];
            *sure = for_it / (for_it + against).max(f32::EPSILON);
        }
        joined.doubtful = doubtful(size, &joined.confidence);
        joined.doubt = joined.doubt.filter(|_| other.doubt.is_some());
        Some(joined)
    }

    /// The reading without its view from above, which takes a megabyte.
    #[must_use]
    pub fn without_view(&self) -> Self {
        let above = Photograph { width: 0, height: 0, rgb: Vec::new() };
        Self { above, ..self.clone() }
    }

    /// The quarter turns of another picture that make it most like this one, the fewest of equals,
    /// with their agreement and what is then seen.
    fn nearest_turn(&self, other: &Self) -> Option<(usize, (usize, usize), Points)> {
        let turns = (0..4).scan((other.board.clone(), other.confidence.clone()), |seen, turns| {
            let now = seen.clone();
            *seen = turned(seen);
            Some((turns, self.agreement(&now), now))
        });
        turns.min_by_key(|(_, (agree, differ), _)| {
            std::cmp::Reverse(agree.saturating_sub(AGREE_FOR_EACH * differ))
        })
    }

    /// On how many points that are sure in both pictures they agree, and on how many they differ.
    fn agreement(&self, (board, confidence): &Points) -> (usize, usize) {
        let both =
            self.confidence.iter().zip(confidence).map(|(own, other)| own.min(*other) >= SURE);
        let sure = board.size().vertices().zip(both).filter(|(_, both)| *both);
        let same = sure.map(|(vertex, _)| self.board.get(vertex) == board.get(vertex));
        same.fold(
            (0, 0),
            |(agree, differ), same| {
                if same { (agree + 1, differ) } else { (agree, differ + 1) }
            },
        )
    }
}

/// A board and how sure its points are, a quarter turn further.
fn turned((board, confidence): &Points) -> Points {
    let size = board.size();
    let mut turned = vec![0.0; confidence.len()];
    for (vertex, &sure) in size.vertices().zip(confidence) {
        let to = Symmetry::TURNED.vertex(vertex, size);
        turned[usize::from(to.y) * usize::from(size.height()) + usize::from(to.x)] = sure;
    }
    (Symmetry::TURNED.board(board), turned)
}
