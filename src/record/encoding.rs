//! Bytes of a game file into text, whatever encoding they are in.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, UTF_8, WINDOWS_1252};

/// A file's text and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte order mark.
    pub text: String,
    /// The name of the encoding it was read in.
    pub encoding: &'static str,
    /// What had to be guessed or mended on the way.
    pub notes: Vec<String>,
}

/// Decodes a file: byte order mark, then UTF-8 if it is valid, then the file's `CA`, then a
/// guess from the bytes.
///
/// The whole file is decoded before it is read as SGF, since the second bytes of Chinese and
/// Japanese characters can look like `]` and `\`.
///
/// `named` is an encoding the user asked for; it beats everything but a byte order mark.
pub fn decode(bytes: &[u8], named: Option<&str>) -> Decoded {
    let mut notes = Vec::new();
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return decoded(bytes, encoding, notes);
    }
    let asked = named.and_then(|name| {
        let known = encoding_named(name);
        if known.is_none() {
            notes.push(format!("unknown encoding `{name}`: the file's own is used"));
        }
        known
    });
    if let Some(encoding) = asked {
        return decoded(bytes, encoding, notes);
    }
    let declared = declared_charset(bytes);
    let charset = declared.as_deref().map(|name| (name, encoding_named(name)));
    if let Ok(text) = std::str::from_utf8(bytes) {
        if let Some((name, Some(encoding))) = charset
            && encoding != UTF_8
            && encoding.is_ascii_compatible()
            && !text.is_ascii()
        {
            notes.push(format!("CA says {name}, but the text is UTF-8: read as UTF-8"));
        }
        return Decoded { text: text.to_owned(), encoding: "UTF-8", notes };
    }
    let encoding = match charset {
        Some((name, Some(encoding))) if encoding == UTF_8 => {
            let guess = guess(bytes);
            notes.push(format!("CA says {name}, but the text is not: read as {}", guess.name()));
            guess
        }
        Some((_, Some(encoding))) => encoding,
        Some((name, None)) => {
            let guess = guess(bytes);
            notes.push(format!("unknown encoding CA[{name}]: read as {}", guess.name()));
            guess
        }
        None => {
            let guess = guess(bytes);
            notes.push(format!("no encoding named: read as {}", guess.name()));
            guess
        }
    };
    decoded(bytes, encoding, notes)
}

fn decoded(bytes: &[u8], encoding: &'static Encoding, mut notes: Vec<String>) -> Decoded {
    let (text, used, damaged) = encoding.decode(bytes);
    if damaged {
        notes.push(format!("some characters are not valid {}: shown as \u{FFFD}", used.name()));
    }
    Decoded { text: text.into_owned(), encoding: used.name(), notes }
}

/// The encoding a label names, with the spellings found in game files.
fn encoding_named(label: &str) -> Option<&'static Encoding> {
    let plain = label.trim().to_ascii_lowercase();
    Encoding::for_label(plain.as_bytes()).or(match plain.as_str() {
        "cp936" | "ms936" | "936" | "gb" | "gb-18030" | "chinese-simplified" | "euc-cn"
        | "euccn" => Some(GB18030),
        "cp950" | "ms950" | "950" | "big-5" => Some(BIG5),
        "cp932" | "ms932" | "932" | "shiftjis" => Some(SHIFT_JIS),
        "cp949" | "ms949" | "949" | "euckr" | "uhc" => Some(EUC_KR),
        "eucjp" => Some(EUC_JP),
        "utf" | "utf 8" | "utf_8" => Some(UTF_8),
        "latin-1" | "latin_1" | "iso 8859-1" | "iso8859_1" => Some(WINDOWS_1252),
        _ => None,
    })
}

/// The value of the first `CA` property, looked for in the bytes before they are text.
fn declared_charset(bytes: &[u8]) -> Option<String> {
    let head = &bytes[..bytes.len().min(4096)];
    let starts = head.windows(3).enumerate().filter(|(_, window)| *window == b"CA[");
    for (at, _) in starts {
        let is_whole_name = at == 0 || !head[at - 1].is_ascii_alphabetic();
        if let Some(end) = head[at..].iter().position(|&byte| byte == b']')
            && is_whole_name
        {
            return std::str::from_utf8(&head[at + 3..at + end]).ok().map(str::to_owned);
        }
    }
    None
}

/// Guesses from the bytes.
///
/// Short Chinese names, the commonest in game files, look like Japanese, Korean or Western text
/// to the detector, so where they read as whole GB 2312 characters it is told to expect Chinese.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let guess_with = |hint: Option<&[u8]>| {
        let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
        detector.feed(bytes, true);
        detector.guess(hint, Utf8Detection::Deny)
    };
    let free = guess_with(None);
    let chinese = match Pairs::of(bytes) {
        None => false,
        Some(pairs) if free == EUC_KR => !pairs.are_hangul(),
        Some(_) => free == GBK || free == EUC_JP || free.is_single_byte(),
    };
    let chosen = if chinese { guess_with(Some(b"cn")) } else { free };
    if chosen == GBK { GB18030 } else { chosen }
}

/// The high bytes of a text, when all come in pairs as in GB 2312 and EUC-KR.
struct Pairs {
    count: usize,
    highest_lead: u8,
}

impl Pairs {
    fn of(bytes: &[u8]) -> Option<Self> {
        let mut pairs = Self { count: 0, highest_lead: 0 };
        let mut high = bytes.iter().skip_while(|byte| byte.is_ascii());
        while let Some(&lead) = high.next() {
            if lead.is_ascii() {
                continue;
            }
            let trail = *high.next()?;
            if lead < 0xA1 || trail < 0xA1 {
                return None;
            }
            pairs.count += 1;
            pairs.highest_lead = pairs.highest_lead.max(lead);
        }
        (pairs.count > 0).then_some(pairs)
    }

    /// Hangul fills rows 0xB0 to 0xC8; Chinese text soon leaves them, but not in two characters.
    const fn are_hangul(&self) -> bool {
        self.count >= 5 && self.highest_lead <= 0xC8
    }
}

#[cfg(test)]
mod tests {
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
        for name in ["柯洁", "古力", "李世石 九段"] {
            let text = format!("(;GM[1]SZ[19]PB[{name}];B[pd])");
            let read = decode(&GB18030.encode(&text).0, None);
            assert_eq!(read.text, text);
            assert_eq!(read.notes.len(), 1);
        }
    }

    #[test]
    fn a_byte_order_mark_is_no_text() {
        assert_eq!(decode(b"\xEF\xBB\xBF(;)", None).text, "(;)");
        assert_eq!(decode(b"\xFF\xFE(\0;\0)\0", None).text, "(;)");
    }

    #[test]
    fn valid_utf_8_beats_a_wrong_declaration() {
        let read = decode("(;CA[gb2312]PB[柯洁])".as_bytes(), None);
        assert_eq!(read.encoding, "UTF-8");
        assert_eq!(read.notes.len(), 1);
    }
}
