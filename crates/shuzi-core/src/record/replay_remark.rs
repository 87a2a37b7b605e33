//! Why a game file cannot be replayed, and what is corrected on the way.

use crate::amount::{Amount, AmountError};
use crate::fact::facts;
use crate::goban::{Color, Size, SizeError};

facts! {
    /// Why a game file cannot be replayed.
    pub enum RecordError {
        /// It is a record of a game other than Go.
        NotGo {
            /// The value of `GM`.
            value: String,
        } => "record-not-go",
        /// The board size is not valid.
        Size {
            /// The value of `SZ`.
            value: String,
            /// What is wrong with it.
            why: SizeError,
        } => "record-size",
        /// The board size is not the requested one.
        OtherSize {
            /// The size in `SZ`.
            stated: Size,
            /// The requested size.
            size: Size,
        } => "record-other-size",
    }
}

facts! {
    /// A mistake in a game file, and how it is replayed anyway.
    pub enum ReplayRemark {
        /// A second move in one node is played as well.
        SecondMove => "record-second-move",
        /// All values of a move are played.
        SeveralValues => "record-several-values",
        /// A vertex is set up for both sides in one node.
        TwoColors {
            /// The vertex.
            vertex: String,
        } => "record-two-colors",
        /// A variation is more than twice as long as the main line, which is counted.
        LongerVariation {
            /// Its moves.
            moves: usize,
            /// The moves of the main line.
            main: usize,
        } => "record-longer-variation",
        /// A set-up stone whose value is not a vertex is ignored.
        SetUpNotAVertex {
            /// The property.
            name: String,
            /// Its value.
            value: String,
        } => "record-set-up-not-a-vertex",
        /// A set-up stone off the board is ignored.
        SetUpOffTheBoard {
            /// The property.
            name: String,
            /// Its value.
            value: String,
        } => "record-set-up-off-the-board",
        /// The remaining set-up stones are ignored.
        TooManySetUp => "record-too-many-set-up",
        /// A move off the board is ignored.
        MoveOffTheBoard {
            /// `B` or `W`.
            name: char,
            /// Its value.
            value: String,
            /// The board size.
            size: Size,
        } => "record-move-off-the-board",
        /// A pass with an unusual spelling.
        ReadAsPass {
            /// `B` or `W`.
            name: char,
            /// Its value.
            value: String,
        } => "record-read-as-pass",
        /// A move whose value is not a vertex is ignored.
        MoveNotAVertex {
            /// `B` or `W`.
            name: char,
            /// Its value.
            value: String,
        } => "record-move-not-a-vertex",
        /// A move is played on an occupied vertex and replaces its stone.
        OnTopOfStone {
            /// The number of the move, from 1.
            number: usize,
            /// The side that moved.
            side: Color,
            /// The vertex.
            vertex: String,
            /// The colour of the replaced stone.
            replaced: Color,
        } => "record-on-top-of-stone",
        /// A move captures the player's own stones.
        Suicide {
            /// The number of the move, from 1.
            number: usize,
            /// The side that moved.
            side: Color,
            /// The vertex.
            vertex: String,
            /// The number of stones removed.
            stones: usize,
        } => "record-suicide",
        /// A ko is retaken at once.
        KoRetaken {
            /// The number of the move, from 1.
            number: usize,
            /// The side that moved.
            side: Color,
            /// The vertex.
            vertex: String,
        } => "record-ko-retaken",
        /// A property is outside the first node, where it belongs.
        NotInFirstNode {
            /// The property.
            name: String,
        } => "record-not-in-first-node",
        /// A property has two different values; the first is used.
        StatedTwice {
            /// The property.
            name: String,
            /// The first value.
            used: String,
            /// The other value.
            other: String,
        } => "record-stated-twice",
        /// The komi cannot be read; the rule profile's komi is used.
        KomiUnread {
            /// The value of `KM`.
            value: String,
            /// What is wrong with it.
            why: AmountError,
        } => "record-komi-unread",
        /// A komi written in hundredths of zi, as on Fox.
        FoxKomiInZi {
            /// The value of `KM`.
            value: String,
            /// The komi in points.
            points: Amount,
        } => "record-fox-komi-in-zi",
        /// A komi written in hundredths of points, as on Fox.
        FoxKomiInPoints {
            /// The value of `KM`.
            value: String,
            /// The komi in points.
            points: Amount,
        } => "record-fox-komi-in-points",
        /// Fox writes a komi of 0 for games with komi; the rule profile's komi is used.
        FoxKomiLeftOut => "record-fox-komi-left-out",
        /// The komi is larger than the board; the rule profile's komi is used.
        KomiTooLarge {
            /// The value of `KM`.
            value: String,
        } => "record-komi-too-large",
        /// The number of stones set up differs from `HA`.
        HandicapDiffers {
            /// The value of `HA`.
            value: String,
            /// The number of stones set up.
            stones: usize,
        } => "record-handicap-differs",
        /// The handicap cannot be read; read as none.
        HandicapUnread {
            /// The value of `HA`.
            value: String,
        } => "record-handicap-unread",
        /// More handicap stones than points on the board; read as none.
        HandicapTooLarge {
            /// The value of `HA`.
            value: String,
        } => "record-handicap-too-large",
        /// Neither `HA` stones are set up nor does Black lay them; read as none.
        HandicapMissing {
            /// The value of `HA`.
            stones: u32,
        } => "record-handicap-missing",
        /// Points are marked as the territory of both sides: the marks say nothing.
        MarksContradict => "record-marks-contradict",
        /// `HA` is missing; the handicap is taken from the stones set up.
        HandicapFound {
            /// The number of stones.
            stones: u32,
        } => "record-handicap-found",
        /// There are more such remarks, which are not listed.
        More => "more-of-the-same",
    }
}
