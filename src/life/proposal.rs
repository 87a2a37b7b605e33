//! What shuzi proposes about a finished game: each chain's status, each vertex's owner.

use super::judge::{Judged, judge};

use super::{Evidence, Groups, Seki, Status, Verdict};
use crate::goban::{Board, Chains, Color, Regions, Symmetry, Vertex, VertexSet};

/// Which stones shuzi would take off, and what it thinks of the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// What becomes of each chain, in reading order of their first stones.
    pub verdicts: Vec<Verdict>,
    /// The stones proposed as dead.
    pub dead: VertexSet,
    /// The stones whose status is a guess.
    pub uncertain: VertexSet,
    /// Black's and White's vertices once the dead are off; a region is one side's or nobody's.
    pub owned: [VertexSet; 2],
    /// The sekis left, with their shared liberties.
    pub seki: Seki,
}

impl Proposal {
    /// The proposal for a board.
    ///
    /// The position is turned to the one that stands for all its symmetries first, so that
    /// turning, mirroring or recolouring a board turns the proposal with it and changes nothing.
    pub fn of(board: &Board) -> Self {
        let (canonical, ways) = Symmetry::canonical(board);
        let judged = judge(&canonical);
        let there = Chains::of(&canonical);
        let chains = Chains::of(board);
        let mut verdicts = Vec::with_capacity(chains.all().len());
        let (mut dead, mut uncertain) =
            (VertexSet::new(board.size()), VertexSet::new(board.size()));
        for chain in chains.all() {
            let first = chain.stones()[0];
            let along = ways.iter().filter_map(|way| {
                let number = there.number_at(way.vertex(first, board.size()))?;
                judged.get(number).copied()
            });
            let judged = along.reduce(Judged::meet).unwrap_or(Judged::GUESS);
            let verdict = Verdict {
                color: chain.color(),
                stones: chain.stones().to_vec(),
                status: if judged.dead { Status::Dead } else { Status::Alive },
                evidence: judged.evidence,
                confidence: judged.confidence,
            };
            if judged.dead {
                dead.extend(chain.stones().iter().copied());
            }
            if verdict.is_uncertain() {
                uncertain.extend(chain.stones().iter().copied());
            }
            verdicts.push(verdict);
        }
        let mut living = board.clone();
        for vertex in dead.iter() {
            living.set(vertex, None);
        }
        let groups = Groups::of(&living, &dead);
        for region in groups.regions().all() {
            if region.is_shared() && region.vertices().len() > LARGEST_BORDER {
                doubt(&mut verdicts, &mut uncertain, region.vertices(), board);
            }
        }
        let seki = Seki::among(&groups, &living);
        for verdict in &mut verdicts {
            if seki.stones.contains(verdict.stones[0]) {
                verdict.status = Status::Seki;
            }
        }
        let owned = owners(&living);
        Self { verdicts, dead, uncertain, owned, seki }
    }
}

/// More vacant points than this between the sides, and the game is plainly not over: whoever moves
/// first may still live there, or cut.
const LARGEST_BORDER: usize = 20;

/// Takes the sureness of all chains around an open border.
fn doubt(verdicts: &mut [Verdict], uncertain: &mut VertexSet, open: &[Vertex], board: &Board) {
    let mut around = VertexSet::new(board.size());
    around.extend(open.iter().flat_map(|&vertex| board.size().neighbors(vertex)));
    around.extend(open.iter().copied());
    for verdict in verdicts {
        let touches = verdict.stones.iter().any(|&stone| around.contains(stone));
        if touches && verdict.evidence != Evidence::Proven {
            verdict.evidence = Evidence::Open;
            verdict.confidence = 500;
            uncertain.extend(verdict.stones.iter().copied());
        }
    }
}

/// Black's and White's vertices of a board without dead stones.
fn owners(living: &Board) -> [VertexSet; 2] {
    let regions = Regions::of(living);
    Color::BOTH.map(|color| {
        let mut owned = VertexSet::new(living.size());
        owned.extend(living.stones().filter(|(_, c)| *c == color).map(|(vertex, _)| vertex));
        for region in regions.all().iter().filter(|region| region.owner() == Some(color)) {
            owned.extend(region.vertices().iter().copied());
        }
        owned
    })
}

impl Judged {
    /// What is known when nothing is.
    const GUESS: Self = Self { dead: false, evidence: Evidence::Played, confidence: 500 };

    /// The judgement of two chains that symmetry makes one.
    fn meet(self, other: Self) -> Self {
        if self.dead == other.dead {
            let evidence = self.evidence.max(other.evidence);
            Self { evidence, confidence: self.confidence.min(other.confidence), ..self }
        } else {
            Self::GUESS
        }
    }
}
