//! A round of practice: questions one after the other, and what becomes of the answers.

use std::collections::VecDeque;

use crate::fact::{Fact as _, Message};

use super::{Answer, Attempt, Drill, DueItem, Lesson, Marked, Pool, Question};

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

/// A round. A drill's question that is missed comes once more at the end; a lesson's step stays
/// until it is answered rightly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    title: Message,
    lesson: bool,
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
        Self::new(title, false, items.iter().map(task).collect(), 0)
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
        Self::new(lesson.title.clone(), true, tasks.collect(), done)
    }

    fn new(title: Message, lesson: bool, tasks: VecDeque<Task>, done: usize) -> Self {
        let all = done + tasks.len();
        Self { title, lesson, tasks, done, all, answered: 0, right: 0 }
    }

    /// What it is about.
    pub const fn title(&self) -> &Message {
        &self.title
    }

    /// Whether it is a lesson.
    pub const fn is_lesson(&self) -> bool {
        self.lesson
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
        Some((marked, attempt))
    }

    /// Goes on after an answer, or without one.
    pub fn go_on(&mut self, right: Option<bool>) {
        if self.lesson && right != Some(true) {
            return;
        }
        let Some(mut task) = self.tasks.pop_front() else { return };
        self.done += 1;
        if right == Some(false) && !task.again {
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
    let mut items: Vec<DueItem> = due.iter().filter(wanted).take(back).copied().collect();
    let new = (0..count - items.len()).zip(first..);
    let new = new.map(|(number, seed)| {
        let drill = drills[number % drills.len()];
        DueItem { drill, level, seed }
    });
    items.extend(new.collect::<Vec<_>>());
    items
}
