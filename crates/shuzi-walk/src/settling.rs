//! Whether anything open could still change the winner of a count.

use std::sync::Arc;

use crate::entering::MOST_AT_TABLE;
use crate::{Session, Step, Table, TablePosition, Unsettled};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{CountResult, Outcome, Settled, Terms, Undone, Winner};
use shuzi_core::fact::{Fact as _, Message};
use shuzi_core::goban::{Chain, Color, Vertex};
use shuzi_core::life::{Dead, Status};
use shuzi_core::rules::Profile;
use shuzi_core::scoring::OwnResult;

/// Of so many points of the board one at most is left as a dame: 20 of 361. Of 4,279 games recorded on
/// 19×19 five left as many or more.
const USUAL_DAME: usize = 18;
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
    pub(crate) fn find_unsettled(&self) -> Vec<Unsettled> {
        let Some(result) = self.result() else { return Vec::new() };
        let Some(outcome) = self.own_result().outcome(result.outcome()) else {
            if let Some((low, high)) = self.open_by_last_move() {
                return vec![match (low.winner(), high.winner()) {
                    (Winner::Side(side), Winner::Side(other)) if side == other => {
                        let (low, high) = (low.margin(), high.margin());
                        Unsettled::Margin { side, low: low.min(high), high: low.max(high) }
                    }
                    _ => Unsettled::LastMove { low, high },
                }];
            }
            if let OwnResult::Contested(result) = self.own_result() {
                let recorded = self.info.result.as_ref().map(|stated| stated.value.clone());
                return vec![Unsettled::Record { recorded: recorded.unwrap_or_default(), result }];
            }
            let rules = result.terms.profile.value.told_name();
            return vec![Unsettled::Rules { rules }];
        };
        match &self.table {
            Table::Real(_) => {
                let is_slip = self.is_large(outcome)
                    && self.verification().is_none()
                    && !self.answers.result_agreed;
                is_slip.then_some(Unsettled::OneSide).into_iter().collect()
            }
            Table::Position(position) => {
                let is_agreed = position.marks_agreed();
                let stones =
                    if is_agreed { Vec::new() } else { self.deciding_chains(position, outcome) };
                let profile = &result.terms.profile.value;
                let points = deciding_points(position.settled(), profile, outcome, is_agreed);
                let points = points.map(|points| Unsettled::Points { points });
                let named = || stones.iter().take(MOST_NAMED).map(|at| at.name(self.size()));
                let stones =
                    (!stones.is_empty()).then(|| Unsettled::Stones { places: named().collect() });
                stones.into_iter().chain(points).collect()
            }
        }
    }

    /// Why nobody is named, or only the winner, in full; empty if the result is settled.
    pub fn why_open(&self) -> Vec<Message> {
        let open = self.unsettled();
        let is_named = open.iter().all(|why| matches!(why, Unsettled::Margin { .. }));
        let head = (!is_named).then(|| Message::plain("not-settled"));
        head.into_iter().chain(open.iter().map(Unsettled::message)).collect()
    }

    /// Whether a margin is over a quarter of the board: such games are resigned, not counted.
    pub(crate) fn is_large(&self, outcome: Outcome) -> bool {
        let points = i64::from(self.points());
        outcome.margin() > Amount::points(points / 4)
    }

    /// The chains that may be marked otherwise: those in doubt, and those marked against a firm verdict.
    fn chains_in_doubt(&self, position: &TablePosition) -> Vec<Chain> {
        let mut chains: Vec<Chain> = Vec::new();
        for vertex in position.dead().uncertain.iter().chain(self.contrary()) {
            if !chains.iter().any(|chain| chain.stones().contains(&vertex)) {
                chains.extend(Chain::at(vertex, &position.board));
            }
        }
        chains
    }

    /// The result if of these chains one side's are all dead, and the other side's all alive.
    fn outcome_if_lost(
        &self,
        position: &TablePosition,
        chains: &[Chain],
        loser: Color,
    ) -> Option<Outcome> {
        let mut marked = position.dead().clone();
        for chain in chains {
            if let Some(&vertex) = chain.stones().first()
                && marked.stones.contains(vertex) != (chain.color() == loser)
            {
                marked.toggle(&position.board, vertex);
            }
        }
        self.outcome_of(position, &marked, self.terms().ok()?)
    }

    /// Works out [`Session::range_of_doubt`].
    pub(crate) fn find_range_of_doubt(&self) -> Option<(Outcome, Outcome)> {
        let Table::Position(position) = &self.table else { return None };
        let chains = self.chains_in_doubt(position);
        let counted = self.result()?.outcome();
        let lost = Color::BOTH.map(|loser| self.outcome_if_lost(position, &chains, loser));
        let all = lost.into_iter().flatten().chain([counted]);
        let low = all.clone().min_by_key(|outcome| outcome.black_lead())?;
        let high = all.max_by_key(|outcome| outcome.black_lead())?;
        (low != high).then_some((low, high))
    }

    /// The uncertain chains that could name another winner: each by itself, or all of a side's
    /// together.
    fn deciding_chains(&self, position: &TablePosition, outcome: Outcome) -> Vec<Vertex> {
        let Ok(terms) = self.terms() else { return Vec::new() };
        let chains = self.chains_in_doubt(position);
        let contrary = self.contrary();
        let is_large = !contrary.is_empty() && self.is_large(outcome);
        let changes =
            |then: Option<Outcome>| then.is_none_or(|then| then.winner() != outcome.winner());
        let first = |chain: &Chain| chain.stones().first().copied();
        let alone = chains.iter().filter_map(first).filter(|&vertex| {
            let mut dead = position.dead().clone();
            dead.toggle(&position.board, vertex);
            changes(self.outcome_of(position, &dead, terms))
        });
        let alone: Vec<Vertex> = alone.collect();
        let together = Color::BOTH
            .into_iter()
            .any(|loser| changes(self.outcome_if_lost(position, &chains, loser)));
        match (alone.is_empty(), together) {
            (true, true) => chains.iter().filter_map(first).collect(),
            (true, false) if is_large => contrary,
            _ => alone,
        }
    }

    /// The first stones of the chains that the players marked against a verdict that is not in doubt.
    fn contrary(&self) -> Vec<Vertex> {
        let Some(dead) = self.dead() else { return Vec::new() };
        let verdicts = dead.verdicts.iter().filter(|verdict| !verdict.is_uncertain(self.size()));
        let contrary = verdicts.filter_map(|verdict| {
            let first = *verdict.stones.first()?;
            let is_marked = dead.stones.contains(first);
            (is_marked != (verdict.status == Status::Dead)).then_some(first)
        });
        contrary.collect()
    }

    /// Whether there is anything that both players can agree on: the marks, or dame left vacant.
    pub fn can_agree(&self) -> bool {
        let Table::Position(position) = &self.table else { return false };
        let is_open = !position.dead().uncertain.is_empty() || !self.contrary().is_empty();
        self.step == Step::Dead && !position.marks_agreed() && (is_open || !self.dame().is_empty())
    }

    /// Whether both players agreed with the marks.
    pub fn marks_agreed(&self) -> bool {
        matches!(&self.table, Table::Position(position) if position.marks_agreed())
    }

    /// Takes the marks, and the dame that are left, as agreed on by both players.
    pub fn agree(&mut self) {
        if let Table::Position(position) = &mut self.table {
            position.set_agreed();
        }
    }

    /// The game's own result with these stones dead; `None` if it is not known.
    fn outcome_of(&self, position: &TablePosition, dead: &Dead, terms: &Terms) -> Option<Outcome> {
        let mut marked = position.clone();
        marked.set_dead(dead.clone());
        let settled = Arc::clone(marked.settled());
        let result = CountResult::of_board(terms.clone(), settled, &self.setup.overrides);
        let turns = self.turns(position, terms);
        let score = marked.with_turns(&turns).own_score(terms);
        let own = OwnResult::of(&score, terms, result.outcome());
        own.outcome(result.outcome())
    }
}

/// How many points in neither area could name another winner, if they could: all points of open
/// borders and of many dame, one of a few dame, which are filled in turn, and dame worth a point.
/// Dame that both players agreed to leave vacant decide nothing.
fn deciding_points(
    settled: &Settled,
    profile: &Profile,
    outcome: Outcome,
    is_agreed: bool,
) -> Option<usize> {
    let of = |undone: Undone| {
        let parts = settled.unfinished().iter().filter(|part| part.undone == undone);
        parts.map(|part| part.vertices.len()).sum::<usize>()
    };
    let open = of(Undone::Border);
    let dame = if is_agreed { 0 } else { of(Undone::Dame) };
    let few = usize::try_from(MOST_AT_TABLE).unwrap_or(usize::MAX);
    let teire = if is_agreed { 0 } else { settled.open_teire_by(profile).len() };
    let swing = open + teire + if dame > few { dame } else { dame % 2 };
    let margin = match outcome.winner() {
        Winner::Tie => Amount::ZERO,
        Winner::Side(_) => outcome.margin(),
    };
    let could = swing > 0 && margin <= Amount::points(i64::try_from(swing).unwrap_or(i64::MAX));
    // So many are no dame, but a chain unmarked by a slip, until both agree.
    let many = (settled.size().points() / USUAL_DAME).max(few + 1);
    (could || dame > many).then_some(open + dame)
}
