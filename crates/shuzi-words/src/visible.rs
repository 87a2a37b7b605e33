//! Makes foreign text safe for terminals by showing control characters.

use std::borrow::Cow;

/// Replaces control characters with visible symbols, such as `␛[2J` for an escape sequence. Line
/// breaks stay; characters that change the writing direction become codes (`(U+202E)`).
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|sign| sign != '\n' && is_hidden(sign)) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for sign in text.chars() {
        match sign {
            '\n' => shown.push('\n'),
            sign if is_hidden(sign) => shown.push_str(&picture(sign)),
            plain => shown.push(plain),
        }
    }
    Cow::Owned(shown)
}

/// Like [`visible`], but also replaces line breaks.
pub fn visible_line(text: &str) -> Cow<'_, str> {
    match visible(text) {
        shown if shown.contains('\n') => Cow::Owned(shown.replace('\n', "␊")),
        shown => shown,
    }
}

/// Whether a character is invisible but has an effect: control characters, those that change the
/// writing direction, and two that XML forbids.
pub const fn is_hidden(sign: char) -> bool {
    sign.is_ascii_control()
        || matches!(sign, '\u{80}'..='\u{9f}')
        || matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{fffe}' | '\u{ffff}')
        || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The symbol for a hidden character; Unicode has pictures of the first control characters.
fn picture(sign: char) -> String {
    match u32::from(sign) {
        0x7f => "␡".to_owned(),
        code @ 0..=0x1f => char::from_u32(0x2400 + code).map_or_else(String::new, String::from),
        code => format!("(U+{code:04X})"),
    }
}
