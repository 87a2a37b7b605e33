//! The first screen, and the choice of a game file.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr as _;

use super::overlay::counted_so_far;
use super::plain_signs::in_plain_signs;
use super::split::{cut_bottom, cut_left, cut_top};
use super::wrapping::wrapped;
use super::{Appearance, board, clear, columns, footer, help};
use crate::app::{Browser, FilePreview, Home, HomeRow, Mode, Unfinished};
use crate::fact::Value;
use crate::goban::{Size, Vertex};
use crate::output::{counted_name, moment};

/// Maximum width of the first screen, in columns.
const WIDEST: u16 = 76;

/// Width from which a past count shows its rules, and the width of its result, in columns.
const WITH_RULES: usize = 70;
const RESULT: usize = 9;

/// Draws the first screen.
///
/// ```text
///   数子 shuzi      Who won, and by how much?
///
///   > Count the board on the table        Enter
///     Open a game file                    o
///     …
///   Recent
///     2026-11-22 12:31  table 19×19       W+2.5   chinese
///
///   Chinese · 19×19 · komi 7.5 · Half Counting
///  Enter choose  o open  s settings  ? help  q quit
/// ```
pub fn draw_home(frame: &mut Frame<'_>, home: &Home, look: &Appearance) {
    let screen = frame.area();
    clear(frame, screen, look);
    if screen.width < 20 || screen.height < 6 {
        frame.render_widget(Line::from(look.words.get("too-small")), screen);
        return;
    }
    let [middle, bottom] = cut_bottom(screen, 1);
    match home.browser() {
        Some(browser) => draw_browser(frame, middle, browser, home, look),
        None => draw_menu(frame, middle, home, look),
    }
    footer::draw(frame, bottom, home.mode(), |action| home.can(action), look);
    if let Some(scroll) = home.help() {
        help::draw(frame, screen, home.mode_below(), scroll, look);
    }
    in_plain_signs(frame.buffer_mut(), look);
}

fn draw_menu(frame: &mut Frame<'_>, area: Rect, home: &Home, look: &Appearance) {
    let width = area.width.saturating_sub(2).min(WIDEST);
    let x = area.x + (area.width - width) / 2;
    let room = usize::from(width);
    let mut lines = Vec::new();
    let question = look.words.get("home-question");
    let name = "数子 shuzi";
    let gap = room.saturating_sub(name.width() + question.width()).max(2);
    if name.width() + gap + question.width() <= room {
        lines.push(Line::from(vec![
            Span::styled(name, look.theme.heading),
            Span::raw(" ".repeat(gap)),
            Span::styled(question, look.theme.quiet),
        ]));
    } else {
        lines.push(Line::styled(name, look.theme.heading));
        lines.push(Line::styled(question, look.theme.quiet));
    }
    lines.push(Line::default());
    // Scrolling keeps the selected line in sight.
    let mut at = 0;
    let mut section = None;
    for row in home.rows() {
        let heading = match row {
            HomeRow::Unfinished(_) => Some("home-unfinished"),
            HomeRow::Recent(_) => Some("home-recent"),
            _ => None,
        };
        if heading != section {
            section = heading;
            lines.push(Line::default());
            lines.extend(heading.map(|id| Line::styled(look.words.get(id), look.theme.heading)));
        }
        let chosen = row == home.row();
        if chosen {
            at = lines.len();
        }
        lines.push(menu_line(row, chosen, home, room, look));
    }
    // What is offered next, and the last remark, stay in sight below a list that is too long.
    let mut tail = vec![Line::default()];
    if let Some(message) = home.message() {
        let message = Line::styled(look.words.message(message), look.theme.warning);
        tail.extend(wrapped(vec![message], width));
    }
    let usual = home.usual();
    let komi = usual.komi.map_or_else(|| look.words.get("none"), |komi| look.words.amount(komi));
    let values = [
        ("rules", usual.rules.clone()),
        ("size", usual.size.into()),
        ("komi", komi.into()),
        ("method", usual.method.into()),
    ];
    let usual = Line::styled(look.words.say("home-usual", &values), look.theme.quiet);
    tail.extend(wrapped(vec![usual], width));
    let mut area = area;
    if lines.len() + tail.len() > usize::from(area.height) && area.height > 8 {
        let [above, below] = cut_bottom(area, u16::try_from(tail.len()).unwrap_or(0));
        let below = Rect { x, width, ..below };
        frame.render_widget(Paragraph::new(Text::from(tail)), below);
        area = above;
    } else {
        lines.extend(tail);
    }
    let height = usize::from(area.height);
    let top = if lines.len() < height { ((height - lines.len()) / 3).min(4) } else { 0 };
    let scroll = (at + 3).saturating_sub(height).min(lines.len().saturating_sub(height));
    let inner = Rect {
        x,
        width,
        y: area.y + u16::try_from(top).unwrap_or(0),
        height: area.height - u16::try_from(top).unwrap_or(0),
    };
    let scroll = u16::try_from(scroll).unwrap_or(u16::MAX);
    frame.render_widget(Paragraph::new(Text::from(lines)).scroll((scroll, 0)), inner);
}

fn menu_line(
    row: HomeRow,
    chosen: bool,
    home: &Home,
    room: usize,
    look: &Appearance,
) -> Line<'static> {
    let words = &look.words;
    let marker = if chosen { "> " } else { "  " };
    let style = if chosen { look.theme.strong } else { look.theme.quiet };
    let (text, key) = match row {
        HomeRow::Table => ("home-table", "choose"),
        HomeRow::File => ("home-file", "open-file"),
        HomeRow::Position => ("home-position", "edit"),
        HomeRow::Example => ("home-example", "example"),
        HomeRow::Practise => ("home-practise", "practise"),
        HomeRow::Sheet => ("home-sheet", "sheet"),
        HomeRow::Compare => ("home-compare", "compare"),
        HomeRow::Handicap => ("home-handicap", "handicap"),
        HomeRow::Unfinished(place) => {
            let text = home.unfinished().get(place).map(|one| unfinished(one, room, look));
            let key = footer::key_of(Mode::Home, "resume-count", look);
            let key = if place == 0 { format!("   {key}") } else { String::new() };
            let text = columns::cut(&text.unwrap_or_default(), room.saturating_sub(8));
            return Line::from(vec![
                Span::styled(format!("{marker}{text}"), style),
                Span::styled(key, look.theme.key),
            ]);
        }
        HomeRow::Recent(place) => {
            let Some(count) = home.recent().get(place) else { return Line::default() };
            // A narrow screen leaves out the rules and the year.
            let is_narrow = room < WITH_RULES;
            let moment = moment_shown(&count.time, room);
            let text = format!("{marker}{moment}  {}", counted_name(count, words));
            let before = if is_narrow { room.saturating_sub(RESULT) } else { 46 };
            let text = columns::left(&columns::cut(&text, before.saturating_sub(1)), before);
            let rules = if is_narrow { String::new() } else { columns::cut(&count.rules, 16) };
            return Line::from(vec![
                Span::styled(text, style),
                Span::styled(format!("{:<RESULT$}", count.shown_result()), look.theme.strong),
                Span::styled(rules, look.theme.quiet),
            ]);
        }
    };
    let key = footer::key_of(Mode::Home, key, look);
    let text = format!("{marker}{}", words.get(text));
    let text =
        columns::left(&columns::cut(&text, room.saturating_sub(8)), 46.min(room.saturating_sub(6)));
    Line::from(vec![Span::styled(text, style), Span::styled(key, look.theme.key)])
}

/// Returns the date and time to the minute, without the year on a narrow screen.
fn moment_shown(time: &str, room: usize) -> String {
    let moment = moment(time);
    if room < WITH_RULES { moment.chars().skip(5).collect() } else { moment }
}

/// Returns the line of an unfinished count: when, what, and the step it stopped at.
fn unfinished(one: &Unfinished, room: usize, look: &Appearance) -> String {
    let words = &look.words;
    let [width, height] = one.size;
    let size = Size::new(width, height).map_or_else(|_| "?".into(), Value::from);
    let what = match &one.file {
        Some(file) => file.rsplit(['/', '\\']).next().unwrap_or(file).to_owned(),
        None => words.say("log-table", &[("size", size)]),
    };
    let (at, all) = one.progress;
    let moment = moment_shown(&one.time, room);
    let before = if moment.is_empty() { moment } else { format!("{moment}  ") };
    if room >= WITH_RULES {
        let values = [("what", what.into()), ("at", at.into()), ("all", all.into())];
        let mut said = vec![words.say("home-step", &values)];
        said.extend(counted_so_far(one.counted, look));
        return before + &words.list(said);
    }
    // The step matters more than the name, which is cut.
    let step = format!(" {at}/{all}");
    let left = room.saturating_sub(before.width() + step.width() + 8);
    before + &columns::cut(&what, left) + &step
}

fn draw_browser(
    frame: &mut Frame<'_>,
    area: Rect,
    browser: &Browser,
    home: &Home,
    look: &Appearance,
) {
    let list_width = if area.width >= 72 { area.width * 2 / 5 } else { area.width };
    let [list, beside] = cut_left(area, list_width);
    let [_, right] = cut_left(beside, 1);
    let room = usize::from(list.width.saturating_sub(2));
    let title = look.words.get(if home.compares() { "home-compare" } else { "home-file" });
    let title = Line::styled(title, look.theme.heading);
    let mut lines = wrapped(vec![title], list.width.saturating_sub(2));
    lines.extend([
        Line::styled(end_of(&browser.folder.display().to_string(), room), look.theme.quiet),
        Line::styled(format!("> {}{}", browser.filter, look.glyphs.caret()), look.theme.strong),
    ]);
    if let Some(message) = home.message() {
        let message = Line::styled(look.words.message(message), look.theme.warning);
        lines.extend(wrapped(vec![message], list.width.saturating_sub(2)));
    }
    let (shown, at) = browser.shown();
    let height = usize::from(list.height).saturating_sub(lines.len());
    let first = at.saturating_sub(height.saturating_sub(2));
    for (place, entry) in shown.iter().enumerate().skip(first).take(height) {
        let name = format!("{}{}", entry.name, if entry.is_folder { "/" } else { "" });
        let name = columns::cut(&name, room.saturating_sub(2));
        lines.push(if place == at {
            Line::styled(format!("> {name}"), look.theme.strong)
        } else {
            Line::styled(format!("  {name}"), look.theme.quiet)
        });
    }
    if shown.is_empty() {
        let id = if browser.filter.is_empty() { "home-no-files" } else { "home-no-match" };
        lines.push(Line::styled(look.words.get(id), look.theme.quiet));
    }
    let inner = Rect { x: list.x + 1, width: list.width.saturating_sub(1), ..list };
    frame.render_widget(Paragraph::new(Text::from(lines)), inner);
    if let Some(preview) = browser.preview.as_ref().filter(|_| !right.is_empty()) {
        draw_preview(frame, right, preview, look);
    }
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
    if let Some(result) = &info.result {
        let values = [("result", result.value.as_str().into())];
        about.push(Line::styled(look.words.say("home-recorded", &values), look.theme.quiet));
    }
    let about = wrapped(about, area.width);
    let taken = u16::try_from(about.len()).unwrap_or(0).min(area.height);
    let [words, board] = cut_top(area, taken);
    frame.render_widget(Paragraph::new(Text::from(about)), words);
    let size = preview.board.size();
    let centre = Vertex::new(size.width() / 2, size.height() / 2);
    let position = (&preview.board, &preview.dead, None);
    board::draw_position(frame, board, (position, None), (centre, false), look);
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
