//! Counts a game from its final position.

use std::sync::Arc;

use super::{
    CountResult, Fill, FillError, Overrides, SekiPoint, Settled, Sourced, Terms, TermsError,
};
use crate::goban::Board;
use crate::life::{Dead, DeadSource};
use crate::record::Game;
use crate::rules::Profile;

/// A counted game: its dead stones and its result.
///
/// ```
/// use shuzi_core::counting::{Count, Overrides, choose_profile};
/// use shuzi_core::record::{Games, decode};
/// use shuzi_core::Profiles;
///
/// let file = decode(b". . X O .\n. X X O .\nX X O O O\n. X O . O\n. X O O .", None);
/// let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
/// let profile = choose_profile(&Profiles::new(), Some("chinese"), &game.info)?;
/// let count = Count::of(&game, &profile, &Overrides::default())?;
/// // Black has 12 of 25 points, White 13; komi is 7.5.
/// assert_eq!(count.result.outcome().to_string(), "W+8.5");
/// # Ok::<(), shuzi_core::counting::TermsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The dead stones, and where that information comes from.
    pub dead: Dead,
    /// The counted position: dead stones removed, seki filled.
    pub settled: Arc<Settled>,
    /// The result by all four methods.
    pub result: CountResult,
}

impl Count {
    /// Counts a game, with the dead stones marked in its file or otherwise the proposed ones.
    ///
    /// # Errors
    /// Returns an error if there is no komi, komi or tie-breaker is not a multiple of half a point,
    /// or there are more handicap stones than points on the board.
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
    /// Returns an error in the same cases as [`Count::of`].
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

    /// Fills points in seki as the players agree, each by a side or left empty (`None`).
    ///
    /// Points that only one side can fill belong to that side (Mays, Example 5).
    ///
    /// # Errors
    /// Returns an error if a name is not a vertex of the board, is not in a seki, or is given two
    /// different fillers.
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

/// Removes the dead stones and fills the sekis, with `fill` or otherwise evenly.
pub fn settle(board: &Board, dead: &Dead, fill: Option<&Fill>) -> Arc<Settled> {
    Arc::new(Settled::with_seki(board, &dead.stones, &dead.in_seki, fill))
}
