//! The line at the top: what is counted, and how far the count has come.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use unicode_width::UnicodeWidthStr as _;

use super::Appearance;
use super::columns::cut;
use crate::app::{App, Table};

/// Draws the title.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    let session = app.session();
    let what = match &session.table {
        Table::File(position) => {
            let name = &position.name;
            name.rsplit(['/', '\\']).next().unwrap_or(name).to_owned()
        }
        Table::Real(size) => look.words.say("real-board", &[("size", (*size).into())]),
    };
    let (at, all) = session.progress();
    let right = look.words.say("step", &[("at", at.into()), ("all", all.into())]) + " ";
    let profile = &session.setup.profile.value.name;
    let method = look.words.method(session.setup.method);
    let room = usize::from(area.width).saturating_sub(right.width() + 1);
    let info = &session.info;
    let mut left = format!(" shuzi · {what} · {profile} · {method}");
    // Who played, where there is room for it.
    if let (Some(black), Some(white)) = (&info.black, &info.white) {
        let values = [("black", black.as_str().into()), ("white", white.as_str().into())];
        let players = format!(" · {}", look.words.say("home-players", &values));
        if left.width() + players.width() <= room {
            left += &players;
        }
    }
    let left = cut(&left, room);
    frame.render_widget(Line::styled(left, look.theme.heading), area);
    frame.render_widget(Line::styled(right, look.theme.quiet).right_aligned(), area);
}
