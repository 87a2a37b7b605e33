//! Why a game file cannot be replayed, and what is corrected on the way.

use crate::amount::{Amount, AmountError};
use crate::fact::facts;
use crate::goban::{Color, Size, SizeError};

facts! {
    /// Why a game file cannot be replayed.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
    pub enum RecordError {
        /// It is a record of a game other than Go.
        NotGo { value: String } => "record-not-go",
        /// The board size is not valid.
        Size { value: String, why: SizeError } => "record-size",
        /// The board size is not the requested one.
        OtherSize { stated: Size, size: Size } => "record-other-size",
    }
}

facts! {
    /// A mistake in a game file, and how it is replayed anyway.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
    pub enum ReplayRemark {
        /// A second move in one node is played as well.
        SecondMove => "record-second-move",
        /// All values of a move are played.
        SeveralValues => "record-several-values",
        /// A vertex is set up for both sides in one node.
        TwoColors { vertex: String } => "record-two-colors",
        /// A variation is more than twice as long as the main line, which is counted.
        LongerVariation { moves: usize, main: usize } => "record-longer-variation",
        /// A set-up stone whose value is not a vertex is ignored.
        SetUpNotAVertex { name: String, value: String } => "record-set-up-not-a-vertex",
        /// A set-up stone off the board is ignored.
        SetUpOffTheBoard { name: String, value: String } => "record-set-up-off-the-board",
        /// The remaining set-up stones are ignored.
        TooManySetUp => "record-too-many-set-up",
        /// A move off the board is ignored.
        MoveOffTheBoard { name: char, value: String, size: Size } => "record-move-off-the-board",
        /// A pass with an unusual spelling.
        ReadAsPass { name: char, value: String } => "record-read-as-pass",
        /// A move whose value is not a vertex is ignored.
        MoveNotAVertex { name: char, value: String } => "record-move-not-a-vertex",
        /// A move is played on an occupied vertex and replaces its stone.
        OnTopOfStone { number: usize, side: Color, vertex: String, replaced: Color }
            => "record-on-top-of-stone",
        /// A move captures the player's own stones.
        Suicide { number: usize, side: Color, vertex: String, stones: usize } => "record-suicide",
        /// A ko is retaken at once.
        KoRetaken { number: usize, side: Color, vertex: String } => "record-ko-retaken",
        /// A property is outside the first node, where it belongs.
        NotInFirstNode { name: String } => "record-not-in-first-node",
        /// A property has two different values; the first is used.
        StatedTwice { name: String, used: String, other: String } => "record-stated-twice",
        /// The komi cannot be read; the rule profile's komi is used.
        KomiUnread { value: String, why: AmountError } => "record-komi-unread",
        /// A komi written in hundredths of zi, as on Fox.
        FoxKomiInZi { value: String, points: Amount } => "record-fox-komi-in-zi",
        /// A komi written in hundredths of points, as on Fox.
        FoxKomiInPoints { value: String, points: Amount } => "record-fox-komi-in-points",
        /// `KM` has no value; the rule profile's komi is used.
        KomiEmpty => "record-komi-empty",
        /// All moves are within a smaller board, and `SZ` is missing.
        SizeMissing { lines: u8 } => "record-size-missing",
        /// Black played several stones before White's first, as a handicap, and `HA` is missing.
        HandicapPlayed { stones: usize } => "record-handicap-played",
        /// The komi is larger than the board; the rule profile's komi is used.
        KomiTooLarge { value: String } => "record-komi-too-large",
        /// The number of stones set up differs from `HA`.
        HandicapDiffers { value: String, stones: usize } => "record-handicap-differs",
        /// The handicap cannot be read; read as none.
        HandicapUnread { value: String } => "record-handicap-unread",
        /// More handicap stones than points on the board; read as none.
        HandicapTooLarge { value: String } => "record-handicap-too-large",
        /// Neither `HA` stones are set up nor does Black lay them; read as none.
        HandicapMissing { stones: u32 } => "record-handicap-missing",
        /// Points are marked as the territory of both sides: the marks say nothing.
        MarksContradict => "record-marks-contradict",
        /// `HA` is missing; the handicap is taken from the stones set up.
        HandicapFound { stones: u32 } => "record-handicap-found",
        /// There are more such remarks, which are not listed.
        More => "more-of-the-same",
    }
}
