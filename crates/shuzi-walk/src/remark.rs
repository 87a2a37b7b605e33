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
        KomiStays { komi: Amount } => "remark-komi-stays",
        /// The pasted text cannot be typed here.
        PasteRefused => "remark-paste-refused",
        /// Non-scoring points were entered, but both counts already fill the board.
        BoardFull => "remark-board-full",
        /// Neither the rules nor the game set a komi.
        NoKomi { rules: ProfileName } => "remark-no-komi",
        /// The pasted text is not a diagram.
        NotPasted { place: Place, why: Message } => "remark-not-pasted",
        /// Points read from a photograph are not confirmed yet.
        DoubtsLeft { points: usize } => "remark-doubts-left",
        /// Many rows of the board set up by hand are empty.
        RowsEmpty { rows: usize } => "remark-rows-empty",
        /// A phone has sent boards, which wait.
        BoardsWait { boards: usize } => "remark-boards-wait",
        /// A page on a phone shows another step than the screen.
        PageIsOld => "remark-page-is-old",
        /// A chain was marked, which changes the result.
        MarkChanged { place: String, before: Outcome, after: Outcome } => "remark-mark-changed",
        /// There are no dame to fill.
        NoDame => "remark-no-dame",
        /// A border is open, so more than dame is left to play.
        BorderOpen { place: String } => "remark-border-open",
        /// All dame were filled by one side.
        DameFilledBy { side: Color, places: Vec<String> } => "remark-dame-filled-by",
        /// The dame were filled alternately.
        DameFilled { black: Vec<String>, white: Vec<String> } => "remark-dame-filled",
        /// The chosen method needs another side counted.
        MethodNeedsSide { method: Method } => "remark-method-needs-side",
        /// The text is not a sum of whole numbers.
        NotAWholeNumber { text: String } => "remark-not-a-whole-number",
        /// A character cannot be part of a number.
        NotInANumber { sign: String } => "remark-not-in-a-number",
        /// The entry is full.
        EntryFull => "remark-entry-full",
        /// The number is larger than any board.
        TooLarge => "remark-too-large",
        /// The komi is unusually large.
        UnusualKomi { komi: Amount } => "remark-unusual-komi",
        /// The handicap stones are those that the player says, and this is what White gets for them.
        HandicapTaken { stones: u32, points: Amount } => "remark-handicap-taken",
        /// The number of handicap stones is unusually large.
        UnusualHandicap { stones: u32 } => "remark-unusual-handicap",
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
        NoRules { text: String } => "remark-no-rules",
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
        NumberMissing { sign: String } => "remark-number-missing",
        /// No number is asked at this step.
        NoNumberAsked => "remark-no-number-asked",
        /// The number is larger than the board.
        MoreThanBoard { number: u32, points: u32 } => "remark-more-than-board",
        /// The number is larger than what is left of the board.
        MoreThanLeft { number: u32, left: u32, counted: u32, points: u32 }
            => "remark-more-than-left",
        /// More non-scoring points than a usual game has.
        ManyNonScoring { count: u32 } => "remark-many-non-scoring",
        /// More living groups than the board has room for.
        TooManyGroups { groups: u32 } => "remark-too-many-groups",
        /// More non-scoring points than are believed on a real board.
        TooManyNonScoring { count: u32 } => "remark-too-many-non-scoring",
        /// Both counts add up to the board: are they typed for the right sides?
        Whose { black: u32, white: u32 } => "remark-whose",
        /// The numbers are those of the other side now.
        SidesSwapped => "remark-sides-swapped",
        /// All numbers were cleared, to count again.
        CountedAgain => "remark-counted-again",
        /// Whose turn is it, before the dame are filled?
        WhoseTurn => "remark-whose-turn",
        /// Both players agree with the result.
        ResultAgreed => "remark-result-agreed",
        /// Are the stones of the side that is counted now still in place?
        InPlace { side: Color } => "remark-in-place",
        /// They are not: only a count from the start verifies the result.
        NotInPlace => "remark-not-in-place",
        /// Uncertain chains have to be looked at before both players agree.
        LookFirst { chains: usize } => "remark-look-first",
        /// Both players agree with the marks.
        Agreed => "remark-agreed",
        /// A lead by territory that is larger than in games that are counted.
        LargeLead { points: Amount } => "remark-large-lead",
        /// So many vacant points leave no room for living stones.
        TooVacant { vacant: u32, points: u32 } => "remark-too-vacant",
        /// Other rules need the stones, too, and only the territory was counted.
        AreaNotCounted => "remark-area-not-counted",
        /// The methods and the side are for counting area.
        ByTerritory => "remark-by-territory",
        /// A count that makes no sense on this board and fits a smaller one.
        SmallerBoard { total: u32, size: Size, here: Size } => "remark-smaller-board",
        /// Both counts together leave points over.
        PointsMissing { black: u32, white: u32, sum: u32, missing: u32, points: u32 }
            => "remark-points-missing",
        /// Both counts together leave more points over than can belong to nobody.
        PointsShort { black: u32, white: u32, sum: u32, missing: u32, points: u32 }
            => "remark-points-short",
        /// The counts of both sides add up to the board.
        Verified { terms: String, points: u32 } => "remark-verified",
        /// The player's total is the board's, though made up of other numbers.
        WellCounted { have: u32 } => "remark-well-counted",
        /// The player's total is less than the board's.
        Missing { have: u32, is: u32, missing: u32 } => "remark-missing",
        /// The player's total is more than the board's.
        TooMany { have: u32, is: u32, extra: u32 } => "remark-too-many",
        /// A question has to be answered before the result.
        AnswerFirst => "remark-answer-first",
        /// More vacant points than one side has; so many may be stones.
        RatherStones { vacant: u32 } => "remark-rather-stones",
        /// Both counts together are more than the board.
        PointsOver { black: u32, white: u32, sum: u32, non_scoring: u32, points: u32 }
            => "remark-points-over",
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
        Sum { terms: String, points: u32 } => "check-sum",
        /// They add up to less than the board.
        SumShort { terms: String, sum: u32, short: u32, points: u32 } => "check-sum-short",
        /// They add up to more than the board.
        SumOver { terms: String, sum: u32, over: u32, points: u32 } => "check-sum-over",
        /// The difference of the totals must be even.
        ParityEven { difference: u32 } => "check-parity-even",
        /// The difference of the totals must be odd.
        ParityOdd { difference: u32 } => "check-parity-odd",
    }
}
