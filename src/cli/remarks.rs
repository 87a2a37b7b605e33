//! What is remarked on the games of a run: the same on many games is told of a few, then counted.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::fact::Message;
use crate::place::Diagnostic;

/// How many games a remark is told of.
const TOLD: usize = 3;

/// The remarks of a run by their codes.
#[derive(Default)]
pub(super) struct Remarks {
    seen: BTreeMap<Cow<'static, str>, Seen>,
}

/// A remark on several games.
struct Seen {
    /// How many games it is on.
    games: usize,
    /// The last that was not told.
    untold: Option<Message>,
}

impl Remarks {
    /// Takes the remarks on a game, and returns those that are to be told.
    pub(super) fn of_game(&mut self, remarks: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let mut codes: Vec<_> = remarks.iter().map(|remark| remark.what.code.clone()).collect();
        codes.sort_unstable();
        codes.dedup();
        for code in codes {
            self.seen.entry(code).or_insert(Seen { games: 0, untold: None }).games += 1;
        }
        let mut told = Vec::new();
        for remark in remarks {
            match self.seen.get_mut(&remark.what.code) {
                Some(seen) if seen.games > TOLD => seen.untold = Some(remark.what),
                _ => told.push(remark),
            }
        }
        told
    }

    /// Returns of how many games something was not told, and what, for example.
    pub(super) fn untold(&self) -> Vec<Message> {
        let folded = self.seen.values().filter_map(|seen| {
            let values = [
                ("count", (seen.games - TOLD.min(seen.games)).into()),
                ("what", seen.untold.clone()?.into()),
            ];
            Some(Message::new("remarks-untold", values))
        });
        folded.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Place;

    #[test]
    fn a_remark_on_many_games_is_told_of_three() {
        let mut remarks = Remarks::default();
        let twice = || {
            let komi = Diagnostic::new(Place::START, Message::plain("komi-unread"));
            vec![komi.clone(), komi]
        };
        let told: Vec<usize> = (0..5).map(|_| remarks.of_game(twice()).len()).collect();
        assert_eq!(told, [2, 2, 2, 0, 0]);
        let untold = remarks.untold();
        assert_eq!(untold.len(), 1);
        assert_eq!(untold[0].parameters[0].1, 2_usize.into());
    }
}
