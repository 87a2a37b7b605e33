//! Findings and errors as English sentences, for developers. `shuzi-words` says them in nine languages.

use crate::amount::Amount;
use crate::fact::{Message, Value};

/// The sentences by their codes, in the syntax of Fluent.
pub const SENTENCES: &str = include_str!("facts.ftl");

/// The sentence of a message; none for a code without one, such as that of a screen.
pub(crate) fn sentence(message: &Message) -> Option<String> {
    let code = &*message.code;
    let is_it = |start: &usize| {
        let before = SENTENCES[..*start].chars().next_back();
        before.is_none_or(|sign| sign == '\n') && SENTENCES[start + code.len()..].starts_with(" =")
    };
    let start = SENTENCES.match_indices(code).map(|(start, _)| start).find(is_it)?;
    let text = &SENTENCES[start + code.len() + 2..];
    // A line that begins at the margin is another message, a remark or the end of a choice.
    let ends = |(at, _): &(usize, _)| {
        let next = text[at + 1..].chars().next();
        next.is_none_or(|sign| !matches!(sign, ' ' | '}'))
    };
    let end = text.match_indices('\n').find(ends).map_or(text.len(), |(at, _)| at);
    Some(filled(text[..end].trim(), message))
}

/// A pattern with the values of a message in their places.
fn filled(pattern: &str, message: &Message) -> String {
    let mut said = String::new();
    let mut rest = pattern;
    while let Some((before, inner)) = rest.split_once('{') {
        said.push_str(before);
        let mut depth = 1;
        let closes = |sign: char| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            depth == 0
        };
        let Some(end) = inner.find(closes) else { return said + inner };
        let place = inner[..end].trim();
        match place.split_once("->") {
            Some((name, choices)) => {
                let value = value(message, name.trim());
                said += &filled(chosen(choices, value), message);
            }
            None if place.starts_with('"') => said.push_str(place.trim_matches('"')),
            None => said += &value(message, place).map_or_else(String::new, english),
        }
        rest = &inner[end + 1..];
    }
    said + rest
}

/// The value of a name such as `$side`; `$side-key` is the key of a word.
fn value<'a>(message: &'a Message, name: &str) -> Option<&'a Value> {
    let name = name.trim_start_matches('$');
    let of = |name: &str| message.parameters.iter().find(|(own, _)| *own == name);
    of(name).or_else(|| of(name.strip_suffix("-key")?)).map(|(_, value)| value)
}

/// The variant that a value chooses, the one marked `*` if there is none for it.
fn chosen<'a>(choices: &'a str, value: Option<&Value>) -> &'a str {
    let variants = || choices.split('[').skip(1).filter_map(|one| one.split_once(']'));
    let text = |text: &'a str| text.trim_end_matches(['*', ' ', '\n']).trim_start();
    let key = value.map(ToString::to_string).unwrap_or_default();
    let is_key = |known: &str| known == key || (known == "one" && key == "1");
    let usual = choices.find('*').and_then(|at| choices[at..].split_once(']'));
    let found = variants().find(|(known, _)| is_key(known)).map(|(_, own)| own);
    text(found.or_else(|| usual.map(|(_, own)| own)).unwrap_or_default())
}

/// A value as a sentence has it.
fn english(value: &Value) -> String {
    match value {
        Value::Nothing => "nothing".to_owned(),
        Value::Quarters(quarters) => Amount::quarters(*quarters).to_string(),
        Value::Word("side", "black") => "Black".to_owned(),
        Value::Word("side", "white") => "White".to_owned(),
        Value::Titled(_, title) => english(title),
        Value::Result(Some(winner), margin) => {
            let letter = if *winner == "white" { 'W' } else { 'B' };
            format!("{letter}+{}", Amount::quarters(*margin))
        }
        Value::List(values) => values.iter().map(english).collect::<Vec<_>>().join(", "),
        plain => plain.to_string(),
    }
}
