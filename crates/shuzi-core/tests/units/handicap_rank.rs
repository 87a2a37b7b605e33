//! Rank.

use crate::Coded as _;
use shuzi_core::handicap::*;

fn between(black: &str, white: &str) -> Result<String, RankError> {
    let [black, white] = [black, white].map(str::parse::<Rank>);
    black?.below(white?).map(|ranks| ranks.coded())
}

#[test]
fn ranks_have_names_and_neighbours() {
    let named = |steps| Rank::FIRST_KYU.stronger(steps).coded();
    let names = [-99, -29, -11, -1, 0, 1, 2, 9, 99].map(named);
    assert_eq!(names, ["30k", "30k", "12k", "2k", "1k", "1d", "2d", "9d", "9d"]);
}

#[test]
fn ratings_bear_the_names_of_ranks() {
    for (rating, name, next) in [
        ("2100", "1d", "2d"),
        ("2000", "1k", "1d"),
        ("1951", "1k", "1d"),
        ("1949", "2k", "1k"),
        // AGA: 3.0 to 3.99 is 3 dan, −4.0 to −4.99 is 4 kyu.
        ("3.4", "3d", "4d"),
        ("3.99", "3d", "4d"),
        ("1.0", "1d", "2d"),
        ("-1.0", "1k", "2d"),
        ("-1.9", "1k", "1d"),
        ("-4.2", "4k", "3k"),
        ("-4.99", "4k", "3k"),
    ] {
        let rank: Rank = rating.parse().unwrap();
        assert_eq!(rank.coded(), name, "{rating}");
        assert_eq!(rank.stronger(1).coded(), next, "{rating}");
    }
}

#[test]
fn ranks_follow_one_another() {
    for (black, white, ranks) in [
        ("12k", "3d", "14"),
        ("1k", "1d", "1"),
        ("1 kyu", "1 Dan", "1"),
        ("5級", "2段", "6"),
        ("30급", "9단", "38"),
        ("4d", "4d", "0"),
        // EGF: 2100 is 1 dan (EGF official ratings: GoR 2100 = 1d, 100 per rank).
        ("2000", "2100", "1"),
        ("1450", "2107", "6.5"),
        ("-800", "100", "9"),
        ("2110", "2095", "0"),
        // AGA: ratings are continuous except for the gap between −1 and 1.
        ("-1.2", "1.3", "0.5"),
        ("-12.30", "+3.40", "13.5"),
        ("3,2", "5.2", "2"),
        ("3.12345", "5.12345", "2"),
    ] {
        assert_eq!(between(black, white), Ok(ranks.to_owned()), "{black} {white}");
    }
}

#[test]
fn no_handicap_reaches_further_than_the_most_ranks() {
    let halves = |halves| Ranks::of_halves(halves).map(Ranks::halves);
    assert_eq!([0, 1, 799, 800, 801].map(halves), [Some(0), Some(1), Some(799), Some(800), None]);
}

#[test]
fn what_is_no_rank_is_refused() {
    let unknown = |text: &str| RankError::NotARank { text: text.to_owned() };
    let names = ["", "3", "k", "31k", "10d", "0d", "3p", "d3"];
    let ratings = ["99999", "02100", "3501", "-901", "0.5", "-3.123456", "--3.2", "1.2.3"];
    let numbers = ["-+3.2", "3.+5", "3.", ".5", "100.5.", "50.0"];
    for text in names.into_iter().chain(ratings).chain(numbers) {
        assert_eq!(between(text, "3d"), Err(unknown(text)), "{text}");
    }
    assert_eq!(between("3d", "12k"), Err(RankError::BlackStronger));
    assert_eq!(between("100", "3500"), Ok("34".to_owned()));
    assert_eq!(between("12k", "2100"), Err(RankError::Mixed));
    assert_eq!(between("2100", "3.4"), Err(RankError::Mixed));
}
