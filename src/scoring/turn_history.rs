//! How a game went, as far as scores depend on it: turns, passes, prisoners, handicap stones.

use crate::fact::facts;
use crate::goban::Color;
use crate::record::{Move, Plays};

facts! {
    /// What a record does not tell.
    #[derive(Copy)]
    pub enum Unknown {
        /// How the position came about: there are no moves.
        Moves => "unknown-moves",
        /// What was taken before the position that was set up.
        SetUp => "unknown-set-up",
    }
}

/// A pass, or a turn that the record leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Whose.
    pub color: Color,
    /// The number of the move; of the move after it, where the record leaves the pass out; 0
    /// where the moves are not known.
    pub number: usize,
    /// Whether the record has it.
    pub recorded: bool,
}

/// The turns of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnHistory {
    /// Handicap stones beyond the first (H).
    pub handicap: u32,
    /// The handicap stones the game is counted with, which may be others than the record has.
    pub stated: u32,
    /// Every pass, in order.
    pub passes: Vec<Pass>,
    /// The last turn, a play or a pass, and its number.
    pub last: Option<(Color, usize)>,
    /// The last stone played, and its number.
    pub last_play: Option<(Color, usize)>,
    /// Black's and White's stones taken as prisoners during the game, if that is known.
    pub taken: Option<[u32; 2]>,
    /// Black's and White's passes after the first two in a row, the preliminary end of the game
    /// (Ikeda); none if unknown.
    pub late_passes: Option<[u32; 2]>,
    /// What the record does not tell.
    pub unknown: Option<Unknown>,
}

impl TurnHistory {
    /// The turns a record tells. `handicap` is the number of handicap stones the game is
    /// counted with. Two moves of one side in a row hold a pass of the other that was not
    /// written down.
    pub fn of(plays: &Plays, handicap: u32) -> Self {
        let (black, white) = (plays.set_up[0], plays.set_up[1]);
        // Handicap stones are set up, or are Black's first moves.
        let laid = if black == 0 { laid_by_moves(&plays.moves, handicap) } else { None };
        let first_moves = laid.unwrap_or(0);
        let ordinary = white == 0 && !plays.is_edited && black >= 0;
        // A position that was set up to be played on is no handicap, unless the game says so.
        let begins = plays.moves.first().map(|first| first.color);
        let is_laid = ordinary && (begins == Some(Color::White) || handicap >= 2);
        let is_set_up = laid.is_none() && (black > 0 && !is_laid || !ordinary);
        let unknown = if plays.moves.len() == first_moves {
            Some(Unknown::Moves)
        } else {
            (is_set_up || !ordinary).then_some(Unknown::SetUp)
        };
        let tells = laid.is_none() && !plays.moves.is_empty();
        let stones = if tells && (is_laid || (ordinary && black == 0)) {
            u32::try_from(black).unwrap_or(0)
        } else {
            handicap
        };
        let beyond_first = stones.saturating_sub(1);
        let mut turns = Self {
            handicap: beyond_first,
            stated: handicap,
            passes: Vec::new(),
            last: None,
            last_play: None,
            taken: unknown.is_none().then_some(plays.prisoners),
            late_passes: unknown.is_none().then_some([0, 0]),
            unknown,
        };
        let mut in_a_row = 0;
        // Where a position was set up, whoever moved first had the move.
        let usual = if stones > 0 { Color::White } else { Color::Black };
        let mut next = begins.filter(|_| is_set_up).unwrap_or(usual);
        for (number, &Move { color, vertex }) in plays.moves.iter().enumerate().skip(first_moves) {
            let number = number + 1;
            if color != next {
                turns.pass(Pass { color: next, number, recorded: false }, &mut in_a_row);
            }
            if vertex.is_none() {
                turns.pass(Pass { color, number, recorded: true }, &mut in_a_row);
            } else {
                turns.last_play = Some((color, number));
                // Once the game has ended for the first time it stays so.
                in_a_row = if in_a_row >= 2 { in_a_row } else { 0 };
            }
            turns.last = Some((color, number));
            next = color.other();
        }
        turns
    }

    /// Adds a pass; `in_a_row` are those made one after the other before it.
    fn pass(&mut self, pass: Pass, in_a_row: &mut u32) {
        self.passes.push(pass);
        *in_a_row += 1;
        if *in_a_row > 2
            && let Some(late) = &mut self.late_passes
        {
            late[usize::from(pass.color == Color::White)] += 1;
        }
    }

    /// The turns of a game of which only this is known: the handicap stones, how often Black and
    /// White passed, and who made the last move.
    pub fn of_counts(handicap: u32, passes: Option<([u32; 2], Color)>) -> Self {
        let mut turns = Self {
            handicap: handicap.saturating_sub(1),
            stated: handicap,
            passes: Vec::new(),
            last: None,
            last_play: None,
            taken: None,
            // Up to one pass of each side nothing was passed twice.
            late_passes: passes
                .and_then(|(counts, _)| counts.iter().all(|&n| n <= 1).then_some([0, 0])),
            unknown: passes.is_none().then_some(Unknown::Moves),
        };
        if let Some((counts, last)) = passes {
            for (color, count) in Color::BOTH.into_iter().zip(counts) {
                let pass = Pass { color, number: 0, recorded: true };
                turns.passes.extend((0..count).map(|_| pass));
            }
            turns.last = Some((last, 0));
            // Where both passed once, they did so at the end: who passed last had played last.
            turns.last_play = (counts == [1, 1]).then_some((last, 0));
        }
        turns
    }

    /// P: 1 if Black made the last move, be it a pass; else 0.
    pub fn last_move(&self) -> i64 {
        i64::from(matches!(self.last, Some((Color::Black, _))))
    }

    /// How often a side passed, passes not written down included.
    pub fn passes_of(&self, color: Color) -> i64 {
        let count = self.passes.iter().filter(|pass| pass.color == color).count();
        i64::try_from(count).unwrap_or(i64::MAX)
    }

    /// P + H + (Wz − Bz): how many stones more Black has played than White.
    pub fn stones_ahead(&self) -> i64 {
        let passes = self.passes_of(Color::White) - self.passes_of(Color::Black);
        self.last_move() + i64::from(self.handicap) + passes
    }

    /// Who passed first of all; where nobody is known to have passed, the side whose turn it was
    /// at the end. `None` where that is unknown.
    pub fn first_pass(&self) -> Option<Color> {
        if self.unknown == Some(Unknown::Moves) {
            return None;
        }
        match self.passes.as_slice() {
            [] => self.last.map(|(player, _)| player.other()),
            [first, ..] if first.number > 0 => Some(first.color),
            // Of counted passes the order is known only where one side made them all, or each
            // made one: then who passed last did so second.
            [first, others @ ..] if others.iter().all(|pass| pass.color == first.color) => {
                Some(first.color)
            }
            [_, _] => self.last.map(|(player, _)| player.other()),
            _ => None,
        }
    }

    /// Black's stones on the board less White's, told by prisoners alone: the stones White lost
    /// less those Black lost, each pass a prisoner, White passing last (Jasiek, *Prisoner
    /// Counting for Stone Scoring*). With handicap stones those beyond the first are added: his
    /// equality leaves them out. `lost` are all stones lost, dead ones included.
    pub fn stones_by_prisoners(&self, lost: [u32; 2]) -> i64 {
        let [black, white] = lost.map(i64::from);
        let white_passes = self.passes_of(Color::White) + self.last_move();
        let (black, white) = (black + self.passes_of(Color::Black), white + white_passes);
        white - black + i64::from(self.handicap)
    }
}

/// How many moves lay the handicap stones, where Black's first moves do; White may have passed in
/// between.
fn laid_by_moves(moves: &[Move], handicap: u32) -> Option<usize> {
    let mut stones = 0;
    for (number, one) in moves.iter().enumerate() {
        match (one.color, one.vertex) {
            (Color::Black, Some(_)) => stones += 1,
            (Color::White, None) => {}
            _ => return None,
        }
        if handicap >= 2 && stones == handicap {
            // One stone more by Black is a move like any other only if White has had none.
            let next = moves.get(number + 1);
            return (next.is_none_or(|next| next.color == Color::White)).then_some(number + 1);
        }
    }
    None
}
