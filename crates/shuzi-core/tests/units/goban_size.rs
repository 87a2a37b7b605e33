//! Size.

use shuzi_core::goban::*;

#[test]
fn sizes_are_read_as_people_and_files_write_them() {
    for (text, width, height) in
        [("19", 19, 19), (" 9 ", 9, 9), ("9x13", 9, 13), ("9X13", 9, 13), ("52:1", 52, 1)]
    {
        assert_eq!(text.parse(), Size::new(width, height), "{text}");
    }
    assert_eq!("7 × 5".parse(), Size::new(7, 5));
    for text in ["", "x", "9x", "nine", "-9", "+9", "9.5", "9x9x9"] {
        assert_eq!(text.parse::<Size>(), Err(SizeError::NotASize), "{text}");
    }
    for text in ["0", "53", "9x0", "256", "99999999999"] {
        assert_eq!(text.parse::<Size>(), Err(SizeError::OutOfRange), "{text}");
    }
}

/// Nine star points on large boards, five on small ones, four without a middle line, none on
/// the smallest.
#[test]
fn boards_have_their_stars() {
    for (width, height, stars) in [
        (19, 19, "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4"),
        (13, 13, "D10 K10 G7 D4 K4"),
        (9, 9, "C7 G7 E5 C3 G3"),
        (7, 7, "C5 E5 C3 E3"),
        (10, 10, "C8 H8 C3 H3"),
        (13, 14, "D11 K11 D4 K4"),
        (21, 16, "D13 L13 S13 D4 L4 S4"),
        (21, 13, "D10 S10 L7 D4 S4"),
        (13, 21, "D18 K18 G11 D4 K4"),
        (6, 6, ""),
    ] {
        let size = Size::new(width, height).unwrap();
        let own = size.vertices().filter(|&vertex| size.is_star(vertex));
        let own: Vec<String> = own.map(|vertex| vertex.name(size)).collect();
        assert_eq!(own.join(" "), stars, "{size:?}");
    }
}
