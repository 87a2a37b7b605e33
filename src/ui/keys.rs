//! All keys of a screen.

use std::convert::Infallible;

use super::{Binding, Does, Hint};

/// The keys of a screen in the order of footer and help: its own, then those that many have.
#[derive(Clone, Copy, Debug)]
pub struct Keys<C: 'static> {
    own: &'static [Binding<C>],
    moving: &'static [Binding<Infallible>],
    program: &'static [Binding<Infallible>],
}

impl<C: Copy> Keys<C> {
    /// Only these.
    pub const fn only(own: &'static [Binding<C>]) -> Self {
        Self { own, moving: &[], program: &[] }
    }

    /// These and those of the whole program.
    pub const fn with_program(own: &'static [Binding<C>]) -> Self {
        Self { program: Binding::PROGRAM, ..Self::only(own) }
    }

    /// The same in a list, which has a key for going down of its own.
    pub const fn in_list(own: &'static [Binding<C>]) -> Self {
        Self { moving: Binding::UPWARDS, ..Self::with_program(own) }
    }

    /// The same below words that may have to be scrolled.
    pub const fn with_words(own: &'static [Binding<C>]) -> Self {
        Self { moving: Binding::SCROLLING, ..Self::with_program(own) }
    }

    /// The same beside a board with a cursor.
    pub const fn on_board(own: &'static [Binding<C>]) -> Self {
        Self { moving: Binding::ARROWS, ..Self::with_program(own) }
    }

    /// The keys, and what they do.
    pub fn iter(self) -> impl Iterator<Item = (&'static Hint, Does<C>)> {
        let own = self.own.iter().map(|binding| (&binding.hint, binding.does));
        let common = self.moving.iter().chain(self.program);
        own.chain(common.map(|binding| {
            let does = match binding.does {
                Does::Own(none) => match none {},
                Does::Common(common) => Does::Common(common),
            };
            (&binding.hint, does)
        }))
    }
}
