//! `shuzi reshape`: which stones to move so that the territories are counted in tens.

use super::Failure;
use super::args::{ReshapeArgs, StyleArg};
use super::batch::score_files;
use super::scorer::{Scorer, ScorerTask};
use crate::reshape::Style;

/// Plans the count of the files' games.
pub(super) fn run(args: &ReshapeArgs) -> Result<(), Failure> {
    let style = match args.style {
        StyleArg::Tens => Style::Tens,
        StyleArg::Rectangles => Style::Rectangles,
    };
    let scorer = Scorer::new(&args.game, args.json, ScorerTask::Reshape(style))?;
    if score_files(&scorer, &args.files)? { Ok(()) } else { Err(Failure::Told) }
}
