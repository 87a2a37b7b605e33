//! Changing the settings of a count, from the screen or by name.

use std::sync::Arc;

use strum::VariantArray as _;

use crate::answers::Answers;
use crate::cycle::{next_of, turned};
use crate::names::player_names;
use crate::{Origin, Remark, Session, Setting, Table};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Caution, Overrides, Sourced, Terms, TermsError, ValueSource};
use shuzi_core::fact::{Fact as _, Message};
use shuzi_core::goban::Size;
use shuzi_core::method::Method;
use shuzi_core::record::Info;
use shuzi_core::rules::{Convention, GameKind, Profile, Scoring};
use shuzi_core::scorer::HalfPoints;
use shuzi_core::typed::is_none;

/// The most handicap stones accepted without a question.
const LARGE_HANDICAP: u32 = 9;

impl Session {
    /// The settings that can be changed for this table.
    pub fn settings(&self) -> Vec<Setting> {
        let scoring = self.setup.profile.value.scoring;
        let is_offered = |setting: &Setting| match setting {
            Setting::Size => self.is_real(),
            Setting::Scoring => self.is_real() && scoring == Scoring::AreaOrTerritory,
            Setting::KeepTieBreaker => self.may_leave_tie_breaker_out(),
            Setting::Method | Setting::Side => !self.counts_territory(),
            Setting::Players => matches!(self.origin(), None | Some(Origin::PutIn)),
            _ => true,
        };
        Setting::VARIANTS.iter().copied().filter(is_offered).collect()
    }

    /// Whether the method leaves the tie-breaker out if asked to.
    fn may_leave_tie_breaker_out(&self) -> bool {
        self.setup.method == Method::Simplified
            && !self.counts_territory()
            && self.terms().is_ok_and(|terms| terms.adjustment().tie_breaker_only_breaks_ties())
    }

    /// Changes a setting by `step` values, backwards if negative.
    pub fn change(&mut self, setting: Setting, step: i32, profiles: &[Arc<Profile>]) {
        let Some(terms) = self.terms_but_for_komi() else { return };
        self.taken_over(setting);
        let overrides = &mut self.setup.overrides;
        let by = |amount: Amount, unit: Amount| {
            if step < 0 { amount - unit } else { amount + unit }
        };
        match setting {
            Setting::Size => {
                let sizes = [9, 13, 19];
                let at = sizes.iter().position(|lines| *lines == self.table.size().width());
                let next = sizes[turned(at.unwrap_or(2), step, sizes.len())];
                if let Ok(size) = Size::new(next, next) {
                    self.resize(size);
                }
            }
            Setting::Rules => {
                let name = &self.setup.profile.value.name;
                let at = profiles.iter().position(|profile| profile.name == *name).unwrap_or(0);
                if let Some(profile) = profiles.get(turned(at, step, profiles.len())) {
                    self.choose_rules(profile.clone());
                }
            }
            Setting::Kind => {
                overrides.kind = Some(next_of(&GameKind::ALL, terms.kind, step));
                (overrides.komi, overrides.handicap) = (None, None);
            }
            Setting::Komi => {
                let komi = by(terms.komi.value, Amount::points(1));
                overrides.komi = Some(komi);
                overrides.kind = overrides.kind.filter(|kind| *kind != GameKind::NoKomi);
            }
            Setting::TieBreaker => {
                let none = terms.tie_breaker.value == Amount::ZERO;
                overrides.tie_breaker = Some(if none { Amount::halves(1) } else { Amount::ZERO });
            }
            Setting::Handicap => {
                let stones = i64::from(terms.handicap.value) + i64::from(step.signum());
                self.choose_handicap(u32::try_from(stones).unwrap_or(0).min(self.points()));
            }
            Setting::Compensation => {
                let now = terms.convention.value;
                overrides.convention = Some(next_of(&Convention::ALL, now, step));
            }
            Setting::Scoring => self.choose_scoring(!self.setup.by_territory),
            Setting::Method => {
                self.choose_method(next_of(&Method::ALL, self.setup.method, step));
            }
            Setting::KeepTieBreaker => overrides.keep_tie_breaker ^= true,
            Setting::Side => self.choose_side(self.setup.side().other()),
            // They are typed.
            Setting::Players => {}
        }
        self.terms_changed();
    }

    /// The question to ask about an unusual value, which is probably a typing error.
    pub fn unusual(setting: Setting, text: &str) -> Option<Remark> {
        match setting {
            Setting::Komi => {
                let komi: Amount = text.parse().ok()?;
                (komi.abs() > Caution::LARGE_KOMI).then_some(Remark::UnusualKomi { komi })
            }
            Setting::Handicap => {
                let stones: u32 = text.parse().ok()?;
                (stones > LARGE_HANDICAP).then_some(Remark::UnusualHandicap { stones })
            }
            _ => None,
        }
    }

    /// What was set before is the player's now; a komi used last goes with the rules it was used with.
    fn taken_over(&mut self, setting: Setting) {
        let overrides = &mut self.setup.overrides;
        if setting == Setting::Rules && overrides.by == ValueSource::LastUsed {
            overrides.komi = None;
        }
        overrides.by = ValueSource::Player;
    }

    /// Sets a setting from a text.
    ///
    /// # Errors
    /// Returns an error if the text is not a value of the setting.
    pub fn set(
        &mut self,
        setting: Setting,
        text: &str,
        profiles: &[Arc<Profile>],
    ) -> Result<(), Message> {
        self.taken_over(setting);
        let text = text.trim();
        let points = |text: &str| text.parse().map(|HalfPoints(points)| points);
        match setting {
            Setting::Size => {
                if !self.settings().contains(&Setting::Size) {
                    return Err(Remark::OwnSize.into());
                }
                // A typed `×` is kept as the sign of a product.
                self.resize(text.replace('*', "x").parse::<Size>()?);
            }
            Setting::Rules => {
                let named = |profile: &&Arc<Profile>| profile.name == text;
                let called = |profile: &&Arc<Profile>| profile.is_called(text);
                let found = profiles.iter().find(named).or_else(|| profiles.iter().find(called));
                let found = found.ok_or_else(|| Remark::NoRules { text: text.to_owned() })?;
                self.choose_rules(found.clone());
            }
            Setting::Kind => {
                let kind = GameKind::ALL.into_iter().find(|kind| kind.as_str() == text);
                self.setup.overrides.kind = Some(kind.ok_or(Remark::ChooseGame)?);
                (self.setup.overrides.komi, self.setup.overrides.handicap) = (None, None);
            }
            Setting::Komi => {
                self.setup.overrides.komi = Some(points(text)?);
                let kind = self.setup.overrides.kind;
                self.setup.overrides.kind = kind.filter(|kind| *kind != GameKind::NoKomi);
            }
            Setting::TieBreaker => {
                let value = if is_none(text) { Amount::ZERO } else { points(text)? };
                self.setup.overrides.tie_breaker = Some(value);
            }
            Setting::Handicap => {
                let stones: u32 = text.parse().map_err(|_| Remark::NotStones)?;
                let size = self.size();
                if !size.holds(stones) {
                    return Err(TermsError::TooManyStones { stones, size }.into());
                }
                self.choose_handicap(stones);
            }
            Setting::Compensation => self.setup.overrides.convention = Some(text.parse()?),
            Setting::Scoring if self.settings().contains(&setting) => {
                let is = |scoring: Scoring| scoring.as_str() == text;
                match (is(Scoring::Area), is(Scoring::Territory)) {
                    (false, false) => return Err(Remark::ChooseScoring.into()),
                    (_, by_territory) => self.choose_scoring(by_territory),
                }
            }
            Setting::Scoring => return Err(Remark::RulesSetScoring.into()),
            Setting::Method | Setting::Side if self.counts_territory() => {
                return Err(Remark::ByTerritory.into());
            }
            Setting::KeepTieBreaker => match text {
                "yes" | "no" if self.may_leave_tie_breaker_out() => {
                    self.setup.overrides.keep_tie_breaker = text == "yes";
                }
                _ => return Err(Remark::ChooseTieBreaker.into()),
            },
            Setting::Method => self.choose_method(text.parse()?),
            Setting::Side => self.choose_side(text.parse()?),
            Setting::Players if self.settings().contains(&setting) => {
                self.name_players(player_names(text));
            }
            Setting::Players => return Err(Remark::OwnPlayers.into()),
        }
        self.terms_changed();
        Ok(())
    }

    pub fn name_players(&mut self, [black, white]: [Option<String>; 2]) {
        self.info = Arc::new(Info { black, white, ..(*self.info).clone() });
    }

    /// The players' names, [Black, White].
    pub fn players(&self) -> [Option<&str>; 2] {
        [self.info.black.as_deref(), self.info.white.as_deref()]
    }

    /// Sets the handicap stones. They may change the kind of game; a komi that was set stays.
    fn choose_handicap(&mut self, stones: u32) {
        let overrides = &mut self.setup.overrides;
        overrides.kind = None;
        overrides.handicap = Some(stones);
    }

    fn choose_rules(&mut self, profile: Arc<Profile>) {
        // New rules must not change the side being counted.
        self.setup.overrides.side = Some(self.setup.side());
        let before = self.counts_territory();
        self.setup.profile = Sourced { value: profile, source: ValueSource::Player };
        self.count_otherwise(before);
    }

    fn choose_scoring(&mut self, by_territory: bool) {
        let before = self.counts_territory();
        self.setup.by_territory = by_territory;
        self.count_otherwise(before);
    }

    /// Starts the count of a real board anew if area is counted where territory was, or the other
    /// way round: the numbers are of other points.
    fn count_otherwise(&mut self, by_territory: bool) {
        self.changed();
        let is_other = self.counts_territory() != by_territory;
        if is_other {
            self.answers = Answers::default();
        }
    }

    fn resize(&mut self, size: Size) {
        if let Table::Real(old) = &mut self.table
            && *old != size
        {
            *old = size;
            self.answers = Answers::default();
            let overrides = &mut self.setup.overrides;
            overrides.handicap = overrides.handicap.filter(|stones| size.holds(*stones));
        }
    }

    /// The current terms, or a remark on what the player can do about an error.
    ///
    /// # Errors
    /// Returns an error if the terms are invalid, such as without a komi.
    pub fn known_terms(&self) -> Result<&Terms, Message> {
        self.terms().map_err(|error| match error {
            TermsError::NoKomi { rules, .. } => Remark::NoKomi { rules: rules.clone() }.into(),
            other => other.message(),
        })
    }

    /// The current terms; with komi 0 if it is missing.
    pub fn terms_but_for_komi(&self) -> Option<Terms> {
        self.terms().cloned().or_else(|_| self.terms_with_komi(Amount::ZERO)).ok()
    }

    /// Whether anything has been counted.
    pub fn is_begun(&self) -> bool {
        self.answers != Answers::default()
    }

    /// The terms with this komi, for profiles without one, and with a handicap only if it fits on
    /// the board.
    fn terms_with_komi(&self, komi: Amount) -> Result<Terms, TermsError> {
        let handicap = self.setup.overrides.handicap.filter(|stones| self.size().holds(*stones));
        let overrides = Overrides { komi: Some(komi), handicap, ..self.setup.overrides };
        Terms::new(self.setup.profile.clone(), self.size(), &self.info, &overrides)
    }
}
