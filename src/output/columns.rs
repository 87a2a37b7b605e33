//! Texts in columns, wide characters as wide as a terminal draws them.

use unicode_width::UnicodeWidthStr as _;

/// A text with spaces after it, to so many columns.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}

/// A text with spaces before it, to so many columns.
pub fn indented(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(text.width())))
}

/// The columns the widest of some texts takes, and a gap after it; at least so many.
pub fn widest<'a>(texts: impl IntoIterator<Item = &'a str>, least: usize) -> usize {
    texts.into_iter().map(|text| text.width() + 2).fold(least, usize::max)
}
