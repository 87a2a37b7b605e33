//! Text in columns, with wide characters as wide as a terminal draws them.

use shuzi_words::wrap;
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

/// Returns a text beside its name, wrapped from `column` on, or below the name where that is too long.
pub fn beside(name: &str, column: usize, text: &str, width: usize) -> String {
    let column = column.min(width / 2);
    let mut lines = wrap(text, width - column).into_iter();
    let first = if name.width() < column { lines.next() } else { None };
    let mut beside = padded(name, column) + &first.unwrap_or_default();
    beside.truncate(beside.trim_end().len());
    for line in lines.filter(|line| !line.is_empty()) {
        beside += &format!("\n{:column$}{line}", "");
    }
    beside + "\n"
}

/// Returns a page with no line wider than `width`: what goes further is put below, indented.
pub fn fitted(page: &str, width: usize) -> String {
    let mut fitted = String::with_capacity(page.len());
    for line in page.lines() {
        if line.width() <= width {
            fitted += line;
            fitted.push('\n');
        } else {
            let indent = (line.len() - line.trim_start().len()).min(width / 2);
            let first = " ".repeat(indent);
            for (number, part) in wrap(line.trim_start(), width - indent - 2).iter().enumerate() {
                let more = if number == 0 { "" } else { "  " };
                fitted += &format!("{first}{more}{}\n", part.trim());
            }
        }
    }
    fitted
}
