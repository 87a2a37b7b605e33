//! The mistakes that can be made in a step of a lesson, from what it asks and the game's own numbers.

use super::lesson_game::LessonGame;
use super::{Answer, Mistake};
use crate::amount::Amount;
use crate::counting::{Settled, Term};
use crate::goban::{Color, VertexSet};
use crate::method::Method;

/// Returns the wrong answers to a step that reveal a mistake. If one answer has two explanations,
/// the first is likelier.
pub(super) fn slips(asks: &str, right: &Answer, game: &LessonGame) -> Vec<(Answer, Mistake)> {
    let (what, of) = asks.split_once(' ').unwrap_or((asks, ""));
    let side = if of == "white" { Color::White } else { Color::Black };
    match right {
        Answer::Number(right) => {
            let mut slips = numbers(what, of, side, *right, game);
            // A choice is no number that can be near.
            if what != "choice" {
                slips.extend(near(*right, what));
            }
            slips.into_iter().map(|(number, mistake)| (Answer::Number(number), mistake)).collect()
        }
        Answer::Result(..) => {
            let lead = right.black_lead().unwrap_or(Amount::ZERO);
            let [black, white] = game.prisoners.map(|lost| Amount::points(i64::from(lost)));
            let mut slips = results(lead, game);
            if what == "territory-result" {
                // Each side's prisoners are the stones that the other lost.
                let without = of_lead(lead - white + black);
                slips.push((without, Mistake::PrisonersForgotten));
            }
            slips
        }
        Answer::Stones(_) | Answer::Points(_) | Answer::Read => Vec::new(),
    }
}

/// A number that is a little off.
fn near(right: Amount, what: &str) -> Vec<(Amount, Mistake)> {
    let by = |points| right + Amount::points(points);
    let mut near = vec![(by(1), Mistake::OneTooMany), (by(-1), Mistake::OneTooFew)];
    if matches!(what, "vacant" | "stones" | "total" | "filled" | "line" | "needs" | "piled") {
        near.extend([(by(10), Mistake::TenTooMany), (by(-10), Mistake::TenTooFew)]);
    }
    near
}

fn numbers(
    what: &str,
    of: &str,
    side: Color,
    right: Amount,
    game: &LessonGame,
) -> Vec<(Amount, Mistake)> {
    let points = |count: u32| Amount::points(i64::from(count));
    let (count, other) = (game.settled.count(side), game.settled.count(side.other()));
    let total = (points(count.total()), Mistake::IsTotal);
    let vacant = count.vacant().map(points);
    let stones = count.stones().map(points);
    let shared = || game.settled.seki().shared.iter().map(Vec::len).sum::<usize>();
    let shared = || Amount::points(i64::try_from(shared()).unwrap_or(0));
    match what {
        "vacant" => {
            let stones = stones.map(|stones| (stones, Mistake::IsStones));
            let others = other.vacant().map(|count| (points(count), Mistake::OtherSide));
            [Some(total), stones, others].into_iter().flatten().collect()
        }
        "stones" => {
            let vacant = vacant.map(|vacant| (vacant, Mistake::IsVacant));
            let others = other.stones().map(|count| (points(count), Mistake::OtherSide));
            [Some(total), vacant, others].into_iter().flatten().collect()
        }
        "piled" => {
            let without = stones.filter(|stones| *stones != right);
            let without = without.map(|stones| (stones, Mistake::AddedForgotten));
            [total].into_iter().chain(without).collect()
        }
        "total" => {
            let nothing = VertexSet::new(game.settled.size());
            let with_dead = Settled::of(&game.board, &nothing).count(side).total();
            let filled = u32::try_from(game.settled.fill().by(side).len()).unwrap_or(0);
            let vacant = vacant.map(|vacant| (vacant, Mistake::StonesForgotten));
            let stones = stones.map(|stones| (stones, Mistake::VacantForgotten));
            let added = game.added().map(|added| (right + added, Mistake::AddedTwice));
            let arranged = game.arranged().into_iter().flat_map(|(vacant, stones)| {
                [(vacant, Mistake::StonesForgotten), (stones, Mistake::VacantForgotten)]
            });
            let [lost, taken] =
                [side, side.other()].map(|side| points(game.prisoners[side.index()]));
            let prisoners =
                [(right - lost, Mistake::PrisonersCount), (right + taken, Mistake::PrisonersCount)];
            let [own, others] = [side, side.other()].map(|side| points(game.dead(side)));
            let dead = [
                (right + own, Mistake::SomeAreDead),
                (right - others, Mistake::DeadPointsForgotten),
            ];
            let parts = [
                (right - points(filled), Mistake::FillForgotten),
                (points(other.total()), Mistake::OtherSide),
            ];
            let counted = vacant.into_iter().chain(stones).chain(added).chain(arranged);
            // A single point is a miscount rather than a misunderstanding, and dead stones that left
            // steps ago mislead nobody.
            let dead = dead.into_iter().chain([(points(with_dead), Mistake::SomeAreDead)]);
            let dead = dead.filter(|_| !game.is_arranged);
            let guessed = prisoners.into_iter().chain(dead);
            let guessed = guessed.filter(|(given, _)| (*given - right).abs() != Amount::points(1));
            counted.chain(parts).chain(guessed).collect()
        }
        "half-komi" => vec![
            (right.doubled(), Mistake::NotHalved),
            (Amount::points(right.floor()), Mistake::FractionDropped),
        ]
        .into_iter()
        .chain(right.half().map(|half| (half, Mistake::HalvedTwice)))
        .collect(),
        "compensation" => {
            let half = right.half().map(|half| (half, Mistake::CompensationHalved));
            let less = [
                (right - Amount::points(1), Mistake::IsNLessOne),
                (Amount::ZERO, Mistake::RulesCompensate),
            ];
            less.into_iter().chain(half).collect()
        }
        "fills" => vec![(shared(), Mistake::NotHalved)],
        "needs" => vec![(game.key(side).value(), Mistake::KeyNotNeeds)],
        "non-scoring" => vec![
            (shared(), Mistake::SharedAreFilled),
            (Amount::points(1 - right.floor()), Mistake::EvenIsFilled),
        ],
        "line" | "bar" => line(if what == "bar" { "half-count" } else { of }, right, game),
        _ => Vec::new(),
    }
}

/// The mistakes in a line of the worksheet.
fn line(of: &str, right: Amount, game: &LessonGame) -> Vec<(Amount, Mistake)> {
    let figure = |term| game.sheet.figure(term, game.side);
    // What Black, whose total is adjusted, has too much of.
    let toward = |amount: Amount| if game.side == Color::Black { amount } else { -amount };
    let (all, half) = (game.adjustment.total(), game.adjustment.half_total());
    let halves = game.method != Method::Full;
    let part = |points: Amount| if halves { points.half().unwrap_or(points) } else { points };
    let applied = if halves { half } else { all };
    let compensates = game.adjustment.compensation() != Amount::ZERO;
    let one = if halves { Amount::halves(1) } else { Amount::points(1) };
    match of {
        "adjusted" => vec![
            (
                right + if compensates { toward(one) } else { Amount::ZERO },
                Mistake::CompensationNLessOne,
            ),
            (right + toward(part(game.adjustment.tie_breaker())), Mistake::TieBreakerLeftOut),
            (right + toward(part(game.adjustment.compensation())), Mistake::RulesCompensate),
            (right + toward(applied), Mistake::AdjustmentLeftOut),
            (right + toward(applied.doubled()), Mistake::AdjustmentWrongSign),
            if halves {
                (right - toward(all - half), Mistake::AdjustmentNotHalved)
            } else {
                (right + toward(all - half), Mistake::AdjustmentHalved)
            },
        ],
        "half-count" => {
            let plain = figure(Term::HalfCount).filter(|plain| *plain != right);
            let by = plain.map_or(Amount::ZERO, |plain| plain - right);
            vec![
                (right + by, Mistake::NonScoringNotSubtracted),
                (right + by.doubled(), Mistake::NonScoringAdded),
                (right - by, Mistake::NonScoringWhole),
                (right.doubled(), Mistake::NotHalved),
                (Amount::points(right.floor()), Mistake::FractionDropped),
            ]
        }
        "key-number" => vec![
            (right + toward(all - half), Mistake::AdjustmentNotHalved),
            (right - toward(half.doubled()), Mistake::AdjustmentWrongSign),
            (right - toward(half), Mistake::AdjustmentLeftOut),
            (Amount::points(right.floor() + 1), Mistake::NeedsNotKey),
            (Amount::points(right.floor()), Mistake::FractionDropped),
        ],
        "difference" => {
            vec![(-right, Mistake::WrongSign), (right.doubled(), Mistake::DoubledEarly)]
        }
        _ => Vec::new(),
    }
}

/// The mistakes in a result, from Black's lead in points.
fn results(lead: Amount, game: &LessonGame) -> Vec<(Answer, Mistake)> {
    let (all, half) = (game.adjustment.total(), game.adjustment.half_total());
    let is_komi = all == game.adjustment.komi();
    let mut slips = Vec::new();
    if game.adjustment.compensation() != Amount::ZERO {
        slips.push((lead + Amount::points(1), Mistake::CompensationNLessOne));
    }
    slips.push((lead + game.adjustment.tie_breaker(), Mistake::TieBreakerLeftOut));
    slips.push((-lead, Mistake::WrongWinner));
    if all != Amount::ZERO {
        slips.extend(if is_komi {
            [(lead + all, Mistake::KomiForgotten), (lead + all.doubled(), Mistake::KomiWrongSign)]
        } else {
            [
                (lead + all, Mistake::AdjustmentLeftOut),
                (lead + all.doubled(), Mistake::AdjustmentWrongSign),
            ]
        });
    }
    if game.method == Method::Full {
        slips.push((lead + (all - half), Mistake::AdjustmentHalved));
        slips.push((lead.doubled(), Mistake::DoubledTwice));
    } else {
        slips.push((lead - all, Mistake::AdjustmentNotHalved));
        slips.extend(lead.half().map(|half| (half, Mistake::NotDoubled)));
        slips.extend(lead.half().map(|half| (-half, Mistake::WrongWinnerNotDoubled)));
    }
    slips.into_iter().map(|(lead, mistake)| (of_lead(lead), mistake)).collect()
}

/// Returns the result with this lead of Black's, in points.
fn of_lead(lead: Amount) -> Answer {
    Answer::of_lead(lead)
}

/// The mistake in choosing, by its word in the lesson's file.
pub(super) fn choice(word: &str) -> Option<Mistake> {
    Some(match word {
        "one-side-only" => Mistake::OneSideOnly,
        "both-sides-counted" => Mistake::BothSidesCounted,
        "adjustment-needed" => Mistake::AdjustmentNeeded,
        "adds-to-total" => Mistake::AddsToTotal,
        "small-territories" => Mistake::SmallTerritories,
        _ => return None,
    })
}
