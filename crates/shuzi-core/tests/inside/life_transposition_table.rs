//! Tests of `transposition_table.rs`.

use super::*;

#[test]
fn it_keeps_what_it_has_when_it_grows() {
    let mut table = TranspositionTable::<2>::new();
    let of_bits = |n: u32, from: usize| {
        let bits = (0..32).filter(|bit| n & 1 << bit != 0);
        bits.fold(Points::NONE, |all, bit| all | Points::at(from + bit))
    };
    let at = |n: u32| FightPosition::new([of_bits(n, 40), of_bits(n, 0)], BLACK, None);
    for n in 0..2_000 {
        let worth = i32::try_from(n % 100).unwrap();
        table.set(&at(n), Slot { least: worth, most: worth, next: None });
    }
    let kept: Vec<(u32, Slot)> = (0..2_000).filter_map(|n| Some((n, table.get(&at(n))?))).collect();
    assert!(kept.len() > 1_000);
    assert!(kept.iter().all(|(n, entry)| u32::try_from(entry.least) == Ok(n % 100)));
}
