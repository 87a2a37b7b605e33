//! Reads the entries of a TOML table one by one, and collects all mistakes.

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use super::ProfileMistake;
use crate::amount::Amount;
use crate::fact::Value;

/// The known word most similar to a wrong one, for "did you mean", if any is similar enough.
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

/// The value of an entry, with its span in the file.
pub(super) type TomlEntry<'a> = Spanned<DeValue<'a>>;

/// A table being read; [`Fields::finish`] reports the entries that are left.
pub(super) struct Fields<'a> {
    table: DeTable<'a>,
    known: Vec<&'static str>,
}

/// Mistakes found so far: byte offset and mistake.
pub(super) type Mistakes = Vec<(usize, ProfileMistake)>;

impl<'a> Fields<'a> {
    pub(super) const fn of(table: DeTable<'a>) -> Self {
        Self { table, known: Vec::new() }
    }

    /// Takes an entry.
    pub(super) fn take(&mut self, key: &'static str) -> Option<TomlEntry<'a>> {
        self.known.push(key);
        self.table.remove(key)
    }

    /// Takes a sub-table.
    pub(super) fn table(&mut self, key: &'static str, mistakes: &mut Mistakes) -> Option<Self> {
        self.of_kind(key, "table", mistakes, |value| match value {
            DeValue::Table(table) => Ok(Self::of(table)),
            other => Err(other),
        })
    }

    /// Takes a value of one kind.
    fn of_kind<T>(
        &mut self,
        key: &'static str,
        wanted: &'static str,
        mistakes: &mut Mistakes,
        read: impl FnOnce(DeValue<'a>) -> Result<T, DeValue<'a>>,
    ) -> Option<T> {
        let entry = self.take(key)?;
        let at = entry.span().start;
        read(entry.into_inner())
            .map_err(|other| mistakes.push((at, wrong_kind(key, wanted, &other))))
            .ok()
    }

    /// Takes a text.
    pub(super) fn text(&mut self, key: &'static str, mistakes: &mut Mistakes) -> Option<String> {
        self.of_kind(key, "text", mistakes, |value| match value {
            DeValue::String(text) => Ok(text.into_owned()),
            other => Err(other),
        })
    }

    /// Takes a list of texts.
    pub(super) fn texts(
        &mut self,
        key: &'static str,
        mistakes: &mut Mistakes,
    ) -> Option<Vec<String>> {
        let entry = self.take(key)?;
        let at = entry.span().start;
        let DeValue::Array(array) = entry.into_inner() else {
            mistakes.push((at, ProfileMistake::NotAList { key: key.to_owned() }));
            return None;
        };
        let mut texts = Vec::new();
        for item in array {
            let at = item.span().start;
            match item.into_inner() {
                DeValue::String(text) => texts.push(text.into_owned()),
                other => mistakes.push((at, wrong_kind(key, "texts", &other))),
            }
        }
        Some(texts)
    }

    /// Takes a boolean.
    pub(super) fn flag(&mut self, key: &'static str, mistakes: &mut Mistakes) -> Option<bool> {
        self.of_kind(key, "flag", mistakes, |value| match value {
            DeValue::Boolean(flag) => Ok(flag),
            other => Err(other),
        })
    }

    /// Takes a whole number of at most `most`.
    pub(super) fn count(
        &mut self,
        key: &'static str,
        most: u32,
        mistakes: &mut Mistakes,
    ) -> Option<u32> {
        let entry = self.take(key)?;
        let at = entry.span().start;
        let count = match entry.get_ref() {
            DeValue::Integer(number) => decimal(number).parse::<u32>().ok(),
            _ => None,
        };
        let count = count.filter(|&count| count <= most);
        if count.is_none() {
            mistakes.push((at, ProfileMistake::NotACount { key: key.to_owned(), most }));
        }
        count
    }

    /// Takes a text that must be one of the given choices.
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

    /// Reports every entry that was not taken.
    pub(super) fn finish(self, mistakes: &mut Mistakes) {
        for key in self.table.keys() {
            let name = key.get_ref();
            let near = nearest(name, self.known.iter().copied()).map(str::to_owned);
            let (at, key) = (key.span().start, name.to_string());
            let keys = || self.known.iter().map(|&known| known.to_owned()).collect();
            let mistake = match near {
                Some(near) => ProfileMistake::UnknownKeyNear { key, near },
                None => ProfileMistake::UnknownKey { key, keys: keys() },
            };
            mistakes.push((at, mistake));
        }
    }

    /// The remaining entries, for tables with variable keys.
    pub(super) fn into_rest(self) -> DeTable<'a> {
        self.table
    }
}

/// Reads a number of points, given as a number or a text; it must be a multiple of half a point.
pub(super) fn half_points(
    key: &str,
    entry: &TomlEntry<'_>,
    mistakes: &mut Mistakes,
) -> Option<Amount> {
    let written = match entry.get_ref() {
        DeValue::Integer(number) => decimal(number),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::String(text) => text.to_string(),
        other => {
            mistakes.push((entry.span().start, wrong_kind(key, "points", other)));
            return None;
        }
    };
    let read = match written.replace('_', "").parse::<Amount>() {
        Ok(points) if points.abs() > Amount::points(MOST_POINTS.into()) => {
            Err(ProfileMistake::TooManyPoints { key: key.to_owned(), most: MOST_POINTS })
        }
        Ok(points) if points.is_half_points() => Ok(points),
        Ok(points) => Err(ProfileMistake::NotHalfPoints { key: key.to_owned(), points }),
        Err(why) => Err(ProfileMistake::NotAnAmount { key: key.to_owned(), why }),
    };
    read.map_err(|mistake| mistakes.push((entry.span().start, mistake))).ok()
}

/// The decimal digits of a TOML integer, which may also be written as `0x10` or `1_000`.
fn decimal(number: &DeInteger<'_>) -> String {
    let digits = number.as_str().replace('_', "");
    match number.radix() {
        10 => digits,
        radix => i64::from_str_radix(&digits, radix).map_or(digits, |value| value.to_string()),
    }
}

/// The most points for a komi or a tie-breaker.
const MOST_POINTS: u32 = 400;

/// The mistake for a value of the wrong type.
pub(super) fn wrong_kind(key: &str, wanted: &'static str, found: &DeValue<'_>) -> ProfileMistake {
    let found = match found {
        DeValue::String(_) => "text",
        DeValue::Integer(_) | DeValue::Float(_) => "number",
        DeValue::Boolean(_) => "flag",
        DeValue::Datetime(_) => "date",
        DeValue::Array(_) => "list",
        DeValue::Table(_) => "table",
    };
    let kind = |word| Value::Word("toml", word);
    ProfileMistake::WrongKind { key: key.to_owned(), found: kind(found), wanted: kind(wanted) }
}

/// The mistake for an unknown word.
pub(super) fn unknown_word(key: &str, found: &str, words: &[&str]) -> ProfileMistake {
    let (key, text) = (key.to_owned(), found.to_owned());
    let near = nearest(found, words.iter().copied()).map(str::to_owned);
    let words = words.iter().map(|&word| word.to_owned()).collect();
    match near {
        Some(near) => ProfileMistake::UnknownWordNear { key, text, near, words },
        None => ProfileMistake::UnknownWord { key, text, words },
    }
}
