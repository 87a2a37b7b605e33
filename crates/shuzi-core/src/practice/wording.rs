//! The text of questions and worked answers, as facts.

use crate::amount::Amount;
use crate::fact::{Value, facts};
use crate::goban::{Color, Size};
use crate::rules::Convention;

facts! {
    /// A line of a question.
    pub enum Asked {
        /// Half of an amount.
        HalfOf { amount: Amount } => "ask-half-of",
        /// Vacant rectangles.
        Rectangles { sizes: Vec<i64> } => "ask-rectangles",
        /// Stones in piles of ten.
        Piles { piles: i64, rest: i64 } => "ask-piles",
        /// The sum of all points.
        PointsInAll => "ask-points-in-all",
        /// The board of a game.
        Board { size: Size } => "ask-board",
        /// The komi of a game.
        Komi { komi: Amount } => "ask-komi",
        /// Handicap stones, with one point of compensation each.
        Handicap { stones: i64 } => "ask-handicap",
        /// The tie-breaker of a game.
        TieBreaker { points: Amount } => "ask-tie-breaker",
        /// One non-scoring point.
        OneNonScoring => "ask-one-non-scoring",
        /// A side's key number.
        KeyNumber { side: Color } => "ask-key-number",
        /// Handicap stones, and their compensation.
        HandicapGiving { stones: i64, convention: Convention } => "ask-handicap-giving",
        /// Handicap stones under a rule set.
        HandicapUnder { stones: i64, rules: Value } => "ask-handicap-under",
        /// Asks for the compensation.
        Compensation => "ask-compensation",
        /// Asks what Half Counting subtracts for the compensation.
        HalfCompensation => "ask-half-compensation",
        /// A side's key number and total.
        KeyAndTotal { side: Color, key: Amount, total: i64 } => "ask-key-and-total",
        /// A side's total.
        TotalIs { side: Color, total: i64 } => "ask-total-is",
        /// Asks who wins, and by how many points.
        WhoWins => "ask-who-wins",
        /// The totals of both sides.
        Totals { black: i64, white: i64 } => "ask-totals",
        /// Says that one of the lines below is wrong.
        OneLineIsWrong { side: Color } => "ask-one-line-is-wrong",
        /// Line 1: the total.
        LineTotal { vacant: i64, stones: i64, total: Amount } => "ask-line-total",
        /// Line 2: half the board.
        LineHalf { points: usize, half: Amount } => "ask-line-half",
        /// Line 3: Black's key number.
        LineKeyBlack { half: Amount, adjustment: Amount, key: Amount } => "ask-line-key-black",
        /// Line 3: White's key number.
        LineKeyWhite { half: Amount, adjustment: Amount, key: Amount } => "ask-line-key-white",
        /// Line 4: the margin.
        LineMargin { total: Amount, key: Amount, margin: Amount } => "ask-line-margin",
        /// Asks which line is wrong.
        WhichLine => "ask-which-line",
        /// Asks to rearrange a side's area.
        Shape { side: Color, most: usize } => "ask-shape",
        /// There is no position for a question.
        NoPosition => "ask-no-position",
        /// The dead stones have been removed.
        DeadRemoved => "ask-dead-removed",
        /// The same, and the seki has been filled.
        DeadRemovedSekiFilled => "ask-dead-removed-seki-filled",
        /// The seki has been filled.
        SekiFilled => "ask-seki-filled",
        /// Asks for the vacant points of a territory.
        Territory { side: Color, vertex: String } => "ask-territory",
        /// Asks for a side's total.
        TotalOf { side: Color } => "ask-total-of",
        /// Asks which stones are dead.
        WhichDead => "ask-which-dead",
        /// Asks how many points stay empty when the seki is filled.
        SekiLeft => "ask-seki-left",
        /// An even game, with dead stones in lower case.
        EvenGame { komi: Amount } => "ask-even-game",
        /// Asks who wins under area scoring.
        WhoWinsByArea => "ask-who-wins-by-area",
        /// Asks for an estimate of the result.
        Estimate { seconds: u64, within: Amount } => "ask-estimate",
        /// The total of a side.
        WholeTotal { side: Color, vacant: u32, stones: u32, total: u32, points: usize }
            => "ask-whole-total",
    }
}

facts! {
    /// A line of a worked answer.
    pub enum Worked {
        /// An amount halved.
        Halved { amount: Amount, half: Amount } => "work-halved",
        /// Piles of ten and the rest.
        Piles { piles: i64, rest: i64, stones: i64 } => "work-piles",
        /// A sum.
        Sum { terms: String, total: i64 } => "work-sum",
        /// Half the board.
        HalfOfPoints { points: usize, half: Amount } => "work-half-of-points",
        /// Half the adjustment.
        HalfOfAdjustment { half: Amount } => "work-half-of-adjustment",
        /// Half the non-scoring point is subtracted.
        HalfOfNonScoring { half: Amount } => "work-half-of-non-scoring",
        /// Adding half the adjustment gives Black's key number.
        AddedForBlack { key: Amount } => "work-added-for-black",
        /// Subtracting half the adjustment gives White's key number.
        SubtractedForWhite { key: Amount } => "work-subtracted-for-white",
        /// The compensation under a convention.
        Compensation { convention: Convention, stones: i64, points: i64 } => "work-compensation",
        /// The total minus the key number.
        Difference { total: i64, key: Amount, difference: Amount } => "work-difference",
        /// The difference doubled.
        Doubled { side: Color, margin: Amount } => "work-doubled",
        /// Black's total minus White's.
        Lead { black: i64, white: i64, lead: Amount } => "work-lead",
        /// The adjustment is subtracted.
        MinusAdjustment { points: Amount, lead: Amount } => "work-minus-adjustment",
        /// Komi is subtracted.
        MinusKomi { komi: Amount, lead: Amount } => "work-minus-komi",
        /// Line 1, corrected.
        LineTotal { vacant: i64, stones: i64, total: i64 } => "work-line-total",
        /// Line 2, corrected.
        LineHalf { points: usize, half: Amount } => "work-line-half",
        /// Line 3, corrected.
        LineKey { key: Amount } => "work-line-key",
        /// Line 4, corrected.
        LineMargin { margin: Amount } => "work-line-margin",
        /// Suggests another folder that has positions.
        ChooseFolder => "work-choose-folder",
        /// A territory counted row by row.
        ByRows { rows: String, points: usize } => "work-by-rows",
        /// Vacant points and stones.
        Total { vacant: u32, stones: u32, total: u32 } => "work-total",
        /// Dead stones, and the territory they lie in.
        DeadInside { stones: String, side: Color, points: usize } => "work-dead-inside",
        /// The points where the shortest plan puts or takes a stone.
        ShapeChanges { points: Value } => "work-shape-changes",
        /// Dead stones played out.
        PlayedOut { stone: String, side: Color, moves: Value } => "work-played-out",
        /// A rectangle of the shortest plan.
        ShapeRectangle { from: String, to: String } => "work-shape-rectangle",
        /// The stones that the shortest plan handles.
        ShapePlan { handled: usize } => "work-shape-plan",
        /// What the shortest plan leaves.
        ShapeSum { vacant: String, stones: usize, total: usize } => "work-shape-sum",
        /// The dead stones.
        Dead { answer: Value } => "work-dead",
        /// A living group, and where its eyes or the room for them are.
        Lives { stone: String, places: String, eyes: usize } => "work-lives",
        /// The shared liberties of a seki.
        Shared { places: String, shared: usize, left: usize } => "work-shared",
    }
}
