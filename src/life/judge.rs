//! The status of each chain: proof first, then games played out, corrected by reading.

use super::cluster::Cluster;
use super::estimate::Estimate;
use super::fight_outcome::{FightOutcome, Statuses};
use super::pass_alive;
use super::reading::FightReading;
use super::verdict::Evidence;
use crate::goban::{Board, Chains, Color, VertexSet};
use std::cmp::Ordering;

/// What is thought of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    /// Whether it comes off the board.
    pub(super) dead: bool,
    /// What that rests on.
    pub(super) evidence: Evidence,
    /// How sure it is, in thousandths.
    pub(super) confidence: u32,
}

/// A chain left in at least so many games of a thousand, and lost in as many, is split between
/// the sides. Any threshold from 50 to 150 gives the same verdicts (`--bench life`).
const SPLIT: u32 = 100;
/// How sure reading is: it may have missed what hangs on the rest of the board. Of 1,258 chains
/// read on boards with known answers one was wrong (`--bench life -- FOLDER --curve`).
const READ: u32 = 990;
/// Where games played out agree less than this, it is looked into whether a ko would save stones
/// they call dead. From 850 to 950 the verdicts are the same; at 700 one position more is wrong.
const SURE_DESPITE_KO: u32 = 850;

/// The status of each chain of a board, in reading order of their first stones.
pub(super) fn judge(board: &Board) -> Vec<Judged> {
    let chains = Chains::of(board);
    let mut judged = play_out(board, &chains);
    prove(board, &chains, &mut judged);
    let mut dead = VertexSet::new(board.size());
    for (chain, _) in chains.all().iter().zip(&judged).filter(|(_, judged)| judged.dead) {
        dead.extend(chain.stones().iter().copied());
    }
    let mut reading = FightReading::of(board, &chains);
    for cluster in Cluster::all(board, &chains, &dead) {
        // What is proven needs no reading.
        if cluster.chains.iter().all(|&chain| judged[chain].evidence == Evidence::Proven) {
            continue;
        }
        let in_doubt = Color::BOTH.map(|color| {
            let mut own = cluster.chains.iter().filter(|&&n| chains.all()[n].color() == color);
            own.any(|&n| judged[n].may_be_saved_by_ko())
        });
        if let Some(outcome) = reading.outcome(&cluster, in_doubt) {
            correct(&chains, &cluster, &outcome, &mut judged);
        }
    }
    judged
}

/// What games played out say.
///
/// Chains whose games are split and whose statuses hang together fare as they did in most games
/// together: of two that take one another, one is left.
fn play_out(board: &Board, chains: &Chains) -> Vec<Judged> {
    let estimate = Estimate::of(board, chains, games_for(board.size().points()));
    let survivals: Vec<u32> = (0..chains.all().len()).map(|n| estimate.survival(n)).collect();
    let mut judged: Vec<Judged> = survivals.iter().map(|&left| Judged::played(left)).collect();
    let split: Vec<usize> = (0..survivals.len()).filter(|&n| is_split(survivals[n])).collect();
    for group in groups(board, chains, &split) {
        for (&chain, left) in group.iter().zip(estimate.most_often(&group)) {
            if judged[chain].dead == left {
                judged[chain] = Judged { dead: !left, confidence: 500, ..judged[chain] };
            }
        }
    }
    judged
}

/// Whether games in which so much of a chain was left, in thousandths, are split.
fn is_split(survival: u32) -> bool {
    (SPLIT..=1000 - SPLIT).contains(&survival)
}

/// Some chains in groups that touch, or are next to the same vertex.
fn groups(board: &Board, chains: &Chains, some: &[usize]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(Vec<usize>, VertexSet)> = Vec::new();
    for &number in some {
        let stones = chains.all()[number].stones();
        let mut reach = VertexSet::new(board.size());
        reach.extend(stones.iter().copied());
        reach.extend(stones.iter().flat_map(|&stone| board.size().neighbors(stone)));
        let mut members = vec![number];
        groups.retain(|(others, their_reach)| {
            let apart = !their_reach.iter().any(|vertex| reach.contains(vertex));
            if !apart {
                members.extend(others);
                reach.extend(their_reach.iter());
            }
            apart
        });
        groups.push((members, reach));
    }
    groups.into_iter().map(|(members, _)| members).collect()
}

/// What Benson's rule proves.
fn prove(board: &Board, chains: &Chains, judged: &mut [Judged]) {
    for color in Color::BOTH {
        let (alive, enclosed) = pass_alive(board, color);
        for (chain, judged) in chains.all().iter().zip(judged.iter_mut()) {
            let proven = if chain.color() == color { &alive } else { &enclosed };
            if proven.contains(chain.stones()[0]) {
                let dead = chain.color() != color;
                *judged = Judged { dead, evidence: Evidence::Proven, confidence: 1000 };
            }
        }
    }
}

/// What reading a cluster out says.
///
/// Where it depends on who moves first nobody has claimed the stones yet: of the two ends the one
/// that takes fewer stones is proposed, since who has more to lose would see to it; where they
/// take as many, what is lost in both. Where stones of both sides hang on a ko, and winning it
/// would take fewer, all are left as they stand.
fn correct(chains: &Chains, cluster: &Cluster, outcome: &FightOutcome, judged: &mut [Judged]) {
    let fates_at = |end| Statuses::of(chains, cluster, end);
    let [black_first, white_first] = outcome.ends.each_ref().map(fates_at);
    // Of two ends that take as many, the one games played out make likelier.
    let doubt = |statuses: &Statuses| -> u32 {
        let lost =
            cluster.chains.iter().zip(&statuses.lost).filter(|(_, lost)| **lost == Some(true));
        lost.map(|(&chain, _)| judged[chain].survival()).sum()
    };
    let cost = |statuses: &Statuses| (statuses.stones_lost(chains, cluster), doubt(statuses));
    let agreed = black_first == white_first && !black_first.lost.contains(&None);
    let hangs_on_ko = outcome.saved.iter().flatten().map(fates_at).any(|saved| {
        agreed
            && cost(&saved) < cost(&black_first)
            && saved.differ_for_both(&black_first, chains, cluster)
    });
    let milder = match cost(&black_first).cmp(&cost(&white_first)) {
        Ordering::Less => [&black_first; 2],
        Ordering::Equal => [&black_first, &white_first],
        Ordering::Greater => [&white_first; 2],
    };
    for (place, &chain) in cluster.chains.iter().enumerate() {
        if judged[chain].evidence == Evidence::Proven {
            continue;
        }
        let dead = milder.iter().all(|end| end.lost[place] == Some(true));
        let known = Some(judged[chain].dead);
        let confirmed = black_first.lost[place] == known && white_first.lost[place] == known;
        if hangs_on_ko {
            judged[chain] = Judged { dead: false, evidence: Evidence::Open, confidence: 500 };
        } else if agreed && outcome.is_certain {
            judged[chain] = Judged { dead, evidence: Evidence::Read, confidence: READ };
        } else if !confirmed {
            judged[chain] = Judged { dead, evidence: Evidence::Open, confidence: 500 };
        }
    }
}

impl Judged {
    /// What games played out say of a chain of which so much was left, in thousandths.
    const fn played(survival: u32) -> Self {
        let dead = survival < 500;
        let confidence = if dead { 1000 - survival } else { survival };
        Self { dead, evidence: Evidence::Played, confidence }
    }

    /// Whether it is worth looking into whether a ko would save it.
    const fn may_be_saved_by_ko(self) -> bool {
        self.dead && self.confidence < SURE_DESPITE_KO
    }

    /// How sure it is that the chain stays, in thousandths.
    const fn survival(self) -> u32 {
        if self.dead { 1000 - self.confidence } else { self.confidence }
    }
}

/// How many games are played out: fewer on large boards, where each takes longer. More of them
/// change little, since what they get wrong they get wrong every time.
fn games_for(points: usize) -> usize {
    (110_000 / points.max(1)).clamp(40, 300)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goban::{Size, Vertex};

    /// Two black stones at the left, a white one in the middle and a white pair at the right, by
    /// themselves, and the chains of the four in this order: black, white, white.
    fn board() -> Board {
        let mut board = Board::new(Size::new(7, 1).unwrap_or(Size::NINETEEN));
        for (x, color) in [
            (0, Color::Black),
            (1, Color::Black),
            (3, Color::White),
            (5, Color::White),
            (6, Color::White),
        ] {
            board.set(Vertex::new(x, 0), Some(color));
        }
        board
    }

    /// An end in which these chains are lost, and the others left.
    fn end(chains: &Chains, lost: &[usize]) -> [VertexSet; 2] {
        let size = Size::new(7, 1).unwrap_or(Size::NINETEEN);
        let mut end = [VertexSet::new(size), VertexSet::new(size)];
        for (number, chain) in chains.all().iter().enumerate() {
            let owner = if lost.contains(&number) { chain.color().other() } else { chain.color() };
            end[usize::from(owner == Color::White)].extend(chain.stones().iter().copied());
        }
        end
    }

    /// What is thought of the three chains after reading, where games played out left so much of
    /// each; chains lost where Black moves first, where White does, and with a ko threat.
    fn corrected(
        survivals: [u32; 3],
        [black_first, white_first]: [&[usize]; 2],
        saved: Option<&[usize]>,
        is_certain: bool,
    ) -> Vec<Judged> {
        let board = board();
        let chains = Chains::of(&board);
        let cluster = Cluster { chains: vec![0, 1, 2], vertices: VertexSet::new(board.size()) };
        let outcome = FightOutcome {
            ends: [end(&chains, black_first), end(&chains, white_first)],
            is_certain,
            saved: [saved.map(|lost| end(&chains, lost)), None],
        };
        let mut judged: Vec<Judged> = survivals.map(Judged::played).to_vec();
        correct(&chains, &cluster, &outcome, &mut judged);
        judged
    }

    fn dead(judged: &[Judged]) -> Vec<usize> {
        (0..judged.len()).filter(|&chain| judged[chain].dead).collect()
    }

    fn evidence(judged: &[Judged]) -> Vec<Evidence> {
        judged.iter().map(|judged| judged.evidence).collect()
    }

    #[test]
    fn games_are_split_from_a_tenth_to_nine() {
        assert_eq!([99, 100, 900, 901].map(is_split), [false, true, true, false]);
    }

    #[test]
    fn half_a_chain_left_is_alive() {
        assert_eq!([499, 500].map(|left| Judged::played(left).dead), [true, false]);
        assert_eq!(
            [0, 499, 500, 1000].map(|left| Judged::played(left).confidence),
            [1000, 501, 500, 1000]
        );
        assert_eq!(
            [0, 499, 500, 1000].map(|left| Judged::played(left).survival()),
            [0, 499, 500, 1000]
        );
    }

    #[test]
    fn a_ko_is_looked_for_where_the_dead_are_in_doubt() {
        let doubted =
            [150, 151, 499, 500, 900].map(|left| Judged::played(left).may_be_saved_by_ko());
        assert_eq!(doubted, [false, true, true, false, false]);
    }

    #[test]
    fn fewer_games_are_played_on_large_boards() {
        assert_eq!([81, 361, 625, 5000].map(games_for), [300, 300, 176, 40]);
    }

    #[test]
    fn what_both_ends_say_is_read_only_where_nothing_was_cut_off() {
        let both: [&[usize]; 2] = [&[1], &[1]];
        let read = corrected([900, 900, 900], both, None, true);
        assert_eq!(dead(&read), [1]);
        assert_eq!(evidence(&read), [Evidence::Read; 3]);
        let cut = corrected([900, 900, 900], both, None, false);
        assert_eq!(dead(&cut), [1]);
        assert_eq!(evidence(&cut), [Evidence::Played, Evidence::Open, Evidence::Played]);
    }

    #[test]
    fn the_end_that_takes_fewer_stones_is_proposed() {
        for ends in [[&[0][..], &[1]], [&[1], &[0]]] {
            let judged = corrected([900, 900, 900], ends, None, true);
            assert_eq!(dead(&judged), [1]);
            assert_eq!(evidence(&judged), [Evidence::Open, Evidence::Open, Evidence::Played]);
        }
    }

    /// Of as many stones the likelier end; of ends as likely what is lost in both.
    #[test]
    fn of_ends_that_take_as_many_the_likelier_is_proposed() {
        for ends in [[&[0][..], &[2]], [&[2], &[0]]] {
            assert_eq!(dead(&corrected([600, 900, 601], ends, None, true)), [0]);
            assert_eq!(dead(&corrected([601, 900, 600], ends, None, true)), [2]);
            assert_eq!(dead(&corrected([600, 900, 600], ends, None, true)), [0; 0]);
        }
        let shared = corrected([600, 900, 600], [&[0, 1], &[1, 2]], None, true);
        assert_eq!(dead(&shared), [1]);
        // One thought dead is lost more likely than one thought alive.
        for ends in [[&[0][..], &[2]], [&[2], &[0]]] {
            assert_eq!(dead(&corrected([300, 900, 600], ends, None, true)), [0]);
        }
    }

    #[test]
    fn a_chain_confirmed_by_one_end_only_is_open() {
        for ends in [[&[0, 1][..], &[0]], [&[0], &[0, 1]]] {
            let judged = corrected([100, 900, 900], ends, None, true);
            assert_eq!(evidence(&judged), [Evidence::Played, Evidence::Open, Evidence::Played]);
        }
    }

    #[test]
    fn what_hangs_on_a_ko_stays_where_winning_it_takes_fewer() {
        let both: [&[usize]; 2] = [&[0], &[0]];
        // One stone instead of two, of the other side.
        let fewer = corrected([100, 900, 900], both, Some(&[1]), true);
        assert_eq!(dead(&fewer), [0; 0]);
        assert_eq!(evidence(&fewer), [Evidence::Open; 3]);
        // As many, as likely; and of one side alone.
        for saved in [&[2][..], &[]] {
            assert_eq!(dead(&corrected([600, 900, 600], both, Some(saved), true)), [0]);
        }
        // Two of theirs, but likelier to be lost.
        assert_eq!(dead(&corrected([600, 900, 599], both, Some(&[2]), true)), [0; 0]);
    }

    #[test]
    fn what_is_proven_is_not_read() {
        let mut judged = vec![Judged::played(900); 3];
        judged[0] = Judged { dead: false, evidence: Evidence::Proven, confidence: 1000 };
        let board = board();
        let chains = Chains::of(&board);
        let cluster = Cluster { chains: vec![0, 1, 2], vertices: VertexSet::new(board.size()) };
        let lost = end(&chains, &[0, 1]);
        let outcome = FightOutcome { ends: [lost; 2], is_certain: true, saved: [None; 2] };
        correct(&chains, &cluster, &outcome, &mut judged);
        assert_eq!(dead(&judged), [1]);
        assert_eq!(judged[0].evidence, Evidence::Proven);
    }
}
