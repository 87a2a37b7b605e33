//! Moves played after the end of a game file.

use super::edit::Edit;
use super::reader::Reader;
use crate::goban::Vertex;
use crate::record::Move;

/// Returns a vertex as SGF names it: two letters, lower case before upper case.
pub fn sgf_name(vertex: Vertex) -> String {
    let letter = |at: u8| char::from(if at < 26 { b'a' + at } else { b'A' + at - 26 });
    format!("{}{}", letter(vertex.x), letter(vertex.y))
}

/// Returns a game file with moves after its main line: the first `counted` of them go on with it,
/// the others are a variation beside an empty node, which then ends the main line. A text that is
/// not SGF stays as it is.
pub fn continued(text: &str, moves: &[Move], counted: usize) -> String {
    let Some(Ok((tree, _))) = Reader::new(text).next_tree() else { return text.to_owned() };
    let last = tree.main_line().last().unwrap_or_else(|| tree.root());
    let (counted, beside) = moves.split_at(counted.min(moves.len()));
    let mut written = nodes(counted);
    if !beside.is_empty() {
        written += &format!("(;)({})", nodes(beside));
    }
    let mut edit = Edit::of(text);
    edit.append(&tree, last, written);
    edit.apply()
}

fn nodes(moves: &[Move]) -> String {
    let node = |one: &Move| {
        format!(";{}[{}]", one.color.letter(), one.vertex.map_or_else(String::new, sgf_name))
    };
    moves.iter().map(node).collect()
}
