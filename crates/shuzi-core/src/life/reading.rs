//! Reads small fights to the end, within limits.

use super::cluster::Cluster;
use super::fight::{BLACK, Fight, WHITE};
use super::fight_outcome::{End, FightOutcome};
use super::layout::{Layout, Words};
use super::points::Points;
use super::search::Search;
use crate::goban::{Board, Chains, VertexSet};

/// The most reading per board before its fights count as too long. Each position costs as many
/// units as its fight has points.
const MOST_WORK: usize = 5_000_000;

/// Reads fights until the limit for the board is used up.
pub(super) struct FightReading<'a> {
    board: &'a Board,
    chains: &'a Chains,
    /// The reading left, in the units of [`MOST_WORK`].
    work: usize,
}

impl<'a> FightReading<'a> {
    /// A reader with the usual limit.
    pub(super) const fn of(board: &'a Board, chains: &'a Chains) -> Self {
        Self::within(board, chains, MOST_WORK)
    }

    /// A reader with a limit of its own, in the units of [`MOST_WORK`].
    pub(super) const fn within(board: &'a Board, chains: &'a Chains, work: usize) -> Self {
        Self { board, chains, work }
    }

    /// Reads who owns the vertices of a cluster after best play under area scoring, with each side
    /// moving first; for a side whose stones are in doubt, also if it moves first and has a ko
    /// threat.
    ///
    /// Returns `None` if reading takes too long. Positions may not repeat, so a ko is otherwise won
    /// by the side that needs no threat: with everything else settled there are none left.
    pub(super) fn outcome(
        &mut self,
        cluster: &Cluster,
        in_doubt: [bool; 2],
    ) -> Option<FightOutcome> {
        match Layout::around(&cluster.vertices).words()? {
            Words::One => self.read::<1>(cluster, in_doubt),
            Words::Two => self.read::<2>(cluster, in_doubt),
            Words::Six => self.read::<6>(cluster, in_doubt),
        }
    }

    fn read<const N: usize>(
        &mut self,
        cluster: &Cluster,
        in_doubt: [bool; 2],
    ) -> Option<FightOutcome> {
        let fight = Fight::<N>::of(self.board, self.chains, cluster);
        let points = cluster.vertices.len().max(1);
        let most = self.work / points;
        let mut search = Search::of(&fight, most);
        let end_with = |search: &mut Search<'_, N>, first, threat| {
            Some(self.end(&fight, search.play_out(first, threat)?))
        };
        let ends = [end_with(&mut search, BLACK, None), end_with(&mut search, WHITE, None)];
        let saved = [BLACK, WHITE].map(|side| {
            let asked = in_doubt[side] && ends.iter().all(Option::is_some);
            asked.then(|| end_with(&mut search, side, Some(side))).flatten()
        });
        // A ko matters only if a threat changes the end for some side that moves first.
        let same = |end: Option<End>, first: usize| end.is_some() && end == ends[first];
        let is_read = |search: &Search<'_, N>| !search.doubts.cut && !search.doubts.repeated;
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
        Some(FightOutcome {
            ends: [black, white],
            is_certain,
            repeats: search.doubts.repeated,
            saved,
        })
    }

    fn end<const N: usize>(&self, fight: &Fight<N>, owned: [Points<N>; 2]) -> End {
        owned.map(|points| {
            VertexSet::of(self.board.size(), points.bits().map(|bit| fight.layout.vertex(bit)))
        })
    }
}
