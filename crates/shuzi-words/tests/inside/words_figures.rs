//! Tests of `figures.rs`.

use super::*;

#[test]
fn numbers_by_language() {
    let of = |text: &str| text.parse::<Amount>().unwrap();
    assert_eq!(decimal(of("-8.5"), Language::English), "−8.5");
    assert_eq!(decimal(of("8.5"), Language::French), "8,5");
    assert_eq!(moku(of("8.5"), Language::Japanese), "8目半");
    assert_eq!(moku(of("0.5"), Language::Japanese), "半目");
    assert_eq!(moku(of("3"), Language::Japanese), "3目");
    assert_eq!(zi(of("7.5"), Language::English), "3¾");
    assert_eq!(zi(of("0.5"), Language::German), "¼");
    assert_eq!(zi(of("7.5"), Language::Chinese), "3又3/4");
    assert_eq!(zi(of("18.5"), Language::Japanese), "9と1/4");
    assert_eq!(zi(of("1.5"), Language::Chinese), "3/4");
    assert_eq!(zi(of("2.5"), Language::Korean), "1과\u{a0}1/4");
    assert_eq!(zi(of("4.5"), Language::Korean), "2와\u{a0}1/4");
    assert_eq!(in_zi(of("184.25"), Language::Chinese), "184又1/4");
}
