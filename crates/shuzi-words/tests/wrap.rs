//! Wrap.

use shuzi_words::*;
use unicode_width::UnicodeWidthStr as _;

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
        for line in wrap("移到每块死棋上做标记。在实物棋盘上，把死子放回棋盒：不计提子。", width)
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
