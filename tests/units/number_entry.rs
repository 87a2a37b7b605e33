//! Numbers as they are typed.

use shuzi_walk::{NumberEntry, Remark};

fn typed(text: &str, tens: u32) -> NumberEntry {
    let mut entry = NumberEntry::default();
    for _ in 0..tens {
        entry.add_ten();
    }
    for sign in text.chars() {
        entry.push(sign).ok();
    }
    entry
}

#[test]
fn sums_and_tens_add_up() {
    for (text, tens, sum) in [
        ("12+20", 0, 32),
        ("12 + 20 + ", 0, 32),
        ("12,20", 0, 32),
        ("3*20+4", 0, 64),
        ("12*2", 1, 34),
        ("１２＋２０", 0, 32),
        ("2×10", 0, 20),
        ("4", 3, 34),
        ("", 2, 20),
        ("0", 0, 0),
    ] {
        assert_eq!(typed(text, tens).value(), Ok(Some(sum)), "{text}");
    }
    assert_eq!(NumberEntry::default().value(), Ok(None));
    for text in ["7.5", "99999999999", "2705", "*3", "60000*90000"] {
        assert!(typed(text, 0).value().is_err(), "{text}");
    }
    assert_eq!(typed("7,5", 0).amount_text(), "7.5");
}

#[test]
fn what_belongs_into_no_number_is_refused_in_sight() {
    let mut entry = typed("12", 0);
    assert_eq!(entry.push('b'), Err(Remark::NotInANumber { sign: "b".to_owned() }));
    assert_eq!(entry.shown(), "12");
    let mut full = typed(&"1".repeat(60), 0);
    assert_eq!(full.push('1'), Err(Remark::EntryFull));
}

#[test]
fn erasing_takes_text_first_then_tens() {
    let mut entry = typed("4", 1);
    entry.erase();
    assert_eq!(entry.shown(), "1 × 10");
    entry.erase();
    assert!(entry.is_empty());
    entry.erase();
    assert!(entry.is_empty());
}

#[test]
fn the_last_number_is_taken_back() {
    let mut entry = typed("12+20+31", 1);
    for shown in ["1 × 10 + 12+20+", "1 × 10 + 12+", "1 × 10", "", ""] {
        entry.erase_number();
        assert_eq!(entry.shown(), shown);
    }
}

#[test]
fn spaces_alone_are_no_number() {
    assert_eq!(typed("   ", 0).value(), Ok(None));
    assert!(typed("   ", 0).is_empty());
    assert_eq!(typed("+", 0).value(), Ok(None));
    assert_eq!(typed(" 12  20 ", 0).shown(), "12 20 ");
}
