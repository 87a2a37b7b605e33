//! The first screen, drawn.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr as _;

use super::keys::KEYS;
use super::{HomeRow, HomeScreen, ITEMS, showcase};
use crate::output::{counted_name, moment};
use crate::ui::split::{cut_bottom, cut_left, cut_top};
use crate::ui::{Appearance, Context, columns, footer, remark_line, wrapped};
use shuzi_core::fact::Value;
use shuzi_core::goban::Size;
use shuzi_walk::Unfinished;
use shuzi_words::counted_so_far;

/// Columns of the menu: alone, and beside a board.
const ALONE: u16 = 78;
const MENU: u16 = 38;
const MENU_IF_WIDE: u16 = 46;
/// Width of a wide screen, in columns.
const WIDE: u16 = 96;
/// Rows of a menu with all its groups apart, and the rows below it.
const LEAST_MENU: u16 = 22;

/// Columns up to the end of the keys.
const KEYS_END: usize = 52;
/// Width from which a past count shows its rules, and the width of its result, in columns.
const WITH_RULES: usize = 70;
const RESULT: usize = 9;

/// Draws the first screen.
///
/// ```text
///   数子 shuzi                              Who won, and by how much?
///   Count                                      A B C D E F G H J
///   > The board on the table     Enter       9 ┌─┬─┬─┬─●─○─○─┬─┐
///     A file or a photograph         o         …
///   Recent
///     11-22 12:31  table 19×19     W+2.5     32 + 21 = 53   B+18.5
///
///   Chinese · 19×19 · komi 7.5 · Half Counting
///  Enter choose  o open  s settings  ? help  q quit
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, screen: Rect, home: &HomeScreen, cx: &Context) {
    let [area, _] = cut_bottom(screen, 1);
    let look = cx.look();
    let [title, below] = cut_top(area, 1);
    let shown = home.showcase.as_ref().filter(|_| below.height >= showcase::LEAST_HEIGHT);
    let widest = if area.width >= WIDE { MENU_IF_WIDE } else { MENU };
    let beside = shown.and_then(|shown| {
        let room = area.width.checked_sub(widest)?;
        showcase::extent(shown, Rect { width: room, ..below }, look).map(|extent| (shown, extent))
    });
    let menu = if beside.is_some() { widest } else { area.width.min(ALONE) };
    let all = menu + beside.map_or(0, |(_, (width, _))| width);
    let x = area.x + (area.width - all) / 2;
    let rows = beside.map_or(below.height, |(_, (_, height))| height.max(LEAST_MENU));
    let top = below.height.saturating_sub(rows).min(4) / 2;
    let middle = Rect { x, width: all, y: below.y + top, height: below.height - top };
    draw_title(frame, Rect { x: x + 1, width: all.saturating_sub(2), ..title }, look);
    let [menu, right] = cut_left(middle, menu);
    draw_list(frame, menu, home, cx);
    if let Some((shown, _)) = beside {
        showcase::draw(frame, right, shown, look);
    }
}

/// Draws the program's name and, where it fits, the question it answers.
fn draw_title(frame: &mut Frame<'_>, area: Rect, look: &Appearance) {
    let name = "数子 shuzi";
    let question = look.words.get("home-question");
    frame.render_widget(Line::styled(name, look.theme.heading), area);
    if name.width() + question.width() + 2 <= usize::from(area.width) {
        frame.render_widget(Line::styled(question, look.theme.quiet).right_aligned(), area);
    }
}

/// Draws what can be done, unfinished counts and recent ones.
fn draw_list(frame: &mut Frame<'_>, area: Rect, home: &HomeScreen, cx: &Context) {
    let look = cx.look();
    let width = area.width.saturating_sub(2);
    let room = usize::from(width);
    let inner = Rect { x: area.x + 1, width, ..area };
    // What is offered next, and the last remark, stay in sight below a list that is too long.
    let mut tail = vec![Line::default()];
    if let Some(message) = cx.remark() {
        let message = remark_line(message, look);
        tail.extend(wrapped(vec![message], width));
    }
    let session = cx.session();
    let komi = session.terms().map(|terms| look.words.amount(terms.komi.value));
    let values = [
        ("rules", session.setup.profile.value.shown_title()),
        ("size", session.size().into()),
        ("komi", komi.unwrap_or_else(|_| look.words.get("none")).into()),
        ("method", session.setup.method.into()),
    ];
    let usual = Line::styled(look.words.say("home-usual", &values), look.theme.quiet);
    tail.extend(wrapped(vec![usual], width));
    if let Some(tip) = home.tip {
        let key = [("key", tip.key(look).into())];
        let tip = Line::styled(look.words.say(tip.into_str(), &key), look.theme.quiet);
        tail.extend(wrapped(vec![tip], width));
    }
    let tail_rows = u16::try_from(tail.len()).unwrap_or(0);
    let [list, below] = if area.height > 8 {
        cut_bottom(inner, tail_rows)
    } else {
        [inner, Rect { height: 0, ..inner }]
    };
    let rows = home.rows();
    let groups = rows.iter().map(|row| heading(*row)).collect::<Vec<_>>();
    let heads = groups.iter().zip(groups.iter().skip(1)).filter(|(a, b)| a != b).count() + 1;
    // Empty rows between the groups, if all the rest is in sight with them.
    let is_airy = rows.len() + 2 * heads <= usize::from(list.height);
    let mut lines = Vec::new();
    let (mut at, mut before, mut headings) = (0, None, Vec::new());
    for (row, group) in rows.into_iter().zip(groups) {
        if before != Some(group) {
            if is_airy || before.is_none() {
                lines.push(Line::default());
            }
            before = Some(group);
            headings.push(lines.len());
            lines.push(Line::styled(look.words.get(group), look.theme.heading));
        }
        let chosen = row == home.row();
        if chosen {
            at = lines.len();
        }
        lines.push(menu_line(row, chosen, home, room, look));
    }
    let height = usize::from(list.height);
    if lines.len() > height {
        lines.remove(0);
        at -= 1;
        for heading in &mut headings {
            *heading -= 1;
        }
    }
    // Scrolling keeps the selected line in sight.
    let scroll = (at + 3).saturating_sub(height).min(lines.len().saturating_sub(height));
    // No heading without its rows.
    if let Some(last) = headings.iter().find(|heading| **heading + 1 == scroll + height) {
        lines[*last] = Line::default();
    }
    let below = Rect { y: list.y + u16::try_from(lines.len().min(height)).unwrap_or(0), ..below };
    let scroll = u16::try_from(scroll).unwrap_or(u16::MAX);
    frame.render_widget(Paragraph::new(Text::from(lines)).scroll((scroll, 0)), list);
    frame.render_widget(Paragraph::new(Text::from(tail)), below);
}

/// Returns the message key of the heading of a row's group.
fn heading(row: HomeRow) -> &'static str {
    match row {
        HomeRow::Unfinished(_) => "home-unfinished",
        HomeRow::Recent(_) => "home-recent",
        row => ITEMS.iter().find(|item| item.row == row).map_or("home-count", |item| item.group),
    }
}

fn menu_line(
    row: HomeRow,
    chosen: bool,
    home: &HomeScreen,
    room: usize,
    look: &Appearance,
) -> Line<'static> {
    let words = &look.words;
    let marker = if chosen { "> " } else { "  " };
    let style = if chosen { look.theme.strong } else { look.theme.quiet };
    match row {
        HomeRow::Unfinished(place) => {
            let text = home.unfinished.get(place).map(|(_, one)| unfinished(one, room, look));
            let key = footer::key_of(KEYS, "resume-count", look);
            let key = if place == 0 { key } else { String::new() };
            let text = format!("{marker}{}", text.unwrap_or_default());
            with_key(&text, style, key, room, look)
        }
        HomeRow::Recent(place) => {
            let Some(count) = home.recent.get(place) else { return Line::default() };
            // A narrow screen leaves out the rules and the year.
            let is_narrow = room < WITH_RULES;
            let moment = moment_shown(&count.time, room);
            let text = format!("{marker}{moment}  {}", counted_name(count, words));
            let before = if is_narrow { room.saturating_sub(RESULT) } else { 46 };
            let text = columns::left(&columns::shortened(&text, before.saturating_sub(1)), before);
            let title = Value::Named(format!("rules-{}", count.rules), count.rules.clone());
            let title = columns::shortened(&words.value(&title), 16);
            let rules = if is_narrow { String::new() } else { title };
            Line::from(vec![
                Span::styled(text, style),
                Span::styled(format!("{:<RESULT$}", count.shown_result()), look.theme.strong),
                Span::styled(rules, look.theme.quiet),
            ])
        }
        row => {
            let Some(item) = ITEMS.iter().find(|item| item.row == row) else {
                return Line::default();
            };
            let key = footer::key_of(KEYS, item.key, look);
            let text = format!("{marker}{}", words.get(item.name));
            with_key(&text, style, key, room.min(KEYS_END), look)
        }
    }
}

/// Returns a text with a key at the end of a line of `room` columns.
fn with_key(
    text: &str,
    style: Style,
    key: String,
    room: usize,
    look: &Appearance,
) -> Line<'static> {
    let before = room.saturating_sub(key.width());
    let text = columns::left(&columns::shortened(text, before.saturating_sub(1)), before);
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
        said.extend(counted_so_far(one.counted, words));
        return before + &words.list(said);
    }
    // The step matters more than the name, which is cut.
    let step = format!(" {at}/{all}");
    let left = room.saturating_sub(before.width() + step.width() + 8);
    before + &columns::shortened(&what, left) + &step
}
