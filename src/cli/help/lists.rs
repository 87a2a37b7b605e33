//! What a command's help lists: its commands, arguments and options, by the width of the terminal.

use std::fmt::Write as _;

use clap::{Arg, Command};
use unicode_width::UnicodeWidthStr as _;

use super::examples;
use crate::output::columns::{beside, fitted, widest};
use shuzi_words::{Words, wrap};

/// The commands of each group, by its heading.
const GROUPS: [(&str, &[&str]); 5] = [
    ("cli-group-count", &["count", "score", "photo", "phone", "log"]),
    ("cli-group-learn", &["practise", "compare", "reshape", "handicap"]),
    ("cli-group-print", &["keys", "form", "steps"]),
    ("cli-group-set", &["rules", "language", "paths", "help"]),
    ("cli-group-programs", &["gtp", "serve", "completions", "man"]),
];

/// The most columns for names beside what they mean.
const MOST_NAME: usize = 32;

/// What is typed, and what it means.
struct Row {
    typed: String,
    meaning: String,
}

/// All of a command's help, with how it is called.
pub(super) fn help(
    command: &Command,
    usage: &str,
    path: &[&str],
    words: &Words,
    columns: usize,
) -> String {
    let about = command.get_long_about().or(command.get_about());
    let about = about.map(ToString::to_string).unwrap_or_default();
    let about = about.lines().flat_map(|line| wrap(line, columns)).collect::<Vec<_>>().join("\n");
    let mut help = format!("{about}\n\n{}{usage}\n", usage_label(words));
    let mut list = |heading: &str, rows: Vec<Row>| {
        let rows = listed(&rows, columns);
        let _ = write!(help, "\n{}\n{rows}", words.say("cli-heading", &[("name", heading.into())]));
    };
    let row = |below: &Command| Row {
        typed: below.get_name().to_owned(),
        meaning: below.get_about().map(ToString::to_string).unwrap_or_default(),
    };
    if path.is_empty() {
        for (heading, group) in GROUPS {
            let group = group.iter().filter_map(|name| command.find_subcommand(name));
            list(&words.get(heading), group.map(row).collect());
        }
    } else if command.has_subcommands() {
        list(&words.get("cli-commands"), command.get_subcommands().map(row).collect());
    }
    let shown = || command.get_arguments().filter(|arg| !arg.is_hide_set());
    let mut headings: Vec<&str> = Vec::new();
    for heading in shown().filter_map(Arg::get_help_heading) {
        if !headings.contains(&heading) {
            headings.push(heading);
        }
    }
    for heading in headings {
        let args = shown().filter(|arg| arg.get_help_heading() == Some(heading));
        list(heading, args.map(named).collect());
    }
    let example = |example: &str| Row { typed: example.to_owned(), meaning: String::new() };
    list(&words.get("cli-examples"), examples::of(path).into_iter().map(example).collect());
    fitted(&help, columns)
}

/// The label of the usage, whose further lines are indented by its width.
pub(super) fn usage_label(words: &Words) -> String {
    let label = words.say("cli-heading", &[("name", words.get("cli-usage").into())]);
    // A colon as wide as a letter has its space within it.
    if label.ends_with(':') { label + " " } else { label }
}

/// An argument or option.
fn named(arg: &Arg) -> Row {
    let short = arg.get_short().map_or_else(String::new, |short| format!("-{short}, "));
    let short = if arg.is_positional() { short } else { format!("{short:4}") };
    let meaning = arg.get_help().map(ToString::to_string).unwrap_or_default();
    Row { typed: format!("{short}{arg}"), meaning }
}

/// Rows with their meanings beside what is typed, or below what is too long.
fn listed(rows: &[Row], columns: usize) -> String {
    let typed = rows.iter().map(|row| &*row.typed);
    let column = widest(typed.filter(|typed| typed.width() < MOST_NAME), 0) + 2;
    let row = |row: &Row| beside(&format!("  {}", row.typed), column, &row.meaning, columns);
    rows.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::GROUPS;
    use crate::cli::args;

    #[test]
    fn every_command_is_in_a_group() {
        let grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| *names).copied().collect();
        for command in args::command().get_subcommands() {
            assert!(grouped.contains(&command.get_name()), "{}", command.get_name());
        }
    }
}
