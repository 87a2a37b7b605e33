//! Amounts as a language writes them: `8.5`, `8,5`, `8目半`; `9¼`, `9又1/4`, `9と1/4`.

use super::Language;
use shuzi_core::amount::Amount;

/// An amount as a decimal number with the language's decimal separator.
pub(super) fn decimal(amount: Amount, language: Language) -> String {
    let minus = if amount.is_negative() { "−" } else { "" };
    let plain = amount.abs().to_string();
    if language.has_decimal_comma() {
        return format!("{minus}{}", plain.replace('.', ","));
    }
    format!("{minus}{plain}")
}

/// An amount of points in 目, with half a point as 半: `8目半`, `半目`.
pub(super) fn moku(amount: Amount, language: Language) -> String {
    let minus = if amount.is_negative() { "−" } else { "" };
    let quarters = amount.abs().in_quarters();
    match (quarters / 4, quarters % 4) {
        (0, 2) => format!("{minus}半目"),
        (whole, 2) => format!("{minus}{whole}目半"),
        _ => format!("{}目", decimal(amount, language)),
    }
}

/// A margin in points, written in 子 (zi) of two points each: `9¼`.
pub(super) fn zi(amount: Amount, language: Language) -> String {
    let plain = amount.zi().to_string();
    match language {
        Language::Chinese | Language::TraditionalChinese => plain.replace(' ', "又"),
        Language::Japanese => plain.replace(' ', "と"),
        Language::Korean => match plain.split_once(' ') {
            // A number stays on one line.
            Some((whole, rest)) => format!("{whole}{}\u{a0}{rest}", and_in_korean(whole)),
            None => plain,
        },
        _ => [("1/4", "¼"), ("1/2", "½"), ("3/4", "¾")]
            .into_iter()
            .fold(plain.replace(' ', ""), |zi, (written, sign)| zi.replace(written, sign)),
    }
}

/// The Korean word for "and" after a number: as it is read, 2, 4, 5 and 9 end in a vowel.
fn and_in_korean(number: &str) -> &'static str {
    if number.ends_with(['2', '4', '5', '9']) { "와" } else { "과" }
}

/// An amount already in 子 (zi), such as half the board: `184又1/4`.
pub(super) fn in_zi(amount: Amount, language: Language) -> String {
    zi(amount.doubled(), language)
}

#[cfg(test)]
#[path = "../tests/inside/words_figures.rs"]
mod tests;
