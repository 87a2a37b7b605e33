//! A game as its record leaves it: the final position and what the record says of the game.

use super::{Games, Marks, Plays, Recorded, decode};
use crate::amount::Amount;
use crate::fact::Message;
use crate::goban::{Board, VertexSet};
use crate::place::{Diagnostic, Place};

/// A value a file states, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated<T> {
    /// The value.
    pub value: T,
    /// Where in the file it stands.
    pub place: Place,
}

/// What a record says of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Black's name.
    pub black: Option<String>,
    /// White's name.
    pub white: Option<String>,
    /// The name of the game or its event.
    pub title: Option<String>,
    /// The program or server the file is from.
    pub application: Option<String>,
    /// Komi in points.
    pub komi: Option<Stated<Amount>>,
    /// Handicap stones.
    pub handicap: Option<Stated<u32>>,
    /// The rules, as the file spells them.
    pub rules: Option<Stated<String>>,
    /// The result, as the file spells it.
    pub result: Option<Stated<String>>,
    /// The result, read.
    pub recorded: Option<Recorded>,
    /// The server the file is from, where it says so.
    pub server: Option<Server>,
}

/// A server whose files or rules differ from others'.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Server {
    /// Fox (野狐): `AP[foxwq]`.
    Fox,
    /// OGS, online-go.com.
    Ogs,
    /// KGS.
    Kgs,
}

impl Server {
    /// The name profiles use: `Chinese@Fox`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Fox => "Fox",
            Self::Ogs => "OGS",
            Self::Kgs => "KGS",
        }
    }

    /// The server that wrote a file, by its `AP` and its `PC`.
    pub(super) fn of(application: &str, place: &str) -> Option<Self> {
        let [application, place] = [application, place].map(str::to_ascii_lowercase);
        if application.starts_with("foxwq") {
            Some(Self::Fox)
        } else if place.contains("online-go.com") || place.starts_with("ogs") {
            Some(Self::Ogs)
        } else if place.contains("gokgs.com") || place.contains("kgs go server") {
            Some(Self::Kgs)
        } else {
            None
        }
    }
}

/// A finished game, or a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The final position.
    pub board: Board,
    /// What the record says of the game.
    pub info: Info,
    /// The moves and what they captured.
    pub plays: Plays,
    /// What the file marks as dead, if it marks anything.
    pub marks: Option<Marks>,
    /// The points a photograph leaves doubtful; none of a record.
    pub doubtful: Option<VertexSet>,
    /// Where in the file the game starts.
    pub place: Place,
}

impl Game {
    /// A position without moves or a record.
    pub fn of_board(board: Board) -> Self {
        let (info, plays) = (Info::default(), Plays::default());
        Self { board, info, plays, marks: None, doubtful: None, place: Place::START }
    }

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
