//! What a row of a form does to the sum, in words.

use shuzi_core::counting::{FormRow, Op, Term};
use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_core::method::Method;

/// Returns how an adjustment of the side counted is halved, and whether it is added or subtracted;
/// `None` for rows that adjust nothing, and for Full Counting, which halves nothing.
pub fn operation(row: &FormRow, side: Color, method: Method) -> Option<Message> {
    let adjusts = matches!(row.term, Term::Komi | Term::TieBreaker | Term::Compensation);
    let amount = row.of(side).filter(|_| adjusts && row.op == Op::Add)?;
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
