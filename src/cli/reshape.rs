//! `shuzi reshape`: which stones to move so that the territories are counted in tens.

use super::args::{BatchArgs, ReshapeArgs};
use super::batch::{GameWriter, WriterTask, score_files};
use super::environment::Environment;
use crate::shell::Failure;

/// Plans the count of the games of files.
pub(super) fn run(args: &ReshapeArgs, environment: &Environment) -> Result<(), Failure> {
    let mut writer = GameWriter::new(&args.game, &args.print, WriterTask::Reshape, environment)?;
    writer.options.style = args.style;
    score_files(&writer, &args.files, &BatchArgs::default())
}
