//! A rule profile: what a rule set says about counting.

use std::str::FromStr;

use super::Ties;
use crate::amount::Amount;
use crate::fact::{Message, Named as _, Value, words};
use crate::goban::{Color, Size};
use crate::method::Method;

/// The counting rules of a rule set: one file under `configs/rules/`.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no of the rules of its own")]
pub struct Profile {
    /// The name of the profile, which is its file name.
    pub name: String,
    /// Whether it is a built-in profile, whose title and notes are translated.
    pub is_built_in: bool,
    /// The full name.
    pub title: String,
    /// Other names, as in the `RU` of real game files.
    pub aliases: Vec<String>,
    /// What scores points.
    pub scoring: Scoring,
    /// The komi in points, by kind of game and board size.
    pub komi: PerKind<Option<BySize>>,
    /// The tie-breaker in points, used if the komi is 0.
    pub tie_breaker: PerKind<Amount>,
    /// Who wins if the scores are equal.
    pub ties: PerKind<Ties>,
    /// The compensation that White gets for handicap stones.
    pub compensation: Compensation,
    /// Whether surrounded points in seki score.
    pub points_in_seki: bool,
    /// Whether teire points, which must be filled after the dame, are not territory.
    pub teire: bool,
    /// How points bordered by both sides are treated.
    pub shared_points: SharedPoints,
    /// The points taken off for each living group.
    pub group_tax: u32,
    /// Whether a player who passes gives the opponent a stone as a prisoner.
    pub pass_stones: bool,
    /// Whether White must pass last.
    pub white_passes_last: bool,
    /// How the last move affects the score.
    pub last_move: LastMove,
    /// The unit in which results are announced.
    pub unit: ShowIn,
    /// The counting method that players of these rules use.
    pub method: Method,
    /// The side that they count.
    pub side: Color,
    /// The sources of the profile.
    pub sources: Vec<String>,
    /// Notes for the user.
    pub notes: Vec<String>,
}

words! {
    /// The kind of game: even, without komi, or with handicap stones.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
    pub enum GameKind as "game" {
        /// 分先: White gets komi.
        Even => "even",
        /// 让先, "handicap 1": Black moves first without giving komi.
        NoKomi => "no-komi",
        /// 让子棋: two or more stones are on the board before White's first move.
        Handicap => "handicap",
    }
}

/// A value for each kind of game.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PerKind<T> {
    /// In even games.
    pub even: T,
    /// In games without komi.
    pub no_komi: T,
    /// In handicap games.
    pub handicap: T,
}

impl<T> PerKind<T> {
    /// The value for a kind of game.
    pub const fn of(&self, kind: GameKind) -> &T {
        match kind {
            GameKind::Even => &self.even,
            GameKind::NoKomi => &self.no_komi,
            GameKind::Handicap => &self.handicap,
        }
    }

    /// Mutable access to the value for a kind of game.
    pub const fn of_mut(&mut self, kind: GameKind) -> &mut T {
        match kind {
            GameKind::Even => &mut self.even,
            GameKind::NoKomi => &mut self.no_komi,
            GameKind::Handicap => &mut self.handicap,
        }
    }
}

/// A komi that may differ by board size.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySize {
    /// The komi in points for square boards with this many lines.
    pub named: Vec<(u8, Amount)>,
    /// The komi in points for all other sizes, if there is one.
    pub other: Option<Amount>,
}

impl BySize {
    /// Makes a komi in points that is the same for all sizes.
    pub const fn always(komi: Amount) -> Self {
        Self { named: Vec::new(), other: Some(komi) }
    }

    /// The komi in points for a board size, with `true`.
    ///
    /// If there is none for this size, returns the komi for 19×19 with `false`.
    pub fn of(&self, size: Size) -> Option<(Amount, bool)> {
        let lines = (size.width() == size.height()).then_some(size.width());
        let named = |wanted| self.named.iter().find(|(lines, _)| Some(*lines) == wanted);
        let exact = named(lines).map(|(_, komi)| *komi).or(self.other);
        exact.map(|komi| (komi, true)).or_else(|| named(Some(19)).map(|(_, komi)| (*komi, false)))
    }
}

words! {
    /// What scores points under a rule set.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Scoring as "scoring" {
        /// Area scoring: stones and surrounded points.
        Area => "area",
        /// Territory scoring: surrounded points less prisoners.
        Territory => "territory",
        /// Stone scoring: stones only.
        Stone => "stone",
        /// Area or territory scoring: pass stones make both agree.
        AreaOrTerritory => "area-or-territory",
    }
}

/// The compensation that White gets for n handicap stones.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compensation {
    /// How many points: n, n − 1 or none.
    pub convention: Convention,
    /// The smallest n that is compensated.
    pub from: u32,
    /// Whether a komi given with the game already includes the compensation.
    pub in_komi: bool,
}

impl Compensation {
    /// The compensation in points for a number of handicap stones.
    pub fn points(self, stones: u32) -> Amount {
        if stones < self.from { Amount::ZERO } else { self.convention.points(stones) }
    }
}

words! {
    /// How many points compensate for n handicap stones.
    ///
    /// This is separate from the number of stones because it can change the winner.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
    pub enum Convention as "convention" {
        /// n points, as in Chinese practice.
        N => "n",
        /// n − 1 points, as under AGA rules with area scoring.
        #[cfg_attr(feature = "serde", serde(rename = "n-1"))]
        NLessOne => "n-1",
        /// No points.
        None => "none",
    }
}

impl Convention {
    /// The compensation in points for a number of stones.
    pub fn points(self, stones: u32) -> Amount {
        Amount::points(match self {
            Self::N => i64::from(stones),
            Self::NLessOne => i64::from(stones.saturating_sub(1)),
            Self::None => 0,
        })
    }
}

/// The most handicap stones: those that fill a 19×19 board.
pub const MOST_HANDICAP: u32 = 361;

impl FromStr for Convention {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        Self::named(text, "compensation-unknown")
    }
}

words! {
    /// How points bordered by both sides are treated.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SharedPoints {
        /// They score for neither side.
        Neutral => "neutral",
        /// Each side gets half of them; the margin is the same.
        Split => "split",
    }
}

words! {
    /// How the last move affects the score.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum LastMove {
        /// Not at all.
        None => "none",
        /// Ikeda's area rules III: White gets a point if Black made the last competitive move.
        Ikeda => "ikeda",
        /// World Mind Sports Games 2008: White gets a point if White passed first.
        Wmsg => "wmsg",
        /// Old Taiwan rules: White gets a point if Black played last.
        Taiwan => "taiwan",
        /// Button Go: the side that passes first gets half a point.
        Button => "button",
    }
}

words! {
    /// The unit in which results are announced.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ShowIn {
        /// Points.
        Points => "points",
        /// 子 (zi), two points each.
        Zi => "zi",
        /// 目, the Japanese word for points.
        Moku => "moku",
        /// 집, the Korean word for points.
        Jip => "jip",
    }
}

/// A profile as a fact names it: programs read its name, people its title.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileName {
    name: String,
    title: Value,
}

impl From<ProfileName> for Value {
    fn from(ProfileName { name, title }: ProfileName) -> Self {
        Self::Titled(name, Box::new(title))
    }
}

/// What rules are called after whose they are, longer words before their ends.
const RULES: [&str; 9] =
    ["围棋规则", "圍棋規則", "规则", "規則", "ルール", "룰", "규칙", "-rules", "-rule"];

impl Profile {
    /// A profile with default values: area scoring, no komi, no compensation, ties possible.
    pub fn blank(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            is_built_in: false,
            title: name.to_owned(),
            aliases: Vec::new(),
            scoring: Scoring::Area,
            komi: PerKind::default(),
            tie_breaker: PerKind::default(),
            ties: PerKind::default(),
            compensation: Compensation { convention: Convention::None, from: 2, in_komi: false },
            points_in_seki: true,
            teire: false,
            shared_points: SharedPoints::Neutral,
            group_tax: 0,
            pass_stones: false,
            white_passes_last: false,
            last_move: LastMove::None,
            unit: ShowIn::Points,
            method: Method::Half,
            side: Color::Black,
            sources: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The full name, translated if the profile is built in.
    pub fn shown_title(&self) -> Value {
        self.shown(&format!("rules-{}", self.name), &self.title)
    }

    /// The name to programs, the title to people.
    pub fn told_name(&self) -> ProfileName {
        ProfileName { name: self.name.clone(), title: self.shown_title() }
    }

    /// The notes, translated if the profile is built in.
    pub fn shown_notes(&self) -> Vec<Value> {
        self.all_shown("note", &self.notes)
    }

    /// The sources; those of a built-in profile that have no title of their own are translated.
    pub fn shown_sources(&self) -> Vec<Value> {
        self.all_shown("source", &self.sources)
    }

    fn all_shown(&self, what: &str, texts: &[String]) -> Vec<Value> {
        let texts = texts.iter().zip(1..);
        texts
            .map(|(text, n)| self.shown(&format!("rules-{}-{what}-{n}", self.name), text))
            .collect()
    }

    fn shown(&self, id: &str, text: &str) -> Value {
        if self.is_built_in {
            Value::Named(id.to_owned(), text.to_owned())
        } else {
            Value::Text(text.to_owned())
        }
    }

    /// Whether a spelling, as in SGF's `RU`, means this profile.
    ///
    /// Case, brackets, text after a comma and "rules" at the end do not matter.
    pub fn is_called(&self, spelling: &str) -> bool {
        let plain = |text: &str| {
            let plain = text.trim().to_lowercase().replace([' ', '_'], "-").replace(['(', ')'], "");
            let bare = RULES.iter().find_map(|word| plain.strip_suffix(word));
            bare.map(|bare| bare.trim_end_matches('-').to_owned()).unwrap_or(plain)
        };
        let whole = plain(spelling);
        let first = plain(spelling.split(',').next().unwrap_or_default());
        std::iter::once(&self.name)
            .chain(&self.aliases)
            .map(|known| plain(known))
            .any(|known| known == whole || known == first)
    }

    /// Whether it scores area, so that the Chinese counting methods give its result.
    pub const fn counts_area(&self) -> bool {
        matches!(self.scoring, Scoring::Area | Scoring::AreaOrTerritory) && self.group_tax == 0
    }
}
