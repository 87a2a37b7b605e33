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
    for (at, _) in linebreaks(text).filter(|(at, _)| !is_within_korean_word(text, *at)) {
        if fitting > start && !fits(text[start..at].trim_end()) {
            lines.push(trimmed(text, start..fitting));
            start = fitting;
        }
        while !fits(text[start..at].trim_end()) {
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
    fn korean_is_broken_between_words() {
        assert_eq!(wrap("돌을 세지 않습니다", 10), ["돌을 세지", "않습니다"]);
        assert_eq!(wrap("돌을 세지 않습니다", 12), ["돌을 세지", "않습니다"]);
        // A word too long for a line is broken anyway.
        assert_eq!(wrap("않습니다", 4), ["않습", "니다"]);
    }
    use proptest::prelude::*;

    #[test]
    fn closing_signs_stay_with_what_they_end() {
        assert_eq!(
            wrap("把死子和提子放回棋盒：它们不计数。", 20),
            ["把死子和提子放回棋", "盒：它们不计数。"]
        );
        for width in 4..40 {
            for line in
                wrap("移到每块死棋上做标记。在实物棋盘上，把死子放回棋盒：不计提子。", width)
            {
                assert!(!line.starts_with(['。', '，', '：']), "{width}: {line}");
            }
        }
    }

    #[test]
    fn words_are_kept_whole_where_they_fit() {
        assert_eq!(wrap("two territories, and more", 12), ["two", "territories,", "and more"]);
        assert_eq!(wrap("unbreakable", 4), ["unbr", "eaka", "ble"]);
        assert_eq!(wrap("one\ntwo", 10), ["one", "two"]);
        assert_eq!(wrap("", 10), [""]);
    }

    proptest! {
        #[test]
        fn nothing_is_lost_and_no_line_is_too_wide(text in "[ a-z。，：黑白子0-9]{0,60}", columns in 2_usize..20) {
            let lines = wrap(&text, columns);
            let all = lines.concat().replace(' ', "");
            prop_assert_eq!(all, text.replace(' ', ""));
            for line in lines {
                prop_assert!(line.width() <= columns, "{}", line);
            }
        }
    }
}
