//! Tests of `wrap.rs`.

use super::*;

#[test]
fn an_option_stays_whole() {
    let lines = |columns| -> Vec<&str> {
        let text = "with `--errors-to` or -o, well-known";
        breaks(text, columns).into_iter().map(|range| &text[range]).collect()
    };
    assert_eq!(lines(14), ["with", "`--errors-to`", "or -o, well-", "known"]);
}
