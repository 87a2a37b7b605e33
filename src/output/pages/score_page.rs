//! What the page of a counted game shows.

use crate::goban::Color;
use crate::method::Method;
use crate::scorer::CountedGame;

/// What stands over a game's page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heading<'a> {
    /// The file, if there is one.
    pub file: Option<&'a str>,
    /// The number of the game, in a file that holds several.
    pub game: Option<usize>,
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
    pub counted: CountedGame<'a>,
    /// The methods shown.
    pub methods: &'a [Method],
    /// Whether the verdict on each chain is shown.
    pub with_chains: bool,
    /// The side that alone was counted, where only one was.
    pub one_side: Option<Color>,
    /// The text of the game's file, into which the result is written as SGF.
    pub record: Option<&'a str>,
}
