//! One way from a game to its count.

use std::sync::Arc;

use super::{
    CountResult, Fill, FillError, Overrides, SekiPoint, Settled, Sourced, Terms, TermsError,
};
use crate::goban::Board;
use crate::life::{Dead, DeadSource};
use crate::record::Game;
use crate::rules::Profile;

/// A game counted: its dead stones, and what it comes to.
///
/// ```
/// use shuzi::counting::{Count, Overrides, choose_profile};
/// use shuzi::record::{Games, decode};
/// use shuzi::rules::Profiles;
///
/// let file = decode(b". . X O .\n. X X O .\nX X O O O\n. X O . O\n. X O O .", None);
/// let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
/// let profile = choose_profile(&Profiles::new(), Some("chinese"), &game.info)?;
/// let count = Count::of(&game, &profile, &Overrides::NOTHING)?;
/// // Black has 12 of 25 points, White 13; komi is 7.5.
/// assert_eq!(count.result.outcome().to_string(), "W+8.5");
/// # Ok::<(), shuzi::counting::TermsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The stones taken off the board, and who says so.
    pub dead: Dead,
    /// The position it was counted on: dead stones off, seki filled.
    pub settled: Arc<Settled>,
    /// The result by all four methods.
    pub result: CountResult,
}

impl Count {
    /// Counts a game. The dead stones are those its file marks, else those proposed.
    ///
    /// # Errors
    /// If nothing names a komi, or one is no multiple of half a point.
    pub fn of(
        game: &Game,
        profile: &Sourced<Arc<Profile>>,
        overrides: &Overrides,
    ) -> Result<Self, TermsError> {
        let dead = game.marks.map_or_else(
            || Dead::proposed(&game.board),
            |marks| Dead::said(marks.dead, DeadSource::File),
        );
        Self::with_dead(game, dead, profile, overrides)
    }

    /// Counts a game with these dead stones.
    ///
    /// # Errors
    /// As [`Count::of`].
    pub fn with_dead(
        game: &Game,
        dead: Dead,
        profile: &Sourced<Arc<Profile>>,
        overrides: &Overrides,
    ) -> Result<Self, TermsError> {
        let terms = Terms::new(profile.clone(), game.board.size(), &game.info, overrides)?;
        let settled = settle(&game.board, &dead, None);
        let result = CountResult::of_board(terms, Arc::clone(&settled), overrides);
        Ok(Self { dead, settled, result })
    }

    /// The same game with points of its sekis filled as the players agree, by a side or by nobody:
    /// a point that one side alone can fill is that side's (Mays, Example 5).
    ///
    /// # Errors
    /// If a name is no vertex of the board, or of no seki on it.
    pub fn with_seki(
        self,
        board: &Board,
        named: &[SekiPoint],
        overrides: &Overrides,
    ) -> Result<Self, FillError> {
        let fill = self.settled.fill().with_named(board.size(), named)?;
        let settled = settle(board, &self.dead, Some(&fill));
        let result = CountResult::of_board(self.result.terms, Arc::clone(&settled), overrides);
        Ok(Self { settled, result, ..self })
    }
}

/// A position with its dead stones off and its sekis filled, evenly or as the players say.
pub fn settle(board: &Board, dead: &Dead, fill: Option<&Fill>) -> Arc<Settled> {
    Arc::new(match fill {
        None => Settled::of(board, &dead.stones),
        Some(fill) => Settled::with_fill(board, &dead.stones, fill),
    })
}
