//! The live panel: the count so far, always in sight.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use super::wrapping::wrapped;
use super::{Appearance, gauge};
use shuzi_core::counting::KeyNumber;
use shuzi_walk::{Live, Rearranging, Standing};
use shuzi_words::{at_least, check_text, counted_text, is_open_range, standing_text};

/// What the panel shows.
#[derive(Clone, Copy, Debug)]
pub enum LivePart<'a> {
    /// Nothing: no count yet, or the result itself.
    Nothing,
    /// What a side needs, before anything is counted.
    Goal,
    /// The same below a list that needs the room of the gauge.
    Short,
    /// How the count is going.
    Count,
    /// The same; in one line the next step of a plan.
    Plan(&'a Rearranging),
}

impl LivePart<'_> {
    /// The panel's height in lines, frame included: more once the count can be checked.
    pub const fn height(self, live: &Live) -> u16 {
        match self {
            Self::Nothing => 0,
            Self::Goal => 1,
            Self::Short => 5,
            Self::Count | Self::Plan(_) if live.checks.is_empty() => 6,
            Self::Count | Self::Plan(_) => 10,
        }
    }
}

/// Draws the panel, or its short form if there is little room.
///
/// ```text
/// ┌ Live ────────────────────────────┐
/// │ Black ahead by 18.5 (9¼ zi)       │
/// │ Black needs 44                    │
/// │ Black has 53: 9 to spare          │
/// │ 29 ━━━━━━━━━━━━━┃━━━━━━━━●──── 59 │
/// └───────────────────────────────────┘
/// ```
pub fn draw(frame: &mut Frame<'_>, area: Rect, live: &Live, part: LivePart<'_>, look: &Appearance) {
    if area.is_empty() {
        return;
    }
    if matches!(part, LivePart::Goal) {
        // Nobody is named before the dead stones are agreed.
        let needs = live.key.as_ref().map(|key| needs(live, key, look)).unwrap_or_default();
        let line = Line::styled(format!(" {needs}"), look.theme.quiet);
        frame.render_widget(line, area);
        return;
    }
    if area.height < 5 {
        let line = match part {
            LivePart::Plan(plan) => {
                Line::styled(format!(" {}", handling(plan, look)), look.theme.strong)
            }
            _ => Line::from(gist(live, area.width, look)),
        };
        frame.render_widget(line, area);
        return;
    }
    let mut lines = vec![Line::from(standing(live, look))];
    lines.extend(live.key.as_ref().map(|key| Line::from(needs(live, key, look))));
    // Prisoners come before the first point of territory.
    if !live.by_territory || live.counted > 0 || live.complete {
        lines.push(Line::from(counted_text(live, &look.words)));
    }
    lines.extend(gauge::line(live, area.width.saturating_sub(2), look));
    for check in &live.checks {
        let style = if check.holds { look.theme.quiet } else { look.theme.warning };
        lines.push(Line::styled(check_text(check, &look.words), style));
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

fn standing(live: &Live, look: &Appearance) -> Vec<Span<'static>> {
    let text = standing_text(live, &look.words);
    let style = match &live.standing {
        Standing::Open => Style::new(),
        Standing::Between(low, high) if is_open_range(*low, *high) => Style::new(),
        Standing::Unknown(_) => look.theme.warning,
        Standing::Determined(_) | Standing::Between(..) => look.theme.strong,
    };
    vec![Span::styled(text, style)]
}

/// Returns the panel in one line. What does not fit is left out whole: a cut number would be wrong.
fn gist(live: &Live, width: u16, look: &Appearance) -> Vec<Span<'static>> {
    let (text, style) = match &live.standing {
        Standing::Open => (look.words.get("live-open"), look.theme.quiet),
        Standing::Determined(outcome) => (look.words.value(&(*outcome).into()), look.theme.strong),
        Standing::Between(low, high) if is_open_range(*low, *high) => {
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
    let counted = Span::raw(format!("  {}", counted_text(live, &look.words)));
    let taken: usize = spans.iter().chain([&counted]).map(Span::width).sum();
    if taken <= usize::from(width) {
        spans.push(counted);
    }
    spans
}
