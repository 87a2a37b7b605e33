//! `shuzi photo`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use super::{PrintArgs, parsed};
use crate::fact::Message;
use crate::goban::Size;

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

/// Four places in a picture: `x,y,x,y,x,y,x,y`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corners(pub [[f64; 2]; 4]);

impl FromStr for Corners {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let wrong = || Message::plain("cli-corners");
        let numbers: Vec<f64> = text
            .split([',', ' ', ';'])
            .filter(|part| !part.is_empty())
            .map(|part| part.parse().ok().filter(|number: &f64| number.is_finite()))
            .collect::<Option<_>>()
            .ok_or_else(wrong)?;
        let (places, rest) = numbers.as_chunks::<2>();
        match (<[[f64; 2]; 4]>::try_from(places), rest) {
            (Ok(corners), []) => Ok(Self(corners)),
            _ => Err(wrong()),
        }
    }
}
