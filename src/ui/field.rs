//! A text being typed.

/// A text being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    text: String,
    /// The longest text, in bytes.
    longest: usize,
}

impl Default for Field {
    fn default() -> Self {
        Self::of(String::new(), 60)
    }
}

impl Field {
    pub const fn of(text: String, longest: usize) -> Self {
        Self { text, longest }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Appends a character, if there is room.
    pub fn push(&mut self, sign: char) {
        if self.text.len() < self.longest && !sign.is_control() {
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
