//! Scores games.

use std::fmt;
use std::sync::Arc;

use super::{DeadChoice, ScoreOptions, ScoredGame, ScoredTotals, TotalsError, TypedTotals};
use crate::counting::{Count, FillError, SekiPoint, Sourced, Terms, TermsError, choose_profile};
use crate::fact::Message;
use crate::goban::{Board, Vertex, VertexSet};
use crate::life::{Dead, DeadSource};
use crate::place::Diagnostic;
use crate::record::{Game, Info};
use crate::rules::{Profile, Profiles};
use crate::scoring::{BoardPosition, Comparison, OwnResult, TurnHistory};

/// A function that says which stones of a position are dead.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/score.md"))]
pub type Engine = Arc<dyn Fn(&Board) -> Result<VertexSet, Message> + Send + Sync>;

/// Scores games by rule profiles.
///
/// ```
/// use shuzi_core::{Game, ScoreOptions, Scorer};
///
/// let game = Game::read(include_bytes!("../../../../assets/games/handicap.sgf"))?;
/// let scored = Scorer::default().score(&game, &ScoreOptions::default())?;
/// assert_eq!(scored.outcome().ok_or("not known")?.to_string(), "W+6.5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default)]
pub struct Scorer {
    profiles: Arc<Profiles>,
    engine: Option<Engine>,
}

impl fmt::Debug for Scorer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let engine = self.engine.as_ref().map(|_| "…");
        f.debug_struct("Scorer").field("profiles", &self.profiles).field("engine", &engine).finish()
    }
}

impl Scorer {
    /// Scores by these profiles.
    pub fn new(profiles: impl Into<Arc<Profiles>>) -> Self {
        Self { profiles: profiles.into(), engine: None }
    }

    /// The same scorer with the engine that [`DeadChoice::Engine`] asks.
    #[must_use]
    pub fn with_engine(self, engine: Option<Engine>) -> Self {
        Self { engine, ..self }
    }

    /// The profiles it scores by.
    pub fn profiles(&self) -> &Profiles {
        &self.profiles
    }

    /// The profile of a game: the one the options name, otherwise the record's, otherwise the usual
    /// one.
    ///
    /// # Errors
    /// Returns an error if the name or the record's rules are unknown, or the profile has mistakes.
    pub fn profile(
        &self,
        info: &Info,
        options: &ScoreOptions,
    ) -> Result<Sourced<Arc<Profile>>, TermsError> {
        choose_profile(&self.profiles, options.rules.as_deref(), info)
    }

    /// The dead stones of a game, and a remark if an engine failed: the marks of the file take its
    /// place, or a proposal.
    ///
    /// # Errors
    /// Returns an error if the options name a point without a stone, or no stone is left.
    pub fn dead(
        &self,
        game: &Game,
        options: &ScoreOptions,
    ) -> Result<(Dead, Option<Message>), Message> {
        let board = &game.board;
        let mut remark = None;
        let mut dead = match (&options.dead, &game.marks, &self.engine) {
            (DeadChoice::None, ..) => Dead::said(VertexSet::new(board.size()), DeadSource::Option),
            (DeadChoice::Named(names), ..) => Dead::named(board, names)?,
            (DeadChoice::File, Some(marks), _) => Dead::said(marks.dead, DeadSource::File),
            (DeadChoice::Engine, marks, engine) => {
                let missing = || Err(Message::plain("engine-missing"));
                let answer = engine.as_ref().map_or_else(missing, |engine| engine(board));
                match (answer, marks) {
                    (Ok(stones), _) => Dead::said(stones, DeadSource::Engine),
                    (Err(why), Some(marks)) => {
                        remark = Some(Message::new("engine-failed-marks", [("why", why.into())]));
                        Dead::said(marks.dead, DeadSource::File)
                    }
                    (Err(why), None) => {
                        remark = Some(Message::new("engine-failed", [("why", why.into())]));
                        Dead::proposed(board)
                    }
                }
            }
            (DeadChoice::File | DeadChoice::Auto, ..) => Dead::proposed(board),
        };
        // Two passes end a game at once, and komi decides it.
        if game.plays.moves.is_empty() || board.stones().next().is_some() {
            dead = dead.leaving_stones(board)?;
        }
        let (size, source) = (board.size(), dead.source);
        for point in &options.seki {
            let SekiPoint::Group { vertex: name } = point else { continue };
            let vertex = Vertex::from_name(name, size)
                .map_err(|why| FillError::NotAVertex { name: name.clone(), why })?;
            if !dead.in_seki.contains(vertex) && !dead.toggle_seki(board, vertex) {
                return Err(FillError::NoGroup { name: name.clone() }.into());
            }
        }
        dead.source = source;
        // What a photograph leaves in doubt is no surer for being counted.
        dead.uncertain.extend(game.doubtful.iter().flat_map(VertexSet::iter));
        Ok((dead, remark))
    }

    /// Whether the dead stones of a game would be shuzi's own proposal, which can take a while.
    pub fn proposes(game: &Game, options: &ScoreOptions) -> bool {
        match options.dead {
            DeadChoice::Auto => true,
            DeadChoice::File => game.marks.is_none(),
            DeadChoice::None | DeadChoice::Named(_) | DeadChoice::Engine => false,
        }
    }

    /// Scores a game.
    ///
    /// # Errors
    /// Returns an error with its place in the record if the rules or the komi are unknown, or the
    /// options name points that are not there.
    pub fn score(&self, game: &Game, options: &ScoreOptions) -> Result<ScoredGame, Diagnostic> {
        let at_game = |what: Message| Diagnostic::new(game.place, what);
        let profile =
            self.profile(&game.info, options).map_err(|error| error.located(game.place))?;
        let (dead, remark) = self.dead(game, options).map_err(at_game)?;
        let overrides = &options.overrides;
        let mut count = Count::with_dead(game, dead, &profile, overrides)
            .map_err(|error| error.located(game.place))?;
        if !options.seki.is_empty() {
            let filled = count.with_seki(&game.board, &options.seki, overrides);
            count = filled.map_err(|error| at_game(error.into()))?;
        }
        let turns = TurnHistory::of(&game.plays, count.result.terms.handicap.value);
        let position = BoardPosition { board: &game.board, settled: &count.settled, turns: &turns };
        let score = position.own_score(&count.result.terms);
        let own = OwnResult::of(&score, &count.result.terms, count.result.outcome());
        let remarks = remark.map(at_game).into_iter().collect();
        Ok(ScoredGame { game: game.clone(), count, score, own, turns, remarks })
    }

    /// Scores totals that were counted without a board.
    ///
    /// # Errors
    /// Returns an error if nothing was counted, the totals do not fit the board or the rules, or
    /// the rules are unknown.
    pub fn of_totals(
        &self,
        totals: &TypedTotals,
        options: &ScoreOptions,
    ) -> Result<ScoredTotals, TotalsError> {
        totals.scored(self.profile(&Info::default(), options)?, options)
    }

    /// The terms of a game without a record.
    ///
    /// # Errors
    /// Returns an error if the rules or the komi are unknown.
    pub fn terms(&self, options: &ScoreOptions) -> Result<Terms, TermsError> {
        let (info, size) = (Info::default(), options.size.unwrap_or_default());
        Terms::new(self.profile(&info, options)?, size, &info, &options.overrides)
    }

    /// Compares a scored game under every profile.
    ///
    /// # Errors
    /// Returns an error if a profile has a komi that is not a multiple of half a point.
    pub fn compare(
        &self,
        scored: &ScoredGame,
        options: &ScoreOptions,
    ) -> Result<Comparison, Diagnostic> {
        let ScoredGame { game, count, turns, .. } = scored;
        let position = BoardPosition { board: &game.board, settled: &count.settled, turns };
        let profiles = self.profiles.profiles();
        position
            .compare(&game.info, &options.overrides, &count.result.terms, profiles)
            .map_err(|error| error.located(game.place))
    }
}
