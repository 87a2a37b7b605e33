//! Today's five minutes: what is due, the next lesson, what was taught last, and a whole game.

use chrono::{DateTime, TimeDelta};
use fastrand::Rng;

use super::{Attempt, Drill, DueItem, LARGEST_SEED, LEVELS, Lesson, Material, Round, Schedule};
use super::{Stage, Statistics, Subject, WholeGame};

/// The most questions that come back in one session.
const MOST_DUE: usize = 4;

/// Makes the round for today from a history and its schedule. `now` has the format of [`Attempt::time`]; the same
/// seed gives the same questions.
///
/// Drills are asked once a lesson has taught them, the weakest first; a whole game once Full
/// Counting has been taught.
pub fn today(
    material: &Material,
    attempts: &[Attempt],
    schedule: &Schedule,
    now: &str,
    seed: u64,
) -> Round {
    let is_done = |lesson: &&Lesson| lesson.done(attempts) == lesson.steps.len();
    let mut random = Rng::with_seed(seed);
    let mut due = due(material, attempts, schedule, now);
    due.truncate(MOST_DUE);
    let mut tasks = Round::tasks_of(&due, material);
    let lesson = material.lessons.iter().find(|lesson| !is_done(lesson));
    if let Some(lesson) = lesson {
        tasks.extend(Round::tasks_of_lesson(lesson, lesson.done(attempts)));
    }
    let taught: Vec<Drill> =
        material.lessons.iter().filter(is_done).flat_map(|lesson| lesson.drills.clone()).collect();
    let new: Vec<DueItem> = weakest_first(&taught, attempts)
        .into_iter()
        .map(|drill| DueItem {
            subject: Subject::Drill(drill),
            level: level(drill, attempts),
            seed: random.u64(..LARGEST_SEED),
            position: None,
        })
        .collect();
    tasks.extend(Round::tasks_of(&new, material));
    let lines = WholeGame::next_lines(&WholeGame::all(attempts));
    let whole = taught.contains(&Drill::Full) && is_game_due(attempts, now);
    let game: u64 = Stage::ALL.into_iter().filter(|_| whole).map(|stage| stage.aim(lines)).sum();
    let mut left = SESSION.saturating_sub(game);
    let fit = tasks.iter().take_while(|task| {
        let fits = left > 0;
        left = left.saturating_sub(usual_time(&task.subject, attempts));
        fits
    });
    tasks.truncate(fit.count());
    if whole {
        tasks.extend(Round::tasks_of_game(random.u64(..LARGEST_SEED), lines, &material.pool));
    }
    Round::of_today(tasks, lines)
}

/// Five minutes, in tenths of a second.
const SESSION: u64 = 3_000;

/// How long a question takes before the player's own times are known, in tenths of a second.
const USUAL: u64 = 150;

/// How many days there are between two whole games.
const BETWEEN_GAMES: TimeDelta = TimeDelta::days(3);

/// The player's usual time for a question of a kind, in tenths of a second.
fn usual_time(subject: &Subject, attempts: &[Attempt]) -> u64 {
    let name = subject.to_string();
    let mut times: Vec<u64> =
        attempts.iter().filter(|one| one.drill == name).map(|one| one.tenths).collect();
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or(USUAL)
}

/// Whether the last whole game was some days ago: two a week are enough.
fn is_game_due(attempts: &[Attempt], now: &str) -> bool {
    let moment = |text: &str| DateTime::parse_from_rfc3339(text).ok();
    let whole = Subject::Whole.to_string();
    let last = attempts.iter().filter(|one| one.drill == whole).filter_map(|one| moment(&one.time));
    match (last.max(), moment(now)) {
        (Some(last), Some(now)) => now.signed_duration_since(last) >= BETWEEN_GAMES,
        _ => true,
    }
}

/// What is due, longest overdue first. Steps of a lesson that is not finished wait for it.
pub fn due(
    material: &Material,
    attempts: &[Attempt],
    schedule: &Schedule,
    now: &str,
) -> Vec<DueItem> {
    let mut due = schedule.due(now);
    due.retain(|item| match &item.subject {
        Subject::Lesson(name) => {
            material.lesson(name).is_some_and(|lesson| lesson.done(attempts) == lesson.steps.len())
        }
        _ => true,
    });
    due
}

/// These drills: first those that practise what went wrong in the last whole game, then those never
/// practised, then the weakest.
fn weakest_first(drills: &[Drill], attempts: &[Attempt]) -> Vec<Drill> {
    let statistics = Statistics::of(attempts);
    let missed = Stage::missed_last(attempts);
    let rank = |drill: &Drill| {
        let was_missed = missed.iter().any(|stage| stage.drills().contains(drill));
        let one = statistics.iter().find(|one| one.drill == drill.as_str());
        (!was_missed, one.map(|one| (one.recent, one.attempts)))
    };
    let mut drills = drills.to_vec();
    drills.sort_by_key(rank);
    drills
}

/// The right answers in a row, without a hint, that lead to the next level.
const TO_RISE: usize = 2;

/// The level a player has reached in a drill: it rises after right answers, and falls after two
/// wrong ones.
pub fn level(drill: Drill, attempts: &[Attempt]) -> u8 {
    let (mut level, mut right, mut wrong) = (*LEVELS.start(), 0, 0);
    let of_drill = attempts.iter().filter(|one| one.drill == drill.as_str());
    for attempt in of_drill {
        if attempt.level < level {
            continue;
        }
        let knows = attempt.correct && attempt.hints == 0;
        (right, wrong) =
            if knows { (right + 1, 0) } else { (0, wrong + usize::from(!attempt.correct)) };
        if right == TO_RISE {
            (level, right) = ((level + 1).min(*LEVELS.end()), 0);
        } else if wrong == 2 {
            (level, wrong) = ((level - 1).max(*LEVELS.start()), 0);
        }
    }
    level
}
