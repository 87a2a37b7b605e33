//! A counted game as SGF: the result as `RE`, both sides' points as `TB` and `TW`.

use crate::counting::{CountResult, Outcome, Settled, ValueSource};
use crate::goban::{Board, Color, Vertex};
use crate::output::position_sgf::{position_sgf, sgf_name};
use crate::record::sgf::{Edit, Reader};

/// The game's record with its result in it; everything else stays byte for byte, but for `CA`,
/// as the text is written in UTF-8. A text that is no SGF (a diagram) gives a new record of the
/// position.
///
/// `own` is the result by the game's own rules, where it is another than the count's: that is what
/// a record says.
pub(super) fn result_sgf(
    text: &str,
    board: &Board,
    reckoning: &CountResult,
    own: Option<Outcome>,
) -> String {
    let Some(settled) = &reckoning.settled else { return text.to_owned() };
    let outcome = own.unwrap_or_else(|| reckoning.outcome());
    let marks = Color::BOTH.map(|color| territory(settled, color));
    let Some(Ok((tree, _))) = Reader::new(text).next_tree() else {
        let mut root = vec![("RE", outcome.to_string())];
        root.extend(terms(reckoning).map(|(name, value, _)| (name, value)));
        let [black, white] = marks;
        return position_sgf(board, &root, &[("TB", black), ("TW", white)]);
    };
    let mut edit = Edit::of(text);
    edit.set(&tree, tree.root(), "CA", &["UTF-8".to_owned()]);
    edit.set(&tree, tree.root(), "RE", &[outcome.to_string()]);
    // What the record leaves open, or was set against it, is what it was counted by.
    for (name, value, source) in terms(reckoning) {
        if !matches!(source, ValueSource::File(_)) {
            edit.set(&tree, tree.root(), name, &[value]);
        }
    }
    let last = tree.main_line().last().unwrap_or_else(|| tree.root());
    for (name, points) in ["TB", "TW"].into_iter().zip(&marks) {
        edit.set(&tree, last, name, points);
    }
    edit.apply()
}

/// What the game was counted by, and where that comes from: komi, rules, and handicap stones where
/// there are any.
fn terms(
    reckoning: &CountResult,
) -> impl Iterator<Item = (&'static str, String, ValueSource)> + use<> {
    let terms = &reckoning.terms;
    let (komi, profile, handicap) = (&terms.komi, &terms.profile, &terms.handicap);
    let stones = (handicap.value > 0).then(|| ("HA", handicap.value.to_string(), handicap.source));
    [
        ("KM", terms.adjustment().komi().to_string(), komi.source),
        ("RU", profile.value.name.clone(), profile.source),
    ]
    .into_iter()
    .chain(stones)
}

/// A side's vacant points, those under dead stones among them.
fn territory(settled: &Settled, color: Color) -> Vec<String> {
    let vacant = settled.territories(color).iter().flatten();
    let filled = settled.fill().by(color).iter();
    let mut all: Vec<Vertex> = vacant.copied().chain(filled).collect();
    all.sort_unstable();
    all.into_iter().map(sgf_name).collect()
}
