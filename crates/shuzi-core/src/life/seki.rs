//! Seki, found from the groups of a board once its dead stones are removed.

use super::cluster::Cluster;
use super::fight::side_of;
use super::fight_outcome::{End, FightOutcome};
use super::groups::Groups;
use super::reading::FightReading;
use crate::goban::{Board, Chains, Color, Vertex, VertexSet};

/// Stones that live without two eyes, and the empty vertices to fill before the count.
///
/// Mays, section 3: each owner fills the eyes and false eyes of its seki, then both fill the shared
/// liberties evenly. The exception is liberties that only one side can fill safely (White 4 and 6
/// in his Example 5). Shape does not show these: they are found by reading if that is quick, and
/// otherwise assigned by the players.
///
/// A group with two eyes is not in seki because a dame touches it: having dame concerns the whole
/// group (Jasiek), and a group with two eyes lives by itself. Only groups without share their life
/// with the opponent's (Fearnley).
#[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seki {
    /// The stones that live in seki.
    pub stones: VertexSet,
    /// The vertices of its eyes and their owners.
    pub eyes: Vec<(Vertex, Color)>,
    /// The shared liberties, grouped by region.
    pub shared: Vec<Vec<Vertex>>,
    /// The shared liberties that only one side can fill without loss, whoever moves first. Empty
    /// until [`Seki::read`].
    pub one_sided: Vec<(Vertex, Color)>,
}

/// The most reading for the liberties of a board's sekis: a few milliseconds.
const MOST_WORK: usize = 250_000;

impl Seki {
    /// Finds the sekis among the groups of a board.
    ///
    /// A region between both sides is shared liberties if each side has a group there that does not
    /// live by itself, and every vertex in it is next to a stone (otherwise it is an unfinished
    /// border). These groups are entirely in seki. So are those of `said`, which the players call so
    /// though they seem to live by themselves.
    #[doc(hidden)]
    pub fn among(groups: &Groups, living: &Board, said: &VertexSet) -> Self {
        let lives = |group: usize| {
            let group = &groups.all()[group];
            group.lives() && !said.contains(groups.first_stone(group))
        };
        let mut in_seki = vec![false; groups.all().len()];
        let mut shared = Vec::new();
        for (number, region) in groups.regions().all().iter().enumerate() {
            let around = groups.around(number);
            let in_need = around.into_iter().filter(|&group| !lives(group));
            let in_need: Vec<usize> = in_need.collect();
            let has = |color| in_need.iter().any(|&group| groups.all()[group].color == color);
            if Color::BOTH.into_iter().all(has) && touches_stones(living, region.vertices()) {
                for group in in_need {
                    in_seki[group] = true;
                }
                shared.push(region.vertices().to_vec());
            }
        }
        for number in 0..in_seki.len() {
            let joins = |other: usize| groups.all()[other].joins(&groups.all()[number]);
            in_seki[number] |= (0..in_seki.len()).any(|other| in_seki[other] && joins(other));
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
        Self { stones, eyes, shared, one_sided: Vec::new() }
    }

    /// Adds the shared liberties that only one side can fill, found by reading.
    ///
    /// The `dead` stones in its eyes are on the board while that is read: without them an eye of three
    /// points would be two.
    #[must_use]
    pub fn read(mut self, living: &Board, dead: &VertexSet) -> Self {
        if self.is_empty() {
            return self;
        }
        let mut board = living.clone();
        for &(eye, owner) in self.eyes.iter().filter(|(eye, _)| dead.contains(*eye)) {
            board.set(eye, Some(owner.other()));
        }
        let chains = Chains::of(&board);
        let mut reading = FightReading::within(&board, &chains, MOST_WORK);
        for cluster in Cluster::all(&board, &chains, &VertexSet::new(living.size())) {
            let liberties = self.shared.iter().flatten().copied();
            let liberties: Vec<Vertex> =
                liberties.filter(|&vertex| cluster.vertices.contains(vertex)).collect();
            if liberties.is_empty() {
                continue;
            }
            if let Some(outcome) = reading.outcome(&cluster, [false; 2])
                && outcome.is_certain
                && all_stand(living, &cluster, &outcome)
            {
                self.one_sided.extend(filled_by_one_side(&outcome, &liberties));
            }
        }
        self
    }

    /// Whether there is no seki.
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }
}

/// Whether every one of these vertices is next to a stone.
fn touches_stones(board: &Board, vertices: &[Vertex]) -> bool {
    let touches = |&v: &Vertex| board.size().neighbors(v).any(|n| board.get(n).is_some());
    vertices.iter().all(touches)
}

/// Whether all stones of a fight survive, whoever moves first.
fn all_stand(living: &Board, cluster: &Cluster, outcome: &FightOutcome) -> bool {
    cluster.vertices.iter().all(|vertex| {
        living
            .get(vertex)
            .is_none_or(|color| outcome.ends.iter().all(|end| end[side_of(color)].contains(vertex)))
    })
}

/// The liberties that a side fills beyond those the other fills, even if the other moves first.
///
/// Which liberties it fills may depend on who moves first; how many it gains does not depend on the
/// orientation of the board.
fn filled_by_one_side(outcome: &FightOutcome, liberties: &[Vertex]) -> Vec<(Vertex, Color)> {
    let filled = |end: &End, color| {
        let own = liberties.iter().filter(|&&vertex| end[side_of(color)].contains(vertex));
        own.copied().collect::<Vec<_>>()
    };
    for color in Color::BOTH {
        let gained =
            |end: &End| filled(end, color).len().saturating_sub(filled(end, color.other()).len());
        let least = outcome.ends.iter().min_by_key(|end| gained(end));
        let own = least.map(|end| (filled(end, color), gained(end)));
        if let Some((own, gained @ 1..)) = own {
            return own.into_iter().take(gained).map(|vertex| (vertex, color)).collect();
        }
    }
    Vec::new()
}
