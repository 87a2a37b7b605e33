//! Who ends up with each vertex, over many games played out.

use super::field::{BLACK, EMPTY, Field, WHITE, stone};
use super::playout::Player;
use crate::goban::{Board, Color, Vertex};

/// How often each vertex was a side's at the end, in thousandths.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    size: crate::goban::Size,
    /// Black's and White's share of each vertex, in reading order.
    shares: Vec<[u32; 2]>,
}

impl Estimate {
    /// Plays a position out many times, each side moving first in half the games.
    pub(super) fn of(board: &Board, games: u32) -> Self {
        let begun = Field::of(board);
        let size = board.size();
        let mut shares = vec![[0_u32; 2]; size.points()];
        let mut player = Player::new(0x5E_C0DE);
        let mut field = begun.clone();
        for game in 0..games {
            field.copy_from(&begun);
            player.play_out(&mut field, if game % 2 == 0 { BLACK } else { WHITE });
            for (share, vertex) in shares.iter_mut().zip(size.vertices()) {
                match owner(&field, vertex) {
                    BLACK => share[0] += 1,
                    WHITE => share[1] += 1,
                    _ => {}
                }
            }
        }
        for share in &mut shares {
            *share = share.map(|count| count * 1000 / games.max(1));
        }
        Self { size, shares }
    }

    /// How often a vertex was a side's at the end, in thousandths.
    pub(super) fn share(&self, vertex: Vertex, color: Color) -> u32 {
        self.shares[self.size.index(vertex)][usize::from(color == Color::White)]
    }
}

/// Whose a vertex is at the end of a game: its stone's, or an eye's owner.
fn owner(field: &Field, vertex: Vertex) -> u8 {
    let point = field.point(vertex);
    match field.at(point) {
        EMPTY => {
            let holds = |side| field.around(point).into_iter().any(|p| field.at(p) == side);
            match (holds(stone(Color::Black)), holds(stone(Color::White))) {
                (true, false) => BLACK,
                (false, true) => WHITE,
                _ => EMPTY,
            }
        }
        side => side,
    }
}
