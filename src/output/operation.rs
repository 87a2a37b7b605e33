//! What a line of a worksheet does to the sum, in words.

use shuzi_core::counting::{Line, Op, Term};
use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_core::method::Method;

/// Returns how an adjustment of the side counted is halved, and whether it is added or subtracted;
/// `None` for lines that adjust nothing, and for Full Counting, which halves nothing.
pub fn operation(line: &Line, side: Color, method: Method) -> Option<Message> {
    let adjusts = matches!(line.term, Term::Komi | Term::TieBreaker | Term::Compensation);
    let amount = line.of(side).filter(|_| adjusts && line.op == Op::Add)?;
    let id = if amount.is_negative() { "line-subtracted" } else { "line-added" };
    let half = amount.abs();
    let values = [
        ("whole", half.doubled().into()),
        ("half", half.into()),
        ("side", side.into()),
        ("other", side.other().into()),
    ];
    (!method.counts_both()).then(|| Message::new(id, values))
}
