//! A count line by line, as in Mays' Tables 10, 12 and 14.

use super::key_number::signed;
use super::totals::half_count;
use super::{Adjustment, KeyNumber, Outcome, Totals};
use crate::amount::Amount;
use crate::fact::words;
use crate::goban::Color;
use crate::method::Method;
use crate::rules::Ties;

words! {
    /// What a line of a worksheet shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Term {
        /// Vacant points: the side's territory.
        Vacant => "vacant",
        /// Stones on the board.
        Stones => "stones",
        /// Total points (TP): vacant points and stones.
        Total => "total",
        /// Komi, or half of it.
        Komi => "komi",
        /// The tie-breaker, or half of it.
        TieBreaker => "tie-breaker",
        /// Handicap compensation, or half of it.
        Compensation => "compensation",
        /// Half the non-scoring points.
        NonScoring => "non-scoring",
        /// Adjusted total points (ATP).
        Adjusted => "adjusted",
        /// The half count of possible points (HCPP).
        HalfCount => "half-count",
        /// The half count less half the non-scoring points, in Simplified Half Counting.
        AdjustedHalfCount => "adjusted-half-count",
        /// The key number (KN).
        KeyNumber => "key-number",
        /// The side's total less the number it is compared with.
        Difference => "difference",
        /// The margin of victory (MV).
        Margin => "margin",
    }
}

impl Term {
    /// Whether a method takes half of what the term names.
    pub const fn is_halved_by(self, method: Method) -> bool {
        let adjusts =
            matches!(self, Self::Komi | Self::TieBreaker | Self::Compensation | Self::NonScoring);
        adjusts && !method.counts_both()
    }
}

/// The part of the worksheet that a line belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The count of a side, and its adjustments.
    Count,
    /// The number that the count is compared with.
    Bar,
    /// The comparison.
    Verdict,
}

/// How a line changes the running sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Starts the sum.
    Start,
    /// Adds the amount, which may be negative.
    Add,
    /// Shows the sum.
    Equals,
    /// Shows the sum doubled.
    Doubled,
}

/// One line: a term, an operation, and the amount for each counted side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The part it belongs to.
    pub part: Part,
    /// The term it shows.
    pub term: Term,
    /// The operation.
    pub op: Op,
    /// Black's amount in points, if this line has one.
    pub black: Option<Amount>,
    /// White's amount in points, if this line has one.
    pub white: Option<Amount>,
}

impl Line {
    /// The amount of a side in points.
    pub const fn of(&self, color: Color) -> Option<Amount> {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

/// A method worked out for one side, or for both with Full Counting; every line is exact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    method: Method,
    side: Color,
    lines: Vec<Line>,
    outcome: Outcome,
    tie_breaker_left_out: bool,
}

impl Worksheet {
    /// Works out a method.
    ///
    /// Simplified Half Counting leaves the tie-breaker out unless `keep_tie_breaker` is set, but
    /// only if that cannot change the winner (Mays, p. 31).
    pub fn new(
        method: Method,
        side: Color,
        totals: &Totals,
        adjustment: Adjustment,
        ties: Ties,
        keep_tie_breaker: bool,
    ) -> Self {
        let left_out = method == Method::Simplified
            && !keep_tie_breaker
            && adjustment.tie_breaker_only_breaks_ties();
        let (adjustment, ties) = if left_out {
            let ties = adjustment.tie_breaker_favours().map_or(ties, Ties::To);
            (adjustment.without_tie_breaker(), ties)
        } else {
            (adjustment, ties)
        };
        let mut sheet = Lines { lines: Vec::new(), method, side };
        let lead = match method {
            Method::Full => sheet.full(totals, adjustment),
            Method::Half | Method::Simplified => sheet.half(totals, adjustment),
            Method::Key => sheet.key(totals, adjustment, ties),
        };
        let outcome = Outcome::of_black_lead(lead, ties);
        Self { method, side, lines: sheet.lines, outcome, tie_breaker_left_out: left_out }
    }

    /// The method.
    pub const fn method(&self) -> Method {
        self.method
    }

    /// The side counted; Full Counting does not use it, as it counts both.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The lines in working order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The winner and the margin.
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Whether the tie-breaker was left out; then the margin may be off by half a point.
    pub const fn tie_breaker_left_out(&self) -> bool {
        self.tie_breaker_left_out
    }

    /// The amount of a term for a side in points, from the last line with that term.
    pub fn figure(&self, term: Term, color: Color) -> Option<Amount> {
        self.lines.iter().rev().find(|line| line.term == term).and_then(|line| line.of(color))
    }
}

/// The lines of a worksheet in progress.
struct Lines {
    lines: Vec<Line>,
    method: Method,
    side: Color,
}

impl Lines {
    /// Adds a line for the counted side.
    fn put(&mut self, part: Part, op: Op, term: Term, amount: Amount) {
        let (black, white) = match self.side {
            Color::Black => (Some(amount), None),
            Color::White => (None, Some(amount)),
        };
        self.lines.push(Line { part, term, op, black, white });
    }

    /// Adds a line for both sides.
    fn put_both(&mut self, part: Part, op: Op, term: Term, black: Amount, white: Option<Amount>) {
        self.lines.push(Line { part, term, op, black: Some(black), white });
    }

    /// Full Counting (Mays, steps 5 to 7); returns Black's lead in points.
    fn full(&mut self, totals: &Totals, adjustment: Adjustment) -> Amount {
        let [black, white] = Color::BOTH.map(|color| totals.side(color));
        if let (Some((black_vacant, black_stones)), Some((white_vacant, white_stones))) =
            (black.parts, white.parts)
        {
            let whole = |count: u32| Amount::points(i64::from(count));
            let vacant = (whole(black_vacant), Some(whole(white_vacant)));
            self.put_both(Part::Count, Op::Start, Term::Vacant, vacant.0, vacant.1);
            let stones = (whole(black_stones), Some(whole(white_stones)));
            self.put_both(Part::Count, Op::Add, Term::Stones, stones.0, stones.1);
        }
        let [black, white] = [black, white].map(|count| Amount::points(i64::from(count.total())));
        self.put_both(Part::Count, Op::Equals, Term::Total, black, Some(white));
        let given = [
            (Term::Komi, adjustment.komi()),
            (Term::TieBreaker, adjustment.tie_breaker()),
            (Term::Compensation, adjustment.compensation()),
        ];
        for (term, amount) in given {
            if amount != Amount::ZERO {
                self.put_both(Part::Count, Op::Add, term, -amount, None);
            }
        }
        let adjusted = black - adjustment.total();
        self.put_both(Part::Count, Op::Equals, Term::Adjusted, adjusted, Some(white));
        let lead = adjusted - white;
        self.put_both(Part::Verdict, Op::Equals, Term::Margin, lead, Some(-lead));
        lead
    }

    /// Half and Simplified Half Counting; returns Black's lead in points.
    fn half(&mut self, totals: &Totals, adjustment: Adjustment) -> Amount {
        let total = self.counted_side(totals);
        let sign = |amount| -signed(self.side, amount);
        let given = [
            (Term::Komi, sign(adjustment.half_komi())),
            (Term::TieBreaker, sign(adjustment.half_tie_breaker())),
            (Term::Compensation, sign(adjustment.half_compensation())),
        ];
        let mut adjusted = total;
        for (term, amount) in given {
            if amount != Amount::ZERO {
                adjusted += amount;
                self.put(Part::Count, Op::Add, term, amount);
            }
        }
        let non_scoring = Amount::halves(i64::from(totals.non_scoring()));
        let mut bar = half_count(totals.size());
        if non_scoring != Amount::ZERO && self.method == Method::Half {
            adjusted += non_scoring;
            self.put(Part::Count, Op::Add, Term::NonScoring, non_scoring);
        }
        self.put(Part::Count, Op::Equals, Term::Adjusted, adjusted);
        self.put(Part::Bar, Op::Start, Term::HalfCount, bar);
        if non_scoring != Amount::ZERO && self.method == Method::Simplified {
            bar = bar - non_scoring;
            self.put(Part::Bar, Op::Add, Term::NonScoring, -non_scoring);
            self.put(Part::Bar, Op::Equals, Term::AdjustedHalfCount, bar);
        }
        self.verdict(adjusted - bar)
    }

    /// Key Numbers; returns Black's lead in points.
    fn key(&mut self, totals: &Totals, adjustment: Adjustment, ties: Ties) -> Amount {
        let total = self.counted_side(totals);
        let non_scoring = totals.non_scoring();
        let key = KeyNumber::new(totals.size(), self.side, adjustment, non_scoring, ties);
        self.put(Part::Bar, Op::Start, Term::HalfCount, key.half_count());
        let moves = [
            (Term::NonScoring, -key.non_scoring()),
            (Term::Komi, signed(self.side, adjustment.half_komi())),
            (Term::TieBreaker, signed(self.side, adjustment.half_tie_breaker())),
            (Term::Compensation, signed(self.side, adjustment.half_compensation())),
        ];
        for (term, amount) in moves {
            if amount != Amount::ZERO {
                self.put(Part::Bar, Op::Add, term, amount);
            }
        }
        self.put(Part::Bar, Op::Equals, Term::KeyNumber, key.value());
        self.verdict(total - key.value())
    }

    /// Adds the lines up to the total points of the counted side, and returns the total.
    fn counted_side(&mut self, totals: &Totals) -> Amount {
        let count = totals.side(self.side);
        if let Some((vacant, stones)) = count.parts {
            self.put(Part::Count, Op::Start, Term::Vacant, Amount::points(i64::from(vacant)));
            self.put(Part::Count, Op::Add, Term::Stones, Amount::points(i64::from(stones)));
        }
        let total = Amount::points(i64::from(count.total()));
        self.put(Part::Count, Op::Equals, Term::Total, total);
        total
    }

    /// Adds the last two lines, the difference and its double; returns Black's lead in points.
    fn verdict(&mut self, difference: Amount) -> Amount {
        self.put(Part::Verdict, Op::Equals, Term::Difference, difference);
        self.put(Part::Verdict, Op::Doubled, Term::Margin, difference.doubled());
        signed(self.side, difference.doubled())
    }
}
