//! Questions about a board: territories, a side's points, dead stones, seki, the whole count.

use fastrand::Rng;

use super::played_out::PlayedOut;
use super::{
    Answer, Asked, Drill, FinishedPosition, Hint, Mistake, Question, Reveal, Shape, Worked,
};
use crate::amount::Amount;
use crate::counting::{PositionNote, Settled, numbered_territories};
use crate::fact::{Fact, Message};
use crate::goban::{Board, Chains, Color, Vertex, VertexSet};

/// The question when there is no position; it has no wrong answers.
pub(super) fn nothing() -> Question {
    Question::new(vec![Asked::NoPosition], Answer::whole(0), vec![Worked::ChooseFolder])
}

pub(super) fn number(count: u32) -> Answer {
    Answer::whole(i64::from(count))
}

fn on(mut question: Question, board: Board) -> Question {
    question.board = Some(board);
    question
}

/// The smallest territory asked about at each level, in points, if the board has one as large.
const SMALLEST: [usize; 3] = [5, 10, 15];

pub(super) fn territory(level: u8, position: &FinishedPosition, random: &mut Rng) -> Question {
    let settled = Settled::of(&position.board, &position.dead);
    let all: Vec<_> = Color::BOTH
        .into_iter()
        .flat_map(|color| settled.territories(color).iter().map(move |t| (color, t)))
        .collect();
    let smallest = SMALLEST[usize::from(level.clamp(1, 3) - 1)];
    let largest = all.iter().map(|(_, territory)| territory.len()).max().unwrap_or(0);
    let large: Vec<_> =
        all.into_iter().filter(|(_, territory)| territory.len() >= largest.min(smallest)).collect();
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
    let asked = vec![Asked::DeadRemoved, Asked::Territory { side: color, vertex: at }];
    let worked = vec![Worked::ByRows { rows: by_row.join(" + "), points }];
    let question = Question::new(asked, Answer::whole(count), worked)
        .or(Answer::whole(count - 1), Mistake::OneTooFew)
        .or(Answer::whole(count + 1), Mistake::OneTooMany)
        .or(Answer::whole(count - row), Mistake::RowMissed)
        .or(Answer::whole(count + 10), Mistake::TenTooMany);
    let question = match count - 10 {
        fewer @ 1.. => question.or(Answer::whole(fewer), Mistake::TenTooFew),
        _ => question,
    };
    // Show the size of each row in it, as in the worked answer.
    let numbers = rows.iter().filter_map(|&y| {
        let row = chosen.iter().filter(|vertex| vertex.y == y);
        Some((*row.clone().min()?, row.count()))
    });
    let only = VertexSet::of(settled.size(), chosen.iter().copied());
    let reveal = Reveal { only: Some(only), numbers: numbers.collect() };
    on(question, position.living()).revealing(reveal)
}

pub(super) fn side(position: &FinishedPosition, random: &mut Rng) -> Question {
    let settled = Settled::of(&position.board, &position.dead);
    let color = if random.bool() { Color::Black } else { Color::White };
    let mut question = ask_total(color, &settled);
    question.asked.insert(0, removed(&settled).into());
    on(question, settled.board().clone())
}

/// What was done to the board that is shown.
pub(super) fn removed(settled: &Settled) -> Asked {
    let fill = settled.fill();
    let is_filled = Color::BOTH.iter().any(|&side| !fill.by(side).is_empty());
    if is_filled { Asked::DeadRemovedSekiFilled } else { Asked::DeadRemoved }
}

/// Adds what a number comes to with a small slip.
pub(super) fn nearly(question: Question, count: u32) -> Question {
    question
        .or(number(count + 1), Mistake::OneTooMany)
        .or(number(count.saturating_sub(1)), Mistake::OneTooFew)
        .or(number(count + 10), Mistake::TenTooMany)
        .or(number(count.saturating_sub(10)), Mistake::TenTooFew)
}

/// Asks for a side's total.
fn ask_total(color: Color, settled: &Settled) -> Question {
    let count = settled.count(color);
    let (vacant, stones) = (count.vacant().unwrap_or(0), count.stones().unwrap_or(0));
    let worked = vec![Worked::Total { vacant, stones, total: count.total() }];
    let asked = vec![Asked::TotalOf { side: color }];
    let question = Question::new(asked, number(count.total()), worked)
        .or(number(vacant), Mistake::StonesForgotten)
        .or(number(stones), Mistake::VacantForgotten)
        .or(number(settled.count(color.other()).total()), Mistake::OtherSide);
    let question = nearly(question, count.total());
    let only = VertexSet::of(settled.size(), settled.territories(color).iter().flatten().copied());
    let numbers = numbered_territories(settled, color);
    question.revealing(Reveal { only: Some(only), numbers })
}

pub(super) fn dead(position: FinishedPosition) -> Question {
    let asked = vec![Asked::WhichDead];
    let right = Answer::Stones(Box::new(position.dead));
    let mut worked = vec![Worked::Dead { answer: (&right).into() }];
    worked.extend(why_dead(&position));
    let played_out = PlayedOut::of(&position);
    worked.extend(played_out.as_ref().map(PlayedOut::worked));
    let nothing = VertexSet::new(position.board.size());
    let mut question = Question::new(asked, right, worked)
        .or(Answer::Stones(Box::new(nothing)), Mistake::SomeAreDead);
    question.played_out = played_out.map_or_else(Vec::new, |played_out| played_out.boards);
    on(question, position.board)
}

/// Says of the dead stones, place by place, who has shut them in.
fn why_dead(position: &FinishedPosition) -> Vec<Worked> {
    let settled = Settled::of(&position.board, &position.dead);
    let chains = Chains::of(&position.board);
    let size = position.board.size();
    let places = Color::BOTH
        .into_iter()
        .flat_map(|side| settled.territories(side).iter().map(move |territory| (side, territory)));
    let inside = |(side, territory): (Color, &Vec<Vertex>)| {
        let firsts = chains.all().iter().filter_map(|chain| chain.stones().first().copied());
        let dead = firsts.filter(|at| position.dead.contains(*at) && territory.contains(at));
        let names: Vec<String> = dead.map(|at| at.name(size)).collect();
        let points = territory.len();
        (!names.is_empty()).then(|| Worked::DeadInside { stones: names.join(" "), side, points })
    };
    places.filter_map(inside).collect()
}

pub(super) fn seki(position: &FinishedPosition) -> Question {
    let settled = Settled::of(&position.board, &position.dead);
    let shared: usize = settled.seki().shared.iter().map(Vec::len).sum();
    // A point that nobody filled elsewhere belongs to nobody as well.
    let left = settled.non_scoring().len();
    let whole = |count: usize| Answer::whole(i64::try_from(count).unwrap_or(0));
    let asked = vec![Asked::SekiLeft];
    let names: Vec<String> = settled
        .seki()
        .shared
        .iter()
        .map(|region| region.iter().map(|v| v.name(settled.size())).collect::<Vec<_>>().join(" "))
        .collect();
    let worked = vec![Worked::Shared { places: names.join("; "), shared, left }];
    let mut question =
        Question::new(asked, whole(left), worked).or(whole(shared), Mistake::SharedAreFilled);
    let alone = PositionNote::one_sided(&settled);
    if alone.is_empty() {
        question = question.or(whole(1 - left.min(1)), Mistake::EvenIsFilled);
    }
    question.worked.extend(alone.iter().map(Fact::message));
    on(question, position.living()).revealing(Reveal::default())
}

/// Asks to rearrange a side's area.
pub(super) fn shape(position: &FinishedPosition, random: &mut Rng) -> Question {
    let side = if random.bool() { Color::Black } else { Color::White };
    let mut shape = Shape::of(position, side);
    if shape.plan().rectangles.is_empty() {
        shape = Shape::of(position, side.other());
    }
    let (side, plan) = (shape.side(), shape.plan());
    let (handled, stones) = (plan.handled(), plan.stones.len());
    let asked = vec![Asked::DeadRemoved, Asked::Shape { side, most: shape.most() }];
    let worked = vec![
        Worked::ShapePlan { handled },
        Worked::ShapeSum { vacant: plan.sum(), stones, total: plan.vacant() + stones },
        Worked::ShapeChanges { points: (&Answer::Points(Box::new(shape.changes()))).into() },
    ];
    let answer = Answer::Points(Box::new(shape.changes()));
    let mut question = Question::new(asked, answer, worked);
    // The largest rectangle, rather than how many stones the plan handles.
    let largest = plan.rectangles.iter().max_by_key(|one| one.points());
    let corners = largest.and_then(|one| Some([one.vertices().min()?, one.vertices().max()?]));
    question.hints = corners
        .map(|corners| corners.map(|corner| corner.name(plan.stones.size())))
        .map(|[from, to]| Hint::Said(Worked::ShapeRectangle { from, to }.into()))
        .into_iter()
        .collect();
    question.board = Some(shape.board().clone());
    question.area = Some((side, shape.area().points()));
    question.shape = Some(Box::new(shape));
    question
}

/// Asks for the result as a worksheet does: both totals, then who wins and by how much.
pub(super) fn full(level: u8, position: &FinishedPosition) -> Question {
    let settled = Settled::of(&position.board, &position.dead);
    let nothing = VertexSet::new(position.board.size());
    let all_alive = Settled::of(&position.board, &nothing);
    let line = |side: Color| {
        let alive = number(all_alive.count(side).total());
        let mut line = ask_total(side, &settled)
            .or(alive, Mistake::SomeAreDead)
            .or(number(territory_of(side, &settled, position)), Mistake::TerritoryCounted)
            .unless_right();
        line.hints.insert(0, Hint::Said(Drill::Side.hint()));
        line.dead = Some(position.dead);
        line.asked.splice(0..0, filled(&settled));
        on(line, position.filled())
    };
    let mut lines = Color::BOTH.map(line);
    let [black, white] = Color::BOTH.map(|side| Message::from(total_of(side, &settled)));
    lines[1].asked.insert(0, black.clone());
    let mut question = result(level, position);
    question.asked.splice(0..0, [black, white]);
    question.lines = lines.into();
    question
}

/// Asks who wins a whole game, and by how much.
fn result(level: u8, position: &FinishedPosition) -> Question {
    let settled = Settled::of(&position.board, &position.dead);
    let komi = Amount::halves(if level == 1 { 13 } else { 15 });
    let asked = vec![Asked::EvenGame { komi }, Asked::WhoWinsByArea];
    let mut question = who_wins(&settled, komi, asked);
    let lead = |of: [u32; 2]| Amount::points(i64::from(of[0]) - i64::from(of[1])) - komi;
    let nothing = VertexSet::new(position.board.size());
    let all_alive = Settled::of(&position.board, &nothing);
    let alive = lead(Color::BOTH.map(|side| all_alive.count(side).total()));
    let territory = lead(Color::BOTH.map(|side| territory_of(side, &settled, position)));
    question = question
        .or(Answer::of_lead(alive), Mistake::SomeAreDead)
        .or(Answer::of_lead(territory), Mistake::TerritoryCounted);
    if let Some(half) = question.answer.black_lead().and_then(Amount::half) {
        question = question.or(Answer::of_lead(half), Mistake::InZi);
    }
    question.dead = Some(position.dead);
    question.asked.splice(0..0, filled(&settled));
    on(question, position.filled()).revealing(Reveal::all(&settled))
}

/// What is said of a board whose seki has been filled.
fn filled(settled: &Settled) -> Option<Message> {
    (!settled.seki().is_empty()).then(|| Asked::SekiFilled.into())
}

/// A side's total and what it is made of.
pub(super) fn total_of(side: Color, settled: &Settled) -> Asked {
    let count = settled.count(side);
    let (vacant, stones) = (count.vacant().unwrap_or(0), count.stones().unwrap_or(0));
    let points = settled.size().points();
    Asked::WholeTotal { side, vacant, stones, total: count.total(), points }
}

/// A side's vacant points and dead prisoners, as territory rules have it.
fn territory_of(side: Color, settled: &Settled, position: &FinishedPosition) -> u32 {
    let of_other = |at: &Vertex| position.board.get(*at) == Some(side.other());
    let dead = position.dead.iter().filter(of_other).count();
    settled.count(side).vacant().unwrap_or(0) + u32::try_from(dead).unwrap_or(0)
}

/// Asks who wins by area after komi, and by how much.
pub(super) fn who_wins(settled: &Settled, komi: Amount, asked: Vec<Asked>) -> Question {
    let [black, white] = Color::BOTH.map(|color| i64::from(settled.count(color).total()));
    let plain = Amount::points(black - white);
    let worked = vec![
        Worked::Lead { black, white, lead: plain },
        Worked::MinusKomi { komi, lead: plain - komi },
    ];
    let half_komi = komi.half().unwrap_or(komi);
    let mut question = Question::new(asked, Answer::of_lead(plain - komi), worked)
        .or(Answer::of_lead(plain), Mistake::KomiForgotten)
        .or(Answer::of_lead(plain - half_komi), Mistake::AdjustmentHalved)
        .or(Answer::of_lead(plain + komi), Mistake::KomiWrongSign)
        .or(Answer::of_lead(komi - plain), Mistake::WrongWinner)
        .or(Answer::of_lead((plain - komi).doubled()), Mistake::DoubledTwice);
    for (points, mistake) in [(1, Mistake::OneMiscounted), (10, Mistake::TenMiscounted)] {
        let slip = Amount::points(2 * points);
        question = question
            .or(Answer::of_lead(plain - komi + slip), mistake)
            .or(Answer::of_lead(plain - komi - slip), mistake);
    }
    question
}

/// How far an estimate may be off at each level, in points.
const WITHIN: [i64; 3] = [6, 8, 10];

/// How long the board is shown for an estimate, in seconds.
const A_GLANCE: u64 = 10;

pub(super) fn estimate(level: u8, position: &FinishedPosition) -> Question {
    let within = Amount::points(WITHIN[usize::from(level.clamp(1, 3) - 1)]);
    let settled = Settled::of(&position.board, &position.dead);
    let mut question = result(level, position);
    // Both totals, before what follows from them.
    question.worked.splice(0..0, Color::BOTH.map(|side| total_of(side, &settled).into()));
    question.mistakes.clear();
    question.asked.pop();
    question.asked.push(Asked::Estimate { seconds: A_GLANCE, within }.into());
    question.tolerance = within;
    question.glance = Some(A_GLANCE);
    // The start of the worked answer would give it away.
    question.hints.clear();
    question
}
