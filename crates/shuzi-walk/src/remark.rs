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
        NothingToUndo => "remark-nothing-to-undo",
        UndoReturns => "remark-undo-returns",
        NothingToRedo => "remark-nothing-to-redo",
        NoStoneHere => "remark-no-stone-here",
        NotInSeki => "remark-not-in-seki",
        SaidInSeki => "remark-said-in-seki",
        NotSaidInSeki => "remark-not-said-in-seki",
        SharesNoLiberty => "remark-shares-no-liberty",
        NoPathPasted => "remark-no-path-pasted",
        NumbersDropped => "remark-numbers-dropped",
        KomiStays { komi: Amount } => "remark-komi-stays",
        PasteRefused => "remark-paste-refused",
        BoardFull => "remark-board-full",
        NoKomi { rules: ProfileName } => "remark-no-komi",
        NotPasted { place: Place, why: Message } => "remark-not-pasted",
        DoubtsLeft { points: usize } => "remark-doubts-left",
        RowsEmpty { rows: usize } => "remark-rows-empty",
        BoardSent => "remark-board-sent",
        PageIsOld => "remark-page-is-old",
        MarkChanged { place: String, before: Outcome, after: Outcome } => "remark-mark-changed",
        NoDame => "remark-no-dame",
        BorderOpen { place: String } => "remark-border-open",
        DameFilledBy { side: Color, places: Vec<String> } => "remark-dame-filled-by",
        DameFilled { black: Vec<String>, white: Vec<String> } => "remark-dame-filled",
        MethodNeedsSide { method: Method } => "remark-method-needs-side",
        NumberReplaced { number: u32 } => "remark-number-replaced",
        NotAWholeNumber { text: String } => "remark-not-a-whole-number",
        NotInANumber { sign: String } => "remark-not-in-a-number",
        EntryFull => "remark-entry-full",
        TooLarge => "remark-too-large",
        UnusualKomi { komi: Amount } => "remark-unusual-komi",
        HandicapTaken { stones: u32, points: Amount } => "remark-handicap-taken",
        UnusualHandicap { stones: u32 } => "remark-unusual-handicap",
        TurnSetting => "remark-turn-setting",
        CountDropped => "remark-count-dropped",
        BothSides => "remark-both-sides",
        OwnSize => "remark-own-size",
        OwnPlayers => "remark-own-players",
        NoRules { text: String } => "remark-no-rules",
        ChooseGame => "remark-choose-game",
        PlayOnAtDead => "remark-play-on-at-dead",
        Taken => "remark-taken",
        NoSuicide => "remark-no-suicide",
        KoMustWait => "remark-ko-must-wait",
        TooManyMoves => "remark-too-many-moves",
        BothPassed => "remark-both-passed",
        NotBothPassed => "remark-not-both-passed",
        ReachedCounted => "remark-reached-counted",
        BackAsPlayed => "remark-back-as-played",
        RulesSetScoring => "remark-rules-set-scoring",
        ChooseScoring => "remark-choose-scoring",
        ChooseTieBreaker => "remark-choose-tie-breaker",
        NotStones => "remark-not-stones",
        TypeCount => "remark-type-count",
        NumberMissing { sign: String } => "remark-number-missing",
        NoNumberAsked => "remark-no-number-asked",
        MoreThanBoard { number: u32, points: u32 } => "remark-more-than-board",
        MoreThanLeft { number: u32, left: u32, counted: u32, points: u32 }
            => "remark-more-than-left",
        ManyNonScoring { count: u32 } => "remark-many-non-scoring",
        TooManyGroups { groups: u32 } => "remark-too-many-groups",
        TooManyNonScoring { count: u32 } => "remark-too-many-non-scoring",
        Whose { black: String, white: String } => "remark-whose",
        SidesSwapped => "remark-sides-swapped",
        CountedAgain => "remark-counted-again",
        WhoseTurn => "remark-whose-turn",
        ResultAgreed => "remark-result-agreed",
        InPlace { side: Color } => "remark-in-place",
        NotInPlace => "remark-not-in-place",
        LookFirst { chains: usize } => "remark-look-first",
        Agreed => "remark-agreed",
        LargeLead { points: Amount } => "remark-large-lead",
        TooVacant { vacant: u32, points: u32 } => "remark-too-vacant",
        AreaNotCounted => "remark-area-not-counted",
        ByTerritory => "remark-by-territory",
        SmallerBoard { total: u32, size: Size, here: Size } => "remark-smaller-board",
        PointsMissing { black: u32, white: u32, sum: u32, missing: u32, points: u32 }
            => "remark-points-missing",
        PointsShort { black: u32, white: u32, sum: u32, missing: u32, points: u32 }
            => "remark-points-short",
        Verified { terms: String, points: u32 } => "remark-verified",
        WellCounted { have: u32 } => "remark-well-counted",
        Missing { have: u32, is: u32, missing: u32 } => "remark-missing",
        TooMany { have: u32, is: u32, extra: u32 } => "remark-too-many",
        AnswerFirst => "remark-answer-first",
        RatherStones { vacant: u32 } => "remark-rather-stones",
        PointsOver { black: u32, white: u32, sum: u32, non_scoring: u32, points: u32 }
            => "remark-points-over",
        CountFirst => "remark-count-first",
        NeedsPosition => "remark-needs-position",
        PositionKept => "remark-position-kept",
        NoStones => "remark-no-stones",
        NoFileOfTable => "remark-no-file-of-table",
        NothingDue => "remark-nothing-due",
        MouseOn => "remark-mouse-on",
        MouseOff => "remark-mouse-off",
        AnswerMissing => "answer-missing",
    }
}

facts! {
    /// The outcome of a check on a count.
    pub enum CheckFact {
        Sum { terms: String, points: u32 } => "check-sum",
        SumShort { terms: String, sum: u32, short: u32, points: u32 } => "check-sum-short",
        SumOver { terms: String, sum: u32, over: u32, points: u32 } => "check-sum-over",
        ParityEven { difference: u32 } => "check-parity-even",
        ParityOdd { difference: u32 } => "check-parity-odd",
    }
}
