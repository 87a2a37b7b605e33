//! Golden values typed from the published tables (Mays 2012; Sensei's Library; Jasiek).

use crate::Coded as _;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Adjustment, KeyNumber, SideCount, Term, Totals, Winner, Worksheet};
use shuzi_core::goban::{Color, Size};
use shuzi_core::method::Method;
use shuzi_core::rules::Ties;

fn amount(text: &str) -> Amount {
    text.parse().unwrap()
}

fn adjustment(komi: &str, tie_breaker: &str, compensation: &str) -> Adjustment {
    Adjustment::new(amount(komi), amount(tie_breaker), amount(compensation)).unwrap()
}

fn square(lines: u8) -> Size {
    Size::new(lines, lines).unwrap()
}

fn key(size: Size, side: Color, adjustment: Adjustment) -> (Amount, i64) {
    let key = KeyNumber::new(size, side, adjustment, 0, Ties::Draw);
    (key.value(), key.needs())
}

/// A 9×9 game, worked by a method; `[Black, White]`, each with vacant points and stones.
fn sheet(
    method: Method,
    side: Color,
    [black, white]: [(u32, u32); 2],
    non_scoring: u32,
    adjustment: Adjustment,
    keep_tie_breaker: bool,
) -> Worksheet {
    let (black, white) = (SideCount::of(black.0, black.1), SideCount::of(white.0, white.1));
    let totals = Totals::new(square(9), black, white, non_scoring).unwrap();
    Worksheet::new(method, side, &totals, adjustment, Ties::To(Color::White), keep_tie_breaker)
}

/// Asserts that every method, counting either side, gives the same result.
fn all_agree(counts: [(u32, u32); 2], non_scoring: u32, adjustment: Adjustment, result: &str) {
    for method in Method::ALL {
        for side in Color::BOTH {
            let sheet = sheet(method, side, counts, non_scoring, adjustment, true);
            assert_eq!(sheet.outcome().coded(), result, "{method:?} {side:?}");
        }
    }
}

#[test]
fn table_1_total_190_komi_six_and_a_half() {
    let (size, side) = (Size::NINETEEN, Color::Black);
    let totals = Totals::of_one_side(size, side, SideCount::total_only(190), 0).unwrap();
    let komi = adjustment("6.5", "0", "0");
    let sheet = Worksheet::new(Method::Half, side, &totals, komi, Ties::Draw, false);
    assert_eq!(sheet.figure(Term::Adjusted, side), Some(amount("186.75")));
    assert_eq!(sheet.figure(Term::Difference, side), Some(amount("6.25")));
    assert_eq!(sheet.outcome().coded(), "B+12.5");
}

#[test]
fn tables_2_and_3_key_numbers_of_even_games() {
    for (size, komi, white_needs, white, black, black_needs) in [
        (9, "6.5", 38, "37.25", "43.75", 44),
        (9, "7.5", 37, "36.75", "44.25", 45),
        (19, "6.5", 178, "177.25", "183.75", 184),
        (19, "7.5", 177, "176.75", "184.25", 185),
    ] {
        let komi = adjustment(komi, "0", "0");
        assert_eq!(key(square(size), Color::White, komi), (amount(white), white_needs));
        assert_eq!(key(square(size), Color::Black, komi), (amount(black), black_needs));
    }
}

#[test]
fn table_8_key_numbers_of_handicap_games() {
    for (stones, black, black_needs, white, white_needs) in [
        ("9", "185.25", 186, "175.75", 176),
        ("8", "184.75", 185, "176.25", 177),
        ("7", "184.25", 185, "176.75", 177),
        ("6", "183.75", 184, "177.25", 178),
        ("5", "183.25", 184, "177.75", 178),
        ("4", "182.75", 183, "178.25", 179),
        ("3", "182.25", 183, "178.75", 179),
        ("2", "181.75", 182, "179.25", 180),
        ("0", "180.75", 181, "180.25", 181),
    ] {
        let handicap = adjustment("0", "0.5", stones);
        assert_eq!(key(square(19), Color::Black, handicap), (amount(black), black_needs));
        assert_eq!(key(square(19), Color::White, handicap), (amount(white), white_needs));
    }
}

#[test]
fn example_1_an_even_game() {
    let counts = [(32, 21), (10, 18)];
    let komi = adjustment("6.5", "0", "0");
    all_agree(counts, 0, komi, "B+18.5");
    let full = sheet(Method::Full, Color::Black, counts, 0, komi, false);
    assert_eq!(full.figure(Term::Adjusted, Color::Black), Some(amount("46.5")));
    assert_eq!(full.figure(Term::Adjusted, Color::White), Some(amount("28")));
    let half = sheet(Method::Half, Color::Black, counts, 0, komi, false);
    assert_eq!(half.figure(Term::Adjusted, Color::Black), Some(amount("49.75")));
    assert_eq!(half.figure(Term::HalfCount, Color::Black), Some(amount("40.5")));
    assert_eq!(half.figure(Term::Difference, Color::Black), Some(amount("9.25")));
    // Table 5: the key numbers of both sides.
    for (side, key_number, difference, margin) in
        [(Color::Black, "43.75", "9.25", "18.5"), (Color::White, "37.25", "-9.25", "-18.5")]
    {
        let sheet = sheet(Method::Key, side, counts, 0, komi, false);
        assert_eq!(sheet.figure(Term::KeyNumber, side), Some(amount(key_number)));
        assert_eq!(sheet.figure(Term::Difference, side), Some(amount(difference)));
        assert_eq!(sheet.figure(Term::Margin, side), Some(amount(margin)));
        assert_eq!(sheet.outcome().margin().zi().coded(), "9 1/4");
    }
}

#[test]
fn example_2_three_handicap_stones() {
    let counts = [(20, 19), (20, 22)];
    let handicap = adjustment("0", "0.5", "3");
    all_agree(counts, 0, handicap, "W+6.5");
    let full = sheet(Method::Full, Color::Black, counts, 0, handicap, false);
    assert_eq!(full.figure(Term::Adjusted, Color::Black), Some(amount("35.5")));
    let half = sheet(Method::Half, Color::Black, counts, 0, handicap, false);
    assert_eq!(half.figure(Term::Adjusted, Color::Black), Some(amount("37.25")));
    assert_eq!(half.figure(Term::Difference, Color::Black), Some(amount("-3.25")));
    for (side, key_number) in [(Color::Black, "42.25"), (Color::White, "38.75")] {
        let sheet = sheet(Method::Key, side, counts, 0, handicap, false);
        assert_eq!(sheet.figure(Term::KeyNumber, side), Some(amount(key_number)));
    }
    // By definition, Simplified Half leaves the tie-breaker out; Table 12 prints it with the
    // tie-breaker.
    let simplified = sheet(Method::Simplified, Color::Black, counts, 0, handicap, false);
    assert!(simplified.tie_breaker_left_out());
    assert_eq!(simplified.outcome().coded(), "W+6");
}

#[test]
fn example_3_seki_with_one_non_scoring_point() {
    let counts = [(10, 29), (6, 35)];
    let komi = adjustment("6.5", "0", "0");
    all_agree(counts, 1, komi, "W+8.5");
    let black = Color::Black;
    let full = sheet(Method::Full, black, counts, 1, komi, false);
    assert_eq!(full.figure(Term::Adjusted, black), Some(amount("32.5")));
    assert_eq!(full.figure(Term::Adjusted, Color::White), Some(amount("41")));
    let half = sheet(Method::Half, black, counts, 1, komi, false);
    assert_eq!(half.figure(Term::Adjusted, black), Some(amount("36.25")));
    assert_eq!(half.figure(Term::Difference, black), Some(amount("-4.25")));
    let simplified = sheet(Method::Simplified, black, counts, 1, komi, false);
    assert_eq!(simplified.figure(Term::Adjusted, black), Some(amount("35.75")));
    assert_eq!(simplified.figure(Term::AdjustedHalfCount, black), Some(amount("40.0")));
    for (side, key_number) in [(black, "43.25"), (Color::White, "36.75")] {
        let sheet = sheet(Method::Key, side, counts, 1, komi, false);
        assert_eq!(sheet.figure(Term::KeyNumber, side), Some(amount(key_number)));
    }
}

#[test]
fn examples_4_and_5_by_full_counting() {
    let none = adjustment("0", "0", "0");
    let full = |size, black, white| {
        let totals = Totals::new(size, black, white, 0).unwrap();
        Worksheet::new(Method::Full, Color::Black, &totals, none, Ties::Draw, false).outcome()
    };
    // Example 4, Table 15: 4×9, eighteen points each.
    let level =
        full(Size::new(4, 9).unwrap(), SideCount::total_only(18), SideCount::total_only(18));
    assert_eq!((level.winner(), level.coded().as_str()), (Winner::Tie, "0"));
    // Example 5, Table 16: 7×7.
    let outcome = full(square(7), SideCount::of(6, 18), SideCount::of(5, 20));
    assert_eq!(outcome.coded(), "W+1");
}

#[test]
fn worked_numbers_in_the_running_text() {
    let margin = |lines, side, total, adjustment| {
        let totals =
            Totals::of_one_side(square(lines), side, SideCount::total_only(total), 0).unwrap();
        Worksheet::new(Method::Key, side, &totals, adjustment, Ties::Draw, false).outcome().coded()
    };
    // Mays, pages 9 and 11.
    assert_eq!(margin(9, Color::Black, 46, adjustment("0", "0.5", "3")), "B+7.5");
    assert_eq!(margin(19, Color::Black, 186, adjustment("0", "0.5", "9")), "B+1.5");
    // Sensei's Library, Chinese counting example: 44 against 37.
    assert_eq!(margin(9, Color::Black, 44, adjustment("0", "0", "0")), "B+7");
    // A 13×13 lesson game: 86 against 83, komi 6.5.
    assert_eq!(margin(13, Color::Black, 86, adjustment("6.5", "0", "0")), "W+3.5");
}

#[test]
fn a_whole_key_number_is_a_tie_not_a_win() {
    // Komi 7: 184 against 177 is level (the New Zealand rules say so).
    let seven = adjustment("7", "0", "0");
    for (side, level) in [(Color::Black, 184), (Color::White, 177)] {
        let drawn = KeyNumber::new(Size::NINETEEN, side, seven, 0, Ties::Draw);
        assert_eq!((drawn.needs(), drawn.tie_at()), (level + 1, Some(level)));
        let given = KeyNumber::new(Size::NINETEEN, side, seven, 0, Ties::To(side));
        assert_eq!((given.needs(), given.tie_at()), (level, None));
    }
}

#[test]
fn ignoring_the_non_scoring_point_would_name_the_wrong_winner() {
    // Mays p. 7 against p. 26: komi 7.5, Black 184, White 176, one non-scoring point.
    let (black, white) = (SideCount::total_only(184), SideCount::total_only(176));
    let totals = Totals::new(Size::NINETEEN, black, white, 1).unwrap();
    let komi = adjustment("7.5", "0", "0");
    let sheet = Worksheet::new(Method::Simplified, Color::Black, &totals, komi, Ties::Draw, false);
    assert_eq!(sheet.outcome().coded(), "B+0.5");
}

#[test]
fn simplified_gives_a_level_result_to_white_and_overstates_a_black_win() {
    // Mays p. 31: nine stones, Black 186: 2.0 without the tie-breaker, 1.5 with it.
    let nine = adjustment("0", "0.5", "9");
    let work = |total, keep| {
        let count = SideCount::total_only(total);
        let totals = Totals::of_one_side(Size::NINETEEN, Color::Black, count, 0).unwrap();
        Worksheet::new(Method::Simplified, Color::Black, &totals, nine, Ties::Draw, keep).outcome()
    };
    assert_eq!(work(186, false).coded(), "B+2");
    assert_eq!(work(186, true).coded(), "B+1.5");
    assert_eq!(work(185, false).winner(), Winner::Side(Color::White));
    assert_eq!(work(185, false).margin(), Amount::ZERO);
    assert_eq!(work(185, true).coded(), "W+0.5");
}
