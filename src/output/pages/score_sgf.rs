//! A counted game as SGF: the result as `RE`, both sides' points as `TB` and `TW`.

use crate::counting::{CountResult, Settled};
use crate::goban::{Board, Color, Vertex};
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
        return position_sgf(board, &marks, reckoning);
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

/// A position with its result, without moves.
fn position_sgf(board: &Board, marks: &[Vec<String>; 2], reckoning: &CountResult) -> String {
    let size = board.size();
    let stones = Color::BOTH.map(|color| {
        let of_color = board.stones().filter(|(_, its)| *its == color);
        of_color.map(|(vertex, _)| sgf_name(vertex)).collect::<Vec<_>>()
    });
    let extent = if size.width() == size.height() {
        size.width().to_string()
    } else {
        format!("{}:{}", size.width(), size.height())
    };
    let mut text = format!("(;GM[1]FF[4]CA[UTF-8]SZ[{extent}]RE[{}]", reckoning.outcome());
    for (name, value) in terms(reckoning) {
        text.push_str(&format!("{name}[{value}]"));
    }
    let lists = [("AB", &stones[0]), ("AW", &stones[1]), ("TB", &marks[0]), ("TW", &marks[1])];
    for (name, points) in lists.into_iter().filter(|(_, points)| !points.is_empty()) {
        text.push_str(name);
        for point in points {
            text.push_str(&format!("[{point}]"));
        }
    }
    text + ")\n"
}

/// A side's vacant points, those under dead stones among them.
fn territory(settled: &Settled, color: Color) -> Vec<String> {
    let vacant = settled.territories(color).iter().flatten();
    let filled = settled.fill().by(color).iter();
    let mut all: Vec<Vertex> = vacant.copied().chain(filled).collect();
    all.sort_unstable();
    all.into_iter().map(sgf_name).collect()
}

/// A vertex as SGF names it: two letters, small ones first.
fn sgf_name(vertex: Vertex) -> String {
    let letter = |at: u8| char::from(if at < 26 { b'a' + at } else { b'A' + at - 26 });
    format!("{}{}", letter(vertex.x), letter(vertex.y))
}
