//! Mistakes that a wrong answer reveals.

use crate::fact::facts;

facts! {
    /// A mistake that the answer reveals.
    #[derive(Copy)]
    pub enum Mistake {
        /// The answer was not halved.
        NotHalved => "mistake-not-halved",
        /// The answer was doubled, not halved.
        Doubled => "mistake-doubled",
        /// Half a point too much.
        HalfTooMuch => "mistake-half-too-much",
        /// Half a point too little.
        HalfTooLittle => "mistake-half-too-little",
        /// The half or quarter was dropped.
        FractionDropped => "mistake-fraction-dropped",
        /// Ten too few.
        TenTooFew => "mistake-ten-too-few",
        /// Ten too many.
        TenTooMany => "mistake-ten-too-many",
        /// One too few.
        OneTooFew => "mistake-one-too-few",
        /// One too many.
        OneTooMany => "mistake-one-too-many",
        /// The remainder was forgotten.
        RemainderForgotten => "mistake-remainder-forgotten",
        /// The vacant points were forgotten.
        VacantForgotten => "mistake-vacant-forgotten",
        /// The stones were forgotten.
        StonesForgotten => "mistake-stones-forgotten",
        /// A row of the territory was missed.
        RowMissed => "mistake-row-missed",
        /// It is the other side's number.
        OtherSide => "mistake-other-side",
        /// The adjustment was not halved.
        AdjustmentNotHalved => "mistake-adjustment-not-halved",
        /// The adjustment was halved.
        AdjustmentHalved => "mistake-adjustment-halved",
        /// The adjustment has the wrong sign.
        AdjustmentWrongSign => "mistake-adjustment-wrong-sign",
        /// The adjustment was left out.
        AdjustmentLeftOut => "mistake-adjustment-left-out",
        /// The tie-breaker was left out.
        TieBreakerLeftOut => "mistake-tie-breaker-left-out",
        /// Half of the non-scoring point was not subtracted.
        NonScoringNotSubtracted => "mistake-non-scoring-not-subtracted",
        /// It is what a side needs to win, not the key number.
        NeedsNotKey => "mistake-needs-not-key",
        /// The answer is n.
        IsN => "mistake-is-n",
        /// The answer is n − 1.
        IsNLessOne => "mistake-is-n-less-one",
        /// These rules do give compensation.
        RulesCompensate => "mistake-rules-compensate",
        /// The compensation was halved.
        CompensationHalved => "mistake-compensation-halved",
        /// The margin is in zi.
        InZi => "mistake-in-zi",
        /// The margin was not doubled.
        NotDoubled => "mistake-not-doubled",
        /// The wrong winner.
        WrongWinner => "mistake-wrong-winner",
        /// The wrong winner, and not doubled.
        WrongWinnerNotDoubled => "mistake-wrong-winner-not-doubled",
        /// The answer has the wrong sign.
        WrongSign => "mistake-wrong-sign",
        /// The answer was halved twice.
        HalvedTwice => "mistake-halved-twice",
        /// It is a total.
        IsTotal => "mistake-is-total",
        /// It is the stones only.
        IsStones => "mistake-is-stones",
        /// It is the vacant points only.
        IsVacant => "mistake-is-vacant",
        /// Some stones are dead.
        SomeAreDead => "mistake-some-are-dead",
        /// Dead stones are missing from those marked.
        SomeMissing => "mistake-some-missing",
        /// Some of the stones marked are alive.
        SomeAlive => "mistake-some-alive",
        /// Dead stones are missing, and some of those marked are alive.
        SomeMissingSomeAlive => "mistake-some-missing-some-alive",
        /// Vacant points and dead stones were counted, not living stones.
        TerritoryCounted => "mistake-territory-counted",
        /// Shared liberties are filled.
        SharedAreFilled => "mistake-shared-are-filled",
        /// An even number is filled completely.
        EvenIsFilled => "mistake-even-is-filled",
        /// Stones filled into a seki were forgotten.
        FillForgotten => "mistake-fill-forgotten",
        /// The vacant points are not rectangles of ten.
        NotInTens => "mistake-not-in-tens",
        /// More stones were handled than needed.
        TooManyHandled => "mistake-too-many-handled",
        /// The prisoners were forgotten.
        PrisonersForgotten => "mistake-prisoners-forgotten",
        /// Komi was forgotten.
        KomiForgotten => "mistake-komi-forgotten",
        /// Komi has the wrong sign.
        KomiWrongSign => "mistake-komi-wrong-sign",
        /// One point was miscounted.
        OneMiscounted => "mistake-one-miscounted",
        /// Ten points were miscounted.
        TenMiscounted => "mistake-ten-miscounted",
    }
}
