//! A game as read from its file: the final position and the information about the game.

use super::{Marks, Plays, Recorded};
use crate::amount::Amount;
use crate::fact::words;
use crate::goban::{Board, VertexSet};
use crate::place::Place;

/// A value given in a file, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated<T> {
    /// The value.
    pub value: T,
    /// Its place in the file.
    pub place: Place,
}

/// Information about a game from its file.
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
}

words! {
    /// A server whose files or rules differ from those of others.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Server {
        /// Fox (野狐): `AP[foxwq]`.
        Fox => "Fox",
        /// OGS, online-go.com.
        Ogs => "OGS",
        /// KGS.
        Kgs => "KGS",
    }
}

impl Server {
    /// Recognises the server by the `AP` and `PC` of its files.
    pub(super) fn of(application: &str, place: &str) -> Option<Self> {
        let [application, place] = [application, place].map(str::to_ascii_lowercase);
        if application.starts_with("foxwq") {
            Some(Self::Fox)
        } else if place.contains("online-go.com") || place.starts_with("ogs") {
            Some(Self::Ogs)
        } else if ["gokgs.com", "kgs go server", "kiseido go server"]
            .iter()
            .any(|name| place.contains(name))
        {
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
}

impl Game {
    /// A position without moves or a record.
    pub fn of_board(board: Board) -> Self {
        let (info, plays) = (Info::default(), Plays::default());
        Self { board, info, plays, marks: None, doubtful: None, place: Place::START }
    }
}
