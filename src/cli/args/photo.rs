//! `shuzi photo`.

use std::path::PathBuf;

use clap::Args;

use super::{PrintArgs, parsed};
use crate::goban::Size;
use crate::photo::Corners;

/// `shuzi photo`.
#[derive(Debug, Args)]
pub struct PhotoArgs {
    /// The pictures: JPEG, PNG or WebP; - is standard input.
    #[arg(value_name = "FILE", conflicts_with = "watch")]
    pub files: Vec<PathBuf>,
    /// How many lines the board has, where that is known.
    #[arg(long, value_name = "N", value_parser = parsed::<Size>)]
    pub size: Option<Size>,
    /// Where the four corner points are in the picture, clockwise from the top left.
    #[arg(long, value_name = "X,Y,…", allow_hyphen_values = true, value_parser = parsed::<Corners>)]
    pub corners: Option<Corners>,
    /// The same as --format sgf.
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub sgf: bool,
    /// Wait for pictures to come into a folder.
    #[arg(long, value_name = "FOLDER")]
    pub watch: Option<PathBuf>,
    /// Take the picture with a camera: the first, or the device named.
    #[arg(long, value_name = "DEVICE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["files", "watch"])]
    pub camera: Option<String>,
    /// How and where it is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}
