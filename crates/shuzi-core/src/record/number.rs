//! Numbers of points as people and servers write them, in every language.

use super::Unit;
use crate::amount::{Amount, AmountError};

/// Reads a number, with or without a unit, in points: `6.5 points`, `６目半`, `六目半`, `6집반`, `半目`,
/// `2又3/4子`, `コミ6目半`. A number in 子 (zi) is doubled.
pub(super) fn read_number(text: &str) -> Result<(Amount, Unit), AmountError> {
    let plain = plain(text);
    let text = in_digits(without_words(plain.trim()));
    let number = with_unit(&text)?;
    Ok(if text.contains('子') { (number.doubled(), Unit::Zi) } else { (number, Unit::Points) })
}

/// Returns a text in characters of half width, its mixed fractions apart, its Korean units as the
/// Chinese ones.
pub(super) fn plain(text: &str) -> String {
    let plain = |c: char| match c {
        '！'..='～' => u32::from(c).checked_sub(FULL_WIDTH).and_then(char::from_u32).unwrap_or(c),
        '\u{3000}' | '又' | 'と' | '과' | '와' => ' ',
        '반' => '半',
        '자' => '子',
        c => c,
    };
    text.chars().map(plain).collect()
}

/// How far characters of full width are from those of half width.
const FULL_WIDTH: u32 = 0xFEE0;

/// Words before a komi: what it is called, and who gives it.
const WORDS: [&str; 12] =
    ["コミ出し", "コミ", "komi", "Komi", "덤", "贴目", "貼目", "贴", "貼", "黑", "黒", "흑"];

/// Returns a number without the words before it.
fn without_words(mut text: &str) -> &str {
    while let Some(rest) = WORDS.iter().find_map(|word| text.strip_prefix(word)) {
        text = rest.trim_start_matches([' ', ':', '：']);
    }
    text
}

/// Returns a text with the numeral it begins with in digits: `六目半` as `6目半`.
fn in_digits(text: &str) -> String {
    let is_numeral = |c: char| c == '十' || c == '百' || digit_of(c).is_some();
    let end = text.find(|c| !is_numeral(c)).unwrap_or(text.len());
    let (numeral, rest) = text.split_at(end);
    if numeral.is_empty() {
        return text.to_owned();
    }
    let (mut sum, mut last) = (0_u32, None);
    for c in numeral.chars() {
        if let Some(digit) = digit_of(c) {
            last = Some(digit);
        } else {
            let ten = if c == '十' { 10 } else { 100 };
            sum = sum.saturating_add(last.take().unwrap_or(1) * ten);
        }
    }
    format!("{}{rest}", sum.saturating_add(last.unwrap_or(0)))
}

/// The digit that a numeral stands for.
fn digit_of(c: char) -> Option<u32> {
    let digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
    let digit = digits.iter().position(|digit| *digit == c);
    let digit = digit.and_then(|digit| u32::try_from(digit).ok());
    digit.or(matches!(c, '两' | '兩').then_some(2))
}

/// Reads a number with or without a unit: `6.5 points`, `6目半`, `半目`.
fn with_unit(text: &str) -> Result<Amount, AmountError> {
    let is_of_number = |c: char| {
        c.is_ascii_digit() || matches!(c, '½' | '¼' | '¾' | '.' | ',' | '/' | ' ' | '+' | '-' | '−')
    };
    let end = text.find(|c| !is_of_number(c)).unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let number = number.trim_end_matches([' ', '.']);
    let is_unit = unit.chars().all(|c| c.is_alphabetic() || c == '.' || c.is_whitespace());
    let has_numeral = unit.chars().any(|c| c == '十' || c == '百' || digit_of(c).is_some());
    if !is_unit || has_numeral {
        return text.parse();
    }
    let half = Amount::halves(1);
    match (number, unit.contains('半')) {
        ("", true) if unit.starts_with('半') => Ok(half),
        ("", _) => text.parse(),
        (number, false) => number.parse(),
        (number, true) => {
            let amount: Amount = number.parse()?;
            // A half after a number that already has a fraction is a mistake.
            match amount.whole() {
                Some(_) if amount.is_negative() => Ok(amount - half),
                Some(_) => Ok(amount + half),
                None => text.parse(),
            }
        }
    }
}
