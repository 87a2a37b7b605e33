//! Decodes the bytes of a game file, in whatever encoding.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
    WINDOWS_1252,
};

use super::formats::as_sgf;
use crate::fact::facts;

/// A file's text and how it was decoded.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte order mark; a game of another kind of file is SGF here.
    pub text: String,
    /// The name of the encoding.
    pub encoding: &'static str,
    /// What was guessed or is damaged.
    pub notes: Vec<EncodingRemark>,
}

impl Decoded {
    /// Wraps a text that is already decoded; its `CA` is ignored.
    pub fn of_text(text: &str) -> Self {
        let text = as_sgf(text.trim_start_matches('\u{feff}').to_owned());
        Self { text, encoding: "UTF-8", notes: Vec::new() }
    }
}

facts! {
    /// What was guessed about a file's encoding, or could not be decoded.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
    pub enum EncodingRemark {
        /// The file declares another encoding, but is UTF-8.
        IsUtf8 { name: String } => "encoding-is-utf-8",
        /// The file declares no encoding.
        Guessed { used: String } => "encoding-guessed",
        /// The declared encoding is unknown.
        Unknown { name: String, used: String } => "encoding-unknown",
        /// The declared encoding does not fit the text.
        Other { name: String, used: String } => "encoding-other",
        /// Some bytes are not valid in the encoding.
        Damaged { name: String } => "encoding-damaged",
    }
}

/// Decodes a game file.
///
/// The encoding comes from, in this order: the byte order mark; `named`, the user's choice; zero
/// bytes that show UTF-16; UTF-8, if the bytes are valid but for some damage; the file's `CA`; a
/// guess.
///
/// The whole file is decoded before it is read as SGF, because the second byte of a Chinese or
/// Japanese character can look like `]` or `\`. For the same reason a wrong encoding can swallow
/// moves: one that reads more nodes overrides `CA` and the guess.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
pub fn decode(bytes: &[u8], named: Option<&'static Encoding>) -> Decoded {
    let plain = |encoding| read_as(bytes, encoding).into_decoded(Vec::new());
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return plain(encoding);
    }
    if let Some(encoding) = named.or_else(|| utf_16_without_mark(bytes)) {
        return plain(encoding);
    }
    let declared = declared_charset(bytes);
    let known = declared.as_deref().and_then(encoding_named);
    let known = known.filter(|encoding| encoding.is_ascii_compatible());
    if let Ok(text) = std::str::from_utf8(bytes) {
        let lies = known.is_some_and(|encoding| encoding != UTF_8) && !text.is_ascii();
        let name = declared.unwrap_or_default();
        let notes = if lies { vec![EncodingRemark::IsUtf8 { name }] } else { Vec::new() };
        return Decoded { text: as_sgf(text.to_owned()), encoding: "UTF-8", notes };
    }
    if is_damaged_utf_8(bytes, known == Some(UTF_8)) {
        return plain(UTF_8);
    }
    let first = known.filter(|encoding| *encoding != UTF_8).unwrap_or_else(|| guess(bytes));
    let best = OTHERS.into_iter().fold(read_as(bytes, first), |best, encoding| {
        let other = read_as(bytes, encoding);
        if other.is_better_than(&best) { other } else { best }
    });
    let used = best.encoding.name().to_owned();
    let note = match (declared, known) {
        (None, _) => Some(EncodingRemark::Guessed { used }),
        (Some(name), None) => Some(EncodingRemark::Unknown { name, used }),
        (Some(name), Some(known)) if best.encoding != known => {
            Some(EncodingRemark::Other { name, used })
        }
        (Some(_), Some(_)) => None,
    };
    best.into_decoded(note.into_iter().collect())
}

/// Encodings to try, because the first choice may swallow moves.
const OTHERS: [&Encoding; 5] = [GB18030, BIG5, SHIFT_JIS, EUC_KR, WINDOWS_1252];

/// The result of decoding with one encoding.
struct Decoding {
    text: String,
    encoding: &'static Encoding,
    nodes: usize,
    damaged: bool,
}

impl Decoding {
    /// Whether this finds more nodes than `other` without new damage.
    const fn is_better_than(&self, other: &Self) -> bool {
        self.nodes > other.nodes && (!self.damaged || other.damaged)
    }

    fn into_decoded(self, mut notes: Vec<EncodingRemark>) -> Decoded {
        let name = self.encoding.name();
        if self.damaged {
            notes.push(EncodingRemark::Damaged { name: name.to_owned() });
        }
        Decoded { text: as_sgf(self.text), encoding: name, notes }
    }
}

fn read_as(bytes: &[u8], encoding: &'static Encoding) -> Decoding {
    let (text, encoding, damaged) = encoding.decode(bytes);
    let nodes = count_nodes(&text);
    Decoding { text: text.into_owned(), encoding, nodes, damaged }
}

/// Counts the `;` outside brackets.
fn count_nodes(text: &str) -> usize {
    let (mut nodes, mut inside, mut escaped) = (0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if inside => escaped = true,
            b'[' => inside = true,
            b']' => inside = false,
            b';' if !inside => nodes += 1,
            _ => {}
        }
    }
    nodes
}

/// Whether bytes are UTF-8 with a few errors, such as a name cut inside a character or a pasted
/// line in another encoding.
///
/// Text in another encoding hardly ever looks like UTF-8 by chance, so a file that declares UTF-8
/// (`says_so`) needs one valid character per error, any other file three.
fn is_damaged_utf_8(bytes: &[u8], says_so: bool) -> bool {
    let (mut whole, mut broken) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        whole += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    whole > 0 && whole >= if says_so { broken } else { 3 * broken }
}

/// Recognises UTF-16 without a byte order mark, by its zero bytes.
fn utf_16_without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [0, a, 0, b, ..] if *a != 0 && *b != 0 => Some(UTF_16BE),
        [a, 0, b, 0, ..] if *a != 0 && *b != 0 => Some(UTF_16LE),
        _ => None,
    }
}

/// The encoding with this label, including spellings found only in game files.
pub fn encoding_named(label: &str) -> Option<&'static Encoding> {
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

/// The value of the first `CA` property, searched in the first 4096 bytes before decoding.
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

/// Guesses the encoding from the bytes.
///
/// The detector takes short Chinese names, the most frequent in game files, for Japanese, Korean or
/// Western text. If all high bytes form GB 2312 pairs, it gets a hint to expect Chinese.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let guess_with = |hint: Option<&[u8]>| {
        let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
        detector.feed(bytes, true);
        detector.guess(hint, Utf8Detection::Deny)
    };
    let free = guess_with(None);
    let pairs = Pairs::of(bytes);
    if pairs.as_ref().is_some_and(Pairs::are_mostly_hangul) {
        return EUC_KR;
    }
    let chinese = match pairs {
        None => false,
        Some(pairs) if free == EUC_KR => !pairs.are_hangul(),
        Some(_) => free == GBK || free == EUC_JP || free.is_single_byte(),
    };
    let chosen = if chinese { guess_with(Some(b"cn")) } else { free };
    if chosen == GBK { GB18030 } else { chosen }
}

/// The high bytes of a text, if all are in pairs as in GB 2312 and EUC-KR.
struct Pairs {
    count: usize,
    /// How many are in the rows of Hangul, 0xB0 to 0xC8. Somewhat more than half of a Chinese text is.
    hangul: usize,
}

impl Pairs {
    fn of(bytes: &[u8]) -> Option<Self> {
        let mut pairs = Self { count: 0, hangul: 0 };
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
            pairs.hangul += usize::from((0xB0..=0xC8).contains(&lead));
        }
        (pairs.count > 0).then_some(pairs)
    }

    /// Whether a text that may be Korean is: a short Chinese name may stay in these rows.
    const fn are_hangul(&self) -> bool {
        self.count >= 5 && self.hangul == self.count
    }

    /// Whether no Chinese text of this length would have so many, but Korean text with a few Chinese
    /// characters has.
    const fn are_mostly_hangul(&self) -> bool {
        self.count >= 12 && self.hangul * 20 >= self.count * 17
    }
}

#[cfg(test)]
#[path = "../../tests/inside/record_encoding.rs"]
mod tests;
