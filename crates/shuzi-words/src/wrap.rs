//! Breaks lines where the language allows it, never before closing punctuation.

use std::ops::Range;

use unicode_linebreak::linebreaks;
use unicode_width::UnicodeWidthStr as _;

/// Wraps a text into lines of at most this many columns.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    breaks(text, columns).into_iter().map(|line| text[line].to_owned()).collect()
}

/// The lines of a text as byte ranges, each at most this many columns wide.
pub fn breaks(text: &str, columns: usize) -> Vec<Range<usize>> {
    breaks_where(text, |line| line.width() <= columns.max(1))
}

/// The lines of a text as byte ranges. Breaks follow Unicode (UAX 14), which keeps `。` and `：` with
/// the text before them; Korean breaks only between words. A part that does not fit is broken
/// anywhere.
pub fn breaks_where(text: &str, fits: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let mut start = 0;
    let mut fitting = 0;
    let is_whole = |at: usize| !is_within_korean_word(text, at) && !is_within_fraction(text, at);
    for (at, _) in linebreaks(text).filter(|(at, _)| is_whole(*at)) {
        if fitting > start && !fits(text[start..at].trim_end()) {
            lines.push(trimmed(text, start..fitting));
            start = fitting;
        }
        while start < at && !fits(text[start..at].trim_end()) {
            let end = start + longest(&text[start..at], &fits);
            lines.push(start..end);
            start = end;
        }
        fitting = at;
        let ends = text[..at].ends_with('\n') || at == text.len();
        if ends && (start < at || text[..at].ends_with('\n')) {
            lines.push(trimmed(text, start..at));
            start = at;
        }
    }
    if lines.is_empty() {
        lines.push(0..0);
    }
    lines
}

/// Whether a position is between two Hangul syllables.
fn is_within_korean_word(text: &str, at: usize) -> bool {
    let is_hangul = |sign: char| ('\u{ac00}'..='\u{d7a3}').contains(&sign);
    text[..at].ends_with(is_hangul) && text[at..].starts_with(is_hangul)
}

/// Whether a position is before a fraction that belongs to a whole number, or between a fraction and
/// its unit: `9 1/4 zi`.
fn is_within_fraction(text: &str, at: usize) -> bool {
    let (before, after) = (text[..at].trim_end_matches(' '), &text[at..]);
    if before.len() == at {
        return false;
    }
    let digit = |sign: char| sign.is_ascii_digit();
    let is_before_fraction =
        before.ends_with(digit) && after.trim_start_matches(digit).starts_with('/');
    let is_after_fraction = before.trim_end_matches(digit).ends_with('/');
    (is_before_fraction && after.starts_with(digit))
        || (is_after_fraction && before.ends_with(digit))
}

/// How many bytes of a text fit on a line; at least one character.
fn longest(text: &str, fits: &impl Fn(&str) -> bool) -> usize {
    let ends = text.char_indices().map(|(at, _)| at).skip(1);
    let first = text.chars().next().map_or(0, char::len_utf8);
    ends.take_while(|&at| fits(&text[..at])).last().unwrap_or(first)
}

/// The range of a line without trailing spaces.
fn trimmed(text: &str, line: Range<usize>) -> Range<usize> {
    line.start..line.start + text[line.clone()].trim_end().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_with_a_fraction_stays_whole() {
        let lines = |columns| -> Vec<&str> {
            let text = "by 18.5 (9 1/4 zi) now";
            breaks(text, columns).into_iter().map(|range| &text[range]).collect()
        };
        assert_eq!(lines(12), ["by 18.5", "(9 1/4 zi)", "now"]);
        assert_eq!(lines(15), ["by 18.5", "(9 1/4 zi) now"]);
    }
}
