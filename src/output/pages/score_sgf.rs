//! A counted game as SGF: the result as `RE`, both sides' points as `TB` and `TW`.

use crate::output::position_sgf::position_sgf;
use shuzi_core::counting::{CountResult, Settled, ValueSource};
use shuzi_core::goban::{Board, Color, Vertex};
use shuzi_core::record::Recorded;
use shuzi_core::record::sgf::{Edit, Reader, escape, sgf_name};
use shuzi_core::scoring::OwnResult;
use shuzi_words::visible_line;

/// Returns the game file with its result in it; everything else stays byte for byte, except `CA`,
/// as the text is written in UTF-8. A text that is not SGF (a diagram) gives a new game file of the
/// position.
///
/// The result in a game file is the one under its own rules: if that is unknown, the `stated` one stays,
/// and so does a resignation. Terms are not stated that leave it unknown because they are only assumed.
pub(super) fn result_sgf(
    text: &str,
    board: &Board,
    result: &CountResult,
    own: OwnResult,
    stated: Option<&str>,
) -> String {
    let Some(settled) = &result.settled else { return text.to_owned() };
    let is_won = |stated: &str| {
        matches!(Recorded::read(stated, false), Recorded::Win(_))
            || stated.eq_ignore_ascii_case("void")
    };
    let outcome = own.outcome(result.outcome()).filter(|_| !stated.is_some_and(is_won));
    let outcome = outcome.map(|outcome| outcome.to_string());
    let marks = Color::BOTH.map(|color| territory(settled, color));
    let Some(Ok((tree, _))) = Reader::new(text).next_tree() else {
        let stated = outcome
            .or_else(|| stated.map(|stated| escape(&visible_line(stated))))
            .map(|outcome| ("RE", outcome));
        let terms = terms(result).filter(|(name, value, _)| (*name, &**value) != NO_HANDICAP);
        let root: Vec<_> =
            stated.into_iter().chain(terms.map(|(name, value, _)| (name, value))).collect();
        let [black, white] = marks;
        return position_sgf(board, &root, &[("TB", black), ("TW", white)]);
    };
    let mut edit = Edit::of(text);
    edit.set(&tree, tree.root(), "CA", &["UTF-8".to_owned()]);
    if let Some(outcome) = outcome {
        edit.set(&tree, tree.root(), "RE", &[outcome]);
    }
    // Terms that the file leaves open, or that were overridden, are written as they were used.
    for (name, value, source) in terms(result) {
        let is_contested = matches!(own, OwnResult::Contested(_));
        if !matches!(source, ValueSource::File(_)) && !is_contested {
            let values = if (name, &*value) == NO_HANDICAP { Vec::new() } else { vec![value] };
            edit.set(&tree, tree.root(), name, &values);
        }
    }
    let last = tree.main_line().last().unwrap_or_else(|| tree.root());
    for (name, points) in ["TB", "TW"].into_iter().zip(&marks) {
        edit.set(&tree, last, name, points);
    }
    edit.apply()
}

/// Not written.
const NO_HANDICAP: (&str, &str) = ("HA", "0");

/// Returns the terms of the count and their sources: komi, rules, and handicap stones.
fn terms(
    result: &CountResult,
) -> impl Iterator<Item = (&'static str, String, ValueSource)> + use<> {
    let terms = &result.terms;
    let (komi, profile, handicap) = (&terms.komi, &terms.profile, &terms.handicap);
    [
        ("KM", terms.adjustment().komi().to_string(), komi.source),
        ("RU", profile.value.name.clone(), profile.source),
        ("HA", handicap.value.to_string(), handicap.source),
    ]
    .into_iter()
}

/// Returns a side's vacant points, including those under dead stones.
fn territory(settled: &Settled, color: Color) -> Vec<String> {
    let vacant = settled.territories(color).iter().flatten();
    let filled = settled.fill().by(color).iter();
    let mut all: Vec<Vertex> = vacant.copied().chain(filled).collect();
    all.sort_unstable();
    all.into_iter().map(sgf_name).collect()
}
