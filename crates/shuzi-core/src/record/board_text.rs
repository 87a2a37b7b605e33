//! Boards as programs print them and forums show them, made plain for the reader of diagrams.

use std::borrow::Cow;

use crate::amount::Amount;

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

/// The komi that an engine prints beside its board, in points, and its line: `Komi: 6.5`,
/// `"komi":6.5`.
pub(super) fn printed_komi(text: &str) -> Option<(Amount, usize)> {
    text.lines().zip(1..).find_map(|(line, number)| {
        let at = line.to_ascii_lowercase().find("komi")? + "komi".len();
        let rest = line.get(at..)?.trim_start_matches([':', '"', '=', ' ']);
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.' && c != '-');
        Some((rest[..end.unwrap_or(rest.len())].parse().ok()?, number))
    })
}

/// Whether the rules that `KataGo` prints beside its board count territory.
pub(super) fn prints_territory(text: &str) -> bool {
    text.contains("\"scoring\":\"TERRITORY\"")
}

/// The tags around a diagram in forums.
const TAGS: [[&str; 2]; 2] = [["[go]", "[/go]"], ["[code]", "[/code]"]];

/// What is between the tags of a forum, if there are any.
fn without_tags(text: &str) -> Cow<'_, str> {
    let lower = text.to_ascii_lowercase();
    let inner = TAGS.iter().find_map(|[open, close]| {
        let start = lower.find(open)? + open.len();
        let end = lower[start..].find(close).map_or(text.len(), |end| start + end);
        Some((start, end))
    });
    inner.map_or(Cow::Borrowed(text), |(start, end)| {
        let before = text[..start].matches('\n').count();
        Cow::Owned(format!("{}{}", "\n".repeat(before), &text[start..end]))
    })
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
pub(super) fn columns(line: &str) -> Option<usize> {
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
