//! Why the result of a game is not the one its record states.

use super::CountedGame;
use crate::amount::Amount;
use crate::counting::{Settled, Terms};
use crate::fact::facts;
use crate::goban::{Chain, Chains, VertexSet};
use crate::scoring::BoardPosition;

facts! {
    /// What would make the result the one that the record states. It may be the players who are right,
    /// or the program.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/score.md"))]
    pub enum Disagreement {
        /// The margin is the same, and the winner is the other side.
        OtherWinner => "disagrees-other-winner",
        /// One of the two counts in zi, and the other in points.
        Unit => "disagrees-unit",
        /// Points that must be filled would have to be left as territory.
        TeireKept { places: Vec<String> } => "disagrees-teire-kept",
        /// A chain would have to stay on the board.
        Unmarked { place: String } => "disagrees-unmarked",
        /// A chain would have to be dead as well.
        AlsoDead { place: String } => "disagrees-also-dead",
        /// One point: a dame, or a stone filled in.
        OnePoint => "disagrees-one-point",
    }
}

/// The most chains whose mark is tried the other way round, the smallest first.
const MOST_CHAINS: usize = 40;

impl CountedGame<'_> {
    /// Why the result is not the one that the record states, where one cause explains it in full;
    /// `None` if they agree, or nothing explains it.
    pub fn disagreement(&self) -> Option<Disagreement> {
        if self.recorded()?.agrees()? {
            return None;
        }
        let recorded = self.info.recorded.as_ref()?.black_lead()?;
        let lead = self.own.or_counted(self.result.outcome()).black_lead();
        if recorded == -lead {
            return Some(Disagreement::OtherWinner);
        }
        if recorded.doubled() == lead || lead.doubled() == recorded {
            return Some(Disagreement::Unit);
        }
        self.by_teire(recorded).or_else(|| self.by_chain(recorded)).or_else(|| {
            let difference = (recorded - lead).abs();
            (difference == Amount::points(1)).then_some(Disagreement::OnePoint)
        })
    }

    /// Whether the record leaves points that must be filled as territory.
    fn by_teire(&self, recorded: Amount) -> Option<Disagreement> {
        let terms = &self.result.terms;
        let (settled, dead) = (self.result.settled.as_deref()?, self.dead?);
        let points = settled.teire_by(&terms.profile.value);
        if points.is_empty() {
            return None;
        }
        let mut kept = terms.clone();
        std::sync::Arc::make_mut(&mut kept.profile.value).teire = false;
        let places = points.iter().map(|(vertex, _)| vertex.name(terms.size)).collect();
        let comes_out = self.lead(&dead.stones, &kept) == Some(recorded);
        comes_out.then_some(Disagreement::TeireKept { places })
    }

    /// The chain whose mark the other way round gives the recorded result.
    fn by_chain(&self, recorded: Amount) -> Option<Disagreement> {
        let (board, dead) = (self.board?, self.dead?);
        let chains = Chains::of(board);
        let mut chains: Vec<&Chain> = chains.all().iter().collect();
        chains.sort_by_key(|chain| chain.stones().len());
        // Players leave dead stones unmarked more often than they mark living ones.
        let is_dead = |chain: &&&Chain| dead.stones.contains(chain.stones()[0]);
        let marked = chains.iter().filter(is_dead).take(MOST_CHAINS);
        let others = chains.iter().filter(|chain| !is_dead(chain)).take(MOST_CHAINS);
        marked.chain(others).find_map(|chain| {
            let first = *chain.stones().first()?;
            let mut stones = dead.stones;
            let was_dead = stones.contains(first);
            for &stone in chain.stones() {
                if was_dead {
                    stones.remove(stone);
                } else {
                    stones.insert(stone);
                }
            }
            let place = first.name(board.size());
            (self.lead(&stones, &self.result.terms) == Some(recorded)).then_some(if was_dead {
                Disagreement::Unmarked { place }
            } else {
                Disagreement::AlsoDead { place }
            })
        })
    }

    /// Black's lead by the game's own rules with these stones dead.
    fn lead(&self, dead: &VertexSet, terms: &Terms) -> Option<Amount> {
        let (board, turns) = (self.board?, self.turns?);
        let settled = &Settled::of(board, dead);
        let outcome = BoardPosition { board, settled, turns }.own_score(terms).outcome()?;
        Some(outcome.black_lead())
    }
}
