//! The plan of the physical count in words: what is done with each stone, and what it comes to.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Appearance;
use crate::app::Rearranging;
use crate::output::summary;

/// The lines of the plan.
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
        Line::styled(format!("Rearrange {side}'s stones"), look.theme.heading),
        Line::from(summary(side, plan)),
        Line::default(),
    ];
    let shown = usize::from(room.height).saturating_sub(11).max(3);
    let first = rearranging.done().saturating_sub(shown / 2);
    let first = first.min(plan.handled().saturating_sub(shown));
    for (number, &handling) in plan.handlings.iter().enumerate().skip(first).take(shown) {
        let text = format!("{:>2} {}", number + 1, plan.instruction(handling));
        lines.push(match number.cmp(&rearranging.done()) {
            std::cmp::Ordering::Less => Line::styled(format!("  {text}, done"), look.theme.quiet),
            std::cmp::Ordering::Equal => Line::styled(format!("> {text}"), look.theme.strong),
            std::cmp::Ordering::Greater => Line::from(format!("  {text}")),
        });
    }
    if plan.handled() > 0 {
        lines.push(Line::default());
    }
    if rearranging.is_done() {
        let figure = |name: &str, value: String| {
            Line::from(vec![Span::raw(format!("{name} ")), Span::styled(value, look.theme.strong)])
        };
        let (vacant, stones) = (plan.vacant(), plan.stones.len());
        let total = rearranging.area().total();
        lines.push(figure("Vacant:", plan.sum()));
        lines.push(figure("Stones:", plan.heaps()));
        lines.push(figure("Total:", format!("{vacant} + {stones} = {total}, as before")));
        lines.push(Line::styled(look.texts.words("own-way").to_owned(), look.theme.quiet));
    } else {
        lines.push(Line::styled(look.texts.words("how-to-handle").to_owned(), look.theme.quiet));
    }
    lines
}
