//! Values as people and programs type them: none, one of several words, a whole number within limits.

use std::ops::RangeInclusive;

use crate::fact::{Message, Value};

/// Whether a text says that there are none, in any of the languages.
pub fn is_none(text: &str) -> bool {
    const NONE: [&str; 17] = [
        "-", "−", "none", "keine", "keins", "ohne", "ninguna", "ninguno", "aucune", "aucun", "нет",
        "なし", "無し", "无", "無", "沒有", "없음",
    ];
    NONE.contains(&text.trim().to_lowercase().as_str())
}

/// Returns the choice that `text` names.
///
/// # Errors
/// Returns an error that lists the words if `text` is none of them.
pub fn one_of<T: Copy>(text: &str, choices: &[(&str, T)]) -> Result<T, Message> {
    let found = choices.iter().find(|(word, _)| *word == text).map(|(_, choice)| *choice);
    let words = || choices.iter().map(|(word, _)| (*word).into()).collect();
    found.ok_or_else(|| Message::new("cli-use-one-of", [("choices", Value::List(words()))]))
}

/// Returns the whole number that `text` spells, if it lies within `range`.
///
/// # Errors
/// Returns an error that names the limits otherwise.
pub fn whole_number<N: TryFrom<u64>>(
    text: &str,
    range: &RangeInclusive<u64>,
) -> Result<N, Message> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| {
        let limits = [("least", (*range.start()).into()), ("most", (*range.end()).into())];
        Message::new("cli-not-in-range", limits)
    })
}
