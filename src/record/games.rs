//! The games of a file, one after the other.

use super::sgf::{Reader, is_sgf};
use super::{Decoded, DiagramError, Game, read_diagram, replay};
use crate::goban::Size;
use crate::place::{Diagnostic, Place, Places};

/// Reads the games of a decoded file, SGF or diagram, holding one at a time.
#[derive(Debug)]
pub struct Games<'a> {
    places: Places<'a>,
    source: GamesSource<'a>,
    size: Option<Size>,
    before: Option<usize>,
    /// Remarks about the file as a whole, given with its first game.
    pending: Vec<Diagnostic>,
}

#[derive(Debug)]
enum GamesSource<'a> {
    Sgf(Reader<'a>),
    Diagram(Option<&'a str>),
}

/// A game and the remarks on its record, or why it could not be read.
pub type ReadGame = Result<(Game, Vec<Diagnostic>), Diagnostic>;

impl<'a> Games<'a> {
    /// The games of a file. `size` is the board of records that state none; those of another size
    /// are refused.
    pub fn of(file: &'a Decoded, size: Option<Size>) -> Self {
        let text = file.text.as_str();
        let source = if is_sgf(text) {
            GamesSource::Sgf(Reader::new(text))
        } else {
            GamesSource::Diagram(Some(text))
        };
        let place = Place::START;
        let pending = file.notes.iter().map(|note| Diagnostic::new(place, note.clone())).collect();
        Self { places: Places::of(text), source, size, before: None, pending }
    }

    /// The same games as they stood before a move, from 1; the whole game where it has fewer.
    #[must_use]
    pub const fn before_move(mut self, number: usize) -> Self {
        self.before = Some(number);
        self
    }
}

/// Refuses a diagram of another size than the one asked for.
fn fits(game: Game, size: Option<Size>) -> Result<Game, Diagnostic> {
    let drawn = game.board.size();
    match size {
        Some(size) if size != drawn => {
            Err(Diagnostic::new(game.place, DiagramError::OtherSize { drawn, size }))
        }
        _ => Ok(game),
    }
}

impl Iterator for Games<'_> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        let mut notes = std::mem::take(&mut self.pending);
        let reader = match &mut self.source {
            GamesSource::Diagram(text) => {
                let size = self.size;
                let read =
                    text.take().map(|text| read_diagram(text).and_then(|game| fits(game, size)));
                return read.map(|read| read.map(|game| (game, notes)));
            }
            GamesSource::Sgf(reader) => reader,
        };
        match reader.next_tree()? {
            Err((at, error)) => Some(Err(Diagnostic::new(self.places.at(at), error))),
            Ok((tree, mended)) => {
                let placed = mended
                    .into_iter()
                    .map(|(at, remark)| Diagnostic::new(self.places.at(at), remark));
                notes.extend(placed);
                let whole = replay(&tree, &self.places, self.size, None, &mut notes);
                let game = whole.and_then(|whole| match self.before {
                    None => Ok(whole),
                    // What a record says it says of the whole game.
                    Some(_) => Ok(Game {
                        info: whole.info,
                        ..replay(&tree, &self.places, self.size, self.before, &mut Vec::new())?
                    }),
                });
                Some(game.map(|game| (game, notes)).map_err(|error| *error))
            }
        }
    }
}
