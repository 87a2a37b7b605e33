//! Places in a text.

use crate::Coded as _;
use shuzi_core::place::*;

/// Bytes that are counted together.
const STRETCH: usize = 1024;

#[test]
fn columns_count_characters_on_long_lines_too() {
    let text = format!("a\r\n{}\rx", "黑".repeat(5000));
    let places = Places::of(&text);
    assert_eq!(places.at(0).coded(), "1:1");
    assert_eq!(places.at(3 + 3 * 4000).coded(), "2:4001");
    assert_eq!(places.at(text.len() - 1).coded(), "3:1");
    assert_eq!(places.at(text.len()).coded(), "3:2");
    assert_eq!(Places::of("").at(7).coded(), "1:1");
    let exact = "x".repeat(STRETCH);
    assert_eq!(Places::of(&exact).at(STRETCH).column, STRETCH + 1);
}
