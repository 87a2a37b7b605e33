//! Mistakes in a profile and their places.

use crate::amount::{Amount, AmountError};
use crate::fact::{Message, Value, facts};
use crate::place::{Place, Places, at};

/// A mistake in a profile, with its place, its line and how to fix it.
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
    pub enum ProfileMistake {
        /// The file cannot be read.
        Unreadable {
            /// Why.
            why: Message,
        } => "profile-unreadable",
        /// The file is not valid TOML.
        NotToml {
            /// The message of the TOML parser.
            why: String,
        } => "profile-not-toml",
        /// A value has the wrong type.
        WrongKind {
            /// The key.
            key: String,
            /// The type found.
            found: Value,
            /// The type expected.
            wanted: Value,
        } => "profile-wrong-kind",
        /// A value must be a list.
        NotAList {
            /// The key.
            key: String,
        } => "profile-not-a-list",
        /// A value must be a whole number.
        NotACount {
            /// The key.
            key: String,
            /// The largest number allowed.
            most: u32,
        } => "profile-not-a-count",
        /// An unknown word that is similar to a known one.
        UnknownWordNear {
            /// The key.
            key: String,
            /// The word.
            text: String,
            /// The similar word.
            near: String,
            /// All known words.
            words: Vec<String>,
        } => "profile-unknown-word-near",
        /// An unknown word.
        UnknownWord {
            /// The key.
            key: String,
            /// The word.
            text: String,
            /// All known words.
            words: Vec<String>,
        } => "profile-unknown-word",
        /// An unknown key that is similar to a known one.
        UnknownKeyNear {
            /// The key.
            key: String,
            /// The similar key.
            near: String,
        } => "profile-unknown-key-near",
        /// An unknown key.
        UnknownKey {
            /// The key.
            key: String,
            /// All known keys.
            keys: Vec<String>,
        } => "profile-unknown-key",
        /// More points than allowed.
        TooManyPoints {
            /// The key.
            key: String,
            /// The most points allowed.
            most: u32,
        } => "profile-too-many-points",
        /// Points that are not a multiple of half a point.
        NotHalfPoints {
            /// The key.
            key: String,
            /// The points.
            points: Amount,
        } => "profile-not-half-points",
        /// Not a number of points.
        NotAnAmount {
            /// The key.
            key: String,
            /// What is wrong with it.
            why: AmountError,
        } => "profile-not-an-amount",
        /// Not a board size, but similar to a key.
        UnknownSizeNear {
            /// The text of the key.
            text: String,
            /// The similar key.
            near: String,
        } => "profile-unknown-size-near",
        /// Not a board size.
        UnknownSize {
            /// The text of the key.
            text: String,
            /// The most lines a board has.
            most: u8,
        } => "profile-unknown-size",
        /// Profiles extend each other in a cycle.
        ExtendsItself {
            /// The names in the cycle, with arrows.
            round: String,
        } => "profile-extends-itself",
        /// Profiles extend one another too deeply.
        ExtendsTooMany {
            /// The deepest nesting allowed.
            most: usize,
        } => "profile-extends-too-many",
        /// The profile it extends has mistakes.
        ExtendsBroken {
            /// The name of that profile.
            name: String,
            /// The first mistake.
            why: Message,
        } => "profile-extends-broken",
        /// The profile it extends does not exist.
        ExtendsNothing {
            /// The unknown name, and a similar one if there is one.
            why: UnknownRules,
        } => "profile-extends-nothing",
    }
}

facts! {
    /// The error for an unknown profile name.
    pub enum UnknownRules {
        /// There is a profile with a similar name.
        Near {
            /// The name.
            name: String,
            /// The similar name.
            near: String,
        } => "no-rules-near",
        /// No profile has a similar name.
        Unknown {
            /// The name.
            name: String,
        } => "no-rules",
    }
}
