//! Who ends up with each vertex, over many games played out.

use super::field::{BLACK, EMPTY, Field, WHITE, stone};
use super::playout::Player;
use super::symmetry::Symmetry;
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
    ///
    /// The position is turned to the one that stands for all its symmetries first, so that
    /// turning, mirroring or recolouring a board turns the estimate with it and changes nothing.
    pub(super) fn of(board: &Board, games: u32) -> Self {
        let (canonical, ways) = Symmetry::canonical(board);
        let begun = Field::of(&canonical);
        let size = canonical.size();
        let mut ends = vec![[0_u32; 2]; size.points()];
        let mut player = Player::new(0x5E_C0DE);
        let mut field = begun.clone();
        for game in 0..games {
            field.copy_from(&begun);
            player.play_out(&mut field, if game % 2 == 0 { BLACK } else { WHITE });
            for (end, vertex) in ends.iter_mut().zip(size.vertices()) {
                match owner(&field, vertex) {
                    BLACK => end[0] += 1,
                    WHITE => end[1] += 1,
                    _ => {}
                }
            }
        }
        let total = games.max(1) * u32::try_from(ways.len()).unwrap_or(1).max(1);
        let mut shares = Vec::with_capacity(board.size().points());
        for vertex in board.size().vertices() {
            let mut share = [0; 2];
            for way in &ways {
                let end = ends[size.index(way.vertex(vertex, board.size()))];
                for color in Color::BOTH {
                    let place = usize::from(way.color(color) == Color::White);
                    share[usize::from(color == Color::White)] += end[place];
                }
            }
            shares.push(share.map(|count| count * 1000 / total));
        }
        Self { size: board.size(), shares }
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
