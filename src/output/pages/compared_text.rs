//! Lines of a comparison, and which of them have another winner.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use crate::words::wrap;

/// A text, and which of its lines have another winner than the game, from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComparedText {
    /// The text; such lines bear a `*`.
    pub text: String,
    /// Their numbers.
    pub other_winner: Vec<usize>,
}

impl ComparedText {
    /// Adds a line and the names of the rules it holds for.
    pub(super) fn put(&mut self, line: &str, rules: &[&str], other_winner: bool, width: usize) {
        if other_winner {
            self.other_winner.push(self.text.lines().count());
        }
        self.text.push_str(line);
        put_names(&mut self.text, rules, line.width(), width);
    }
}

/// Groups names by equal lines, each group at the place of its first line.
pub(super) fn together<'a, L: PartialEq>(
    lines: impl Iterator<Item = (L, &'a str)>,
) -> Vec<(L, Vec<&'a str>)> {
    let mut groups: Vec<(L, Vec<&str>)> = Vec::new();
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
fn put_names(page: &mut String, names: &[&str], from: usize, width: usize) {
    let beside = width >= from + 20;
    let indent = if beside { from } else { 4 };
    let lines = wrap(&names.join(", "), width.saturating_sub(indent + 1));
    for (number, line) in lines.iter().enumerate() {
        if number > 0 || !beside {
            page.truncate(page.trim_end_matches(' ').len());
            let _ = write!(page, "\n{:indent$}", "");
        }
        page.push_str(line);
    }
    page.push('\n');
}
