//! `shuzi`, `shuzi FILE` and `shuzi count`: the first screen, and the walk-through.

use std::io::{IsTerminal, stdout};
use std::path::Path;
use std::sync::Arc;

use super::args::{AppearanceArgs, CountArgs, GameArgs};
use super::desk::Desk;
use super::failure::OutputResult as _;
use super::log::add_to_log;
use super::opening::Opening;
use super::terminal_settings::TerminalSettings;
use super::{Failure, plain};
use crate::shell::warn;
use crate::words::Words;

/// Opens the assistant: with a game file at its count, else at the first screen.
pub(super) fn open(
    file: Option<&Path>,
    game: &GameArgs,
    look: &AppearanceArgs,
    words: &Arc<Words>,
) -> Result<(), Failure> {
    if file.is_some() {
        return walk_through(file, game, look, words);
    }
    needs_terminal()?;
    tell(Desk::new(game, look, words)?.run()?)
}

/// Counts step by step, straight into the walk-through.
pub(super) fn count(args: &CountArgs, words: &Arc<Words>) -> Result<(), Failure> {
    if args.plain {
        let settings = TerminalSettings::of(&args.look, words)?;
        let mut opening = Opening::of(args.file.as_deref(), &args.game, &settings.config, words)?;
        opening.take_photograph()?;
        tell_remarks(&opening, words);
        opening.propose_dead();
        let session = plain::run(opening.session, opening.profiles, words)?;
        let path = args.file.as_deref().and_then(|path| std::path::absolute(path).ok());
        let path = path.and_then(|path| path.to_str().map(str::to_owned));
        return add_to_log(&session, path).map_err(Failure::Failed);
    }
    walk_through(args.file.as_deref(), &args.game, &args.look, words)
}

fn walk_through(
    file: Option<&Path>,
    game: &GameArgs,
    look: &AppearanceArgs,
    words: &Arc<Words>,
) -> Result<(), Failure> {
    needs_terminal()?;
    let settings = TerminalSettings::of(look, words)?;
    let opening = Opening::of(file, game, &settings.config, words)?;
    tell_remarks(&opening, words);
    tell(Desk::new(game, look, words)?.run_from(opening)?)
}

fn needs_terminal() -> Result<(), Failure> {
    if stdout().is_terminal() { Ok(()) } else { Err(Failure::usage("usage-no-terminal")) }
}

/// Says what there is to say of a file before the screen is taken.
fn tell_remarks(opening: &Opening, words: &Words) {
    for remark in &opening.remarks {
        warn(words.message(remark));
    }
}

/// Leaves the result on the terminal after the screen is gone.
fn tell(said: Option<String>) -> Result<(), Failure> {
    use std::io::Write as _;
    match said {
        Some(said) => writeln!(stdout(), "{said}").or_fail(),
        None => Ok(()),
    }
}
