//! Boards as programs print them and forums show them, made plain for the reader of diagrams.

use std::borrow::Cow;

/// A text without what is around its board: the tags of forums, and, in the board of an engine's
/// `showboard`, row numbers and what is printed beside the rows, above and below. Every line keeps its
/// place.
pub(super) fn plain_board(text: &str) -> Cow<'_, str> {
    let untagged = without_tags(text);
    match numbered_rows(&untagged) {
        Some(rows) => Cow::Owned(rows),
        None => untagged,
    }
}

/// Tags around a diagram in forums, which are no part of it.
const TAGS: [&str; 6] = ["[go]", "[/go]", "[code]", "[/code]", "```", "[GO]"];

fn without_tags(text: &str) -> Cow<'_, str> {
    if !TAGS.iter().any(|tag| text.contains(tag)) {
        return Cow::Borrowed(text);
    }
    let mut text = text.to_owned();
    for tag in TAGS {
        text = text.replace(tag, "");
    }
    Cow::Owned(text)
}

/// The signs of the rows of a board with column letters and row numbers; `None` if the numbers do not
/// count through all rows.
fn numbered_rows(text: &str) -> Option<String> {
    let width = text.lines().find_map(columns)?;
    let mut rows = String::with_capacity(text.len());
    let mut numbers = Vec::new();
    for line in text.lines() {
        let trimmed = line.trim_start();
        let digits = trimmed.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = trimmed.split_at(digits);
        let signs = signs(rest);
        if let Ok(number) = number.parse::<u8>()
            && signs.clone().take(width).count() == width
        {
            numbers.push(number);
            rows.extend(std::iter::repeat_n(' ', line.len() - rest.len()));
            rows.extend(signs.take(width));
        }
        rows.push('\n');
    }
    let is_down = numbers.iter().rev().copied().eq(1..=u8::try_from(numbers.len()).ok()?);
    let is_up = numbers.iter().copied().eq(1..=u8::try_from(numbers.len()).ok()?);
    ((is_down || is_up) && numbers.len() > 1).then_some(rows)
}

/// The signs of a row: engines mark the last moves by brackets or digits beside them.
fn signs(row: &str) -> impl Iterator<Item = char> + Clone + '_ {
    let is_beside = |c: char| c.is_whitespace() || c.is_ascii_digit() || "()[]{}|<>'".contains(c);
    row.chars().filter(move |&c| !is_beside(c))
}

/// How many columns a line of column letters names: `A B C …`, with or without I.
fn columns(line: &str) -> Option<usize> {
    let mut next = 'A';
    let mut count = 0;
    for letter in line.chars().filter(|c| !c.is_whitespace() && *c != '|') {
        let letter = letter.to_ascii_uppercase();
        if letter == 'J' && next == 'I' {
            next = 'J';
        }
        if letter != next {
            return None;
        }
        next = char::from_u32(u32::from(next) + 1)?;
        count += 1;
    }
    (count > 1).then_some(count)
}
