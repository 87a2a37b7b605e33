//! Rules that look at groups or at the end of the game, against sums worked out here: stripes of both
//! colours, so that area and groups can be counted without the program.

use std::fmt::Write as _;

use fastrand::Rng;
use shuzi_core::amount::Amount;
use shuzi_core::goban::Color;
use shuzi_core::scorer::{DeadChoice, ScoreOptions, Scorer};
use shuzi_core::{Game, ScoredGame};

/// A board of stripes, each full of stones but for points that no other colour touches.
struct Stripes {
    width: u8,
    height: u8,
    /// Which side's stripe each column is in.
    owner: Vec<Color>,
    empty: Vec<[u8; 2]>,
    /// How many stripes each side has.
    groups: [i64; 2],
}

impl Stripes {
    fn drawn(random: &mut Rng) -> Self {
        let (height, stripes) = (random.u8(5..9), random.u8(2..5));
        let first = *random.choice(&Color::BOTH).unwrap();
        let (mut owner, mut groups) = (Vec::new(), [0; 2]);
        let mut empty = Vec::new();
        for stripe in 0..stripes {
            let side = if stripe % 2 == 0 { first } else { first.other() };
            groups[side.index()] += 1;
            let from = u8::try_from(owner.len()).unwrap();
            let columns = random.u8(3..6);
            owner.extend(std::iter::repeat_n(side, usize::from(columns)));
            // Two eyes in the middle column, apart, and sometimes more points beside the first.
            let middle = from + 1;
            empty.push([middle, 0]);
            empty.push([middle, height - 1]);
            if random.bool() && height > 5 {
                empty.push([middle, 1]);
            }
        }
        Self { width: u8::try_from(owner.len()).unwrap(), height, owner, empty, groups }
    }

    /// The game: the stones set up, then these moves; a move is a point or a pass.
    fn game(&self, moves: &[(Color, Option<[u8; 2]>)]) -> Game {
        let point = |[x, y]: [u8; 2]| format!("[{}{}]", char::from(b'a' + x), char::from(b'a' + y));
        let mut text = format!("(;SZ[{}:{}]KM[6.5]", self.width, self.height);
        for (side, name) in [(Color::Black, "AB"), (Color::White, "AW")] {
            text += name;
            for x in 0..self.width {
                for y in 0..self.height {
                    if self.owner[usize::from(x)] == side && !self.empty.contains(&[x, y]) {
                        text += &point([x, y]);
                    }
                }
            }
        }
        for (side, at) in moves {
            let name = if *side == Color::Black { 'B' } else { 'W' };
            let _ = write!(text, ";{name}{}", at.map_or_else(|| "[]".to_owned(), point));
        }
        Game::read((text + ")").as_bytes()).unwrap()
    }

    /// Black's columns minus White's, in points: every point of a stripe is its side's.
    fn lead(&self) -> i64 {
        let one = |own: &Color| if *own == Color::Black { 1 } else { -1 };
        self.owner.iter().map(one).sum::<i64>() * i64::from(self.height)
    }
}

fn scored(game: &Game, rules: &str) -> ScoredGame {
    let options = ScoreOptions::default().with_rules(rules).with_dead(DeadChoice::None);
    Scorer::default().score(game, &options).unwrap()
}

/// The stripes are wide enough for both the count and the groups to be beyond doubt.
#[test]
fn two_points_are_taken_for_each_group() {
    let mut random = Rng::with_seed(3);
    for round in 0..400 {
        let board = Stripes::drawn(&mut random);
        let game = board.game(&[]);
        let found = scored(&game, "stone-ming-qing");
        let tax = 2 * (board.groups[0] - board.groups[1]);
        let wanted = Amount::points(board.lead() - tax) - Amount::halves(13);
        assert_eq!(found.outcome().unwrap().black_lead(), wanted, "round {round}");
    }
}

/// Who passed first, and who played the last stone, by the three rules that ask.
#[test]
fn the_end_of_the_game_is_worth_what_the_rules_say() {
    let mut random = Rng::with_seed(5);
    for round in 0..600 {
        let board = Stripes::drawn(&mut random);
        let mut side = *random.choice(&Color::BOTH).unwrap();
        let mut moves = Vec::new();
        let (mut last, mut left) = (None, board.empty.clone());
        // Stones into one's own territory, which change no area, and passes now and then.
        for _ in 0..random.usize(..3) {
            let own = |at: &[u8; 2]| board.owner[usize::from(at[0])] == side && at[1] == 1;
            let at = left.iter().position(own).map(|at| left.swap_remove(at));
            if at.is_some() {
                last = Some(side);
            }
            moves.push((side, at));
            side = side.other();
        }
        // A pass before these two ended nothing.
        while moves.last().is_some_and(|(_, at)| at.is_none()) {
            moves.pop();
            side = side.other();
        }
        let first = side;
        moves.extend([(first, None), (first.other(), None)]);
        let game = board.game(&moves);
        let area = Amount::points(board.lead()) - Amount::halves(13);
        let to_white = |is_so: bool, points: Amount| if is_so { -points } else { Amount::ZERO };
        let sums = [
            ("wmsg-2008", to_white(first == Color::White, Amount::points(1))),
            ("taiwan-old", to_white(last == Some(Color::Black), Amount::points(1))),
            (
                "button-go",
                match first {
                    Color::Black => Amount::halves(1),
                    Color::White => -Amount::halves(1),
                },
            ),
        ];
        for (rules, more) in sums {
            let found = scored(&game, rules);
            let Some(outcome) = found.outcome() else {
                // Without a stone nobody knows who played the last.
                assert!(last.is_none(), "round {round}, {rules}");
                continue;
            };
            assert_eq!(outcome.black_lead(), area + more, "round {round}, {rules}: {moves:?}");
        }
    }
}
