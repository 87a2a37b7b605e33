//! A plan of the physical count on paper: what every stone does, before and after.

use std::fmt::Write as _;

use super::board_text::column_letters;
use crate::counting::Settled;
use crate::goban::{Color, Vertex};
use crate::reshape::{Area, Plan};

/// The board with the plan's marks and after it, the stones handled one by one, and the count.
///
/// ```text
/// Black: 3 stones handled, 1 moved, 2 added from the bowl; no plan handles fewer.
/// ```
pub fn reshape_text(
    file: Option<&str>,
    side: Color,
    settled: &Settled,
    area: &Area,
    plan: &Plan,
) -> String {
    let mut page = String::new();
    if let Some(file) = file {
        let _ = writeln!(page, "{file}\n");
    }
    let _ = writeln!(page, "{}\n", summary(side, plan));
    page += &boards(settled, area, side, plan);
    if !plan.handlings.is_empty() {
        page += "\nA to a: a stone moves (after 24 the letters begin again)\n- to the bowl; + from the bowl; . vacant; # nobody's\n\n";
    }
    for (number, &handling) in plan.handlings.iter().enumerate() {
        let _ = writeln!(page, "{:>3}. {}", number + 1, plan.instruction(handling));
    }
    if !plan.handlings.is_empty() {
        page.push('\n');
    }
    let (stones, total) = (plan.stones.len(), area.total());
    let _ = writeln!(page, "Vacant  {}", plan.sum());
    let _ = writeln!(page, "Stones  {}", plan.heaps());
    let _ = writeln!(page, "Total   {} + {stones} = {total}, as before.", plan.vacant());
    page
}

/// What the plan takes, in a sentence.
pub fn summary(side: Color, plan: &Plan) -> String {
    let [moved, lifted, added] = plan.tally();
    let parts: Vec<String> =
        [(moved, "moved"), (lifted, "lifted to the bowl"), (added, "added from the bowl")]
            .iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, what)| format!("{count} {what}"))
            .collect();
    let proof = if plan.optimal {
        "no plan handles fewer"
    } else {
        "the best plan found, perhaps not the best there is"
    };
    match plan.handled() {
        0 => format!("{side}: no stone need be handled."),
        1 => format!("{side}: 1 stone handled, {}; {proof}.", parts.join(", ")),
        handled => format!("{side}: {handled} stones handled, {}; {proof}.", parts.join(", ")),
    }
}

/// The board before, with marks, and after: side by side where 80 columns hold both.
fn boards(settled: &Settled, area: &Area, side: Color, plan: &Plan) -> String {
    let size = settled.size();
    let stone = |color: Color| if color == Color::Black { "X" } else { "O" };
    let sign = |vertex: Vertex, marked: bool| {
        if let Some(mark) = plan.mark(vertex, 0).filter(|_| marked) {
            return mark.sign();
        }
        if area.contains(vertex) {
            let filled = if marked { area.stones() } else { &plan.stones };
            return if filled.contains(vertex) { stone(side) } else { "." };
        }
        match (settled.board().get(vertex), settled.owner(vertex)) {
            (Some(color), _) => stone(color),
            (None, Some(_)) => " ",
            (None, None) => "#",
        }
    };
    let row = |y: u8, marked: bool| -> String {
        let signs: Vec<&str> = (0..size.width()).map(|x| sign(Vertex::new(x, y), marked)).collect();
        signs.join(" ")
    };
    let letters = column_letters(size);
    let beside = usize::from(size.width()) * 4 + 8 <= 84;
    let mut page = String::new();
    if beside {
        let _ = writeln!(page, "   {letters}      {letters}");
        for y in 0..size.height() {
            let number = size.height() - y;
            let (before, after) = (row(y, true), row(y, false));
            let _ = writeln!(
                page,
                "{}",
                format!("{number:>2} {before}   {number:>2} {after}").trim_end()
            );
        }
    } else {
        for marked in [true, false] {
            let _ = writeln!(page, "   {letters}");
            for y in 0..size.height() {
                let number = size.height() - y;
                let _ = writeln!(page, "{}", format!("{number:>2} {}", row(y, marked)).trim_end());
            }
            page.push('\n');
        }
    }
    page
}
