//! What Simplified Half Counting leaves out.

use shuzi_core::amount::Amount;
use shuzi_core::counting::{CountResult, Winner};
use shuzi_core::fact::Message;
use shuzi_core::method::Method;

/// Returns what a method that leaves the tie-breaker out gives instead of the exact result.
pub fn left_out(result: &CountResult, method: Method) -> Option<Message> {
    let sheet = result.sheet(method);
    let tie_breaker = ("tie_breaker", result.terms.adjustment().tie_breaker().into());
    let exact = ("exact", result.outcome().into());
    let shown = sheet.outcome();
    sheet.tie_breaker_left_out().then(|| match shown.winner() {
        // The tie-breaker decides a level game.
        Winner::Side(side) if shown.margin() == Amount::ZERO => {
            Message::new("page-left-out-level", [tie_breaker, exact, ("side", side.into())])
        }
        _ => Message::new("page-left-out", [tie_breaker, exact, ("shown", shown.into())]),
    })
}
