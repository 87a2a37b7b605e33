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

/// As many whole words of a text as fit into so many columns; where not even one does, as much of it
/// as fits.
pub(super) fn whole_words(text: &str, columns: usize) -> String {
    let part = cut(text, columns);
    match part.rsplit_once(' ') {
        Some((words, _)) if part.len() < text.len() && !text[part.len()..].starts_with(' ') => {
            words.to_owned()
        }
        _ => part,
    }
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
