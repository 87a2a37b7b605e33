//! Encodings recognized.

use super::*;

#[test]
fn named_and_unnamed_encodings_are_read() {
    for (encoding, declared, name) in [
        (GB18030, "GB2312", "柯洁"),
        (GB18030, "cp936", "古力"),
        (BIG5, "Big5", "張栩"),
        (SHIFT_JIS, "Shift_JIS", "井山裕太"),
        (EUC_KR, "EUC-KR", "이세돌"),
        (WINDOWS_1252, "ISO-8859-1", "Benjamin Teuber-Köhler"),
    ] {
        let text = format!("(;GM[1]CA[{declared}]PB[{name}])");
        let bytes = encoding.encode(&text).0;
        let read = decode(&bytes, None);
        assert_eq!(read.text, text, "{declared}");
        assert!(read.notes.is_empty(), "{:?}", read.notes);
    }
    let korean = "(;GM[1]SZ[19]PB[이세돌]PW[박정환];B[pd])";
    assert_eq!(decode(&EUC_KR.encode(korean).0, None).text, korean);
    let with_chinese =
        "(;SZ[9]TE[한국바둑리그]PC[바둑TV]PB[박정환九단]PW[최철한九단]RE[백불계승];B[ea])";
    assert_eq!(decode(&EUC_KR.encode(with_chinese).0, None).text, with_chinese);
    for name in
        ["柯洁", "古力", "李世石 九段", "北京大学对华东理工大学第一局比赛", "本因坊半目胜负大将军"]
    {
        let text = format!("(;GM[1]SZ[19]PB[{name}];B[pd])");
        let read = decode(&GB18030.encode(&text).0, None);
        assert_eq!(read.text, text);
        assert_eq!(read.notes.len(), 1);
    }
}

/// A backslash escapes only inside brackets.
#[test]
fn nodes_are_counted_outside_brackets() {
    for (text, nodes) in
        [("(;B[aa];W[bb])", 2), (r"(;C[a;b\];c];W[bb])", 2), (r"(;B[aa]\;W[bb])", 2), ("", 0)]
    {
        assert_eq!(count_nodes(text), nodes, "{text}");
    }
}

/// A file that declares UTF-8 is read as UTF-8 with one damaged character per valid one.
#[test]
fn what_a_file_says_of_itself_counts() {
    let file = |says: &str| {
        let mut bytes = format!("(;SZ[9]{says}PB[").into_bytes();
        for name in ["柯", "洁"] {
            bytes.extend(name.as_bytes());
            bytes.push(0xE6);
        }
        bytes.extend(b"];B[ee])");
        decode(&bytes, None).encoding
    };
    assert_eq!(file("CA[UTF-8]"), "UTF-8");
    assert_ne!(file(""), "UTF-8");
}

/// Big5 text is recognised even if all its bytes are also valid in GB 2312.
#[test]
fn big5_is_not_taken_for_chinese_of_the_mainland() {
    for name in ["王元均 九段 黑嘉嘉 七段", "賴均輔", "白心銘"] {
        let text = format!("(;GM[1]SZ[19]PB[{name}]PC[海峰];B[pd])");
        let bytes = BIG5.encode(&text).0;
        assert_eq!((guess(&bytes), decode(&bytes, None).text), (BIG5, text));
    }
}

/// In UTF-16, every other byte of ASCII text is zero, and the rest are not.
#[test]
fn utf_16_is_known_by_its_zeros() {
    for (bytes, found) in [
        (b"\0(\0;".as_slice(), Some(UTF_16BE)),
        (b"(\0;\0", Some(UTF_16LE)),
        (b"\0\0\0;", None),
        (b"\0(\0\0", None),
        (b"\0\0;\0", None),
        (b"(\0\0\0", None),
        (b"(;GM", None),
        (b"\0(\0", None),
    ] {
        assert_eq!(utf_16_without_mark(bytes), found, "{bytes:?}");
    }
}

/// Labels that occur in game files but not in the standards.
#[test]
fn encodings_are_called_by_many_names() {
    for (encoding, names) in [
        (GB18030, "cp936 MS936 936 gb gb-18030 chinese-simplified euc-cn euccn"),
        (BIG5, "cp950 ms950 950 big-5 Big5"),
        (SHIFT_JIS, "cp932 ms932 932 shiftjis sjis"),
        (EUC_KR, "cp949 ms949 949 euckr uhc"),
        (EUC_JP, "eucjp EUC-JP"),
        (UTF_8, "utf utf_8 utf8"),
        (WINDOWS_1252, "latin-1 latin_1 latin1 iso8859_1 iso8859-1"),
    ] {
        for name in names.split(' ') {
            assert_eq!(encoding_named(name), Some(encoding), "{name}");
        }
    }
    assert_eq!(encoding_named("klingon"), None);
}

/// Three valid characters are needed per damaged one; if the file declares UTF-8, one.
#[test]
fn utf_8_with_a_few_broken_signs_is_utf_8() {
    let whole = "柯洁古力".as_bytes();
    for (signs, broken, alone, says_so) in
        [(4, 0, true, true), (4, 1, true, true), (3, 2, false, true), (1, 2, false, false)]
    {
        let mut bytes = b"PB[".to_vec();
        bytes.extend(&whole[..3 * signs]);
        bytes.extend(b"x\xE6".repeat(broken));
        bytes.extend(b" 9d]");
        assert_eq!(is_damaged_utf_8(&bytes, false), alone, "{signs} {broken}");
        assert_eq!(is_damaged_utf_8(&bytes, true), says_so, "{signs} {broken}");
    }
    assert!(!is_damaged_utf_8(b"PB[Lee]", true));
}

#[test]
fn only_pairs_of_high_bytes_may_be_hangul() {
    let hangul = EUC_KR.encode("이세돌박정").0;
    assert!(Pairs::of(&hangul).is_some_and(|pairs| pairs.are_hangul()));
    assert!(Pairs::of(&hangul[..8]).is_some_and(|pairs| !pairs.are_hangul()));
    for bytes in [&b"Lee"[..], &[0x81, 0xB0], &[0xB0, 0x81], &[0xB0]] {
        assert!(Pairs::of(bytes).is_none(), "{bytes:?}");
    }
}

#[test]
fn a_wrong_encoding_does_not_swallow_moves() {
    let moves = |name: &str| format!("(;SZ[9]PB[{name}];B[cc];W[gg]C[{name}];B[ee]C[ok])");
    for (encoding, declared, name) in [
        (WINDOWS_1252, "CA[GB2312]", "André"),
        (WINDOWS_1252, "CA[Big5]", "André"),
        (SHIFT_JIS, "", "表"),
        (SHIFT_JIS, "CA[ISO-8859-1]", "表"),
        (BIG5, "", "功"),
        (BIG5, "CA[Shift_JIS]", "功"),
    ] {
        let text = format!("{declared}{}", moves(name)).replace("(;", "(;GM[1]");
        let read = decode(&encoding.encode(&text).0, None);
        assert_eq!(count_nodes(&read.text), 4, "{declared} {name}: {read:?}");
        assert!(!read.notes.is_empty());
    }
}

#[test]
fn a_byte_order_mark_is_no_text() {
    assert_eq!(decode(b"\xEF\xBB\xBF(;)", None).text, "(;)");
    assert_eq!(decode(b"\xFF\xFE(\0;\0)\0", None).text, "(;)");
    assert_eq!(decode(b"(\0;\0)\0", None).text, "(;)");
    assert_eq!(decode(b"\0(\0;\0)", None).text, "(;)");
}

/// One bad byte must not switch to another encoding, which could swallow a bracket.
#[test]
fn damaged_utf_8_stays_utf_8() {
    for declared in ["", "CA[UTF-8]", "CA[gb2312]"] {
        let text = format!("(;GM[1]{declared}PB[柯洁]PW[李世石]EV[?];B[cc];W[gg])");
        let mut bytes = text.into_bytes();
        let at = bytes.iter().position(|&byte| byte == b'?').unwrap();
        // The first byte of a character that was cut off.
        bytes[at] = 0xE6;
        let read = decode(&bytes, None);
        assert_eq!(read.encoding, "UTF-8", "{declared}");
        assert!(read.text.contains("PB[柯洁]PW[李世石]EV[\u{fffd}];B[cc];W[gg])"), "{}", read.text);
        assert!(matches!(&read.notes[..], [EncodingRemark::Damaged { .. }]), "{declared}");
    }
}

#[test]
fn valid_utf_8_beats_a_wrong_declaration() {
    let read = decode("(;CA[gb2312]PB[柯洁])".as_bytes(), None);
    assert_eq!(read.encoding, "UTF-8");
    assert_eq!(read.notes.len(), 1);
}
