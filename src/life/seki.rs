//! Seki, found from the groups of the board once the dead stones are off.

use super::groups::Groups;
use crate::goban::{Board, Color, Vertex, VertexSet};

/// Stones that live without two eyes, and the empty vertices that are filled before the count.
///
/// Mays, section 3: every eye and false eye of a seki is filled by its owner, then the shared
/// liberties evenly. Shape alone does not show a vertex that only one side can fill safely (as
/// White 4 and 6 of his Example 5): the players give such a vertex to its side.
///
/// That a dame touches it makes no seki of a group that has two eyes: having dame is a matter of
/// the whole group (Jasiek), and a group with two eyes lives by itself; only the others share
/// their life with the opponent's (Fearnley).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seki {
    /// The stones that live in seki.
    pub stones: VertexSet,
    /// The vertices of its eyes, with their owners.
    pub eyes: Vec<(Vertex, Color)>,
    /// The shared liberties, region by region.
    pub shared: Vec<Vec<Vertex>>,
}

impl Seki {
    /// The sekis among the groups of a board.
    ///
    /// A region between both sides is shared liberties if each side has a group there that does
    /// not live by itself, and no vertex in it is away from all stones (that would be an
    /// unfinished border). Those groups are in seki, wholly.
    pub fn among(groups: &Groups, living: &Board) -> Self {
        let mut in_seki = vec![false; groups.all().len()];
        let mut shared = Vec::new();
        for (number, region) in groups.regions().all().iter().enumerate() {
            let around = groups.around(number);
            let in_need = around.into_iter().filter(|&group| !groups.all()[group].lives());
            let in_need: Vec<usize> = in_need.collect();
            let has = |color| in_need.iter().any(|&group| groups.all()[group].color == color);
            if Color::BOTH.into_iter().all(has) && touches_stones(living, region.vertices()) {
                for group in in_need {
                    in_seki[group] = true;
                }
                shared.push(region.vertices().to_vec());
            }
        }
        let mut stones = VertexSet::new(living.size());
        for (group, _) in groups.all().iter().zip(&in_seki).filter(|(_, in_seki)| **in_seki) {
            for &chain in &group.chains {
                stones.extend(groups.chains().all()[chain].stones().iter().copied());
            }
        }
        let mut eyes = Vec::new();
        for (number, region) in groups.regions().all().iter().enumerate() {
            let Some(owner) = region.owner() else { continue };
            if groups.around(number).into_iter().any(|group| in_seki[group]) {
                eyes.extend(region.vertices().iter().map(|&vertex| (vertex, owner)));
            }
        }
        eyes.sort_unstable();
        Self { stones, eyes, shared }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }
}

/// Whether every one of these vertices is next to a stone.
fn touches_stones(board: &Board, vertices: &[Vertex]) -> bool {
    let touches = |&v: &Vertex| board.size().neighbors(v).any(|n| board.get(n).is_some());
    vertices.iter().all(touches)
}
