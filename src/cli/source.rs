//! The games of a file's bytes: a record's, a diagram's, or the one a photograph shows.

use std::path::Path;

use super::args::GameArgs;
use crate::app::Review;
use crate::fact::Message;
use crate::goban::{Board, Size};
#[cfg(feature = "photo")]
use crate::photo::Reading;
#[cfg(feature = "photo")]
use crate::place::{Diagnostic, Place};
use crate::record::{Decoded, Games, ReadGame, decode};

/// A file's bytes, ready to be read game by game.
pub(super) enum GameSource {
    /// A record or a diagram.
    Text(Decoded),
    /// A photograph, looked at already.
    #[cfg(feature = "photo")]
    Picture(Box<Result<Reading, Message>>),
}

impl GameSource {
    /// What the bytes of a file are. A photograph is looked at for a board of the size and with the
    /// corners asked for, where that is said.
    pub(super) fn of(path: &Path, bytes: &[u8], args: &GameArgs) -> Self {
        #[cfg(feature = "photo")]
        if crate::photo::is_picture(bytes) || is_named_picture(path) {
            let hints = super::photograph::hints(args.size, args.corners);
            let read = hints.and_then(|hints| Ok(super::photograph::read(bytes, &hints)?));
            return Self::Picture(Box::new(read));
        }
        let _ = path;
        Self::Text(decode(bytes, args.encoding))
    }

    /// The text that a result can be written into, where there is one.
    #[cfg_attr(not(feature = "photo"), allow(clippy::unnecessary_wraps))]
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(decoded) => Some(&decoded.text),
            #[cfg(feature = "photo")]
            Self::Picture(_) => None,
        }
    }

    /// The games, one after the other. A photograph whose board may be another one is refused:
    /// it has to be looked over.
    pub(super) fn games(&self, size: Option<Size>) -> Box<dyn Iterator<Item = ReadGame> + '_> {
        match self {
            Self::Text(decoded) => Box::new(Games::of(decoded, size)),
            #[cfg(feature = "photo")]
            Self::Picture(read) => {
                let read = match &**read {
                    Ok(reading) => super::photograph::game(reading),
                    Err(error) => Err(error.clone()),
                };
                Box::new(std::iter::once(read.map_err(|what| Diagnostic::new(Place::START, what))))
            }
        }
    }

    /// The board of a photograph, to be looked over; none if it is none.
    pub(super) fn photograph(&self) -> Option<Result<(Board, Review), Message>> {
        match self {
            Self::Text(_) => None,
            #[cfg(feature = "photo")]
            Self::Picture(read) => Some(match &**read {
                Ok(reading) => Ok(super::photograph::to_look_over(reading)),
                Err(error) => Err(error.clone()),
            }),
        }
    }
}

/// Whether a file is called as pictures are: then it is none of a game.
#[cfg(feature = "photo")]
fn is_named_picture(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    is_picture_name(&ending)
}

/// Whether a file is a picture that can be read, by what its name ends in, in small letters.
pub(super) fn is_picture_name(ending: &str) -> bool {
    cfg!(feature = "photo") && PICTURE_ENDINGS.contains(&ending)
}

/// Those that are refused with advice are among them: a phone writes nothing else.
const PICTURE_ENDINGS: [&str; 7] = ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif"];
