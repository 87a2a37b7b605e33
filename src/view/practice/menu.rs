//! What there is to practise.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr as _;

use crate::app::{MenuRow, Practising};
use crate::view::{Appearance, Glyphs, columns};

/// Draws the menu.
///
/// ```text
/// Lessons
/// > 1 What is a point?                          ■■■■■■■ done
///   2 Dead stones, and the points under them    ■■□□□   2 of 5
/// Drills · level 1 (← →) · 10 questions
///   what you missed                             3 come back now
///   all drills in turn
///   halves        halves and quarters …         95% of the last 20
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, practising: &Practising, look: &Appearance) {
    let rows = practising.rows();
    let mut lines = vec![heading(&look.words.get("lessons"), look)];
    let mut at = 0;
    for (number, row) in rows.iter().enumerate() {
        if *row == MenuRow::Due {
            lines.push(Line::default());
            let drills = look.words.say("drills", &[("level", practising.level().into())]);
            lines.push(heading(&drills, look));
        }
        if number == practising.row() {
            at = lines.len();
        }
        lines.push(line(*row, number == practising.row(), practising, look, area.width));
    }
    if let Some(message) = practising.message() {
        lines.insert(0, Line::styled(look.words.message(message), look.theme.warning));
        at += 1;
    }
    // The chosen line stays in sight.
    let over = lines.len().saturating_sub(usize::from(area.height));
    let from = at.saturating_sub(usize::from(area.height / 2)).min(over);
    let from = u16::try_from(from).unwrap_or(0);
    let more = usize::from(from) < over;
    let height = area.height.saturating_sub(u16::from(more));
    let menu = Paragraph::new(Text::from(lines)).scroll((from, 0));
    frame.render_widget(menu, Rect { height, ..area });
    if more {
        let y = area.bottom().saturating_sub(1);
        let more = crate::view::step_words::more(look);
        frame.render_widget(more, Rect { y, height: 1, ..area });
    }
}

fn heading(text: &str, look: &Appearance) -> Line<'static> {
    Line::styled(text.to_owned(), look.theme.heading)
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
            let lesson = &practising.lessons()[number];
            let (done, all) = (practising.done(lesson), lesson.steps.len());
            let how_far =
                if done == all { look.words.get("done") } else { format!("{done}/{all}") };
            let name = format!("{} {}", number + 1, look.words.message(&lesson.title));
            (name, format!("{} {how_far:>5}", bar(done, all, look.glyphs)))
        }
        MenuRow::Due => {
            let count = practising.due().len();
            let right = look.words.say("come-back", &[("count", count.into())]);
            (look.words.get("round-missed"), right)
        }
        MenuRow::Mixed => (look.words.get("round-all-drills"), String::new()),
        MenuRow::Drill(drill) => {
            let of_drill = practising.statistics().iter().find(|one| one.drill == drill.as_str());
            let right = of_drill.map_or_else(String::new, |one| format!("{}%", one.recent));
            (format!("{:<12}{}", drill.as_str(), look.words.value(&drill.into())), right)
        }
    };
    let room = usize::from(width).saturating_sub(right.width() + 3);
    let name = columns::left(&name, room);
    let mark = if chosen { "> " } else { "  " };
    let style = if chosen { look.theme.strong } else { look.theme.quiet };
    Line::from(vec![
        Span::styled(format!("{mark}{name} "), style),
        Span::styled(right, look.theme.quiet),
    ])
}

/// Steps done and to be done.
fn bar(done: usize, all: usize, glyphs: Glyphs) -> String {
    let (full, empty) = match glyphs {
        Glyphs::Unicode | Glyphs::Letters => ("■", "□"),
        Glyphs::Wide | Glyphs::Ascii => ("#", "."),
    };
    full.repeat(done) + &empty.repeat(all - done)
}
