//! Jewdan.

use crate::Coded as _;
use shuzi_core::amount::Amount;
use shuzi_core::goban::Size;
use shuzi_core::handicap::*;

fn system(lines: u8, counting: Counting) -> Jewdan {
    let size = Size::new(lines, lines).unwrap();
    Jewdan { size, factor: Jewdan::factor_of(size).unwrap(), counting }
}

#[test]
fn his_examples() {
    for (lines, value, stones, komi) in [
        (19, Ratio::new(15, 2), 8, "-5.5"),
        (13, Ratio::new(27, 10), 4, "4.5"),
        (9, Ratio::new(5, 6), 2, "2.5"),
    ] {
        let eight = system(lines, Counting::Territory).suggest(Ranks::whole(8)).unwrap();
        assert_eq!((eight.value, eight.stones), (value, stones));
        assert_eq!(eight.komi.coded(), komi);
    }
}

#[test]
fn komi_by_area_on_thirteen_lines_comes_back_every_five_ranks() {
    // Jewdan's column, with the four misprinted rows corrected by his formula.
    let table = system(13, Counting::Area).table();
    for (ranks, komi) in [
        (0, "7.5"),
        (1, "1.5"),
        (2, "-3.5"),
        (3, "4.5"),
        (4, "-0.5"),
        (5, "-6.5"),
        (7, "-3.5"),
        (9, "-0.5"),
        (12, "-3.5"),
        (14, "-0.5"),
        (17, "-3.5"),
        (19, "-0.5"),
        (22, "-3.5"),
    ] {
        assert_eq!(table[ranks].komi.coded(), komi, "{ranks} ranks");
    }
    assert_eq!((table[4].stones, table[9].stones, table[19].stones), (2, 4, 8));
}

#[test]
fn every_row_passes_his_check() {
    for lines in [9, 13, 19] {
        for counting in [Counting::Area, Counting::Territory] {
            let system = system(lines, counting);
            let table = system.table();
            let last = table.last().unwrap();
            assert_eq!(last.stones, 9);
            assert!(system.suggest(Ranks::whole(last.ranks.halves() / 2 + 1)).is_err());
            for row in table {
                let free = i64::from(row.free_moves) * counting.stone_value();
                let check = Amount::points(row.expected.rounded() + free) - row.komi;
                assert_eq!(check, Amount::ZERO - Amount::halves(1));
            }
        }
    }
    // 9×9 has rows up to rank 54, with nine stones.
    assert_eq!(system(9, Counting::Area).table().len(), 55);
}

/// Jewdan's check: after rounding, stones and komi always leave White ahead by half a point.
/// For whole ranks, the rounded lead is the same with or without the free moves.
#[test]
fn half_a_point_is_left_to_white() {
    for counting in [Counting::Area, Counting::Territory] {
        for lines in [9, 13, 19] {
            let system = system(lines, counting);
            for row in system.table() {
                let rounded = row.expected_rounded(counting);
                assert_eq!(rounded, row.expected.rounded(), "{lines} {row:?}");
            }
            for ranks in ["0", "0.5", "1", "4", "4.5", "7.5", "8"] {
                let row = system.suggest(ranks.parse().unwrap()).unwrap();
                let given = i64::from(row.free_moves) * counting.stone_value();
                let left = Amount::points(row.expected_rounded(counting) + given) - row.komi;
                assert_eq!(left.coded(), "-0.5", "{lines} {ranks}");
            }
        }
    }
}
