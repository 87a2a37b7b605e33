//! Lines of a comparison, and which results they name.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use shuzi_core::counting::Winner;
use shuzi_core::scoring::Score;
use shuzi_words::{Words, wrap};

/// How the rules of a comparison are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleNames {
    /// By the names that options take.
    Ids,
    /// By their full names in the language.
    Titles,
}

impl RuleNames {
    pub(super) fn of(self, score: &Score, words: &Words) -> String {
        match self {
            Self::Ids => score.rules.clone(),
            Self::Titles => words.value(&score.title),
        }
    }

    /// What is between two names. Full names have commas themselves.
    const fn between(self) -> &'static str {
        match self {
            Self::Ids => ", ",
            Self::Titles => " · ",
        }
    }

    /// The least columns they are listed in beside a line; with fewer they are below it.
    const fn least_beside(self) -> usize {
        match self {
            Self::Ids => 20,
            Self::Titles => 60,
        }
    }
}

/// A text, and which of its lines begin with a result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComparedText {
    /// The text; lines whose winner is not the game's bear a `*`.
    pub text: String,
    /// The number of the line with the headings of its columns, from 0.
    pub head: usize,
    pub results: Vec<ComparedLine>,
}

/// A line of a comparison that begins with a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComparedLine {
    /// Its number, from 0.
    pub number: usize,
    /// How many bytes it has before the names of the rules.
    pub before_rules: usize,
    /// Who wins, if that is known and the same in the whole line.
    pub winner: Option<Winner>,
    /// Whether the winner differs from the game's.
    pub is_other: bool,
}

impl ComparedText {
    /// Adds a line and the names of the rules it holds for.
    pub(super) fn put(
        &mut self,
        line: &str,
        names: RuleNames,
        rules: &[String],
        winner: Option<Winner>,
        is_other: bool,
        width: usize,
    ) {
        let number = self.text.lines().count();
        let before_rules = line.len();
        self.results.push(ComparedLine { number, before_rules, winner, is_other });
        self.text.push_str(line);
        put_names(&mut self.text, names, rules, line.width(), width);
    }
}

/// Groups names by equal lines, each group at the place of its first line.
pub(super) fn together<L: PartialEq, N>(lines: impl Iterator<Item = (L, N)>) -> Vec<(L, Vec<N>)> {
    let mut groups: Vec<(L, Vec<N>)> = Vec::new();
    for (line, name) in lines {
        match groups.iter_mut().find(|(known, _)| *known == line) {
            Some((_, names)) => names.push(name),
            None => groups.push((line, vec![name])),
        }
    }
    groups
}

/// Adds names on as many lines as they need, below what they belong to if there is no room beside
/// it.
fn put_names(page: &mut String, names: RuleNames, rules: &[String], from: usize, width: usize) {
    let beside = width >= from + names.least_beside();
    let indent = if beside { from } else { 4 };
    let lines = lines_of(rules, names.between(), width.saturating_sub(indent + 1));
    for (number, line) in lines.iter().enumerate() {
        if number > 0 || !beside {
            page.truncate(page.trim_end_matches(' ').len());
            let _ = write!(page, "\n{:indent$}", "");
        }
        page.push_str(line);
    }
    page.push('\n');
}

/// Returns names in lines broken between two of them; a name too long for a line is wrapped. A comma
/// stays at the end of a line, a point does not.
fn lines_of(names: &[String], between: &str, width: usize) -> Vec<String> {
    let at_end = if between.starts_with(' ') { "" } else { between.trim_end() };
    let mut lines: Vec<String> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        let after = if place + 1 < names.len() { at_end } else { "" };
        match lines.last_mut() {
            Some(line)
                if line.width() + between.width() + name.width() + after.width()
                    <= width + at_end.width() =>
            {
                line.truncate(line.len() - at_end.len());
                let _ = write!(line, "{between}{name}{after}");
            }
            _ => lines.extend(wrap(&format!("{name}{after}"), width)),
        }
    }
    lines
}
