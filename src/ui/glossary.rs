//! The glossary: the terms of counting and what they mean.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::{Appearance, columns};
use shuzi_words::wrap;

/// The terms, in the order a game meets them.
const TERMS: [&str; 22] = [
    "area",
    "territory",
    "vacant",
    "dame",
    "seki",
    "false-eye",
    "non-scoring",
    "dead",
    "prisoners",
    "bent-four",
    "teire",
    "total",
    "possible",
    "adjustment",
    "tie-breaker",
    "compensation",
    "adjusted",
    "half-count",
    "key-number",
    "margin",
    "zi",
    "group-tax",
];

/// Returns the glossary in lines of `width` columns.
///
/// ```text
/// seki               stones of both sides that live together,
///                    without two eyes
/// ```
pub fn lines(look: &Appearance, width: usize) -> Vec<Line<'static>> {
    let mut lines =
        vec![Line::styled(format!(" {}", look.words.get("glossary")), look.theme.heading)];
    let words = TERMS.map(|term| look.words.get(&format!("glossary-{term}")));
    let widest = words.iter().map(|word| word.width()).max().unwrap_or(0);
    for (term, word) in TERMS.iter().zip(&words) {
        let means =
            look.words.find(&format!("glossary-{term}"), Some("means"), &[]).unwrap_or_default();
        let room = width.saturating_sub(widest + 2).max(10);
        for (number, part) in wrap(&means, room).into_iter().enumerate() {
            let word = if number == 0 { word.as_str() } else { "" };
            lines.push(Line::from(vec![
                Span::styled(format!(" {} ", columns::left(word, widest)), look.theme.strong),
                Span::raw(part),
            ]));
        }
    }
    lines
}
