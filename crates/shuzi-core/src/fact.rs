//! Facts: what the core finds or rejects, as a code with parameters.
//!
//! A [`Fact`] gives a code and its numbers; the interface turns it into a sentence in the user's
//! language, and JSON gives both. [`Display`](fmt::Display) is the English sentence.

use std::borrow::Cow;
use std::fmt;

use crate::english::sentence;

/// A finding or an error.
#[cfg_attr(not(doctest), doc = include_str!("../docs/place.md"))]
pub trait Fact {
    /// Its code: stable, and the key of its sentence in every language.
    fn code(&self) -> &'static str;

    /// Its numbers and names, under the names that the sentences use.
    fn parameters(&self) -> Vec<(&'static str, Value)>;

    /// The fact as a [`Message`], ready to be translated.
    fn message(&self) -> Message {
        Message { code: Cow::Borrowed(self.code()), parameters: self.parameters() }
    }
}

/// A fact without its Rust type.
#[cfg_attr(not(doctest), doc = include_str!("../docs/place.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The code.
    pub code: Cow<'static, str>,
    /// The parameters: name and value.
    pub parameters: Vec<(&'static str, Value)>,
}

impl Message {
    /// A message without parameters.
    pub const fn plain(code: &'static str) -> Self {
        Self { code: Cow::Borrowed(code), parameters: Vec::new() }
    }

    /// A message with parameters.
    pub fn new(
        code: impl Into<Cow<'static, str>>,
        parameters: impl Into<Vec<(&'static str, Value)>>,
    ) -> Self {
        Self { code: code.into(), parameters: parameters.into() }
    }
}

/// The English sentence; with `{:#}`, and for codes that have none here, the code with its values:
/// `komi-unknown (rules: tromp-taylor, game: even)`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(sentence) = sentence(self).filter(|_| !f.alternate()) {
            return f.write_str(&sentence);
        }
        f.write_str(&self.code)?;
        for (number, (name, value)) in self.parameters.iter().enumerate() {
            let before = if number == 0 { " (" } else { ", " };
            write!(f, "{before}{name}: {value:#}")?;
        }
        if self.parameters.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl std::error::Error for Message {}

/// A parameter of a fact.
#[cfg_attr(not(doctest), doc = include_str!("../docs/place.md"))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// No value.
    #[default]
    Nothing,
    /// A whole number.
    Number(i64),
    /// An amount in quarter points.
    Quarters(i64),
    /// A name, or text from a file or from the user: the same in every language.
    Text(String),
    /// A text with an optional translation: the key of the translation, then the text itself.
    Named(String, String),
    /// A name that programs read, and the title that people read in its place.
    Titled(String, Box<Value>),
    /// A Go term: its kind and its key. Every language has its own word for it.
    Word(&'static str, &'static str),
    /// A result: the winner's key (`None` for a tie) and the margin in quarter points.
    Result(Option<&'static str>, i64),
    /// Another fact.
    Fact(Box<Message>),
    /// Several values.
    List(Vec<Value>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("-"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Quarters(quarters) => write!(f, "{quarters}/4"),
            Self::Text(text) | Self::Named(_, text) | Self::Titled(text, _) => f.write_str(text),
            Self::Word(_, word) => f.write_str(word),
            Self::Result(None, _) => f.write_str("0"),
            Self::Result(Some(winner), margin) => write!(f, "{winner}+{margin}/4"),
            Self::Fact(message) => message.fmt(f),
            Self::List(values) => {
                for (number, value) in values.iter().enumerate() {
                    let before = if number == 0 { "" } else { " " };
                    f.write_str(before)?;
                    value.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

/// Implements `From` for each type that converts to a [`Value`] directly.
macro_rules! values {
    ($($type:ty: $name:ident => $value:expr;)*) => {
        $(impl From<$type> for Value {
            fn from($name: $type) -> Self {
                $value
            }
        })*
    };
}

values! {
    i64: number => Self::Number(number);
    u64: number => Self::Number(i64::try_from(number).unwrap_or(i64::MAX));
    usize: number => Self::Number(i64::try_from(number).unwrap_or(i64::MAX));
    u32: number => Self::Number(number.into());
    u16: number => Self::Number(number.into());
    u8: number => Self::Number(number.into());
    String: text => Self::Text(text);
    &str: text => Self::Text(text.to_owned());
    char: sign => Self::Text(sign.to_string());
    Message: message => Self::Fact(Box::new(message));
    Box<Message>: message => Self::Fact(message);
}

impl<T: Into<Self>> From<Vec<T>> for Value {
    fn from(values: Vec<T>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Nothing, Into::into)
    }
}

/// Defines an enum of facts: variants with codes, and fields with the names that sentences use.
/// Amounts are in points; numbers of points, stones and moves are whole. A variant whose sentence
/// says it all needs no comment.
///
/// ```ignore
/// facts! {
///     /// Why no tea is served.
///     pub enum NoTea {
///         /// The pot is empty.
///         Empty => "pot-empty",
///         /// It is not hot yet.
///         Cold { degrees: u32 } => "pot-cold",
///     }
/// }
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! facts {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $(
                $(#[$of_variant:meta])*
                $variant:ident
                $({ $($field:ident: $type:ty),* $(,)? })?
                => $code:literal
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[$of_variant])*
                $variant $({ $($field: $type),* })?,
            )*
        }

        impl $crate::fact::Fact for $name {
            fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)*
                }
            }

            fn parameters(&self) -> Vec<(&'static str, $crate::fact::Value)> {
                match self {
                    $(
                        Self::$variant $({ $($field),* })? => vec![
                            $($((stringify!($field), $crate::fact::Value::from($field.clone()))),*)?
                        ],
                    )*
                }
            }
        }

        impl From<$name> for $crate::fact::Message {
            fn from(fact: $name) -> Self {
                $crate::fact::Fact::message(&fact)
            }
        }

        impl From<$name> for $crate::fact::Value {
            fn from(fact: $name) -> Self {
                Self::Fact(Box::new($crate::fact::Fact::message(&fact)))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::fact::Fact::message(self).fmt(f)
            }
        }

        impl std::error::Error for $name {}
    };
}

/// A word of a closed list, with the name it has in options, files and JSON.
pub trait Named: Copy + 'static {
    /// All of them.
    const ALL: &'static [Self];

    /// Its name.
    fn name(self) -> &'static str;

    /// The word with a name in either case, spaces around it aside.
    ///
    /// # Errors
    /// Returns the message of this code, with the text, if there is none.
    fn named(text: &str, unknown: &'static str) -> Result<Self, Message> {
        let found = Self::ALL.iter().find(|word| word.name().eq_ignore_ascii_case(text.trim()));
        found.copied().ok_or_else(|| Message::new(unknown, [("text", text.into())]))
    }
}

/// Defines an enum of words: variants, and what they are called in options, files and JSON; behind
/// `as` what sentences call such a word.
#[doc(hidden)]
#[macro_export]
macro_rules! words {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident $(as $group:literal)? {
            $($(#[$of_variant:meta])* $variant:ident $(= $number:literal)? => $word:literal),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        pub enum $name {
            $($(#[$of_variant])* $variant $(= $number)?,)*
        }

        impl $name {
            /// All of them, in the usual order.
            pub const ALL: [Self; [$($word),*].len()] = [$(Self::$variant),*];

            /// What it is called in options, files and JSON.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }
        }

        impl $crate::fact::Named for $name {
            const ALL: &'static [Self] = &Self::ALL;

            fn name(self) -> &'static str {
                self.as_str()
            }
        }

        $(impl From<$name> for $crate::fact::Value {
            fn from(word: $name) -> Self {
                Self::Word($group, word.as_str())
            }
        })?
    };
}

pub use crate::{facts, words};
