//! The plan of a physical count as text: what to do with each stone, and the sum.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::output::summary;
use crate::ui::Appearance;
use crate::ui::wrapping::{height, wrapped};
use shuzi_walk::Rearranging;

/// Returns the lines of the plan.
///
/// ```text
/// Rearrange Black's stones
/// Black: 8 stones handled, 6 moved, 2 added from the bowl; no plan handles fewer.
///
///   1 move D4 to E4 (A)
/// > 2 move D2 to E2 (B)
/// ```
pub(super) fn lines(
    rearranging: &Rearranging,
    look: &Appearance,
    room: Rect,
) -> Vec<Line<'static>> {
    let plan = &rearranging.plan;
    let side = rearranging.side;
    let mut lines = vec![
        Line::styled(look.words.say("plan-title", &[("side", side.into())]), look.theme.heading),
        Line::from(look.words.message(&summary(side, plan))),
        Line::default(),
    ];
    let below = below_the_plan(rearranging, look);
    let taken = [lines.clone(), below.clone()].concat();
    let room_left = usize::from(room.height.saturating_sub(height(&wrapped(taken, room.width))));
    // One line says that the plan continues, before or below.
    let cut = if plan.handled() > room_left { 2 } else { 0 };
    let shown = room_left.saturating_sub(cut).max(1);
    let first = rearranging.done().saturating_sub(shown / 2);
    let first = first.min(plan.handled().saturating_sub(shown));
    if first > 0 {
        lines.push(Line::styled("     …", look.theme.quiet));
    }
    for (number, &handling) in plan.handlings.iter().enumerate().skip(first).take(shown) {
        let what = look.words.fact(&plan.instruction(handling));
        let text = format!("{:>2} {what}", number + 1);
        lines.push(match number.cmp(&rearranging.done()) {
            std::cmp::Ordering::Less => {
                let done = look.words.say("plan-done", &[("what", text.into())]);
                Line::styled(format!("  {done}"), look.theme.quiet)
            }
            std::cmp::Ordering::Equal => Line::styled(format!("> {text}"), look.theme.strong),
            std::cmp::Ordering::Greater => Line::from(format!("  {text}")),
        });
    }
    if first + shown < plan.handled() {
        lines.push(Line::styled("     …", look.theme.quiet));
    }
    lines.extend(below);
    lines
}

/// Returns what is below the plan: the sum so far or at its end.
fn below_the_plan(rearranging: &Rearranging, look: &Appearance) -> Vec<Line<'static>> {
    let plan = &rearranging.plan;
    let mut lines = Vec::new();
    if plan.handled() > 0 {
        lines.push(Line::default());
    }
    let figure = |id: &str, value: String| {
        Line::from(vec![
            Span::raw(format!("{} ", look.words.get(id))),
            Span::styled(value, look.theme.strong),
        ])
    };
    if rearranging.is_done() {
        let sum = [
            ("vacant", plan.vacant().into()),
            ("stones", plan.stones.len().into()),
            ("total", rearranging.area().total().into()),
        ];
        lines.push(figure("plan-vacant", plan.sum()));
        lines.push(figure("plan-stones", look.words.list(plan.piles())));
        lines.push(figure("plan-total", look.words.say("plan-sum", &sum)));
        lines.push(Line::styled(look.words.get("own-way"), look.theme.quiet));
    } else {
        let sum = plan.sum_after(rearranging.area(), rearranging.done());
        lines.extend(sum.map(|sum| figure("plan-vacant", sum)));
        lines.push(Line::styled(look.words.get("how-to-handle"), look.theme.quiet));
    }
    lines
}
