//! Visible.

use shuzi_words::*;
use std::borrow::Cow;

#[test]
fn what_does_something_is_shown() {
    assert_eq!(visible("\u{1b}[2J\r\u{7f}\u{9b}1m\u{202e}x"), "␛[2J␍␡(U+009B)1m(U+202E)x");
    assert_eq!(visible("数子 7½ é\nline"), "数子 7½ é\nline");
    assert_eq!(visible_line("one\ntwo\t"), "one␊two␉");
    assert!(matches!(visible("plain"), Cow::Borrowed(_)));
}
