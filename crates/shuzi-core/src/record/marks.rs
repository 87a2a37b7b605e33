//! Dead stones marked by a game file.

use super::ReplayRemark;
use super::points::{MOST_PLACED, is_pass, rectangle};
use super::remarks::Remarks;
use super::sgf::{NodeId, Tree};
use crate::goban::{Board, Chains, Color, Size, VertexSet};
use crate::place::Place;

/// Stones that the file marks as dead, by marking territory or in a diagram.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The dead stones, in whole chains.
    pub dead: VertexSet,
    /// The place of the first mark.
    pub place: Place,
}

impl Marks {
    /// Reads the last territory marks (`TB`, `TW`) and the opponent's chains inside them or with no
    /// liberty outside them.
    ///
    /// Returns `None` if there are none, if a stone was played or set up later, or if they mark points
    /// for both sides.
    pub(super) fn of(tree: &Tree<'_>, board: &Board, remarks: &mut Remarks<'_>) -> Option<Self> {
        let size = board.size();
        let marked_node = tree.main_line().fold(None, |marked, node| {
            let has = |names: &[&str]| {
                let mut properties = tree.properties(node).iter();
                properties.any(|property| names.contains(&property.name.as_str()))
            };
            if has(&["TB", "TW"]) {
                Some(node)
            } else if has(&["AB", "AW", "AE"]) || moves_a_stone(tree, node, size) {
                None
            } else {
                marked
            }
        })?;
        let mut marked = [VertexSet::new(size), VertexSet::new(size)];
        let mut start = None;
        for (place, name) in ["TB", "TW"].into_iter().enumerate() {
            let named = || tree.properties(marked_node).iter().filter(|p| p.name == name);
            start = start.or(named().map(|property| property.name_span.start).next());
            let values = named().flat_map(|property| tree.values(property));
            let vertices = values.filter_map(|value| rectangle(&tree.value(value))).flatten();
            marked[place].extend(vertices.take(MOST_PLACED));
        }
        let place = remarks.place(start?);
        if marked[0].iter().any(|vertex| marked[1].contains(vertex)) {
            remarks.add(start?, ReplayRemark::MarksContradict);
            return None;
        }
        let mut dead = VertexSet::new(size);
        for chain in Chains::of(board).all() {
            let theirs = marked[usize::from(chain.color() == Color::Black)];
            let (stones, liberties) = (chain.stones(), chain.liberties());
            // Some editors mark only vacant points.
            let is_surrounded =
                !liberties.is_empty() && liberties.iter().all(|&liberty| theirs.contains(liberty));
            if is_surrounded || stones.iter().any(|&stone| theirs.contains(stone)) {
                dead.extend(stones.iter().copied());
            }
        }
        Some(Self { dead, place })
    }
}

/// Whether a node has a move other than a pass.
fn moves_a_stone(tree: &Tree<'_>, node: NodeId, size: Size) -> bool {
    tree.plays(node)
        .flat_map(|play| tree.values(play))
        .any(|value| !is_pass(&tree.value(value), size))
}
