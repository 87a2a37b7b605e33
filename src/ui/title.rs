//! The title line: what is being counted, and how far.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use unicode_width::UnicodeWidthStr as _;

use super::columns::shortened;
use super::split::title_middle_footer;
use super::{Appearance, Context};
use shuzi_core::goban::Size;
use shuzi_core::rules::Scoring;
use shuzi_walk::{Origin, Session, Step, Table};
use shuzi_words::terms_given;

/// Draws the title over a screen, and returns what is between it and the footer. Before a count is begun
/// there is none to name.
pub fn over(frame: &mut Frame<'_>, screen: Rect, cx: &Context) -> Rect {
    let [top, middle, _] = title_middle_footer(screen);
    if cx.count().is_at_beginning() {
        frame.render_widget(Line::styled(" shuzi", cx.look().theme.heading), top);
    } else {
        draw(frame, top, cx.session(), None, cx.look());
    }
    middle
}

/// Draws the title of a count; `photographed` is the size of a board read from a photograph.
pub fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    session: &Session,
    photographed: Option<Size>,
    look: &Appearance,
) {
    let what = match &session.table {
        Table::Position(position) => match &position.origin {
            Origin::File(name) => name.rsplit(['/', '\\']).next().unwrap_or(name).to_owned(),
            Origin::Example(_) => look.words.get("example-board"),
            Origin::PutIn => look.words.say("put-in-board", &[("size", session.size().into())]),
        },
        Table::Real(size) => match photographed {
            Some(size) => look.words.say("photo-board", &[("size", size.into())]),
            None => look.words.say("real-board", &[("size", (*size).into())]),
        },
    };
    let profile = look.words.value(&session.setup.profile.value.shown_title());
    let method = if session.counts_prisoners() {
        look.words.label("prisoners")
    } else if session.counts_territory() {
        look.words.value(&Scoring::Territory.into())
    } else {
        look.words.method(session.setup.method)
    };
    let info = &session.info;
    let given =
        if session.step == Step::Setup { String::new() } else { terms_given(session, &look.words) };
    let mut left = format!(" shuzi · {what} · {profile}{given} · {method}");
    let width = usize::from(area.width);
    let right = phase(session, look);
    let room = width.saturating_sub(right.width() + 2);
    // The method and the board give way to rules, komi and handicap, which decide close games.
    if !given.is_empty() {
        let shorter = [
            format!(" {what} · {profile}{given} · {method}"),
            format!(" {what} · {profile}{given}"),
            format!(" {profile}{given}"),
            format!(" {}{given}", shortened(&profile, room.saturating_sub(given.width() + 1))),
            format!(" {}", given.trim_start_matches([' ', '·'])),
        ];
        for shorter in shorter {
            left = if left.width() > room { shorter } else { left };
        }
    }
    // The players, if there is room.
    if let (Some(black), Some(white)) = (&info.black, &info.white) {
        let values = [("black", black.as_str().into()), ("white", white.as_str().into())];
        let players = format!(" · {}", look.words.say("home-players", &values));
        if left.width() + players.width() <= room {
            left += &players;
        }
    }
    let left = shortened(&left, room);
    frame.render_widget(Line::styled(left, look.theme.heading), area);
    frame.render_widget(right.right_aligned(), area);
}

/// Returns the part of the count and its number. Unlike the number of steps, the parts do not change on
/// the way.
fn phase(session: &Session, look: &Appearance) -> Line<'static> {
    let (now, phases) = (session.step.phase(), session.phases());
    let at = phases.iter().position(|phase| *phase == now).map_or(1, |at| at + 1);
    let name = look.words.get(&format!("phase-{}", now.into_str()));
    Line::styled(format!("{at}/{} {name} ", phases.len()), look.theme.key)
}
