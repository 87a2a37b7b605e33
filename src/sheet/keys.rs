//! The rows of a key-number sheet (Mays, Tables 2, 3 and 8).

use std::sync::Arc;

use crate::amount::Amount;
use crate::counting::{KeyNumber, Overrides, Sourced, Terms, TermsError, ValueSource};
use crate::goban::{Color, Size};
use crate::record::Info;
use crate::rules::{Convention, GameKind, Profile};

/// One row: a game, a side, and its key number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// The board size.
    pub size: Size,
    /// The kind of game.
    pub kind: GameKind,
    /// Handicap stones.
    pub handicap: u32,
    /// Komi, tie-breaker and compensation.
    pub adjustment: crate::counting::Adjustment,
    /// Non-scoring points.
    pub non_scoring: u32,
    /// The key number.
    pub key: KeyNumber,
}

/// Which games a sheet is wanted for.
#[derive(Clone, Debug)]
pub struct KeysWanted {
    /// Board sizes.
    pub sizes: Vec<Size>,
    /// Komi of the even games; where none is named, the profile's.
    pub komi: Vec<Amount>,
    /// The tie-breaker of the other games, if not the profile's.
    pub tie_breaker: Option<Amount>,
    /// The compensation, if not the profile's.
    pub convention: Option<Convention>,
    /// Handicaps; none means even, without komi, and two to nine stones.
    pub handicaps: Vec<u32>,
    /// Numbers of non-scoring points.
    pub non_scoring: Vec<u32>,
    /// The sides wanted.
    pub sides: Vec<Color>,
}

impl KeysWanted {
    /// Whether the handicaps and non-scoring points have room on a board.
    pub fn fit(&self, size: Size) -> bool {
        let points = u32::try_from(size.points()).unwrap_or(u32::MAX);
        self.handicaps.iter().chain(&self.non_scoring).all(|&count| count <= points)
    }
}

/// The rows of a sheet: size by size the even games, the one without komi, and the handicaps.
///
/// # Errors
/// If the profile names no komi for the even game and none is wanted.
pub fn key_rows(profile: &Arc<Profile>, wanted: &KeysWanted) -> Result<Vec<KeyRow>, TermsError> {
    let mut games = Vec::new();
    let nothing = Overrides {
        tie_breaker: wanted.tie_breaker,
        convention: wanted.convention,
        ..Overrides::NOTHING
    };
    if wanted.handicaps.is_empty() || wanted.handicaps.contains(&0) {
        if wanted.komi.is_empty() {
            games.push(Overrides { kind: Some(GameKind::Even), ..nothing });
        }
        for &komi in &wanted.komi {
            games.push(Overrides { kind: Some(GameKind::Even), komi: Some(komi), ..nothing });
        }
    }
    let usual = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    let handicaps = if wanted.handicaps.is_empty() { &usual[..] } else { &wanted.handicaps[..] };
    // Without handicaps named, the komi wanted is the even games' alone.
    let handicap_komi: Vec<Option<Amount>> =
        if wanted.handicaps.is_empty() || wanted.komi.is_empty() {
            vec![None]
        } else {
            wanted.komi.iter().copied().map(Some).collect()
        };
    for &stones in handicaps.iter().filter(|&&stones| stones > 0) {
        for &komi in &handicap_komi {
            // One stone with a komi named makes an even game or none, as everywhere.
            let kind = match (stones, komi) {
                (1, None) => Some(GameKind::NoKomi),
                (1, Some(_)) => None,
                _ => Some(GameKind::Handicap),
            };
            games.push(Overrides { kind, handicap: Some(stones), komi, ..nothing });
        }
    }
    let mut rows = Vec::new();
    for &size in &wanted.sizes {
        for game in &games {
            let profile = Sourced { value: Arc::clone(profile), source: ValueSource::Option };
            let terms = match Terms::new(profile, size, &Info::default(), game) {
                // A handicap nobody named is left out where there is none.
                Err(TermsError::NoKomi { .. } | TermsError::TooManyStones { .. })
                    if game.kind != Some(GameKind::Even) && wanted.handicaps.is_empty() =>
                {
                    continue;
                }
                terms => terms?,
            };
            for &non_scoring in &wanted.non_scoring {
                for &side in &wanted.sides {
                    let (adjustment, ties) = (terms.adjustment(), terms.ties());
                    rows.push(KeyRow {
                        size,
                        kind: terms.kind,
                        handicap: terms.handicap.value,
                        adjustment,
                        non_scoring,
                        key: KeyNumber::new(size, side, adjustment, non_scoring, ties),
                    });
                }
            }
        }
    }
    Ok(rows)
}
