//! Mistakes in a profile and their places.

use std::fmt;

use crate::amount::{Amount, AmountError};
use crate::fact::{Message, Value, facts};
use crate::place::{Place, Places, at};

/// A mistake in a profile, with its place, its line and how to fix it.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, or the name of a built-in profile.
    pub file: String,
    /// The place in the file.
    pub place: Place,
    /// What is wrong and how to fix it.
    pub what: Message,
    /// The text of the line.
    pub line: String,
}

impl Problem {
    /// Makes a problem at a byte offset of the text.
    pub fn at(file: &str, text: &str, offset: usize, what: impl Into<Message>) -> Self {
        let place = Places::of(text).at(offset.min(text.len()));
        let line = text.lines().nth(place.line.saturating_sub(1)).unwrap_or_default().to_owned();
        Self { file: file.to_owned(), place, what: what.into(), line }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self.clone()).fmt(f)
    }
}

impl std::error::Error for Problem {}

/// One line: `file:line:column: mistake`.
impl From<Problem> for Message {
    fn from(problem: Problem) -> Self {
        let Problem { file, place, what, .. } = problem;
        at(format_args!("{file}:{place}"), what)
    }
}

impl From<Problem> for Value {
    fn from(problem: Problem) -> Self {
        Message::from(problem).into()
    }
}

facts! {
    /// What is wrong in a profile.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
    pub enum ProfileMistake {
        /// The file cannot be read.
        Unreadable { why: Message } => "profile-unreadable",
        /// The file is not valid TOML.
        NotToml { why: String } => "profile-not-toml",
        /// A value has the wrong type.
        WrongKind { key: String, found: Value, wanted: Value } => "profile-wrong-kind",
        /// A value must be a list.
        NotAList { key: String } => "profile-not-a-list",
        /// A value must be a whole number.
        NotACount { key: String, most: u32 } => "profile-not-a-count",
        /// An unknown word that is similar to a known one.
        UnknownWordNear { key: String, text: String, near: String, words: Vec<String> }
            => "profile-unknown-word-near",
        /// An unknown word.
        UnknownWord { key: String, text: String, words: Vec<String> } => "profile-unknown-word",
        /// An unknown key that is similar to a known one.
        UnknownKeyNear { key: String, near: String } => "profile-unknown-key-near",
        /// An unknown key.
        UnknownKey { key: String, keys: Vec<String> } => "profile-unknown-key",
        /// More points than allowed.
        TooManyPoints { key: String, most: u32 } => "profile-too-many-points",
        /// Points that are not a multiple of half a point.
        NotHalfPoints { key: String, points: Amount } => "profile-not-half-points",
        /// Not a number of points.
        NotAnAmount { key: String, why: AmountError } => "profile-not-an-amount",
        /// Not a board size, but similar to a key.
        UnknownSizeNear { text: String, near: String } => "profile-unknown-size-near",
        /// Not a board size.
        UnknownSize { text: String, most: u8 } => "profile-unknown-size",
        /// Profiles extend each other in a cycle.
        ExtendsItself { round: String } => "profile-extends-itself",
        /// Profiles extend one another too deeply.
        ExtendsTooMany { most: usize } => "profile-extends-too-many",
        /// The profile it extends has mistakes.
        ExtendsBroken { name: String, why: Message } => "profile-extends-broken",
        /// The profile it extends does not exist.
        ExtendsNothing { why: UnknownRules } => "profile-extends-nothing",
    }
}

facts! {
    /// The error for an unknown profile name.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
    pub enum UnknownRules {
        /// There is a profile with a similar name.
        Near { name: String, near: String } => "no-rules-near",
        /// No profile has a similar name.
        Unknown { name: String } => "no-rules",
    }
}
