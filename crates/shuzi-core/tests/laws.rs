//! Laws of counting that hold for every board, komi, handicap, side and seki.

use proptest::prelude::*;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{
    Adjustment, Form, FormCell, FormNumbers, KeyNumber, Op, Outcome, Settled, SideCount,
    SideNumbers, Term, Totals, Winner, Worksheet,
};
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::method::Method;
use shuzi_core::rules::Ties;

fn size() -> impl Strategy<Value = Size> {
    (1..=52_u8, 1..=52_u8).prop_map(|(width, height)| Size::new(width, height).unwrap())
}

fn ties() -> impl Strategy<Value = Ties> {
    prop_oneof![Just(Ties::Draw), Just(Ties::To(Color::Black)), Just(Ties::To(Color::White)),]
}

/// Totals that fill a board, about half of them close to even.
fn totals() -> impl Strategy<Value = Totals> {
    (size(), any::<u32>(), 0..4_u32, any::<bool>(), 0..30_u32).prop_map(
        |(size, share, non_scoring, close, off)| {
            let points = u32::from(size.width()) * u32::from(size.height());
            let non_scoring = non_scoring.min(points);
            let rest = points - non_scoring;
            let black = if close { (rest / 2 + off).min(rest) } else { share % (rest + 1) };
            let (black, white) =
                (SideCount::total_only(black), SideCount::total_only(rest - black));
            Totals::new(size, black, white, non_scoring).unwrap()
        },
    )
}

/// Komi from −10 to 20, a tie-breaker as in the profiles, compensation up to 9 points.
fn adjustment() -> impl Strategy<Value = Adjustment> {
    (-20..=40_i64, -1..=1_i64, 0..=9_i64).prop_map(|(komi, tie_breaker, stones)| {
        Adjustment::new(Amount::halves(komi), Amount::halves(tie_breaker), Amount::points(stones))
            .unwrap()
    })
}

fn outcome(
    method: Method,
    side: Color,
    totals: &Totals,
    adjustment: Adjustment,
    ties: Ties,
    keep: bool,
) -> Outcome {
    Worksheet::new(method, side, totals, adjustment, ties, keep).outcome()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_four_methods_agree(totals in totals(), adjustment in adjustment(), ties in ties()) {
        let full = outcome(Method::Full, Color::Black, &totals, adjustment, ties, true);
        for method in Method::ALL {
            for side in Color::BOTH {
                let with = outcome(method, side, &totals, adjustment, ties, true);
                prop_assert_eq!(with, full, "{:?} {:?}", method, side);
                let without = outcome(method, side, &totals, adjustment, ties, false);
                prop_assert_eq!(without.winner(), full.winner(), "{:?} {:?}", method, side);
                let off = (without.margin() - full.margin()).abs();
                prop_assert!(off <= adjustment.tie_breaker().abs());
            }
        }
    }

    #[test]
    fn what_a_key_number_needs_is_the_least_that_wins(
        totals in totals(), adjustment in adjustment(), ties in ties(), side in 0..2_usize,
    ) {
        let side = Color::BOTH[side];
        let key = KeyNumber::new(totals.size(), side, adjustment, totals.non_scoring(), ties);
        let total = i64::from(totals.side(side).total());
        let winner = outcome(Method::Key, side, &totals, adjustment, ties, true).winner();
        prop_assert_eq!(total >= key.needs(), winner == Winner::Side(side));
        prop_assert_eq!(key.tie_at() == Some(total), winner == Winner::Tie);
    }

    /// A form has its rows from the start; what depends on a number that is missing is blank, and
    /// the rest is what it is in the whole sum.
    #[test]
    fn a_form_is_filled_in(
        totals in totals(), adjustment in adjustment(), share: u32, side: bool, missing in 0..3_u8,
    ) {
        let side = if side { Color::Black } else { Color::White };
        let vacant = Color::BOTH.map(|side| share % (totals.side(side).total() + 1));
        let [black, white] = Color::BOTH.map(|side| {
            let vacant = vacant[side.index()];
            SideCount::of(vacant, totals.side(side).total() - vacant)
        });
        let counted = Totals::new(totals.size(), black, white, totals.non_scoring()).unwrap();
        for method in Method::ALL {
            let all = FormNumbers::of(method, side, &counted);
            let sheet = Worksheet::new(method, side, &counted, adjustment, Ties::Draw, true);
            let whole = Form::new(method, side, &all, adjustment);
            prop_assert_eq!(&whole, sheet.form());
            let without = |numbers: SideNumbers| match numbers {
                SideNumbers::Parts { stones, .. } if missing == 0 => {
                    SideNumbers::Parts { vacant: None, stones }
                }
                SideNumbers::Parts { vacant, .. } if missing == 1 => {
                    SideNumbers::Parts { vacant, stones: None }
                }
                numbers => numbers,
            };
            let numbers = FormNumbers {
                sides: all.sides.map(without),
                non_scoring: all.non_scoring.filter(|_| missing != 2),
                ..all
            };
            let form = Form::new(method, side, &numbers, adjustment);
            for row in &form.rows {
                let amount = whole.rows.iter().find(|known| {
                    (known.part, known.term) == (row.part, row.term)
                });
                for color in form.sides() {
                    let is_known = row.of(color).is_some();
                    prop_assert!(!is_known || row.of(color) == amount.and_then(|row| row.of(color)));
                }
                if row.term == Term::Margin {
                    let is_known = missing == 2 && method == Method::Full;
                    prop_assert_eq!(row.of(side).is_some(), is_known);
                }
            }
            let is_blank = form.rows.iter().any(|row| row.cells.contains(&FormCell::Blank));
            prop_assert!(is_blank || missing == 2 && method == Method::Full);
        }
    }

    #[test]
    fn every_line_of_a_worksheet_adds_up(totals in totals(), adjustment in adjustment()) {
        for method in Method::ALL {
            let sheet =
                Worksheet::new(method, Color::White, &totals, adjustment, Ties::Draw, false);
            for color in Color::BOTH {
                let mut running = Amount::ZERO;
                let mut counted = Amount::ZERO;
                for line in &sheet.form().rows {
                    let Some(amount) = line.of(color) else { continue };
                    match line.op {
                        Op::Start => {
                            counted = running;
                            running = amount;
                        }
                        Op::Add | Op::Take => running += amount,
                        Op::Equals if line.term == Term::Difference => {
                            prop_assert_eq!(amount, counted - running);
                            running = amount;
                        }
                        Op::Equals if line.term == Term::Margin => {
                            let other = sheet.figure(Term::Adjusted, color.other());
                            prop_assert_eq!(Some(amount), other.map(|other| running - other));
                        }
                        Op::Equals => {
                            if running == Amount::ZERO && counted == Amount::ZERO {
                                running = amount;
                            }
                            prop_assert_eq!(amount, running);
                        }
                        Op::Doubled => prop_assert_eq!(amount, running.doubled()),
                    }
                }
            }
        }
    }

    #[test]
    fn a_point_moved_moves_the_margin(totals in totals(), adjustment in adjustment()) {
        let lead = |totals: &Totals| {
            let sheet =
                Worksheet::new(Method::Full, Color::Black, totals, adjustment, Ties::Draw, true);
            sheet.figure(Term::Margin, Color::Black).unwrap()
        };
        let [black, white] = Color::BOTH.map(|color| totals.side(color).total());
        let moved = |black, white, non_scoring| {
            let (black, white) = (SideCount::total_only(black), SideCount::total_only(white));
            Totals::new(totals.size(), black, white, non_scoring).unwrap()
        };
        if white > 0 {
            let to_black = moved(black + 1, white - 1, totals.non_scoring());
            prop_assert_eq!(lead(&to_black) - lead(&totals), Amount::points(2));
        }
        if totals.non_scoring() > 0 {
            let dame = moved(black + 1, white, totals.non_scoring() - 1);
            prop_assert_eq!(lead(&dame) - lead(&totals), Amount::points(1));
        }
    }
}

/// Any position on a small board, including chains without liberties.
fn board() -> impl Strategy<Value = Board> {
    (1..=9_u8, 1..=9_u8).prop_flat_map(|(width, height)| {
        let size = Size::new(width, height).unwrap();
        proptest::collection::vec(0..4_u8, size.points()).prop_map(move |stones| {
            let mut board = Board::new(size);
            for (vertex, stone) in size.vertices().zip(stones) {
                let color = [None, Some(Color::Black), Some(Color::White), None];
                board.set(vertex, color[usize::from(stone)]);
            }
            board
        })
    })
}

/// The board mirrored left to right with the colours swapped.
fn mirrored(board: &Board) -> Board {
    let size = board.size();
    let mut mirror = Board::new(size);
    for (vertex, color) in board.stones() {
        let flipped = Vertex::new(size.width() - 1 - vertex.x, vertex.y);
        mirror.set(flipped, Some(color.other()));
    }
    mirror
}

proptest! {
    #[test]
    fn a_settled_board_is_filled(board in board()) {
        let settled = Settled::of(&board, &VertexSet::new(board.size()));
        let sum: u32 = Color::BOTH.map(|color| settled.count(color).total()).iter().sum();
        let points = u32::try_from(board.size().points()).unwrap();
        prop_assert_eq!(sum + settled.totals().non_scoring(), points);
    }

    #[test]
    fn a_mirror_and_a_swap_of_colours_swap_the_counts(board in board()) {
        let none = VertexSet::new(board.size());
        let (here, there) = (Settled::of(&board, &none), Settled::of(&mirrored(&board), &none));
        let lead = |settled: &Settled| {
            i64::from(settled.count(Color::Black).total())
                - i64::from(settled.count(Color::White).total())
        };
        prop_assert_eq!(lead(&here), -lead(&there));
    }
}
