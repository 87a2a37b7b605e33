//! The games of a file, one by one.

use super::formats::unread_kind;
use super::sgf::{Reader, is_sgf};
use super::{Decoded, DiagramError, Game, decode, read_diagram, replay};
use crate::fact::Message;
use crate::goban::Size;
use crate::place::{Diagnostic, Place, Places};

/// Reads the games of a decoded SGF file or diagram; only one is in memory at a time.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
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

/// A game with the remarks on it, or why it could not be read.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
pub type ReadGame = Result<(Game, Vec<Diagnostic>), Diagnostic>;

impl Game {
    /// Reads the first game of a file: SGF, or a diagram in rows of `.`, `X` and `O`.
    ///
    /// What was mended on the way is left out; [`Games`] has it, and the file's other games.
    ///
    /// # Errors
    /// Returns an error with its place in the file if it holds no game.
    pub fn read(bytes: &[u8]) -> Result<Self, Diagnostic> {
        let none = || Err(Diagnostic::new(Place::START, Message::plain("no-game-here")));
        let file = decode(bytes, None);
        Games::of(&file, None).next().unwrap_or_else(none).map(|(game, _)| game)
    }
}

impl<'a> Games<'a> {
    /// Iterates over the games of a file.
    ///
    /// `size` is the board size for games that give none; games of another size are errors.
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

    /// Stops each game before move `number`, counted from 1; a shorter game is read to its end.
    #[must_use]
    pub const fn before_move(mut self, number: usize) -> Self {
        self.before = Some(number);
        self
    }
}

/// Returns an error if a diagram is not of the requested size.
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
                let read = text.take().map(|text| match unread_kind(text) {
                    Some(kind) => {
                        let format = kind.to_owned();
                        let what = DiagramError::OtherKind { format };
                        Err(Diagnostic::new(Place::START, what))
                    }
                    None => read_diagram(text).and_then(|game| fits(game, size)),
                });
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
                    // The information belongs to the whole game, so it is not cut off.
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
