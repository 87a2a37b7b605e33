//! A round of practice: questions one after the other, and what becomes of the answers.

use std::collections::VecDeque;

use crate::fact::{Fact as _, Message};

use super::whole_game::{WHOLE, stages};
use super::{Answer, Attempt, Drill, DueItem, Lap, Lesson, Marked, Pool, Question, Stage};

/// A question in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The name the history keeps it under: a drill's, or a lesson's.
    pub drill: String,
    /// The level, or the number of the lesson's step.
    pub level: u8,
    /// What the question was made from.
    pub seed: u64,
    /// The question.
    pub question: Question,
    /// Whether it was missed in this round before.
    pub again: bool,
}

/// What a round is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundKind {
    /// Questions of drills: one that is missed comes once more at the end.
    Drills,
    /// A lesson's steps: each stays until it is answered rightly.
    Lesson,
    /// A whole game against the clock, stage by stage.
    Whole,
    /// A question of each lesson, to find out which of them need not be gone through.
    Placement,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    title: Message,
    kind: RoundKind,
    laps: Vec<Lap>,
    tasks: VecDeque<Task>,
    done: usize,
    all: usize,
    answered: usize,
    right: usize,
}

impl Round {
    /// The questions of items.
    pub fn of_items(title: Message, items: &[DueItem], pool: &Pool) -> Self {
        let task = |item: &DueItem| Task {
            drill: item.drill.as_str().to_owned(),
            level: item.level,
            seed: item.seed,
            question: item.question(pool),
            again: false,
        };
        Self::new(title, RoundKind::Drills, items.iter().map(task).collect(), 0)
    }

    /// A lesson from the step after those that are done; from the beginning if all are.
    pub fn of_lesson(lesson: &Lesson, done: usize) -> Self {
        let done = if done < lesson.steps.len() { done } else { 0 };
        let tasks = lesson.steps.iter().zip(1..).skip(done).map(|(question, number)| Task {
            drill: lesson.as_str(),
            level: number,
            seed: 0,
            question: question.clone(),
            again: false,
        });
        Self::new(lesson.title.clone(), RoundKind::Lesson, tasks.collect(), done)
    }

    /// A whole game.
    pub fn whole_game(seed: u64, pool: &Pool) -> Self {
        let tasks = stages(seed, pool).into_iter().zip(1..).map(|(question, level)| Task {
            drill: WHOLE.to_owned(),
            level,
            seed,
            question,
            again: false,
        });
        Self::new(Message::plain("round-whole"), RoundKind::Whole, tasks.collect(), 0)
    }

    /// A question of each lesson that is not done by the history: a right answer counts as its last
    /// step.
    pub fn placement(lessons: &[Lesson], attempts: &[Attempt]) -> Self {
        let undone = lessons.iter().filter(|lesson| lesson.done(attempts) < lesson.steps.len());
        let tasks = undone.filter_map(|lesson| {
            Some(Task {
                drill: lesson.as_str(),
                level: u8::try_from(lesson.steps.len()).ok()?,
                seed: 0,
                question: lesson.placement.clone()?,
                again: false,
            })
        });
        Self::new(Message::plain("round-placement"), RoundKind::Placement, tasks.collect(), 0)
    }

    fn new(title: Message, kind: RoundKind, tasks: VecDeque<Task>, done: usize) -> Self {
        let all = done + tasks.len();
        Self { title, kind, laps: Vec::new(), tasks, done, all, answered: 0, right: 0 }
    }

    /// What it is about.
    pub const fn title(&self) -> &Message {
        &self.title
    }

    /// What it is made of.
    pub const fn kind(&self) -> RoundKind {
        self.kind
    }

    /// Whether it is a lesson.
    pub fn is_lesson(&self) -> bool {
        self.kind == RoundKind::Lesson
    }

    /// The stages of a whole game that are over.
    pub fn laps(&self) -> &[Lap] {
        &self.laps
    }

    /// The question to be answered now; none at the end.
    pub fn task(&self) -> Option<&Task> {
        self.tasks.front()
    }

    /// How many questions are over, and how many there were to begin with.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.min(self.all), self.all)
    }

    /// How many answers were given, and how many were right.
    pub const fn score(&self) -> (usize, usize) {
        (self.answered, self.right)
    }

    /// Marks an answer to the question asked now; gives the attempt for the history, which has
    /// no time yet.
    pub fn answer(&mut self, given: &Answer, tenths: u64) -> Option<(Marked, Attempt)> {
        let task = self.tasks.front()?;
        let marked = task.question.mark(given);
        let attempt = Attempt {
            time: String::new(),
            drill: task.drill.clone(),
            level: task.level,
            seed: task.seed,
            position: task.question.position.clone(),
            answer: given.to_string(),
            right: task.question.answer.to_string(),
            correct: marked.right,
            mistake: marked.mistake.map(|mistake| mistake.code().to_owned()),
            tenths,
        };
        if *given != Answer::Read {
            self.answered += 1;
            self.right += usize::from(marked.right);
        }
        self.time(tenths, marked.right);
        Some((marked, attempt))
    }

    /// Leaves the question asked now without an answer.
    pub fn pass(&mut self, tenths: u64) {
        self.time(tenths, false);
    }

    /// Keeps how long a stage of a whole game took.
    fn time(&mut self, tenths: u64, right: bool) {
        if self.kind == RoundKind::Whole
            && let Some(&stage) = Stage::ALL.get(self.laps.len())
        {
            self.laps.push(Lap { stage, tenths, right });
        }
    }

    /// Goes on after an answer, or without one.
    pub fn go_on(&mut self, right: Option<bool>) {
        if self.is_lesson() && right != Some(true) {
            return;
        }
        let Some(mut task) = self.tasks.pop_front() else { return };
        self.done += 1;
        if self.kind == RoundKind::Drills && right == Some(false) && !task.again {
            task.again = true;
            self.tasks.push_back(task);
        }
    }
}

/// The items of a round: what is due first, up to half of them, then new ones, all drills in
/// turn. With a seed nothing comes back, so that the round is the same every time.
pub fn items(
    drills: &[Drill],
    level: u8,
    count: usize,
    due: &[DueItem],
    seed: (u64, bool),
) -> Vec<DueItem> {
    let wanted = |item: &&DueItem| drills.contains(&item.drill) && item.level == level;
    let (first, fixed) = seed;
    let back = if fixed { 0 } else { count.div_ceil(2) };
    let mut items: Vec<DueItem> = due.iter().filter(wanted).take(back).cloned().collect();
    let new = (0..count - items.len()).zip(first..);
    let new = new.map(|(number, seed)| {
        let drill = drills[number % drills.len()];
        DueItem { drill, level, seed, position: None }
    });
    items.extend(new.collect::<Vec<_>>());
    items
}
