//! What a game is counted by, and where each value comes from.

use std::fmt;

use thiserror::Error;

use super::Adjustment;
use crate::amount::Amount;
use crate::goban::Size;
use crate::place::Place;
use crate::record::Info;
use crate::rules::{Convention, GameKind, Problem, Profile, Profiles, Ties};

/// Where a value comes from. An option beats the file, the file beats the profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueSource {
    /// An option on the command line.
    Option,
    /// Set by the player on the screen.
    Player,
    /// The game file.
    File(Place),
    /// The rule profile.
    Profile,
    /// The rule profile, which names it for 19×19 only.
    ProfileOtherSize,
    /// The player's settings file.
    Settings,
    /// Nothing named it.
    Default,
}

impl fmt::Display for ValueSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option => f.pad("option"),
            Self::Player => f.pad("set by you"),
            Self::File(place) => f.pad(&format!("file, {place}")),
            Self::Profile => f.pad("profile"),
            Self::ProfileOtherSize => f.pad("profile, its 19×19 value"),
            Self::Settings => f.pad("settings file"),
            Self::Default => f.pad("default"),
        }
    }
}

/// A value and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub source: ValueSource,
}

/// What options or the player set, beating file and profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overrides {
    /// The kind of game.
    pub kind: Option<GameKind>,
    /// Komi in points.
    pub komi: Option<Amount>,
    /// The tie-breaker in points.
    pub tie_breaker: Option<Amount>,
    /// Handicap stones.
    pub handicap: Option<u32>,
    /// How the stones are compensated.
    pub convention: Option<Convention>,
    /// Who asks: [`ValueSource::Option`] or [`ValueSource::Player`].
    pub by: ValueSource,
}

impl Overrides {
    /// Nothing asked, by options.
    pub const NOTHING: Self = Self {
        kind: None,
        komi: None,
        tie_breaker: None,
        handicap: None,
        convention: None,
        by: ValueSource::Option,
    };
}

/// Why a game cannot be counted as it is described.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TermsError {
    /// The file's rules are no profile.
    #[error("RU[{0}] is no rule set known here: name one with --rules (`shuzi rules list`)")]
    UnknownRules(String, Place),
    /// No profile has the name asked for.
    #[error("{0}")]
    NoProfile(String),
    /// The profile has mistakes.
    #[error("{}", .0.first().map_or_else(String::new, ToString::to_string))]
    BrokenProfile(Vec<Problem>),
    /// The profile names no komi for such a game.
    #[error("the rules {0} name no komi for an {1}: give it with --komi")]
    NoKomi(String, GameKind),
    /// A komi or tie-breaker is no multiple of half a point.
    #[error("{0} is {1}, finer than half a point: is it in zi? 3.75 zi are 7.5 points")]
    NotHalfPoints(&'static str, Amount),
}

/// Everything a count depends on beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The board size.
    pub size: Size,
    /// The rule profile.
    pub profile: Sourced<Profile>,
    /// Even, without komi, or with handicap stones.
    pub kind: GameKind,
    /// Komi in points.
    pub komi: Sourced<Amount>,
    /// The tie-breaker in points.
    pub tie_breaker: Sourced<Amount>,
    /// Handicap stones.
    pub handicap: Sourced<u32>,
    /// How they are compensated.
    pub convention: Sourced<Convention>,
    /// What a reader of the result must know.
    pub cautions: Vec<String>,
    adjustment: Adjustment,
}

/// The profile to count by: the one asked for, else the file's, else the settings', else
/// [`Profiles::DEFAULT`].
///
/// # Errors
/// If the name or the file's rules are unknown, or the profile has mistakes. Unknown rules are
/// never guessed.
pub fn choose_profile(
    book: &Profiles,
    asked: Option<&str>,
    info: &Info,
) -> Result<Sourced<Profile>, TermsError> {
    let named = |name: &str, source| match book.profile(name) {
        Ok(value) => Ok(Sourced { value, source }),
        Err(Some(problems)) => Err(TermsError::BrokenProfile(problems)),
        Err(None) => match book.called(name) {
            Some(value) => Ok(Sourced { value, source }),
            None => Err(TermsError::NoProfile(book.unknown(name))),
        },
    };
    match (asked, &info.rules) {
        (Some(name), _) => named(name, ValueSource::Option),
        (None, Some(rules)) => match book.called(&rules.value) {
            Some(value) => Ok(Sourced { value, source: ValueSource::File(rules.place) }),
            None => Err(TermsError::UnknownRules(rules.value.clone(), rules.place)),
        },
        (None, None) => match book.usual() {
            Some(name) => named(name, ValueSource::Settings),
            None => named(Profiles::DEFAULT, ValueSource::Default),
        },
    }
}

impl Terms {
    /// Puts together what is asked, what the file says and what the profile has.
    ///
    /// # Errors
    /// If nothing names a komi, or one is no multiple of half a point.
    pub fn new(
        profile: Sourced<Profile>,
        size: Size,
        info: &Info,
        asked: &Overrides,
    ) -> Result<Self, TermsError> {
        let mut cautions = Vec::new();
        let by_asker = |value| Sourced { value, source: asked.by };
        let handicap = asked
            .handicap
            .map(by_asker)
            .or_else(|| info.handicap.as_ref().map(|stated| from_file(stated.value, stated.place)))
            .filter(|handicap| asked.handicap.is_some() || agrees(asked.kind, handicap.value))
            .unwrap_or(Sourced {
                value: if asked.kind == Some(GameKind::Handicap) { 2 } else { 0 },
                source: if asked.kind.is_some() { asked.by } else { ValueSource::Default },
            });
        let stated_komi =
            asked.komi.map(|value| Sourced { value, source: asked.by }).or_else(|| {
                let stated = info.komi.as_ref().filter(|_| asked.kind.is_none())?;
                Some(from_file(komi_in_points(stated.value, &mut cautions), stated.place))
            });
        let kind = asked
            .kind
            .unwrap_or_else(|| kind_of_game(handicap.value, stated_komi.map(|komi| komi.value)));
        let komi = match stated_komi {
            Some(komi) => komi,
            None => profile_komi(&profile.value, kind, size)?,
        };
        // An even game whose komi is nothing is one without komi, whoever calls it what.
        let kind = match kind {
            GameKind::Even => kind_of_game(handicap.value, Some(komi.value)),
            other => other,
        };
        let tie_breaker = match asked.tie_breaker {
            Some(value) => Sourced { value, source: asked.by },
            None if komi.value == Amount::ZERO => {
                Sourced { value: *profile.value.tie_breaker.of(kind), source: ValueSource::Profile }
            }
            None => Sourced { value: Amount::ZERO, source: ValueSource::Default },
        };
        let mut compensation = profile.value.compensation;
        let convention = match asked.convention {
            Some(value) => Sourced { value, source: asked.by },
            None => Sourced { value: compensation.convention, source: ValueSource::Profile },
        };
        compensation.convention = convention.value;
        let mut points = compensation.points(handicap.value);
        let komi_is_stated = matches!(komi.source, ValueSource::File(_));
        if points != Amount::ZERO && komi_is_stated && komi.value >= Amount::points(2) {
            if compensation.in_komi {
                cautions.push(format!(
                    "the komi of {} holds the compensation under these rules: not added again",
                    komi.value
                ));
                points = Amount::ZERO;
            } else {
                cautions.push(format!(
                    "handicap {} and komi {}: some programs put the compensation into KM; if \
                     this file does, count with --compensation none",
                    handicap.value, komi.value
                ));
            }
        }
        caution_about_profile(&profile, info, &mut cautions);
        for (name, amount) in [("komi", komi.value), ("the tie-breaker", tie_breaker.value)] {
            if !amount.is_half_points() {
                return Err(TermsError::NotHalfPoints(name, amount));
            }
        }
        let adjustment = Adjustment::new(komi.value, tie_breaker.value, points)
            .map_err(|error| TermsError::NotHalfPoints("komi", error.0))?;
        Ok(Self {
            size,
            profile,
            kind,
            komi,
            tie_breaker,
            handicap,
            convention,
            cautions,
            adjustment,
        })
    }

    /// The adjustment points: komi, tie-breaker and compensation.
    pub const fn adjustment(&self) -> Adjustment {
        self.adjustment
    }

    /// Whose win a level score is in this kind of game.
    pub const fn ties(&self) -> Ties {
        *self.profile.value.ties.of(self.kind)
    }
}

const fn from_file<T: Copy>(value: T, place: Place) -> Sourced<T> {
    Sourced { value, source: ValueSource::File(place) }
}

/// Whether a number of handicap stones fits the kind of game asked for.
const fn agrees(kind: Option<GameKind>, stones: u32) -> bool {
    match kind {
        Some(GameKind::Handicap) => stones >= 2,
        Some(GameKind::Even | GameKind::NoKomi) => false,
        None => true,
    }
}

/// What kind of game it is by its stones and the komi named for it.
fn kind_of_game(handicap: u32, komi: Option<Amount>) -> GameKind {
    match komi {
        _ if handicap >= 2 => GameKind::Handicap,
        Some(komi) if komi.abs() <= Amount::halves(1) => GameKind::NoKomi,
        None if handicap == 1 => GameKind::NoKomi,
        _ => GameKind::Even,
    }
}

/// A file's komi in points: one finer than half a point can only be in zi (GoGoD's 3.75).
fn komi_in_points(komi: Amount, cautions: &mut Vec<String>) -> Amount {
    if komi.is_half_points() {
        return komi;
    }
    let points = komi.doubled();
    cautions.push(format!("KM[{komi}] can only be in zi: counted as {points} points"));
    points
}

fn profile_komi(
    profile: &Profile,
    kind: GameKind,
    size: Size,
) -> Result<Sourced<Amount>, TermsError> {
    let komi = profile.komi.of(kind).as_ref().and_then(|komi| komi.of(size));
    match komi {
        Some((value, true)) => Ok(Sourced { value, source: ValueSource::Profile }),
        Some((value, false)) => Ok(Sourced { value, source: ValueSource::ProfileOtherSize }),
        None => Err(TermsError::NoKomi(profile.name.clone(), kind)),
    }
}

fn caution_about_profile(profile: &Sourced<Profile>, info: &Info, cautions: &mut Vec<String>) {
    let rules = &profile.value;
    if !rules.counts_area() {
        cautions.push(format!(
            "the rules {} do not score area: this is the area count, which may differ from \
             their own result (`shuzi compare` has it)",
            rules.name
        ));
    }
    if rules.last_move != crate::rules::LastMove::None {
        cautions.push(format!(
            "the rules {} adjust for the last move ({}): that is not in this count, but in `shuzi compare`",
            rules.name,
            rules.last_move.as_str()
        ));
    }
    let from_gogui = info.application.as_ref().is_some_and(|ap| ap.starts_with("GoGui"));
    if from_gogui && info.rules.as_ref().is_some_and(|ru| ru.value.eq_ignore_ascii_case("GOE")) {
        cautions.push("GoGui writes RU[GOE] for Chinese rules: if so, add --rules chinese".into());
    }
}
