//! Any board, two bits a vertex: the proposal comes to an end, whole chains are dead or not, and
//! the board can be counted and planned.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi::counting::Settled;
use shuzi::goban::{Board, Chains, Color, Size};
use shuzi::life::Dead;
use shuzi::reshape::Style;

fuzz_target!(|bytes: &[u8]| {
    let [width, height, rest @ ..] = bytes else { return };
    let Ok(size) = Size::new(2 + width % 8, 2 + height % 8) else { return };
    let mut board = Board::new(size);
    for (vertex, byte) in size.vertices().zip(rest) {
        let stone = match byte % 4 {
            0 => Some(Color::Black),
            1 => Some(Color::White),
            _ => None,
        };
        board.set(vertex, stone);
    }
    // Chains without liberties are on no real board.
    for chain in Chains::of(&board).all().to_vec() {
        if chain.liberties().is_empty() {
            for &stone in chain.stones() {
                board.set(stone, None);
            }
        }
    }
    let dead = Dead::proposed(&board);
    for chain in Chains::of(&board).all() {
        let count = chain.stones().iter().filter(|&&stone| dead.stones.contains(stone)).count();
        assert!(count == 0 || count == chain.stones().len());
    }
    let settled = Settled::of(&board, &dead.stones);
    for (_, area, plan) in settled.plans(&Color::BOTH, Style::Tens) {
        assert_eq!(plan.vacant() + plan.stones.len(), area.total());
    }
});
