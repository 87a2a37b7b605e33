//! Questions without a board: halves, heaps, key numbers, margins, results.

use fastrand::Rng;

use super::{Answer, Question};
use crate::amount::Amount;
use crate::counting::{Adjustment, KeyNumber, Outcome};
use crate::goban::{Color, Size};
use crate::rules::Ties;

fn pick<T: Copy>(random: &mut Rng, from: &[T]) -> T {
    from[random.usize(..from.len())]
}

fn square(lines: u8) -> Size {
    Size::new(lines, lines).unwrap_or(Size::NINETEEN)
}

/// A game: its board and what is adjusted. Higher levels have handicaps and tie-breakers.
struct DrillGame {
    size: Size,
    adjustment: Adjustment,
    handicap: i64,
}

impl DrillGame {
    fn random(level: u8, random: &mut Rng) -> Self {
        let size = square(pick(random, if level == 1 { &[9, 19] } else { &[9, 13, 19] }));
        let even = level == 1 || (level == 2 && random.bool());
        let (komi, tie_breaker, handicap) = if even {
            (pick(random, &[11, 13, 15]), 0, 0)
        } else {
            (0, i64::from(level > 2 || random.bool()), random.i64(2..=9))
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

    fn lines(&self) -> Vec<String> {
        let adjustment = self.adjustment;
        let mut lines = vec![format!("{} board", self.size)];
        if adjustment.komi() != Amount::ZERO {
            lines.push(format!("komi {}", adjustment.komi()));
        }
        if self.handicap > 0 {
            lines.push(format!("{0} handicap stones, compensation {0}", self.handicap));
        }
        if adjustment.tie_breaker() != Amount::ZERO {
            lines.push(format!("tie-breaker {}", adjustment.tie_breaker()));
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
        _ => Amount::points(random.i64(2..=9)) + Amount::halves(random.i64(1..=15)),
    };
    let half = amount.half().unwrap_or(Amount::ZERO);
    Question::new(
        vec![format!("What is half of {amount}?")],
        Answer::Number(half),
        vec![format!("{amount} / 2 = {half}")],
    )
    .or(Answer::Number(amount), "not halved")
    .or(Answer::Number(amount.doubled()), "doubled, not halved")
    .or(Answer::Number(half + Amount::halves(1)), "half a point too much")
    .or(Answer::Number(half - Amount::halves(1)), "half a point too little")
    .or(Answer::Number(Amount::points(half.floor())), "the half or quarter forgotten")
}

pub(super) fn tens(level: u8, random: &mut Rng) -> Question {
    let heaps = random.i64(2..=if level == 1 { 6 } else { 16 });
    let rest = random.i64(0..=9);
    let rectangles: Vec<i64> = match level {
        1 => Vec::new(),
        _ => (0..random.usize(1..=3)).map(|_| 10 * random.i64(1..=3)).collect(),
    };
    let vacant: i64 = rectangles.iter().sum();
    let total = vacant + heaps * 10 + rest;
    let mut asked = Vec::new();
    let mut terms: Vec<String> = rectangles.iter().map(ToString::to_string).collect();
    if !terms.is_empty() {
        asked.push(format!("vacant: rectangles of {}", terms.join(" and ")));
    }
    asked.push(format!("stones: {heaps} heaps of ten, and {rest}"));
    asked.push("How many points in all?".to_owned());
    terms.push(format!("{}", heaps * 10 + rest));
    let mut worked = vec![format!("{heaps} × 10 + {rest} = {}", heaps * 10 + rest)];
    if terms.len() > 1 {
        worked.push(format!("{} = {total}", terms.join(" + ")));
    }
    Question::new(asked, Answer::whole(total), worked)
        .or(Answer::whole(total - 10), "a heap of ten too few")
        .or(Answer::whole(total + 10), "a heap of ten too many")
        .or(Answer::whole(total - rest), "the rest forgotten")
        .or(Answer::whole(total - vacant), "the vacant points forgotten")
}

pub(super) fn key_number(level: u8, random: &mut Rng) -> Question {
    let game = DrillGame::random(level, random);
    let side = if level == 1 { Color::Black } else { pick(random, &Color::BOTH) };
    let non_scoring = u32::from(level == 3 && random.bool());
    let key = KeyNumber::new(game.size, side, game.adjustment, non_scoring, Ties::Draw);
    let mut asked = game.lines();
    if non_scoring > 0 {
        asked.push("one non-scoring point".to_owned());
    }
    asked.push(format!("What is {side}'s key number?"));
    let half = key.half_count();
    let without = KeyNumber::new(game.size, side, game.adjustment, 0, Ties::Draw);
    let other = KeyNumber::new(game.size, side.other(), game.adjustment, non_scoring, Ties::Draw);
    let no_tie_breaker = game.adjustment.without_tie_breaker();
    let no_tie_breaker = KeyNumber::new(game.size, side, no_tie_breaker, non_scoring, Ties::Draw);
    let mut worked = vec![
        format!("half of the {} points: {}", game.size.points(), without.half_count()),
        format!("half of the adjustment: {}", game.adjustment.half_total()),
    ];
    if non_scoring > 0 {
        worked.push(format!("half of the non-scoring point off: {}", key.non_scoring()));
    }
    let sign = if side == Color::Black { "added for Black" } else { "taken off for White" };
    worked.push(format!("{sign}: {}", key.value()));
    let full = if side == Color::Black {
        key.value() + game.adjustment.half_total()
    } else {
        key.value() - game.adjustment.half_total()
    };
    Question::new(asked, Answer::Number(key.value()), worked)
        .or(Answer::Number(full), "the adjustment not halved")
        .or(Answer::Number(other.value()), "the adjustment with the wrong sign")
        .or(Answer::Number(no_tie_breaker.value()), "the tie-breaker left out")
        .or(Answer::Number(without.value()), "the non-scoring point not taken off")
        .or(Answer::Number(half), "the adjustment left out")
        .or(Answer::whole(key.needs()), "that is the total it takes to win, not the key number")
}

pub(super) fn handicap(level: u8, random: &mut Rng) -> Question {
    let stones = random.i64(2..=9);
    let conventions: [(&str, i64); 3] =
        [("n", stones), ("n - 1", stones - 1), ("no compensation", 0)];
    let (name, points) = pick(random, &conventions);
    let rules = match (level, name) {
        (1, name) => format!("the rules give {name}"),
        (_, "n") => "Chinese rules".to_owned(),
        (_, "n - 1") => "AGA rules".to_owned(),
        _ => "Japanese rules".to_owned(),
    };
    let asked = vec![
        format!("{stones} handicap stones; {rules}"),
        "How many points does White get in compensation?".to_owned(),
    ];
    Question::new(asked, Answer::whole(points), vec![format!("{name} for n = {stones}: {points}")])
        .or(Answer::whole(stones), "that is n")
        .or(Answer::whole(stones - 1), "that is n - 1")
        .or(Answer::whole(0), "these rules do compensate")
        .or(Answer::Number(Amount::halves(stones)), "halved: only for half counts")
}

pub(super) fn margin(level: u8, random: &mut Rng) -> Question {
    let game = DrillGame::random(level, random);
    let side = if level == 1 { Color::Black } else { pick(random, &Color::BOTH) };
    let key = game.key(side);
    let total = key.value().floor() + random.i64(-12..=13);
    let difference = Amount::points(total) - key.value();
    let margin = difference.doubled();
    let black_lead = if side == Color::Black { margin } else { Amount::ZERO - margin };
    let answer = Answer::of_outcome(Outcome::of_black_lead(black_lead, Ties::Draw));
    let wrong = |lead: Amount| Answer::of_outcome(Outcome::of_black_lead(lead, Ties::Draw));
    let half = if side == Color::Black { difference } else { Amount::ZERO - difference };
    Question::new(
        vec![
            format!("{side}'s key number is {}, the total {total}", key.value()),
            "Who wins, and by how many points?".to_owned(),
        ],
        answer,
        vec![
            format!("{total} - {} = {difference}", key.value()),
            format!("times two: {margin} for {side}"),
        ],
    )
    .or(wrong(half), "not doubled: that is in zi")
    .or(wrong(Amount::ZERO - black_lead), "the wrong winner")
    .or(wrong(Amount::ZERO - half), "the wrong winner, and not doubled")
}

pub(super) fn result(level: u8, random: &mut Rng) -> Question {
    let game = DrillGame::random(level, random);
    let points = i64::try_from(game.size.points()).unwrap_or(0);
    let black = points / 2 + random.i64(-12..=16);
    let white = points - black;
    let plain = Amount::points(black - white);
    let lead = plain - game.adjustment.total();
    let outcome = |lead| Answer::of_outcome(Outcome::of_black_lead(lead, Ties::Draw));
    let mut asked = game.lines();
    asked.push(format!("Black {black}, White {white}"));
    asked.push("Who wins, and by how much?".to_owned());
    Question::new(
        asked,
        outcome(lead),
        vec![
            format!("{black} - {white} = {plain} for Black"),
            format!("less {} for White: {lead}", game.adjustment.total()),
        ],
    )
    .or(outcome(plain), "the adjustment left out")
    .or(outcome(plain + game.adjustment.total()), "the adjustment with the wrong sign")
    .or(
        outcome(plain - game.adjustment.half_total()),
        "the adjustment halved: only for half counts",
    )
    .or(outcome(plain - game.adjustment.without_tie_breaker().total()), "the tie-breaker left out")
    .or(outcome(Amount::ZERO - lead), "the wrong winner")
}

pub(super) fn miscount(level: u8, random: &mut Rng) -> Question {
    let game = DrillGame::random(level, random);
    let side = pick(random, &Color::BOTH);
    let key = game.key(side);
    let vacant = 10 * random.i64(1..=4);
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
    let mut asked = game.lines();
    asked.extend([
        format!("{side} is counted by key numbers. One line is wrong:"),
        format!("1. total: {vacant} vacant + {stones} stones = {total}"),
        format!("2. half of the {} points: {half}", game.size.points()),
        format!(
            "3. key number: {half} {} {} = {value}",
            if side == Color::Black { "+" } else { "-" },
            game.adjustment.half_total()
        ),
        format!("4. margin: ({total} - {value}) × 2 = {margin}"),
        "Which line is wrong?".to_owned(),
    ]);
    let right = match wrong_line {
        1 => format!("{vacant} + {stones} = {}", vacant + stones),
        2 => format!("half of {} is {}", game.size.points(), key.half_count()),
        3 => format!("the key number is {moved}"),
        _ => format!("the margin is {}", (total - value).doubled()),
    };
    let line = i64::try_from(wrong_line).unwrap_or(1);
    Question::new(asked, Answer::whole(line), vec![format!("line {line}: {right}")])
}
