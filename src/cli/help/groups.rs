//! The commands in groups, those that players use first.

use std::fmt::Write as _;

use clap::Command;

use crate::cli::printing::terminal_width;
use crate::output::columns::{padded, widest};
use shuzi_words::{Words, wrap};

/// The commands of each group, by its heading.
const GROUPS: [(&str, &[&str]); 5] = [
    ("cli-group-count", &["count", "score", "photo", "phone", "log"]),
    ("cli-group-learn", &["practise", "compare", "reshape", "handicap"]),
    ("cli-group-print", &["keys", "form", "steps"]),
    ("cli-group-set", &["rules", "language", "paths", "help"]),
    ("cli-group-programs", &["gtp", "serve", "completions", "man"]),
];

/// The command line with its commands in groups instead of one list.
pub(super) fn grouped(command: Command, words: &Words) -> Command {
    let names: Vec<String> =
        command.get_subcommands().map(|one| one.get_name().to_owned()).collect();
    let label = widest(names.iter().map(String::as_str), 0);
    let mut list = String::new();
    for (heading, group) in GROUPS {
        let _ = writeln!(list, "{}:", words.get(heading));
        for one in group.iter().filter_map(|name| command.find_subcommand(name)) {
            let about = one.get_about().map(ToString::to_string).unwrap_or_default();
            let mut name = one.get_name();
            for line in wrap(&about, terminal_width().saturating_sub(label + 4)) {
                let _ = writeln!(list, "  {}{line}", padded(name, label + 2));
                name = "";
            }
        }
        list.push('\n');
    }
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{list}{{all-args}}{{after-help}}",
        words.get("cli-usage")
    );
    let hidden = names
        .iter()
        .fold(command, |command, name| command.mut_subcommand(name, |below| below.hide(true)));
    hidden.help_template(template)
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
