//! The whole screen.

use ratatui::Frame;
use ratatui::layout::Margin;
use ratatui::text::Line;

use super::plain_signs::in_plain_signs;
use super::{
    Appearance, Areas, board, clear, footer, live, overlay, palette, picker, step_words, title,
};
use crate::app::App;

/// Draws a frame.
///
/// ```text
/// shuzi · game.sgf · chinese · Half                step 3 of 12
///    A B C D E F G H J     Black: vacant points
///  9 ┌─┬─●─○─┬─┬─┬─┬─┐     Make Black's territories …
///  8 ├─┼─●─○─┼─┼─┼─┼─┤     > 12+20▏ = 32
///    …                    ┌ Live ─────────────────────┐
///  1 └─┴─●─○─┴─┴─┴─┴─┘    │ B+18.5  Black by 18.5 …   │
///    A B C D E F G H J    └───────────────────────────┘
///  Enter next  t +10  Esc back  ? help
/// ```
pub fn draw(frame: &mut Frame<'_>, app: &App, look: &Appearance) {
    let screen = frame.area();
    clear(frame, screen, look);
    if screen.width < 20 || screen.height < 6 {
        frame.render_widget(Line::from(look.words.get("too-small")), screen);
        return;
    }
    let areas = Areas::of(screen, app, look);
    title::draw(frame, areas.title, app, look);
    board::draw(frame, areas.board, app, look);
    step_words::draw(frame, areas.words, app, look);
    live::draw(frame, areas.live, app, look);
    if areas.words.is_empty() {
        step_words::draw_said(frame, areas.board.union(areas.live), app, look);
    }
    let middle = screen.inner(Margin { horizontal: 0, vertical: 1 });
    picker::draw(frame, middle, app, look);
    footer::draw(frame, areas.footer, app.mode(), |action| app.can(action), look);
    overlay::draw(frame, screen, app, look);
    if let Some(palette) = app.palette() {
        let listed =
            palette::listed(palette, app.mode_behind_palette(), |action| app.can(action), look);
        palette::draw(frame, screen, palette, &listed, look);
    }
    in_plain_signs(frame.buffer_mut(), look);
}

/// Draws a count while its dead stones are still being found and the standing is unknown.
pub fn draw_waiting(frame: &mut Frame<'_>, app: &App, look: &Appearance) {
    draw(frame, app, look);
    let live = Areas::of(frame.area(), app, look).live;
    clear(frame, live, look);
    let line = Line::styled(format!(" {}", look.words.get("looking-for-dead")), look.theme.quiet);
    frame.render_widget(line, live);
}
