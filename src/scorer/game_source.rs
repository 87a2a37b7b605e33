//! The games in the bytes of a file: of a record, of a diagram, or the position in a photograph.

use std::path::Path;

use super::ScoreOptions;
#[cfg(feature = "photo")]
use crate::fact::Message;
use crate::goban::Size;
#[cfg(feature = "photo")]
use crate::photo::{Hints, PhotoError, Reading, is_picture};
#[cfg(feature = "photo")]
use crate::place::Diagnostic;
#[cfg(feature = "photo")]
use crate::record::Game;
use crate::record::{Decoded, Games, ReadGame, decode};

/// The bytes of a file, ready to be read game by game.
#[derive(Debug)]
pub enum GameSource {
    /// A record or a diagram.
    Text(Decoded),
    /// A photograph, already read.
    #[cfg(feature = "photo")]
    Picture(Box<Result<Reading, Message>>),
}

impl GameSource {
    /// Reads the bytes of a file as its contents and its name tell.
    pub fn of(path: &Path, bytes: &[u8], options: &ScoreOptions) -> Self {
        #[cfg(feature = "photo")]
        if is_picture(bytes) || is_picture_name(path) {
            return Self::picture(bytes, options);
        }
        let _ = path;
        Self::Text(decode(bytes, options.encoding.map(|encoding| encoding.0)))
    }

    /// Reads the bytes of a file as those of a picture.
    #[cfg(feature = "photo")]
    pub fn picture(bytes: &[u8], options: &ScoreOptions) -> Self {
        Self::Picture(Box::new(read_picture(bytes, options)))
    }

    /// The text of a record, into which a result can be written.
    #[cfg_attr(not(feature = "photo"), allow(clippy::unnecessary_wraps))]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(decoded) => Some(&decoded.text),
            #[cfg(feature = "photo")]
            Self::Picture(_) => None,
        }
    }

    /// The games one after the other. A photograph is refused if the whole board is in doubt: it
    /// has to be checked on the screen.
    pub fn games(&self, size: Option<Size>) -> Box<dyn Iterator<Item = ReadGame> + '_> {
        match self {
            Self::Text(decoded) => Box::new(Games::of(decoded, size)),
            #[cfg(feature = "photo")]
            Self::Picture(read) => {
                let read = read.as_ref().as_ref().map_err(Clone::clone).and_then(pictured_game);
                Box::new(std::iter::once(read.map_err(Diagnostic::of_file)))
            }
        }
    }

    /// What a photograph shows; none for a record.
    #[cfg(feature = "photo")]
    pub fn photograph(&self) -> Option<Result<&Reading, Message>> {
        match self {
            Self::Text(_) => None,
            Self::Picture(read) => Some(read.as_ref().as_ref().map_err(Clone::clone)),
        }
    }
}

#[cfg(feature = "photo")]
fn read_picture(bytes: &[u8], options: &ScoreOptions) -> Result<Reading, Message> {
    let hints = Hints::new(options.size, options.corners)?;
    if !is_picture(bytes) {
        return Err(PhotoError::NotAPicture.into());
    }
    Ok(Reading::of(bytes, &hints)?)
}

/// The position a photograph shows: no moves, and a note about the doubtful points.
#[cfg(feature = "photo")]
fn pictured_game(reading: &Reading) -> Result<(Game, Vec<Diagnostic>), Message> {
    if let Some(doubt) = &reading.doubt {
        return Err(Message::new("photo-open-it", [("why", doubt.clone().into())]));
    }
    let notes = reading.doubtful_note().map(Diagnostic::of_file);
    let game = Game { doubtful: Some(reading.doubtful), ..Game::of_board(reading.board.clone()) };
    Ok((game, notes.into_iter().collect()))
}

/// Whether a file has the name of a picture. Those that no decoder here reads are among them: a
/// phone may write nothing else, and the player is told what to do.
pub fn is_picture_name(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    cfg!(feature = "photo") && PICTURE_ENDINGS.contains(&&*ending)
}

const PICTURE_ENDINGS: [&str; 7] = ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif"];
