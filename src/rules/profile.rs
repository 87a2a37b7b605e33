//! A rule set as far as counting is concerned.

use std::str::FromStr;

use super::Ties;
use crate::amount::Amount;
use crate::fact::{Value, facts};
use crate::goban::{Color, Size};
use crate::method::Method;

/// What a rule set says of counting: one file under `configs/rules/`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a yes or no of the rules of its own")]
pub struct Profile {
    /// The name it is called by: its file's name.
    pub name: String,
    /// Whether it is one of the program's own, whose title and notes every language has.
    pub is_built_in: bool,
    /// Its name in full.
    pub title: String,
    /// Other names, as SGF's `RU` spells it in the wild.
    pub aliases: Vec<String>,
    /// What is counted.
    pub scoring: Scoring,
    /// Komi in points, by kind of game and board size.
    pub komi: PerKind<Option<BySize>>,
    /// The tie-breaker in points, used where the komi is 0.
    pub tie_breaker: PerKind<Amount>,
    /// Whose win a level score is.
    pub ties: PerKind<Ties>,
    /// What White gets for handicap stones.
    pub compensation: Compensation,
    /// Whether surrounded points in seki count.
    pub points_in_seki: bool,
    /// Whether points of territory that have to be filled once the dame are taken are taken off.
    pub teire: bool,
    /// What becomes of points both sides border.
    pub shared_points: SharedPoints,
    /// Points taken off for each living group.
    pub group_tax: u32,
    /// Whether a pass hands over a stone.
    pub pass_stones: bool,
    /// Whether White must make the last pass.
    pub white_passes_last: bool,
    /// What the last move is worth.
    pub last_move: LastMove,
    /// What results are announced in.
    pub unit: ShowIn,
    /// The method its players use.
    pub method: Method,
    /// The side they count.
    pub side: Color,
    /// Where all this is from.
    pub sources: Vec<String>,
    /// What a reader should know beside it.
    pub notes: Vec<String>,
}

/// An even game, one without komi, or one with handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// 分先: komi is given.
    Even,
    /// 让先, "handicap 1": Black moves first and gives no komi.
    NoKomi,
    /// 让子棋: two or more stones stand before White's first move.
    Handicap,
}

impl GameKind {
    /// All three, in the order of Mays' tables.
    pub const ALL: [Self; 3] = [Self::Even, Self::NoKomi, Self::Handicap];

    /// The word options, profiles and JSON use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::NoKomi => "no-komi",
            Self::Handicap => "handicap",
        }
    }
}

impl From<GameKind> for Value {
    fn from(kind: GameKind) -> Self {
        Self::Word("game", kind.as_str())
    }
}

/// A value for each kind of game.
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

    /// The same, to be changed.
    pub const fn of_mut(&mut self, kind: GameKind) -> &mut T {
        match kind {
            GameKind::Even => &mut self.even,
            GameKind::NoKomi => &mut self.no_komi,
            GameKind::Handicap => &mut self.handicap,
        }
    }
}

/// A komi that may differ by board size.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySize {
    /// Square sizes named, in lines.
    pub named: Vec<(u8, Amount)>,
    /// All other sizes.
    pub other: Option<Amount>,
}

impl BySize {
    /// One komi for all sizes.
    pub const fn always(komi: Amount) -> Self {
        Self { named: Vec::new(), other: Some(komi) }
    }

    /// The komi for a board; where its size is not named, that of 19×19, and `false`.
    pub fn of(&self, size: Size) -> Option<(Amount, bool)> {
        let lines = (size.width() == size.height()).then_some(size.width());
        let named = |wanted| self.named.iter().find(|(lines, _)| Some(*lines) == wanted);
        let exact = named(lines).map(|(_, komi)| *komi).or(self.other);
        exact.map(|komi| (komi, true)).or_else(|| named(Some(19)).map(|(_, komi)| (*komi, false)))
    }
}

/// What a rule set counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Stones and surrounded points.
    Area,
    /// Surrounded points less prisoners.
    Territory,
    /// Stones alone.
    Stone,
    /// Area or territory, made to agree by pass stones.
    AreaOrTerritory,
}

/// The points White gets for n handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compensation {
    /// n, n − 1 or none.
    pub convention: Convention,
    /// The least n that is compensated.
    pub from: u32,
    /// Whether the file's komi already holds it.
    pub in_komi: bool,
}

impl Compensation {
    /// The points for a number of handicap stones.
    pub fn points(self, stones: u32) -> Amount {
        if stones < self.from { Amount::ZERO } else { self.convention.points(stones) }
    }
}

/// How many points compensate n handicap stones. It flips results: keep it apart from the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// n points, as in Chinese practice.
    N,
    /// n − 1 points, as under AGA rules when area is counted.
    NLessOne,
    /// Nothing.
    None,
}

impl Convention {
    /// All three.
    pub const ALL: [Self; 3] = [Self::N, Self::NLessOne, Self::None];

    /// The word options and profiles use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::N => "n",
            Self::NLessOne => "n-1",
            Self::None => "none",
        }
    }

    /// The points for a number of stones.
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

facts! {
    /// A text that names no way to compensate handicap stones.
    pub enum UnknownConvention {
        /// There is no such way.
        NotACompensation {
            /// What was typed.
            text: String,
        } => "compensation-unknown",
    }
}

impl From<Convention> for Value {
    fn from(convention: Convention) -> Self {
        Self::Word("convention", convention.as_str())
    }
}

impl FromStr for Convention {
    type Err = UnknownConvention;
    fn from_str(text: &str) -> Result<Self, UnknownConvention> {
        Self::ALL
            .into_iter()
            .find(|convention| convention.as_str() == text.trim().to_ascii_lowercase())
            .ok_or_else(|| UnknownConvention::NotACompensation { text: text.to_owned() })
    }
}

/// What becomes of points both sides border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedPoints {
    /// Nobody's.
    Neutral,
    /// Half each side's; the margin is the same.
    Split,
}

impl SharedPoints {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Neutral, Self::Split];

    /// The word profiles use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Neutral => "neutral",
            Self::Split => "split",
        }
    }
}

/// What a rule set makes of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastMove {
    /// Nothing.
    None,
    /// Ikeda's area rules III: a point to White if Black made the last competitive move.
    Ikeda,
    /// World Mind Sports Games 2008: a point to White if White passed first.
    Wmsg,
    /// Old Taiwan rules: a point to White if Black played last.
    Taiwan,
    /// Button Go: half a point to who passes first.
    Button,
}

impl From<Scoring> for Value {
    fn from(scoring: Scoring) -> Self {
        Self::Word("scoring", scoring.as_str())
    }
}

impl LastMove {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::None, Self::Ikeda, Self::Wmsg, Self::Taiwan, Self::Button];

    /// The word profiles use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Ikeda => "ikeda",
            Self::Wmsg => "wmsg",
            Self::Taiwan => "taiwan",
            Self::Button => "button",
        }
    }
}

impl Scoring {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Area, Self::Territory, Self::Stone, Self::AreaOrTerritory];

    /// The word profiles use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Area => "area",
            Self::Territory => "territory",
            Self::Stone => "stone",
            Self::AreaOrTerritory => "area-or-territory",
        }
    }
}

/// What results are announced in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShowIn {
    /// Points.
    Points,
    /// 子, two points each.
    Zi,
    /// 目, the Japanese word for points.
    Moku,
    /// 집, the Korean word for points.
    Jip,
}

impl ShowIn {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Points, Self::Zi, Self::Moku, Self::Jip];

    /// The word profiles use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Zi => "zi",
            Self::Moku => "moku",
            Self::Jip => "jip",
        }
    }
}

impl Profile {
    /// What a new profile is before its file says anything: area scoring, no komi named, draws,
    /// no compensation.
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

    /// Its name in full, in the reader's language where it is one of the program's own.
    pub fn shown_title(&self) -> Value {
        self.shown(&format!("rules-{}", self.name), &self.title)
    }

    /// Its notes, in the reader's language where it is one of the program's own.
    pub fn shown_notes(&self) -> Vec<Value> {
        let notes = self.notes.iter().zip(1..);
        notes.map(|(note, n)| self.shown(&format!("rules-{}-note-{n}", self.name), note)).collect()
    }

    fn shown(&self, id: &str, text: &str) -> Value {
        if self.is_built_in {
            Value::Named(id.to_owned(), text.to_owned())
        } else {
            Value::Text(text.to_owned())
        }
    }

    /// Whether a spelling, as in SGF's `RU`, means this profile: case, what follows a comma, and
    /// "rules" at the end do not matter.
    pub fn is_called(&self, spelling: &str) -> bool {
        let plain = |text: &str| {
            let plain = text.trim().to_lowercase().replace([' ', '_'], "-");
            plain.strip_suffix("-rules").map(str::to_owned).unwrap_or(plain)
        };
        let whole = plain(spelling);
        let first = plain(spelling.split(',').next().unwrap_or_default());
        std::iter::once(&self.name)
            .chain(&self.aliases)
            .map(|known| plain(known))
            .any(|known| known == whole || known == first)
    }

    /// Whether its scores are area scores, so that the Chinese methods give its result.
    pub const fn counts_area(&self) -> bool {
        matches!(self.scoring, Scoring::Area | Scoring::AreaOrTerritory) && self.group_tax == 0
    }
}
