//! A position as SGF, without moves.

use shuzi_core::goban::{Board, Color, Vertex};
use shuzi_core::record::sgf::sgf_name;

/// Returns a game file of a position: properties of the root besides the size, then lists of points
/// besides the stones.
pub fn position_sgf(
    board: &Board,
    root: &[(&str, String)],
    lists: &[(&str, Vec<String>)],
) -> String {
    format!("({})\n", position_node(board, root, lists))
}

/// Returns the root of a game file that begins with a position.
pub(super) fn position_node(
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
    let mut text = format!(";GM[1]FF[4]CA[UTF-8]SZ[{extent}]");
    for (name, value) in root {
        text.push_str(&format!("{name}[{value}]"));
    }
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        let of_color = board.stones().filter(|(_, its)| *its == color);
        text.push_str(&point_list(name, of_color.map(|(vertex, _)| vertex)));
    }
    for (name, points) in lists.iter().filter(|(_, points)| !points.is_empty()) {
        text.push_str(name);
        for point in points {
            text.push_str(&format!("[{point}]"));
        }
    }
    text
}

/// Returns a property with a list of points; nothing if there are none.
pub(super) fn point_list(name: &str, points: impl Iterator<Item = Vertex>) -> String {
    let mut text = String::new();
    for vertex in points {
        text.push_str(if text.is_empty() { name } else { "" });
        text.push_str(&format!("[{}]", sgf_name(vertex)));
    }
    text
}
