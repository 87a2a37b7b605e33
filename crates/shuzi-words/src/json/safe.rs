//! JSON that is safe to print on a terminal.

use crate::is_hidden;

/// Returns the JSON with the characters a terminal would obey as escapes; JSON itself requires that
/// for the first control characters only.
pub fn safe_json(json: String) -> String {
    if !json.chars().any(|sign| sign != '\n' && is_hidden(sign)) {
        return json;
    }
    let mut escaped = String::with_capacity(json.len() + 16);
    for sign in json.chars() {
        if sign != '\n' && is_hidden(sign) {
            // None of them needs more than four hex digits.
            escaped.push_str(&format!("\\u{:04x}", u32::from(sign)));
        } else {
            escaped.push(sign);
        }
    }
    escaped
}
