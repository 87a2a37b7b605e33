//! A photograph's file into what the rest of the program counts.

use std::sync::Arc;

use crate::app::{Review, SeenBoard};
use crate::fact::Message;
use crate::goban::{Board, Size};
use crate::photo::{Hints, PhotoError, Reading, is_picture};
use crate::place::{Diagnostic, Place};
use crate::record::{Game, Info, Plays};

/// Reads a picture's bytes.
pub(super) fn read(bytes: &[u8], hints: &Hints) -> Result<Reading, PhotoError> {
    if is_picture(bytes) { Reading::of(bytes, hints) } else { Err(PhotoError::NotAPicture) }
}

/// What is known of a photograph beforehand: the size asked for, as boards on them are square, and
/// where the corners are.
pub(super) fn hints(size: Option<Size>, corners: Option<[[f64; 2]; 4]>) -> Result<Hints, Message> {
    let lines = match size {
        None => None,
        Some(size) if size.width() == size.height() && (5..=25).contains(&size.width()) => {
            Some(usize::from(size.width()))
        }
        Some(size) => return Err(Message::new("photo-size", [("size", size.into())])),
    };
    Ok(Hints { lines, corners })
}

/// The board of a photograph, to be looked over on the screen.
pub(super) fn to_look_over(reading: &Reading) -> (Board, Review) {
    let seen = SeenBoard {
        side: reading.above.width,
        line: Reading::LINE,
        rim: Reading::RIM * Reading::LINE,
        rgb: reading.above.rgb.clone(),
    };
    let why = reading.doubt.clone().map(Message::from);
    (reading.board.clone(), Review::new(reading.doubtful, why, Some(Arc::new(seen))))
}

/// The game a photograph shows: a position, no moves, and what is doubtful in it.
///
/// # Errors
/// If all of it may be wrong.
pub(super) fn game(reading: &Reading) -> ReadPosition {
    if let Some(doubt) = &reading.doubt {
        return Err(Message::new("photo-open-it", [("why", doubt.clone().into())]));
    }
    let size = reading.board.size();
    let names: Vec<String> = reading.doubtful.iter().map(|vertex| vertex.name(size)).collect();
    let note = (!names.is_empty()).then(|| {
        let values = [("points", names.len().into()), ("names", names.into())];
        Message::new("photo-doubtful", values)
    });
    let notes = note.into_iter().map(|note| Diagnostic::new(Place::START, note)).collect();
    let game = Game {
        board: reading.board.clone(),
        info: Info::default(),
        plays: Plays::default(),
        marks: None,
        doubtful: Some(reading.doubtful),
        place: Place::START,
    };
    Ok((game, notes))
}

/// A position and what there is to say of it, or why it is none.
type ReadPosition = Result<(Game, Vec<Diagnostic>), Message>;
