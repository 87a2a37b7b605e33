//! Questions about a board: territories, a side's points, dead stones, seki, the whole count.

use fastrand::Rng;

use super::pool::FinishedPosition;
use super::{Answer, Pool, Question};
use crate::amount::Amount;
use crate::counting::{Outcome, Settled};
use crate::goban::{Board, Color, VertexSet};
use crate::life::Seki;
use crate::rules::Ties;

/// A position for a level: 9×9, 13×13, 19×19.
fn position(level: u8, random: &mut Rng, pool: &Pool) -> Option<FinishedPosition> {
    let lines = [9, 13, 19][usize::from(level.clamp(1, 3) - 1)];
    pool.pick(random, |position| {
        let size = position.board.size();
        size.width() == lines && size.height() == lines
    })
}

/// What is asked where there is no position: nothing that could be answered wrongly.
fn nothing() -> Question {
    let asked = vec!["There is no position to ask about; type 0.".to_owned()];
    Question::new(asked, Answer::whole(0), vec!["name a folder of finished games".to_owned()])
}

fn number(count: u32) -> Answer {
    Answer::whole(i64::from(count))
}

/// The board without its dead stones.
fn living(board: &Board, dead: &VertexSet) -> Board {
    let mut living = board.clone();
    for vertex in dead.iter() {
        living.set(vertex, None);
    }
    living
}

fn on(mut question: Question, board: Board) -> Question {
    question.board = Some(board);
    question
}

pub(super) fn territory(level: u8, random: &mut Rng, pool: &Pool) -> Question {
    let Some(position) = position(level, random, pool) else { return nothing() };
    let settled = Settled::of(&position.board, &position.dead);
    let all: Vec<_> = Color::BOTH
        .into_iter()
        .flat_map(|color| settled.territories(color).iter().map(move |t| (color, t)))
        .collect();
    // Single points are no question, unless there is nothing else.
    let largest = all.iter().map(|(_, territory)| territory.len()).max().unwrap_or(0);
    let large: Vec<_> =
        all.into_iter().filter(|(_, territory)| territory.len() >= largest.min(3)).collect();
    if large.is_empty() {
        return nothing();
    }
    let (color, chosen) = large[random.usize(..large.len())];
    let at = chosen[0].name(settled.size());
    let points = chosen.len();
    let count = i64::try_from(points).unwrap_or(0);
    let rows: std::collections::BTreeSet<u8> = chosen.iter().map(|vertex| vertex.y).collect();
    let by_row: Vec<String> = rows
        .iter()
        .map(|&y| chosen.iter().filter(|vertex| vertex.y == y).count().to_string())
        .collect();
    let row = chosen.iter().filter(|vertex| Some(&vertex.y) == rows.last()).count();
    let row = i64::try_from(row).unwrap_or(0);
    let asked = vec![
        "Dead stones are off.".to_owned(),
        format!("How many vacant points has {color}'s territory at {at}?"),
    ];
    let worked = vec![format!("row by row from the top: {} = {points}", by_row.join(" + "))];
    let question = Question::new(asked, Answer::whole(count), worked)
        .or(Answer::whole(count - 1), "one too few")
        .or(Answer::whole(count + 1), "one too many")
        .or(Answer::whole(count - row), "off by a row");
    on(question, living(&position.board, &position.dead))
}

pub(super) fn side(level: u8, random: &mut Rng, pool: &Pool) -> Question {
    let Some(position) = position(level, random, pool) else { return nothing() };
    let settled = Settled::of(&position.board, &position.dead);
    let color = if random.bool() { Color::Black } else { Color::White };
    let count = settled.count(color);
    let (vacant, stones) = (count.vacant().unwrap_or(0), count.stones().unwrap_or(0));
    let asked = vec![
        "Dead stones are off.".to_owned(),
        format!("How many points has {color}, vacant points and stones?"),
    ];
    let worked = vec![format!("{vacant} vacant + {stones} stones = {}", count.total())];
    let question = Question::new(asked, number(count.total()), worked)
        .or(number(vacant), "the stones forgotten")
        .or(number(stones), "the vacant points forgotten")
        .or(number(settled.count(color.other()).total()), "that is the other side")
        .or(number(count.total() + 1), "one too many")
        .or(number(count.total().saturating_sub(1)), "one too few")
        .or(number(count.total() + 10), "a heap of ten too many")
        .or(number(count.total().saturating_sub(10)), "a heap of ten too few");
    on(question, settled.board().clone())
}

pub(super) fn dead(level: u8, random: &mut Rng, pool: &Pool) -> Question {
    let Some(position) = position(level, random, pool) else { return nothing() };
    let asked = vec![
        "The game is over. Which stones are dead? Name one of each chain, or none.".to_owned(),
    ];
    let right = Answer::Stones(Box::new(position.dead));
    let worked = vec![format!("dead: {right}")];
    let nothing = VertexSet::new(position.board.size());
    let question = Question::new(asked, right, worked)
        .or(Answer::Stones(Box::new(nothing)), "some stones are dead");
    on(question, position.board)
}

pub(super) fn seki(random: &mut Rng, pool: &Pool) -> Question {
    let with_seki = |position: &FinishedPosition| {
        !Seki::of(&living(&position.board, &position.dead)).shared.is_empty()
    };
    let Some(position) = pool.pick(random, with_seki) else { return nothing() };
    let settled = Settled::of(&position.board, &position.dead);
    let shared: usize = settled.seki().shared.iter().map(Vec::len).sum();
    let left = settled.fill().left().len();
    let whole = |count: usize| Answer::whole(i64::try_from(count).unwrap_or(0));
    let asked = vec![
        "Dead stones are off. Each side fills its eyes in the seki, then both fill the shared"
            .to_owned(),
        "liberties in turn. How many of them stay empty?".to_owned(),
    ];
    let names: Vec<String> = settled
        .seki()
        .shared
        .iter()
        .map(|region| region.iter().map(|v| v.name(settled.size())).collect::<Vec<_>>().join(" "))
        .collect();
    let worked = vec![format!("shared liberties: {} ({shared}); left: {left}", names.join("; "))];
    let question = Question::new(asked, whole(left), worked)
        .or(whole(shared), "they are filled in turn: only an odd one stays")
        .or(whole(1 - left.min(1)), "an even number is filled, an odd one leaves a point");
    on(question, living(&position.board, &position.dead))
}

pub(super) fn full(level: u8, random: &mut Rng, pool: &Pool) -> Question {
    let Some(position) = position(level, random, pool) else { return nothing() };
    let settled = Settled::of(&position.board, &position.dead);
    let komi = Amount::halves(if level == 1 { 13 } else { 15 });
    let [black, white] = Color::BOTH.map(|color| i64::from(settled.count(color).total()));
    let plain = Amount::points(black - white);
    let outcome = |lead| Answer::of_outcome(Outcome::of_black_lead(lead, Ties::Draw));
    let asked = vec![
        format!("An even game, komi {komi}; dead stones are in small letters."),
        "Count it by area. Who wins, and by how much?".to_owned(),
    ];
    let worked = vec![
        format!("Black {black}, White {white}: {plain} for Black"),
        format!("less komi {komi}: {}", plain - komi),
    ];
    let mut question = Question::new(asked, outcome(plain - komi), worked)
        .or(outcome(plain), "komi forgotten")
        .or(outcome(plain + komi), "komi with the wrong sign")
        .or(outcome(komi - plain), "the wrong winner");
    for (points, mistake) in
        [(1, "a point counted wrongly"), (10, "a heap of ten too many or too few")]
    {
        let slip = Amount::points(2 * points);
        question = question
            .or(outcome(plain - komi + slip), mistake)
            .or(outcome(plain - komi - slip), mistake);
    }
    question.dead = Some(position.dead);
    on(question, position.board)
}
