//! Whether anything open could still change the winner of a count.

use std::sync::Arc;

use super::entering::MOST_AT_TABLE;
use super::{Session, Table, TablePosition, Unsettled};
use crate::amount::Amount;
use crate::counting::{CountResult, Outcome, Settled, Terms, Undone, Winner};
use crate::goban::{Chain, Color, Vertex};
use crate::life::Dead;
use crate::rules::Profile;
use crate::scoring::{OwnResult, TurnHistory};

/// The most chains that are named.
const MOST_NAMED: usize = 8;

impl Session {
    /// The result if nothing open could name another winner.
    pub fn named(&self) -> Option<Outcome> {
        if let Some(score) = self.territory() {
            return score.outcome();
        }
        let counted = self.result()?.outcome();
        self.own_result().outcome(counted).filter(|_| self.unsettled().is_empty())
    }

    /// What could still change the winner, once there is a result; none if it is settled.
    pub(super) fn find_unsettled(&self) -> Vec<Unsettled> {
        let Some(result) = self.result() else { return Vec::new() };
        let Some(outcome) = self.own_result().outcome(result.outcome()) else {
            if let Some((low, high)) = self.open_by_last_move() {
                return vec![Unsettled::LastMove { low, high }];
            }
            let rules = result.terms.profile.value.name.clone();
            return vec![Unsettled::Rules { rules }];
        };
        match &self.table {
            Table::Real(_) => {
                let is_slip = self.is_large(outcome) && self.verification().is_none();
                is_slip.then_some(Unsettled::OneSide).into_iter().collect()
            }
            Table::File(position) => {
                let stones = self.deciding_chains(position, outcome);
                let profile = &result.terms.profile.value;
                let points = deciding_points(position.settled(), profile, outcome);
                let points = points.map(|points| Unsettled::Points { points });
                let named = || stones.iter().take(MOST_NAMED).map(|at| at.name(self.size()));
                let stones =
                    (!stones.is_empty()).then(|| Unsettled::Stones { places: named().collect() });
                stones.into_iter().chain(points).collect()
            }
        }
    }

    /// Whether a margin is over a quarter of the board: such games are resigned, not counted.
    pub(super) fn is_large(&self, outcome: Outcome) -> bool {
        let points = i64::try_from(self.size().points()).unwrap_or(i64::MAX);
        outcome.margin() > Amount::points(points / 4)
    }

    /// The uncertain chains that could name another winner: each by itself, or all of a side's
    /// together.
    fn deciding_chains(&self, position: &TablePosition, outcome: Outcome) -> Vec<Vertex> {
        let (board, dead) = (&position.board, position.dead());
        let Ok(terms) = self.terms() else { return Vec::new() };
        let mut chains: Vec<Chain> = Vec::new();
        for vertex in dead.uncertain.iter() {
            if !chains.iter().any(|chain| chain.stones().contains(&vertex)) {
                chains.extend(Chain::at(vertex, board));
            }
        }
        let changes = |dead: &Dead| {
            self.outcome_of(position, dead, terms)
                .is_none_or(|then| then.winner() != outcome.winner())
        };
        let first = |chain: &Chain| chain.stones().first().copied();
        let alone = chains.iter().filter(|chain| {
            first(chain).is_some_and(|vertex| {
                let mut dead = dead.clone();
                dead.toggle(board, vertex);
                changes(&dead)
            })
        });
        let alone: Vec<Vertex> = alone.filter_map(first).collect();
        let together = Color::BOTH.into_iter().any(|loser| {
            let mut marked = dead.clone();
            for chain in &chains {
                let is_lost = chain.color() == loser;
                if let Some(vertex) = first(chain)
                    && marked.stones.contains(vertex) != is_lost
                {
                    marked.toggle(board, vertex);
                }
            }
            changes(&marked)
        });
        match (alone.is_empty(), together) {
            (true, true) => chains.iter().filter_map(first).collect(),
            _ => alone,
        }
    }

    /// The game's own result with these stones dead; `None` if it is not known.
    fn outcome_of(&self, position: &TablePosition, dead: &Dead, terms: &Terms) -> Option<Outcome> {
        let mut marked = position.clone();
        marked.set_dead(dead.clone());
        let settled = Arc::clone(marked.settled());
        let result = CountResult::of_board(terms.clone(), settled, &self.setup.overrides);
        let turns = TurnHistory::of(&position.plays, terms.handicap.value);
        let own = OwnResult::of_board(marked.with_turns(&turns), terms, result.outcome());
        own.outcome(result.outcome())
    }
}

/// How many points in neither area could name another winner, if they could: all points of open
/// borders and of many dame, one of a few dame, which are filled in turn, and dame worth a point.
fn deciding_points(settled: &Settled, profile: &Profile, outcome: Outcome) -> Option<usize> {
    let of = |undone: Undone| {
        let parts = settled.unfinished().iter().filter(|part| part.undone == undone);
        parts.map(|part| part.vertices.len()).sum::<usize>()
    };
    let (open, dame) = (of(Undone::Border), of(Undone::Dame));
    let few = usize::try_from(MOST_AT_TABLE).unwrap_or(usize::MAX);
    let teire = settled.open_teire_by(profile).len();
    let swing = open + teire + if dame > few { dame } else { dame % 2 };
    let margin = match outcome.winner() {
        Winner::Tie => Amount::ZERO,
        Winner::Side(_) => outcome.margin(),
    };
    let could = swing > 0 && margin <= Amount::points(i64::try_from(swing).unwrap_or(i64::MAX));
    could.then_some(open + dame)
}
