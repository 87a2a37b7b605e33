//! `shuzi gtp`: answers the Go Text Protocol (version 2), so that other programs can have games
//! scored.

mod table;

use std::io::{self, Write as _};

use clap::Args;

use crate::cli::environment::Environment;
use crate::shell::{Failure, OutputResult as _, read_line};
use table::{Answer, GtpTable};

/// `shuzi gtp`.
#[derive(Debug, Args)]
pub struct GtpArgs {
    /// The rule profile, by name or path; overrides the files'.
    #[arg(long, value_name = "NAME|PATH")]
    pub rules: Option<String>,
}

/// What a command does.
type Run = fn(&mut GtpTable<'_>, &[String]) -> Answer;

/// Every command, in the order they are listed.
const COMMANDS: [(&str, Run); 31] = [
    ("protocol_version", |_, _| Ok("2".to_owned())),
    ("name", |_, _| Ok("shuzi".to_owned())),
    ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    ("known_command", |_, arguments| Ok(run_of(first(arguments)?).is_some().to_string())),
    ("list_commands", |_, _| Ok(COMMANDS.map(|(name, _)| name).join("\n"))),
    ("quit", nothing),
    ("boardsize", |table, arguments| table.clear(first(arguments)?.parse().ok())),
    ("clear_board", |table, _| table.clear_board()),
    ("komi", |table, arguments| table.komi(first(arguments)?)),
    ("fixed_handicap", |table, arguments| table.fixed_handicap(first(arguments)?)),
    ("place_free_handicap", |table, arguments| table.fixed_handicap(first(arguments)?)),
    ("set_free_handicap", |table, arguments| table.handicap(arguments)),
    ("play", |table, arguments| table.play(arguments)),
    ("genmove", |table, arguments| table.pass(first(arguments)?)),
    ("undo", |table, _| table.undo()),
    ("loadsgf", |table, arguments| table.load(arguments)),
    ("printsgf", |table, arguments| table.sgf(arguments)),
    ("showboard", |table, _| Ok(table.board())),
    ("final_score", |table, _| Ok(table.outcome()?.to_string())),
    ("final_status_list", |table, arguments| table.status_list(first(arguments)?)),
    ("final_status", |table, arguments| table.status(first(arguments)?)),
    ("estimate_score", |table, _| Ok(table.likely_outcome()?.to_string())),
    ("time_settings", nothing),
    ("time_left", nothing),
    ("kgs-rules", |table, arguments| table.kgs_rules(first(arguments)?)),
    ("kata-set-rules", |table, arguments| table.kata_rules(first(arguments)?)),
    ("kgs-time_settings", nothing),
    ("kgs-genmove_cleanup", |table, arguments| table.pass(first(arguments)?)),
    ("kgs-game_over", nothing),
    ("shuzi-uncertain", |table, _| table.uncertain()),
    ("gogui-analyze_commands", |_, _| Ok(ANALYZED.join("\n"))),
];

/// What GoGui offers to show: how, under which name, by which command.
const ANALYZED: [&str; 7] = [
    "string/Score/final_score",
    "string/Likely score/estimate_score",
    "plist/Dead stones/final_status_list dead",
    "plist/Stones in seki/final_status_list seki",
    "plist/Black territory/final_status_list black_territory",
    "plist/White territory/final_status_list white_territory",
    "plist/Uncertain stones/shuzi-uncertain",
];

/// It takes no time worth a clock.
#[allow(clippy::unnecessary_wraps)]
fn nothing(_: &mut GtpTable<'_>, _: &[String]) -> Answer {
    Ok(String::new())
}

fn first(arguments: &[String]) -> Result<&str, String> {
    arguments.first().map(String::as_str).ok_or_else(|| "syntax error".to_owned())
}

fn run_of(command: &str) -> Option<Run> {
    COMMANDS.iter().find(|(name, _)| *name == command).map(|(_, run)| *run)
}

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1024 * 1024;

/// Answers until there are no more commands, or one to quit.
pub(in crate::cli) fn run(args: &GtpArgs, environment: &Environment) -> Result<(), Failure> {
    let (scorer, rules) = environment.scorer_by(args.rules.as_deref())?;
    // What is said to programs is English.
    let mut table = GtpTable::new(scorer, rules, environment.words.english());
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = read_line(&mut input, LONGEST_LINE).or_fail()? {
        let Some((id, command, arguments)) = parsed(&line) else { continue };
        let unknown = || Err("unknown command".to_owned());
        let answer = run_of(&command).map_or_else(unknown, |run| run(&mut table, &arguments));
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

/// Id, name and arguments of a command; `None` for an empty line.
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
