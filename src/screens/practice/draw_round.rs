//! A question, its board, and the verdict on the answer.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

use super::draw::minutes;
use super::{Asking, Practising, chart};
use crate::output::{hint_text, marked_text, piled, revealed_text, try_again_text};
use crate::ui::board::BoardView;
use crate::ui::{Appearance, Areas, Context, columns, remark_line, wrapped};
use shuzi_core::counting::Settled;
use shuzi_core::goban::{Board, VertexSet};
use shuzi_core::practice::{Answer, Marked, Round, RoundKind, Task, WholeGame};
use unicode_width::UnicodeWidthStr as _;

/// Draws a round.
///
/// ```text
///    A B C D E F G H J     Half Counting: one side is enough
///  9 ┌─┬─●─○─┬─┬─┬─┬─┐     A 9×9 board has 81 points.
///  8 ├─┼─●─○─┼─┼─┼─┼─┤     What is half of it?
///    …                     > 40.5▏
/// ```
pub(super) fn draw(
    frame: &mut Frame<'_>,
    areas: Areas,
    practising: &Practising,
    asking: &Asking,
    cx: &Context,
) {
    let look = cx.look();
    draw_board(frame, areas.board, practising, asking, look);
    let area = areas.words;
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let mut lines = vec![
        Line::styled(look.words.message(asking.round.title()), look.theme.heading),
        Line::default(),
    ];
    match asking.round.task() {
        Some(task) => lines.extend(task_lines(task, practising, asking, look)),
        None => lines.extend(end_lines(practising, asking, look)),
    }
    if let Some(remark) = cx.remark() {
        lines.push(remark_line(remark, look));
    }
    let lines = wrapped(lines, inner.width);
    // The text cannot be scrolled out of sight.
    let below = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(inner.height);
    let scroll = practising.scroll.first_line(below);
    frame.render_widget(Paragraph::new(Text::from(lines)).scroll((scroll, 0)), inner);
}

fn draw_board(
    frame: &mut Frame<'_>,
    area: Rect,
    practising: &Practising,
    asking: &Asking,
    look: &Appearance,
) {
    let Some(task) = asking.round.task() else { return };
    let Some(shown) = asking.shown() else { return };
    let nothing = VertexSet::new(shown.size());
    let bare = Board::new(shown.size());
    if practising.is_covered() {
        BoardView::of_board(&bare, &nothing).draw(frame, area, look);
        return;
    }
    let question = task.question();
    if let (Some(_), Some(reveal)) = (&asking.given, &question.reveal) {
        let dead = question.dead.as_ref().unwrap_or(&nothing);
        let settled = Settled::of(shown, dead);
        let mut view = BoardView::of_board(shown, dead);
        (view.picture.settled, view.only) = (Some(&settled), reveal.only.as_ref());
        view.picture.numbers.clone_from(&reveal.numbers);
        view.centre = asking.cursor;
        view.draw(frame, area, look);
        return;
    }
    // What lives shows its eyes.
    if let Some((_, Some(Marked { living: Some(group), .. }))) = &asking.given
        && let (false, Answer::Stones(dead)) = (asking.plays_out(), &question.answer)
    {
        let settled = Settled::of(shown, dead);
        let mut view = BoardView::of_board(shown, dead);
        (view.picture.settled, view.only) = (Some(&settled), Some(&group.eyes));
        return view.with_cursor(group.stone).draw(frame, area, look);
    }
    let mut with_cursor = |view: BoardView<'_>| match asking.changed() {
        Some(last) => view.with_cursor(last).draw(frame, area, look),
        None if asking.marks() => view.with_cursor(asking.cursor).draw(frame, area, look),
        None => BoardView { centre: asking.cursor, ..view }.draw(frame, area, look),
    };
    if let Some(owned) = &question.area {
        // Once the question is over the board shows the plan's result.
        let plan = question.shape.as_ref().filter(|_| asking.given.is_some());
        let plan = plan.map(|shape| shape.board_after(&shape.changes()));
        let view = BoardView::of_board(plan.as_ref().unwrap_or(shown), &nothing);
        return with_cursor(BoardView { owned: Some(owned), ..view });
    }
    let settled = question.shows_territory.then(|| Settled::of(shown, &nothing));
    // Once the question is over the board shows the right answer.
    let right = match (&asking.given, &question.answer) {
        (Some(_), Answer::Stones(right)) => Some(&**right),
        _ => None,
    };
    let marked = asking.stones.as_ref().filter(|_| question.shape.is_none());
    let dead = right.or(marked).or(question.dead.as_ref());
    let dead = dead.filter(|_| !asking.plays_out()).unwrap_or(&nothing);
    let mut view = BoardView::of_board(shown, dead);
    view.picture.settled = settled.as_ref();
    with_cursor(view);
}

fn task_lines(
    task: &Task,
    practising: &Practising,
    asking: &Asking,
    look: &Appearance,
) -> Vec<Line<'static>> {
    let question = task.question();
    let mut lines: Vec<Line<'static>> = Vec::new();
    if task.again {
        lines.push(Line::styled(look.words.get("once-more"), look.theme.quiet));
    }
    let (last, before) = question.asked.split_last().map_or((None, &[][..]), |(l, b)| (Some(l), b));
    lines.extend(before.iter().map(|line| Line::from(look.words.message(line))));
    if before.len() == 1 {
        lines.push(Line::default());
    }
    let asks = question.answer != Answer::Read;
    lines.extend(piled(question, &|side| look.glyphs.stone(side)).into_iter().map(Line::from));
    lines.extend(last.map(|line| {
        let style = if asks { look.theme.strong } else { look.theme.quiet };
        Line::styled(look.words.message(line), style)
    }));
    lines.push(Line::default());
    if practising.is_covered() {
        lines.push(Line::styled(look.words.get("glance-over"), look.theme.quiet));
    }
    match &asking.given {
        None if !asks => {}
        None => {
            lines.push(Line::styled(given_so_far(asking, look), look.theme.strong));
            if let Some((given, marked)) = &asking.slip {
                let text = try_again_text(given, marked, &look.words);
                let mut rows = text.lines().map(str::to_owned);
                lines.extend(rows.next().map(|row| marked_line(&row, false, look)));
                lines.extend(rows.map(|row| Line::styled(row, look.theme.warning)));
            }
        }
        Some((None, _)) => {
            let text = revealed_text(question, &look.words);
            let mut rows = text.lines().map(|row| row.trim_start().to_owned());
            lines.extend(rows.next().map(|row| Line::styled(row, look.theme.strong)));
            lines.extend(rows.map(Line::from));
            if asking.round.stays_until_right() {
                lines.push(Line::styled(look.words.get("answer-it-now"), look.theme.quiet));
            }
        }
        Some((Some(given), marked)) => {
            let Some(marked) = marked else { return lines };
            let text = marked_text(question, given, marked, &look.words);
            let mut rows = text.lines().map(str::to_owned);
            lines.extend(rows.next().map(|row| marked_line(&row, marked.right, look)));
            lines.extend(rows.map(Line::from));
            if marked.right {
                lines.extend(question.why.iter().map(|why| Line::from(look.words.message(why))));
            }
        }
    }
    let wanted = if asking.given.is_none() { asking.hints } else { 0 };
    let hints = question.hints.iter().take(wanted);
    let hints = hints.filter_map(|hint| hint_text(question, hint, &look.words));
    lines.extend(hints.map(|hint| {
        Line::from(vec![Span::styled(look.words.get("hint"), look.theme.key), Span::raw(hint)])
    }));
    lines
}

/// Returns the answer as far as it has been given.
fn given_so_far(asking: &Asking, look: &Appearance) -> String {
    if let Some(shaped) = asking.shaped() {
        // Against the clock the player counts.
        if asking.round.is_whole_game() {
            return String::new();
        }
        let values = [
            ("vacant", shaped.vacant.into()),
            ("stones", shaped.stones.into()),
            ("handled", shaped.handled.into()),
        ];
        return look.words.say("shape-so-far", &values);
    }
    match &asking.stones {
        None => format!("> {}{}", asking.typed, look.glyphs.caret()),
        Some(stones) => format!("> {}", Answer::Stones(Box::new(*stones))),
    }
}

/// Returns the verdict on an answer, with its symbol.
fn marked_line(text: &str, right: bool, look: &Appearance) -> Line<'static> {
    let (sign, style) = if right { ("✓", look.theme.right) } else { ("✗", look.theme.warning) };
    Line::styled(format!("{sign} {text}"), style)
}

fn end_lines(practising: &Practising, asking: &Asking, look: &Appearance) -> Vec<Line<'static>> {
    let (answered, right) = asking.round.score();
    let id = match asking.round.kind() {
        RoundKind::Lesson => {
            let id =
                if practising.next_lesson().is_some() { "lesson-over" } else { "lessons-over" };
            return vec![said(&look.words.get(id), look)];
        }
        RoundKind::Whole => return whole_lines(practising, &asking.round, look),
        RoundKind::Today => {
            let values = [("right", right.into()), ("answered", answered.into())];
            let mut lines = vec![said(&look.words.say("today-over", &values), look)];
            if !asking.round.laps().is_empty() {
                lines.push(Line::default());
                lines.extend(whole_lines(practising, &asking.round, look));
            }
            return lines;
        }
        RoundKind::Placement => "placement-over",
        RoundKind::Drills => "round-over",
    };
    let values = [("right", right.into()), ("answered", answered.into())];
    vec![said(&look.words.say(id, &values), look)]
}

fn said(text: &str, look: &Appearance) -> Line<'static> {
    Line::styled(text.to_owned(), look.theme.strong)
}

/// The most games in the course of times.
const GAMES: usize = 16;

/// Returns the times of the last games on boards of this size as bars, if there was one before.
fn course(
    practising: &Practising,
    lines: u8,
    now: u64,
    look: &Appearance,
) -> Option<Line<'static>> {
    let of_size = practising.games.iter().filter(|game| game.lines == lines);
    let mut times: Vec<u64> = of_size.map(|game| game.tenths).chain([now]).collect();
    times.drain(..times.len().saturating_sub(GAMES));
    let (first, most) = (*times.first()?, *times.iter().max()?);
    if times.len() < 2 {
        return None;
    }
    let bars = chart::columns(&times, most, times.len(), 1, look.glyphs).pop()?;
    let time = |tenths: u64| minutes(tenths / 10);
    let values = [("bars", bars.into()), ("first", time(first).into()), ("last", time(now).into())];
    Some(Line::from(look.words.say("whole-course", &values)))
}

/// Returns the time each stage of a whole game took.
///
/// ```text
/// ✓ territories    1:12
/// ✗ stones         1:05   + 0:05
/// ✓ margin         0:21
///   2:38 in all; the aim is 3:00.
///   Your best is 2:31.
/// ```
fn whole_lines(practising: &Practising, round: &Round, look: &Appearance) -> Vec<Line<'static>> {
    let (laps, size) = (round.laps(), round.lines());
    let names: Vec<String> =
        laps.iter().map(|lap| look.words.message(&lap.stage.title())).collect();
    let width = names.iter().map(|name| name.width()).max().unwrap_or(0) + 2;
    let mut lines = Vec::with_capacity(laps.len() + 3);
    for (lap, name) in laps.iter().zip(&names) {
        let over = lap.tenths.saturating_sub(lap.stage.aim(size)) / 10;
        let over = if over > 0 { format!("   + {}", minutes(over)) } else { String::new() };
        let text = format!("{}{}", columns::left(name, width), minutes(lap.tenths / 10));
        let mut line = marked_line(&text, lap.right, look);
        line.push_span(Span::styled(over, look.theme.warning));
        lines.push(line);
    }
    lines.push(Line::default());
    let tenths: u64 = laps.iter().map(|lap| lap.tenths).sum();
    let time = |tenths: u64| minutes(tenths / 10);
    let values = [("time", time(tenths).into()), ("aim", time(WholeGame::aim(size)).into())];
    lines.push(said(&look.words.say("whole-over", &values), look));
    let is_right = laps.iter().all(|lap| lap.right);
    // The statistics include this game only once the menu is shown again.
    let best = WholeGame::best(&practising.games, size);
    let best = best.into_iter().chain(is_right.then_some(tenths)).min();
    lines.extend(course(practising, size, tenths, look));
    lines.extend(
        best.map(|best| {
            Line::from(look.words.say("whole-best-is", &[("time", time(best).into())]))
        }),
    );
    lines
}
