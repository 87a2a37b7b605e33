//! The last remark, in the colour of what it says.

use ratatui::text::Line;

use super::Appearance;
use shuzi_core::fact::Message;

/// Remarks that something is right, or was done as asked. All others ask for attention.
const GOOD: [&str; 17] = [
    "remark-said-in-seki",
    "remark-not-said-in-seki",
    "remark-verified",
    "remark-well-counted",
    "remark-position-kept",
    "remark-agreed",
    "remark-dame-filled",
    "remark-dame-filled-by",
    "remark-result-agreed",
    "remark-sides-swapped",
    "remark-counted-again",
    "remark-handicap-taken",
    "remark-mouse-on",
    "remark-mouse-off",
    "written",
    "copied",
    "kept-in",
];

pub fn remark_line(message: &Message, look: &Appearance) -> Line<'static> {
    let is_good = GOOD.contains(&&*message.code);
    let style = if is_good { look.theme.right } else { look.theme.warning };
    Line::styled(look.words.message(message), style)
}
