//! Property names and values: spellings, escapes, and which values are text.

/// Long names, as in FF3 files, whose capitals are not the short name.
const LONG_NAMES: [(&str, &str); 22] = [
    ("black", "B"),
    ("white", "W"),
    ("komi", "KM"),
    ("size", "SZ"),
    ("handicap", "HA"),
    ("result", "RE"),
    ("rules", "RU"),
    ("comment", "C"),
    ("name", "N"),
    ("game", "GM"),
    ("gamename", "GN"),
    ("fileformat", "FF"),
    ("charset", "CA"),
    ("application", "AP"),
    ("date", "DT"),
    ("event", "EV"),
    ("round", "RO"),
    ("place", "PC"),
    ("player", "PL"),
    ("addblack", "AB"),
    ("addwhite", "AW"),
    ("addempty", "AE"),
];

/// Properties with free text as their value, which may contain an unescaped `]`.
const TEXT: [&str; 22] = [
    "C", "GC", "N", "AN", "BT", "CP", "DT", "EV", "GN", "ON", "OT", "PB", "PC", "PW", "RE", "RO",
    "RU", "SO", "US", "WT", "LB", "AP",
];

/// The short name of a property, from the spelling in a file.
///
/// FF3 allows lower-case letters between the capitals (`KoMi`); some programs write whole names in
/// lower case (`b`) or long names with one capital (`Komi`).
pub(super) fn short_name(spelled: &str) -> String {
    if spelled.bytes().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit()) {
        return spelled.to_owned();
    }
    let lower = spelled.to_ascii_lowercase();
    if let Some((_, short)) = LONG_NAMES.iter().find(|(long, _)| *long == lower) {
        return (*short).to_owned();
    }
    let capitals: String = spelled.chars().filter(|c| !c.is_ascii_lowercase()).collect();
    if capitals.is_empty() { spelled.to_ascii_uppercase() } else { capitals }
}

/// Whether a property's value is free text.
pub(super) fn is_text(name: &str) -> bool {
    TEXT.contains(&name)
}

/// Resolves the escapes in a value: `\]` becomes `]`, an escaped line break disappears.
pub(super) fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '\\' {
            text.push(c);
            continue;
        }
        match chars.next() {
            Some(first @ ('\n' | '\r')) => {
                let second = if first == '\n' { '\r' } else { '\n' };
                chars.next_if_eq(&second);
            }
            Some(escaped) => text.push(escaped),
            None => {}
        }
    }
    text
}

/// Escapes a text for use as an SGF value, between brackets.
pub fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

#[cfg(test)]
#[path = "../../../tests/inside/record_property.rs"]
mod tests;
