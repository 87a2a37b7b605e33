//! `shuzi`, `shuzi FILE` and `shuzi count`: the first screen, and the walk-through.

use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};

use clap::Args;

use super::args::{AppearanceArgs, GameArgs};
use super::environment::Environment;
use super::plain;
use crate::screens;
use crate::shell::{Failure, OutputResult as _, add_to_log, warn};
use crate::ui::Opening;
use shuzi_words::Words;

/// `shuzi count`.
#[derive(Debug, Args)]
pub struct CountArgs {
    /// The game file; without one, a real board.
    pub file: Option<PathBuf>,
    /// Run line by line on standard input and output, for screen readers and pipes.
    #[arg(long)]
    pub plain: bool,
    /// The appearance of the screen.
    #[command(flatten)]
    pub look: AppearanceArgs,
    /// How the game is counted.
    #[command(flatten)]
    pub game: GameArgs,
}

/// Opens the assistant: at the count of a game file, otherwise at the first screen.
pub(super) fn open(
    file: Option<&Path>,
    game: &GameArgs,
    look: &AppearanceArgs,
    environment: &Environment,
) -> Result<(), Failure> {
    let (scorer, options) = environment.scorer(game)?;
    let opening = file.map(|file| Opening::of(Some(file), &scorer, &options)).transpose()?;
    needs_terminal()?;
    if let Some(opening) = &opening {
        tell_remarks(opening, &environment.words);
    }
    tell(screens::count(environment.context(scorer, options, look.into())?, opening)?)
}

/// Counts step by step, straight into the walk-through.
pub(super) fn count(args: &CountArgs, environment: &Environment) -> Result<(), Failure> {
    let (scorer, options) = environment.scorer(&args.game)?;
    if !args.plain {
        needs_terminal()?;
    }
    let mut opening = Opening::of(args.file.as_deref(), &scorer, &options)?;
    if !args.plain {
        // Line by line nothing depends on what was counted before: a script gets the same each time.
        opening.use_as_last(&scorer, &options, environment.known_folders());
        tell_remarks(&opening, &environment.words);
        let cx = environment.context(scorer, options, (&args.look).into())?;
        return tell(screens::count(cx, Some(opening))?);
    }
    opening.take_photograph()?;
    tell_remarks(&opening, &environment.words);
    opening.propose_dead();
    let session = plain::run(opening.session, opening.profiles, &environment.words)?;
    let path = args.file.as_deref().and_then(|path| std::path::absolute(path).ok());
    let path = path.and_then(|path| path.to_str().map(str::to_owned));
    add_to_log(&session, path, environment.known_folders()).map_err(Failure::Failed)
}

pub(super) fn needs_terminal() -> Result<(), Failure> {
    // A dumb terminal has lines alone.
    let is_dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    let is_there = stdout().is_terminal() && !is_dumb;
    if is_there { Ok(()) } else { Err(Failure::usage("usage-no-terminal")) }
}

/// Says what there is to say of a file before the screen is taken.
fn tell_remarks(opening: &Opening, words: &Words) {
    for remark in &opening.remarks {
        warn(words.message(remark));
    }
}

/// Leaves the result on the terminal after the screen is gone.
pub(super) fn tell(said: Option<String>) -> Result<(), Failure> {
    use std::io::Write as _;
    match said {
        Some(said) => writeln!(stdout(), "{said}").or_fail(),
        None => Ok(()),
    }
}
