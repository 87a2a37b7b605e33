//! What to do at this step: by hand, why, and what to enter.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

use super::editor_words::{editor_lines, review_lines};
use super::remark_line::remark_line;
use super::split::cut_top;
use super::table_picture::TablePicture;
use super::wrapping::{height, wrapped};
use super::{Appearance, clear, playing_on, rearranging, result_words, seen, settings, sheet};
use crate::app::{App, Editor, Mode, Overlay, Review};
use shuzi_core::counting::PositionNote;
use shuzi_core::fact::{Fact as _, Value};
use shuzi_core::goban::{Chains, Color};
use shuzi_core::life::DeadSource;
use shuzi_walk::{Session, Step};

/// Draws the text of a step.
///
/// ```text
/// Black: vacant points
///
/// Make Black's territories into rectangles …
/// A vacant point and a stone are worth the same …
///
/// Type territory by territory, like 12+20.
/// > 12+20▏ = 32
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    if area.is_empty() {
        return;
    }
    let mut inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let picture = TablePicture::of(app);
    let beside = picture.as_ref().and_then(|_| TablePicture::beside(app, inner));
    if let (Some(picture), Some([words, place])) = (&picture, beside) {
        picture.draw_beside(frame, place, app, look);
        inner = words;
    }
    // The message is always at the bottom, so that nothing moves.
    let inner = match app.message() {
        Some(message) => {
            let message = remark_line(message, look);
            let said = wrapped(vec![message], inner.width);
            let rows = height(&said).min(inner.height);
            let above = Rect { height: inner.height - rows, ..inner };
            let place = Rect { y: above.bottom(), height: rows, ..inner };
            frame.render_widget(Paragraph::new(Text::from(said)), place);
            above
        }
        None => inner,
    };
    let lines = if let Some(editor) = app.editor() {
        match editor.review() {
            Some(review) => review_lines(editor, review, look),
            None => editor_lines(editor, look),
        }
    } else if let Some(rearranging) = app.rearranging() {
        rearranging::lines(rearranging, look, inner)
    } else if let Some(played) = app.playing_on() {
        playing_on::lines(played, app, look)
    } else if app.mode() == Mode::Settings && app.overlay() == Some(Overlay::Settings) {
        settings::lines(app, look, inner.width)
    } else {
        all_step_lines(app, look, inner)
    };
    let lines = wrapped(lines, inner.width);
    let rows = height(&lines);
    let over = rows.saturating_sub(inner.height);
    let scroll = app.scroll().first_line(over);
    let words = Paragraph::new(Text::from(lines)).scroll((scroll, 0));
    if scroll >= over {
        frame.render_widget(words, inner);
        let left = below(inner, rows);
        if let Some(editor) = app.editor() {
            seen::draw(frame, left, editor, look);
        } else if let (Some(picture), None) = (&picture, beside) {
            picture.draw_below(frame, cut_top(left, 1)[1], app, look);
        }
    } else {
        // The last line is kept for the note that there is more.
        let height = inner.height.saturating_sub(1);
        frame.render_widget(words, Rect { height, ..inner });
        let y = inner.bottom() - 1;
        frame.render_widget(more(look), Rect { y, height: 1, ..inner });
    }
}

/// Returns the room for the photograph of a board under review: what the text leaves.
pub(super) fn room_for_seen(area: Rect, app: &App, look: &Appearance) -> Option<Rect> {
    let editor = app.editor()?;
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let rows = |lines| height(&wrapped(lines, inner.width));
    let said =
        app.message().map_or(0, |message| rows(vec![Line::from(look.words.message(message))]));
    let left = Rect { height: inner.height.saturating_sub(said), ..inner };
    let words = rows(review_lines(editor, editor.review()?, look));
    (!area.is_empty()).then(|| below(left, words))
}

/// Returns what is left of an area below its first `rows` rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// Draws, where there is no room for the text, a message or what to check of a photograph over the
/// last rows.
pub(super) fn draw_said(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    let words = &look.words;
    let review = app.editor().and_then(Editor::review);
    let doubt = |text: String| Line::styled(text, look.theme.warning);
    let line = match (app.message(), review) {
        (Some(message), _) => remark_line(message, look),
        (None, Some(Review { why: Some(why), .. })) => {
            doubt(words.say("photo-look-over", &[("why", why.clone().into())]))
        }
        (None, Some(review)) if !review.doubts.is_empty() => {
            doubt(words.say("photo-left", &[("points", review.doubts.len().into())]))
        }
        _ => return,
    };
    let lines = wrapped(vec![line], area.width);
    let rows = height(&lines).min(area.height / 2);
    let place = Rect { y: area.bottom() - rows, height: rows, ..area };
    clear(frame, place, look);
    frame.render_widget(Paragraph::new(Text::from(lines)), place);
}

/// Returns the note that there is more to read below.
pub(super) fn more(look: &Appearance) -> Line<'static> {
    Line::styled(format!(" {} ", look.words.get("scroll-more")), look.theme.key).right_aligned()
}

/// Height from which there is room to say why, in lines.
const ROOM_FOR_WHY: u16 = 13;

/// Returns the words of the step, without the reasons where they would push the next action out of
/// sight.
fn all_step_lines(app: &App, look: &Appearance, room: Rect) -> Vec<Line<'static>> {
    let lines = step_lines(app, look, room, false);
    if height(&wrapped(lines.clone(), room.width)) <= room.height {
        return lines;
    }
    step_lines(app, look, room, true)
}

/// Returns the words of the step; in brief without the reasons.
fn step_lines(app: &App, look: &Appearance, room: Rect, is_brief: bool) -> Vec<Line<'static>> {
    let session = app.session();
    let step = session.step;
    let side = step.side().unwrap_or(session.setup.side());
    let text = look.words.step(session.step_key(), side);
    // Whose number is asked for fills the whole line.
    let title = match step.side() {
        Some(side) => sheet::band(side, &text.title, room.width, look),
        None => Line::styled(text.title, look.theme.heading),
    };
    let mut lines = vec![title, Line::default()];
    // Input is shown at the top, where it is never cut off.
    if app.mode() == Mode::Entry {
        lines[1] = entry_line(app, look);
        let before = session.entered().filter(|_| app.entry().is_empty());
        // What Enter alone does.
        if let Some(count) = before {
            let keeps = look.words.say("enter-keeps", &[("count", count.into())]);
            lines.push(Line::styled(keeps, look.theme.strong));
        } else {
            lines.push(Line::styled(text.enter.clone(), look.theme.strong));
        }
        if before.is_none() {
            lines.extend(board_count(app, look));
        }
    }
    if matches!(app.mode(), Mode::Entry | Mode::Whose) {
        lines.push(Line::default());
        let rows = sheet::lines(app, room.width, look);
        if !rows.is_empty() {
            lines.extend(rows);
            lines.push(Line::default());
        }
    }
    match step {
        Step::Setup => lines = settings::lines(app, look, room.width),
        Step::Result => lines = result_words::lines(app, look, room.width),
        _ => {
            lines.extend(marked(session, look));
            lines.push(Line::from(text.what.clone()));
            let notes = session.step_notes();
            lines.extend(
                notes.iter().map(|note| Line::styled(look.words.fact(note), look.theme.strong)),
            );
            lines.extend(verifying(session, look));
            lines.extend(one_sided(session, look));
            if !is_brief && room.height >= ROOM_FOR_WHY {
                lines.push(Line::default());
                lines.push(Line::styled(text.why.clone(), look.theme.quiet));
            }
        }
    }
    if !text.enter.is_empty() && app.mode() != Mode::Entry {
        lines.push(Line::default());
        lines.push(Line::styled(text.enter, look.theme.strong));
        if let Some(is_yes) = session.answered_yes() {
            let answer = look.words.get(if is_yes { "footer-yes" } else { "footer-no" });
            let keeps = look.words.say("enter-keeps", &[("count", answer.into())]);
            lines.push(Line::styled(keeps, look.theme.strong));
        }
    }
    let news: Vec<Line<'static>> = [verdict(app, look), preview(app, look), uncertain(app, look)]
        .into_iter()
        .flatten()
        .collect();
    // What changes with the cursor is never cut off in favour of what does not.
    let all: Vec<Line<'static>> = lines.iter().chain(&news).cloned().collect();
    let fits = height(&wrapped(all, room.width)) <= room.height;
    let place = if fits { lines.len() } else { 1 };
    lines.splice(place..place, news);
    lines
}

/// Returns the verdict on the chain under the cursor, and the reason.
fn verdict(app: &App, look: &Appearance) -> Option<Line<'static>> {
    let session = app.session();
    let verdict = session.dead()?.verdict_at(app.cursor())?;
    if session.step != Step::Dead {
        return None;
    }
    let at = verdict.stones.first()?.name(session.board()?.size());
    let values = [
        ("at", at.into()),
        ("side", verdict.color.into()),
        ("stones", verdict.stones.len().into()),
        ("verdict", verdict.message().into()),
    ];
    let text = look.words.say("chain-is", &values);
    Some(Line::styled(text, look.theme.quiet))
}

/// Returns how the chain under the cursor is marked, and what the other mark would change.
fn preview(app: &App, look: &Appearance) -> Option<Line<'static>> {
    let preview = app.preview()?;
    let (is, other) = if preview.is_dead { ("dead", "alive") } else { ("alive", "dead") };
    let mut values = vec![
        ("is", Value::Word("status", is)),
        ("other", Value::Word("status", other)),
        ("now", preview.now.into()),
    ];
    let id = if preview.then == preview.now { "preview-same" } else { "preview" };
    values.push(("then", preview.then.into()));
    Some(Line::styled(look.words.say(id, &values), look.theme.strong))
}

/// Returns the chains the players should look at before they agree.
fn uncertain(app: &App, look: &Appearance) -> Option<Line<'static>> {
    let session = app.session();
    let (board, dead) = (session.board()?, session.dead()?);
    if session.step != Step::Dead || dead.uncertain.is_empty() || session.is_agreed() {
        return None;
    }
    let chains = Chains::of(board);
    let open = chains.all().iter().filter_map(|chain| {
        let first = *chain.stones().first()?;
        dead.uncertain.contains(first).then(|| first.name(board.size()))
    });
    let names: Vec<String> = open.collect();
    let shown = names.iter().take(8).cloned().collect::<Vec<_>>().join(" ");
    let more = if names.len() > 8 { " …" } else { "" };
    let text = format!("{} {shown}{more}", look.words.get("look-at"));
    Some(Line::styled(text, look.theme.warning))
}

/// Returns the board's own count of the part being counted now.
fn board_count(app: &App, look: &Appearance) -> Option<Line<'static>> {
    let session = app.session();
    // What is typed already, such as after a plan, goes first.
    if !app.entry().is_empty() {
        return None;
    }
    let settled = session.table.settled()?;
    let count = match session.step {
        Step::Vacant(side) => {
            let each: Vec<String> =
                settled.territories(side).iter().map(|t| t.len().to_string()).collect();
            let sum = settled.count(side).vacant().unwrap_or(0);
            match each.len() {
                2..=6 => format!("{} = {sum}", each.join(" + ")),
                _ => sum.to_string(),
            }
        }
        Step::Stones(side) => {
            let stones = session.stones_on_board(side)?;
            let total = settled.count(side).total();
            match session.counted.vacant.get(usize::from(side == Color::White)) {
                Some(Some(vacant)) => {
                    let values = [
                        ("stones", stones.into()),
                        ("vacant", (*vacant).into()),
                        ("total", total.into()),
                    ];
                    look.words.say("stones-with-vacant", &values)
                }
                _ => stones.to_string(),
            }
        }
        _ => return None,
    };
    Some(Line::from(format!("{} {count}", look.words.get("take-board"))))
}

/// Returns how many stones are marked dead, and by whom.
fn marked(session: &Session, look: &Appearance) -> Option<Line<'static>> {
    let dead = session.dead().filter(|_| session.step == Step::Dead)?;
    let id = if dead.source == DeadSource::Auto { "dead-proposed" } else { "dead-marked" };
    Some(Line::from(look.words.say(id, &[("stones", dead.stones.len().into())])))
}

/// Returns, where the side is chosen, that both will be counted.
fn verifying(session: &Session, look: &Appearance) -> Option<Line<'static>> {
    let is_chosen = session.step == Step::Side && session.counted.verify;
    let other = [("other", session.setup.side().other().into())];
    is_chosen.then(|| Line::styled(look.words.say("verify-both", &other), look.theme.strong))
}

/// Returns the points in seki that only one side can fill, at the step that fills them.
fn one_sided(session: &Session, look: &Appearance) -> Vec<Line<'static>> {
    let settled = session.table.settled().filter(|_| session.step == Step::Seki);
    let notes = settled.map_or_else(Vec::new, |settled| PositionNote::one_sided(settled));
    notes.iter().map(|note| Line::styled(look.words.fact(note), look.theme.strong)).collect()
}

/// Returns the number being typed, and its sum.
fn entry_line(app: &App, look: &Appearance) -> Line<'static> {
    let entry = app.entry();
    let sum = match entry.value() {
        Ok(Some(sum)) => format!(" = {sum}"),
        _ => String::new(),
    };
    Line::from(vec![
        Span::styled(format!("> {}", entry.shown()), look.theme.strong),
        Span::raw(look.glyphs.caret()),
        Span::styled(sum, look.theme.strong),
    ])
}
