//! The messages of each language, and the Latin words in a text that are not the language's own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use shuzi_core::practice::{Drill, Lesson};
use shuzi_core::rules::Profiles;
use shuzi_words::Language;

/// The parts of a message.
#[derive(Debug, Default)]
pub struct Said {
    /// The values it is filled with; selecting by a value's key counts as the value.
    pub values: BTreeSet<String>,
    /// The text itself.
    pub text: String,
    /// The names of its attributes.
    pub attributes: BTreeSet<String>,
}

impl Said {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += &format!("{value}\n"),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.text += value,
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.trim_end_matches("-key").to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// All messages of a language by name, from all its files.
pub fn messages(language: Language) -> BTreeMap<String, Said> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("crates/shuzi-words/languages")
        .join(language.code());
    let mut all = BTreeMap::new();
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    if language == Language::English {
        paths.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/shuzi-core/src/facts.ftl"));
    }
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| {
            panic!("{}: {errors:?}", path.display());
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut said = Said::default();
            message.value.iter().for_each(|pattern| said.read(pattern));
            for attribute in &message.attributes {
                said.attributes.insert(attribute.id.name.clone());
                said.read(&attribute.value);
            }
            let twice = all.insert(message.id.name.clone(), said);
            assert!(twice.is_none(), "{}: {} twice", path.display(), message.id.name);
        }
    }
    all
}

/// Words that are the same in every language: names, formats, keys, and typed text.
const NAMES: &str = "shuzi SGF GTP CSV JSON Markdown PDF SVG HTML TOML UTF ASCII Ctrl zi moku HCPP \
    Mays Jewdan Jasiek Ikeda Sensei Library Ada Bruno Emi Farid Clara Dov Even game Seki Three stones \
    Kim Simon Straus Fox Golaxy KataGo OGS KGS AGA BGA FFG EGF Ing KSS Tromp Taylor NO COLOR \
    colour blind dead-stones Sc Sj Wz Bz KM RE RU AP HA SZ TB TW score";

/// The Latin words of a text, with two letters or more; quoted text is typed and does not count.
pub fn latin(text: &str) -> BTreeSet<String> {
    let mut told = String::new();
    for (number, part) in text.split('`').enumerate() {
        told += if number % 2 == 0 { part } else { " " };
    }
    let is_latin = |c: char| c.is_alphabetic() && u32::from(c) < 0x250;
    let all = told.split(|c| !is_latin(c)).filter(|word| word.chars().count() > 1);
    all.map(str::to_owned).collect()
}

/// The Latin words a language may show: those of its own files, and the names.
pub fn own_words(language: Language) -> BTreeSet<String> {
    let mut own = latin(NAMES);
    own.insert(language.name().to_owned());
    own.extend(messages(language).values().flat_map(|said| latin(&said.text)));
    let profiles = Profiles::new();
    own.extend(profiles.names().flat_map(latin));
    own
}

/// The words of a page that are neither the language's own nor names.
pub fn foreign(page: &str, own: &BTreeSet<String>) -> Vec<String> {
    static LESSONS: LazyLock<Vec<String>> = LazyLock::new(|| {
        Lesson::bundled().unwrap().into_iter().map(|lesson| lesson.name).collect()
    });
    let is_name = |word: &str| {
        Drill::ALL.iter().any(|drill| drill.as_str() == word)
            || LESSONS.iter().any(|lesson| lesson == word)
    };
    // Typed text: files, options, and names of drills and lessons at the start of a line.
    let is_typed = |word: &str| {
        ["--", "/", "./"].iter().any(|start| word.starts_with(start))
            || word.contains(['/', '['])
            || word.contains(".sgf")
    };
    let told: String = page
        .lines()
        .flat_map(|line| {
            let line = line.trim_start().trim_start_matches("--lesson ");
            let name = line.split("  ").next().unwrap_or_default();
            let line = if is_name(name) { &line[name.len()..] } else { line };
            // A frame cuts off the words it covers.
            let covered = |word: &&str| !word.starts_with('│') && !word.ends_with('│');
            line.split_whitespace()
                .filter(covered)
                .filter(|word| !is_typed(word))
                .flat_map(|word| [word, " "])
        })
        .collect();
    latin(&told).into_iter().filter(|word| !own.contains(word)).collect()
}
