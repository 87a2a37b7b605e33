//! A number being typed as players add at a table: `12+20`, `12 20`, `3*20`, heaps of ten, `7½`.

use serde::{Deserialize, Serialize};

use crate::Remark;
use shuzi_core::goban::Size;

/// The typed text, and the tens added by key.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "KeptEntry")]
pub struct NumberEntry {
    tens: u32,
    text: String,
}

/// The saved form, checked on loading because anyone can edit the file.
#[derive(Deserialize)]
struct KeptEntry {
    tens: u32,
    text: String,
}

impl TryFrom<KeptEntry> for NumberEntry {
    type Error = &'static str;

    fn try_from(kept: KeptEntry) -> Result<Self, Self::Error> {
        let mut entry = Self { tens: kept.tens, text: String::new() };
        let typed = kept.text.chars().try_for_each(|sign| entry.push(sign));
        if typed.is_err() || entry.text != kept.text {
            return Err("nobody can have typed this");
        }
        Ok(entry)
    }
}

/// The longest text accepted, in bytes.
const LONGEST: usize = 60;

/// The characters between two numbers of a sum.
const BETWEEN: [char; 3] = ['+', ' ', ','];

impl NumberEntry {
    /// The empty entry.
    pub(crate) const NOTHING: Self = Self { tens: 0, text: String::new() };

    /// Returns the character meant by a typed one, which may be a full-width East Asian form;
    /// `None` if it cannot be part of a number.
    pub fn meant(typed: char) -> Option<char> {
        let sign = match typed {
            '０'..='９' => char::from_digit(u32::from(typed) - u32::from('０'), 10)?,
            '＋' => '+',
            '，' | '、' => ',',
            '．' | '。' => '.',
            '－' | '−' => '-',
            '／' => '/',
            '\u{3000}' => ' ',
            '×' | '＊' | '·' => '*',
            plain => plain,
        };
        let known = sign.is_ascii_digit()
            || matches!(sign, '+' | ' ' | '.' | ',' | '/' | '-' | '*' | '½' | '¼' | '¾');
        known.then_some(sign)
    }

    /// Appends a character.
    ///
    /// # Errors
    /// Returns an error if the character cannot be part of a number, or the entry is full.
    pub fn push(&mut self, typed: char) -> Result<(), Remark> {
        let sign = Self::meant(typed).ok_or(Remark::NotInANumber { sign: typed.to_string() })?;
        if self.text.len() >= LONGEST {
            return Err(Remark::EntryFull);
        }
        // A space only separates numbers: drop leading and repeated ones.
        if sign != ' ' || !self.text.is_empty() && !self.text.ends_with(' ') {
            self.text.push(sign);
        }
        Ok(())
    }

    pub const fn add_ten(&mut self) {
        self.tens = self.tens.saturating_add(1);
    }

    /// Deletes the last character, or a ten if there is no text.
    pub fn erase(&mut self) {
        if self.text.pop().is_none() {
            self.tens = self.tens.saturating_sub(1);
        }
    }

    /// Deletes the last number, or a ten if there is no text.
    pub fn erase_number(&mut self) {
        let rest = self.text.trim_end_matches(BETWEEN);
        if rest.is_empty() {
            self.text.clear();
            self.tens = self.tens.saturating_sub(1);
            return;
        }
        let rest = rest.rfind(BETWEEN).map_or(0, |at| at + 1);
        self.text.truncate(rest);
    }

    /// Whether nothing has been typed.
    pub const fn is_empty(&self) -> bool {
        self.tens == 0 && self.text.is_empty()
    }

    /// The entry as displayed: `3 × 10 + 12+4`.
    pub fn shown(&self) -> String {
        match (self.tens, self.text.is_empty()) {
            (0, _) => self.text.clone(),
            (tens, true) => format!("{tens} × 10"),
            (tens, false) => format!("{tens} × 10 + {}", self.text),
        }
    }

    /// The text with a decimal point: `7,5` becomes `7.5`.
    pub fn amount_text(&self) -> String {
        self.text.replace(',', ".")
    }

    /// The operator at the end, after which a number is missing.
    pub fn hanging(&self) -> Option<char> {
        let last = self.text.trim_end().chars().last();
        last.filter(|sign| matches!(sign, '+' | '*' | ',')).filter(|_| self.text.len() > 1)
    }

    /// The sum so far, in points; `None` if nothing is typed.
    ///
    /// # Errors
    /// Returns an error if the text is not a sum of whole numbers and products, or exceeds the
    /// points of the largest board.
    pub fn value(&self) -> Result<Option<u32>, Remark> {
        if self.tens == 0 && self.text.chars().all(|sign| BETWEEN.contains(&sign)) {
            return Ok(None);
        }
        let mut sum = self.tens.checked_mul(10).ok_or(Remark::TooLarge)?;
        for part in self.text.split(BETWEEN).filter(|part| !part.is_empty()) {
            let mut product: u32 = 1;
            for factor in part.trim_end_matches('*').split('*') {
                let number: u32 = factor
                    .parse()
                    .map_err(|_| Remark::NotAWholeNumber { text: part.to_owned() })?;
                product = product.checked_mul(number).ok_or(Remark::TooLarge)?;
            }
            sum = sum.checked_add(product).ok_or(Remark::TooLarge)?;
        }
        if sum > u32::from(Size::MOST_POINTS) { Err(Remark::TooLarge) } else { Ok(Some(sum)) }
    }
}
