//! Any bytes as a game file: nothing panics, and every game that is read can be counted.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi::counting::Settled;
use shuzi::goban::VertexSet;
use shuzi::record::{Games, decode};

fuzz_target!(|bytes: &[u8]| {
    let text = decode(bytes, None);
    for game in Games::of(&text, None).take(4) {
        let Ok((game, _)) = game else { continue };
        let nothing = VertexSet::new(game.board.size());
        let dead = game.marks.map_or(nothing, |marks| marks.dead);
        let settled = Settled::of(&game.board, &dead);
        let totals = settled.totals();
        let [black, white] = shuzi::goban::Color::BOTH.map(|color| totals.side(color).total());
        let points = u32::try_from(game.board.size().points()).unwrap();
        assert_eq!(black + white + totals.non_scoring(), points);
    }
});
