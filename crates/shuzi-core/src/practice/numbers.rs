//! Questions without a board: halves, piles, key numbers, margins, results.

use fastrand::Rng;

use super::{Answer, Asked, Mistake, Question, Worked};
use crate::amount::Amount;
use crate::counting::{Adjustment, KeyNumber};
use crate::fact::Value;
use crate::goban::{Color, Size};
use crate::rules::{Convention, Ties};

fn pick<T: Copy>(random: &mut Rng, from: &[T]) -> T {
    from[random.usize(..from.len())]
}

fn square(lines: u8) -> Size {
    Size::new(lines, lines).unwrap_or(Size::NINETEEN)
}

/// A game's board size and adjustment. Higher levels have handicaps and tie-breakers.
struct DrillGame {
    size: Size,
    adjustment: Adjustment,
    handicap: i64,
}

impl DrillGame {
    fn random(level: u8, random: &mut Rng) -> Self {
        let size = square(pick(random, if level == 1 { &[9, 13] } else { &[9, 13, 19] }));
        let even = level == 1 || (level == 2 && random.bool());
        let (komi, tie_breaker, handicap) = if even {
            (pick(random, &[11, 13, 15]), 0, 0)
        } else {
            (0, i64::from(level > 2), random.i64(2..=9))
        };
        let adjustment = Adjustment::new(
            Amount::halves(komi),
            Amount::halves(tie_breaker),
            Amount::points(handicap),
        );
        // Whole and half points always fit.
        let adjustment = adjustment.unwrap_or_default();
        Self { size, adjustment, handicap }
    }

    fn lines(&self) -> Vec<Asked> {
        let adjustment = self.adjustment;
        let mut lines = vec![Asked::Board { size: self.size }];
        if adjustment.komi() != Amount::ZERO {
            lines.push(Asked::Komi { komi: adjustment.komi() });
        }
        if self.handicap > 0 {
            lines.push(Asked::Handicap { stones: self.handicap });
        }
        if adjustment.tie_breaker() != Amount::ZERO {
            lines.push(Asked::TieBreaker { points: adjustment.tie_breaker() });
        }
        lines
    }

    fn key(&self, side: Color) -> KeyNumber {
        KeyNumber::new(self.size, side, self.adjustment, 0, Ties::Draw)
    }
}

pub(super) fn halves(level: u8, random: &mut Rng) -> Question {
    let amount = match level {
        1 => Amount::halves(2 * random.i64(0..=7) + 1),
        2 => Amount::points(2 * random.i64(20..=90) + 1),
        _ => Amount::halves(2 * random.i64(40..=190) + 1),
    };
    let half = amount.half().unwrap_or(Amount::ZERO);
    Question::new(
        vec![Asked::HalfOf { amount }],
        Answer::Number(half),
        vec![Worked::Halved { amount, half }],
    )
    .or(Answer::Number(amount), Mistake::NotHalved)
    .or(Answer::Number(amount.doubled()), Mistake::Doubled)
    .or(Answer::Number(half + Amount::halves(1)), Mistake::HalfTooMuch)
    .or(Answer::Number(half - Amount::halves(1)), Mistake::HalfTooLittle)
    .or(Answer::Number(Amount::points(half.floor())), Mistake::FractionDropped)
}

pub(super) fn tens(level: u8, random: &mut Rng) -> Question {
    let (piles, rectangles) = match level {
        1 => (2..=6, 0..=0),
        2 => (2..=9, 1..=2),
        _ => (6..=16, 3..=5),
    };
    let (piles, rest) = (random.i64(piles), random.i64(0..=9));
    let rectangles: Vec<i64> =
        (0..random.usize(rectangles)).map(|_| 10 * random.i64(1..=3)).collect();
    let vacant: i64 = rectangles.iter().sum();
    let total = vacant + piles * 10 + rest;
    let mut asked = Vec::new();
    let mut terms: Vec<String> = rectangles.iter().map(ToString::to_string).collect();
    if !rectangles.is_empty() {
        asked.push(Asked::Rectangles { sizes: rectangles.clone() });
    }
    asked.push(Asked::Piles { piles, rest });
    asked.push(Asked::PointsInAll);
    terms.push(format!("{}", piles * 10 + rest));
    let mut worked = vec![Worked::Piles { piles, rest, stones: piles * 10 + rest }];
    if terms.len() > 1 {
        worked.push(Worked::Sum { terms: terms.join(" + "), total });
    }
    Question::new(asked, Answer::whole(total), worked)
        .or(Answer::whole(total - 10), Mistake::TenTooFew)
        .or(Answer::whole(total + 10), Mistake::TenTooMany)
        .or(Answer::whole(total - rest), Mistake::RemainderForgotten)
        .or(Answer::whole(total - vacant), Mistake::VacantForgotten)
}

pub(super) fn key_number(level: u8, random: &mut Rng) -> Question {
    let game = DrillGame::random(level, random);
    let side = if level == 1 { Color::Black } else { pick(random, &Color::BOTH) };
    let non_scoring = u32::from(level == 3 && random.bool());
    let key = KeyNumber::new(game.size, side, game.adjustment, non_scoring, Ties::Draw);
    let mut asked = game.lines();
    if non_scoring > 0 {
        asked.push(Asked::OneNonScoring);
    }
    asked.push(Asked::KeyNumber { side });
    let unadjusted = key.half_count() - key.non_scoring();
    let without = KeyNumber::new(game.size, side, game.adjustment, 0, Ties::Draw);
    let other = KeyNumber::new(game.size, side.other(), game.adjustment, non_scoring, Ties::Draw);
    let no_tie_breaker = game.adjustment.without_tie_breaker();
    let no_tie_breaker = KeyNumber::new(game.size, side, no_tie_breaker, non_scoring, Ties::Draw);
    let worked = key_worked(&key, game.adjustment, game.size);
    let full = if side == Color::Black {
        key.value() + game.adjustment.half_total()
    } else {
        key.value() - game.adjustment.half_total()
    };
    // What makes Black's key number higher makes White's lower.
    let toward = |amount: Amount| if side == Color::Black { amount } else { -amount };
    let more = |amount: Amount| Answer::Number(key.value() + amount);
    let mut question = Question::new(asked, Answer::Number(key.value()), worked);
    if game.handicap > 0 {
        let one_less = more(toward(-Amount::halves(1)));
        question = question.or(one_less, Mistake::CompensationNLessOne);
    }
    if non_scoring > 0 {
        question = question
            .or(more(key.non_scoring().doubled()), Mistake::NonScoringAdded)
            .or(more(-key.non_scoring()), Mistake::NonScoringWhole);
    }
    question
        .or(Answer::Number(full), Mistake::AdjustmentNotHalved)
        .or(more(toward(game.adjustment.half_tie_breaker())), Mistake::TieBreakerNotHalved)
        .or(Answer::Number(other.value()), Mistake::AdjustmentWrongSign)
        .or(Answer::Number(no_tie_breaker.value()), Mistake::TieBreakerLeftOut)
        .or(Answer::Number(without.value()), Mistake::NonScoringNotSubtracted)
        .or(Answer::Number(unadjusted), Mistake::AdjustmentLeftOut)
        .or(Answer::whole(key.needs()), Mistake::NeedsNotKey)
        .or(Answer::whole(key.value().floor()), Mistake::FractionDropped)
        .or(Answer::Number(key.value() + Amount::points(10)), Mistake::TenTooMany)
        .or(Answer::Number(key.value() - Amount::points(10)), Mistake::TenTooFew)
}

pub(super) fn handicap(level: u8, random: &mut Rng) -> Question {
    let stones = random.i64(2..=9);
    let conventions = [
        (Convention::N, stones, "chinese"),
        (Convention::NLessOne, stones - 1, "aga"),
        (Convention::None, 0, "japanese"),
    ];
    let (convention, points, rules) = pick(random, &conventions);
    let game = match level {
        1 => Asked::HandicapGiving { stones, convention },
        _ => Asked::HandicapUnder { stones, rules: Value::Word("drill-rules", rules) },
    };
    let worked = Worked::Compensation { convention, stones, points };
    if level >= 3 {
        return half_compensation(game, worked, (stones, points));
    }
    Question::new(vec![game, Asked::Compensation], Answer::whole(points), vec![worked])
        .or(Answer::whole(stones), Mistake::IsN)
        .or(Answer::whole(stones - 1), Mistake::IsNLessOne)
        .or(Answer::whole(0), Mistake::RulesCompensate)
        .or(Answer::Number(Amount::halves(stones)), Mistake::CompensationHalved)
}

/// Asks what Half Counting subtracts for the compensation.
fn half_compensation(game: Asked, worked: Worked, (stones, points): (i64, i64)) -> Question {
    let (all, half) = (Amount::points(points), Amount::halves(points));
    let worked = vec![worked, Worked::Halved { amount: all, half }];
    Question::new(vec![game, Asked::HalfCompensation], Answer::Number(half), worked)
        .or(Answer::Number(all), Mistake::AdjustmentNotHalved)
        .or(Answer::Number(Amount::halves(stones)), Mistake::IsN)
        .or(Answer::Number(Amount::halves(stones - 1)), Mistake::IsNLessOne)
        .or(Answer::whole(0), Mistake::RulesCompensate)
}

pub(super) fn margin(level: u8, random: &mut Rng) -> Question {
    let game = DrillGame::random(level, random);
    let side = if level == 1 { Color::Black } else { pick(random, &Color::BOTH) };
    let key = game.key(side);
    let total = key.value().floor() + random.i64(-12..=13);
    margin_of(side, key.value(), total)
}

/// How a key number is worked out.
pub(super) fn key_worked(key: &KeyNumber, adjustment: Adjustment, size: Size) -> Vec<Worked> {
    let mut worked = vec![
        Worked::HalfOfPoints { points: size.points(), half: key.half_count() },
        Worked::HalfOfAdjustment { half: adjustment.half_total() },
    ];
    if key.non_scoring() != Amount::ZERO {
        worked.push(Worked::HalfOfNonScoring { half: key.non_scoring() });
    }
    worked.push(match key.side() {
        Color::Black => Worked::AddedForBlack { key: key.value() },
        Color::White => Worked::SubtractedForWhite { key: key.value() },
    });
    worked
}

/// Asks for the result from a side's total and its key number, in points.
pub(super) fn margin_of(side: Color, key: Amount, total: i64) -> Question {
    let difference = Amount::points(total) - key;
    let margin = difference.doubled();
    let black_lead = if side == Color::Black { margin } else { Amount::ZERO - margin };
    let answer = Answer::of_lead(black_lead);
    let half = if side == Color::Black { difference } else { Amount::ZERO - difference };
    let question = Question::new(
        vec![Asked::KeyAndTotal { side, key, total }, Asked::WhoWins],
        answer,
        vec![Worked::Difference { total, key, difference }, Worked::Doubled { margin, side }],
    )
    .or(Answer::of_lead(half), Mistake::InZi)
    .or(Answer::of_lead(Amount::ZERO - black_lead), Mistake::WrongWinner)
    .or(Answer::of_lead(Amount::ZERO - half), Mistake::WrongWinnerNotDoubled);
    // A slip in the difference counts twice.
    miscounted(question, black_lead, 2)
}

/// Adds what a lead comes to with one or ten points miscounted, each worth so many points of the margin.
fn miscounted(question: Question, lead: Amount, worth: i64) -> Question {
    let slips = [(1, Mistake::OneMiscounted), (10, Mistake::TenMiscounted)];
    slips.into_iter().fold(question, |question, (points, mistake)| {
        let by = Amount::points(worth * points);
        question.or(Answer::of_lead(lead + by), mistake).or(Answer::of_lead(lead - by), mistake)
    })
}

pub(super) fn result(level: u8, random: &mut Rng) -> Question {
    let game = DrillGame::random(level, random);
    let points = i64::from(game.size.point_count());
    let black = points / 2 + random.i64(-12..=16);
    let white = points - black;
    let plain = Amount::points(black - white);
    let lead = plain - game.adjustment.total();
    let mut asked = game.lines();
    asked.extend([Asked::Totals { black, white }, Asked::WhoWins]);
    // Without a handicap there is no n.
    let one_less = Answer::of_lead(lead + Amount::points(i64::from(game.handicap > 0)));
    let one_less_is = Mistake::CompensationNLessOne;
    let question = Question::new(
        asked,
        Answer::of_lead(lead),
        vec![
            Worked::Lead { black, white, lead: plain },
            Worked::MinusAdjustment { points: game.adjustment.total(), lead },
        ],
    )
    .or(one_less, one_less_is)
    .or(Answer::of_lead(plain), Mistake::AdjustmentLeftOut)
    .or(Answer::of_lead(plain + game.adjustment.total()), Mistake::AdjustmentWrongSign)
    .or(Answer::of_lead(plain - game.adjustment.half_total()), Mistake::AdjustmentHalved)
    .or(
        Answer::of_lead(plain - game.adjustment.without_tie_breaker().total()),
        Mistake::TieBreakerLeftOut,
    )
    .or(Answer::of_lead(Amount::ZERO - lead), Mistake::WrongWinner)
    .or(Answer::of_lead(lead.doubled()), Mistake::DoubledTwice);
    miscounted(question, lead, 1)
}

pub(super) fn miscount(level: u8, random: &mut Rng) -> Question {
    let game = DrillGame::random(level, random);
    let side = pick(random, &Color::BOTH);
    let key = game.key(side);
    // At least six stones are left: no key number is below 30.
    let tens = ((key.value().floor() - 15) / 10).clamp(1, 4);
    let vacant = 10 * random.i64(1..=tens);
    let stones = key.value().floor() - vacant + random.i64(-9..=10);
    let wrong_line = random.usize(1..=4);
    let slip = |line: usize, right: Amount, by: Amount| {
        if line == wrong_line { right + by } else { right }
    };
    let one = if random.bool() { 1 } else { -1 };
    let total = slip(1, Amount::points(vacant + stones), Amount::points(10 * one));
    let half = slip(2, key.half_count(), Amount::halves(one));
    let moved = if side == Color::Black {
        half + game.adjustment.half_total()
    } else {
        half - game.adjustment.half_total()
    };
    let value = slip(3, moved, Amount::points(one));
    let margin = slip(4, (total - value).doubled(), Amount::points(2 * one));
    let adjustment = game.adjustment.half_total();
    let mut asked = game.lines();
    asked.extend([
        Asked::OneLineIsWrong { side },
        Asked::LineTotal { vacant, stones, total },
        Asked::LineHalf { points: game.size.points(), half },
        match side {
            Color::Black => Asked::LineKeyBlack { half, adjustment, key: value },
            Color::White => Asked::LineKeyWhite { half, adjustment, key: value },
        },
        Asked::LineMargin { total, key: value, margin },
        Asked::WhichLine,
    ]);
    let right = match wrong_line {
        1 => Worked::LineTotal { vacant, stones, total: vacant + stones },
        2 => Worked::LineHalf { points: game.size.points(), half: key.half_count() },
        3 => Worked::LineKey { key: moved },
        _ => Worked::LineMargin { margin: (total - value).doubled() },
    };
    let line = i64::try_from(wrong_line).unwrap_or(1);
    Question::new(asked, Answer::whole(line), vec![right])
}
