//! The games in the bytes of a file: of a record, of a diagram, or the position in a photograph.

use std::path::Path;

use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::place::Diagnostic;
use shuzi_core::record::{Decoded, Game, Games, ReadGame, decode};
use shuzi_core::scorer::ScoreOptions;
use shuzi_photo::{Hints, PhotoError, Reading, is_picture};

/// The bytes of a file, ready to be read game by game.
#[derive(Debug)]
pub enum GameSource {
    /// A record or a diagram.
    Text(Decoded),
    /// A photograph, already read.
    Picture(Box<Result<Reading, Message>>),
}

impl GameSource {
    /// Reads the bytes of a file by its contents and its name.
    pub fn of(path: &Path, bytes: &[u8], options: &ScoreOptions) -> Self {
        if is_picture(bytes) || is_picture_name(path) {
            return Self::Picture(Box::new(read_picture(bytes, options.size)));
        }
        Self::Text(decode(bytes, options.encoding.map(|encoding| encoding.0)))
    }

    /// The text of a record, into which a result can be written.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(decoded) => Some(&decoded.text),
            Self::Picture(_) => None,
        }
    }

    /// The games one after the other. A photograph is refused if the whole board is in doubt: it
    /// has to be checked on the screen.
    pub fn games(&self, size: Option<Size>) -> Box<dyn Iterator<Item = ReadGame> + '_> {
        match self {
            Self::Text(decoded) => Box::new(Games::of(decoded, size)),
            Self::Picture(read) => {
                let read = read.as_ref().as_ref().map_err(Clone::clone).and_then(pictured_game);
                Box::new(std::iter::once(read.map_err(Diagnostic::of_file)))
            }
        }
    }

    /// What a photograph shows; none for a record.
    pub fn photograph(&self) -> Option<Result<&Reading, Message>> {
        match self {
            Self::Text(_) => None,
            Self::Picture(read) => Some(read.as_ref().as_ref().map_err(Clone::clone)),
        }
    }
}

/// Reads the board on a picture, of this size if it is known.
///
/// # Errors
/// Returns an error if it is no picture, or shows no board that can be read.
pub fn read_picture(bytes: &[u8], size: Option<Size>) -> Result<Reading, Message> {
    read_hinted(bytes, &Hints::new(size, None)?)
}

/// Reads the board on a picture with what is known about it.
///
/// # Errors
/// Returns an error if it is no picture, or shows no board that can be read.
pub fn read_hinted(bytes: &[u8], hints: &Hints) -> Result<Reading, Message> {
    if !is_picture(bytes) {
        return Err(PhotoError::NotAPicture.into());
    }
    Ok(Reading::of(bytes, hints)?)
}

/// The position a photograph shows: no moves, and a note about the doubtful points.
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
    PICTURE_ENDINGS.contains(&&*ending)
}

const PICTURE_ENDINGS: [&str; 7] = ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif"];
