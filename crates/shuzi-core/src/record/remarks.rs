//! Collects the remarks on one game.

use super::ReplayRemark;
use crate::place::{Diagnostic, Place, Places};

/// The most remarks per game; more would not help anyone.
const MOST: usize = 50;

/// Collects the remarks on one game into the list of its file.
pub(super) struct Remarks<'a> {
    places: &'a Places<'a>,
    made: &'a mut Vec<Diagnostic>,
    /// How many remarks were added, including those past the limit.
    count: usize,
}

impl<'a> Remarks<'a> {
    pub(super) const fn new(places: &'a Places<'a>, made: &'a mut Vec<Diagnostic>) -> Self {
        Self { places, made, count: 0 }
    }

    /// The place of a byte offset in the file.
    pub(super) fn place(&self, at: usize) -> Place {
        self.places.at(at)
    }

    /// Adds a remark about a byte offset in the file.
    pub(super) fn add(&mut self, at: usize, remark: ReplayRemark) {
        self.count += 1;
        let remark = match self.count {
            count if count < MOST => remark,
            MOST => ReplayRemark::More,
            _ => return,
        };
        self.made.push(Diagnostic::new(self.places.at(at), remark));
    }
}
