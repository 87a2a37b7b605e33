//! Result.

use shuzi_core::goban::Color;
use shuzi_core::record::*;

#[test]
fn western_results_are_read() {
    for (text, lead) in [
        ("B+7.5", Some("7.5")),
        ("W+0.50", Some("-0.5")),
        ("w+3 1/2", Some("-3.5")),
        ("Black + 12 points", Some("12")),
        ("0", Some("0")),
        ("Draw", Some("0")),
        ("jigo", Some("0")),
        ("B+0", Some("0")),
        ("W+5目半", Some("-5.5")),
        ("B+半目", Some("0.5")),
        ("B+5.5目半", None),
        ("W+五目半", Some("-5.5")),
        ("B+二子半", Some("5")),
        ("B wins by 12.5", Some("12.5")),
        ("White won by 3", Some("-3")),
        ("B+12.5 (moves after 37 not known)", Some("12.5")),
        ("Noir+12.5", Some("12.5")),
        ("Ｂ＋１２．５", Some("12.5")),
        ("no result", None),
        ("suspended", None),
        ("both lost", None),
        ("B+R", None),
        ("W+Resign", None),
        ("B+T", None),
        ("B+", None),
        ("Void", None),
        ("?", None),
        ("", None),
    ] {
        let lead = lead.map(|lead| lead.parse().unwrap());
        assert_eq!(Recorded::read(text, false).black_lead(), lead, "{text}");
    }
    assert_eq!(Recorded::read("W+3.25", true).black_lead(), "-6.5".parse().ok());
}

/// Results found in Chinese game files, with Black's lead in points.
#[test]
fn chinese_results_are_read() {
    for (text, lead) in [
        ("黑胜半目", Some("0.5")),
        ("白胜1目半", Some("-1.5")),
        ("黑胜3/4子", Some("1.5")),
        ("白胜1/4子", Some("-0.5")),
        ("白胜1又1/4子", Some("-2.5")),
        ("黑胜1又3/4子", Some("3.5")),
        ("黑胜3又3/4子", Some("7.5")),
        ("黑胜1/2子", Some("1")),
        ("黑胜2子", Some("4")),
        ("黑胜3点", Some("3")),
        ("黑胜5.5目", Some("5.5")),
        ("和棋", Some("0")),
        ("黑胜五目半", Some("5.5")),
        ("黑胜十二目半", Some("12.5")),
        ("白2目半勝", Some("-2.5")),
        ("白半目勝ち", Some("-0.5")),
        ("14手完, 黒半目勝ち", Some("0.5")),
        ("흑12집반승", Some("12.5")),
        ("백 반집승", Some("-0.5")),
        ("黑中盘胜", None),
        ("白超时胜", None),
    ] {
        let lead = lead.map(|lead| lead.parse().unwrap());
        assert_eq!(Recorded::read(text, false).black_lead(), lead, "{text}");
    }
    assert_eq!(Recorded::read("黑中盘胜", false), Recorded::Win(Color::Black));
}
