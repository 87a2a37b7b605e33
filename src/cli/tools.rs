//! `shuzi completions`, for packagers.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use clap::Command;
use clap_complete::Shell;

use super::help;
use crate::shell::{Failure, OutputResult as _};
use shuzi_words::Words;

/// Prints completions for a shell.
pub(super) fn completions(shell: Shell, words: &Words) -> Result<(), Failure> {
    let mut command = help::command(words);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "shuzi", &mut script);
    if shell == Shell::Fish {
        script = for_fish(&String::from_utf8_lossy(&script), &command).into_bytes();
    }
    io::stdout().lock().write_all(&script).or_fail()
}

/// The script for fish, with what it leaves out: the values of options before any command, and those
/// of arguments without an option.
fn for_fish(script: &str, command: &Command) -> String {
    // An option that still lacks its value is no command either.
    let mut script =
        script.replacen("2>/dev/null\n    or return\n", "2>/dev/null\n    or return 0\n", 1);
    for above in command.get_subcommands() {
        for below in above.get_subcommands() {
            let offered = below.get_positionals().flat_map(clap::Arg::get_possible_values);
            let offered: Vec<String> = offered.map(|one| one.get_name().to_owned()).collect();
            let names = (above.get_name(), below.get_name());
            if !offered.is_empty() {
                let _ = writeln!(
                    script,
                    "complete -c shuzi -n \"__fish_seen_subcommand_from {}; and \
                     __fish_seen_subcommand_from {}\" -f -a \"{}\"",
                    names.0,
                    names.1,
                    offered.join(" ")
                );
            }
        }
    }
    script
}
