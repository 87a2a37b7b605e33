//! The text of questions and worked answers, as facts.

use crate::amount::Amount;
use crate::fact::{Value, facts};
use crate::goban::{Color, Size};
use crate::rules::Convention;

facts! {
    /// A line of a question.
    pub enum Asked {
        /// Half of an amount.
        HalfOf {
            /// The amount.
            amount: Amount,
        } => "ask-half-of",
        /// Vacant rectangles.
        Rectangles {
            /// Their sizes in points.
            sizes: Vec<i64>,
        } => "ask-rectangles",
        /// Stones in piles of ten.
        Piles {
            /// The number of piles.
            piles: i64,
            /// The stones left over.
            rest: i64,
        } => "ask-piles",
        /// The sum of all points.
        PointsInAll => "ask-points-in-all",
        /// The board of a game.
        Board {
            /// Its size.
            size: Size,
        } => "ask-board",
        /// The komi of a game.
        Komi {
            /// The komi in points.
            komi: Amount,
        } => "ask-komi",
        /// Handicap stones, with one point of compensation each.
        Handicap {
            /// The number of handicap stones.
            stones: i64,
        } => "ask-handicap",
        /// The tie-breaker of a game.
        TieBreaker {
            /// The tie-breaker in points.
            points: Amount,
        } => "ask-tie-breaker",
        /// One non-scoring point.
        OneNonScoring => "ask-one-non-scoring",
        /// A side's key number.
        KeyNumber {
            /// The side.
            side: Color,
        } => "ask-key-number",
        /// Handicap stones, and their compensation.
        HandicapGiving {
            /// The number of handicap stones.
            stones: i64,
            /// The compensation.
            convention: Convention,
        } => "ask-handicap-giving",
        /// Handicap stones under a rule set.
        HandicapUnder {
            /// The number of handicap stones.
            stones: i64,
            /// The rule set.
            rules: Value,
        } => "ask-handicap-under",
        /// Asks for the compensation.
        Compensation => "ask-compensation",
        /// Asks what Half Counting subtracts for the compensation.
        HalfCompensation => "ask-half-compensation",
        /// A side's key number and total.
        KeyAndTotal {
            /// The side.
            side: Color,
            /// Its key number.
            key: Amount,
            /// Its total in points.
            total: i64,
        } => "ask-key-and-total",
        /// Asks who wins, and by how many points.
        WhoWins => "ask-who-wins",
        /// The totals of both sides.
        Totals {
            /// Black's total in points.
            black: i64,
            /// White's total in points.
            white: i64,
        } => "ask-totals",
        /// Says that one of the lines below is wrong.
        OneLineIsWrong {
            /// The side counted.
            side: Color,
        } => "ask-one-line-is-wrong",
        /// Line 1: the total.
        LineTotal {
            /// The vacant points.
            vacant: i64,
            /// The number of stones.
            stones: i64,
            /// Their sum.
            total: Amount,
        } => "ask-line-total",
        /// Line 2: half the board.
        LineHalf {
            /// The number of points on the board.
            points: usize,
            /// Half of them.
            half: Amount,
        } => "ask-line-half",
        /// Line 3: Black's key number.
        LineKeyBlack {
            /// Half the board.
            half: Amount,
            /// Half the adjustment.
            adjustment: Amount,
            /// The key number.
            key: Amount,
        } => "ask-line-key-black",
        /// Line 3: White's key number.
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
            /// The margin in points.
            margin: Amount,
        } => "ask-line-margin",
        /// Asks which line is wrong.
        WhichLine => "ask-which-line",
        /// Asks to rearrange a side's area.
        Shape {
            /// The side.
            side: Color,
            /// The most stones that may be handled.
            most: usize,
        } => "ask-shape",
        /// There is no position for a question.
        NoPosition => "ask-no-position",
        /// The dead stones have been removed.
        DeadRemoved => "ask-dead-removed",
        /// The same, and the seki has been filled.
        DeadRemovedSekiFilled => "ask-dead-removed-seki-filled",
        /// Asks for the vacant points of a territory.
        Territory {
            /// The owner of the territory.
            side: Color,
            /// A vertex in it.
            vertex: String,
        } => "ask-territory",
        /// Asks for a side's total.
        TotalOf {
            /// The side.
            side: Color,
        } => "ask-total-of",
        /// Asks which stones are dead.
        WhichDead => "ask-which-dead",
        /// Asks how many points stay empty when the seki is filled.
        SekiLeft => "ask-seki-left",
        /// An even game, with dead stones in lower case.
        EvenGame {
            /// The komi in points.
            komi: Amount,
        } => "ask-even-game",
        /// Asks who wins under area scoring.
        WhoWinsByArea => "ask-who-wins-by-area",
        /// Asks for an estimate of the result.
        Estimate {
            /// How long the board is shown, in seconds.
            seconds: u64,
            /// How far the answer may be off, in points.
            within: Amount,
        } => "ask-estimate",
        /// Asks for all vacant points of a side.
        WholeVacant {
            /// The side.
            side: Color,
        } => "ask-whole-vacant",
        /// Asks for all stones of a side.
        WholeStones {
            /// The side.
            side: Color,
        } => "ask-whole-stones",
        /// The total of a side.
        WholeTotal {
            /// The side.
            side: Color,
            /// Its vacant points.
            vacant: u32,
            /// The number of its stones.
            stones: u32,
            /// Their sum.
            total: u32,
            /// The points of the board.
            points: usize,
        } => "ask-whole-total",
        /// Asks for the result from that total.
        WholeMargin {
            /// The komi in points.
            komi: Amount,
        } => "ask-whole-margin",
    }
}

facts! {
    /// A line of a worked answer.
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
            /// The number of piles.
            piles: i64,
            /// The stones left over.
            rest: i64,
            /// The number of stones.
            stones: i64,
        } => "work-piles",
        /// A sum.
        Sum {
            /// The terms, as text.
            terms: String,
            /// The sum.
            total: i64,
        } => "work-sum",
        /// Half the board.
        HalfOfPoints {
            /// The number of points on the board.
            points: usize,
            /// Half of them.
            half: Amount,
        } => "work-half-of-points",
        /// Half the adjustment.
        HalfOfAdjustment {
            /// Half the adjustment in points.
            half: Amount,
        } => "work-half-of-adjustment",
        /// Half the non-scoring point is subtracted.
        HalfOfNonScoring {
            /// The half point subtracted.
            half: Amount,
        } => "work-half-of-non-scoring",
        /// Adding half the adjustment gives Black's key number.
        AddedForBlack {
            /// The key number.
            key: Amount,
        } => "work-added-for-black",
        /// Subtracting half the adjustment gives White's key number.
        SubtractedForWhite {
            /// The key number.
            key: Amount,
        } => "work-subtracted-for-white",
        /// The compensation under a convention.
        Compensation {
            /// The convention.
            convention: Convention,
            /// The number of handicap stones.
            stones: i64,
            /// The compensation in points.
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
        /// The difference doubled.
        Doubled {
            /// The side counted.
            side: Color,
            /// The margin in points.
            margin: Amount,
        } => "work-doubled",
        /// Black's total minus White's.
        Lead {
            /// Black's total in points.
            black: i64,
            /// White's total in points.
            white: i64,
            /// Black's lead in points.
            lead: Amount,
        } => "work-lead",
        /// The adjustment is subtracted.
        MinusAdjustment {
            /// The adjustment in points.
            points: Amount,
            /// Black's lead in points.
            lead: Amount,
        } => "work-minus-adjustment",
        /// Komi is subtracted.
        MinusKomi {
            /// The komi in points.
            komi: Amount,
            /// Black's lead in points.
            lead: Amount,
        } => "work-minus-komi",
        /// Line 1, corrected.
        LineTotal {
            /// The vacant points.
            vacant: i64,
            /// The number of stones.
            stones: i64,
            /// Their sum.
            total: i64,
        } => "work-line-total",
        /// Line 2, corrected.
        LineHalf {
            /// The number of points on the board.
            points: usize,
            /// Half of them.
            half: Amount,
        } => "work-line-half",
        /// Line 3, corrected.
        LineKey {
            /// The key number.
            key: Amount,
        } => "work-line-key",
        /// Line 4, corrected.
        LineMargin {
            /// The margin in points.
            margin: Amount,
        } => "work-line-margin",
        /// Suggests another folder that has positions.
        ChooseFolder => "work-choose-folder",
        /// A territory counted row by row.
        ByRows {
            /// The points of each row, as a sum.
            rows: String,
            /// The points in all.
            points: usize,
        } => "work-by-rows",
        /// The stones of each row.
        StonesByRows {
            /// Their numbers, added up.
            rows: String,
            /// Their sum.
            stones: u32,
        } => "work-stones-by-rows",
        /// Vacant points and stones.
        Total {
            /// The vacant points.
            vacant: u32,
            /// The number of stones.
            stones: u32,
            /// Their sum.
            total: u32,
        } => "work-total",
        /// Dead stones, and the territory they lie in.
        DeadInside {
            /// The first stone of each chain.
            stones: String,
            /// Who shut them in.
            side: Color,
            /// The points of the place, which is all that side's.
            points: usize,
        } => "work-dead-inside",
        /// The points where the shortest plan puts or takes a stone.
        ShapeChanges {
            /// Their names.
            points: Value,
        } => "work-shape-changes",
        /// Dead stones played out.
        PlayedOut {
            /// The first stone of their chain.
            stone: String,
            /// Their owner, who plays first.
            side: Color,
            /// The moves in turn.
            moves: Value,
        } => "work-played-out",
        /// A rectangle of the shortest plan.
        ShapeRectangle {
            /// Its top left point.
            from: String,
            /// Its bottom right point.
            to: String,
        } => "work-shape-rectangle",
        /// The stones that the shortest plan handles.
        ShapePlan {
            /// Their number.
            handled: usize,
        } => "work-shape-plan",
        /// What the shortest plan leaves.
        ShapeSum {
            /// The sum of its rectangles.
            vacant: String,
            /// The stones.
            stones: usize,
            /// Both together.
            total: usize,
        } => "work-shape-sum",
        /// The dead stones.
        Dead {
            /// Their vertices.
            answer: Value,
        } => "work-dead",
        /// The shared liberties of a seki.
        Shared {
            /// Their vertices, region by region.
            places: String,
            /// Their number.
            shared: usize,
            /// The number that stay empty.
            left: usize,
        } => "work-shared",
    }
}
