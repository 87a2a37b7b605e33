//! A text being typed.

/// A text being typed, up to a length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    text: String,
}

/// The longest text, in bytes.
const LONGEST: usize = 60;

impl Field {
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Appends a character, if there is room.
    pub fn push(&mut self, sign: char) {
        if self.text.len() < LONGEST && !sign.is_control() {
            self.text.push(sign);
        }
    }

    /// Deletes the last character. Returns false if there is none.
    pub fn erase(&mut self) -> bool {
        self.text.pop().is_some()
    }

    /// Whether every word of the text is in another one, whatever the case.
    pub fn matches(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.text.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }
}
