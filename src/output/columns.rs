//! Text in columns, with wide characters as wide as a terminal draws them.

use unicode_width::UnicodeWidthStr as _;

/// Returns a text padded on the right to `columns` columns.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}

/// Returns a text padded on the left to `columns` columns.
pub fn indented(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(text.width())))
}

/// Returns the columns of the widest text and a gap of two, but at least `least`.
pub fn widest<'a>(texts: impl IntoIterator<Item = &'a str>, least: usize) -> usize {
    texts.into_iter().map(|text| text.width() + 2).fold(least, usize::max)
}
