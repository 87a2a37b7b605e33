//! What is wrong in a profile, and where.

use crate::amount::{Amount, AmountError};
use crate::fact::{Message, Value, facts};
use crate::place::{Place, Places};

/// A mistake in a profile: its place, the line itself, and what to write instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, or the name of a built-in profile.
    pub file: String,
    /// Where in it.
    pub place: Place,
    /// What is wrong, and what to do.
    pub what: Message,
    /// The line it stands in.
    pub line: String,
}

impl Problem {
    /// A problem at a byte offset of a file's text.
    pub fn at(file: &str, text: &str, offset: usize, what: impl Into<Message>) -> Self {
        let place = Places::of(text).at(offset.min(text.len()));
        let line = text.lines().nth(place.line.saturating_sub(1)).unwrap_or_default().to_owned();
        Self { file: file.to_owned(), place, what: what.into(), line }
    }

    /// The line with a caret under the place, for a terminal.
    pub fn shown(&self) -> String {
        let number = self.place.line.to_string();
        let margin = " ".repeat(number.len());
        // Of a very long line the part before the place is enough.
        let skipped = (self.place.column - 1).saturating_sub(LONGEST_SHOWN / 2);
        let line: String = self.line.chars().skip(skipped).take(LONGEST_SHOWN).collect();
        let before: String = line.chars().take(self.place.column - 1 - skipped).collect();
        let indent = " ".repeat(unicode_width::UnicodeWidthStr::width(before.as_str()));
        format!("{number} | {line}\n{margin} | {indent}^")
    }
}

/// How much of a line is shown, in characters.
const LONGEST_SHOWN: usize = 160;

/// One line: `file:line:column: what is wrong`.
impl From<Problem> for Message {
    fn from(problem: Problem) -> Self {
        let Problem { file, place, what, .. } = problem;
        let place = format!("{file}:{place}");
        Self::new("at-place", [("place", place.into()), ("what", what.into())])
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
        /// It cannot be read.
        Unreadable {
            /// Why.
            why: Message,
        } => "profile-unreadable",
        /// It is no TOML.
        NotToml {
            /// What the reader of TOML says.
            why: String,
        } => "profile-not-toml",
        /// A value is of another kind than is wanted.
        WrongKind {
            /// The key.
            key: String,
            /// What stands there.
            found: Value,
            /// What is wanted.
            wanted: Value,
        } => "profile-wrong-kind",
        /// A list is wanted.
        NotAList {
            /// The key.
            key: String,
        } => "profile-not-a-list",
        /// A whole number is wanted.
        NotACount {
            /// The key.
            key: String,
            /// The largest.
            most: u32,
        } => "profile-not-a-count",
        /// A word that is none of those known, but near one of them.
        UnknownWordNear {
            /// The key.
            key: String,
            /// The word.
            text: String,
            /// The word that may be meant.
            near: String,
            /// All that are known.
            words: Vec<String>,
        } => "profile-unknown-word-near",
        /// A word that is none of those known.
        UnknownWord {
            /// The key.
            key: String,
            /// The word.
            text: String,
            /// All that are known.
            words: Vec<String>,
        } => "profile-unknown-word",
        /// A key that is none of those known, but near one of them.
        UnknownKeyNear {
            /// The key.
            key: String,
            /// The key that may be meant.
            near: String,
        } => "profile-unknown-key-near",
        /// A key that is none of those known.
        UnknownKey {
            /// The key.
            key: String,
            /// All that are known.
            keys: Vec<String>,
        } => "profile-unknown-key",
        /// More points than any board needs.
        TooManyPoints {
            /// The key.
            key: String,
            /// The most.
            most: u32,
        } => "profile-too-many-points",
        /// Points finer than a half.
        NotHalfPoints {
            /// The key.
            key: String,
            /// The points.
            points: Amount,
        } => "profile-not-half-points",
        /// No number of points.
        NotAnAmount {
            /// The key.
            key: String,
            /// Why.
            why: AmountError,
        } => "profile-not-an-amount",
        /// A board size that is none, but near a key.
        UnknownSizeNear {
            /// What stands there.
            text: String,
            /// The key that may be meant.
            near: String,
        } => "profile-unknown-size-near",
        /// A board size that is none.
        UnknownSize {
            /// What stands there.
            text: String,
            /// The most lines a board has.
            most: u8,
        } => "profile-unknown-size",
        /// Profiles that extend one another.
        ExtendsItself {
            /// The way round.
            round: String,
        } => "profile-extends-itself",
        /// A profile that extends one that extends one, and so on: more than can be followed.
        ExtendsTooMany {
            /// The most one above the other.
            most: usize,
        } => "profile-extends-too-many",
        /// The profile it extends has mistakes of its own.
        ExtendsBroken {
            /// Its name.
            name: String,
            /// The first of them.
            why: Message,
        } => "profile-extends-broken",
        /// The profile it extends is not there.
        ExtendsNothing {
            /// What is there.
            why: UnknownRules,
        } => "profile-extends-nothing",
    }
}

facts! {
    /// A name that no profile has.
    pub enum UnknownRules {
        /// One has a name near it.
        Near {
            /// The name.
            name: String,
            /// The name that may be meant.
            near: String,
        } => "no-rules-near",
        /// None has.
        Unknown {
            /// The name.
            name: String,
        } => "no-rules",
    }
}
