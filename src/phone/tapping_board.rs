//! A board to tap: a drawing, and a button on every point.

use std::fmt::Write as _;

use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_picture::{BoardPicture, PointMark, escaped, scene_svg};
use shuzi_words::Words;

/// What a tap on a point sends, besides the point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taps<'a> {
    /// Where the form goes.
    pub(super) target: &'a str,
    /// The step it was made for.
    pub(super) step: &'a str,
}

/// Returns the final position with its dead stones and owners, to be tapped.
pub(super) fn marked_board(picture: &BoardPicture<'_>, taps: Taps<'_>, words: &Words) -> String {
    let size = picture.board.size();
    let named = |vertex: Vertex| match picture.mark(vertex) {
        PointMark::Stone(color) => words.side(color),
        PointMark::Dead(color) => words.say("phone-point-dead", &[("side", color.into())]),
        _ => words.get("phone-point-empty"),
    };
    let drawing = scene_svg(&picture.scene(LINE));
    format!(
        "<div class=\"board drawn {}\">\n{drawing}{}</div>\n",
        class_of(size),
        buttons(size, taps, |vertex| picture.board.get(vertex).is_some(), named)
    )
}

/// Returns the photograph of a board with what was read on it and its doubts, to be tapped.
pub(super) fn read_board(
    board: &Board,
    doubts: &VertexSet,
    photograph: Option<&str>,
    taps: Taps<'_>,
    words: &Words,
) -> String {
    let size = board.size();
    let named = |vertex: Vertex| {
        let what =
            board.get(vertex).map_or_else(|| words.get("phone-point-empty"), |c| words.side(c));
        if doubts.contains(vertex) {
            words.list(vec![what, words.get("phone-point-doubtful")])
        } else {
            what
        }
    };
    let picture = photograph.map_or_else(String::new, |path| {
        format!("<img src=\"{path}\" alt=\"{}\">\n", escaped(&words.get("phone-photograph-alt")))
    });
    format!(
        "<div class=\"board read {}\">\n{picture}{}{}</div>\n",
        class_of(size),
        reading_svg(board, doubts, photograph.is_some()),
        buttons(size, taps, |_| true, named)
    )
}

/// Returns a position to look at.
pub(super) fn still_board(board: &Board) -> String {
    let nothing = VertexSet::new(board.size());
    let picture =
        BoardPicture { board, dead: &nothing, settled: None, teire: &[], numbers: Vec::new() };
    format!("<div class=\"board\">\n{}</div>\n", scene_svg(&picture.scene(LINE)))
}

/// Pixels from line to line in a drawing, which is as wide as the page.
const LINE: f32 = 24.0;

/// Returns the class for the number of columns.
fn class_of(size: Size) -> String {
    format!("n{}", size.width())
}

/// Returns a form with a button on every point that can be tapped, row by row.
fn buttons(
    size: Size,
    taps: Taps<'_>,
    can_tap: impl Fn(Vertex) -> bool,
    named: impl Fn(Vertex) -> String,
) -> String {
    let mut form = format!(
        "<form method=\"post\" action=\"{}\"><input type=\"hidden\" name=\"step\" value=\"{}\">\n",
        taps.target, taps.step
    );
    for vertex in size.vertices() {
        if can_tap(vertex) {
            let label = format!("{} {}", vertex.name(size), named(vertex));
            let _ = writeln!(
                form,
                "<button name=\"point\" value=\"{}-{}\" aria-label=\"{}\"></button>",
                vertex.x,
                vertex.y,
                escaped(&label)
            );
        } else {
            form.push_str("<i></i>\n");
        }
    }
    form + "</form>\n"
}

/// Returns what was read as small stones over a photograph, or as a board of its own without one; a
/// ring is around every doubtful point.
fn reading_svg(board: &Board, doubts: &VertexSet, is_over: bool) -> String {
    let size = board.size();
    let (across, down) = (u32::from(size.width()) + 1, u32::from(size.height()) + 1);
    let mut svg = format!("<svg viewBox=\"-1 -1 {across} {down}\" aria-hidden=\"true\">\n");
    if !is_over {
        let _ = writeln!(
            svg,
            "<rect class=\"wood\" x=\"-1\" y=\"-1\" width=\"{across}\" height=\"{down}\"/>"
        );
    }
    let (right, below) = (size.width() - 1, size.height() - 1);
    let mut lines = String::new();
    for x in 0..=right {
        let _ = write!(lines, "M{x} 0V{below}");
    }
    for y in 0..=below {
        let _ = write!(lines, "M0 {y}H{right}");
    }
    let _ = writeln!(svg, "<path class=\"lines\" d=\"{lines}\"/>");
    let radius = if is_over { "0.3" } else { "0.46" };
    for (vertex, color) in board.stones() {
        let class = if color == Color::Black { "black" } else { "white" };
        let _ = writeln!(
            svg,
            "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{radius}\"/>",
            vertex.x, vertex.y
        );
    }
    for vertex in doubts.iter() {
        let _ = writeln!(
            svg,
            "<circle class=\"doubt\" cx=\"{}\" cy=\"{}\" r=\"0.72\"/>",
            vertex.x, vertex.y
        );
    }
    svg + "</svg>\n"
}
