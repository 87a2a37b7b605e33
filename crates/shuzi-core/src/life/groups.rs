//! Groups: which chains live together, and how many eyes they have.

use super::closed::Closed;
use crate::goban::{Board, Chains, Color, Region, Regions, Vertex, VertexSet};

/// Chains of one side that cannot be cut apart because they border territory together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The side it belongs to.
    pub color: Color,
    /// Indices of its chains in [`Groups::chains`].
    pub chains: Vec<usize>,
    /// The number of eyes once its side has taken all dame and filled what it then must; with two or
    /// more the group lives by itself.
    pub eyes: u32,
    /// The number of the group that it is part of then: the same for those joined over dame.
    joined: usize,
}

impl Group {
    /// Whether it has two eyes, so that it lives whatever happens elsewhere.
    pub const fn lives(&self) -> bool {
        self.eyes >= 2
    }

    /// Whether it is one group with another of its side once that has taken all dame.
    pub fn joins(&self, other: &Self) -> bool {
        self.color == other.color && self.joined == other.joined
    }
}

/// The groups of a board after its dead stones are removed.
///
/// A region bordered by one side only belongs to that side, and the chains around it are one group.
/// A point that its owner will have to fill is a *false eye* and does not count: it is at the edge
/// of its region, and without it the chains that touch it would no longer be connected, either
/// through other chains and regions of the group or through the rest of the region. The rest of the
/// region is worth one or two eyes depending on its shape; a dead stone in the middle takes away
/// the second.
#[derive(Clone, Debug)]
pub struct Groups {
    chains: Chains,
    regions: Regions,
    /// For each region, the chains around it.
    borders: Vec<Vec<usize>>,
    of_chain: Vec<usize>,
    all: Vec<Group>,
    false_eyes: VertexSet,
    dead: VertexSet,
}

impl Groups {
    /// Returns the groups of a board from which the dead stones have already been removed.
    pub fn of(living: &Board, dead: &VertexSet) -> Self {
        let chains = Chains::of(living);
        let regions = Regions::of(living);
        let borders: Vec<Vec<usize>> =
            regions.all().iter().map(|region| borders(living, &chains, region)).collect();
        let (all, of_chain) = joined(&chains, &regions, &borders);
        let false_eyes = VertexSet::new(living.size());
        let dead = *dead;
        let mut groups = Self { chains, regions, borders, of_chain, all, false_eyes, dead };
        groups.count_eyes(living, &dead);
        groups.join_over_dame(living);
        groups
    }

    /// The stones of the group at a vertex and of the opponent's groups that it shares liberties with,
    /// those without two eyes if there are any; none if it shares none.
    pub(super) fn sharing_liberties(&self, vertex: Vertex) -> Vec<Vertex> {
        let Some(own) = self.chains.number_at(vertex).map(|chain| self.of_chain[chain]) else {
            return Vec::new();
        };
        let shared = (0..self.regions.all().len()).filter(|&number| {
            self.regions.all()[number].is_shared() && self.around(number).contains(&own)
        });
        let mut others: Vec<usize> = shared.flat_map(|number| self.around(number)).collect();
        others.retain(|&other| self.all[other].color != self.all[own].color);
        if others.is_empty() {
            return Vec::new();
        }
        if others.iter().any(|&other| !self.all[other].lives()) {
            others.retain(|&other| !self.all[other].lives());
        }
        others.push(own);
        others.iter().flat_map(|&group| self.stones(&self.all[group])).collect()
    }

    /// Counts the eyes of each group once its side has taken all dame: a chain that joins another by
    /// taking a dame is not cut off by it.
    fn join_over_dame(&mut self, living: &Board) {
        if !self.regions.all().iter().any(Region::is_shared) {
            return;
        }
        for color in Color::BOTH {
            let closed = Closed::of(living, &self.regions, color, &VertexSet::new(living.size()));
            let then = Self::of(closed.board(), &self.dead);
            for number in 0..self.all.len() {
                let first = self.first_stone(&self.all[number]);
                let group = &mut self.all[number];
                if group.color == color
                    && let Some(joined) = then.group_at(first)
                {
                    (group.eyes, group.joined) = (then.all[joined].eyes, joined);
                }
            }
        }
    }

    fn count_eyes(&mut self, living: &Board, dead: &VertexSet) {
        let ways = Ways::of(living, self);
        let mut false_eyes = VertexSet::new(living.size());
        let mut eyes = vec![0; self.all.len()];
        for (number, region) in self.regions.all().iter().enumerate() {
            let Some(&chain) = self.borders[number].first() else { continue };
            if region.owner().is_none() {
                continue;
            }
            let (forced, rest): (Vec<Vertex>, Vec<Vertex>) =
                region.vertices().iter().partition(|&&vertex| ways.is_forced(vertex, number));
            let parts = parts(living, &rest);
            let worth: u32 = parts.iter().map(|part| eyes_of(living, part, dead)).sum();
            eyes[self.of_chain[chain]] += worth.min(2);
            false_eyes.extend(forced);
        }
        self.false_eyes = false_eyes;
        for (group, eyes) in self.all.iter_mut().zip(eyes) {
            group.eyes = eyes;
        }
    }

    /// The groups, in reading order of their first stones.
    pub fn all(&self) -> &[Group] {
        &self.all
    }

    /// All chains of the board.
    pub const fn chains(&self) -> &Chains {
        &self.chains
    }

    /// All regions of the board.
    pub const fn regions(&self) -> &Regions {
        &self.regions
    }

    /// The groups around a region, as indices into [`Groups::all`], without repetition.
    pub fn around(&self, region: usize) -> Vec<usize> {
        let mut around: Vec<usize> =
            self.borders[region].iter().map(|&chain| self.of_chain[chain]).collect();
        around.sort_unstable();
        around.dedup();
        around
    }

    /// The stones of a group.
    pub fn stones(&self, group: &Group) -> Vec<Vertex> {
        let chains = group.chains.iter().map(|&chain| self.chains.all()[chain].stones());
        chains.flatten().copied().collect()
    }

    /// The first stone of a group, in reading order.
    pub fn first_stone(&self, group: &Group) -> Vertex {
        self.chains.all()[group.chains[0]].stones()[0]
    }

    /// The group of the stone at a vertex, as an index into [`Groups::all`].
    fn group_at(&self, vertex: Vertex) -> Option<usize> {
        self.chains.number_at(vertex).map(|chain| self.of_chain[chain])
    }

    /// The points of false eyes, which their owners will have to fill.
    pub const fn false_eyes(&self) -> &VertexSet {
        &self.false_eyes
    }
}

/// Joins chains around regions of one side into groups; also returns the group of each chain.
fn joined(chains: &Chains, regions: &Regions, borders: &[Vec<usize>]) -> (Vec<Group>, Vec<usize>) {
    let mut root: Vec<usize> = (0..chains.all().len()).collect();
    let find = |root: &[usize], mut chain: usize| {
        while root[chain] != chain {
            chain = root[chain];
        }
        chain
    };
    for (region, borders) in regions.all().iter().zip(borders) {
        if region.owner().is_none() {
            continue;
        }
        for pair in borders.windows(2) {
            let (a, b) = (find(&root, pair[0]), find(&root, pair[1]));
            root[a.max(b)] = a.min(b);
        }
    }
    let mut groups: Vec<Group> = Vec::new();
    let mut of_chain = vec![0; root.len()];
    for (number, chain) in chains.all().iter().enumerate() {
        let first = find(&root, number);
        if first == number {
            of_chain[number] = groups.len();
            let joined = groups.len();
            groups.push(Group { color: chain.color(), chains: Vec::new(), eyes: 0, joined });
        }
        // The root is the first chain of its group, so its group number is already known.
        of_chain[number] = of_chain[first];
        groups[of_chain[number]].chains.push(number);
    }
    (groups, of_chain)
}

/// Returns the chains of a board, and for each whether it keeps two eyes even if the opponent moves
/// first.
///
/// An eye counts only if all chains around it are held (Benson's elimination), so false eyes drop
/// out.
pub(super) fn held(board: &Board, dead: &VertexSet) -> (Chains, Vec<bool>) {
    let (chains, regions) = (Chains::of(board), Regions::of(board));
    let borders: Vec<Vec<usize>> =
        regions.all().iter().map(|region| borders(board, &chains, region)).collect();
    let eyes: Vec<(&[usize], u32)> = regions
        .all()
        .iter()
        .zip(&borders)
        .filter(|(region, _)| region.owner().is_some())
        .map(|(region, borders)| (&**borders, eyes_held(board, region.vertices(), dead)))
        .collect();
    let mut held = vec![true; chains.all().len()];
    loop {
        let mut found = vec![0; held.len()];
        for (chains, eyes) in &eyes {
            if chains.iter().all(|&chain| held[chain]) {
                for &chain in *chains {
                    found[chain] += eyes;
                }
            }
        }
        let still: Vec<bool> =
            held.iter().zip(found).map(|(&held, eyes)| held && eyes >= 2).collect();
        if still == held {
            return (chains, held);
        }
        held = still;
    }
}

/// The chains around a region, without repetition.
fn borders(board: &Board, chains: &Chains, region: &Region) -> Vec<usize> {
    let around = region.vertices().iter().flat_map(|&v| board.size().neighbors(v));
    let mut borders: Vec<usize> = around.filter_map(|v| chains.number_at(v)).collect();
    borders.sort_unstable();
    borders.dedup();
    borders
}

/// The connected parts of a set of vertices.
fn parts(board: &Board, vertices: &[Vertex]) -> Vec<Vec<Vertex>> {
    let mut left = VertexSet::of(board.size(), vertices.iter().copied());
    let mut parts = Vec::new();
    for &start in vertices {
        if !left.contains(start) {
            continue;
        }
        left.remove(start);
        let mut part = vec![start];
        let mut next = 0;
        while let Some(&vertex) = part.get(next) {
            next += 1;
            for neighbor in board.size().neighbors(vertex) {
                if left.contains(neighbor) {
                    left.remove(neighbor);
                    part.push(neighbor);
                }
            }
        }
        parts.push(part);
    }
    parts
}

/// For each point of a shape, how many of its neighbours are in the shape.
fn degrees(board: &Board, shape: &[Vertex]) -> Vec<usize> {
    let beside = |&vertex: &Vertex| {
        board.size().neighbors(vertex).filter(|neighbor| shape.contains(neighbor)).count()
    };
    shape.iter().map(beside).collect()
}

/// How many eyes (at most two) a connected shape makes if its owner defends in time.
fn eyes_of(board: &Board, shape: &[Vertex], dead: &VertexSet) -> u32 {
    let taken: Vec<Vertex> = shape.iter().copied().filter(|&v| dead.contains(v)).collect();
    let two = match shape.len() {
        0..=2 => false,
        3 => {
            let degrees = degrees(board, shape);
            !shape.iter().zip(degrees).any(|(&vertex, beside)| beside == 2 && dead.contains(vertex))
        }
        4 if degrees(board, shape) == [2; 4] => {
            // In a square, only two stones on a diagonal leave two eyes.
            matches!(taken[..], [a, b] if a.x != b.x && a.y != b.y)
        }
        4..=6 if !taken.is_empty() => shape.iter().any(|&vertex| {
            let rest: Vec<Vertex> = shape.iter().copied().filter(|&v| v != vertex).collect();
            !dead.contains(vertex) && parts(board, &rest).len() > 1
        }),
        _ => true,
    };
    1 + u32::from(two)
}

/// How many eyes (at most two) a region makes even if the opponent moves first. Four to six points
/// with an opponent's stone inside count as one eye without a closer look.
fn eyes_held(board: &Board, shape: &[Vertex], dead: &VertexSet) -> u32 {
    let two = match shape.len() {
        0..=3 => false,
        4..=6 if shape.iter().any(|&vertex| dead.contains(vertex)) => false,
        4..=6 => {
            let mut degrees = degrees(board, shape);
            degrees.sort_unstable();
            // Square and pyramid four, bulky and crossed five, rabbity six.
            !matches!(
                degrees[..],
                [2, 2, 2, 2]
                    | [1, 1, 1, 3]
                    | [1, 2, 2, 2, 3]
                    | [1, 1, 1, 1, 4]
                    | [1, 1, 2, 2, 2, 4]
            )
        }
        _ => true,
    };
    1 + u32::from(two)
}

/// How the chains of a group are connected.
struct Ways<'a> {
    board: &'a Board,
    groups: &'a Groups,
    /// For each chain, the regions of its own side that it borders.
    regions_of: Vec<Vec<usize>>,
}

/// A step on a connecting path.
#[derive(Clone, Copy)]
enum Place {
    Chain(usize),
    Region(usize),
    /// A point of the region under examination.
    Point(Vertex),
}

impl<'a> Ways<'a> {
    fn of(board: &'a Board, groups: &'a Groups) -> Self {
        let mut regions_of = vec![Vec::new(); groups.chains.all().len()];
        for (number, region) in groups.regions.all().iter().enumerate() {
            if region.owner().is_some() {
                for &chain in &groups.borders[number] {
                    regions_of[chain].push(number);
                }
            }
        }
        Self { board, groups, regions_of }
    }

    /// Whether the owner of a region will have to fill this point: it has at most one neighbour in
    /// the region, and the chains and points next to it are connected only through it.
    fn is_forced(&self, point: Vertex, region: usize) -> bool {
        let size = self.board.size();
        let regions = &self.groups.regions;
        let mut inner = size.neighbors(point).filter(|&v| regions.number_at(v) == Some(region));
        let (inner, second) = (inner.next(), inner.next());
        if second.is_some() {
            return false;
        }
        let mut touching: Vec<usize> =
            size.neighbors(point).filter_map(|v| self.groups.chains.number_at(v)).collect();
        touching.sort_unstable();
        touching.dedup();
        let Some((&first, others)) = touching.split_first() else { return false };
        if others.is_empty() && inner.is_none() {
            return false;
        }
        !self.reaches(first, others, inner, (point, region))
    }

    /// Whether there are paths from a chain to all the others, and to the inner point, that avoid
    /// the point `without` of the region.
    fn reaches(
        &self,
        from: usize,
        others: &[usize],
        inner: Option<Vertex>,
        (without, region): (Vertex, usize),
    ) -> bool {
        let mut chains = vec![false; self.groups.chains.all().len()];
        let mut regions = vec![false; self.groups.regions.all().len()];
        let mut points = VertexSet::new(self.board.size());
        chains[from] = true;
        regions[region] = true;
        points.insert(without);
        let mut left = others.len() + usize::from(inner.is_some());
        let mut open = vec![Place::Chain(from)];
        let mut beside = Vec::new();
        while let Some(place) = open.pop() {
            self.put_beside(place, region, &mut beside);
            for next in beside.drain(..) {
                let (fresh, wanted) = match next {
                    Place::Chain(chain) => {
                        (!std::mem::replace(&mut chains[chain], true), others.contains(&chain))
                    }
                    Place::Region(other) => (!std::mem::replace(&mut regions[other], true), false),
                    Place::Point(point) => (points.insert(point), inner == Some(point)),
                };
                if fresh {
                    left -= usize::from(wanted);
                    open.push(next);
                }
            }
            if left == 0 {
                return true;
            }
        }
        false
    }

    /// Adds the neighbours of a place; only the points of `region` are separate places.
    fn put_beside(&self, place: Place, region: usize, beside: &mut Vec<Place>) {
        let Groups { chains, regions, borders, .. } = self.groups;
        let inside = |vertex: Vertex| regions.number_at(vertex) == Some(region);
        match place {
            Place::Chain(chain) => {
                let liberties = chains.all()[chain].liberties().iter().copied();
                beside.extend(liberties.filter(|&liberty| inside(liberty)).map(Place::Point));
                beside.extend(self.regions_of[chain].iter().copied().map(Place::Region));
            }
            Place::Region(other) => beside.extend(borders[other].iter().copied().map(Place::Chain)),
            Place::Point(point) => {
                beside.extend(self.board.size().neighbors(point).filter_map(|neighbor| {
                    match chains.number_at(neighbor) {
                        Some(chain) => Some(Place::Chain(chain)),
                        None => inside(neighbor).then_some(Place::Point(neighbor)),
                    }
                }));
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_groups.rs"]
mod tests;
