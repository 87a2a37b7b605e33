//! The live panel: how the count stands, always in sight.

use std::fmt::Display;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

use super::Appearance;
use crate::app::{App, Live, Rearranging, Standing};
use crate::counting::{Outcome, Winner};

/// The lines the panel needs, its frame included: more once the count can be checked.
pub(super) fn height(app: &App) -> u16 {
    if app.live().checks.is_empty() { 5 } else { 9 }
}

/// Draws the panel; where there are but a line or two, its gist.
///
/// ```text
/// ┌ Live ────────────────────────────┐
/// │ B+18.5   Black by 18.5 = 9 1/4 zi │
/// │ Black needs 44 (key number 43.75) │
/// │ counted 53: 9 to spare            │
/// └───────────────────────────────────┘
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    // A board half put in tells nothing yet.
    if app.editor().is_some() {
        return;
    }
    let live = app.live();
    if area.height < 5 {
        let line = app.rearranging().map_or_else(
            || Line::from(gist(&live, look)),
            |rearranging| Line::styled(handling(rearranging), look.theme.strong),
        );
        frame.render_widget(line, area);
        return;
    }
    let mut lines = vec![Line::from(standing(&live, look))];
    if let Some(key) = &live.key {
        let side = live.side;
        let tie = key.tie_at().map(|tie| look.texts.say("live-ties", &[("tie", &tie)]));
        let (tie, side) = (tie.unwrap_or_default(), look.texts.side(side));
        let (needs, key) = (key.needs(), key.value());
        let values: [(&str, &dyn Display); 4] =
            [("side", &side), ("needs", &needs), ("tie", &tie), ("key", &key)];
        lines.push(Line::from(look.texts.say("live-needs", &values)));
    }
    lines.push(Line::from(counted(&live, look)));
    for check in &live.checks {
        let (mark, style) =
            if check.holds { ("ok", look.theme.quiet) } else { ("WRONG", look.theme.warning) };
        lines.push(Line::styled(format!("{mark} – {}", check.text), style));
    }
    let title = look.texts.words(if live.by_board { "live-marked" } else { "live-counted" });
    let title = format!(" {title} ");
    let block = Block::bordered().title(Span::styled(title, look.theme.heading));
    frame.render_widget(Paragraph::new(lines).block(block).wrap(Wrap { trim: true }), area);
}

/// What is done with the next stone, or what all of it came to.
fn handling(rearranging: &Rearranging) -> String {
    let plan = &rearranging.plan;
    let size = rearranging.area().size();
    match rearranging.next() {
        Some(next) => {
            format!(" {} of {}: {}", rearranging.done() + 1, plan.handled(), next.shown(size))
        }
        None => format!(
            " {} vacant + {} = {}",
            plan.vacant(),
            plan.stones.len(),
            rearranging.area().total()
        ),
    }
}

fn standing(live: &Live, look: &Appearance) -> Vec<Span<'static>> {
    match &live.standing {
        Standing::Determined(outcome) => vec![
            Span::styled(outcome.to_string(), look.theme.strong),
            Span::raw(format!("  {}", in_words(*outcome, look))),
        ],
        Standing::Between(low, high) => {
            vec![
                Span::raw(format!("{} ", look.texts.words("live-between"))),
                Span::styled(
                    look.texts.say("live-and", &[("low", low), ("high", high)]),
                    look.theme.strong,
                ),
            ]
        }
        Standing::Unknown(why) => vec![Span::styled(why.clone(), look.theme.warning)],
    }
}

fn in_words(outcome: Outcome, look: &Appearance) -> String {
    let (margin, zi) = (outcome.margin(), outcome.zi_of_margin());
    match outcome.winner() {
        Winner::Tie => look.texts.words("tie").to_owned(),
        Winner::Side(side) => {
            let side = look.texts.side(side);
            look.texts.say("live-by", &[("side", &side), ("points", &margin), ("zi", &zi)])
        }
    }
}

/// How many points the side has and still needs.
fn counted(live: &Live, look: &Appearance) -> String {
    let (texts, side) = (&look.texts, look.texts.side(live.side));
    let so_far = if live.complete { "live-has" } else { "live-so-far" };
    let has = texts.say(so_far, &[("side", &side), ("count", &live.counted)]);
    let (key, points) = match live.still_needed() {
        None => return has,
        Some(0) => ("live-enough", 0),
        Some(short) if short > 0 && live.complete => ("live-few", short),
        Some(short) if short > 0 => ("live-to-go", short),
        Some(over) => ("live-spare", -over),
    };
    texts.say(key, &[("has", &has), ("points", &points)])
}

/// The panel in one line.
fn gist(live: &Live, look: &Appearance) -> Vec<Span<'static>> {
    let mut spans = vec![Span::raw(" ")];
    match &live.standing {
        Standing::Determined(outcome) => {
            spans.push(Span::styled(outcome.to_string(), look.theme.strong));
        }
        Standing::Between(low, high) => {
            spans.push(Span::styled(format!("{low} … {high}"), look.theme.strong));
        }
        Standing::Unknown(why) => spans.push(Span::styled(why.clone(), look.theme.warning)),
    }
    spans.push(Span::raw(format!("  {}", counted(live, look))));
    spans
}
