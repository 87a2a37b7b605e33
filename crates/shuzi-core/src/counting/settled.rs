//! A finished position, ready to count: dead stones removed, seki filled, owners known.

use std::sync::OnceLock;

use super::{Fill, SideCount, Totals, Undone, Unfinished};
use crate::goban::{Board, Color, Region, Regions, Size, Vertex, VertexSet};
use crate::life::{Groups, OpenTeire, Seki, Teire};
use crate::reshape::{Area, Plan, SidePlan, Style};
use crate::rules::{Profile, Scoring};

/// A position with the owner of each point (Mays, phase 1, steps 1 and 2).
#[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The board after the dead stones are removed and seki is filled.
    board: Board,
    dead: VertexSet,
    seki: Seki,
    fill: Fill,
    territories: [Vec<Vec<Vertex>>; 2],
    non_scoring: VertexSet,
    /// The regions that both sides border, and the groups with one eye by their first stones.
    shared: Vec<Region>,
    one_eyed: Vec<Vertex>,
    unfinished: Found,
    groups: [u32; 2],
    teire: Teire,
}

/// What the players left unfinished, once somebody asks; a position is the same before and after.
#[derive(Clone, Debug, Default)]
struct Found(OnceLock<Vec<Unfinished>>);

impl PartialEq for Found {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Found {}

/// A position after the dead stones are removed, with its groups and sekis.
struct Living {
    board: Board,
    groups: Groups,
    seki: Seki,
    teire: Teire,
}

impl Settled {
    /// Removes the dead stones, finds the sekis and fills them evenly.
    pub fn of(board: &Board, dead: &VertexSet) -> Self {
        Self::with_seki(board, dead, &VertexSet::new(board.size()), None)
    }

    /// As [`Settled::of`], but with stones that the players say are in seki, and with the sekis filled
    /// as given.
    pub fn with_seki(
        board: &Board,
        dead: &VertexSet,
        in_seki: &VertexSet,
        fill: Option<&Fill>,
    ) -> Self {
        let living = Self::take_off(board, dead, in_seki);
        let even = || Fill::even(board.size(), &living.seki);
        let fill = fill.copied().unwrap_or_else(even);
        Self::filled(living, dead, &fill)
    }

    fn take_off(board: &Board, dead: &VertexSet, in_seki: &VertexSet) -> Living {
        let mut board = board.clone();
        for vertex in dead.iter() {
            board.set(vertex, None);
        }
        let groups = Groups::of(&board, dead);
        let seki = Seki::among(&groups, &board, in_seki).read(&board, dead);
        let teire = Teire::of(&board, &groups, &seki);
        Living { board, groups, seki, teire }
    }

    fn filled(living: Living, dead: &VertexSet, fill: &Fill) -> Self {
        let Living { mut board, groups, seki, teire } = living;
        for color in Color::BOTH {
            for vertex in fill.by(color).iter() {
                board.set(vertex, Some(color));
            }
        }
        let mut territories = [Vec::new(), Vec::new()];
        let mut non_scoring = VertexSet::new(board.size());
        let mut shared = Vec::new();
        for region in Regions::of(&board).all() {
            if region.is_shared() && !region.vertices().iter().any(|&v| fill.left().contains(v)) {
                shared.push(region.clone());
            }
            let mut owned = Vec::new();
            for &vertex in region.vertices() {
                if region.owner().is_none() || fill.left().contains(vertex) {
                    non_scoring.insert(vertex);
                } else {
                    owned.push(vertex);
                }
            }
            if let Some(owner) = region.owner().filter(|_| !owned.is_empty()) {
                territories[owner.index()].push(owned);
            }
        }
        let one_eyed = groups.all().iter().filter(|group| !group.lives());
        let one_eyed = one_eyed.map(|group| groups.first_stone(group));
        let one_eyed = one_eyed.filter(|&stone| !seki.stones.contains(stone)).collect();
        let by_themselves = Color::BOTH.map(|color| {
            let own = groups.all().iter().filter(|group| group.color == color);
            let in_seki = |first| seki.stones.contains(first);
            small(own.filter(|group| !in_seki(groups.first_stone(group))).count())
        });
        Self {
            board,
            dead: *dead,
            seki,
            fill: *fill,
            territories,
            non_scoring,
            shared,
            one_eyed,
            unfinished: Found::default(),
            groups: by_themselves,
            teire,
        }
    }

    /// The board size.
    pub const fn size(&self) -> Size {
        self.board.size()
    }

    /// The board to count, including the stones that fill seki.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The dead stones that were removed.
    pub const fn dead(&self) -> &VertexSet {
        &self.dead
    }

    /// The sekis.
    pub const fn seki(&self) -> &Seki {
        &self.seki
    }

    /// How the sekis are filled.
    pub const fn fill(&self) -> &Fill {
        &self.fill
    }

    /// The empty vertices that score for neither side: open liberties in seki and unfilled dame.
    pub const fn non_scoring(&self) -> &VertexSet {
        &self.non_scoring
    }

    /// The number of groups outside seki, `[Black, White]`.
    ///
    /// Chains around the same territory are one group, because neither can be cut off from it.
    pub const fn groups(&self) -> [u32; 2] {
        self.groups
    }

    /// The teire points, with their owners: territory that must be filled after the dame.
    ///
    /// Some rules with territory scoring do not count them as territory.
    pub fn teire(&self) -> &[(Vertex, Color)] {
        &self.teire.forced
    }

    /// The teire points that are not territory under a rule profile; empty if it counts them.
    pub fn teire_by(&self, profile: &Profile) -> &[(Vertex, Color)] {
        if profile.scoring == Scoring::Territory && profile.teire { self.teire() } else { &[] }
    }

    /// The dame at which a side would lose a point of territory under a rule profile if the opponent
    /// moved first; empty if the profile counts teire points.
    pub fn open_teire_by(&self, profile: &Profile) -> &[OpenTeire] {
        let counts = profile.scoring == Scoring::Territory && profile.teire;
        if counts { &self.teire.open } else { &[] }
    }

    /// What the players left unfinished: open borders, dame, groups with one eye.
    pub fn unfinished(&self) -> &[Unfinished] {
        self.unfinished.0.get_or_init(|| {
            let shared = self.shared.iter().map(|region| Unfinished::of(&self.board, region));
            shared.chain(self.one_eyed.iter().copied().map(Unfinished::one_eye)).collect()
        })
    }

    /// What the players left unfinished that can change the result by these rules: where territory is
    /// counted, dame cannot.
    pub fn unfinished_by(&self, profile: &Profile) -> impl Iterator<Item = &Unfinished> {
        let is_dame = |one: &&Unfinished| one.undone == Undone::Dame;
        let counts_dame = profile.scoring != Scoring::Territory;
        self.unfinished().iter().filter(move |one| counts_dame || !is_dame(one))
    }

    /// A side's territories, each as its vacant vertices in row-major order.
    pub fn territories(&self, color: Color) -> &[Vec<Vertex>] {
        &self.territories[color.index()]
    }

    /// The owner of a vertex: the side with a stone or territory there.
    pub fn owner(&self, vertex: Vertex) -> Option<Color> {
        self.board.get(vertex).or_else(|| {
            let holds = |color: &Color| {
                self.territories(*color).iter().any(|territory| territory.contains(&vertex))
            };
            Color::BOTH.into_iter().find(holds)
        })
    }

    /// A side's area: its stones and its vacant points.
    pub fn area(&self, color: Color) -> Area {
        let (mut stones, mut vacant) = (VertexSet::new(self.size()), VertexSet::new(self.size()));
        stones.extend(self.board.stones().filter(|(_, c)| *c == color).map(|(vertex, _)| vertex));
        vacant.extend(self.territories(color).iter().flatten().copied());
        Area::new(stones, vacant)
    }

    /// Plans how to rearrange each side's area, one after the other.
    ///
    /// A later plan keeps its vacant points away from those of earlier ones, so that they do not
    /// run together on the board.
    pub fn plans(&self, sides: &[Color], style: Style) -> Vec<SidePlan> {
        let mut taken = VertexSet::new(self.size());
        let mut plans = Vec::with_capacity(sides.len());
        for &side in sides {
            let area = self.area(side).apart_from(&taken);
            let plan = Plan::of(&area, style);
            taken.extend(plan.vacant_points().iter());
            plans.push(SidePlan { side, area, plan });
        }
        plans
    }

    /// A side's count of vacant points and stones.
    pub fn count(&self, color: Color) -> SideCount {
        let vacant: usize = self.territories(color).iter().map(Vec::len).sum();
        SideCount::of(small(vacant), small(self.board.count(color)))
    }

    /// The counts of both sides and the non-scoring points.
    pub fn totals(&self) -> Totals {
        Totals::filling(
            self.size(),
            self.count(Color::Black),
            self.count(Color::White),
            small(self.non_scoring.len()),
        )
    }
}

/// Converts a number of vertices of a board.
fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
