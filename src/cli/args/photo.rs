//! The options of `shuzi photo`.

use std::path::PathBuf;

use clap::Args;

use super::{PrintArgs, parsed};
use shuzi_core::goban::Size;
use shuzi_photo::Corners;

/// `shuzi photo`.
#[derive(Debug, Args)]
pub struct PhotoArgs {
    /// The pictures: JPEG, PNG or WebP; - is standard input.
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// All pictures show one board: they are read together.
    #[arg(long)]
    pub same: bool,
    /// The board size in lines, if known.
    #[arg(long, value_name = "N", value_parser = parsed::<Size>)]
    pub size: Option<Size>,
    /// The pixel positions of the four corner points, clockwise from the top left.
    #[arg(long, value_name = "X,Y,…", allow_hyphen_values = true, value_parser = parsed::<Corners>)]
    pub corners: Option<Corners>,
    /// The same as --format sgf.
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub sgf: bool,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}
