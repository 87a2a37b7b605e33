//! Property names and values: spellings, escapes, and which values are text.

use super::*;

#[test]
fn long_and_lower_case_names_are_mended() {
    for (spelled, short) in [
        ("KM", "KM"),
        ("KoMi", "KM"),
        ("Komi", "KM"),
        ("b", "B"),
        ("km", "KM"),
        ("White", "W"),
        ("AddBlack", "AB"),
        ("PlayerBlack", "PB"),
        ("SiZe", "SZ"),
    ] {
        assert_eq!(short_name(spelled), short, "{spelled}");
    }
}

#[test]
fn escapes_are_resolved_and_made() {
    assert_eq!(unescape(r"a\]b\\c\:d"), r"a]b\c:d");
    assert_eq!(unescape("a\\\nb\\\r\nc"), "abc");
    let hard = r"[x] \ and ]";
    assert_eq!(unescape(&escape(hard)), hard);
}
