//! Small fights read out to the end, within bounds.

use super::cluster::Cluster;
use super::fight::{BLACK, Fight, Points, WHITE, bits};
use super::fight_outcome::{End, FightOutcome};
use super::search::Search;
use crate::goban::{Board, Chains, VertexSet};

/// How much is read before the fights of a board count as too long: positions looked at, each
/// as many times as its fight has points, which is what it costs.
const MOST_WORK: usize = 5_000_000;

/// Reads fights, and stops when a board's have taken too long together.
pub(super) struct FightReading<'a> {
    board: &'a Board,
    chains: &'a Chains,
    /// How much may still be read.
    work: usize,
}

impl<'a> FightReading<'a> {
    /// The reading of a board.
    pub(super) const fn of(board: &'a Board, chains: &'a Chains) -> Self {
        Self::within(board, chains, MOST_WORK)
    }

    /// The reading of a board that may cost so much.
    pub(super) const fn within(board: &'a Board, chains: &'a Chains, work: usize) -> Self {
        Self { board, chains, work }
    }

    /// Whose the vertices of a cluster are when both sides have played their best, as area
    /// scoring counts it, for each side moving first; for a side whose stones are in doubt also
    /// where it moves first and has a ko threat to make.
    ///
    /// None if reading takes too long. No repeated position is allowed, so a ko is otherwise won
    /// by whoever needs no threat: with all else settled there are none left.
    pub(super) fn outcome(
        &mut self,
        cluster: &Cluster,
        in_doubt: [bool; 2],
    ) -> Option<FightOutcome> {
        let fight = Fight::of(self.board, self.chains, cluster);
        let points = fight.vertices.len().max(1);
        let most = self.work / points;
        let mut search = Search::of(&fight, most);
        let end_with = |search: &mut Search<'_>, first, threat| {
            Some(self.end(&fight, search.play_out(first, threat)?))
        };
        let ends = [end_with(&mut search, BLACK, None), end_with(&mut search, WHITE, None)];
        let saved = [BLACK, WHITE].map(|side| {
            let asked = in_doubt[side] && ends.iter().all(Option::is_some);
            asked.then(|| end_with(&mut search, side, Some(side))).flatten()
        });
        // A ko that changes nothing for either side, whoever moves first and has a threat, is none.
        let same = |end: Option<End>, first: usize| end.is_some() && end == ends[first];
        let is_read = |search: &Search<'_>| !search.doubts.cut && !search.doubts.repeated;
        let no_ko_matters = !search.doubts.ko
            || is_read(&search)
                && [BLACK, WHITE].into_iter().all(|side| {
                    [BLACK, WHITE]
                        .into_iter()
                        .all(|first| same(end_with(&mut search, first, Some(side)), first))
                });
        let is_certain = no_ko_matters && is_read(&search);
        self.work -= points * search.nodes.min(most);
        let [Some(black), Some(white)] = ends else { return None };
        Some(FightOutcome { ends: [black, white], is_certain, saved })
    }

    fn end(&self, fight: &Fight, owned: [Points; 2]) -> End {
        owned.map(|points| {
            let mut vertices = VertexSet::new(self.board.size());
            vertices.extend(bits(points).map(|bit| fight.vertices[bit]));
            vertices
        })
    }
}
