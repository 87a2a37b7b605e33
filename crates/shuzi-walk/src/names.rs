//! The players' names of a game at the table, as typed: `Anna, Ben`.

/// The longest name and the longest text of both, in bytes.
pub const LONGEST_NAMES: usize = 80;
/// What may be between the two names.
const BETWEEN: [char; 4] = [',', '，', '、', '/'];

/// The names in a text, [Black, White]; `None` for one that is missing.
pub(crate) fn player_names(text: &str) -> [Option<String>; 2] {
    let plain: String = text.chars().filter(|sign| !sign.is_control()).collect();
    let (black, white) = plain.split_once(BETWEEN).unwrap_or((&plain, ""));
    [black, white].map(|name| {
        let name = name.trim();
        let fits =
            name.char_indices().take_while(|(at, sign)| at + sign.len_utf8() <= LONGEST_NAMES);
        let name: String = fits.map(|(_, sign)| sign).collect();
        (!name.is_empty()).then_some(name)
    })
}
