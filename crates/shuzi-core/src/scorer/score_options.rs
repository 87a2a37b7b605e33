//! How a game is read and counted.

use super::{DeadChoice, FileEncoding};
use crate::amount::Amount;
use crate::counting::{Overrides, SekiPoint};
use crate::goban::Size;
use crate::method::Method;
use crate::reshape::Style;

/// How a game is read and counted. Each option overrides the file, and the file the rule profile;
/// the default sets nothing.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/score.md"))]
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ScoreOptions {
    /// The rule profile, by name or title.
    pub rules: Option<String>,
    /// The board size of a record that states none, or of totals; a photograph is searched for it.
    pub size: Option<Size>,
    /// Komi, handicap stones, compensation, tie-breaker, and the side that is counted.
    pub overrides: Overrides,
    /// The method to show; all four if none.
    pub method: Option<Method>,
    /// The rectangles of a plan for rearranging the stones.
    pub style: Style,
    /// Where the dead stones come from.
    pub dead: DeadChoice,
    /// Points of sekis that are not filled evenly.
    pub seki: Vec<SekiPoint>,
    /// The encoding of a record that does not state its own.
    pub encoding: Option<FileEncoding>,
}

impl ScoreOptions {
    /// The same by the rules of this name, whatever the record says.
    #[must_use]
    pub fn with_rules(self, name: impl Into<String>) -> Self {
        Self { rules: Some(name.into()), ..self }
    }

    /// The same with this komi, in points.
    #[must_use]
    pub fn with_komi(mut self, komi: Amount) -> Self {
        self.overrides.komi = Some(komi);
        self
    }

    /// The same with the dead stones from elsewhere.
    #[must_use]
    pub fn with_dead(self, dead: DeadChoice) -> Self {
        Self { dead, ..self }
    }

    /// The methods to show.
    pub fn methods(&self) -> &[Method] {
        self.method.as_ref().map_or(&Method::ALL, std::slice::from_ref)
    }
}
