//! What the page of a counted game shows.

use crate::counting::CountResult;
use crate::goban::{Board, Color};
use crate::life::Dead;
use crate::method::Method;
use crate::record::Info;
use crate::scoring::OwnResult;

/// What stands over a game's page.
#[derive(Clone, Copy, Debug)]
pub struct Heading<'a> {
    /// The file, if there is one.
    pub file: Option<&'a str>,
    /// The number of the game, in a file that holds several.
    pub game: Option<usize>,
    /// What the record says of the game.
    pub info: &'a Info,
    /// The final position, dead stones and all.
    pub board: Option<&'a Board>,
}

/// The page: what the game was counted by and where each value is from, the worked table of
/// the methods, the result, and how it was checked.
#[derive(Clone, Copy, Debug)]
pub struct ScorePage<'a> {
    /// What stands over it.
    pub heading: Heading<'a>,
    /// The number of the game in its file, for JSON.
    pub number: Option<usize>,
    /// The game, counted.
    pub result: &'a CountResult,
    /// What it comes to by its own rules.
    pub own: OwnResult,
    /// The dead stones, where there is a board.
    pub dead: Option<&'a Dead>,
    /// The methods shown.
    pub methods: &'a [Method],
    /// Whether the verdict on each chain is shown.
    pub with_chains: bool,
    /// The side that alone was counted, where only one was.
    pub one_side: Option<Color>,
    /// The text of the game's file, into which the result is written as SGF.
    pub record: Option<&'a str>,
}
