//! A counted game as SGF: the result as `RE`, both sides' points as `TB` and `TW`.

use crate::counting::{CountResult, Settled};
use crate::goban::{Board, Color, Vertex};
use crate::output::position_sgf::{position_sgf, sgf_name};
use crate::record::Info;
use crate::record::sgf::{Edit, Reader};

/// The game's record with its result in it; everything else stays byte for byte, but for `CA`,
/// as the text is written in UTF-8. A text that is no SGF (a diagram) gives a new record of the
/// position.
pub(super) fn result_sgf(
    text: &str,
    info: &Info,
    board: &Board,
    reckoning: &CountResult,
) -> String {
    let Some(settled) = &reckoning.settled else { return text.to_owned() };
    let outcome = reckoning.outcome();
    let marks = Color::BOTH.map(|color| territory(settled, color));
    let Some(Ok((tree, _))) = Reader::new(text).next_tree() else {
        let mut root = vec![("RE", outcome.to_string())];
        root.extend(terms(reckoning));
        let [black, white] = marks;
        return position_sgf(board, &root, &[("TB", black), ("TW", white)]);
    };
    let mut edit = Edit::of(text);
    edit.set(&tree, tree.root(), "CA", &["UTF-8".to_owned()]);
    edit.set(&tree, tree.root(), "RE", &[outcome.to_string()]);
    // What the record leaves open is what it was counted by.
    for (name, value) in terms(reckoning) {
        let stated = match name {
            "KM" => info.komi.is_some(),
            "RU" => info.rules.is_some(),
            _ => info.handicap.is_some(),
        };
        if !stated {
            edit.set(&tree, tree.root(), name, &[value]);
        }
    }
    let last = tree.main_line().last().unwrap_or_else(|| tree.root());
    for (name, points) in ["TB", "TW"].into_iter().zip(&marks) {
        edit.set(&tree, last, name, points);
    }
    edit.apply()
}

/// What the game was counted by: komi, rules, and handicap stones where there are any.
fn terms(reckoning: &CountResult) -> Vec<(&'static str, String)> {
    let terms = &reckoning.terms;
    let mut stated = vec![
        ("KM", terms.adjustment().komi().to_string()),
        ("RU", terms.profile.value.name.clone()),
    ];
    if terms.handicap.value > 0 {
        stated.push(("HA", terms.handicap.value.to_string()));
    }
    stated
}

/// A side's vacant points, those under dead stones among them.
fn territory(settled: &Settled, color: Color) -> Vec<String> {
    let vacant = settled.territories(color).iter().flatten();
    let filled = settled.fill().by(color).iter();
    let mut all: Vec<Vertex> = vacant.copied().chain(filled).collect();
    all.sort_unstable();
    all.into_iter().map(sgf_name).collect()
}
