//! A game as read from its file: the final position and the information about the game.

use std::ops::Range;

use super::{Marks, Origin, Plays, Recorded, Server};
use crate::amount::Amount;
use crate::goban::{Board, VertexSet};
use crate::place::Place;

/// A value given in a file, with its place.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated<T> {
    /// The value.
    pub value: T,
    /// Its place in the file.
    pub place: Place,
}

/// Information about a game from its file.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
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
    /// The komi in points.
    pub komi: Option<Stated<Amount>>,
    /// The number of handicap stones.
    pub handicap: Option<Stated<u32>>,
    /// The rules, as spelled in the file.
    pub rules: Option<Stated<String>>,
    /// The result, as spelled in the file.
    pub result: Option<Stated<String>>,
    /// The result, parsed.
    pub recorded: Option<Recorded>,
    /// The server the file is from, if known.
    pub server: Option<Server>,
    /// The country of the event, if the file speaks of one.
    pub origin: Option<Origin>,
    /// The year of the game.
    pub year: Option<u16>,
    /// Whether the game was played on 19×19.
    pub full_size: bool,
    /// Whether handicap stones are stated that are neither set up nor played.
    pub handicap_missing: bool,
}

/// A finished game, or a position.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The final position.
    pub board: Board,
    /// The information about the game.
    pub info: Info,
    /// The moves and the prisoners.
    pub plays: Plays,
    /// The stones marked as dead, if the file marks any.
    pub marks: Option<Marks>,
    /// The points that could not be read with certainty from a photo; `None` for a game file.
    pub doubtful: Option<VertexSet>,
    /// The place in the file where the game starts.
    pub place: Place,
    /// The game's own part of the text of a game file, in bytes; `None` for a diagram or a photo.
    pub span: Option<Range<usize>>,
}

impl Game {
    /// A position without moves or a record.
    pub fn of_board(board: Board) -> Self {
        let (info, plays) = (Info::default(), Plays::default());
        Self { board, info, plays, marks: None, doubtful: None, place: Place::START, span: None }
    }
}
