//! A position as SGF, without moves.

use crate::goban::{Board, Color};
use crate::record::sgf::sgf_name;

/// Returns a game file of a position: properties of the root besides the size, then lists of points
/// besides the stones.
pub fn position_sgf(
    board: &Board,
    root: &[(&str, String)],
    lists: &[(&str, Vec<String>)],
) -> String {
    let size = board.size();
    let extent = if size.width() == size.height() {
        size.width().to_string()
    } else {
        format!("{}:{}", size.width(), size.height())
    };
    let mut text = format!("(;GM[1]FF[4]CA[UTF-8]SZ[{extent}]");
    for (name, value) in root {
        text.push_str(&format!("{name}[{value}]"));
    }
    let stones = [("AB", Color::Black), ("AW", Color::White)].map(|(name, color)| {
        let of_color = board.stones().filter(|(_, its)| *its == color);
        (name, of_color.map(|(vertex, _)| sgf_name(vertex)).collect::<Vec<_>>())
    });
    for (name, points) in stones.iter().chain(lists).filter(|(_, points)| !points.is_empty()) {
        text.push_str(name);
        for point in points {
            text.push_str(&format!("[{point}]"));
        }
    }
    text + ")\n"
}
