//! Verdicts on chains.

use super::*;
use crate::goban::{Size, Vertex};

/// Two black stones on the left, one white stone in the middle and two on the right, all apart:
/// three chains, numbered in this order.
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

/// An end in which these chains are lost and the others survive.
fn end(chains: &Chains, lost: &[usize]) -> [VertexSet; 2] {
    let size = Size::new(7, 1).unwrap_or(Size::NINETEEN);
    let mut end = [VertexSet::new(size), VertexSet::new(size)];
    for (number, chain) in chains.all().iter().enumerate() {
        let owner = if lost.contains(&number) { chain.color().other() } else { chain.color() };
        end[owner.index()].extend(chain.stones().iter().copied());
    }
    end
}

/// The judgement of the three chains after reading. Takes their survival in playouts, in
/// thousandths, and the chains lost if Black moves first, if White does, and with a ko threat.
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
        repeats: false,
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
    let doubted = [100, 101, 499, 500, 950].map(|left| Judged::played(left).may_be_saved_by_ko());
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
    assert_eq!(evidence(&cut), [Evidence::Played, Evidence::Open(Doubt::Turn), Evidence::Played]);
}

#[test]
fn the_end_that_takes_fewer_stones_is_proposed() {
    for ends in [[&[0][..], &[1]], [&[1], &[0]]] {
        let judged = corrected([900, 900, 900], ends, None, true);
        assert_eq!(dead(&judged), [1]);
        assert_eq!(
            evidence(&judged),
            [Evidence::Open(Doubt::Turn), Evidence::Open(Doubt::Turn), Evidence::Played]
        );
    }
}

/// With equal numbers, the likelier end; if equally likely, what is lost in both.
#[test]
fn of_ends_that_take_as_many_the_likelier_is_proposed() {
    for ends in [[&[0][..], &[2]], [&[2], &[0]]] {
        assert_eq!(dead(&corrected([600, 900, 601], ends, None, true)), [0]);
        assert_eq!(dead(&corrected([601, 900, 600], ends, None, true)), [2]);
        assert_eq!(dead(&corrected([600, 900, 600], ends, None, true)), [0; 0]);
    }
    let shared = corrected([600, 900, 600], [&[0, 1], &[1, 2]], None, true);
    assert_eq!(dead(&shared), [1]);
    // A chain judged dead is likelier to be lost than one judged alive.
    for ends in [[&[0][..], &[2]], [&[2], &[0]]] {
        assert_eq!(dead(&corrected([300, 900, 600], ends, None, true)), [0]);
    }
}

#[test]
fn a_chain_confirmed_by_one_end_only_is_open() {
    for ends in [[&[0, 1][..], &[0]], [&[0], &[0, 1]]] {
        let judged = corrected([100, 900, 900], ends, None, true);
        assert_eq!(
            evidence(&judged),
            [Evidence::Played, Evidence::Open(Doubt::Turn), Evidence::Played]
        );
    }
}

#[test]
fn what_hangs_on_a_ko_stays_where_winning_it_takes_fewer() {
    let both: [&[usize]; 2] = [&[0], &[0]];
    // One stone lost instead of two, of the other side.
    let fewer = corrected([100, 900, 900], both, Some(&[1]), true);
    assert_eq!(dead(&fewer), [0; 0]);
    assert_eq!(evidence(&fewer), [Evidence::Open(Doubt::Turn); 3]);
    // Equal in stones and likelihood; then no stones at all, but only one side differs.
    for saved in [&[2][..], &[]] {
        assert_eq!(dead(&corrected([600, 900, 600], both, Some(saved), true)), [0]);
    }
    // Also two stones, but likelier to be lost.
    assert_eq!(dead(&corrected([600, 900, 599], both, Some(&[2]), true)), [0; 0]);
}

/// Where moves were left out because they repeat a position, and another side's stones are lost by
/// who moves first, as in a double ko.
#[test]
fn what_turns_on_repeats_stays() {
    let board = board();
    let chains = Chains::of(&board);
    let cluster = Cluster { chains: vec![0, 1, 2], vertices: VertexSet::new(board.size()) };
    for (white_first, stays) in [(&[1][..], true), (&[0, 1], false)] {
        let mut judged = vec![Judged::played(100); 3];
        let outcome = FightOutcome {
            ends: [end(&chains, &[0]), end(&chains, white_first)],
            is_certain: false,
            repeats: true,
            saved: [None; 2],
        };
        correct(&chains, &cluster, &outcome, &mut judged);
        let open = evidence(&judged) == [Evidence::Open(Doubt::Turn); 3];
        assert_eq!((open, dead(&judged).is_empty()), (stays, stays), "{judged:?}");
    }
}

#[test]
fn what_is_proven_is_not_read() {
    let mut judged = vec![Judged::played(900); 3];
    judged[0] = Judged { dead: false, evidence: Evidence::Proven, confidence: 1000 };
    let board = board();
    let chains = Chains::of(&board);
    let cluster = Cluster { chains: vec![0, 1, 2], vertices: VertexSet::new(board.size()) };
    let lost = end(&chains, &[0, 1]);
    let outcome =
        FightOutcome { ends: [lost; 2], is_certain: true, repeats: false, saved: [None; 2] };
    correct(&chains, &cluster, &outcome, &mut judged);
    assert_eq!(dead(&judged), [1]);
    assert_eq!(judged[0].evidence, Evidence::Proven);
}
