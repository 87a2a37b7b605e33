//! Texts in columns and rows, wide characters as wide as a terminal draws them.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// As much of a text as fits into so many columns.
pub(super) fn cut(text: &str, columns: usize) -> String {
    let mut used = 0;
    let fits = |c: &char| {
        used += c.width().unwrap_or(0);
        used <= columns
    };
    text.chars().take_while(fits).collect()
}

/// A text with spaces after it, to so many columns; cut if it is wider.
pub(super) fn left(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    format!("{text}{}", " ".repeat(columns - text.width()))
}

/// A text with spaces before it, to so many columns; cut if it is wider.
pub(super) fn right(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    format!("{}{text}", " ".repeat(columns - text.width()))
}
