//! What is drawn at a vertex, whatever it is drawn with.

use ratatui::style::Style;

use crate::goban::{Color, Size, Vertex};
use crate::view::Theme;

/// What stands on a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// Nothing, and nobody's yet.
    Empty,
    /// A living stone.
    Stone(Color),
    /// A dead stone.
    Dead(Color),
    /// A vacant point of a side.
    Territory(Color),
    /// A point of a seki that a side fills.
    Filled(Color),
    /// A point neither side has.
    Nobodys,
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
            Mark::Stone(color) | Mark::Dead(color) | Mark::Filled(color) => stone(color),
            Mark::Empty | Mark::Territory(_) | Mark::Letter(_) => self.ground,
            Mark::Nobodys => theme.cursor,
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
