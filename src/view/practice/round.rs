//! A question, its board, and what became of the answer.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

use crate::app::{Asking, Practising};
use crate::counting::Settled;
use crate::goban::VertexSet;
use crate::output::{hint_text, marked_text, try_again_text};
use crate::practice::{Answer, Task};
use crate::view::layout::Areas;
use crate::view::wrapping::wrapped;
use crate::view::{Appearance, board};

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
    look: &Appearance,
) {
    draw_board(frame, areas.board, asking, look);
    let area = areas.words;
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let mut lines = vec![
        Line::styled(look.words.message(asking.round.title()), look.theme.heading),
        Line::default(),
    ];
    match asking.round.task() {
        Some(task) => lines.extend(task_lines(task, practising, asking, look)),
        None => lines.extend(end_lines(asking, look)),
    }
    let words = Paragraph::new(Text::from(wrapped(lines, inner.width)));
    frame.render_widget(words.scroll((practising.scroll(), 0)), inner);
}

fn draw_board(frame: &mut Frame<'_>, area: Rect, asking: &Asking, look: &Appearance) {
    let Some(task) = asking.round.task() else { return };
    let Some(shown) = &task.question.board else { return };
    let nothing = VertexSet::new(shown.size());
    let settled = task.question.shows_territory.then(|| Settled::of(shown, &nothing));
    // Once the question is over the board shows what is right.
    let right = match (&asking.given, &task.question.answer) {
        (Some(_), Answer::Stones(right)) => Some(&**right),
        _ => None,
    };
    let dead = right.or(asking.stones.as_ref()).or(task.question.dead.as_ref());
    let dead = dead.unwrap_or(&nothing);
    let cursor = (asking.cursor, asking.marks());
    let position = (shown, dead, settled.as_ref());
    board::draw_position(frame, area, (position, None), cursor, look);
}

fn task_lines(
    task: &Task,
    practising: &Practising,
    asking: &Asking,
    look: &Appearance,
) -> Vec<Line<'static>> {
    let question = &task.question;
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
    lines.extend(last.map(|line| {
        let style = if asks { look.theme.strong } else { look.theme.quiet };
        Line::styled(look.words.message(line), style)
    }));
    lines.push(Line::default());
    match &asking.given {
        None if !asks => {}
        None => {
            let typed = asking.stones.as_ref().map_or_else(
                || format!("> {}{}", asking.typed, look.glyphs.caret()),
                |stones| {
                    let answer = Answer::Stones(Box::new(*stones));
                    format!("> {answer}")
                },
            );
            lines.push(Line::styled(typed, look.theme.strong));
            if let Some((given, marked)) = &asking.slip {
                let text = try_again_text(given, marked, &look.words);
                lines.extend(text.lines().map(|l| Line::styled(l.to_owned(), look.theme.warning)));
            }
        }
        Some((None, _)) => {
            let text = look.words.say("answer-revealed", &[("answer", (&question.answer).into())]);
            lines.push(Line::styled(text, look.theme.strong));
            lines.extend(question.worked.iter().map(|line| Line::from(look.words.message(line))));
        }
        Some((Some(given), marked)) => {
            let Some(marked) = marked else { return lines };
            let text = marked_text(question, given, marked, &look.words);
            let mut rows = text.lines().map(str::to_owned);
            let style = if marked.right { look.theme.strong } else { look.theme.warning };
            lines.extend(rows.next().map(|row| Line::styled(row, style)));
            lines.extend(rows.map(Line::from));
            if marked.right {
                lines.extend(question.why.iter().map(|why| Line::from(look.words.message(why))));
            }
        }
    }
    // After a slip in a lesson the hint comes by itself.
    let wanted = (asking.slip.is_some() || asking.hint) && asking.given.is_none();
    let hint = hint_text(question, &look.words).filter(|_| wanted);
    lines.extend(hint.map(|hint| {
        Line::from(vec![Span::styled(look.words.get("hint"), look.theme.key), Span::raw(hint)])
    }));
    if let Some(message) = practising.message() {
        lines.push(Line::styled(look.words.message(message), look.theme.warning));
    }
    lines
}

fn end_lines(asking: &Asking, look: &Appearance) -> Vec<Line<'static>> {
    let (answered, right) = asking.round.score();
    let key = if asking.round.is_lesson() { "lesson-over" } else { "round-over" };
    let values = [("right", right.into()), ("answered", answered.into())];
    let text =
        if asking.round.is_lesson() { look.words.get(key) } else { look.words.say(key, &values) };
    vec![Line::styled(text, look.theme.strong)]
}
