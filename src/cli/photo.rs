//! `shuzi photo`: the position on a photograph.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::place::Diagnostic;

use super::args::{PrintArgs, parsed};
use super::environment::Environment;
use super::printing::{format, print};
use crate::output::{Format, PhotoPage};
use crate::shell::{Failure, OutputResult as _, Trouble, read_hinted, read_input, warn};
use shuzi_photo::{Corners, Hints, Reading};
use shuzi_words::Words;

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

/// Prints the position of each picture.
pub(super) fn run(args: &PhotoArgs, environment: &Environment) -> Result<(), Failure> {
    let how = args.print.or(args.sgf, Format::Sgf);
    let hints = Hints::new(args.size, args.corners)?;
    let is_one = args.same || args.files.len() < 2;
    if how.output().is_some() && !is_one {
        return Err(Failure::usage("usage-one-picture"));
    }
    if args.files.is_empty() {
        return Err(Failure::usage("usage-no-picture"));
    }
    let (words, mut worst) = (&environment.words, None);
    if args.same {
        return Failure::ended(put_joined(&args.files, &hints, &how, words)?);
    }
    for (number, file) in args.files.iter().enumerate() {
        let apart = number > 0 && how.format.is_none() && !how.json && how.output().is_none();
        if apart {
            writeln!(std::io::stdout()).or_fail()?;
        }
        worst = worst.max(put(file, &hints, &how, words)?);
    }
    Failure::ended(worst)
}

/// Prints the position of a picture, or says why there is none and gives the trouble.
fn put(
    file: &Path,
    hints: &Hints,
    how: &PrintArgs,
    words: &Words,
) -> Result<Option<Trouble>, Failure> {
    match read(file, hints) {
        Ok(reading) => put_reading(&file.to_string_lossy(), &reading, how, words).map(|()| None),
        Err(what) => Ok(Some(said(file, &what, words))),
    }
}

/// Prints the one position that all pictures show, or says why there is none and gives the trouble.
fn put_joined(
    files: &[PathBuf],
    hints: &Hints,
    how: &PrintArgs,
    words: &Words,
) -> Result<Option<Trouble>, Failure> {
    let mut joined: Option<Reading> = None;
    for file in files {
        let reading = match read(file, hints) {
            Ok(reading) => reading,
            Err(what) => return Ok(Some(said(file, &what, words))),
        };
        joined = match joined {
            None => Some(reading),
            Some(first) => match first.joined(&reading) {
                Some(both) => Some(both),
                None => return Ok(Some(said(file, &Message::plain("photo-not-same"), words))),
            },
        };
    }
    let names: Vec<_> = files.iter().map(|file| file.to_string_lossy()).collect();
    joined.map(|reading| put_reading(&names.join(" + "), &reading, how, words)).transpose()?;
    Ok(None)
}

/// Reads the position that a picture shows.
fn read(file: &Path, hints: &Hints) -> Result<Reading, Message> {
    read_hinted(&read_input(file)?, hints)
}

/// Tells what is wrong with a file, and gives the trouble.
fn said(file: &Path, what: &Message, words: &Words) -> Trouble {
    let name = file.to_string_lossy();
    warn(words.message(&Diagnostic::of_file(what.clone()).in_file(&name)));
    Trouble::of(what)
}

/// Prints the position that a reading shows.
fn put_reading(
    name: &str,
    reading: &Reading,
    how: &PrintArgs,
    words: &Words,
) -> Result<(), Failure> {
    let doubt = reading.doubt.clone().map(Message::from);
    let page = PhotoPage {
        file: name,
        board: &reading.board,
        corners: reading.corners,
        confidence: &reading.confidence,
        doubtful: &reading.doubtful,
        doubt: doubt.as_ref(),
    };
    // Files have no room for the doubt below the diagram.
    if let Some(why) = &doubt
        && (how.output().is_some() || format(how)? != Format::Text)
    {
        let what = Message::new("photo-look-over", [("why", why.clone().into())]);
        warn(words.message(&Diagnostic::of_file(what).in_file(name)));
    }
    print(&page, how, words)
}
