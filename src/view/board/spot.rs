//! What is drawn at a vertex, whatever it is drawn with.

use ratatui::style::Style;
use ratatui::text::Span;

use crate::goban::{Size, Vertex};
use crate::picture::PointMark;
use crate::view::Theme;

/// What stands on a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A stone, a point of a side, or nothing.
    Point(PointMark),
    /// A letter of a plan.
    Letter(&'static str),
}

/// A vertex as it is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) vertex: Vertex,
    pub(super) size: Size,
    pub(super) mark: Mark,
    /// What is behind it, with the colour of lines on that.
    pub(super) ground: Style,
    pub(super) has_cursor: bool,
}

impl Spot {
    /// How its mark is drawn: the colour of a stone on what is behind it.
    pub(super) fn style(&self, theme: &Theme) -> Style {
        let stone = |color| Style { bg: self.ground.bg, ..theme.stone(color) };
        match self.mark {
            Mark::Point(
                PointMark::Stone(color) | PointMark::Dead(color) | PointMark::Filled(color),
            ) => stone(color),
            Mark::Point(PointMark::Empty | PointMark::Territory(_) | PointMark::MustFill(_))
            | Mark::Letter(_) => self.ground,
            Mark::Point(PointMark::Nobodys) => theme.cursor,
        }
    }
}

/// What is behind the gap between two spots: a territory reaches to the stones around it.
pub(super) fn between(before: Option<&Spot>, after: Option<&Spot>, theme: &Theme) -> Style {
    match (before, after) {
        (Some(before), Some(after)) if before.ground == after.ground => after.ground,
        (Some(spot), Some(other)) | (Some(other), Some(spot))
            if spot.ground != theme.grid && other.ground == theme.grid =>
        {
            spot.ground
        }
        _ => theme.grid,
    }
}

/// What stands between two vertices: a bracket of the cursor, nothing at the edge, else this sign.
pub(super) fn gap(
    before: Option<&Spot>,
    after: Option<&Spot>,
    (sign, style): (&'static str, Style),
    theme: &Theme,
) -> Span<'static> {
    let has_cursor = |spot: Option<&Spot>| spot.is_some_and(|spot| spot.has_cursor);
    if has_cursor(after) {
        Span::styled("[", theme.cursor)
    } else if has_cursor(before) {
        Span::styled("]", theme.cursor)
    } else if before.is_none() || after.is_none() {
        Span::styled(" ", theme.grid)
    } else {
        Span::styled(sign, style)
    }
}
