//! A model of a learner: whether the daily session teaches, and better than questions at random.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use fastrand::Rng;
use shuzi_core::amount::Amount;
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::practice::{
    Answer, Attempt, Drill, DueItem, FinishedPosition, LARGEST_SEED, Material, Pool, Round,
    Schedule, Subject, Task, today,
};

/// Something to know: a lesson, or a drill at a level.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Piece {
    Lesson(String),
    Drill(Drill, u8),
}

/// The drills whose knowledge each stage of a whole game needs.
const STAGES: [&[Drill]; 4] = [
    &[Drill::Dead],
    &[Drill::Territory, Drill::Shape],
    &[Drill::Side, Drill::Tens],
    &[Drill::Margin, Drill::Result],
];

/// What is remembered of a piece.
#[derive(Clone, Copy, Debug)]
struct Memory {
    /// When it was last used.
    last: DateTime<Utc>,
    /// The days after which half of it is forgotten.
    half_life: f64,
}

/// A learner who forgets and slips.
struct Learner {
    material: Material,
    memories: BTreeMap<Piece, Memory>,
    /// How easily each drill is learnt, from 0 to 1: everyone finds something hard.
    ease: BTreeMap<Drill, f64>,
    random: Rng,
}

/// How often something known goes wrong all the same.
const SLIPS: f64 = 0.003;

/// How much longer a right answer makes a memory last, at most: a third of what FSRS finds in
/// learners, to be on the safe side.
const GROWTH: f64 = 6.0;

/// How often something not known is guessed.
const GUESSES: f64 = 0.2;

/// All lessons, and a board of each size without dead stones, which take long to play out: what a
/// question asks does not matter here.
fn material() -> Material {
    let Material { lessons, pool } = Material::bundled().unwrap();
    let boards = [9, 13, 19].map(|lines| {
        let fits = |one: &&FinishedPosition| {
            one.board.size() == Size::new(lines, lines).unwrap() && one.dead.is_empty()
        };
        pool.all().iter().find(fits).unwrap().clone()
    });
    Material { lessons, pool: Pool::of(boards.into()) }
}

impl Learner {
    fn new(seed: u64) -> Self {
        let mut random = Rng::with_seed(seed);
        let ease = Drill::ALL.map(|drill| (drill, 0.25 + 0.75 * random.f64())).into();
        let material = material();
        Self { material, memories: BTreeMap::new(), ease, random }
    }

    /// The probability that a piece is remembered.
    fn recall(&self, piece: &Piece, now: DateTime<Utc>) -> f64 {
        let Some(memory) = self.memories.get(piece) else { return 0.0 };
        let days = now.signed_duration_since(memory.last).as_seconds_f64() / 86_400.0;
        0.5_f64.powf(days / memory.half_life)
    }

    /// The probability that a piece is used without a mistake.
    fn is_right(&self, piece: &Piece, now: DateTime<Utc>) -> f64 {
        (1.0 - SLIPS) * (GUESSES + (1.0 - GUESSES) * self.recall(piece, now))
    }

    /// The probability that a whole 19×19 game is counted right.
    fn counts(&self, now: DateTime<Utc>) -> f64 {
        let drills = STAGES.iter().flat_map(|drills| drills.iter());
        drills.map(|&drill| self.is_right(&Piece::Drill(drill, 3), now)).product()
    }

    /// Whether a piece can be understood: a lesson after the one before it, a drill after a lesson
    /// that teaches it, a level after the one below.
    fn is_ready(&self, piece: &Piece, now: DateTime<Utc>) -> bool {
        let lessons = &self.material.lessons;
        let before = match piece {
            Piece::Lesson(name) => {
                let at = lessons.iter().position(|lesson| lesson.name == *name).unwrap();
                at.checked_sub(1).map(|at| Piece::Lesson(lessons[at].name.clone()))
            }
            Piece::Drill(drill, 1) => lessons
                .iter()
                .find(|lesson| lesson.drills.contains(drill))
                .map(|lesson| Piece::Lesson(lesson.name.clone())),
            Piece::Drill(drill, level) => Some(Piece::Drill(*drill, level - 1)),
        };
        before.is_none_or(|before| self.recall(&before, now) > 0.3)
    }

    /// Uses a piece, which strengthens it: most where it was nearly forgotten. What cannot be
    /// understood yet is soon forgotten.
    fn learn(&mut self, piece: Piece, was_right: bool, now: DateTime<Utc>) {
        let recall = self.recall(&piece, now);
        let old = self.memories.get(&piece).map_or(0.0, |memory| memory.half_life);
        let taught = if self.is_ready(&piece, now) { 1.0 } else { 0.05 };
        let ease = match &piece {
            Piece::Lesson(_) => 1.0,
            Piece::Drill(drill, _) => self.ease[drill],
        };
        let grown =
            if was_right { old * (1.0 + GROWTH * ease * (1.0 - recall)) } else { old * 0.7 };
        let half_life = grown.max(taught);
        self.memories.insert(piece, Memory { last: now, half_life });
    }

    /// Answers a question.
    fn answers(&mut self, task: &Task, now: DateTime<Utc>) -> bool {
        let mut right = true;
        for piece in pieces(task) {
            let chance = self.is_right(&piece, now);
            let one = self.random.f64() < chance;
            self.learn(piece, one, now);
            right &= one;
        }
        right || task.question().answer == Answer::Read
    }
}

/// What a question needs.
fn pieces(task: &Task) -> Vec<Piece> {
    match &task.subject {
        Subject::Whole => {
            let rows = task.question().position.as_ref().unwrap().split('/').count();
            let level = [9, 13, 19].iter().position(|&lines| lines == rows).unwrap() + 1;
            let level = u8::try_from(level).unwrap();
            let drills = STAGES[usize::from(task.level) - 1];
            drills.iter().map(|&drill| Piece::Drill(drill, level)).collect()
        }
        // The lines of a worksheet stand for one piece: its last.
        Subject::Drill(Drill::Full) if task.question().lines.is_empty() => Vec::new(),
        Subject::Drill(drill) => vec![Piece::Drill(*drill, task.level)],
        Subject::Lesson(name) => vec![Piece::Lesson(name.clone())],
    }
}

/// The answers of one round, at most this many.
fn practise(
    learner: &mut Learner,
    mut round: Round,
    (now, most): (DateTime<Utc>, usize),
) -> Vec<Attempt> {
    let mut attempts = Vec::new();
    while let Some(task) = round.task().cloned()
        && attempts.len() < most
    {
        let at = now + TimeDelta::seconds(10) * i32::try_from(attempts.len()).unwrap();
        let right = learner.answers(&task, at);
        let wrong = match task.question().answer {
            Answer::Result(..) => Answer::Result(None, Amount::points(999)),
            _ => Answer::whole(9999),
        };
        let given = if right { task.question().answer.clone() } else { wrong };
        let (marked, attempt) = round.answer(&given, (100, 0)).unwrap();
        attempts.extend(attempt.map(|made| Attempt { time: at.to_rfc3339(), ..made }));
        round.go_on(Some(marked.right));
    }
    attempts
}

/// As many questions as the daily session asks, of everything there is, in any order.
fn at_random(material: &Material, count: usize, seed: u64) -> Round {
    let mut random = Rng::with_seed(seed);
    let items: Vec<DueItem> = (0..count)
        .map(|_| {
            let lesson = &material.lessons[random.usize(..material.lessons.len())];
            let step = u8::try_from(random.usize(..lesson.steps.len())).unwrap() + 1;
            let drill = Drill::ALL[random.usize(..Drill::ALL.len())];
            let (subject, level) = if random.bool() {
                (lesson.subject(), step)
            } else {
                (Subject::Drill(drill), random.u8(1..=3))
            };
            DueItem { subject, level, seed: random.u64(..LARGEST_SEED), position: None }
        })
        .collect();
    let title = Message::plain("round-mixed");
    Round::of_items(title, &items, material)
}

/// A month of daily sessions: the chance of counting a game right a day after each, and the answers
/// given in each.
fn scheduled(seed: u64, days: usize) -> (Vec<f64>, Vec<usize>) {
    let material = material();
    let (mut learner, mut attempts) = (Learner::new(seed), Vec::new());
    let (mut chances, mut asked) = (Vec::new(), Vec::new());
    for day in 0..days {
        let now = evening(day);
        let schedule = Schedule::of(&attempts);
        let round = today(&material, &attempts, &schedule, &now.to_rfc3339(), seed + day as u64);
        let given = practise(&mut learner, round, (now, MOST));
        assert!(given.len() < MOST, "a session ends");
        asked.push(given.len());
        attempts.extend(given);
        chances.push(learner.counts(now + TimeDelta::days(1)));
    }
    (chances, asked)
}

/// The same with as many answers a day to questions at random: of lessons, drills and whole games.
fn unscheduled(seed: u64, asked: &[usize]) -> Vec<f64> {
    let material = material();
    let mut learner = Learner::new(seed);
    let of_day = |(day, &asked): (usize, &usize)| {
        let now = evening(day);
        let others = asked.saturating_sub(STAGES.len());
        practise(&mut learner, at_random(&material, others, seed + day as u64), (now, others));
        let game = Round::whole_game(seed, [9, 13, 19][day % 3], &material.pool);
        practise(&mut learner, game, (now, asked - others));
        learner.counts(now + TimeDelta::days(1))
    };
    asked.iter().enumerate().map(of_day).collect()
}

/// More answers than any session takes.
const MOST: usize = 200;

fn evening(day: usize) -> DateTime<Utc> {
    let first: DateTime<Utc> = "2026-11-01T18:00:00Z".parse().unwrap();
    first + TimeDelta::days(i64::try_from(day).unwrap())
}

/// Mean chances over some learners, day by day: with the schedule, and with the same questions at
/// random.
fn means(learners: u8, days: usize) -> [Vec<f64>; 2] {
    let mut sums = [vec![0.0; days], vec![0.0; days]];
    for learner in 0..learners {
        let seed = 1000 * u64::from(learner);
        let (chances, asked) = scheduled(seed, days);
        for (sum, own) in sums.iter_mut().zip([chances, unscheduled(seed, &asked)]) {
            for (sum, own) in sum.iter_mut().zip(own) {
                *sum += own / f64::from(learners);
            }
        }
    }
    sums
}

/// After 100 sessions of five minutes a learner counts 19 of 20 whole games right, a day later; and on
/// the way, once the lessons are done, more than one who answers as many questions at random.
#[test]
fn the_daily_session_teaches() {
    let [scheduled, random] = means(4, 100);
    assert!(scheduled[99] > 0.95, "{}", scheduled[99]);
    assert!(scheduled[55] > 0.9, "{}", scheduled[55]);
    let mean = |of: &[f64]| of[30..].iter().sum::<f64>() / 70.0;
    let (ours, theirs) = (mean(&scheduled), mean(&random));
    assert!(ours > theirs + 0.02, "{ours} {theirs}");
}
