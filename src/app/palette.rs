//! The list of all actions there are here, found by what they are called.

use super::bindings::bindings;
use super::{Action, Binding, Direction, Mode};

/// What is typed of an action's name, and the line the cursor is on.
///
/// What an action is called hangs on the language, so which actions are listed is for the view to
/// say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// What is typed.
    pub filter: String,
    /// How many lines the cursor has gone down, or up; past either end it goes round.
    row: isize,
}

/// The longest part of a name that is taken.
const LONGEST: usize = 40;

impl Palette {
    /// What can be chosen from in a mode: each action once, without those that only move a cursor
    /// or type.
    pub fn bindings(mode: Mode) -> impl Iterator<Item = &'static Binding> {
        let all = bindings(mode);
        all.iter().enumerate().filter_map(move |(place, binding)| {
            let is_seen = all[..place].iter().any(|before| before.text == binding.text);
            let is_motion = matches!(
                binding.action,
                Action::Move(_) | Action::Type(_) | Action::Erase | Action::Palette
            );
            (!is_seen && !is_motion).then_some(binding)
        })
    }

    /// The line the cursor is on among so many.
    pub fn row_among(&self, lines: usize) -> usize {
        let lines = isize::try_from(lines).unwrap_or(isize::MAX).max(1);
        self.row.rem_euclid(lines).unsigned_abs()
    }

    /// Carries out an action that is its own.
    pub(super) fn obey(&mut self, action: Action) {
        match action {
            Action::Move(Direction::Up) => self.row = self.row.saturating_sub(1),
            Action::Move(Direction::Down) => self.row = self.row.saturating_add(1),
            Action::Type(sign) if self.filter.len() < LONGEST && !sign.is_control() => {
                self.filter.push(sign);
                self.row = 0;
            }
            Action::Erase => {
                self.filter.pop();
                self.row = 0;
            }
            _ => {}
        }
    }
}
