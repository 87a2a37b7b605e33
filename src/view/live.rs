//! The live panel: the count so far, always in sight.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use super::wrapping::wrapped;
use super::{Appearance, gauge};
use crate::app::{App, Mode, Overlay};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{KeyNumber, Outcome, Winner};
use shuzi_walk::{Live, Rearranging, Standing, Step};
use shuzi_words::Words;

/// Returns the panel's height in lines, frame included: more once the count can be checked, none at
/// the result itself.
pub(super) fn height(app: &App) -> u16 {
    let is_result = app.session().step == Step::Result && app.overlay() != Some(Overlay::Settings);
    match app.live().checks.is_empty() {
        _ if is_result => 0,
        // Before anything is counted only the target is shown.
        _ if app.session().step == Step::Setup => 1,
        // The settings need the room of the gauge.
        _ if app.mode() == Mode::Settings => 5,
        true => 6,
        false => 10,
    }
}

/// Draws the panel, or its short form if there is little room.
///
/// ```text
/// ┌ Live ────────────────────────────┐
/// │ Black ahead by 18.5 (9 1/4 zi)    │
/// │ Black needs 44                    │
/// │ Black has 53: 9 to spare          │
/// │ 29 ━━━━━━━━━━━━━┃━━━━━━━━●──── 59 │
/// └───────────────────────────────────┘
/// ```
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, app: &App, look: &Appearance) {
    // A board being entered or played on has no count yet.
    if app.editor().is_some() || app.playing_on().is_some() || area.is_empty() {
        return;
    }
    let live = app.live();
    if app.session().step == Step::Setup && app.overlay().is_none() {
        // Nobody is named before the dead stones are agreed.
        let needs = live.key.as_ref().map(|key| needs(&live, key, look)).unwrap_or_default();
        let line = Line::styled(format!(" {needs}"), look.theme.quiet);
        frame.render_widget(line, area);
        return;
    }
    if area.height < 5 {
        let line = app.rearranging().map_or_else(
            || Line::from(gist(&live, area.width, look)),
            |rearranging| {
                Line::styled(format!(" {}", handling(rearranging, look)), look.theme.strong)
            },
        );
        frame.render_widget(line, area);
        return;
    }
    let mut lines = vec![Line::from(standing(&live, look))];
    lines.extend(live.key.as_ref().map(|key| Line::from(needs(&live, key, look))));
    // Prisoners come before the first point of territory.
    if !live.by_territory || live.counted > 0 || live.complete {
        lines.push(Line::from(counted(&live, look)));
    }
    lines.extend(gauge::line(&live, area.width.saturating_sub(2), look));
    for check in &live.checks {
        let (id, style) = if check.holds {
            ("check-holds", look.theme.quiet)
        } else {
            ("check-fails", look.theme.warning)
        };
        let text = [("text", check.fact.clone().into())];
        lines.push(Line::styled(look.words.say(id, &text), style));
    }
    let title = look.words.get(if live.by_board { "live-marked" } else { "live-counted" });
    let title = format!(" {title} ");
    let block = Block::bordered().title(Span::styled(title, look.theme.heading));
    let lines = wrapped(lines, area.width.saturating_sub(2));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// Returns the plan's next step, or the sum at its end.
fn handling(rearranging: &Rearranging, look: &Appearance) -> String {
    let plan = &rearranging.plan;
    if let Some(next) = rearranging.next() {
        let values = [
            ("number", (rearranging.done() + 1).into()),
            ("all", plan.handled().into()),
            ("what", plan.instruction(next).into()),
        ];
        look.words.say("plan-next", &values)
    } else {
        let values = [
            ("vacant", plan.vacant().into()),
            ("stones", plan.stones.len().into()),
            ("total", rearranging.area().total().into()),
        ];
        look.words.say("plan-left", &values)
    }
}

/// Returns the total that the side needs, and the one that ties.
fn needs(live: &Live, key: &KeyNumber, look: &Appearance) -> String {
    let ties = |tie: i64| look.words.say("live-ties", &[("tie", tie.into())]);
    let values = [
        ("side", live.side.into()),
        ("needs", key.needs().into()),
        ("tie", key.tie_at().map(ties).unwrap_or_default().into()),
    ];
    look.words.say("live-needs", &values)
}

/// Returns who is ahead and by how much, as far as it is known.
pub fn standing_text(live: &Live, words: &Words) -> String {
    match &live.standing {
        Standing::Open => words.get("live-open"),
        Standing::Determined(outcome) if live.by_territory => words.outcome_in_points(*outcome),
        Standing::Determined(outcome) => in_words(*outcome, words),
        Standing::Between(low, high) if is_open(*low, *high) => words.get("live-undecided"),
        Standing::Between(low, high) => at_least(*low, *high, words).unwrap_or_else(|| {
            let values = [("low", (*low).into()), ("high", (*high).into())];
            format!("{} {}", words.get("live-between"), words.say("live-and", &values))
        }),
        Standing::Unknown(why) => words.message(why),
    }
}

fn standing(live: &Live, look: &Appearance) -> Vec<Span<'static>> {
    let text = standing_text(live, &look.words);
    let style = match &live.standing {
        Standing::Open => Style::new(),
        Standing::Between(low, high) if is_open(*low, *high) => Style::new(),
        Standing::Unknown(_) => look.theme.warning,
        Standing::Determined(_) | Standing::Between(..) => look.theme.strong,
    };
    vec![Span::styled(text, style)]
}

/// Whether a margin between these says nothing yet: either side may win, and by a lot.
fn is_open(low: Outcome, high: Outcome) -> bool {
    const LITTLE: Amount = Amount::points(30);
    low.winner() != high.winner() && high.black_lead() - low.black_lead() > LITTLE
}

/// Returns the least margin of a side that wins in any case.
fn at_least(low: Outcome, high: Outcome, words: &Words) -> Option<String> {
    let Winner::Side(side) = low.winner() else { return None };
    let least = low.margin().min(high.margin());
    let values = [("side", side.into()), ("points", least.into())];
    (low.winner() == high.winner()).then(|| words.say("live-at-least", &values))
}

fn in_words(outcome: Outcome, words: &Words) -> String {
    match outcome.winner() {
        Winner::Tie => words.get("won-tie"),
        Winner::Side(side) => {
            let values = [("side", side.into()), ("points", outcome.margin().into())];
            words.say("live-by", &values)
        }
    }
}

/// Returns how many points the side has and still needs.
fn counted(live: &Live, look: &Appearance) -> String {
    let so_far = if live.complete { "live-has" } else { "live-so-far" };
    let values = [("side", live.side.into()), ("count", live.counted.into())];
    let has = look.words.say(so_far, &values);
    let (id, points) = match live.still_needed() {
        None => return has,
        Some(0) => return look.words.say("live-enough", &[("has", has.into())]),
        Some(short) if short > 0 && live.complete => ("live-few", short),
        Some(short) if short > 0 => ("live-to-go", short),
        Some(over) => ("live-spare", -over),
    };
    look.words.say(id, &[("has", has.into()), ("points", points.into())])
}

/// Returns the panel in one line. What does not fit is left out whole: a cut number would be wrong.
fn gist(live: &Live, width: u16, look: &Appearance) -> Vec<Span<'static>> {
    let (text, style) = match &live.standing {
        Standing::Open => (look.words.get("live-open"), look.theme.quiet),
        Standing::Determined(outcome) => (look.words.value(&(*outcome).into()), look.theme.strong),
        Standing::Between(low, high) if is_open(*low, *high) => {
            (look.words.get("live-undecided"), look.theme.quiet)
        }
        Standing::Between(low, high) => {
            let values = [("low", (*low).into()), ("high", (*high).into())];
            let range = || look.words.say("live-range", &values);
            (at_least(*low, *high, &look.words).unwrap_or_else(range), look.theme.strong)
        }
        Standing::Unknown(why) => (look.words.message(why), look.theme.warning),
    };
    let mut spans = vec![Span::raw(" "), Span::styled(text, style)];
    let counted = Span::raw(format!("  {}", counted(live, look)));
    let taken: usize = spans.iter().chain([&counted]).map(Span::width).sum();
    if taken <= usize::from(width) {
        spans.push(counted);
    }
    spans
}
