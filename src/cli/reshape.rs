//! `shuzi reshape`: which stones to move so that the territories are counted in tens.

use std::path::PathBuf;

use clap::Args;
use shuzi_core::reshape::Style;

use super::args::{GameArgs, PrintArgs, named};
use super::batch::{BatchArgs, GameWriter, WriterTask, score_files};
use super::environment::Environment;
use crate::shell::Failure;

/// `shuzi reshape`.
#[derive(Debug, Args)]
pub struct ReshapeArgs {
    /// Game files, SGF or diagrams; `-` is standard input.
    #[arg(value_name = "FILE", required_unless_present = "schema")]
    pub files: Vec<PathBuf>,
    /// Rectangles of ten and twenty, or of any size.
    #[arg(long, value_name = "STYLE", default_value = "tens", value_parser = named::<Style>())]
    pub style: Style,
    /// Show no progress on the terminal.
    #[arg(long)]
    pub quiet: bool,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
    /// How the game is counted; with --method full, both sides are planned.
    #[command(flatten)]
    pub game: GameArgs,
}

/// Plans the count of the games of files.
pub(super) fn run(args: &ReshapeArgs, environment: &Environment) -> Result<(), Failure> {
    let mut writer = GameWriter::new(&args.game, &args.print, WriterTask::Reshape, environment)?;
    writer.options.style = args.style;
    score_files(&writer, &args.files, &BatchArgs { quiet: args.quiet, ..BatchArgs::default() })
}
