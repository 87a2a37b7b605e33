//! Checks the files of a language against the English ones.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use unicode_width::UnicodeWidthStr as _;

use shuzi_core::fact::facts;

facts! {
    /// What is wrong in a language's files.
    pub enum Lack {
        /// A message is missing.
        Missing { id: String } => "words-missing",
        /// There is no such message in English.
        Unknown { id: String } => "words-unknown",
        /// A message uses different values from English.
        OtherValues { id: String, values: String } => "words-other-values",
        /// It has been translated from English words that have changed.
        Changed { id: String } => "words-changed",
        /// It is wider than its place on the screen.
        TooWide { id: String, columns: usize, most: usize } => "words-too-wide",
        /// The syntax is invalid.
        NotFluent { why: String } => "words-not-fluent",
    }
}

/// A problem and its place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The problem.
    pub lack: Lack,
}

/// A message of a file.
struct Reviewed {
    /// The line where it begins, from 1.
    line: usize,
    /// The values it uses.
    values: BTreeSet<String>,
    /// The message as Fluent writes it.
    text: String,
    /// Its width in columns, if it is a plain text.
    columns: Option<usize>,
}

/// The messages of a file by name.
type Messages = BTreeMap<String, Reviewed>;

/// The columns that there are for short texts, by their names or the beginnings of these.
const PLACES: [(&str, usize); 9] = [
    // Worksheets have 25 columns for labels, and "÷ 2" after these.
    ("label-komi", 21),
    ("label-tie-breaker", 21),
    ("label-compensation", 21),
    ("label-non-scoring", 21),
    ("label-", 25),
    ("footer-", 18),
    ("phase-", 16),
    ("glossary-", 20),
    ("key-", 14),
];

/// The line and column of each syntax error, and its description.
type Mistakes = Vec<((usize, usize), String)>;

/// Checks the files of a language, as (name, text), against the English files of the same names, and
/// against those it was translated from, `before`, if there are any. Returns the problems, and how many
/// of the English messages are translated, [translated, all].
pub fn reviewed(
    own: &[(String, String)],
    english: &[(String, String)],
    before: &[(String, String)],
) -> (Vec<Finding>, [usize; 2]) {
    let mut findings = Vec::new();
    let mut said = [0, 0];
    for (name, model) in english {
        let text = called(own, name);
        let (theirs, _) = messages(model);
        let (earlier, _) = messages(called(before, name));
        let (ours, mistakes) = messages(text);
        let last = text.lines().count().max(1);
        let mut find = |(line, column), lack| {
            findings.push(Finding { file: name.clone(), line, column, lack });
        };
        for (place, why) in mistakes {
            find(place, Lack::NotFluent { why });
        }
        for (id, ours) in &ours {
            let place = (ours.line, 1);
            match theirs.get(id) {
                // The English titles and notes of rules are in the profiles.
                None if id.starts_with("rules-") => {}
                None => find(place, Lack::Unknown { id: id.clone() }),
                Some(theirs) if theirs.values != ours.values => {
                    let values = theirs.values.iter().map(|name| format!("${name}"));
                    let values = values.collect::<Vec<_>>().join(", ");
                    find(place, Lack::OtherValues { id: id.clone(), values });
                }
                Some(theirs) => {
                    if earlier.get(id).is_some_and(|earlier| earlier.text != theirs.text) {
                        find(place, Lack::Changed { id: id.clone() });
                    }
                }
            }
            let room = PLACES.iter().find(|(beginning, _)| id.starts_with(beginning));
            if let (Some(&(_, most)), Some(columns)) = (room, ours.columns)
                && columns > most
            {
                find(place, Lack::TooWide { id: id.clone(), columns, most });
            }
        }
        for id in theirs.keys() {
            said[1] += 1;
            if ours.contains_key(id) {
                said[0] += 1;
            } else {
                find((last, 1), Lack::Missing { id: id.clone() });
            }
        }
    }
    (findings, said)
}

/// The text of the file called so; empty if there is none.
fn called<'a>(files: &'a [(String, String)], name: &str) -> &'a str {
    files.iter().find(|(file, _)| file == name).map_or("", |(_, text)| text)
}

/// The messages of a file, and its syntax errors.
fn messages(text: &str) -> (Messages, Mistakes) {
    let (resource, mistakes) = match parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, mistakes)) => (resource, mistakes),
    };
    let place = |at: usize| {
        let before = text.get(..at).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        (line, column)
    };
    let mistakes = mistakes.iter().map(|m| (place(m.pos.start), m.kind.to_string())).collect();
    let mut all = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut values = BTreeSet::new();
        let patterns = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(patterns) {
            read(pattern, &mut values);
        }
        let begins = |line: &&str| {
            let rest = line.strip_prefix(message.id.name);
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        let line = text.lines().position(|line| begins(&line)).unwrap_or(0) + 1;
        let columns = message.value.as_ref().and_then(|pattern| match &pattern.elements[..] {
            [PatternElement::TextElement { value }] => Some(value.width()),
            _ => None,
        });
        let text = serialize(&Resource { body: vec![entry.clone()] });
        all.insert(message.id.name.to_owned(), Reviewed { line, values, text, columns });
    }
    (all, mistakes)
}

/// Collects the values a pattern uses; selecting by a value's key counts as using the value.
fn read(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, values);
        }
    }
}

fn read_expression(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, values),
        Expression::Select { selector, variants } => {
            read_inline(selector, values);
            for variant in variants {
                read(&variant.value, values);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.trim_end_matches("-key").to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                read_inline(argument, values);
            }
        }
        InlineExpression::Placeable { expression } => read_expression(expression, values),
        _ => {}
    }
}
