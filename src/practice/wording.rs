//! What a question asks, and how it is worked out.

use crate::amount::Amount;
use crate::fact::{Value, facts};
use crate::goban::{Color, Size};
use crate::rules::Convention;

facts! {
    /// A line of what is asked.
    pub enum Asked {
        /// Half of an amount.
        HalfOf {
            /// The amount.
            amount: Amount,
        } => "ask-half-of",
        /// Vacant rectangles.
        Rectangles {
            /// Their points.
            sizes: Vec<i64>,
        } => "ask-rectangles",
        /// Stones in piles of ten.
        Piles {
            /// How many piles.
            piles: i64,
            /// The stones left.
            rest: i64,
        } => "ask-piles",
        /// All points together.
        PointsInAll => "ask-points-in-all",
        /// The board of a game.
        Board {
            /// Its size.
            size: Size,
        } => "ask-board",
        /// The komi of a game.
        Komi {
            /// Its points.
            komi: Amount,
        } => "ask-komi",
        /// Handicap stones with as many points of compensation.
        Handicap {
            /// How many.
            stones: i64,
        } => "ask-handicap",
        /// The tie-breaker of a game.
        TieBreaker {
            /// Its points.
            points: Amount,
        } => "ask-tie-breaker",
        /// One non-scoring point.
        OneNonScoring => "ask-one-non-scoring",
        /// A side's key number.
        KeyNumber {
            /// The side.
            side: Color,
        } => "ask-key-number",
        /// Handicap stones, and how they are compensated.
        HandicapGiving {
            /// How many.
            stones: i64,
            /// What is given.
            convention: Convention,
        } => "ask-handicap-giving",
        /// Handicap stones, and the rules.
        HandicapUnder {
            /// How many.
            stones: i64,
            /// The rules.
            rules: Value,
        } => "ask-handicap-under",
        /// The compensation.
        Compensation => "ask-compensation",
        /// A side's key number and total.
        KeyAndTotal {
            /// The side.
            side: Color,
            /// Its key number.
            key: Amount,
            /// Its total.
            total: i64,
        } => "ask-key-and-total",
        /// Who wins, and by how many points.
        WhoWins => "ask-who-wins",
        /// Both totals.
        Totals {
            /// Black's.
            black: i64,
            /// White's.
            white: i64,
        } => "ask-totals",
        /// One of the lines below is wrong.
        OneLineIsWrong {
            /// The side counted.
            side: Color,
        } => "ask-one-line-is-wrong",
        /// Line 1: the total.
        LineTotal {
            /// Vacant points.
            vacant: i64,
            /// Stones.
            stones: i64,
            /// Their sum.
            total: Amount,
        } => "ask-line-total",
        /// Line 2: half the board.
        LineHalf {
            /// The board's points.
            points: usize,
            /// Half of them.
            half: Amount,
        } => "ask-line-half",
        /// Line 3: the key number, Black's.
        LineKeyBlack {
            /// Half the board.
            half: Amount,
            /// Half the adjustment.
            adjustment: Amount,
            /// The key number.
            key: Amount,
        } => "ask-line-key-black",
        /// Line 3: the key number, White's.
        LineKeyWhite {
            /// Half the board.
            half: Amount,
            /// Half the adjustment.
            adjustment: Amount,
            /// The key number.
            key: Amount,
        } => "ask-line-key-white",
        /// Line 4: the margin.
        LineMargin {
            /// The total.
            total: Amount,
            /// The key number.
            key: Amount,
            /// The margin.
            margin: Amount,
        } => "ask-line-margin",
        /// Which line is wrong.
        WhichLine => "ask-which-line",
        /// There is no position to ask about.
        NoPosition => "ask-no-position",
        /// Dead stones have been removed.
        DeadRemoved => "ask-dead-removed",
        /// The vacant points of a territory.
        Territory {
            /// Whose.
            side: Color,
            /// A vertex of it.
            vertex: String,
        } => "ask-territory",
        /// A side's total.
        TotalOf {
            /// The side.
            side: Color,
        } => "ask-total-of",
        /// Which stones are dead.
        WhichDead => "ask-which-dead",
        /// How the seki is filled, and what stays empty.
        SekiLeft => "ask-seki-left",
        /// An even game, its dead stones in small letters.
        EvenGame {
            /// Its komi.
            komi: Amount,
        } => "ask-even-game",
        /// Who wins by area.
        WhoWinsByArea => "ask-who-wins-by-area",
        /// The result at a glance.
        Estimate {
            /// How long the board is shown.
            seconds: u64,
            /// How far the answer may be off.
            within: Amount,
        } => "ask-estimate",
        /// All vacant points of a side.
        WholeVacant {
            /// The side.
            side: Color,
        } => "ask-whole-vacant",
        /// All stones of a side.
        WholeStones {
            /// The side.
            side: Color,
        } => "ask-whole-stones",
        /// What a side has.
        WholeTotal {
            /// The side.
            side: Color,
            /// Its vacant points.
            vacant: u32,
            /// Its stones.
            stones: u32,
            /// Their sum.
            total: u32,
        } => "ask-whole-total",
        /// The result from that.
        WholeMargin {
            /// The komi.
            komi: Amount,
        } => "ask-whole-margin",
    }
}

facts! {
    /// A line of how an answer is worked out.
    pub enum Worked {
        /// An amount halved.
        Halved {
            /// The amount.
            amount: Amount,
            /// Half of it.
            half: Amount,
        } => "work-halved",
        /// Piles of ten and the rest.
        Piles {
            /// How many piles.
            piles: i64,
            /// The stones left.
            rest: i64,
            /// All stones.
            stones: i64,
        } => "work-piles",
        /// A sum.
        Sum {
            /// What is added.
            terms: String,
            /// The sum.
            total: i64,
        } => "work-sum",
        /// Half the board.
        HalfOfPoints {
            /// Its points.
            points: usize,
            /// Half of them.
            half: Amount,
        } => "work-half-of-points",
        /// Half the adjustment.
        HalfOfAdjustment {
            /// It.
            half: Amount,
        } => "work-half-of-adjustment",
        /// Half the non-scoring point is subtracted.
        HalfOfNonScoring {
            /// It.
            half: Amount,
        } => "work-half-of-non-scoring",
        /// The adjustment is added for Black.
        AddedForBlack {
            /// The key number.
            key: Amount,
        } => "work-added-for-black",
        /// The adjustment is subtracted for White.
        SubtractedForWhite {
            /// The key number.
            key: Amount,
        } => "work-subtracted-for-white",
        /// What a convention gives for so many stones.
        Compensation {
            /// The convention.
            convention: Convention,
            /// The stones.
            stones: i64,
            /// The points.
            points: i64,
        } => "work-compensation",
        /// The total minus the key number.
        Difference {
            /// The total.
            total: i64,
            /// The key number.
            key: Amount,
            /// The difference.
            difference: Amount,
        } => "work-difference",
        /// Twice the difference.
        Doubled {
            /// The margin.
            margin: Amount,
            /// For whom.
            side: Color,
        } => "work-doubled",
        /// Black's total minus White's.
        Lead {
            /// Black's.
            black: i64,
            /// White's.
            white: i64,
            /// Black's lead.
            lead: Amount,
        } => "work-lead",
        /// The adjustment is subtracted.
        MinusAdjustment {
            /// The adjustment.
            points: Amount,
            /// Black's lead.
            lead: Amount,
        } => "work-minus-adjustment",
        /// Komi is subtracted.
        MinusKomi {
            /// The komi.
            komi: Amount,
            /// Black's lead.
            lead: Amount,
        } => "work-minus-komi",
        /// Line 1, as it should be.
        LineTotal {
            /// Vacant points.
            vacant: i64,
            /// Stones.
            stones: i64,
            /// Their sum.
            total: i64,
        } => "work-line-total",
        /// Line 2, as it should be.
        LineHalf {
            /// The board's points.
            points: usize,
            /// Half of them.
            half: Amount,
        } => "work-line-half",
        /// Line 3, as it should be.
        LineKey {
            /// The key number.
            key: Amount,
        } => "work-line-key",
        /// Line 4, as it should be.
        LineMargin {
            /// The margin.
            margin: Amount,
        } => "work-line-margin",
        /// Another folder has positions.
        ChooseFolder => "work-choose-folder",
        /// A territory row by row.
        ByRows {
            /// The rows' points.
            rows: String,
            /// All of them.
            points: usize,
        } => "work-by-rows",
        /// Vacant points and stones.
        Total {
            /// Vacant points.
            vacant: u32,
            /// Stones.
            stones: u32,
            /// Their sum.
            total: u32,
        } => "work-total",
        /// The dead stones.
        Dead {
            /// Their names.
            answer: Value,
        } => "work-dead",
        /// The shared liberties of a seki.
        Shared {
            /// Their names.
            places: String,
            /// How many there are.
            shared: usize,
            /// How many stay empty.
            left: usize,
        } => "work-shared",
    }
}
