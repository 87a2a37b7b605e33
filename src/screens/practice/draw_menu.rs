//! The practice menu: what is due, what there is, and the progress so far.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr as _;

use super::draw::minutes;
use super::{MenuRow, Practising, draw_figures as figures};
use crate::ui::split::{cut_right, cut_top};
use crate::ui::{Appearance, Context, Glyphs, columns, more, remark_line};
use shuzi_core::practice::{RoundKind, WholeGame};

/// Columns of the progress charts beside the menu; the menu needs one and a half times as many.
const CHARTS: u16 = 40;

/// Draws the practice menu.
///
/// ```text
/// Today: 12 answers, 4 days in a row                       ┌ all drills: correct … ┐
/// > review your mistakes                           3 due   │100% ▄ █ █             │
///   all drills, the weakest first                          │  0  █ █ █             │
///   count a whole game against the clock       best 2:41   └───────────────────────┘
///   find out what you know already                         ┌ all drills: time …    ┐
/// Lessons
///   1 What is a point?                    ■■■■■■■  done
/// Drills, level 1 (← →)
///   margin        the margin from a total …         65%
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, practising: &Practising, cx: &Context) {
    let look = cx.look();
    let overall = practising.overall.as_ref().filter(|_| {
        area.width >= CHARTS + CHARTS * 3 / 2 && area.height >= figures::CHART_HEIGHT * 2
    });
    let Some(overall) = overall else {
        draw_rows(frame, area, practising, cx);
        return;
    };
    let [left, right] = cut_right(area, CHARTS);
    let [left, _] = cut_right(left, 2);
    draw_rows(frame, left, practising, cx);
    let height = (right.height / 2).min(12);
    let [accuracy, below] = cut_top(right, height);
    let [time, _] = cut_top(below, height);
    figures::draw_charts(frame, [accuracy, time], overall, look);
}

fn draw_rows(frame: &mut Frame<'_>, area: Rect, practising: &Practising, cx: &Context) {
    let look = cx.look();
    let rows = practising.rows();
    let is_first = |row: MenuRow, number: usize| match row {
        MenuRow::Lesson(first) => first == 0,
        MenuRow::Drill(_) => !matches!(rows[number - 1], MenuRow::Drill(_)),
        _ => false,
    };
    let mut lines = vec![Line::styled(today(practising, look, area.width), look.theme.heading)];
    let mut at = 0;
    for (number, &row) in rows.iter().enumerate() {
        if is_first(row, number) {
            lines.push(Line::default());
            let heading = if matches!(row, MenuRow::Lesson(_)) {
                look.words.get("lessons")
            } else {
                look.words.say("drills", &[("level", practising.level.into())])
            };
            lines.push(Line::styled(heading, look.theme.heading));
        }
        if number == practising.row() {
            at = lines.len();
        }
        lines.push(line(row, number == practising.row(), practising, look, area.width));
    }
    if let Some(message) = cx.remark() {
        lines.insert(0, remark_line(message, look));
        at += 1;
    }
    // The selected line stays in sight.
    let over = lines.len().saturating_sub(usize::from(area.height));
    let from = at.saturating_sub(usize::from(area.height / 2)).min(over);
    let from = u16::try_from(from).unwrap_or(0);
    let is_cut = usize::from(from) < over;
    let height = area.height.saturating_sub(u16::from(is_cut));
    let menu = Paragraph::new(Text::from(lines)).scroll((from, 0));
    frame.render_widget(menu, Rect { height, ..area });
    if is_cut {
        let y = area.bottom().saturating_sub(1);
        frame.render_widget(more(look), Rect { y, height: 1, ..area });
    }
}

/// Returns today's answers and the current streak in days, with the longest streak if it fits.
fn today(practising: &Practising, look: &Appearance, width: u16) -> String {
    let days = practising.days;
    if days.longest == 0 {
        return look.words.get("practice-first-day");
    }
    let values = [("answers", days.today.into()), ("days", days.streak.into())];
    let today = look.words.say("practice-today", &values);
    let longest = look.words.say("practice-longest", &[("days", days.longest.into())]);
    let both = format!("{today} {longest}");
    if both.width() <= usize::from(width) { both } else { today }
}

fn line(
    row: MenuRow,
    chosen: bool,
    practising: &Practising,
    look: &Appearance,
    width: u16,
) -> Line<'static> {
    let (name, right) = match row {
        MenuRow::Lesson(number) => {
            let lesson = &practising.material.lessons[number];
            let (done, all) = (practising.done(lesson), lesson.steps.len());
            let how_far = match practising.to_repeat(lesson) {
                _ if done < all => format!("{done}/{all}"),
                0 => look.words.get("done"),
                count => look.words.say("steps-to-repeat", &[("count", count.into())]),
            };
            let name = format!("{:>2} {}", number + 1, look.words.message(&lesson.title));
            (name, format!("{} {how_far:>5}", bar(done, all, look.glyphs)))
        }
        MenuRow::Today => (look.words.get("round-today"), in_today(practising, look)),
        MenuRow::Due => {
            let count = practising.due.len();
            let right = look.words.say("come-back", &[("count", count.into())]);
            (look.words.get("round-missed"), right)
        }
        MenuRow::Mixed => (look.words.get("round-all-drills"), String::new()),
        MenuRow::Whole => {
            let (id, tenths) = match WholeGame::best(&practising.games, 19) {
                Some(best) => ("whole-best", best),
                None => ("whole-aim", WholeGame::aim(19)),
            };
            let right = look.words.say(id, &[("time", minutes(tenths / 10).into())]);
            (look.words.get("round-whole"), right)
        }
        MenuRow::Placement => (look.words.get("round-placement"), String::new()),
        MenuRow::Drill(drill) => {
            let of_drill = practising.statistics.iter().find(|one| one.drill == drill.as_str());
            let right = of_drill.map_or_else(String::new, |one| format!("{}%", one.recent));
            (format!("{:<12}{}", drill.as_str(), look.words.value(&drill.into())), right)
        }
    };
    let room = usize::from(width).saturating_sub(right.width() + 3);
    let name = columns::left(&columns::shortened(&name, room), room);
    let mark = if chosen { "> " } else { "  " };
    let is_waiting = row == MenuRow::Due && !practising.due.is_empty();
    let style = if chosen { look.theme.strong } else { look.theme.quiet };
    let aside = if is_waiting { look.theme.key } else { look.theme.quiet };
    Line::from(vec![Span::styled(format!("{mark}{name} "), style), Span::styled(right, aside)])
}

/// Returns what today's round has: what comes back, the lesson, new questions, the whole game.
fn in_today(practising: &Practising, look: &Appearance) -> String {
    let today = &practising.today;
    let of = |kind| today.tasks().filter(move |task| task.kind == kind);
    let mut parts = Vec::new();
    let drills = of(RoundKind::Drills).count();
    if drills > 0 {
        parts.push(look.words.say("today-questions", &[("count", drills.into())]));
    }
    if let Some(step) = of(RoundKind::Lesson).next() {
        let number =
            practising.material.lessons.iter().position(|one| one.subject() == step.subject);
        let number = number.map_or(0, |number| number + 1);
        parts.push(look.words.say("today-lesson", &[("number", number.into())]));
    }
    if of(RoundKind::Whole).next().is_some() {
        let lines = today.lines();
        parts.push(look.words.say("today-game", &[("size", format!("{lines}×{lines}").into())]));
    }
    parts.join(" · ")
}

/// Returns a bar of the steps done and left.
fn bar(done: usize, all: usize, glyphs: Glyphs) -> String {
    let (full, empty) = match glyphs {
        Glyphs::Unicode | Glyphs::Letters => ("■", "□"),
        Glyphs::Wide | Glyphs::Ascii => ("#", "."),
    };
    full.repeat(done) + &empty.repeat(all - done)
}
