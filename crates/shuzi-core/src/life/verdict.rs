//! The verdict on a chain, and how sure it is.

use crate::fact::{Fact, Value, words};
use crate::goban::{Color, Size, Vertex};

words! {
    /// The status of a chain at the end of the game.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/dead.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Status {
        /// It stays on the board and makes two eyes.
        Alive => "alive",
        /// It is removed before the count.
        Dead => "dead",
        /// It stays on the board without two eyes because neither side can capture.
        Seki => "seki",
    }
}

/// What a verdict is based on, most reliable first.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/dead.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Evidence {
    /// Proof: nothing the opponent plays changes it.
    Proven,
    /// Reading: the same result whoever moves first.
    Read,
    /// Playouts: the result of the majority.
    Played,
    /// None of these: what is proposed is a guess, and the players settle it.
    Open(Doubt),
}

/// Why a chain is open, and with that what settles it.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/dead.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubt {
    /// Reading: it depends on who moves first or wins a ko. The smaller loss is proposed.
    Turn,
    /// It can be captured where it stands.
    Capture,
    /// Its fight takes too long to read.
    Unread,
    /// A border or a territory next to it is not closed.
    Border,
    /// It has neither two eyes nor a seki: it, or what surrounds it, was misjudged.
    Eyes,
    /// It lies in an eye of a seki, where rules and players differ on taking it off.
    SekiEye,
}

impl Evidence {
    /// The JSON value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Proven => "proven",
            Self::Read => "read",
            Self::Played => "played",
            Self::Open(_) => "open",
        }
    }
}

/// The confidence that is enough on small and large boards, in thousandths.
const SURE_ON_SMALL: u32 = 600;
const SURE_ON_LARGE: u32 = 550;
/// The points of a large board are more than this: 13×13 is one.
const LARGE: usize = 150;
/// So many dead stones are as much of a large board as a few of a small one.
pub(super) const MUCH: usize = 10;

/// Chains of so many stones decide a small board, of twice as many a large one. Of 6,679 games on 9×9
/// that nothing else was uncertain in, 16 had so many dead by playouts alone at less than 85%: six of them
/// did not come out, by eight points and more.
const MANY: usize = 9;
const SURE_OF_MANY: u32 = 850;
/// Twice as many stones that live by playouts alone.
const SURE_OF_TWICE_AS_MANY: u32 = 750;

/// shuzi's verdict on a chain.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/dead.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Its colour.
    pub color: Color,
    /// Its stones, in reading order.
    pub stones: Vec<Vertex>,
    /// Its status.
    pub status: Status,
    /// What the verdict is based on.
    pub evidence: Evidence,
    /// How sure it is, in thousandths, on the scale of its evidence: of playouts, the share that end this
    /// way, so that 500 is a guess. To compare verdicts, compare their evidence first.
    pub confidence: u32,
}

impl Verdict {
    /// Whether it is only a guess on a board of this size: the players should look at the chain.
    ///
    /// Playouts are more reliable than they claim. Of 4,610 games recorded on 19×19, those whose least
    /// certain chain is between 55 and 60% come out as recorded in 98 of 100 (97 games), like all
    /// above; below that in 81 (226). Of 6,998 on 9×9, where a chain is more of the board, 71 of 100
    /// do between 55 and 60% (28 games), 92 between 60 and 65% (36), and 96 above. Ten dead stones
    /// are twenty points, and ask for as much on any board.
    pub fn is_uncertain(&self, size: Size) -> bool {
        let is_much = self.status == Status::Dead && self.stones.len() >= MUCH;
        let is_large = size.points() > LARGE && !is_much;
        let sure = if is_large { SURE_ON_LARGE } else { SURE_ON_SMALL };
        self.confidence < sure.max(self.sure_of_many(size))
    }

    /// The confidence that a chain so large asks for if nothing but playouts speaks for it.
    fn sure_of_many(&self, size: Size) -> u32 {
        let many = if size.points() > LARGE { 2 * MANY } else { MANY };
        match self.status {
            _ if self.evidence != Evidence::Played => 0,
            Status::Dead if self.stones.len() >= many => SURE_OF_MANY,
            Status::Alive | Status::Seki if self.stones.len() >= 2 * many => SURE_OF_TWICE_AS_MANY,
            _ => 0,
        }
    }
}

impl Fact for Verdict {
    fn code(&self) -> &'static str {
        match self.evidence {
            Evidence::Proven => "verdict-proven",
            Evidence::Read => "verdict-read",
            Evidence::Played => "verdict-played",
            Evidence::Open(Doubt::Turn) => "verdict-open",
            Evidence::Open(Doubt::Capture) => "verdict-capture",
            Evidence::Open(Doubt::Unread) => "verdict-unread",
            Evidence::Open(Doubt::Border) => "verdict-border",
            Evidence::Open(Doubt::Eyes) => "verdict-eyes",
            Evidence::Open(Doubt::SekiEye) => "verdict-seki-eye",
        }
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        let share = self.confidence / 10;
        vec![("status", Value::Word("status", self.status.as_str())), ("share", share.into())]
    }
}
