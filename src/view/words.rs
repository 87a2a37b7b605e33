//! What to do now: with the hands, why, and what to enter.

use std::fmt::Display;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::columns::rows;
use super::{Appearance, rearranging, settings, worksheet};
use crate::app::{App, Editor, Mode, Overlay, Session, Step};
use crate::counting::Agreement;
use crate::goban::{Chains, Color};
use crate::output::unfinished_note;

/// Draws the words of a step.
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
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let lines = if let Some(editor) = app.editor() {
        editor_lines(editor, app, look)
    } else if let Some(rearranging) = app.rearranging() {
        rearranging::lines(rearranging, look, inner)
    } else if app.mode() == Mode::Settings && app.overlay() == Some(Overlay::Settings) {
        settings::lines(app, look, inner.width)
    } else {
        step_lines(app, look, inner)
    };
    let taken = rows(&lines, inner.width);
    let words = Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false });
    let over = taken.saturating_sub(inner.height);
    let scroll = app.scroll().min(over);
    if scroll >= over {
        frame.render_widget(words.scroll((scroll, 0)), inner);
    } else {
        // What says that there is more has the last line to itself.
        let height = inner.height.saturating_sub(1);
        frame.render_widget(words.scroll((scroll, 0)), Rect { height, ..inner });
        let y = inner.bottom() - 1;
        let more = Line::styled(look.texts.words("more"), look.theme.key).right_aligned();
        frame.render_widget(more, Rect { y, height: 1, ..inner });
    }
}

/// The lines from which there is room to say why.
const ROOM_FOR_WHY: u16 = 13;

fn step_lines(app: &App, look: &Appearance, room: Rect) -> Vec<Line<'static>> {
    let session = app.session();
    let step = session.step;
    let text = look.texts.step(step.key());
    let side = match step {
        Step::Vacant(side) | Step::Stones(side) => side,
        _ => session.setup.side,
    };
    let named = |text: &str| text.replace("{side}", look.texts.side(side));
    let mut lines = vec![Line::styled(named(&text.title), look.theme.heading), Line::default()];
    // What is typed stands at the top, where it is never cut off.
    if app.mode() == Mode::Entry {
        lines[1] = entry_line(app, look);
        let before = session.entered().filter(|_| app.entry().is_empty());
        lines.extend(
            before.map(|count| Line::from(look.texts.say("enter-keeps", &[("count", &count)]))),
        );
        lines.push(Line::styled(named(&text.enter), look.theme.strong));
        lines.extend(board_count(app, look));
    }
    if let (true, Some(message)) = (step != Step::Setup, app.message()) {
        lines.push(Line::styled(message.to_owned(), look.theme.warning));
    }
    if app.mode() == Mode::Entry {
        lines.push(Line::default());
    }
    match step {
        Step::Setup => lines = settings::lines(app, look, room.width),
        Step::Total => lines.extend(totals(app, look)),
        Step::Work(shown) => lines.extend(worksheet::worked(app, look, shown, room.width)),
        Step::Result => lines.extend(result(app, look, room.width)),
        _ => {
            lines.push(Line::from(named(&text.what)));
            if room.height >= ROOM_FOR_WHY {
                lines.push(Line::default());
                lines.push(Line::styled(named(&text.why), look.theme.quiet));
            }
        }
    }
    if !text.enter.is_empty() && app.mode() != Mode::Entry {
        lines.push(Line::default());
        let recount = step == Step::Total && session.totals().is_err();
        let enter = if recount { look.texts.words("recount") } else { &text.enter };
        lines.push(Line::styled(named(enter), look.theme.strong));
    }
    let news: Vec<Line<'static>> =
        verdict(app, look).into_iter().chain(uncertain(app, look)).collect();
    // What changes with each move of the cursor is never cut off for what does not.
    let taken = rows(&lines, room.width).saturating_add(rows(&news, room.width));
    let place = if taken <= room.height { lines.len() } else { 1 };
    lines.splice(place..place, news);
    lines
}

/// How a board is put in, and how far it is.
fn editor_lines(editor: &Editor, app: &App, look: &Appearance) -> Vec<Line<'static>> {
    let size = editor.board().size();
    let cursor = editor.cursor();
    let row = (size.height() - cursor.y).to_string();
    let left = (size.width() - cursor.x).to_string();
    let at = look.texts.words("edit-row").replace("{row}", &row).replace("{left}", &left);
    let run = if editor.run() > 0 { format!("> {}", editor.run()) } else { ">".to_owned() };
    let stones = Color::BOTH.map(|color| editor.board().count(color));
    let mut lines = vec![
        Line::styled(look.texts.words("edit-title").to_owned(), look.theme.heading),
        Line::styled(format!("{run}{}", look.glyphs.caret()), look.theme.strong),
        Line::from(format!("{at} {} {} + {} {}", Color::Black, stones[0], Color::White, stones[1])),
    ];
    if let Some(message) = app.message() {
        lines.push(Line::styled(message.to_owned(), look.theme.warning));
    }
    lines.push(Line::default());
    lines.push(Line::from(look.texts.words("edit-how").to_owned()));
    lines.push(Line::styled(look.texts.words("edit-more").to_owned(), look.theme.quiet));
    lines
}

/// What shuzi found of the chain the cursor is on, and why.
fn verdict(app: &App, look: &Appearance) -> Option<Line<'static>> {
    let session = app.session();
    let verdict = session.dead()?.verdict_at(app.cursor())?;
    if session.step != Step::Dead {
        return None;
    }
    let at = verdict.stones.first()?.name(session.board()?.size());
    let stones = verdict.stones.len();
    let side = look.texts.side(verdict.color);
    let values: [(&str, &dyn Display); 4] =
        [("at", &at), ("side", &side), ("stones", &stones), ("verdict", &verdict)];
    let text = look.texts.say("chain-is", &values);
    Some(Line::styled(text, look.theme.quiet))
}

/// The chains the players should look at before they agree.
fn uncertain(app: &App, look: &Appearance) -> Option<Line<'static>> {
    let session = app.session();
    let (board, dead) = (session.board()?, session.dead()?);
    if session.step != Step::Dead || dead.uncertain.is_empty() {
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
    let text = format!("{} {shown}{more}", look.texts.words("look-at"));
    Some(Line::styled(text, look.theme.warning))
}

/// What the board itself gives for the part that is counted now.
fn board_count(app: &App, look: &Appearance) -> Option<Line<'static>> {
    let session = app.session();
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
                Some(Some(vacant)) => format!("{stones} (with {vacant} vacant: {total} in all)"),
                _ => stones.to_string(),
            }
        }
        _ => return None,
    };
    Some(Line::from(format!("{} {count}", look.texts.words("take-board"))))
}

/// What may be wrong with a result: stones not certain, points nobody has, another count.
fn doubts(session: &Session, look: &Appearance) -> Vec<Line<'static>> {
    let mut doubts = Vec::new();
    let uncertain = session.dead().map_or(0, |dead| dead.uncertain.len());
    if uncertain > 0 {
        doubts.push(look.texts.say("not-certain", &[("stones", &uncertain)]));
    }
    if let Some(settled) = session.table.settled() {
        doubts.extend(unfinished_note(&settled));
    }
    for side in session.counted_sides() {
        if let (Some(own), Some(used)) = (session.own_count(side), session.count(side))
            && own.total() != used.total()
        {
            let (own, used) = (own.total(), used.total());
            let side = look.texts.side(side);
            let values: [(&str, &dyn Display); 3] =
                [("own", &own), ("side", &side), ("used", &used)];
            doubts.push(look.texts.say("you-counted", &values));
        }
    }
    doubts.into_iter().map(|doubt| Line::styled(doubt, look.theme.warning)).collect()
}

/// The number being typed, and its sum.
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

/// Vacant points and stones of each counted side, added up.
fn totals(app: &App, look: &Appearance) -> Vec<Line<'static>> {
    let session = app.session();
    let mut lines = Vec::new();
    for side in session.counted_sides() {
        let own = session.own_count(side);
        let board = session.count(side).filter(|_| session.board().is_some());
        let name = look.texts.side(side);
        for (key, count) in [("sum-counted", own), ("sum-board", board)] {
            if let Some(count) = count
                && let (Some(vacant), Some(stones)) = (count.vacant(), count.stones())
            {
                let total = count.total();
                let values: [(&str, &dyn Display); 4] =
                    [("side", &name), ("vacant", &vacant), ("stones", &stones), ("total", &total)];
                lines.push(Line::from(look.texts.say(key, &values)));
            }
        }
        if let (Some(own), Some(board)) = (own, board)
            && own.total() != board.total()
        {
            lines.push(Line::from(look.texts.say("these-differ", &[("side", &name)])));
        }
    }
    lines
}

/// The result in words, its table, and a check by another method.
fn result(app: &App, look: &Appearance, width: u16) -> Vec<Line<'static>> {
    let session = app.session();
    let Some(reckoning) = session.reckoning() else {
        return vec![Line::from("not counted yet")];
    };
    let mut lines = vec![Line::styled(look.texts.outcome(reckoning.outcome()), look.theme.strong)];
    let sheet = reckoning.sheet(session.setup.method);
    if sheet.tie_breaker_left_out() {
        let shows = sheet.outcome();
        lines.push(Line::from(look.texts.say("left-out", &[("outcome", &shows)])));
    }
    if let Some(result) = &session.info.result {
        let compared = session.info.recorded.as_ref().and_then(|stated| reckoning.compare(stated));
        let verdict = look.texts.words(match compared {
            Some(Agreement::Same) => "agrees",
            Some(Agreement::SameInZi) => "agrees-zi",
            Some(Agreement::Different) => "differs",
            None => "no-margin",
        });
        let values: [(&str, &dyn Display); 2] = [("result", &result.value), ("verdict", &verdict)];
        lines.push(Line::from(look.texts.say("record-says", &values)));
    }
    lines.extend(doubts(session, look));
    lines.extend(worksheet::all(&reckoning, session.setup.method, look, width));
    let check = session.setup.method.check();
    let other = reckoning.side.other();
    let by_check = reckoning.sheet(check).outcome();
    let check = look.texts.method(check);
    lines.push(Line::from(
        look.texts.say("check-by", &[("method", &check), ("outcome", &by_check)]),
    ));
    let key = reckoning.key_number(other);
    let (side, value, needs) = (look.texts.side(other), key.value(), key.needs());
    let values: [(&str, &dyn Display); 3] = [("side", &side), ("key", &value), ("needs", &needs)];
    lines.push(Line::from(look.texts.say("other-key", &values)));
    for caution in &reckoning.terms.cautions {
        lines.push(Line::from(look.texts.say("note", &[("text", caution)])));
    }
    lines
}
