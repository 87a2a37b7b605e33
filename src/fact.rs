//! Facts: what the core finds or complains of, as a code and its numbers.
//!
//! No sentence stands in the core. A [`Fact`] names what is so and gives the numbers; the face
//! puts it into a language, and JSON gives both.

use std::borrow::Cow;
use std::fmt;

/// Something that is so, or is wrong.
pub trait Fact {
    /// What it is: stable, and the name of its sentence in every language.
    fn code(&self) -> &'static str;

    /// Its numbers and names, by the names a sentence calls them.
    fn parameters(&self) -> Vec<(&'static str, Value)>;

    /// The fact freed of its type, to be put into words.
    fn message(&self) -> Message {
        Message { code: Cow::Borrowed(self.code()), parameters: self.parameters() }
    }
}

/// A fact whose type no longer matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What it is.
    pub code: Cow<'static, str>,
    /// Its numbers and names.
    pub parameters: Vec<(&'static str, Value)>,
}

impl Message {
    /// A message that a code alone makes.
    pub const fn plain(code: &'static str) -> Self {
        Self { code: Cow::Borrowed(code), parameters: Vec::new() }
    }

    /// A message with these parameters.
    pub fn new(
        code: impl Into<Cow<'static, str>>,
        parameters: impl Into<Vec<(&'static str, Value)>>,
    ) -> Self {
        Self { code: code.into(), parameters: parameters.into() }
    }
}

/// For developers: `komi-unknown (rules: tromp-taylor, game: even)`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)?;
        for (number, (name, value)) in self.parameters.iter().enumerate() {
            let before = if number == 0 { " (" } else { ", " };
            write!(f, "{before}{name}: {value}")?;
        }
        if self.parameters.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl std::error::Error for Message {}

/// A number or a name in a fact.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// Nothing is known.
    #[default]
    Nothing,
    /// A whole number.
    Number(i64),
    /// An amount in quarter points.
    Quarters(i64),
    /// A name, or what stands in a file or was typed: the same in every language.
    Text(String),
    /// A text that a language may have words of its own for, by the name of those words.
    Named(String, String),
    /// A word of the field, by the kind of word and its key: every language has its own.
    Word(&'static str, &'static str),
    /// A result: the word for who won, if anybody did, and by how many quarter points.
    Result(Option<&'static str>, i64),
    /// Another fact.
    Fact(Box<Message>),
    /// Several of these.
    List(Vec<Value>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("-"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Quarters(quarters) => write!(f, "{quarters}/4"),
            Self::Text(text) | Self::Named(_, text) => f.write_str(text),
            Self::Word(_, word) => f.write_str(word),
            Self::Result(None, _) => f.write_str("0"),
            Self::Result(Some(winner), margin) => write!(f, "{winner}+{margin}/4"),
            Self::Fact(message) => write!(f, "{message}"),
            Self::List(values) => {
                for (number, value) in values.iter().enumerate() {
                    let before = if number == 0 { "" } else { " " };
                    write!(f, "{before}{value}")?;
                }
                Ok(())
            }
        }
    }
}

/// Types that are a value as they are.
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

/// Defines an enum of facts: each variant with its code, its fields with the names sentences use.
///
/// ```ignore
/// facts! {
///     /// Why no tea is served.
///     pub enum NoTea {
///         /// The pot is empty.
///         Empty => "pot-empty",
///         /// It is not hot yet.
///         Cold {
///             /// How hot it is, in degrees.
///             degrees: u32,
///         } => "pot-cold",
///     }
/// }
/// ```
macro_rules! facts {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $(
                $(#[$of_variant:meta])*
                $variant:ident
                $({ $($(#[$of_field:meta])* $field:ident: $type:ty),* $(,)? })?
                => $code:literal
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[$of_variant])*
                $variant $({ $($(#[$of_field])* $field: $type),* })?,
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

pub(crate) use facts;

#[cfg(test)]
mod tests {
    use super::*;

    facts! {
        /// Why no tea is served.
        pub enum NoTea {
            /// The pot is empty.
            Empty => "pot-empty",
            /// It is not hot yet.
            Cold {
                /// How hot it is, in degrees.
                degrees: u32,
                /// Who waits.
                guest: String,
            } => "pot-cold",
        }
    }

    #[test]
    fn a_fact_is_its_code_and_its_numbers() {
        assert_eq!(NoTea::Empty.message(), Message::plain("pot-empty"));
        let cold = NoTea::Cold { degrees: 20, guest: "Ada".to_owned() };
        assert_eq!(cold.to_string(), "pot-cold (degrees: 20, guest: Ada)");
        let values = [("degrees", Value::Number(20)), ("guest", Value::Text("Ada".to_owned()))];
        assert_eq!(cold.message(), Message::new("pot-cold", values));
    }
}
