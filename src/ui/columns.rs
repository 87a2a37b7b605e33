//! Text in columns, with wide characters as wide as a terminal draws them.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Returns the start of a text that fits into `columns` columns.
pub fn cut(text: &str, columns: usize) -> String {
    let mut used = 0;
    let fits = |c: &char| {
        used += c.width().unwrap_or(0);
        used <= columns
    };
    text.chars().take_while(fits).collect()
}

/// Returns a text, or the start of it with "…" if it is too long.
pub fn shortened(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    match columns.checked_sub(1) {
        Some(room) => format!("{}…", cut(text, room).trim_end_matches([' ', ','])),
        None => String::new(),
    }
}

/// Returns the whole words of a text that fit into `columns` columns; if not even one does, as much
/// of it as fits.
pub fn whole_words(text: &str, columns: usize) -> String {
    let part = cut(text, columns);
    match part.rsplit_once(' ') {
        Some((words, _)) if part.len() < text.len() && !text[part.len()..].starts_with(' ') => {
            words.to_owned()
        }
        _ => part,
    }
}

/// Returns a text padded on the right to `columns` columns, or cut if it is wider.
pub fn left(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    format!("{text}{}", " ".repeat(columns - text.width()))
}

/// Returns a text padded on the left to `columns` columns, or cut if it is wider.
pub fn right(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    format!("{}{text}", " ".repeat(columns - text.width()))
}
