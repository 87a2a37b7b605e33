//! The turns of a game as far as scores depend on them: passes, prisoners, handicap stones.

use crate::fact::facts;
use crate::goban::Color;
use crate::record::{Move, Plays};

facts! {
    /// What the game file does not tell.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
    #[derive(Copy)]
    pub enum Unknown {
        /// How the position came about, because there are no moves.
        Moves => "unknown-moves",
        /// Captures before a position that was set up.
        SetUp => "unknown-set-up",
    }
}

/// A pass, recorded or not.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Who passed.
    pub color: Color,
    /// The number of the move, or of the next move if the pass was not recorded; 0 if the moves are
    /// unknown.
    pub number: usize,
    /// Whether it was recorded.
    pub recorded: bool,
}

/// The turns of a game.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnHistory {
    /// H: handicap stones after the first; −1 if White made the first move.
    pub handicap: i64,
    /// The handicap stones the game is counted with, which may differ from those recorded.
    pub stated: u32,
    /// All passes, in order.
    pub passes: Vec<Pass>,
    /// The last move, a stone or a pass, and its number.
    pub last: Option<(Color, usize)>,
    /// The last stone played, and its number.
    pub last_play: Option<(Color, usize)>,
    /// Prisoners captured during the game by colour of the stones, [Black, White], if known.
    pub taken: Option<[u32; 2]>,
    /// Passes after the first two in a row, which are the preliminary end (Ikeda), [Black, White];
    /// `None` if unknown.
    pub late_passes: Option<[u32; 2]>,
    /// What is unknown, if anything.
    pub unknown: Option<Unknown>,
}

impl TurnHistory {
    /// Reads the turns from recorded moves; `handicap` is the number of handicap stones the game is
    /// counted with. Two moves in a row by one side imply a pass of the other that was not
    /// recorded.
    pub fn of(plays: &Plays, handicap: u32) -> Self {
        let (black, white) = (plays.set_up[0], plays.set_up[1]);
        // Handicap stones are either set up or Black's first moves.
        let laid = if black == 0 { laid_by_moves(&plays.moves, handicap) } else { None };
        let first_moves = laid.unwrap_or(0);
        let ordinary = white == 0 && !plays.is_edited && black >= 0;
        // A position set up for playing on is not a handicap, unless the game says so.
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
        // White may begin an even game, too (Jasiek): that Black has not passed.
        let white_began =
            ordinary && stones == 0 && first_moves == 0 && begins == Some(Color::White);
        let mut turns = Self {
            handicap: if white_began { -1 } else { i64::from(stones.saturating_sub(1)) },
            stated: handicap,
            passes: Vec::new(),
            last: None,
            last_play: None,
            taken: unknown.is_none().then_some(plays.prisoners),
            late_passes: unknown.is_none().then_some([0, 0]),
            unknown,
        };
        let mut in_a_row = 0;
        // In a position that was set up, whoever moved first had the turn.
        let usual = if stones > 0 || white_began { Color::White } else { Color::Black };
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
                // Later moves do not undo the preliminary end.
                in_a_row = if in_a_row >= 2 { in_a_row } else { 0 };
            }
            turns.last = Some((color, number));
            next = color.other();
        }
        turns
    }

    /// Adds a pass; `in_a_row` is the number of passes directly before it.
    fn pass(&mut self, pass: Pass, in_a_row: &mut u32) {
        self.passes.push(pass);
        *in_a_row += 1;
        if *in_a_row > 2
            && let Some(late) = &mut self.late_passes
        {
            late[pass.color.index()] += 1;
        }
    }

    /// The turns of a game known only by its handicap stones, the number of passes, [Black, White],
    /// and who made the last move.
    pub fn of_counts(handicap: u32, passes: Option<([u32; 2], Color)>) -> Self {
        let mut turns = Self {
            handicap: i64::from(handicap.saturating_sub(1)),
            stated: handicap,
            passes: Vec::new(),
            last: None,
            last_play: None,
            taken: None,
            // With at most one pass per side, none is late.
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
            // If both passed once, it was at the end, and whoever passed last also played the last
            // stone.
            turns.last_play = (counts == [1, 1]).then_some((last, 0));
        }
        turns
    }

    /// P: 1 if Black made the last move, stone or pass, otherwise 0.
    pub fn last_move(&self) -> i64 {
        i64::from(matches!(self.last, Some((Color::Black, _))))
    }

    /// The number of passes of a side, including those not recorded.
    pub fn passes_of(&self, color: Color) -> i64 {
        let count = self.passes.iter().filter(|pass| pass.color == color).count();
        i64::try_from(count).unwrap_or(i64::MAX)
    }

    /// P + H + (Wz − Bz): how many more stones Black has played than White.
    pub fn stones_ahead(&self) -> i64 {
        let passes = self.passes_of(Color::White) - self.passes_of(Color::Black);
        self.last_move() + self.handicap + passes
    }

    /// Who passed first. If no pass is known, the side to move at the end; `None` if unknown.
    pub fn first_pass(&self) -> Option<Color> {
        if self.unknown == Some(Unknown::Moves) {
            return None;
        }
        match self.passes.as_slice() {
            [] => self.last.map(|(player, _)| player.other()),
            [first, ..] if first.number > 0 => Some(first.color),
            // Among passes without numbers, the order is known only if one side made all of them,
            // or if each side made one: whoever passed last was second.
            [first, others @ ..] if others.iter().all(|pass| pass.color == first.color) => {
                Some(first.color)
            }
            [_, _] => self.last.map(|(player, _)| player.other()),
            _ => None,
        }
    }

    /// Black's stones on the board minus White's, derived from prisoners: the stones White lost
    /// minus those Black lost, with each pass a prisoner and White passing last (Jasiek, *Prisoner
    /// Counting for Stone Scoring*). Handicap stones after the first are added, which his equation
    /// leaves out. `lost` are all stones lost, including dead ones, [Black, White].
    pub fn stones_by_prisoners(&self, lost: [u32; 2]) -> i64 {
        let [black, white] = lost.map(i64::from);
        let white_passes = self.passes_of(Color::White) + self.last_move();
        let (black, white) = (black + self.passes_of(Color::Black), white + white_passes);
        white - black + self.handicap
    }
}

/// The number of moves that place the handicap stones, if Black's first moves do; White may have
/// passed in between.
fn laid_by_moves(moves: &[Move], handicap: u32) -> Option<usize> {
    let mut stones = 0;
    for (number, one) in moves.iter().enumerate() {
        match (one.color, one.vertex) {
            (Color::Black, Some(_)) => stones += 1,
            (Color::White, None) => {}
            _ => return None,
        }
        if handicap >= 2 && stones == handicap {
            // If Black moves again, these were ordinary moves, not handicap stones.
            let next = moves.get(number + 1);
            return (next.is_none_or(|next| next.color == Color::White)).then_some(number + 1);
        }
    }
    None
}
