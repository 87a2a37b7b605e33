//! The practice menu: its rows, where the cursor starts, and what each row begins.

use super::{PracticePage, Practising};
use crate::ui::List;
use shuzi_core::fact::Message;
use shuzi_core::practice::{Drill, Lesson, Round, items};
use shuzi_walk::Remark;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuRow {
    /// Today's five minutes.
    Today,
    /// The questions due for review.
    Due,
    /// Questions from all drills, the weakest first.
    Mixed,
    /// A whole game against the clock.
    Whole,
    /// One question per unfinished lesson, to skip what is already known.
    Placement,
    /// A lesson, by its index.
    Lesson(usize),
    /// Questions from one drill.
    Drill(Drill),
}

impl Practising {
    /// All drills: those already practised, the weakest first, then the others.
    pub fn drills(&self) -> Vec<Drill> {
        let practised = self.statistics.iter().filter_map(|one| one.drill.parse().ok());
        let practised: Vec<Drill> = practised.collect();
        let others = Drill::ALL.into_iter().filter(|drill| !practised.contains(drill));
        practised.iter().copied().chain(others).collect()
    }

    pub fn rows(&self) -> Vec<MenuRow> {
        let is_undone = |lesson: &Lesson| self.done(lesson) < lesson.steps.len();
        let placement = self.material.lessons.iter().any(is_undone).then_some(MenuRow::Placement);
        let lessons = (0..self.material.lessons.len()).map(MenuRow::Lesson);
        let drills = self.drills().into_iter().map(MenuRow::Drill);
        let first = [MenuRow::Today, MenuRow::Due, MenuRow::Mixed, MenuRow::Whole];
        first.into_iter().chain(placement).chain(lessons).chain(drills).collect()
    }

    /// Whether the round can be repeated.
    pub(super) const fn comes_again(&self) -> bool {
        matches!(
            self.chosen,
            Some(MenuRow::Today | MenuRow::Mixed | MenuRow::Whole | MenuRow::Drill(_))
        )
    }

    /// The lesson after the one that is over, if there is one.
    pub fn next_lesson(&self) -> Option<MenuRow> {
        let Some(MenuRow::Lesson(number)) = self.chosen else { return None };
        (number + 1 < self.material.lessons.len()).then_some(MenuRow::Lesson(number + 1))
    }

    /// Continues after a round: repeats it, begins the next lesson after a lesson, or returns to the
    /// menu.
    pub(super) fn go_on_after(&mut self) {
        self.look_back();
        let again = self.chosen.filter(|_| self.comes_again());
        if let Some(next) = self.next_lesson().or(again) {
            let rows = self.rows();
            self.list = List::at(rows.iter().position(|row| *row == next).unwrap_or(0));
            self.choose(next);
            return;
        }
        self.list = List::default();
        self.page = PracticePage::Menu;
    }

    /// Begins the row under the cursor.
    pub(super) fn choose_here(&mut self) {
        if let Some(&row) = self.rows().get(self.row()) {
            self.choose(row);
        }
    }

    /// Begins a row of the menu.
    pub fn choose(&mut self, row: MenuRow) {
        let round = match row {
            MenuRow::Today => {
                self.next_seed += 1;
                self.today.clone()
            }
            MenuRow::Lesson(number) => {
                let lesson = &self.material.lessons[number];
                Round::of_lesson(lesson, self.done(lesson))
            }
            MenuRow::Due if self.due.is_empty() => {
                self.say(Remark::NothingDue);
                return;
            }
            MenuRow::Due => {
                Round::of_items(Message::plain("round-missed"), &self.due, &self.material)
            }
            MenuRow::Mixed => self.new_round(Message::plain("round-all-drills"), &self.drills()),
            MenuRow::Whole => {
                self.next_seed += 1;
                Round::whole_game(self.next_seed, 19, &self.material.pool)
            }
            MenuRow::Placement => Round::placement(&self.material.lessons, &self.attempts),
            MenuRow::Drill(drill) => self.new_round(drill.title(), &[drill]),
        };
        self.begin(round);
        self.chosen = Some(row);
    }

    fn new_round(&mut self, title: Message, drills: &[Drill]) -> Round {
        let items = items(drills, self.level, self.count, &self.due, (self.next_seed, false));
        self.next_seed += self.count as u64;
        Round::of_items(title, &items, &self.material)
    }
}
