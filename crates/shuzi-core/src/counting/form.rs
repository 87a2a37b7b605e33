//! A count as a form that is filled in, row by row, as in Mays' Tables 10, 12 and 14.

use super::key_number::signed;
use super::totals::half_count;
use super::{Adjustment, SideCount, Totals};
use crate::amount::Amount;
use crate::fact::words;
use crate::goban::{Color, Size};
use crate::method::Method;

words! {
    /// What a row of a form shows.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Term {
        /// Vacant points, where stones are counted, too.
        Vacant => "vacant",
        /// Living stones on the board.
        Stones => "stones",
        /// Total points (TP): vacant points and stones.
        Total => "total",
        /// Vacant points of territory, where stones are not counted.
        Territory => "territory",
        /// Points of territory that must be filled.
        Teire => "teire",
        /// Points in seki.
        Seki => "points-in-seki",
        /// The side's own stones lost: prisoners and dead stones.
        Prisoners => "prisoners",
        /// The side's own passes, each of which hands over a stone.
        PassStones => "pass-stones",
        /// Living groups, where the rules tax them.
        Groups => "groups",
        /// The group tax: two points per group.
        GroupTax => "group-tax",
        /// Komi, or half of it.
        Komi => "komi",
        /// The tie-breaker, or half of it.
        TieBreaker => "tie-breaker",
        /// Handicap compensation, or half of it.
        Compensation => "compensation",
        /// The rule about the last move or the first pass.
        LastMove => "last-move",
        /// The non-scoring points, or half of them.
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
        /// The sum of all rows.
        Sum => "sum",
    }
}

impl Term {
    /// Whether a method takes half of what the term names.
    const fn is_halved_by(self, method: Method) -> bool {
        let adjusts =
            matches!(self, Self::Komi | Self::TieBreaker | Self::Compensation | Self::NonScoring);
        adjusts && !method.counts_both()
    }
}

/// The part of the form that a row belongs to.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// What is counted before the sides, such as the points that belong to nobody.
    Before,
    /// The count of a side, and its adjustments.
    Count,
    /// The number that the count is compared with.
    Bar,
    /// The comparison.
    Verdict,
}

/// How a row changes the running sum.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// Starts the sum.
    Start,
    /// Adds the amount, which may be negative.
    Add,
    /// Adds an amount that is negative, or will be once it is known.
    Take,
    /// Shows the sum.
    Equals,
    /// Shows the sum doubled.
    Doubled,
}

/// A cell of a form.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormCell {
    /// The side has no such number.
    Absent,
    /// A number that is not counted yet, or what follows from one.
    Blank,
    /// An amount in points, with its sign.
    Amount(Amount),
}

impl FormCell {
    /// The cell of an amount in points, once it is known.
    pub fn of(amount: Option<Amount>) -> Self {
        amount.map_or(Self::Blank, Self::Amount)
    }

    /// The cell of a number that is counted.
    pub fn counted(number: Option<u32>) -> Self {
        Self::of(number.map(|number| Amount::points(number.into())))
    }

    /// The amount in points, if it is known.
    pub const fn amount(self) -> Option<Amount> {
        match self {
            Self::Amount(amount) => Some(amount),
            Self::Absent | Self::Blank => None,
        }
    }
}

/// One row: a term, an operation, and a cell for each side.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormRow {
    /// The part it belongs to.
    pub part: Part,
    /// The term it shows.
    pub term: Term,
    /// Whether it shows half of what the term names.
    pub is_halved: bool,
    /// The operation.
    pub op: Op,
    /// The cells, [Black, White]; a number of neither side is in the first that is counted.
    pub cells: [FormCell; 2],
}

impl FormRow {
    /// The amount of a side in points.
    pub const fn of(&self, color: Color) -> Option<Amount> {
        self.cells[color.index()].amount()
    }
}

/// What a form is filled in with for a side.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideNumbers {
    /// The side is not counted.
    None,
    /// Vacant points and stones, each once it is counted.
    Parts { vacant: Option<u32>, stones: Option<u32> },
    /// The total alone.
    Total(u32),
}

impl SideNumbers {
    /// A side of which nothing is counted yet.
    pub const BLANK: Self = Self::Parts { vacant: None, stones: None };

    /// The numbers of a side that is counted.
    pub fn of(count: SideCount) -> Self {
        count.parts.map_or(Self::Total(count.total()), |(vacant, stones)| Self::Parts {
            vacant: Some(vacant),
            stones: Some(stones),
        })
    }

    /// A part of the count, or its total.
    fn cell(self, term: Term) -> FormCell {
        match (self, term) {
            (Self::Parts { vacant, .. }, Term::Vacant) => FormCell::counted(vacant),
            (Self::Parts { stones, .. }, Term::Stones) => FormCell::counted(stones),
            (Self::Parts { vacant, stones }, Term::Total) => FormCell::counted(
                vacant.zip(stones).map(|(vacant, stones)| vacant.saturating_add(stones)),
            ),
            (Self::Total(total), Term::Total) => FormCell::counted(Some(total)),
            _ => FormCell::Absent,
        }
    }
}

/// What a form is filled in with.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormNumbers {
    /// The board size.
    pub size: Size,
    /// The numbers of the sides, [Black, White].
    pub sides: [SideNumbers; 2],
    /// The points that belong to nobody, once they are counted.
    pub non_scoring: Option<u32>,
}

impl FormNumbers {
    /// The numbers that a method needs of a counted board: those of one side, or of both.
    pub fn of(method: Method, side: Color, totals: &Totals) -> Self {
        let numbers = |color: Color| {
            let is_counted = method.counts_both() || color == side;
            if is_counted { SideNumbers::of(totals.side(color)) } else { SideNumbers::None }
        };
        let non_scoring = Some(totals.non_scoring());
        Self { size: totals.size(), sides: Color::BOTH.map(numbers), non_scoring }
    }

    fn half_non_scoring(&self) -> Option<Amount> {
        self.non_scoring.map(|count| Amount::halves(count.into()))
    }
}

/// The rows of a count in working order, filled in as far as the numbers are known; every amount is
/// exact.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// The rows.
    pub rows: Vec<FormRow>,
}

impl Form {
    /// Fills in the form of a method that counts `side`, or both sides.
    pub fn new(method: Method, side: Color, numbers: &FormNumbers, adjustment: Adjustment) -> Self {
        // Full Counting adjusts Black's total alone.
        let side = if method.counts_both() { Color::Black } else { side };
        let mut rows = Rows { rows: Vec::new(), method, side };
        match method {
            Method::Full => rows.full(numbers, adjustment),
            Method::Half | Method::Simplified => rows.half(numbers, adjustment),
            Method::Key => rows.key(numbers, adjustment),
        }
        Self { rows: rows.rows }
    }

    /// The form without a side's column.
    #[must_use]
    pub fn without(&self, side: Color) -> Self {
        let mut rows = self.rows.clone();
        for row in &mut rows {
            row.cells[side.index()] = FormCell::Absent;
        }
        Self { rows }
    }

    /// The rows up to the totals of area, before anything is adjusted.
    #[must_use]
    pub fn up_to_total(mut self) -> Self {
        let total = self.rows.iter().position(|row| row.term == Term::Total);
        self.rows.truncate(total.map_or(self.rows.len(), |total| total + 1));
        self
    }

    /// The sides that have a column.
    pub fn sides(&self) -> Vec<Color> {
        let has =
            |side: &Color| self.rows.iter().any(|row| row.cells[side.index()] != FormCell::Absent);
        Color::BOTH.into_iter().filter(has).collect()
    }

    /// The amount of a term for a side in points, from the last row with that term.
    pub fn figure(&self, term: Term, color: Color) -> Option<Amount> {
        self.rows.iter().rev().find(|row| row.term == term).and_then(|row| row.of(color))
    }
}

/// The rows of a form in progress.
struct Rows {
    rows: Vec<FormRow>,
    method: Method,
    side: Color,
}

impl Rows {
    fn put(&mut self, part: Part, op: Op, term: Term, cells: [FormCell; 2]) {
        let is_halved = term.is_halved_by(self.method);
        self.rows.push(FormRow { part, term, is_halved, op, cells });
    }

    /// Adds a row for the counted side.
    fn put_own(&mut self, part: Part, op: Op, term: Term, amount: Option<Amount>) {
        let mut cells = [FormCell::Absent; 2];
        cells[self.side.index()] = FormCell::of(amount);
        self.put(part, op, term, cells);
    }

    /// Adds the rows of amounts that are added to a sum; returns the sum.
    fn add_all(
        &mut self,
        part: Part,
        sum: Option<Amount>,
        amounts: [(Term, Amount); 3],
    ) -> Option<Amount> {
        let add = |sum, (term, amount)| self.add(part, term, sum, Some(amount));
        amounts.into_iter().fold(sum, add)
    }

    /// Adds a row with an amount that is added to a sum, unless it is zero; returns the sum.
    fn add(
        &mut self,
        part: Part,
        term: Term,
        sum: Option<Amount>,
        amount: Option<Amount>,
    ) -> Option<Amount> {
        if amount == Some(Amount::ZERO) {
            return sum;
        }
        let is_taken = part == Part::Bar && term == Term::NonScoring;
        self.put_own(part, if is_taken { Op::Take } else { Op::Add }, term, amount);
        sum.zip(amount).map(|(sum, amount)| sum + amount)
    }

    /// Adds the rows of what is counted; returns the totals, [Black, White].
    fn counted(&mut self, numbers: &FormNumbers) -> [Option<Amount>; 2] {
        let rows = [(Op::Start, Term::Vacant), (Op::Add, Term::Stones), (Op::Equals, Term::Total)];
        for (op, term) in rows {
            let cells = numbers.sides.map(|side| side.cell(term));
            if cells.iter().any(|cell| *cell != FormCell::Absent) {
                self.put(Part::Count, op, term, cells);
            }
        }
        numbers.sides.map(|side| side.cell(Term::Total).amount())
    }

    /// Full Counting (Mays, steps 5 to 7): everything is taken from Black, or given.
    fn full(&mut self, numbers: &FormNumbers, adjustment: Adjustment) {
        let [black, white] = self.counted(numbers);
        let given = [
            (Term::Komi, -adjustment.komi()),
            (Term::TieBreaker, -adjustment.tie_breaker()),
            (Term::Compensation, -adjustment.compensation()),
        ];
        let adjusted = self.add_all(Part::Count, black, given);
        let cells = [adjusted, white].map(FormCell::of);
        self.put(Part::Count, Op::Equals, Term::Adjusted, cells);
        let lead = adjusted.zip(white).map(|(black, white)| black - white);
        let cells = [lead, lead.map(|lead| -lead)].map(FormCell::of);
        self.put(Part::Verdict, Op::Equals, Term::Margin, cells);
    }

    /// Half and Simplified Half Counting.
    fn half(&mut self, numbers: &FormNumbers, adjustment: Adjustment) {
        let total = self.counted(numbers)[self.side.index()];
        let mut adjusted = self.add_all(
            Part::Count,
            total,
            self.adjusting(adjustment).map(|(term, half)| (term, -half)),
        );
        let non_scoring = numbers.half_non_scoring();
        let mut bar = Some(half_count(numbers.size));
        if self.method == Method::Half {
            adjusted = self.add(Part::Count, Term::NonScoring, adjusted, non_scoring);
        }
        self.put_own(Part::Count, Op::Equals, Term::Adjusted, adjusted);
        self.put_own(Part::Bar, Op::Start, Term::HalfCount, bar);
        if self.method == Method::Simplified && non_scoring != Some(Amount::ZERO) {
            bar = self.add(Part::Bar, Term::NonScoring, bar, non_scoring.map(|half| -half));
            self.put_own(Part::Bar, Op::Equals, Term::AdjustedHalfCount, bar);
        }
        self.verdict(adjusted, bar);
    }

    /// Key Numbers.
    fn key(&mut self, numbers: &FormNumbers, adjustment: Adjustment) {
        let total = self.counted(numbers)[self.side.index()];
        let half = half_count(numbers.size);
        self.put_own(Part::Bar, Op::Start, Term::HalfCount, Some(half));
        let non_scoring = numbers.half_non_scoring().map(|half| -half);
        let bar = self.add(Part::Bar, Term::NonScoring, Some(half), non_scoring);
        let key = self.add_all(Part::Bar, bar, self.adjusting(adjustment));
        self.put_own(Part::Bar, Op::Equals, Term::KeyNumber, key);
        self.verdict(total, key);
    }

    /// Half of each adjustment, as it changes what the counted side needs: more for Black, less for
    /// White.
    fn adjusting(&self, adjustment: Adjustment) -> [(Term, Amount); 3] {
        [
            (Term::Komi, adjustment.half_komi()),
            (Term::TieBreaker, adjustment.half_tie_breaker()),
            (Term::Compensation, adjustment.half_compensation()),
        ]
        .map(|(term, half)| (term, signed(self.side, half)))
    }

    /// Adds the last two rows, the difference and its double.
    fn verdict(&mut self, adjusted: Option<Amount>, bar: Option<Amount>) {
        let difference = adjusted.zip(bar).map(|(adjusted, bar)| adjusted - bar);
        self.put_own(Part::Verdict, Op::Equals, Term::Difference, difference);
        self.put_own(Part::Verdict, Op::Doubled, Term::Margin, difference.map(Amount::doubled));
    }
}
