//! What cannot be played through in a record, and what is mended on the way.

use crate::amount::{Amount, AmountError};
use crate::fact::facts;
use crate::goban::{Color, Size, SizeError};

facts! {
    /// Why a record cannot be played through.
    pub enum RecordError {
        /// It is a record of another game.
        NotGo {
            /// What `GM` says.
            value: String,
        } => "record-not-go",
        /// Its board size cannot be played on.
        Size {
            /// What `SZ` says.
            value: String,
            /// What is wrong with it.
            why: SizeError,
        } => "record-size",
        /// It is of another size than the one asked for.
        OtherSize {
            /// What `SZ` says.
            stated: Size,
            /// The size asked for.
            size: Size,
        } => "record-other-size",
    }
}

facts! {
    /// What a record gets wrong, and how it is played through all the same.
    pub enum ReplayRemark {
        /// A second move in one node is played, too.
        SecondMove => "record-second-move",
        /// Each value of a move is played.
        SeveralValues => "record-several-values",
        /// A set-up stone on no vertex is ignored.
        SetUpNotAVertex {
            /// The property.
            name: String,
            /// What it says.
            value: String,
        } => "record-set-up-not-a-vertex",
        /// What lies off the board is ignored.
        SetUpOffTheBoard {
            /// The property.
            name: String,
            /// What it says.
            value: String,
        } => "record-set-up-off-the-board",
        /// The rest of the set-up stones is ignored.
        TooManySetUp => "record-too-many-set-up",
        /// A move off the board is ignored.
        MoveOffTheBoard {
            /// `B` or `W`.
            name: char,
            /// What it says.
            value: String,
            /// The board.
            size: Size,
        } => "record-move-off-the-board",
        /// A pass spelled otherwise.
        ReadAsPass {
            /// `B` or `W`.
            name: char,
            /// What it says.
            value: String,
        } => "record-read-as-pass",
        /// A move on no vertex is ignored.
        MoveNotAVertex {
            /// `B` or `W`.
            name: char,
            /// What it says.
            value: String,
        } => "record-move-not-a-vertex",
        /// A move replaces a stone.
        OnTopOfStone {
            /// Its number.
            number: usize,
            /// Whose.
            side: Color,
            /// Where.
            vertex: String,
            /// Whose stone stood there.
            replaced: Color,
        } => "record-on-top-of-stone",
        /// A move takes its own stones.
        Suicide {
            /// Its number.
            number: usize,
            /// Whose.
            side: Color,
            /// Where.
            vertex: String,
            /// How many stones are taken off.
            stones: usize,
        } => "record-suicide",
        /// A ko is retaken at once.
        KoRetaken {
            /// The move's number.
            number: usize,
            /// Whose.
            side: Color,
            /// Where.
            vertex: String,
        } => "record-ko-retaken",
        /// A property belongs in the first node.
        NotInFirstNode {
            /// The property.
            name: String,
        } => "record-not-in-first-node",
        /// A property says two things; the first is used.
        StatedTwice {
            /// The property.
            name: String,
            /// What it says first.
            used: String,
            /// What it says elsewhere.
            other: String,
        } => "record-stated-twice",
        /// The komi cannot be read; the profile's is used.
        KomiUnread {
            /// What `KM` says.
            value: String,
            /// What is wrong with it.
            why: AmountError,
        } => "record-komi-unread",
        /// A komi in Fox's hundredths of zi.
        FoxKomiInZi {
            /// What `KM` says.
            value: String,
            /// The points.
            points: Amount,
        } => "record-fox-komi-in-zi",
        /// A komi in Fox's hundredths of points.
        FoxKomiInPoints {
            /// What `KM` says.
            value: String,
            /// The points.
            points: Amount,
        } => "record-fox-komi-in-points",
        /// Fox's komi of 0 under rules that have one: it is not written down.
        FoxKomiLeftOut => "record-fox-komi-left-out",
        /// More komi than the board has points; the profile's is used.
        KomiTooLarge {
            /// What `KM` says.
            value: String,
        } => "record-komi-too-large",
        /// Other stones are set up than `HA` says.
        HandicapDiffers {
            /// What `HA` says.
            value: String,
            /// The stones set up.
            stones: usize,
        } => "record-handicap-differs",
        /// The handicap cannot be read: treated as none.
        HandicapUnread {
            /// What `HA` says.
            value: String,
        } => "record-handicap-unread",
        /// More handicap stones than the board has points: treated as none.
        HandicapTooLarge {
            /// What `HA` says.
            value: String,
        } => "record-handicap-too-large",
        /// The handicap is told by the stones set up.
        HandicapFound {
            /// The stones.
            stones: u32,
        } => "record-handicap-found",
        /// There is more of the same, which is not listed.
        More => "more-of-the-same",
    }
}
