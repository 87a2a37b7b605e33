//! The choice of a game file, with a preview of the one under the cursor.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr as _;

use super::{Browser, FilePreview, Found};
use crate::ui::board::BoardView;
use crate::ui::split::{cut_bottom, cut_left, cut_top};
use crate::ui::{Appearance, Context, columns, more, remark_line, wrapped};

/// Draws the folder's entries and, where there is room, the position of the chosen file.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    screen: Rect,
    browser: &Browser,
    compares: bool,
    cx: &Context,
) {
    let look = cx.look();
    let [area, _] = cut_bottom(screen, 1);
    let list_width = if area.width >= 72 { area.width * 2 / 5 } else { area.width };
    let [list, beside] = cut_left(area, list_width);
    let [_, right] = cut_left(beside, 1);
    let room = usize::from(list.width.saturating_sub(2));
    let title = look.words.get(if compares { "home-compare" } else { "home-file" });
    let title = Line::styled(title, look.theme.heading);
    let mut lines = wrapped(vec![title], list.width.saturating_sub(2));
    lines.extend([
        Line::styled(end_of(&browser.folder.display().to_string(), room), look.theme.quiet),
        Line::styled(
            format!("> {}{}", browser.filter.text(), look.glyphs.caret()),
            look.theme.strong,
        ),
    ]);
    if let Some(message) = cx.remark() {
        let message = remark_line(message, look);
        lines.extend(wrapped(vec![message], list.width.saturating_sub(2)));
    }
    let (shown, at) = browser.shown();
    let height = usize::from(list.height).saturating_sub(lines.len());
    let first = at.saturating_sub(height.saturating_sub(3));
    let is_cut = first + height < shown.len();
    for (place, found) in
        shown.iter().enumerate().skip(first).take(height.saturating_sub(usize::from(is_cut)))
    {
        lines.push(entry_line(found, place == at, room, look));
    }
    if is_cut {
        lines.push(more(look));
    }
    if shown.is_empty() {
        let id = if browser.filter.text().is_empty() { "home-no-files" } else { "home-no-match" };
        lines.push(Line::styled(look.words.get(id), look.theme.quiet));
    }
    let inner = Rect { x: list.x + 1, width: list.width.saturating_sub(1), ..list };
    frame.render_widget(Paragraph::new(Text::from(lines)), inner);
    if let Some(preview) = browser.preview.as_ref().filter(|_| !right.is_empty()) {
        draw_preview(frame, right, preview, look);
    }
}

/// Returns an entry's line, with the letters typed lit.
fn entry_line(found: &Found<'_>, is_chosen: bool, room: usize, look: &Appearance) -> Line<'static> {
    let (marker, style) =
        if is_chosen { ("> ", look.theme.strong) } else { ("  ", look.theme.quiet) };
    let name = format!("{}{}", found.entry.name, if found.entry.is_folder { "/" } else { "" });
    let name = columns::shortened(&name, room.saturating_sub(2));
    let mut spans = vec![Span::styled(marker, style)];
    let is_lit = |place: usize| u32::try_from(place).is_ok_and(|at| found.lit.contains(&at));
    for (place, sign) in name.chars().enumerate() {
        let style = if is_lit(place) { look.theme.key } else { style };
        match spans.last_mut() {
            Some(last) if last.style == style => last.content.to_mut().push(sign),
            _ => spans.push(Span::styled(sign.to_string(), style)),
        }
    }
    Line::from(spans)
}

/// Draws the players, the recorded result and the final position of a game file.
fn draw_preview(frame: &mut Frame<'_>, area: Rect, preview: &FilePreview, look: &Appearance) {
    let info = &preview.info;
    let player = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
    let mut about = Vec::new();
    if info.black.is_some() || info.white.is_some() {
        let values = [("black", player(&info.black).into()), ("white", player(&info.white).into())];
        about.push(Line::styled(look.words.say("home-players", &values), look.theme.strong));
    }
    let mut terms: Vec<String> = info.rules.iter().map(|rules| rules.value.clone()).collect();
    if let Some(komi) = &info.komi {
        terms.push(format!("{} {}", look.words.label("komi"), look.words.amount(komi.value)));
    }
    if let Some(stones) = info.handicap.as_ref().filter(|stones| stones.value > 0) {
        terms.push(format!("{} {}", look.words.label("handicap"), stones.value));
    }
    if !terms.is_empty() {
        about.push(Line::styled(terms.join(" · "), look.theme.quiet));
    }
    if let Some(result) = &info.result {
        let values = [("result", result.value.as_str().into())];
        about.push(Line::styled(look.words.say("home-recorded", &values), look.theme.quiet));
    }
    let about = wrapped(about, area.width);
    let taken = u16::try_from(about.len()).unwrap_or(0).min(area.height);
    let [words, board] = cut_top(area, taken);
    frame.render_widget(Paragraph::new(Text::from(about)), words);
    BoardView::of_board(&preview.board, &preview.dead).draw(frame, board, look);
}

/// Returns a text, or its end after an ellipsis if it is wider than `room` columns.
fn end_of(text: &str, room: usize) -> String {
    let mut rest = text;
    while rest.width() + 1 > room {
        let mut signs = rest.chars();
        if signs.next().is_none() {
            break;
        }
        rest = signs.as_str();
    }
    if rest.len() == text.len() { text.to_owned() } else { format!("…{rest}") }
}
