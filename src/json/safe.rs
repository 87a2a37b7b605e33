//! JSON that a terminal shows and does not obey.

use crate::words::is_hidden;

/// The same JSON with what a terminal would obey written as escapes: strings may hold it as it is,
/// but for the first control characters.
pub fn safe_json(json: String) -> String {
    if !json.chars().any(|sign| sign != '\n' && is_hidden(sign)) {
        return json;
    }
    let mut escaped = String::with_capacity(json.len() + 16);
    for sign in json.chars() {
        if sign != '\n' && is_hidden(sign) {
            // None of them needs more than four figures.
            escaped.push_str(&format!("\\u{:04x}", u32::from(sign)));
        } else {
            escaped.push(sign);
        }
    }
    escaped
}
