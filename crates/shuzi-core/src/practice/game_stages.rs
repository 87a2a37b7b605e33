//! The questions of a whole game, counted as at the table: dead stones, rectangles, piles, the key number.

use fastrand::Rng;

use super::boards::{dead, nearly, nothing, shape};
use super::numbers::{key_worked, margin_of};
use super::{Asked, FinishedPosition, Mistake, Pool, Question, Shape, Worked};
use crate::amount::Amount;
use crate::counting::{Adjustment, KeyNumber, Settled};
use crate::fact::Message;
use crate::goban::Board;
use crate::rules::Ties;

/// Komi of the games.
const KOMI: Amount = Amount::halves(15);

/// The questions of a game on a square board with this many lines, one per stage. The same seed and
/// pool give the same game.
pub(super) fn stages(seed: u64, lines: u8, pool: &Pool) -> Vec<Question> {
    let mut random = Rng::with_seed(seed);
    let is_wanted =
        |position: &FinishedPosition| position.is_usual() && Shape::is_worth_it(position);
    let position = pool.pick_wanted(lines, &mut random, is_wanted);
    let Some(position) = position else { return vec![nothing()] };
    let rectangles = shape(&position, &mut random);
    let Some(counted) = rectangles.shape.as_deref() else { return vec![nothing()] };
    // Two games in three are even.
    let handicap = if random.u8(..3) == 0 { random.i64(2..=5) } else { 0 };
    let left = Settled::of(&position.board, &position.dead).non_scoring().len();
    let (piles, margin) = (piles(counted), margin(counted, handicap, left));
    let word = position.as_word();
    let asked = [dead(position), rectangles, piles, margin].map(|mut question| {
        question.position = Some(word.clone());
        // No hints, as in a real game.
        question.hints.clear();
        question.unless_right()
    });
    asked.into()
}

/// The stones in piles beside the board, once the rectangles are counted.
fn piles(counted: &Shape) -> Question {
    let plan = counted.plan();
    let whole = |count: usize| i64::try_from(count).unwrap_or(0);
    let (vacant, stones) = (whole(plan.vacant()), plan.stones.len());
    let sizes: Vec<i64> = plan.rectangles.iter().map(|one| whole(one.points())).collect();
    let (piles, rest) = (whole(stones / 10), whole(stones % 10));
    let total = vacant + whole(stones);
    let terms: Vec<String> =
        sizes.iter().chain([&whole(stones)]).map(ToString::to_string).collect();
    let worked = vec![
        Worked::Piles { piles, rest, stones: whole(stones) },
        Worked::Sum { terms: terms.join(" + "), total },
    ];
    let asked = vec![Asked::Rectangles { sizes }, Asked::PointsInAll];
    let number = |count: i64| super::Answer::whole(count);
    let question = Question::new(asked, number(total), worked)
        .or(number(whole(stones)), Mistake::VacantForgotten)
        .or(number(vacant), Mistake::StonesForgotten)
        .or(number(total - rest), Mistake::RemainderForgotten);
    let question = nearly(question, u32::try_from(total).unwrap_or(0));
    let board = Some(Board::new(plan.stones.size()));
    Question { piles: Some((counted.side(), stones)), board, ..question }
}

/// Asks who wins with a total, in an even game or one with so many handicap stones: the key number is
/// looked up or worked out, as at the table. Games of the player's own may have points that belong to nobody.
fn margin(counted: &Shape, handicap: i64, left: usize) -> Question {
    let (plan, side) = (counted.plan(), counted.side());
    let total = i64::try_from(plan.vacant() + plan.stones.len()).unwrap_or(0);
    let (game, terms) = if handicap > 0 {
        let half = Amount::halves(1);
        let game = Adjustment::new(Amount::ZERO, half, Amount::points(handicap));
        (game, vec![Asked::Handicap { stones: handicap }, Asked::TieBreaker { points: half }])
    } else {
        let game = Adjustment::new(KOMI, Amount::ZERO, Amount::ZERO);
        (game, vec![Asked::Komi { komi: KOMI }])
    };
    // Whole and half points always fit.
    let game = game.unwrap_or_default();
    let left = u32::try_from(left).unwrap_or(0);
    let key = KeyNumber::new(plan.stones.size(), side, game, left, Ties::Draw);
    let mut question = margin_of(side, key.value(), total);
    let size = plan.stones.size();
    let asked = [Asked::Board { size }].into_iter().chain(terms);
    let asked = asked.chain((0..left).map(|_| Asked::OneNonScoring));
    let asked = asked.chain([Asked::TotalIs { side, total }, Asked::WhoWins]);
    question.asked = asked.map(Message::from).collect();
    let worked = key_worked(&key, game, size);
    question.worked.splice(0..0, worked.into_iter().map(Message::from));
    Question { board: Some(counted.board().clone()), ..question }
}
