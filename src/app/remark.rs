//! What the screen tells the player: refusals, and what became of an entry.

use crate::amount::Amount;
use crate::fact::{Message, facts};
use crate::goban::Color;
use crate::method::Method;
use crate::place::Place;

facts! {
    /// A remark to the player.
    pub enum Remark {
        /// There is nothing to undo.
        NothingToUndo => "remark-nothing-to-undo",
        /// There is nothing to redo.
        NothingToRedo => "remark-nothing-to-redo",
        /// No stone stands under the cursor.
        NoStoneHere => "remark-no-stone-here",
        /// The cursor is on no point of a seki.
        NotInSeki => "remark-not-in-seki",
        /// What was pasted is the path of no file.
        NoPathPasted => "remark-no-path-pasted",
        /// Other marks made another board, and its numbers are gone.
        NumbersDropped => "remark-numbers-dropped",
        /// The handicap was changed; the komi that was set stays.
        KomiStays {
            /// The komi.
            komi: Amount,
        } => "remark-komi-stays",
        /// What was pasted is not what can be typed here.
        PasteRefused => "remark-paste-refused",
        /// Non-scoring points are named where both counts leave none.
        BoardFull => "remark-board-full",
        /// The rules name no komi for the game, and nobody does.
        NoKomi {
            /// The rules.
            rules: String,
        } => "remark-no-komi",
        /// What was pasted is no diagram.
        NotPasted {
            /// Where in it.
            place: Place,
            /// What is wrong there.
            why: Message,
        } => "remark-not-pasted",
        /// Some of what was read from a photograph is not settled.
        DoubtsLeft {
            /// How many points; none where the whole board may be wrong.
            points: usize,
        } => "remark-doubts-left",
        /// Much of the board that was put in is empty.
        RowsEmpty {
            /// How many rows.
            rows: usize,
        } => "remark-rows-empty",
        /// There are no dame to fill.
        NoDame => "remark-no-dame",
        /// A border is open: that is more than dame.
        BorderOpen {
            /// A point of it.
            place: String,
        } => "remark-border-open",
        /// All dame were filled by one side.
        DameFilledBy {
            /// The side.
            side: Color,
            /// Where.
            places: Vec<String>,
        } => "remark-dame-filled-by",
        /// The dame were filled in turn.
        DameFilled {
            /// Where Black filled them.
            black: Vec<String>,
            /// Where White did.
            white: Vec<String>,
        } => "remark-dame-filled",
        /// The method chosen needs another side counted.
        MethodNeedsSide {
            /// The method.
            method: Method,
        } => "remark-method-needs-side",
        /// What was typed is no sum of whole numbers.
        NotAWholeNumber {
            /// What was typed.
            text: String,
        } => "remark-not-a-whole-number",
        /// A sign that belongs into no number.
        NotInANumber {
            /// The sign.
            sign: String,
        } => "remark-not-in-a-number",
        /// More is typed than is taken.
        EntryFull => "remark-entry-full",
        /// A number larger than any board.
        TooLarge => "remark-too-large",
        /// A komi that hardly any game has.
        UnusualKomi {
            /// The komi.
            komi: Amount,
        } => "remark-unusual-komi",
        /// More handicap stones than games have.
        UnusualHandicap {
            /// How many.
            stones: u32,
        } => "remark-unusual-handicap",
        /// A setting that is turned, not typed.
        TurnSetting => "remark-turn-setting",
        /// Another board: what was counted of the first is gone.
        CountDropped => "remark-count-dropped",
        /// The method counts both sides already.
        BothSides => "remark-both-sides",
        /// The size is the game file's.
        OwnSize => "remark-own-size",
        /// No profile has that name.
        NoRules {
            /// What was typed.
            text: String,
        } => "remark-no-rules",
        /// No kind of game has that name.
        ChooseGame => "remark-choose-game",
        /// What was typed is no number of stones.
        NotStones => "remark-not-stones",
        /// A side has not been counted.
        SideNotCounted => "remark-side-not-counted",
        /// Nothing was typed.
        TypeCount => "remark-type-count",
        /// A number larger than the board.
        MoreThanBoard {
            /// What was typed.
            number: u32,
            /// The board's points.
            points: u32,
        } => "remark-more-than-board",
        /// A number larger than what is left of the board.
        MoreThanLeft {
            /// What was typed.
            number: u32,
            /// What is left.
            left: u32,
            /// What was counted before.
            counted: u32,
            /// The board's points.
            points: u32,
        } => "remark-more-than-left",
        /// More non-scoring points than a game has.
        ManyNonScoring {
            /// How many.
            count: u32,
        } => "remark-many-non-scoring",
        /// Both counts leave points of the board over.
        PointsMissing {
            /// Black's total.
            black: u32,
            /// White's total.
            white: u32,
            /// Both.
            sum: u32,
            /// The points in neither count.
            missing: u32,
            /// The board's points.
            points: u32,
        } => "remark-points-missing",
        /// Both sides were counted and make the board.
        Verified {
            /// What is added.
            terms: String,
            /// The board's points.
            points: u32,
        } => "remark-verified",
        /// The player's total is the board's, though its parts are others.
        WellCounted {
            /// The total.
            have: u32,
        } => "remark-well-counted",
        /// The player's total is less than the board's.
        Missing {
            /// The player's.
            have: u32,
            /// The board's.
            is: u32,
            /// What lies between.
            missing: u32,
        } => "remark-missing",
        /// The player's total is more than the board's.
        TooMany {
            /// The player's.
            have: u32,
            /// The board's.
            is: u32,
            /// What lies between.
            extra: u32,
        } => "remark-too-many",
        /// The count has not come to its result.
        NotCounted => "remark-not-counted",
        /// Nothing was counted that could be compared.
        CountFirst => "remark-count-first",
        /// A plan needs a position.
        NeedsPosition => "remark-needs-position",
        /// The position that was being entered is kept.
        PositionKept => "remark-position-kept",
        /// There are no stones on the board that was entered.
        NoStones => "remark-no-stones",
        /// No count was broken off.
        NothingUnfinished => "remark-nothing-unfinished",
        /// A count of a board on the table has no file to open.
        NoFileOfTable => "remark-no-file-of-table",
        /// No question is due.
        NothingDue => "remark-nothing-due",
        /// Clicks mark stones now.
        MouseOn => "remark-mouse-on",
        /// Clicks are the terminal's now.
        MouseOff => "remark-mouse-off",
        /// Nothing was typed as an answer.
        AnswerMissing => "answer-missing",
    }
}

facts! {
    /// What is checked of a count, and what came of it.
    pub enum CheckFact {
        /// Both sides and the non-scoring points make the board.
        Sum {
            /// What is added.
            terms: String,
            /// The board's points.
            points: u32,
        } => "check-sum",
        /// They are too few.
        SumShort {
            /// What is added.
            terms: String,
            /// The sum.
            sum: u32,
            /// What is missing.
            short: u32,
            /// The board's points.
            points: u32,
        } => "check-sum-short",
        /// They are too many.
        SumOver {
            /// What is added.
            terms: String,
            /// The sum.
            sum: u32,
            /// What is too much.
            over: u32,
            /// The board's points.
            points: u32,
        } => "check-sum-over",
        /// The difference of the totals must be even.
        ParityEven {
            /// The difference.
            difference: u32,
        } => "check-parity-even",
        /// The difference of the totals must be odd.
        ParityOdd {
            /// The difference.
            difference: u32,
        } => "check-parity-odd",
    }
}
