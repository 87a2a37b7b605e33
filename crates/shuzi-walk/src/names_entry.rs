//! The players' names of a game at the table, being typed: `Anna, Ben`.

/// Two names being typed, Black's first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamesEntry {
    text: String,
}

/// The longest text accepted, in bytes.
const LONGEST: usize = 80;
/// What may stand between the two names.
const BETWEEN: [char; 4] = [',', '，', '、', '/'];

impl NamesEntry {
    /// The names as they are, to be changed.
    pub fn of(names: [Option<&str>; 2]) -> Self {
        let [black, white] = names.map(Option::unwrap_or_default);
        let between = if white.is_empty() { "" } else { ", " };
        Self { text: format!("{black}{between}{white}") }
    }

    /// The text typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Appends a character, if there is room.
    pub fn push(&mut self, sign: char) {
        if self.text.len() < LONGEST && !sign.is_control() {
            self.text.push(sign);
        }
    }

    /// Deletes the last character.
    pub fn erase(&mut self) {
        self.text.pop();
    }

    /// The names in a text, [Black, White]; `None` for one that is missing.
    pub fn names(text: &str) -> [Option<String>; 2] {
        let plain: String = text.chars().filter(|sign| !sign.is_control()).collect();
        let (black, white) = plain.split_once(BETWEEN).unwrap_or((&plain, ""));
        [black, white].map(|name| {
            let name = name.trim();
            let fits = name.char_indices().take_while(|(at, sign)| at + sign.len_utf8() <= LONGEST);
            let name: String = fits.map(|(_, sign)| sign).collect();
            (!name.is_empty()).then_some(name)
        })
    }
}
