//! A number being typed, as people add up at a table: `12+20`, heaps of ten, `7½`.

use serde::{Deserialize, Serialize};

use super::Remark;

/// What has been typed, and the tens counted at one key.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberEntry {
    tens: u32,
    text: String,
}

/// The longest text that is taken.
const LONGEST: usize = 60;

impl NumberEntry {
    /// Whether a sign may be typed.
    pub const fn takes(c: char) -> bool {
        c.is_ascii_digit() || matches!(c, '+' | ' ' | '.' | ',' | '/' | '-' | '½' | '¼' | '¾')
    }

    /// Adds a sign.
    pub fn push(&mut self, c: char) {
        if self.text.len() < LONGEST {
            self.text.push(c);
        }
    }

    /// A ten more.
    pub const fn add_ten(&mut self) {
        self.tens = self.tens.saturating_add(1);
    }

    /// Takes the last sign back, or after the last one a ten.
    pub fn erase(&mut self) {
        if self.text.pop().is_none() {
            self.tens = self.tens.saturating_sub(1);
        }
    }

    /// Whether nothing has been typed.
    pub const fn is_empty(&self) -> bool {
        self.tens == 0 && self.text.is_empty()
    }

    /// What is shown of it: `3 × 10 + 12+4`.
    pub fn shown(&self) -> String {
        match (self.tens, self.text.is_empty()) {
            (0, _) => self.text.clone(),
            (tens, true) => format!("{tens} × 10"),
            (tens, false) => format!("{tens} × 10 + {}", self.text),
        }
    }

    /// The bare text, for settings.
    pub fn into_text(self) -> String {
        self.text
    }

    /// The sum so far; none if nothing is typed.
    ///
    /// # Errors
    /// If it is no sum of whole numbers.
    pub fn value(&self) -> Result<Option<u32>, Remark> {
        if self.is_empty() {
            return Ok(None);
        }
        let typed = self.text.trim_end_matches(['+', ' ']);
        let parts = typed.split(['+', ' ']).filter(|part| !part.is_empty());
        let mut sum = self.tens.saturating_mul(10);
        for part in parts {
            let number: u32 =
                part.parse().map_err(|_| Remark::NotAWholeNumber { text: part.to_owned() })?;
            sum = sum.checked_add(number).ok_or(Remark::TooLarge)?;
        }
        if sum > 2704 { Err(Remark::TooLarge) } else { Ok(Some(sum)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str, tens: u32) -> NumberEntry {
        NumberEntry { tens, text: text.to_owned() }
    }

    #[test]
    fn sums_and_tens_add_up() {
        for (text, tens, sum) in
            [("12+20", 0, 32), ("12 + 20 + ", 0, 32), ("4", 3, 34), ("", 2, 20), ("0", 0, 0)]
        {
            assert_eq!(typed(text, tens).value(), Ok(Some(sum)), "{text}");
        }
        assert_eq!(NumberEntry::default().value(), Ok(None));
        assert!(typed("7.5", 0).value().is_err());
        assert!(typed("99999999999", 0).value().is_err());
        assert!(typed("2705", 0).value().is_err());
    }

    #[test]
    fn erasing_takes_text_first_then_tens() {
        let mut entry = typed("4", 1);
        entry.erase();
        assert_eq!(entry.shown(), "1 × 10");
        entry.erase();
        assert!(entry.is_empty());
        entry.erase();
        assert!(entry.is_empty());
    }
}
