//! The remarks on the games of a run: each kind is printed for a few games, then only counted.

use std::borrow::Cow;
use std::collections::BTreeMap;

use shuzi_core::fact::Message;
use shuzi_core::place::Diagnostic;

/// For how many games a kind of remark is printed.
const PRINTED: usize = 3;

/// The remarks of a run by their codes.
#[derive(Default)]
pub struct Remarks {
    kinds: BTreeMap<Cow<'static, str>, Kind>,
}

struct Kind {
    /// How many games it was made on.
    games: usize,
    /// The last one that was not printed.
    folded: Option<Message>,
}

impl Remarks {
    /// Counts the remarks on a game, and returns those to print.
    pub fn printed(&mut self, remarks: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let mut codes: Vec<_> = remarks.iter().map(|remark| remark.what.code.clone()).collect();
        codes.sort_unstable();
        codes.dedup();
        for code in codes {
            self.kinds.entry(code).or_insert(Kind { games: 0, folded: None }).games += 1;
        }
        let mut printed = Vec::new();
        for remark in remarks {
            match self.kinds.get_mut(&remark.what.code) {
                Some(kind) if kind.games > PRINTED => kind.folded = Some(remark.what),
                _ => printed.push(remark),
            }
        }
        printed
    }

    /// Returns for each kind that was not always printed on how many more games it was made, with an
    /// example.
    pub fn folded(&self) -> Vec<Message> {
        let folded = self.kinds.values().filter_map(|kind| {
            let values = [
                ("count", (kind.games - PRINTED.min(kind.games)).into()),
                ("what", kind.folded.clone()?.into()),
            ];
            Some(Message::new("remarks-folded", values))
        });
        folded.collect()
    }
}
