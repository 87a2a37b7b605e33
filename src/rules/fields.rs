//! Takes the entries out of a TOML table one by one, collecting every mistake.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::amount::Amount;

/// The nearest of some words to one that is not among them, for "did you mean".
pub(super) fn nearest<'a>(
    wrong: &str,
    words: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    words
        .into_iter()
        .map(|word| (strsim::normalized_damerau_levenshtein(wrong, word), word))
        .filter(|(likeness, _)| *likeness > 0.5)
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, word)| word)
}

/// An entry: where its value stands, and the value.
pub(super) type TomlEntry<'a> = Spanned<DeValue<'a>>;

/// A table being read. What is not asked for by [`Fields::finish`] is unknown.
pub(super) struct Fields<'a> {
    table: DeTable<'a>,
    known: Vec<&'static str>,
}

/// Mistakes found so far: byte offset and message.
pub(super) type Mistakes = Vec<(usize, String)>;

impl<'a> Fields<'a> {
    pub(super) const fn of(table: DeTable<'a>) -> Self {
        Self { table, known: Vec::new() }
    }

    /// Takes an entry out.
    pub(super) fn take(&mut self, key: &'static str) -> Option<TomlEntry<'a>> {
        self.known.push(key);
        self.table.remove(key)
    }

    /// Takes a sub-table out.
    pub(super) fn table(&mut self, key: &'static str, mistakes: &mut Mistakes) -> Option<Self> {
        let entry = self.take(key)?;
        let at = entry.span().start;
        match entry.into_inner() {
            DeValue::Table(table) => Some(Self::of(table)),
            other => {
                mistakes.push((at, wrong_kind(key, "a table", &other)));
                None
            }
        }
    }

    /// Takes a text out.
    pub(super) fn text(&mut self, key: &'static str, mistakes: &mut Mistakes) -> Option<String> {
        let entry = self.take(key)?;
        let at = entry.span().start;
        match entry.into_inner() {
            DeValue::String(text) => Some(text.into_owned()),
            other => {
                mistakes.push((at, wrong_kind(key, "a text in quotes", &other)));
                None
            }
        }
    }

    /// Takes a list of texts out.
    pub(super) fn texts(
        &mut self,
        key: &'static str,
        mistakes: &mut Mistakes,
    ) -> Option<Vec<String>> {
        let entry = self.take(key)?;
        let at = entry.span().start;
        let DeValue::Array(array) = entry.into_inner() else {
            mistakes.push((at, format!("{key} is a list of texts: write {key} = [\"…\"]")));
            return None;
        };
        let mut texts = Vec::new();
        for item in array {
            let at = item.span().start;
            match item.into_inner() {
                DeValue::String(text) => texts.push(text.into_owned()),
                other => mistakes.push((at, wrong_kind(key, "a list of texts", &other))),
            }
        }
        Some(texts)
    }

    /// Takes true or false out.
    pub(super) fn flag(&mut self, key: &'static str, mistakes: &mut Mistakes) -> Option<bool> {
        let entry = self.take(key)?;
        let at = entry.span().start;
        match entry.into_inner() {
            DeValue::Boolean(flag) => Some(flag),
            other => {
                mistakes.push((at, wrong_kind(key, "true or false", &other)));
                None
            }
        }
    }

    /// Takes a whole number out, at most `most`.
    pub(super) fn count(
        &mut self,
        key: &'static str,
        most: u32,
        mistakes: &mut Mistakes,
    ) -> Option<u32> {
        let entry = self.take(key)?;
        let at = entry.span().start;
        let count = match entry.get_ref() {
            DeValue::Integer(number) => number.as_str().replace('_', "").parse::<u32>().ok(),
            _ => None,
        };
        let count = count.filter(|&count| count <= most);
        if count.is_none() {
            mistakes.push((at, format!("{key} is a whole number from 0 to {most}")));
        }
        count
    }

    /// Takes one of some words out.
    pub(super) fn word<T: Copy>(
        &mut self,
        key: &'static str,
        choices: &[T],
        word: impl Fn(T) -> &'static str,
        mistakes: &mut Mistakes,
    ) -> Option<T> {
        let at = self.table.get(key).map(|entry| entry.span().start)?;
        let text = self.text(key, mistakes)?;
        let found = choices.iter().copied().find(|&choice| word(choice) == text);
        if found.is_none() {
            let words: Vec<&str> = choices.iter().map(|&choice| word(choice)).collect();
            mistakes.push((at, unknown_word(key, &text, &words)));
        }
        found
    }

    /// Reports every entry nobody asked for.
    pub(super) fn finish(self, mistakes: &mut Mistakes) {
        for key in self.table.keys() {
            let name = key.get_ref();
            let hint = match nearest(name, self.known.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("known here are {}", self.known.join(", ")),
            };
            mistakes.push((key.span().start, format!("unknown key `{name}`: {hint}")));
        }
    }

    /// The entries left, to be read by name.
    pub(super) fn into_rest(self) -> DeTable<'a> {
        self.table
    }
}

/// A number of points, written as a number or as a text: a multiple of half a point.
pub(super) fn half_points(
    key: &str,
    entry: &TomlEntry<'_>,
    mistakes: &mut Mistakes,
) -> Option<Amount> {
    let written = match entry.get_ref() {
        DeValue::Integer(number) => number.as_str().to_owned(),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::String(text) => text.to_string(),
        other => {
            mistakes.push((entry.span().start, wrong_kind(key, "a number of points", other)));
            return None;
        }
    };
    match written.replace('_', "").parse::<Amount>() {
        Ok(points) if points.abs() > Amount::points(400) => {
            mistakes.push((entry.span().start, format!("{key} is at most 400 points")));
            None
        }
        Ok(points) if points.is_half_points() => Some(points),
        Ok(points) => {
            let message = format!("{key} goes in half points: {points} is finer");
            mistakes.push((entry.span().start, message));
            None
        }
        Err(error) => {
            mistakes.push((entry.span().start, format!("{key}: {error}")));
            None
        }
    }
}

/// A message that a value is of the wrong kind.
pub(super) fn wrong_kind(key: &str, wanted: &str, found: &DeValue<'_>) -> String {
    let found = match found {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    };
    format!("{key} is {found}: it takes {wanted}")
}

/// A message that a word is none of those known.
pub(super) fn unknown_word(key: &str, found: &str, words: &[&str]) -> String {
    let all = words.join(", ");
    match nearest(found, words.iter().copied()) {
        Some(near) => format!("{key} cannot be `{found}`: did you mean `{near}`? (one of {all})"),
        None => format!("{key} cannot be `{found}`: it is one of {all}"),
    }
}
