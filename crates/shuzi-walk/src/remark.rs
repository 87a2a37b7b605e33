//! Remarks to the player: refusals, and the outcome of entries.

use shuzi_core::amount::Amount;
use shuzi_core::counting::Outcome;
use shuzi_core::fact::{Message, facts};
use shuzi_core::goban::{Color, Size};
use shuzi_core::method::Method;
use shuzi_core::place::Place;
use shuzi_core::rules::ProfileName;

facts! {
    /// A remark to the player.
    pub enum Remark {
        /// There is nothing to undo.
        NothingToUndo => "remark-nothing-to-undo",
        /// In a game just begun, undo returns to the one before.
        UndoReturns => "remark-undo-returns",
        /// There is nothing to redo.
        NothingToRedo => "remark-nothing-to-redo",
        /// There is no stone under the cursor.
        NoStoneHere => "remark-no-stone-here",
        /// The cursor is not on a point of a seki.
        NotInSeki => "remark-not-in-seki",
        /// The pasted text is not the path of a file.
        NoPathPasted => "remark-no-path-pasted",
        /// The dead stones or fillers changed, so numbers taken from the board were cleared.
        NumbersDropped => "remark-numbers-dropped",
        /// The handicap changed, but the komi set before stays.
        KomiStays {
            /// Komi, in points.
            komi: Amount,
        } => "remark-komi-stays",
        /// The pasted text cannot be typed here.
        PasteRefused => "remark-paste-refused",
        /// Non-scoring points were entered, but both counts already fill the board.
        BoardFull => "remark-board-full",
        /// Neither the rules nor the game set a komi.
        NoKomi {
            /// The name of the rule profile.
            rules: ProfileName,
        } => "remark-no-komi",
        /// The pasted text is not a diagram.
        NotPasted {
            /// The line and column of the error.
            place: Place,
            /// What is wrong there.
            why: Message,
        } => "remark-not-pasted",
        /// Points read from a photograph are not confirmed yet.
        DoubtsLeft {
            /// How many points; 0 if only the reading as a whole is in doubt.
            points: usize,
        } => "remark-doubts-left",
        /// Many rows of the board set up by hand are empty.
        RowsEmpty {
            /// How many rows.
            rows: usize,
        } => "remark-rows-empty",
        /// A phone has sent boards, which wait.
        BoardsWait {
            /// How many wait.
            boards: usize,
        } => "remark-boards-wait",
        /// A page on a phone shows another step than the screen.
        PageIsOld => "remark-page-is-old",
        /// A chain was marked, which changes the result.
        MarkChanged {
            /// A point of the chain.
            place: String,
            /// The result before.
            before: Outcome,
            /// The result after.
            after: Outcome,
        } => "remark-mark-changed",
        /// There are no dame to fill.
        NoDame => "remark-no-dame",
        /// A border is open, so more than dame is left to play.
        BorderOpen {
            /// A point where it is open.
            place: String,
        } => "remark-border-open",
        /// All dame were filled by one side.
        DameFilledBy {
            /// The side.
            side: Color,
            /// The points.
            places: Vec<String>,
        } => "remark-dame-filled-by",
        /// The dame were filled alternately.
        DameFilled {
            /// The points Black filled.
            black: Vec<String>,
            /// The points White filled.
            white: Vec<String>,
        } => "remark-dame-filled",
        /// The chosen method needs another side counted.
        MethodNeedsSide {
            /// The method.
            method: Method,
        } => "remark-method-needs-side",
        /// The text is not a sum of whole numbers.
        NotAWholeNumber {
            /// The text typed.
            text: String,
        } => "remark-not-a-whole-number",
        /// A character cannot be part of a number.
        NotInANumber {
            /// The character.
            sign: String,
        } => "remark-not-in-a-number",
        /// The entry is full.
        EntryFull => "remark-entry-full",
        /// The number is larger than any board.
        TooLarge => "remark-too-large",
        /// The komi is unusually large.
        UnusualKomi {
            /// Komi, in points.
            komi: Amount,
        } => "remark-unusual-komi",
        /// The handicap stones are those that the player says, and this is what White gets for them.
        HandicapTaken {
            /// How many.
            stones: u32,
            /// The compensation, in points.
            points: Amount,
        } => "remark-handicap-taken",
        /// The number of handicap stones is unusually large.
        UnusualHandicap {
            /// How many.
            stones: u32,
        } => "remark-unusual-handicap",
        /// The setting is changed by arrow keys, not typed.
        TurnSetting => "remark-turn-setting",
        /// The board changed, so its count was cleared.
        CountDropped => "remark-count-dropped",
        /// The method already counts both sides.
        BothSides => "remark-both-sides",
        /// The game file determines the board size.
        OwnSize => "remark-own-size",
        /// The game file has the players' names.
        OwnPlayers => "remark-own-players",
        /// No rule profile has this name.
        NoRules {
            /// The text typed.
            text: String,
        } => "remark-no-rules",
        /// No kind of game has this name.
        ChooseGame => "remark-choose-game",
        /// Players play on where the dead stones are marked.
        PlayOnAtDead => "remark-play-on-at-dead",
        /// There is a stone here already.
        Taken => "remark-taken",
        /// The move would leave its own chain without liberties.
        NoSuicide => "remark-no-suicide",
        /// The ko was just taken.
        KoMustWait => "remark-ko-must-wait",
        /// Nobody plays on for so long.
        TooManyMoves => "remark-too-many-moves",
        /// Both sides have passed.
        BothPassed => "remark-both-passed",
        /// Not both sides have passed.
        NotBothPassed => "remark-not-both-passed",
        /// The board reached is counted.
        ReachedCounted => "remark-reached-counted",
        /// The position as it was is counted, with the chains' fates as played.
        BackAsPlayed => "remark-back-as-played",
        /// The rules say whether area or territory is counted.
        RulesSetScoring => "remark-rules-set-scoring",
        /// Neither area nor territory has this name.
        ChooseScoring => "remark-choose-scoring",
        /// This answer is not yes or no, or the method leaves nothing out.
        ChooseTieBreaker => "remark-choose-tie-breaker",
        /// The text is not a number of stones.
        NotStones => "remark-not-stones",
        /// Nothing was typed.
        TypeCount => "remark-type-count",
        /// A sum ends in an operator.
        NumberMissing {
            /// The operator.
            sign: String,
        } => "remark-number-missing",
        /// No number is asked at this step.
        NoNumberAsked => "remark-no-number-asked",
        /// The number is larger than the board.
        MoreThanBoard {
            /// The number typed.
            number: u32,
            /// The points of the board.
            points: u32,
        } => "remark-more-than-board",
        /// The number is larger than what is left of the board.
        MoreThanLeft {
            /// The number typed.
            number: u32,
            /// The points left.
            left: u32,
            /// The points counted before.
            counted: u32,
            /// The points of the board.
            points: u32,
        } => "remark-more-than-left",
        /// More non-scoring points than a usual game has.
        ManyNonScoring {
            /// How many.
            count: u32,
        } => "remark-many-non-scoring",
        /// More living groups than the board has room for.
        TooManyGroups {
            /// How many.
            groups: u32,
        } => "remark-too-many-groups",
        /// More non-scoring points than are believed on a real board.
        TooManyNonScoring {
            /// How many.
            count: u32,
        } => "remark-too-many-non-scoring",
        /// Both counts add up to the board: are they typed for the right sides?
        Whose {
            /// Black's total.
            black: u32,
            /// White's total.
            white: u32,
        } => "remark-whose",
        /// The numbers are those of the other side now.
        SidesSwapped => "remark-sides-swapped",
        /// All numbers were cleared, to count again.
        CountedAgain => "remark-counted-again",
        /// Whose turn is it, before the dame are filled?
        WhoseTurn => "remark-whose-turn",
        /// Both players agree with the result.
        ResultAgreed => "remark-result-agreed",
        /// Are the stones of the side that is counted now still in place?
        InPlace {
            /// That side.
            side: Color,
        } => "remark-in-place",
        /// They are not: only a count from the start verifies the result.
        NotInPlace => "remark-not-in-place",
        /// Uncertain chains have to be looked at before both players agree.
        LookFirst {
            /// How many are left.
            chains: usize,
        } => "remark-look-first",
        /// Both players agree with the marks.
        Agreed => "remark-agreed",
        /// A lead by territory that is larger than in games that are counted.
        LargeLead {
            /// The lead, in points.
            points: Amount,
        } => "remark-large-lead",
        /// So many vacant points leave no room for living stones.
        TooVacant {
            /// The vacant points of both sides.
            vacant: u32,
            /// The points of the board.
            points: u32,
        } => "remark-too-vacant",
        /// Other rules need the stones, too, and only the territory was counted.
        AreaNotCounted => "remark-area-not-counted",
        /// The methods and the side are for counting area.
        ByTerritory => "remark-by-territory",
        /// A count that makes no sense on this board and fits a smaller one.
        SmallerBoard {
            /// The side's total.
            total: u32,
            /// The smaller board.
            size: Size,
            /// The board chosen.
            here: Size,
        } => "remark-smaller-board",
        /// Both counts together leave points over.
        PointsMissing {
            /// Black's total.
            black: u32,
            /// White's total.
            white: u32,
            /// The sum of both.
            sum: u32,
            /// The points in neither count.
            missing: u32,
            /// The points of the board.
            points: u32,
        } => "remark-points-missing",
        /// Both counts together leave more points over than can belong to nobody.
        PointsShort {
            /// Black's total.
            black: u32,
            /// White's total.
            white: u32,
            /// The sum of both.
            sum: u32,
            /// The points in neither count.
            missing: u32,
            /// The points of the board.
            points: u32,
        } => "remark-points-short",
        /// The counts of both sides add up to the board.
        Verified {
            /// The sum, such as `185 + 176`.
            terms: String,
            /// The points of the board.
            points: u32,
        } => "remark-verified",
        /// The player's total is the board's, though made up of other numbers.
        WellCounted {
            /// The total.
            have: u32,
        } => "remark-well-counted",
        /// The player's total is less than the board's.
        Missing {
            /// The player's total.
            have: u32,
            /// The board's total.
            is: u32,
            /// The difference.
            missing: u32,
        } => "remark-missing",
        /// The player's total is more than the board's.
        TooMany {
            /// The player's total.
            have: u32,
            /// The board's total.
            is: u32,
            /// The difference.
            extra: u32,
        } => "remark-too-many",
        /// A question has to be answered before the result.
        AnswerFirst => "remark-answer-first",
        /// More vacant points than one side has; so many may be stones.
        RatherStones {
            /// The number typed.
            vacant: u32,
        } => "remark-rather-stones",
        /// Both counts together are more than the board.
        PointsOver {
            /// Black's total.
            black: u32,
            /// White's total.
            white: u32,
            /// The sum of both.
            sum: u32,
            /// The points that belong to nobody.
            non_scoring: u32,
            /// The points of the board.
            points: u32,
        } => "remark-points-over",
        /// The count has not reached its result.
        NotCounted => "remark-not-counted",
        /// Nothing was counted yet that could be compared.
        CountFirst => "remark-count-first",
        /// A plan needs a position.
        NeedsPosition => "remark-needs-position",
        /// The unfinished position is kept.
        PositionKept => "remark-position-kept",
        /// The board in the editor has no stones.
        NoStones => "remark-no-stones",
        /// There is no unfinished count.
        NothingUnfinished => "remark-nothing-unfinished",
        /// The count is of a board on the table, so it has no file to open.
        NoFileOfTable => "remark-no-file-of-table",
        /// No question is due.
        NothingDue => "remark-nothing-due",
        /// Clicks now mark stones.
        MouseOn => "remark-mouse-on",
        /// Clicks now go to the terminal.
        MouseOff => "remark-mouse-off",
        /// No answer was typed.
        AnswerMissing => "answer-missing",
    }
}

facts! {
    /// The outcome of a check on a count.
    pub enum CheckFact {
        /// Both sides and the non-scoring points add up to the board.
        Sum {
            /// The sum, term by term.
            terms: String,
            /// The points of the board.
            points: u32,
        } => "check-sum",
        /// They add up to less than the board.
        SumShort {
            /// The sum, term by term.
            terms: String,
            /// The sum.
            sum: u32,
            /// The points missing.
            short: u32,
            /// The points of the board.
            points: u32,
        } => "check-sum-short",
        /// They add up to more than the board.
        SumOver {
            /// The sum, term by term.
            terms: String,
            /// The sum.
            sum: u32,
            /// The points in excess.
            over: u32,
            /// The points of the board.
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
