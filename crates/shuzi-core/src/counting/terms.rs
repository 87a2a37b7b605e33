//! The terms of a count, and where each value comes from.

use std::sync::Arc;

use super::weighing::{Claim, TermEvidence, komi_by, komi_of, rules_by};
use super::{Adjustment, Caution};
use crate::amount::Amount;
use crate::fact::{Fact, Value, facts};
use crate::goban::{Color, Size};
use crate::place::{Diagnostic, Place};
use crate::record::{Info, Recorded, Server};
use crate::rules::{
    Convention, GameKind, Problem, Profile, ProfileName, Profiles, Ties, UnknownRules,
};

/// Where a value comes from: an option overrides the file, the file overrides the profile.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ValueSource {
    /// An option on the command line.
    #[default]
    Option,
    /// The player, on the screen.
    Player,
    /// The game file, at this place.
    #[cfg_attr(feature = "serde", serde(skip))]
    File(Place),
    /// What else the game file says.
    #[cfg_attr(feature = "serde", serde(skip))]
    Weighed(TermEvidence),
    /// The rule profile.
    Profile,
    /// The rule profile, which has a value for 19×19 only.
    ProfileOtherSize,
    /// The user's settings file.
    Settings,
    /// The last count of a board on the table.
    LastUsed,
    /// The default, as there is no other value.
    Default,
}

impl Fact for ValueSource {
    fn code(&self) -> &'static str {
        match self {
            Self::Option => "source-option",
            Self::Player => "source-player",
            Self::File(_) => "source-file",
            Self::Weighed(evidence) => evidence.code(),
            Self::Profile => "source-profile",
            Self::ProfileOtherSize => "source-profile-other-size",
            Self::Settings => "source-settings",
            Self::LastUsed => "source-last-used",
            Self::Default => "source-default",
        }
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        match self {
            Self::File(place) => vec![("place", (*place).into())],
            Self::Weighed(evidence) => evidence.parameters(),
            _ => Vec::new(),
        }
    }
}

/// A value with its source.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Its source.
    pub source: ValueSource,
}

/// Values from options or from the player, which override file and profile.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Overrides {
    /// The kind of game.
    pub kind: Option<GameKind>,
    /// The komi in points.
    pub komi: Option<Amount>,
    /// The tie-breaker in points.
    pub tie_breaker: Option<Amount>,
    /// The number of handicap stones.
    pub handicap: Option<u32>,
    /// How handicap stones are compensated.
    pub convention: Option<Convention>,
    /// The side counted by the methods that count only one; otherwise the profile's.
    pub side: Option<Color>,
    /// Whether Simplified Half Counting keeps the tie-breaker.
    pub keep_tie_breaker: bool,
    /// The source of these values: [`ValueSource::Option`] or [`ValueSource::Player`].
    #[cfg_attr(feature = "serde", serde(default))]
    pub by: ValueSource,
}

facts! {
    /// Why a game cannot be counted.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
    pub enum TermsError {
        /// The rules in the file match no profile.
        UnknownRules { rules: String, place: Place } => "terms-unknown-rules",
        /// There is no profile with the requested name.
        NoProfile { why: UnknownRules } => "terms-no-profile",
        /// The profile has mistakes.
        BrokenProfile { why: Problem } => "terms-broken-profile",
        /// The profile has no komi for this kind of game.
        NoKomi { rules: ProfileName, game: GameKind } => "terms-no-komi",
        /// There are more handicap stones than points on the board.
        TooManyStones { stones: u32, size: Size } => "terms-too-many-stones",
        /// A komi, tie-breaker or compensation is not a multiple of half a point.
        NotHalfPoints { what: Value, points: Amount } => "terms-not-half-points",
    }
}

impl TermsError {
    /// Adds a place: the error's own, or otherwise the place of the game.
    pub fn located(self, game: Place) -> Diagnostic {
        let place = if let Self::UnknownRules { place, .. } = &self { *place } else { game };
        Diagnostic::new(place, self)
    }
}

/// The terms of a count: everything it depends on except the board.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The board size.
    pub size: Size,
    /// The rule profile.
    pub profile: Sourced<Arc<Profile>>,
    /// The kind of game: even, without komi, or with handicap stones.
    pub kind: GameKind,
    /// The komi in points.
    pub komi: Sourced<Amount>,
    /// The tie-breaker in points.
    pub tie_breaker: Sourced<Amount>,
    /// The number of handicap stones.
    pub handicap: Sourced<u32>,
    /// How handicap stones are compensated.
    pub convention: Sourced<Convention>,
    /// Warnings for readers of the result.
    pub cautions: Vec<Caution>,
    adjustment: Adjustment,
    claim: Option<Claim>,
}

/// Chooses the profile: `named`, or the file's, or its server's, or the settings', or one that other
/// [`TermEvidence`] in the file speaks for, or [`Profiles::DEFAULT`].
///
/// # Errors
/// Returns an error if the name or the file's rules are unknown, or the profile has mistakes.
/// Unknown rules are never guessed.
pub fn choose_profile(
    profiles: &Profiles,
    named: Option<&str>,
    info: &Info,
) -> Result<Sourced<Arc<Profile>>, TermsError> {
    let found = |name: &str, source| match profiles.profile(name) {
        Ok(value) => Ok(Sourced { value, source }),
        Err(Some(problems)) => Err(broken(profiles, name, problems)),
        Err(None) => match profiles.called(name).filter(|_| profiles.knows(name)) {
            Some(value) => Ok(Sourced { value, source }),
            None => Err(TermsError::NoProfile { why: profiles.unknown(name) }),
        },
    };
    match (named, &info.rules) {
        (Some(name), _) => found(name, ValueSource::Option),
        (None, Some(rules)) => {
            let server = info.server.map(Server::as_str);
            if let Some(value) = profiles.called_on(server, &rules.value) {
                return Ok(Sourced { value, source: ValueSource::File(rules.place) });
            }
            let own = profiles.profile(&rules.value).err().flatten();
            if let Some(problems) = own.or_else(|| profiles.mistakes_for(server, &rules.value)) {
                return Err(broken(profiles, &rules.value, problems));
            }
            Err(TermsError::UnknownRules { rules: rules.value.clone(), place: rules.place })
        }
        (None, None) => {
            if let Some(server) = info.server
                && let Some(value) = profiles.called(&format!("@{}", server.as_str()))
            {
                return Ok(Sourced {
                    value,
                    source: ValueSource::Weighed(TermEvidence::Server(server)),
                });
            }
            match (profiles.usual(), rules_by(info)) {
                (Some(name), _) => found(name, ValueSource::Settings),
                (None, Some((name, evidence))) => found(name, ValueSource::Weighed(evidence)),
                (None, None) => found(Profiles::DEFAULT, ValueSource::Default),
            }
        }
    }
}

/// The error for a profile with mistakes: the first of them.
fn broken(profiles: &Profiles, name: &str, problems: Vec<Problem>) -> TermsError {
    match problems.into_iter().next() {
        Some(why) => TermsError::BrokenProfile { why },
        None => TermsError::NoProfile { why: profiles.unknown(name) },
    }
}

impl Terms {
    /// Combines overrides, file and profile.
    ///
    /// # Errors
    /// Returns an error if there is no komi, komi or tie-breaker is not a multiple of half a point,
    /// or there are more handicap stones than points on the board.
    pub fn new(
        profile: Sourced<Arc<Profile>>,
        size: Size,
        info: &Info,
        overrides: &Overrides,
    ) -> Result<Self, TermsError> {
        let mut cautions = Vec::new();
        let by_override = |value| Sourced { value, source: overrides.by };
        let handicap = overrides
            .handicap
            .map(by_override)
            .or_else(|| info.handicap.as_ref().map(|stated| from_file(stated.value, stated.place)))
            .filter(|handicap| {
                overrides.handicap.is_some() || agrees(overrides.kind, handicap.value)
            })
            .unwrap_or(Sourced {
                value: if overrides.kind == Some(GameKind::Handicap) { 2 } else { 0 },
                source: if overrides.kind.is_some() { overrides.by } else { ValueSource::Default },
            });
        if !size.holds(handicap.value) {
            return Err(TermsError::TooManyStones { stones: handicap.value, size });
        }
        let usual_kind = overrides.kind.unwrap_or_else(|| kind_of_game(handicap.value, None));
        let usual = komi_of(&profile.value, usual_kind, size);
        let komi = match (overrides.komi, overrides.kind) {
            (Some(value), _) => Some(Sourced { value, source: overrides.by }),
            (None, Some(_)) => usual,
            (None, None) => {
                let stated = info
                    .komi
                    .as_ref()
                    .map(|komi| from_file(komi_in_points(komi.value, &mut cautions), komi.place));
                komi_by(stated, usual, info, &profile.value, usual_kind)
            }
        };
        let no_komi = || TermsError::NoKomi { rules: profile.value.told_name(), game: usual_kind };
        let komi = komi.ok_or_else(no_komi)?;
        if komi.value.abs() > Caution::LARGE_KOMI {
            cautions.push(Caution::LargeKomi { komi: komi.value });
        }
        // An even game with a komi of at most half a point is a game without komi.
        let kind = match overrides.kind {
            None | Some(GameKind::Even) => kind_of_game(handicap.value, Some(komi.value)),
            Some(other) => other,
        };
        let tie_breaker = match overrides.tie_breaker {
            Some(value) => Sourced { value, source: overrides.by },
            // A result in whole points cannot include half a point.
            None if komi.value == Amount::ZERO
                && komi.source == ValueSource::Weighed(TermEvidence::WholeResult) =>
            {
                komi
            }
            None if komi.value == Amount::ZERO => {
                Sourced { value: *profile.value.tie_breaker.of(kind), source: ValueSource::Profile }
            }
            None => Sourced { value: Amount::ZERO, source: ValueSource::Default },
        };
        let mut compensation = profile.value.compensation;
        let convention = match overrides.convention {
            Some(value) => Sourced { value, source: overrides.by },
            None => Sourced { value: compensation.convention, source: ValueSource::Profile },
        };
        compensation.convention = convention.value;
        let mut points = compensation.points(handicap.value);
        let is_in_file = matches!(komi.source, ValueSource::File(_));
        // Who chooses a compensation means to add it.
        let in_komi = compensation.in_komi && overrides.convention.is_none();
        let is_stated = is_in_file || (overrides.komi.is_some() && in_komi);
        if points != Amount::ZERO && is_stated && komi.value >= Amount::points(2) {
            if in_komi {
                cautions.push(Caution::CompensationInKomi { komi: komi.value });
                points = Amount::ZERO;
            } else {
                let (stones, komi) = (handicap.value, komi.value);
                cautions.push(Caution::KomiMayHoldCompensation { stones, komi });
            }
        }
        if is_in_file && handicap.value == 0 && komi.value == Amount::ZERO {
            let lead = info.recorded.as_ref().and_then(Recorded::black_lead);
            let is_known = info.server.is_some() || lead.is_some_and(|lead| lead.whole().is_some());
            cautions.extend((!is_known).then_some(Caution::ZeroKomi));
        }
        caution_about_profile(&profile, info, &mut cautions);
        for (name, points) in [("komi", komi.value), ("tie-breaker", tie_breaker.value)] {
            if !points.is_half_points() {
                return Err(not_half_points(name, points));
            }
        }
        let adjustment = Adjustment::new(komi.value, tie_breaker.value, points)
            .map_err(|_| not_half_points("compensation", points))?;
        let terms = Self {
            size,
            profile,
            kind,
            komi,
            tie_breaker,
            handicap,
            convention,
            cautions,
            adjustment,
            claim: None,
        };
        Ok(Self { claim: Claim::of(info, &terms), ..terms })
    }

    /// What a result has to agree with; `None` if all terms are stated, or no result is.
    pub const fn claim(&self) -> Option<Claim> {
        self.claim
    }

    /// The adjustment points (AP): komi, tie-breaker and compensation.
    pub const fn adjustment(&self) -> Adjustment {
        self.adjustment
    }

    /// Who wins if the scores are equal in this kind of game.
    pub fn ties(&self) -> Ties {
        *self.profile.value.ties.of(self.kind)
    }
}

fn not_half_points(name: &'static str, points: Amount) -> TermsError {
    TermsError::NotHalfPoints { what: Value::Word("label", name), points }
}

const fn from_file<T: Copy>(value: T, place: Place) -> Sourced<T> {
    Sourced { value, source: ValueSource::File(place) }
}

/// Whether a number of handicap stones fits the kind of game in the overrides.
const fn agrees(kind: Option<GameKind>, stones: u32) -> bool {
    match kind {
        Some(GameKind::Handicap) => stones >= 2,
        Some(GameKind::Even | GameKind::NoKomi) => false,
        None => true,
    }
}

/// The kind of game, from the number of handicap stones and the given komi.
fn kind_of_game(handicap: u32, komi: Option<Amount>) -> GameKind {
    match komi {
        _ if handicap >= 2 => GameKind::Handicap,
        Some(komi) if komi.abs() <= Amount::halves(1) => GameKind::NoKomi,
        None if handicap == 1 => GameKind::NoKomi,
        _ => GameKind::Even,
    }
}

/// A file's komi in points; if finer than half a point, it must be in zi (GoGoD's 3.75).
fn komi_in_points(komi: Amount, cautions: &mut Vec<Caution>) -> Amount {
    if komi.is_half_points() {
        return komi;
    }
    let points = komi.doubled();
    cautions.push(Caution::KomiInZi { komi, points });
    points
}

fn caution_about_profile(
    profile: &Sourced<Arc<Profile>>,
    info: &Info,
    cautions: &mut Vec<Caution>,
) {
    cautions.extend(Caution::of_profile(&profile.value));
    let from_gogui = info.application.as_ref().is_some_and(|ap| ap.starts_with("GoGui"));
    if from_gogui && info.rules.as_ref().is_some_and(|ru| ru.value.eq_ignore_ascii_case("GOE")) {
        cautions.push(Caution::GoguiWritesGoe);
    }
}
