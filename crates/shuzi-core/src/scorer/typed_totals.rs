//! Totals counted without a board, and what they come to.

use std::fmt;
use std::sync::Arc;

use super::{CountedGame, ScoreOptions};
use crate::counting::{CountResult, Overrides, SharedTotal, SideCount, Sourced, Terms, Totals};
use crate::fact::Message;
use crate::goban::Color;
use crate::record::Info;
use crate::rules::{Profile, SharedPoints};
use crate::scoring::OwnResult;

/// Totals counted without a board: of both sides, or of one.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/totals.md"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypedTotals {
    /// Black's and White's total in points; with half a point where the rules share points.
    pub sides: [Option<SharedTotal>; 2],
    /// Points that neither side can claim; if none are given, one where a total has half a point.
    pub non_scoring: Option<u32>,
}

/// Totals, scored.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/totals.md"))]
#[derive(Clone, Debug)]
pub struct ScoredTotals {
    /// The count by all four methods.
    pub result: CountResult,
    /// The result by the rules, as far as totals tell it.
    pub own: OwnResult,
    /// The side counted, if it was one alone.
    pub one_side: Option<Color>,
    info: Info,
}

impl ScoredTotals {
    /// What pages and JSON show of it.
    pub const fn counted(&self) -> CountedGame<'_> {
        let Self { result, own, info, .. } = self;
        let (board, dead, turns, score) = (None, None, None, None);
        CountedGame { info, board, dead, turns, result, own: *own, score }
    }
}

/// Why totals give no result.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/totals.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TotalsError {
    /// What was typed cannot be: nothing, or halves where the rules share no points.
    Typed(Message),
    /// The totals do not fill the board, or the rules are unknown.
    Refused(Message),
}

impl fmt::Display for TotalsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Typed(why) | Self::Refused(why)) = self;
        why.fmt(f)
    }
}

impl std::error::Error for TotalsError {}

impl<F: Into<Message>> From<F> for TotalsError {
    fn from(why: F) -> Self {
        Self::Refused(why.into())
    }
}

impl TypedTotals {
    /// Scores the totals by a profile.
    pub(super) fn scored(
        &self,
        profile: Sourced<Arc<Profile>>,
        options: &ScoreOptions,
    ) -> Result<ScoredTotals, TotalsError> {
        let size = options.size.unwrap_or_default();
        let (non_scoring, own) = self.own_points(&profile.value).map_err(TotalsError::Typed)?;
        let count = own.map(|points| points.map(SideCount::total_only));
        let one_side = |side, count| Totals::of_one_side(size, side, count, non_scoring);
        let (totals, counted) = match count {
            [Some(black), Some(white)] => (Totals::new(size, black, white, non_scoring), None),
            [Some(count), None] => (one_side(Color::Black, count), Some(Color::Black)),
            [None, Some(count)] => (one_side(Color::White, count), Some(Color::White)),
            [None, None] => {
                return Err(TotalsError::Typed(Message::plain("usage-nothing-to-score")));
            }
        };
        let (totals, info) = (totals?, Info::default());
        let side = options.overrides.side.or(counted).or(Some(Color::Black));
        let overrides = Overrides { side, ..options.overrides };
        let terms = Terms::new(profile, size, &info, &overrides)?;
        let result = CountResult::of_totals(terms, totals, &overrides);
        let own = OwnResult::of_totals(&result.terms.profile.value);
        Ok(ScoredTotals { result, own, one_side: counted, info })
    }

    /// The non-scoring points, and what [Black, White] has without its half of them.
    fn own_points(&self, profile: &Profile) -> Result<(u32, [Option<u32>; 2]), Message> {
        let has_half = self.sides.into_iter().flatten().any(SharedTotal::has_half);
        if has_half && profile.shared_points != SharedPoints::Split {
            let rules = [("rules", profile.told_name().into())];
            return Err(Message::new("usage-no-shared-points", rules));
        }
        let non_scoring = self.non_scoring.unwrap_or(u32::from(has_half));
        let shared = if has_half { non_scoring } else { 0 };
        let mut own = [None; 2];
        for (own, typed) in own.iter_mut().zip(self.sides) {
            let without = |total: SharedTotal| {
                total.without(shared).ok_or_else(|| Message::plain("usage-halves-differ"))
            };
            *own = typed.map(without).transpose()?;
        }
        Ok((non_scoring, own))
    }
}
