//! A board to tap: a drawing, and a button on every point.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use crate::board_page::MOST_RINGS;
use crate::tap::name_of;
use shuzi_core::goban::{Board, Chain, Color, Size, Vertex, VertexSet};
use shuzi_picture::{BoardPicture, PointMark, page_svg};
use shuzi_words::Words;

/// What a tap on a point sends, besides the point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taps<'a> {
    /// Where the form goes.
    pub target: &'a str,
    /// The step it was made for.
    pub step: &'a str,
}

/// The final position with its dead stones and owners, to be tapped; a ring is around stones that are
/// not sure.
pub(crate) fn marked_board(
    picture: &BoardPicture<'_>,
    uncertain: Option<&VertexSet>,
    taps: Taps<'_>,
    words: &Words,
) -> Markup {
    let size = picture.board.size();
    let named = |vertex: Vertex| match picture.mark(vertex) {
        PointMark::Stone(color) => words.side(color),
        PointMark::Dead(color) => words.say("phone-point-dead", &[("side", color.into())]),
        _ => words.get("phone-point-empty"),
    };
    let can_tap = |vertex: Vertex| picture.board.get(vertex).is_some();
    // One ring for a chain.
    let first = |at: Vertex| Chain::at(at, picture.board).is_some_and(|c| c.stones()[0] == at);
    let of_chains = |set: &VertexSet| VertexSet::of(size, set.iter().filter(|at| first(*at)));
    let chains = uncertain.filter(|set| !set.is_empty()).map(of_chains);
    html! {
        div.board.drawn.(class_of(size)) {
            div {
                (PreEscaped(page_svg(&picture.scene(LINE))))
                @if let Some(chains) = &chains { (PreEscaped(rings(size, chains, MARGIN, false))) }
                (buttons(size, taps, can_tap, named))
            }
        }
    }
}

/// The photograph of a board with what was read on it and its doubts, to be tapped.
pub(crate) fn read_board(
    board: &Board,
    doubts: &VertexSet,
    photograph: Option<&str>,
    taps: Taps<'_>,
    words: &Words,
) -> Markup {
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
    html! {
        div.board.read.(class_of(size)) {
            div {
                @if let Some(path) = photograph {
                    img src=(path) alt=(words.get("phone-photograph-alt"));
                }
                (PreEscaped(reading_svg(board, photograph.is_some())))
                (PreEscaped(rings(size, doubts, 1.0, true)))
                (buttons(size, taps, |_| true, named))
            }
        }
    }
}

/// A position, as a small picture.
pub(crate) fn small_board(board: &Board) -> Markup {
    PreEscaped(reading_svg(board, false))
}

/// Pixels from line to line in a drawing, which is as wide as the page.
const LINE: f32 = 24.0;
/// Lines around the points of a drawing.
const MARGIN: f32 = shuzi_picture::BOARD_MARGIN;

/// The class for the number of columns.
fn class_of(size: Size) -> String {
    format!("n{}", size.width())
}

/// A form with a button on every point that can be tapped, row by row.
fn buttons(
    size: Size,
    taps: Taps<'_>,
    can_tap: impl Fn(Vertex) -> bool,
    named: impl Fn(Vertex) -> String,
) -> Markup {
    html! {
        form method="post" action=(taps.target) {
            input type="hidden" name="step" value=(taps.step);
            @for vertex in size.vertices() {
                @if can_tap(vertex) {
                    button name="point" value={ (vertex.x) "-" (vertex.y) }
                        aria-label={ (vertex.name(size)) " " (named(vertex)) } {}
                } @else { i {} }
            }
        }
    }
}

/// What was read as small stones over a photograph, or as a board of its own without one.
fn reading_svg(board: &Board, is_over: bool) -> String {
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
        let (class, Vertex { x, y, .. }) = (name_of(color), vertex);
        let _ = writeln!(svg, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>");
    }
    svg + "</svg>\n"
}

/// A ring around every point of a set, over a drawing with so many lines around the points; they may be
/// named.
fn rings(size: Size, set: &VertexSet, margin: f32, is_named: bool) -> String {
    let across = |lines: u8| f32::from(lines - 1) + 2.0 * margin;
    let (width, height) = (across(size.width()), across(size.height()));
    let mut svg = format!(
        "<svg class=\"rings\" viewBox=\"{0} {0} {width} {height}\" aria-hidden=\"true\">\n",
        -margin
    );
    for vertex in set.iter().filter(|_| set.len() <= MOST_RINGS) {
        let Vertex { x, y, .. } = vertex;
        let _ = writeln!(svg, "<circle class=\"doubt\" cx=\"{x}\" cy=\"{y}\" r=\"0.72\"/>");
        if is_named {
            let (x, y) = (f32::from(x) + 0.55, f32::from(y) - 0.5);
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\">{}</text>", vertex.name(size));
        }
    }
    svg + "</svg>\n"
}

/// A stone of a colour, or an empty point, as a sign.
pub(crate) fn stone(color: Option<Color>) -> Markup {
    html! { i class=(color.map_or("empty", name_of)) {} }
}
