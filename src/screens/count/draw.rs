//! What to do at a step: by hand, why, and what to enter.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::sheet::{Sheet, band};
use super::table_picture::TablePicture;
use super::{CountScreen, game, result};
use crate::ui::split::cut_top;
use crate::ui::table_frame::{draw_words, inside};
use crate::ui::wrapping::{height, wrapped};
use crate::ui::{Appearance, Context};
use shuzi_core::counting::PositionNote;
use shuzi_core::fact::{Fact as _, Value};
use shuzi_core::goban::{Chains, Vertex};
use shuzi_core::life::DeadSource;
use shuzi_walk::{Count, Session, Step, StepKind};

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
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, screen: &CountScreen, cx: &Context) {
    let mut inner = inside(area);
    let picture = TablePicture::of(cx.session(), cx.count().entry());
    let beside = picture.as_ref().and_then(|_| TablePicture::beside(cx.session(), inner));
    let is_beside = matches!((&picture, beside), (Some(TablePicture::Counted), Some(_)));
    if let (Some(picture), Some([words, place])) = (&picture, beside) {
        picture.draw_beside(frame, place, [true, false].map(|why| what_to_do(cx, why)), cx);
        inner = words;
    }
    let lines = |room: Rect| all_step_lines(screen.cursor, cx, room, is_beside);
    let left = draw_words(frame, inner, lines, &screen.scroll, cx);
    if let (Some(picture), None, 1..) = (&picture, beside, left.height) {
        picture.draw_below(frame, cut_top(left, 1)[1], cx);
    }
}

/// Height from which there is room to say why, in lines.
const ROOM_FOR_WHY: u16 = 13;

/// How much the words of a step say.
#[derive(Clone, Copy)]
struct Detail {
    /// All rows of the sheet, not only what is counted.
    has_sums: bool,
    /// What the hands do.
    has_what: bool,
    /// The reason.
    has_why: bool,
}

impl Detail {
    /// From the most to the least.
    const ALL: [Self; 3] = [
        Self { has_sums: true, has_what: true, has_why: true },
        Self { has_sums: true, has_what: true, has_why: false },
        Self { has_sums: false, has_what: true, has_why: false },
    ];
}

/// Returns the words of the step: as much as fits, so that the next action is never out of sight.
fn all_step_lines(
    cursor: Vertex,
    cx: &Context,
    room: Rect,
    is_said_beside: bool,
) -> Vec<Line<'static>> {
    match cx.session().step {
        Step::Setup => return game::lines(cx),
        Step::Result => return result::lines(cx, room.width),
        _ => {}
    }
    let lines = |detail: &Detail| {
        let has_why = detail.has_why && room.height >= ROOM_FOR_WHY;
        step_lines(cursor, cx, room, Detail { has_what: !is_said_beside, has_why, ..*detail })
    };
    let fits = |lines: &Vec<_>| height(&wrapped(lines.clone(), room.width)) <= room.height;
    let [most, middle, least] = &Detail::ALL;
    [most, middle].into_iter().map(lines).find(fits).unwrap_or_else(|| lines(least))
}

/// Returns what the hands do now, and why.
fn what_to_do(cx: &Context, with_why: bool) -> Vec<Line<'static>> {
    let (session, look) = (cx.session(), cx.look());
    let side = session.step.side().unwrap_or(session.setup.side());
    let text = look.words.step(session.step_key(), side);
    let mut lines = vec![Line::from(text.what)];
    let notes = session.step_notes();
    lines.extend(notes.iter().map(|note| Line::styled(look.words.fact(note), look.theme.strong)));
    lines.extend(verifying(session, look));
    lines.extend(one_sided(session, look));
    if with_why {
        lines.extend([Line::default(), Line::styled(text.why, look.theme.quiet)]);
    }
    lines
}

/// Returns the words of the step.
fn step_lines(cursor: Vertex, cx: &Context, room: Rect, detail: Detail) -> Vec<Line<'static>> {
    let (count, session, look) = (cx.count(), cx.session(), cx.look());
    let step = session.step;
    let side = step.side().unwrap_or(session.setup.side());
    let text = look.words.step(session.step_key(), side);
    // Whose number is asked for fills the whole line.
    let title = match step.side() {
        Some(side) => band(side, &text.title, room.width, look),
        None => Line::styled(text.title, look.theme.heading),
    };
    let mut lines = vec![title, Line::default()];
    // Input is shown at the top, where it is never cut off.
    let kind = count.kind();
    if kind == StepKind::Number {
        lines[1] = entry_line(count, look);
        let before = session.number(step).filter(|_| count.entry().is_empty());
        // What Enter alone does.
        if let Some(count) = before {
            let keeps = look.words.say("enter-keeps", &[("count", count.into())]);
            lines.push(Line::styled(keeps, look.theme.strong));
        } else {
            lines.push(Line::styled(text.enter.clone(), look.theme.strong));
            lines.extend(board_count(count, look));
            lines.extend(piles(count, look));
        }
    }
    if matches!(kind, StepKind::Number | StepKind::Whose) {
        lines.push(Line::default());
        if session.is_on_sheet() {
            let form = count.form();
            let form = if detail.has_sums { form } else { form.up_to_total() };
            let sheet = Sheet { form: &form, step: Some(step), is_named: false, other: None };
            lines.extend(sheet.lines(look, room.width));
            lines.push(Line::default());
        }
    }
    lines.extend(marked(session, look));
    if detail.has_what {
        lines.extend(what_to_do(cx, detail.has_why));
    }
    let is_typed = matches!(kind, StepKind::Number | StepKind::Whose);
    if !text.enter.is_empty() && !is_typed {
        let enter = session.answered_yes().map_or(text.enter, |is_yes| {
            let answer = look.words.get(if is_yes { "footer-yes" } else { "footer-no" });
            look.words.say("enter-keeps", &[("count", answer.into())])
        });
        lines.extend([Line::default(), Line::styled(enter, look.theme.strong)]);
    }
    let news: Vec<Line<'static>> =
        [verdict(session, cursor, look), preview(count, cursor, look), uncertain(session, look)]
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
fn verdict(session: &Session, cursor: Vertex, look: &Appearance) -> Option<Line<'static>> {
    let verdict = session.dead()?.verdict_at(cursor)?;
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
fn preview(count: &Count, cursor: Vertex, look: &Appearance) -> Option<Line<'static>> {
    let preview = count.session().preview(cursor)?;
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
fn uncertain(session: &Session, look: &Appearance) -> Option<Line<'static>> {
    let (board, dead) = (session.board()?, session.dead()?);
    if session.step != Step::Dead || dead.uncertain.is_empty() || session.marks_agreed() {
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
fn board_count(count: &Count, look: &Appearance) -> Option<Line<'static>> {
    let session = count.session();
    // What is typed already, such as after a plan, goes first.
    if !count.entry().is_empty() {
        return None;
    }
    let settled = session.table.settled()?;
    let counted = match session.step {
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
            match session.answers.vacant.get(side.index()) {
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
    Some(Line::from(format!("{} {counted}", look.words.get("take-board"))))
}

/// Returns the piles that the stones make after a plan was carried out.
fn piles(count: &Count, look: &Appearance) -> Option<Line<'static>> {
    let plan =
        &count.rearranged().filter(|_| matches!(count.session().step, Step::Stones(_)))?.plan;
    Some(Line::from(format!("{} {}", look.words.get("plan-stones"), look.words.list(plan.piles()))))
}

/// Returns how many stones are marked dead, and by whom.
fn marked(session: &Session, look: &Appearance) -> Option<Line<'static>> {
    let dead = session.dead().filter(|_| session.step == Step::Dead)?;
    let id = if dead.source == DeadSource::Auto { "dead-proposed" } else { "dead-marked" };
    Some(Line::from(look.words.say(id, &[("stones", dead.stones.len().into())])))
}

/// Returns, where the side is chosen, that both will be counted.
fn verifying(session: &Session, look: &Appearance) -> Option<Line<'static>> {
    let is_chosen = session.step == Step::Side && session.answers.verify;
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
fn entry_line(count: &Count, look: &Appearance) -> Line<'static> {
    let entry = count.entry();
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
