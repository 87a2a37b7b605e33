//! Facts as JSON: `{"code": …, its parameters, "message": …}`, the message in English.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{SerializeMap as _, SerializeSeq as _};
use serde::{Serialize, Serializer};

use super::Number;
use crate::Words;
use shuzi_core::amount::Amount;
use shuzi_core::fact::{Message, Value};
use shuzi_core::place::{Diagnostic, Place};

/// A fact as JSON. Codes are stable; the message is for people.
#[derive(Clone, Debug)]
pub struct FactJson<'a> {
    message: Message,
    words: &'a Words,
}

impl<'a> FactJson<'a> {
    /// Returns a fact, with its message in English whatever the language of `words`.
    pub fn of(fact: impl Into<Message>, words: &'a Words) -> Self {
        Self { message: fact.into(), words: words.english() }
    }

    /// Returns several facts.
    pub fn all<F: Into<Message> + Clone>(facts: &[F], words: &'a Words) -> Vec<Self> {
        facts.iter().map(|fact| Self::of(fact.clone(), words)).collect()
    }
}

impl Serialize for FactJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("code", &self.message.code)?;
        for (name, value) in &self.message.parameters {
            map.serialize_entry(name, &ValueJson(value, self.words))?;
        }
        map.serialize_entry("message", &self.words.message(&self.message))?;
        map.end()
    }
}

impl JsonSchema for FactJson<'_> {
    fn schema_name() -> Cow<'static, str> {
        "Fact".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A fact: its code, its numbers and names, and a sentence in English. Codes are stable.",
            "type": "object",
            "properties": { "code": { "type": "string" }, "message": { "type": "string" } },
            "required": ["code", "message"],
        })
    }
}

/// A fact with its line and column in the file, which are null where the whole file is meant.
#[derive(JsonSchema, Serialize)]
pub struct PlacedJson<'a> {
    line: Option<usize>,
    column: Option<usize>,
    #[serde(flatten)]
    fact: FactJson<'a>,
}

impl<'a> PlacedJson<'a> {
    /// Returns a remark, with its message in English whatever the language of `words`.
    pub fn of(remark: &Diagnostic, words: &'a Words) -> Self {
        let place = Some(remark.place).filter(|place| *place != Place::FILE);
        let (line, column) = place.map(|place| (place.line, place.column)).unzip();
        Self { line, column, fact: FactJson::of(remark.what.clone(), words) }
    }
}

/// A value as JSON: exact numbers, and words by their keys.
struct ValueJson<'a>(&'a Value, &'a Words);

impl Serialize for ValueJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Nothing => serializer.serialize_none(),
            Value::Number(number) => serializer.serialize_i64(*number),
            Value::Quarters(quarters) => Number(Amount::quarters(*quarters)).serialize(serializer),
            Value::Text(text) | Value::Named(_, text) | Value::Titled(text, _) => {
                serializer.serialize_str(text)
            }
            Value::Word(_, word) => serializer.serialize_str(word),
            Value::Result(..) => serializer.serialize_str(&self.1.value(self.0)),
            Value::Fact(message) => {
                FactJson { message: (**message).clone(), words: self.1 }.serialize(serializer)
            }
            Value::List(values) => {
                let mut list = serializer.serialize_seq(Some(values.len()))?;
                for value in values {
                    list.serialize_element(&ValueJson(value, self.1))?;
                }
                list.end()
            }
        }
    }
}
