//! Examples for the help of each command.

/// A line each: the names of the command, none for the whole program, and an example.
const EXAMPLES: &str = include_str!("examples.txt");

/// The examples of the command of these names.
pub(super) fn of(path: &[&str]) -> Vec<&'static str> {
    let name = path.join(" ");
    let lines = EXAMPLES.lines().filter_map(|line| line.split_once(": "));
    lines.filter(|(known, _)| *known == name).map(|(_, example)| example).collect()
}

#[cfg(test)]
mod tests {
    use crate::cli::args;

    #[test]
    fn every_example_is_a_command_line_and_every_command_has_one() {
        for line in super::EXAMPLES.lines() {
            let (name, example) = line.split_once(": ").unwrap_or_default();
            let words = example.split(['<', '>', '|']).next().unwrap_or_default();
            let parsed = args::command().try_get_matches_from(words.split_whitespace());
            assert!(parsed.is_ok(), "{name}: {example}: {:?}", parsed.err());
        }
        for command in args::command().get_subcommands() {
            assert!(!super::of(&[command.get_name()]).is_empty(), "{}", command.get_name());
        }
    }
}
