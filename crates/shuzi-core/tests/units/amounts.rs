//! Amount.

use crate::Coded as _;
use proptest::prelude::*;
use shuzi_core::amount::*;

#[test]
fn reads_numbers_as_people_write_them() {
    for (text, quarters) in [
        ("7.5", 30),
        ("7,5", 30),
        ("3.75", 15),
        ("3 3/4", 15),
        ("3又3/4", 15),
        ("3¾", 15),
        ("7½", 30),
        ("7 ½", 30),
        ("½", 2),
        ("¼", 1),
        ("100000", 400_000),
        ("3/4", 3),
        ("1/2", 2),
        (" 13 ", 52),
        ("-0.5", -2),
        ("−5.50", -22),
        ("+6.5", 26),
        (".5", 2),
        ("5.", 20),
        ("007", 28),
        ("6.50", 26),
    ] {
        assert_eq!(text.parse(), Ok(Amount::quarters(quarters)), "{text}");
    }
}

#[test]
fn refuses_what_is_no_amount() {
    for (text, error) in [
        ("", AmountError::Empty),
        ("-", AmountError::Empty),
        ("abc", AmountError::NotANumber),
        ("NaN", AmountError::NotANumber),
        ("1e3", AmountError::NotANumber),
        (".", AmountError::NotANumber),
        ("1/0", AmountError::NotANumber),
        ("3 3/", AmountError::NotANumber),
        ("6.3", AmountError::TooFine),
        ("1/3", AmountError::TooFine),
        ("99999999999999999999", AmountError::TooLarge),
        ("100001", AmountError::TooLarge),
        ("100000.25", AmountError::TooLarge),
        ("9999999/1", AmountError::TooLarge),
        ("1 9999999/1", AmountError::TooLarge),
    ] {
        assert_eq!(text.parse::<Amount>(), Err(error), "{text}");
    }
}

#[test]
fn shows_zi_as_a_referee_says_it() {
    for (points, zi) in
        [("18.5", "9 1/4"), ("0.5", "1/4"), ("1.5", "3/4"), ("1", "1/2"), ("4", "2"), ("0", "0")]
    {
        assert_eq!(points.parse::<Amount>().unwrap().zi().coded(), zi);
    }
}

proptest! {
    #[test]
    fn what_is_shown_reads_back(quarters in -400_000_i64..400_000) {
        let amount = Amount::quarters(quarters);
        prop_assert_eq!(amount.coded().parse(), Ok(amount));
    }

    #[test]
    fn no_text_panics(text in ".{0,20}") {
        let _ = text.parse::<Amount>();
    }
}
