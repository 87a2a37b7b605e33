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
    let is_whole = |at: usize| !is_within_korean_word(text, at) && !is_within_option(text, at);
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

/// Whether a position is after a hyphen of an option: `--errors-to`.
fn is_within_option(text: &str, at: usize) -> bool {
    let word = text[..at].rsplit(|sign: char| sign.is_whitespace() || "`(（".contains(sign)).next();
    word.is_some_and(|word| word.starts_with('-') && word.ends_with('-'))
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
#[path = "../tests/inside/words_wrap.rs"]
mod tests;
