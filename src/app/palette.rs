//! The palette: all actions of the current screen, found by name.

use super::{Action, Binding, Mode};
use shuzi_walk::Direction;

/// The filter typed, and the cursor's row.
///
/// Action names depend on the language, so the view decides which actions match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// The text typed.
    pub filter: String,
    /// How many rows the cursor has moved down, negative for up; it wraps around at either end.
    row: isize,
}

/// The longest filter accepted, in bytes.
const LONGEST: usize = 40;

impl Palette {
    /// The actions of a mode, each once, without those that only move the cursor or type.
    pub fn bindings(mode: Mode) -> impl Iterator<Item = &'static Binding> {
        let all = mode.bindings();
        all.iter().enumerate().filter_map(move |(place, binding)| {
            let is_seen = all[..place].iter().any(|before| before.text == binding.text);
            let is_motion = matches!(
                binding.action,
                Action::Move(_) | Action::Type(_) | Action::Erase | Action::Palette
            );
            (!is_seen && !is_motion).then_some(binding)
        })
    }

    /// The row the cursor is on among this many.
    pub fn row_among(&self, lines: usize) -> usize {
        let lines = isize::try_from(lines).unwrap_or(isize::MAX).max(1);
        self.row.rem_euclid(lines).unsigned_abs()
    }

    /// Carries out an action of the palette.
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
