//! The rows of a key number sheet (Mays, Tables 2, 3 and 8).

use std::sync::Arc;

use crate::amount::Amount;
use crate::counting::{KeyNumber, Overrides, Sourced, Terms, TermsError, ValueSource};
use crate::goban::{Color, Size};
use crate::record::Info;
use crate::rules::{Convention, GameKind, Profile};

/// A row: a game, a side and its key number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// The board size.
    pub size: Size,
    /// The kind of game.
    pub kind: GameKind,
    /// The number of handicap stones.
    pub handicap: u32,
    /// Komi, tie-breaker and compensation, in points.
    pub adjustment: crate::counting::Adjustment,
    /// The number of non-scoring points.
    pub non_scoring: u32,
    /// The key number.
    pub key: KeyNumber,
}

impl KeyRow {
    /// Whether another row is of the same game, with as many non-scoring points.
    pub fn is_same_game(&self, other: &Self) -> bool {
        let game = |row: &Self| (row.size, row.kind, row.handicap, row.adjustment, row.non_scoring);
        game(self) == game(other)
    }
}

/// The games a sheet should contain.
#[derive(Clone, Debug, Default)]
pub struct KeysWanted {
    /// The board sizes.
    pub sizes: Vec<Size>,
    /// Komi of even games in points; if empty, the profile's.
    pub komi: Vec<Amount>,
    /// The tie-breaker in points, if not the profile's.
    pub tie_breaker: Option<Amount>,
    /// The compensation, if not the profile's.
    pub convention: Option<Convention>,
    /// Handicaps in stones; if empty, an even game, a game without komi, and two to nine stones.
    pub handicaps: Vec<u32>,
    /// The numbers of non-scoring points.
    pub non_scoring: Vec<u32>,
    /// The sides.
    pub sides: Vec<Color>,
}

impl KeysWanted {
    /// Whether the handicaps and non-scoring points fit on a board.
    pub fn fit(&self, size: Size) -> bool {
        let points = size.point_count();
        self.handicaps.iter().chain(&self.non_scoring).all(|&count| count <= points)
    }
}

/// The rows of a sheet, by size: even games, games without komi, then handicaps.
///
/// # Errors
/// Returns an error if a game has no komi from the profile or the request, or its other terms are
/// impossible. Default handicaps without komi or with too many stones are skipped.
pub fn key_rows(profile: &Arc<Profile>, wanted: &KeysWanted) -> Result<Vec<KeyRow>, TermsError> {
    let mut games = Vec::new();
    let nothing = Overrides {
        tie_breaker: wanted.tie_breaker,
        convention: wanted.convention,
        ..Overrides::default()
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
    // Without explicit handicaps, the komi given is for even games only.
    let handicap_komi: Vec<Option<Amount>> =
        if wanted.handicaps.is_empty() || wanted.komi.is_empty() {
            vec![None]
        } else {
            wanted.komi.iter().copied().map(Some).collect()
        };
    for &stones in handicaps.iter().filter(|&&stones| stones > 0) {
        for &komi in &handicap_komi {
            // With one stone and an explicit komi, the komi decides the kind of game, as elsewhere.
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
                // Skip a default handicap that is impossible here.
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
