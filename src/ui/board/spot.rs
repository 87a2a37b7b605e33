//! What is drawn at a vertex, with any set of symbols.

use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

use crate::ui::{Theme, ThemeName};
use shuzi_core::goban::{Color, Size, Vertex};
use shuzi_picture::PointMark;

/// The mark at a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A stone, the owner of a point, or nothing.
    Point(PointMark),
    /// A letter of a plan, and the side whose stone it is on, if it is.
    Letter(&'static str, Option<Color>),
}

/// A vertex as it is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) vertex: Vertex,
    pub(super) size: Size,
    pub(super) mark: Mark,
    /// The background, with the colour of the lines on it.
    pub(super) ground: Style,
    pub(super) has_cursor: bool,
}

impl Spot {
    /// Returns the style of the mark: the colour of a stone on this background.
    pub fn style(&self, theme: &Theme) -> Style {
        let stone = |color| Style { bg: self.ground.bg, ..theme.stone(color) };
        match self.mark {
            Mark::Point(
                PointMark::Stone(color) | PointMark::Dead(color) | PointMark::Filled(color),
            ) => stone(color),
            Mark::Point(
                PointMark::Empty
                | PointMark::Territory(_)
                | PointMark::MustFill(_)
                | PointMark::Nobodys,
            ) => self.ground,
            Mark::Letter(_, None) => self.ground.add_modifier(Modifier::BOLD),
            Mark::Letter(_, Some(color)) => on_stone(color, theme),
        }
    }
}

/// Returns the style of a letter on a stone.
pub fn on_stone(color: Color, theme: &Theme) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    let letter = match theme.name {
        ThemeName::ColourBlind => theme.grid.bg,
        _ => theme.stone(color.other()).fg,
    };
    match (theme.stone(color).fg, letter) {
        (Some(stone), Some(letter)) => style.bg(stone).fg(letter),
        _ => style.add_modifier(Modifier::REVERSED),
    }
}

/// Returns the background of the gap between two spots; a territory reaches the stones around it.
pub fn between(before: Option<&Spot>, after: Option<&Spot>, theme: &Theme) -> Style {
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

/// Returns the gap between two vertices: a cursor bracket, nothing at the edge, otherwise `sign`.
pub fn gap(
    before: Option<&Spot>,
    after: Option<&Spot>,
    sign: &'static str,
    style: Style,
    [left, right]: [&'static str; 2],
    theme: &Theme,
) -> Span<'static> {
    let has_cursor = |spot: Option<&Spot>| spot.is_some_and(|spot| spot.has_cursor);
    if has_cursor(after) {
        Span::styled(left, theme.cursor)
    } else if has_cursor(before) {
        Span::styled(right, theme.cursor)
    } else if before.is_none() || after.is_none() {
        Span::styled(" ", theme.grid)
    } else {
        Span::styled(sign, style)
    }
}
