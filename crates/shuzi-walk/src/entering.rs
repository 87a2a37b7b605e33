//! Entering numbers at a step, or refusing them with what is still possible.

use crate::counted::{Counted, place};
use crate::{Remark, Session, Step, Table};
use shuzi_core::counting::SideCount;
use shuzi_core::fact::Message;
use shuzi_core::goban::{Color, Size};
use shuzi_core::scorer::HalfPoints;

/// The most non-scoring points of a usual game: one, the odd last liberty of a seki.
pub(crate) const MOST_NON_SCORING: u32 = 1;
/// The most non-scoring points believed on a real board: more are a miscount.
pub(crate) const MOST_AT_TABLE: u32 = 3;
/// The lines of the boards that clubs have besides 19×19, smallest first.
const USUAL_LINES: [u8; 2] = [9, 13];
/// The same two limits where a seki is left as it is: all its vacant points.
const SEKI_LEFT: (u32, u32) = (6, 12);

impl Session {
    /// Enters what was typed for this step and goes to the next; may return a remark. Each question
    /// about an unlikely number is asked by itself; the first `answered` have been.
    ///
    /// # Errors
    /// Returns an error if a number is missing or wrong; then nothing has changed.
    pub fn accept(
        &mut self,
        typed: Option<u32>,
        answered: usize,
    ) -> Result<Option<Message>, Message> {
        let mut remark = None;
        match self.step {
            Step::NonScoring | Step::Leftover => {
                self.counted.non_scoring = Some(self.non_scoring(typed, answered > 0)?);
            }
            Step::Prisoners(side) => {
                let typed = typed.or(self.counted.prisoners[place(side)]);
                // None is the usual number of those kept out; all that were lost are typed.
                let is_usual = self.counts_territory() && !self.counts_prisoners();
                let usual = is_usual.then_some(0);
                self.counted.prisoners[place(side)] = Some(self.known(typed, usual)?);
            }
            Step::Groups(side) => {
                self.counted.groups[place(side)] = Some(self.known_groups(typed, side)?);
            }
            Step::Vacant(side) => {
                let typed = typed.or(self.counted.vacant[place(side)]);
                let known = self.known(typed, self.vacant_on_board(side))?;
                self.counted.vacant[place(side)] = Some(known);
                self.forget_stones_that_do_not_fit(side);
                self.changed();
                let questions = self.territory_questions(side)?;
                questions.into_iter().flatten().nth(answered).map_or(Ok(()), Err)?;
            }
            Step::Stones(side) => {
                let typed = typed.or(self.counted.stones[place(side)]);
                let known = self.known(typed, self.stones_on_board(side))?;
                self.counted.stones[place(side)] = Some(known);
                remark = self.compare_with_board(side).map(Message::from);
                if typed.is_some() {
                    self.changed();
                    let questions = [self.ask_whose(), self.ask_which_board()];
                    questions.into_iter().flatten().nth(answered).map_or(Ok(()), Err)?;
                }
                if let Some(verified) = self.verified() {
                    self.changed();
                    self.step = Step::Result;
                    return Ok(Some(verified.into()));
                }
            }
            Step::Total => {
                self.known_terms()?;
                if self.totals()?.is_none() {
                    self.fall_back();
                    return Ok(Some(Remark::SideNotCounted.into()));
                }
            }
            // Whoever counts territory sees no sum before the result, so komi has to be known.
            Step::Finish if self.counts_territory() => {
                self.known_terms()?;
            }
            Step::Setup
            | Step::Finish
            | Step::Dead
            | Step::Seki
            | Step::LastMove
            | Step::Side
            | Step::Work(_) => {}
            Step::Result => return Ok(None),
        }
        self.changed();
        self.step = self.next_step();
        Ok(remark)
    }

    /// Asks whose counts these are, once both sides are counted: the sum is right, too, if they
    /// were typed for the wrong sides.
    pub fn ask_whose(&self) -> Option<Remark> {
        let [black, white] = Color::BOTH.map(|side| self.own_count(side).map(SideCount::total));
        let (black, white) = (black?, white?);
        (self.verification().is_some() && black != white).then_some(Remark::Whose { black, white })
    }

    /// Swaps the sides that all numbers were typed for.
    pub fn swap_sides(&mut self) {
        self.counted.vacant.swap(0, 1);
        self.counted.stones.swap(0, 1);
        self.changed();
    }

    /// Drops the numbers of both sides and begins to count again.
    pub fn count_again(&mut self) {
        (self.counted.vacant, self.counted.stones) = ([None; 2], [None; 2]);
        self.changed();
        let first = self.first_phase().into_iter().find(|step| matches!(step, Step::Vacant(_)));
        self.step = first.unwrap_or(self.step);
    }

    /// Asks whether the board is a smaller one, if a side's count makes no sense on this board and
    /// fits that.
    fn ask_which_board(&self) -> Option<Remark> {
        let (Table::Real(_), Some(result)) = (&self.table, self.result()) else { return None };
        if !self.is_large(result.outcome()) {
            return None;
        }
        let counted = Color::BOTH.into_iter().filter_map(|side| self.own_count(side));
        let total = counted.map(SideCount::total).max().unwrap_or(0);
        let smaller = USUAL_LINES.into_iter().filter(|&lines| lines < self.size().width());
        let fits = smaller.filter_map(|lines| Size::new(lines, lines).ok()).find(|size| {
            let points = u32::try_from(size.points()).unwrap_or(u32::MAX);
            // Neither side leads by more than a quarter of it.
            total <= points && (2 * total).abs_diff(points) <= points / 4
        });
        fits.map(|size| Remark::SmallerBoard { total, size, here: self.size() })
    }

    /// A side's vacant points on the game file's board.
    fn vacant_on_board(&self, side: Color) -> Option<u32> {
        self.table.settled()?.count(side).vacant()
    }

    /// A side's stones on the game file's board, or those left by a plan that was carried out.
    /// `None` if other vacant points were counted: then only counting shows how many stones remain.
    pub fn stones_on_board(&self, side: Color) -> Option<u32> {
        let on_board = self.table.settled()?.count(side);
        let vacant = self.counted.vacant[place(side)].or(on_board.vacant())?;
        let is_known = [on_board.vacant(), self.counted.planned[place(side)]];
        let stones = on_board.total().checked_sub(vacant)?;
        is_known.contains(&Some(vacant)).then_some(stones)
    }

    /// The number typed, otherwise the one of the game file's board.
    fn known(&self, typed: Option<u32>, board: Option<u32>) -> Result<u32, Remark> {
        let number = typed.or(board).ok_or(Remark::TypeCount)?;
        let (counted, points) = (self.counted_before(), self.points());
        match points.saturating_sub(counted) {
            _ if number > points => Err(Remark::MoreThanBoard { number, points }),
            left if number > left => Err(Remark::MoreThanLeft { number, left, counted, points }),
            _ => Ok(number),
        }
    }

    /// Drops a side's count of stones if it no longer fits on the board with its vacant points.
    fn forget_stones_that_do_not_fit(&mut self, side: Color) {
        let [vacant, stones] = [self.counted.vacant, self.counted.stones].map(|of| of[place(side)]);
        let sum = u64::from(vacant.unwrap_or(0)) + u64::from(stones.unwrap_or(0));
        if sum > u64::from(self.points()) {
            self.counted.stones[place(side)] = None;
        }
    }

    /// Whether counts and settings are possible on this board: a saved file may have been edited.
    pub fn is_possible(&self) -> bool {
        let points = self.points();
        let Counted { vacant, stones, non_scoring, .. } = self.counted;
        let counts = vacant.into_iter().chain(stones).chain([non_scoring]);
        let sums = [0, 1].map(|side| {
            u64::from(vacant[side].unwrap_or(0)) + u64::from(stones[side].unwrap_or(0))
        });
        counts.flatten().all(|count| count <= points)
            && sums.iter().all(|&sum| sum <= u64::from(points))
            && self.setup.overrides.handicap.is_none_or(|stones| stones <= points)
            && self.setup.overrides.komi.is_none_or(|komi| komi.abs() <= HalfPoints::MOST)
    }

    /// The number of points of the board.
    fn points(&self) -> u32 {
        u32::try_from(self.size().points()).unwrap_or(u32::MAX)
    }

    /// The points counted before this step, which it cannot count again: the side's own, and on a
    /// real board the other side's.
    fn counted_before(&self) -> u32 {
        let (Step::Vacant(side) | Step::Stones(side)) = self.step else { return self.counted() };
        let steps = self.first_phase();
        let at = steps.iter().position(|step| *step == self.step).unwrap_or(0);
        let is_real = matches!(self.table, Table::Real(_));
        let sums = steps.iter().enumerate().map(|(before, step)| {
            let (Step::Vacant(of) | Step::Stones(of)) = *step else { return 0 };
            let other = is_real && of != side;
            let is_counted =
                (before < at && (of == side || other)) || (other && self.own_count(of).is_some());
            let numbers = match step {
                Step::Vacant(_) => self.counted.vacant,
                _ => self.counted.stones,
            };
            numbers[place(of)].filter(|_| is_counted).unwrap_or(0)
        });
        sums.fold(0, u32::saturating_add)
    }

    /// The points of the sides that are counted in full.
    fn counted(&self) -> u32 {
        let counts = Color::BOTH.into_iter().filter_map(|side| self.own_count(side));
        counts.fold(0, |sum, count| sum.saturating_add(count.total()))
    }

    /// Whether both sides of a real board are counted, but not with so many non-scoring points as
    /// were entered.
    pub(crate) fn leaves_over(&self) -> bool {
        let both = Color::BOTH.iter().all(|&side| self.own_count(side).is_some());
        let left = self.points().saturating_sub(self.counted());
        let is_real = matches!(self.table, Table::Real(_));
        is_real && both && self.counted.non_scoring.unwrap_or(0) != left
    }

    /// The non-scoring points of a real board as typed, 0 if nothing was. If both sides were
    /// counted, the number must be what they leave over.
    pub(crate) fn non_scoring(&self, typed: Option<u32>, confirmed: bool) -> Result<u32, Remark> {
        let count = typed.or(self.counted.non_scoring).unwrap_or(0);
        let (counted, points) = (self.counted(), self.points());
        let left = points.saturating_sub(counted);
        if let [Some(black), Some(white)] = Color::BOTH.map(|side| self.own_count(side))
            && count != left
        {
            let (black, white, missing) = (black.total(), white.total(), left);
            let sum = counted;
            return Err(match missing {
                0 if sum == points => Remark::BoardFull,
                0 => Remark::MoreThanLeft { number: count, left, counted, points },
                1..=MOST_AT_TABLE => Remark::PointsMissing { black, white, sum, missing, points },
                _ => Remark::PointsShort { black, white, sum, missing, points },
            });
        }
        if count > left {
            return Err(Remark::MoreThanLeft { number: count, left, counted, points });
        }
        let is_left = self.asks_groups();
        let (usual, most) = if is_left { SEKI_LEFT } else { (MOST_NON_SCORING, MOST_AT_TABLE) };
        if count > most {
            return Err(Remark::TooManyNonScoring { count });
        }
        let is_news = self.counted.non_scoring != Some(count);
        if count > usual && is_news && !confirmed {
            return Err(Remark::ManyNonScoring { count });
        }
        Ok(count)
    }

    /// The error in the number of non-scoring points, at its step, once both sides are counted.
    pub fn missing(&self) -> Option<Remark> {
        let both = Color::BOTH.iter().all(|&side| self.own_count(side).is_some());
        let is_asked = self.step == Step::Leftover && both;
        let entered = self.counted.non_scoring;
        self.non_scoring(entered, true).err().filter(|_| is_asked)
    }

    /// The confirmation that both sides, counted to verify a result, add up to the board.
    fn verified(&self) -> Option<Remark> {
        self.verification().filter(|_| self.counted.verify)
    }

    /// The confirmation that the counts of both sides of a real board add up to the board.
    pub fn verification(&self) -> Option<Remark> {
        let (Table::Real(_), Ok(Some(totals))) = (&self.table, self.totals()) else { return None };
        let [Some(black), Some(white)] = Color::BOTH.map(|side| self.own_count(side)) else {
            return None;
        };
        let non_scoring = totals.non_scoring();
        // Many points left over suggest a miscount.
        if non_scoring > MOST_NON_SCORING {
            return None;
        }
        let mut terms = format!("{} + {}", black.total(), white.total());
        if non_scoring > 0 {
            terms += &format!(" + {non_scoring}");
        }
        Some(Remark::Verified { terms, points: self.points() })
    }

    /// Goes to the count of the other side of a real board, to verify the result.
    pub fn verify(&mut self) {
        self.counted.verify = true;
        self.step = Step::Vacant(self.setup.side().other());
    }

    /// The side that is still to be counted, where both are, to verify the result.
    pub(crate) fn left_to_verify(&self) -> Option<Color> {
        let is_asked = matches!(self.table, Table::Real(_)) && self.counted.verify;
        let is_left = |side: &Color| self.own_count(*side).is_none();
        let is_begun = Color::BOTH.iter().any(|side| !is_left(side));
        Color::BOTH.into_iter().find(is_left).filter(|_| is_asked && is_begun)
    }

    /// Whether the other side of a real board can still be counted to verify the result.
    pub fn can_verify(&self) -> bool {
        let both = Color::BOTH.iter().all(|&side| self.own_count(side).is_some());
        matches!(self.table, Table::Real(_)) && self.step == Step::Result && !both
    }

    /// Compares the player's total of a side with the board's; `None` if all numbers agree.
    fn compare_with_board(&self, side: Color) -> Option<Remark> {
        let board = self.table.settled()?.count(side);
        let own = self.own_count(side)?;
        let (have, is) = (own.total(), board.total());
        Some(match have.cmp(&is) {
            std::cmp::Ordering::Equal if own == board => return None,
            std::cmp::Ordering::Equal => Remark::WellCounted { have },
            std::cmp::Ordering::Less => Remark::Missing { have, is, missing: is - have },
            std::cmp::Ordering::Greater => Remark::TooMany { have, is, extra: have - is },
        })
    }
}
