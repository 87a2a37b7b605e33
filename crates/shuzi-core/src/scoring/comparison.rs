//! Compares one game under every profile and every handicap compensation.

use std::sync::Arc;

use super::score::{ScoreKeeper, ScoreNote};
use super::{Difference, PositionTally, Procedure, Score, Scored, TurnHistory};
use crate::amount::Amount;
use crate::counting::{Overrides, Sourced, Terms, TermsError, ValueSource};
use crate::goban::Size;
use crate::record::Info;
use crate::rules::{Convention, Profile, Scoring};

/// A game under different rules.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The score under every profile; a profile that allows two counts has one for each.
    pub scores: Vec<Score>,
    /// Why area and territory scoring differ.
    pub difference: Difference,
    /// The score under the game's own terms.
    pub own: Score,
    /// The game under each area scoring profile, with each compensation, and with and without a
    /// tie-breaker.
    pub matrix: Vec<MatrixRow>,
    /// The steps of the Japanese count.
    pub japanese: Procedure,
    /// The steps of the AGA territory count with pass stones.
    pub pass_stones: Procedure,
    /// Black's stones on the board minus White's, counted and derived from prisoners (Jasiek). The
    /// two should agree; `None` if the prisoners are unknown.
    pub prisoners_check: Option<(i64, i64)>,
}

/// A cell of the matrix.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixCell {
    /// The score.
    pub score: Score,
    /// Whether the winner differs from that under the game's own terms.
    pub changes_winner: bool,
}

/// The row of one profile in the matrix.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixRow {
    /// The profile's name.
    pub rules: String,
    /// The compensations n, n − 1 and none, in the order of [`Convention::ALL`], with the profile's
    /// tie-breaker.
    pub by_convention: [MatrixCell; 3],
    /// The profile's own convention without a tie-breaker, then with one of half a point.
    pub by_tie_breaker: [MatrixCell; 2],
}

impl MatrixRow {
    /// Whether any cell has a different winner from the game's own terms.
    pub fn changes_winner(&self) -> bool {
        self.by_convention.iter().chain(&self.by_tie_breaker).any(|cell| cell.changes_winner)
    }
}

/// The input of a comparison: a game, or only totals.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Copy, Debug)]
pub struct Compared<'a> {
    /// The board size.
    pub size: Size,
    /// What is on the board.
    pub tally: &'a PositionTally,
    /// The turns of the game.
    pub turns: &'a TurnHistory,
    /// Stones lost, including dead ones, [Black, White], if known.
    pub lost: Option<[u32; 2]>,
    /// The game information from the file.
    pub info: &'a Info,
    /// The values set by options.
    pub overrides: &'a Overrides,
}

impl Comparison {
    /// Compares what is known of a game under the profiles.
    ///
    /// # Errors
    /// Returns an error if a komi is not a multiple of half a point.
    pub fn of(
        game: Compared<'_>,
        own_terms: &Terms,
        profiles: &[Arc<Profile>],
    ) -> Result<Self, TermsError> {
        let Compared { tally, turns, lost, size, .. } = game;
        let scoring = ScoreKeeper { tally, turns, lost, size };
        let mut scores = Vec::with_capacity(profiles.len() + 8);
        let mut matrix = Vec::new();
        let own = scores_by(scoring, own_terms).swap_remove(0);
        for profile in profiles {
            let terms = |overrides: &Overrides| terms_under(profile, game, overrides, own_terms);
            // A compensation given as an option applies to the game's own rules only; other rules
            // have their own.
            let is_own = profile.name == own_terms.profile.value.name;
            let convention = game.overrides.convention.filter(|_| is_own);
            let said = Overrides { convention, ..*game.overrides };
            let plain = terms(&said)?;
            scores.extend(scores_by(scoring, &plain));
            if profile.counts_area() {
                let cell = |overrides: &Overrides| -> Result<MatrixCell, TermsError> {
                    let score = scoring.score(&terms(overrides)?, Scored::Area, false);
                    Ok(MatrixCell { changes_winner: changes_winner(&score, &own), score })
                };
                let convention = |convention| Overrides { convention: Some(convention), ..said };
                let tie_breaker = |points| Overrides { tie_breaker: Some(points), ..said };
                let [n, less, none] = Convention::ALL.map(|way| cell(&convention(way)));
                let [out, kept] =
                    [Amount::ZERO, Amount::halves(1)].map(|points| cell(&tie_breaker(points)));
                matrix.push(MatrixRow {
                    rules: profile.name.clone(),
                    by_convention: [n?, less?, none?],
                    by_tie_breaker: [out?, kept?],
                });
            }
        }
        let komi = own_terms.adjustment().komi();
        let difference = Difference::of(game.tally, game.turns, game.lost, komi);
        let prisoners_check = game.lost.filter(|_| game.turns.unknown.is_none()).map(|lost| {
            let [black, white] = game.tally.stones.map(i64::from);
            (black - white, game.turns.stones_by_prisoners(lost))
        });
        Ok(Self {
            scores,
            difference,
            own,
            matrix,
            japanese: Procedure::japanese(game.tally, game.lost, komi),
            pass_stones: Procedure::pass_stones(game.tally, game.turns, game.lost, komi),
            prisoners_check,
        })
    }

    /// The number of scores with a different winner from the game's own rules.
    pub fn other_winners(&self) -> usize {
        self.scores.iter().filter(|score| self.changes_winner(score)).count()
    }

    /// Whether a score has a different winner from the game's own rules; false if either is
    /// unknown.
    pub fn changes_winner(&self, score: &Score) -> bool {
        changes_winner(score, &self.own)
    }

    /// Whether all scores whose winner is known have the same one.
    pub fn known_winners_agree(&self) -> bool {
        let mut winners = self.scores.iter().chain([&self.own]).filter_map(Score::winner);
        let first = winners.next();
        winners.all(|winner| Some(winner) == first)
    }

    /// Whether the winner of every score is known.
    pub fn is_decided(&self) -> bool {
        self.scores.iter().chain([&self.own]).all(|score| score.winner().is_some())
    }
}

fn changes_winner(score: &Score, own: &Score) -> bool {
    score.winner().zip(own.winner()).is_some_and(|(winner, own)| winner != own)
}

/// The scores of a profile: both counts where it allows two; stones with and without tax.
pub(super) fn scores_by(scoring: ScoreKeeper<'_>, terms: &Terms) -> Vec<Score> {
    let profile = &terms.profile.value;
    let taxed = profile.group_tax > 0;
    match profile.scoring {
        Scoring::Area if taxed => vec![scoring.score(terms, Scored::Stone, true)],
        Scoring::Area => vec![scoring.score(terms, Scored::Area, false)],
        Scoring::Territory => vec![scoring.score(terms, Scored::Territory, taxed)],
        Scoring::AreaOrTerritory => {
            let area = scoring.score(terms, Scored::Area, false);
            let mut territory = scoring.score(terms, Scored::Territory, false);
            let differs = area.lead != territory.lead && scoring.turns.unknown.is_none();
            // Without handicap stones, a difference means that the input is inconsistent.
            if differs && terms.handicap.value >= 2 {
                let points = terms.adjustment().compensation();
                territory.notes.push(ScoreNote::PassStonesCompensate { points });
            }
            vec![area, territory]
        }
        Scoring::Stone => {
            let by_tax: &[bool] = if taxed { &[true, false] } else { &[false] };
            by_tax.iter().map(|&taxed| scoring.score(terms, Scored::Stone, taxed)).collect()
        }
    }
}

/// The game's terms under a profile: from options and the file, otherwise from the profile,
/// otherwise with the komi of the game's own rules.
fn terms_under(
    profile: &Arc<Profile>,
    game: Compared<'_>,
    overrides: &Overrides,
    own: &Terms,
) -> Result<Terms, TermsError> {
    let sourced = || Sourced { value: Arc::clone(profile), source: ValueSource::Option };
    let own_komi = || Some(own.komi.value);
    // A komi known only from the recorded result is the same under any rules.
    if matches!(own.komi.source, ValueSource::Weighed(_)) {
        let tie_breaker = overrides.tie_breaker.or(Some(own.tie_breaker.value));
        let said = Overrides { komi: own_komi(), tie_breaker, ..*overrides };
        return Terms::new(sourced(), game.size, game.info, &said);
    }
    match Terms::new(sourced(), game.size, game.info, overrides) {
        Err(TermsError::NoKomi { .. }) => {
            let said = Overrides { komi: own_komi(), ..*overrides };
            Terms::new(sourced(), game.size, game.info, &said)
        }
        terms => terms,
    }
}
