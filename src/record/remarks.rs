//! The remarks on one record.

use super::ReplayRemark;
use crate::place::{Diagnostic, Place, Places};

/// More remarks on one game than this add nothing.
const MOST: usize = 50;

/// Remarks on one record, added to those of its file.
pub(super) struct Remarks<'a> {
    places: &'a Places<'a>,
    made: &'a mut Vec<Diagnostic>,
    /// How many there would be.
    count: usize,
}

impl<'a> Remarks<'a> {
    pub(super) const fn new(places: &'a Places<'a>, made: &'a mut Vec<Diagnostic>) -> Self {
        Self { places, made, count: 0 }
    }

    /// The place of a byte of the file.
    pub(super) fn place(&self, at: usize) -> Place {
        self.places.at(at)
    }

    /// Adds a remark about a byte of the file.
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
