//! The live panel: the standing of the count, from what is known so far.

use std::cmp::Ordering;

use crate::entering::MOST_AT_TABLE;
use crate::{CheckFact, Remark, Session, Step, Table};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{KeyNumber, Outcome, SideCount, Terms, Totals};
use shuzi_core::fact::Message;
use shuzi_core::goban::Color;
use shuzi_core::scoring::{OwnResult, Score};

/// How much is known about the margin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing is counted yet.
    Open,
    /// The result is known.
    Determined(Outcome),
    /// The result is between these, from White's best to Black's best.
    Between(Outcome, Outcome),
    /// The result cannot be determined, with the reason.
    Unknown(Message),
}

/// A consistency check of the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Whether the check passed.
    pub holds: bool,
    /// The check and its outcome.
    pub fact: CheckFact,
}

/// The live panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Live {
    /// The side being counted, which the key number is for.
    pub side: Color,
    /// Its key number, if the komi is known.
    pub key: Option<KeyNumber>,
    /// Its points counted so far.
    pub counted: u32,
    /// Whether the side is counted completely.
    pub complete: bool,
    /// How much is known about the margin.
    pub standing: Standing,
    /// The checks possible so far.
    pub checks: Vec<Check>,
    /// Whether the numbers come from a game file's board.
    pub by_board: bool,
    /// Whether territory is counted, which zi do not measure.
    pub by_territory: bool,
}

impl Live {
    /// The panel for a count, including the number `typed` but not entered.
    pub fn of(session: &Session, typed: Option<u32>) -> Self {
        // Full counting has no side of its own, so show the one being counted.
        let side = match session.step {
            Step::Vacant(side) | Step::Stones(side) => side,
            _ => session.setup.side(),
        };
        if session.counts_territory() {
            return Self::by_territory(session, typed);
        }
        let tally = Tally::of(session, typed);
        let terms = match session.known_terms() {
            Ok(terms) => terms,
            Err(error) => {
                return Self {
                    side,
                    key: None,
                    counted: tally.so_far(side),
                    complete: tally.is_complete(side),
                    standing: Standing::Unknown(error),
                    checks: Vec::new(),
                    by_board: false,
                    by_territory: false,
                };
            }
        };
        let by_board = matches!(session.table, Table::Position(_));
        let own = session.own_result();
        let is_asked = session.may_leave_over();
        let missing = tally.missing(session);
        // A target by area says nothing where the rules count otherwise, or more than area.
        let counts_more = !by_board && (session.asks_last_move() || session.asks_groups());
        let by_area =
            (terms.profile.value.counts_area() && !counts_more) || own == OwnResult::AsCounted;
        let standing = match (own, tally.standing(session, terms)) {
            // Whether a point belongs to neither side is asked before the sum is called wrong.
            _ if is_asked => Standing::Unknown(Message::plain("live-not-settled")),
            (OwnResult::Is(outcome), Standing::Determined(_))
                if !by_board || session.unsettled().is_empty() =>
            {
                Standing::Determined(outcome)
            }
            // Why is said in full at the result.
            (open, Standing::Determined(_) | Standing::Between(..))
                if open.is_open() && !counts_more =>
            {
                Standing::Unknown(Message::plain("live-not-settled"))
            }
            // With both sides counted nobody is ahead before both are.
            (_, Standing::Determined(_)) if missing.is_some() => {
                Standing::Unknown(Message::new("live-one-more", [("side", missing.into())]))
            }
            // Nobody is ahead while chains in doubt decide the game.
            (_, Standing::Determined(_)) if by_board && !session.unsettled().is_empty() => {
                Standing::Unknown(match session.range_of_doubt() {
                    Some((low, high)) => {
                        let ends = [("low", low.into()), ("high", high.into())];
                        Message::new("live-not-settled-range", ends)
                    }
                    None => Message::plain("live-not-settled"),
                })
            }
            (_, standing) => standing,
        };
        Self {
            side,
            key: by_area.then(|| tally.key(side, terms)),
            counted: tally.so_far(side),
            complete: tally.is_complete(side),
            standing,
            checks: if is_asked { Vec::new() } else { tally.checks(session) },
            by_board,
            by_territory: false,
        }
    }

    /// The panel of a count of territory: no number of points is enough by itself to win.
    fn by_territory(session: &Session, typed: Option<u32>) -> Self {
        let side = session.step.side().unwrap_or(session.setup.side());
        let counts = Color::BOTH.map(|color| session.territory_so_far(color, typed));
        let (counted, complete) = counts[side.index()];
        let missing = Color::BOTH.into_iter().zip(counts).find(|(_, (_, complete))| !complete);
        let standing = match (session.territory().and_then(Score::outcome), missing) {
            (Some(outcome), None) => Standing::Determined(outcome),
            (_, Some((side, _))) if counts != [(0, false); 2] => {
                Standing::Unknown(Message::new("live-one-more", [("side", side.into())]))
            }
            _ => Standing::Open,
        };
        let (key, checks) = (None, Vec::new());
        let (by_board, by_territory) = (false, true);
        Self { side, key, counted, complete, standing, checks, by_board, by_territory }
    }

    /// The points the side still needs to win; negative if it has more than enough.
    pub fn still_needed(&self) -> Option<i64> {
        self.key.as_ref().map(|key| key.needs() - i64::from(self.counted))
    }
}

/// The points known for both sides.
struct Tally {
    size: shuzi_core::goban::Size,
    points: u32,
    non_scoring: u32,
    /// Points counted so far and whether that is all, [Black, White].
    sides: [(u32, bool); 2],
}

impl Tally {
    fn of(session: &Session, typed: Option<u32>) -> Self {
        let size = session.size();
        let points = size.point_count();
        if let Some(settled) = session.table.settled() {
            let sides = Color::BOTH.map(|color| (settled.count(color).total(), true));
            let non_scoring = settled.totals().non_scoring();
            return Self { size, points, non_scoring, sides };
        }
        let mut counted = session.answers;
        // A typed number is included, but the side is complete only after Enter.
        let mut more = [0; 2];
        match (session.step, typed) {
            (Step::NonScoring, Some(typed)) if typed <= MOST_AT_TABLE => {
                counted.non_scoring = Some(typed);
            }
            (Step::Vacant(color), Some(typed)) => {
                counted.vacant[color.index()] = None;
                more[color.index()] = typed;
            }
            (Step::Stones(color), Some(typed)) => {
                counted.stones[color.index()] = None;
                more[color.index()] = typed;
            }
            _ => {}
        }
        let sides = [0, 1].map(|place| {
            let (vacant, stones) = (counted.vacant[place], counted.stones[place]);
            let known = vacant.unwrap_or(0).saturating_add(stones.unwrap_or(0));
            (known.saturating_add(more[place]), vacant.is_some() && stones.is_some())
        });
        Self { size, points, non_scoring: counted.non_scoring.unwrap_or(0), sides }
    }

    const fn side(&self, color: Color) -> (u32, bool) {
        self.sides[color.index()]
    }

    /// The side that is still to be counted, where both are and one is.
    fn missing(&self, session: &Session) -> Option<Color> {
        let both = session.board().is_none() && session.counted_sides().len() == 2;
        let mut missing = Color::BOTH.into_iter().filter(|side| !self.is_complete(*side));
        missing.next_back().filter(|_| both)
    }

    const fn so_far(&self, color: Color) -> u32 {
        self.side(color).0
    }

    const fn is_complete(&self, color: Color) -> bool {
        self.side(color).1
    }

    fn key(&self, side: Color, terms: &Terms) -> KeyNumber {
        KeyNumber::new(self.size, side, terms.adjustment(), self.non_scoring, terms.ties())
    }

    /// White's and Black's best outcome if Black has this total, and White the rest of the board;
    /// `None` if that is not known.
    fn outcomes(&self, black: u32, session: &Session, terms: &Terms) -> Option<(Outcome, Outcome)> {
        let counts = SideCount::of(0, black);
        let totals = Totals::of_one_side(self.size, Color::Black, counts, self.non_scoring).ok()?;
        if let Some(score) = session.area_score_of(&totals, terms) {
            return score.outcomes();
        }
        let key = self.key(Color::Black, terms);
        let difference = Amount::points(i64::from(black)) - key.value();
        let outcome = Outcome::of_black_lead(difference.doubled(), terms.ties());
        Some((outcome, outcome))
    }

    fn standing(&self, session: &Session, terms: &Terms) -> Standing {
        let [black, white] = Color::BOTH.map(|color| self.so_far(color));
        let scoring = self.points.saturating_sub(self.non_scoring);
        let sum = black.saturating_add(white);
        let both = self.is_complete(Color::Black) && self.is_complete(Color::White);
        if sum > scoring && !both {
            let why = Remark::MoreThanBoard { number: sum, points: scoring };
            return Standing::Unknown(why.into());
        }
        if both && sum != scoring {
            return Standing::Unknown(Message::plain("live-unknown-sum"));
        }
        let (least, most) = match Color::BOTH.map(|color| self.is_complete(color)) {
            [true, _] => (black, black),
            [_, true] => (scoring - white, scoring - white),
            _ if sum == 0 => return Standing::Open,
            _ => (black, scoring - white),
        };
        let [low, high] = [least, most].map(|black| self.outcomes(black, session, terms));
        match (low, high) {
            (Some((low, _)), Some((_, high))) if low == high => Standing::Determined(low),
            (Some((low, _)), Some((_, high))) => Standing::Between(low, high),
            _ => Standing::Unknown(Message::plain("live-not-settled")),
        }
    }

    /// The checks of sum and parity, if both sides are counted.
    fn checks(&self, session: &Session) -> Vec<Check> {
        let own = Color::BOTH.map(|side| session.own_count(side));
        let (black, white) = match (session.board().is_some(), own) {
            (true, [Some(black), Some(white)]) => (black.total(), white.total()),
            (false, _) if self.sides[0].1 && self.sides[1].1 => (self.sides[0].0, self.sides[1].0),
            _ => return Vec::new(),
        };
        let non_scoring = self.non_scoring;
        let sum = black.saturating_add(white).saturating_add(non_scoring);
        let filled = sum == self.points;
        let points = self.points;
        let terms = if non_scoring == 0 {
            format!("{black} + {white}")
        } else {
            format!("{black} + {white} + {non_scoring}")
        };
        let sum_fact = match sum.cmp(&points) {
            Ordering::Equal => CheckFact::Sum { terms, points },
            Ordering::Less => CheckFact::SumShort { terms, sum, short: points - sum, points },
            Ordering::Greater => CheckFact::SumOver { terms, sum, over: sum - points, points },
        };
        // The totals differ by an odd number if and only if their sum is odd (MtnViewMark's parity
        // check).
        let even = |number: u32| number.is_multiple_of(2);
        let difference = black.abs_diff(white);
        let must_be_even = even(points.saturating_sub(non_scoring));
        let parity = if must_be_even {
            CheckFact::ParityEven { difference }
        } else {
            CheckFact::ParityOdd { difference }
        };
        let holds = even(difference) == must_be_even;
        vec![Check { holds: filled, fact: sum_fact }, Check { holds, fact: parity }]
    }
}
