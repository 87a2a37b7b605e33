//! A game kept from pictures of its board, as SGF.

use super::position_sgf::{point_list, position_node};
use crate::goban::{Color, VertexSet};
use crate::photo::{Happened, KeptGame};
use crate::record::sgf::sgf_name;

/// Returns the game file of a game on a date: doubtful steps are marked as places to look at
/// (`HO`), points that could not be seen of late with a mark (`MA`).
pub fn kept_game_sgf(game: &KeptGame, date: &str, hidden: &VertexSet) -> String {
    let application = format!("shuzi:{}", env!("CARGO_PKG_VERSION"));
    let mut root = vec![("AP", application), ("DT", date.to_owned())];
    if game.handicap() > 0 {
        root.push(("HA", game.handicap().to_string()));
        root.push(("PL", "W".to_owned()));
    }
    let mut text = position_node(game.start(), &root, &[]);
    for (number, step) in game.steps().iter().enumerate() {
        // A line of ten moves can be read.
        text.push_str(if number % 10 == 0 { "\n;" } else { ";" });
        match &step.happened {
            Happened::Moved(one) => {
                let point = one.vertex.map_or_else(String::new, sgf_name);
                text.push_str(&format!("{}[{point}]", one.color.letter()));
            }
            Happened::Changed(stones) => {
                let kinds = [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)];
                for (name, kind) in kinds {
                    let of_kind = stones.iter().filter(|(_, stone)| *stone == kind);
                    text.push_str(&point_list(name, of_kind.map(|(vertex, _)| *vertex)));
                }
            }
        }
        if step.doubt.is_some() {
            text.push_str("HO[1]");
        }
    }
    format!("({text}{})\n", point_list("MA", hidden.iter()))
}
