//! The choice of a game to learn counting by.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::ui::{Appearance, draw_beside_a_board};
use shuzi_walk::{ExampleGame, TablePosition};

/// Draws the games, with the final position of the one the cursor is on.
///
/// ```text
/// ┌ Learn: count an example ─────────────────────────────┐
/// │> Even game                       A B C D E F G H J   │
/// │  Three handicap stones         9 ┌─┬─┬─┬─●─○─○─┬─┐   │
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    row: usize,
    position: Option<&TablePosition>,
    look: &Appearance,
) {
    let mut lines: Vec<Line<'static>> = ExampleGame::ALL
        .iter()
        .enumerate()
        .map(|(place, game)| {
            let name = look.words.get(game.into_str());
            if place == row {
                Line::styled(format!("> {name}"), look.theme.strong)
            } else {
                Line::styled(format!("  {name}"), look.theme.quiet)
            }
        })
        .collect();
    lines.extend([Line::default(), Line::from(look.words.get("examples-do"))]);
    draw_beside_a_board(frame, area, "examples-title", lines, position, look);
}
