//! `shuzi reshape`: which stones to move so that the territories are counted in tens.

use super::Failure;
use super::args::{BatchArgs, ReshapeArgs};
use super::batch::score_files;
use super::scorer::{Scorer, ScorerTask};
use crate::words::Words;

/// Plans the count of the files' games.
pub(super) fn run(args: &ReshapeArgs, words: &Words) -> Result<(), Failure> {
    let scorer = Scorer::new(&args.game, &args.print, ScorerTask::Reshape(args.style), words)?;
    score_files(&scorer, &args.files, &BatchArgs::default())
}
