//! Weighs what a game file says of itself: server, rules, komi, result, event and date.
//!
//! A file is believed except where it contradicts itself. What it leaves out comes from its server,
//! from the settings, from what only some rules can give, from event and date; in the end from the
//! profile. A value that nobody stated, the player neither, is never held against the winner that the
//! file records: then nobody is named.

use std::cmp::Ordering;

use super::{Outcome, Sourced, Terms, ValueSource, Winner};
use crate::amount::Amount;
use crate::fact::{Fact, Value};
use crate::goban::{Color, Size};
use crate::record::{Info, Origin, Recorded, Server, Unit};
use crate::rules::{GameKind, LastMove, Profile};

/// Why a value is used that a file does not state, or states otherwise.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermEvidence {
    /// The server's usual value.
    Server(Server),
    /// The result is in zi.
    Zi,
    /// The country of the event.
    Origin(Origin),
    /// The recorded result, which area rules cannot give with this komi.
    Margin,
    /// The recorded result, which has a half point.
    HalfResult,
    /// The recorded result, which has no half point.
    WholeResult,
    /// The komi, which other rules do not have.
    Komi,
    /// The year of the game.
    Year(u16),
}

impl Fact for TermEvidence {
    fn code(&self) -> &'static str {
        match self {
            Self::Server(_) => "source-server",
            Self::Zi => "source-zi",
            Self::Origin(_) => "source-event",
            Self::Margin => "source-margin",
            Self::HalfResult => "source-half-result",
            Self::WholeResult => "source-whole-result",
            Self::Komi => "source-komi",
            Self::Year(_) => "source-year",
        }
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        match *self {
            Self::Server(server) => vec![("server", server.as_str().into())],
            Self::Origin(country) => vec![("country", country.into())],
            Self::Year(year) => vec![("year", year.into())],
            Self::Zi | Self::Margin | Self::HalfResult | Self::WholeResult | Self::Komi => {
                Vec::new()
            }
        }
    }
}

/// From this year on komi differs between Chinese rules (7.5) and Japanese ones (6.5).
const KOMI_DIFFERS_FROM: u16 = 2000;

/// The rules of a file that states none, and why; `None` if nothing in it speaks for any.
///
/// In this order: a result in zi; the country of the event; on 19×19 a result that area rules cannot
/// give with this komi, because their margins differ by two points; a komi that Chinese rules never
/// had; the year.
pub(super) fn rules_by(info: &Info) -> Option<(&'static str, TermEvidence)> {
    if matches!(info.recorded, Some(Recorded::Margin { unit: Unit::Zi, .. })) {
        return Some(("chinese", TermEvidence::Zi));
    }
    if let Some(country) = info.origin {
        let rules = match country {
            Origin::Japan => "japanese-1989",
            Origin::Korea => "korean",
            Origin::China => "chinese",
        };
        return Some((rules, TermEvidence::Origin(country)));
    }
    // Komi of small boards are as the players like them.
    if !info.full_size {
        return None;
    }
    let by_territory = |evidence| Some(("japanese-1989", evidence));
    if let Some(komi) = info.komi.as_ref().map(|komi| komi.value) {
        if !komi.is_half_points() {
            return Some(("chinese", TermEvidence::Zi));
        }
        let is_even = info.handicap.as_ref().is_none_or(|stones| stones.value < 2);
        let lead = margin(info).filter(|_| is_even);
        if lead.and_then(|lead| (lead + komi).whole()).is_some_and(|lead| lead % 2 == 0) {
            return by_territory(TermEvidence::Margin);
        }
        if [9, 13].map(Amount::halves).contains(&komi) {
            return by_territory(TermEvidence::Komi);
        }
    }
    let year = info.year.filter(|&year| year < KOMI_DIFFERS_FROM)?;
    by_territory(TermEvidence::Year(year))
}

/// Black's lead in points, as recorded; `None` for a tie too, which every komi can lead to under some
/// rules.
fn margin(info: &Info) -> Option<Amount> {
    info.recorded.as_ref().and_then(Recorded::black_lead).filter(|lead| *lead != Amount::ZERO)
}

/// Chooses the komi of a game whose players are not asked: `stated` in the file, or `usual` under its
/// rules, whichever the recorded result allows; or none. Returns `stated`, or else `usual`, if it allows
/// neither.
pub(super) fn komi_by(
    stated: Option<Sourced<Amount>>,
    usual: Option<Sourced<Amount>>,
    info: &Info,
    profile: &Profile,
    kind: GameKind,
) -> Option<Sourced<Amount>> {
    let by =
        |evidence| usual.map(|komi| Sourced { source: ValueSource::Weighed(evidence), ..komi });
    let is_zero = |komi: &Sourced<Amount>| komi.value == Amount::ZERO;
    // Fox writes a komi of 0 for games that have one.
    let is_left_out = info.server == Some(Server::Fox)
        && !profile.counts_area()
        && kind != GameKind::Handicap
        && stated.as_ref().is_some_and(is_zero);
    let lead = margin(info);
    let by_result = match lead.and_then(Amount::whole) {
        Some(_) => TermEvidence::WholeResult,
        None => TermEvidence::HalfResult,
    };
    let none =
        Sourced { value: Amount::ZERO, source: ValueSource::Weighed(TermEvidence::WholeResult) };
    let candidates = match stated {
        Some(stated) if is_left_out => [by(TermEvidence::Server(Server::Fox)), Some(stated), None],
        Some(stated) => [Some(stated), by(by_result), None],
        None => [usual, usual.and(Some(none)), None],
    };
    // Handicap stones and komi may be combined in ways that no profile knows.
    let lead = lead.filter(|_| kind != GameKind::Handicap || stated.is_none());
    let is_possible =
        |komi: &Sourced<Amount>| lead.is_none_or(|lead| can_lead_to(lead, komi.value, profile));
    let mut likely = candidates.into_iter().flatten();
    likely.find(is_possible).or_else(|| candidates.into_iter().flatten().next())
}

/// Whether a komi can lead to a result under these rules: nothing else has a half point.
fn can_lead_to(lead: Amount, komi: Amount, profile: &Profile) -> bool {
    let breaks_ties = komi == Amount::ZERO && profile.tie_breaker.no_komi != Amount::ZERO;
    let is_finer = profile.last_move != LastMove::None || breaks_ties;
    is_finer || !lead.is_half_points() || lead.whole().is_some() == komi.whole().is_some()
}

/// What a result has to agree with, because the file does not state all that it depends on.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Black's lead in points, as recorded.
    lead: Amount,
    /// Whether the margin must be the same, and not only the winner: the komi was only chosen because
    /// of it.
    to_the_point: bool,
}

impl Claim {
    /// The claim of a file on a result by these terms; `None` if the file or the players state them.
    pub(super) fn of(info: &Info, terms: &Terms) -> Option<Self> {
        let lead = info.recorded.as_ref().and_then(Recorded::black_lead)?;
        let is_assumed = |source| {
            matches!(
                source,
                ValueSource::Weighed(_)
                    | ValueSource::Default
                    | ValueSource::Profile
                    | ValueSource::ProfileOtherSize
            )
        };
        let komi = terms.komi.source;
        let by_result = info.komi.is_some()
            && matches!(
                komi,
                ValueSource::Weighed(TermEvidence::HalfResult | TermEvidence::WholeResult)
            );
        let stones = info.handicap_missing && terms.handicap.source == ValueSource::Default;
        let is_open = is_assumed(komi) || is_assumed(terms.profile.source) || stones;
        is_open.then_some(Self { lead, to_the_point: by_result })
    }

    /// Whether a result by the same terms contradicts the file.
    pub fn refuses(self, outcome: Outcome) -> bool {
        let winner = match self.lead.cmp(&Amount::ZERO) {
            Ordering::Greater => Winner::Side(Color::Black),
            Ordering::Less => Winner::Side(Color::White),
            Ordering::Equal => return self.to_the_point && outcome.margin() != Amount::ZERO,
        };
        outcome.winner() != winner || (self.to_the_point && outcome.black_lead() != self.lead)
    }
}

/// The komi of a profile for a kind of game, and whether it is for this size.
pub(super) fn komi_of(profile: &Profile, kind: GameKind, size: Size) -> Option<Sourced<Amount>> {
    let komi = profile.komi.of(kind).as_ref().and_then(|komi| komi.of(size))?;
    let source = if komi.1 { ValueSource::Profile } else { ValueSource::ProfileOtherSize };
    Some(Sourced { value: komi.0, source })
}
