//! The options of `shuzi photo`.

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
    /// All pictures show one board: they are read together.
    #[arg(long, conflicts_with_all = ["watch", "camera"])]
    pub same: bool,
    /// The pictures show one board while a game is played on it: the game is kept.
    #[arg(long, conflicts_with_all = ["same", "json", "format"])]
    pub follow: bool,
    /// The board size in lines, if known.
    #[arg(long, value_name = "N", value_parser = parsed::<Size>)]
    pub size: Option<Size>,
    /// The pixel positions of the four corner points, clockwise from the top left.
    #[arg(long, value_name = "X,Y,…", allow_hyphen_values = true, value_parser = parsed::<Corners>)]
    pub corners: Option<Corners>,
    /// The same as --format sgf.
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub sgf: bool,
    /// Watch a folder for new pictures.
    #[arg(long, value_name = "FOLDER")]
    pub watch: Option<PathBuf>,
    /// Take the picture with a camera: the first, or this device.
    #[arg(long, value_name = "DEVICE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["files", "watch"])]
    pub camera: Option<String>,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}
