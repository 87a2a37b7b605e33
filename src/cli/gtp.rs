//! `shuzi gtp`: answers the Go Text Protocol (version 2), so that other programs can have games
//! scored.

use std::io::{self, Write as _};

use super::args::GtpArgs;
use super::environment::Environment;
use super::gtp_table::{Answer, GtpTable};
use crate::shell::{Failure, OutputResult as _, read_line};

/// Every command, in the order they are listed.
const COMMANDS: [&str; 29] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "play",
    "genmove",
    "undo",
    "loadsgf",
    "printsgf",
    "showboard",
    "final_score",
    "final_status_list",
    "final_status",
    "estimate_score",
    "time_settings",
    "time_left",
    "kgs-rules",
    "kgs-time_settings",
    "kgs-genmove_cleanup",
    "kgs-game_over",
    "shuzi-uncertain",
];

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1024 * 1024;

/// Answers until there are no more commands, or one to quit.
pub(super) fn run(args: &GtpArgs, environment: &Environment) -> Result<(), Failure> {
    let (scorer, rules) = environment.scorer_by(args.rules.as_deref())?;
    // What is said to programs is English.
    let mut table = GtpTable::new(scorer, rules, environment.words.english());
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = read_line(&mut input, LONGEST_LINE).or_fail()? {
        let Some((id, command, arguments)) = parsed(&line) else { continue };
        let answer = answer(&mut table, &command, &arguments);
        let (sign, text) = match &answer {
            Ok(text) => ('=', text),
            Err(why) => ('?', why),
        };
        let space = if text.is_empty() { "" } else { " " };
        write!(output, "{sign}{id}{space}{text}\n\n").and_then(|()| output.flush()).or_fail()?;
        if command == "quit" {
            break;
        }
    }
    Ok(())
}

/// The number of a command, its name, and what it is told; none of a line without one.
fn parsed(line: &str) -> Option<(String, String, Vec<String>)> {
    // As the protocol has it: control characters are nothing, a tabulator is a space, `#` begins a
    // comment.
    let line = line.split('#').next().unwrap_or_default().replace('\t', " ");
    let line: String = line.chars().filter(|sign| !sign.is_control()).collect();
    let mut parts = line.split_whitespace().map(str::to_owned).peekable();
    let id = parts.next_if(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    let command = parts.next()?;
    Some((id.unwrap_or_default(), command, parts.collect()))
}

fn answer(table: &mut GtpTable<'_>, command: &str, arguments: &[String]) -> Answer {
    let first = || arguments.first().map(String::as_str).ok_or_else(|| "syntax error".to_owned());
    match command {
        "protocol_version" => Ok("2".to_owned()),
        "name" => Ok("shuzi".to_owned()),
        "version" => Ok(env!("CARGO_PKG_VERSION").to_owned()),
        "known_command" => Ok(COMMANDS.contains(&first()?).to_string()),
        "list_commands" => Ok(COMMANDS.join("\n")),
        // It takes no time worth a clock.
        "quit" | "time_settings" | "time_left" | "kgs-time_settings" | "kgs-game_over" => {
            Ok(String::new())
        }
        "boardsize" => table.clear(first()?.parse().ok()),
        "clear_board" => table.clear_board(),
        "komi" => table.komi(first()?),
        "kgs-rules" => table.kgs_rules(first()?),
        "fixed_handicap" | "place_free_handicap" => table.fixed_handicap(first()?),
        "set_free_handicap" => table.handicap(arguments),
        "play" => table.play(arguments),
        "genmove" | "kgs-genmove_cleanup" => table.pass(first()?),
        "undo" => table.undo(),
        "loadsgf" => table.load(arguments),
        "printsgf" => table.sgf(arguments),
        "showboard" => Ok(table.board()),
        "final_score" => Ok(table.outcome()?.to_string()),
        "estimate_score" => Ok(table.likely_outcome()?.to_string()),
        "final_status_list" => table.status_list(first()?),
        "final_status" => table.status(first()?),
        "shuzi-uncertain" => table.uncertain(),
        _ => Err("unknown command".to_owned()),
    }
}
