//! Entering numbers at a step, or refusing them with what is still possible.

use crate::answers::Answers;
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
    /// Enters what was typed at this step, or keeps what is there, and goes to the next step; may
    /// return a remark. Each question about an unlikely number is asked by itself; the first
    /// `answered` have been.
    ///
    /// # Errors
    /// Returns an error if a number is missing or wrong; then nothing has changed. Counts of both
    /// sides that do not fill the board are kept, but lead no further.
    pub fn accept(
        &mut self,
        typed: Option<u32>,
        answered: usize,
    ) -> Result<Option<Message>, Message> {
        let mut remark = None;
        match self.step {
            Step::NonScoring => {
                self.answers.non_scoring = Some(self.non_scoring(typed, answered > 0)?);
            }
            Step::Prisoners(side) => {
                let typed = typed.or(self.answers.prisoners[side.index()]);
                self.answers.prisoners[side.index()] = Some(self.known(typed, None)?);
            }
            Step::Groups(side) => {
                self.answers.groups[side.index()] = Some(self.known_groups(typed, side)?);
            }
            Step::Vacant(side) => {
                let typed = typed.or(self.answers.vacant[side.index()]);
                let known = self.known(typed, self.vacant_on_board(side))?;
                let is_news = self.answers.vacant[side.index()] != Some(known);
                self.answers.vacant[side.index()] = Some(known);
                self.changed();
                let large = self.ask_large_lead()?;
                let rather = self.ask_rather_stones(known).filter(|_| is_news);
                let questions = [rather, large];
                questions.into_iter().flatten().nth(answered).map_or(Ok(()), Err)?;
            }
            Step::Stones(side) => {
                let typed = typed.or(self.answers.stones[side.index()]);
                let known = self.known(typed, self.stones_on_board(side))?;
                let is_news = self.answers.stones[side.index()] != Some(known);
                self.answers.stones[side.index()] = Some(known);
                remark = self.compare_with_board(side).map(Message::from);
                if is_news {
                    self.changed();
                    let questions = [self.ask_whose(), self.ask_which_board()];
                    questions.into_iter().flatten().nth(answered).map_or(Ok(()), Err)?;
                }
            }
            // A komi that is missing is asked for before anything is counted.
            Step::Finish => {
                self.known_terms()?;
                self.answers.is_over = true;
            }
            // Enter keeps an answer; the usual ones are that none is left, and all are back.
            Step::Returned => self.answer_returned(self.answers.returned.unwrap_or(true)),
            Step::Empty => self.answer_empty(self.answers.empty.unwrap_or(false)),
            Step::LastMove => self.answers.is_last_asked = true,
            Step::Side => self.answers.is_side_chosen = true,
            Step::Setup | Step::Dead | Step::Seki => {}
            Step::Result => return Ok(None),
        }
        self.changed();
        let next = self.next_step();
        if next == Step::Result {
            if let Some(open) = self.first_open() {
                self.step = open;
                return Ok(remark);
            }
            self.known_terms()?;
            if let Some(wrong) = self.does_not_add_up() {
                return Ok(Some(wrong.into()));
            }
            remark = self.verified().map(Message::from).or(remark);
        }
        self.step = next;
        Ok(remark)
    }

    /// Answers a question by yes or no, and goes to the next step.
    pub fn answer_yes_or_no(&mut self, is_yes: bool) {
        match self.step {
            Step::Empty => self.answer_empty(is_yes),
            Step::Returned => self.answer_returned(is_yes),
            _ => return,
        }
        self.step = self.next_step();
    }

    /// The answer to the question of this step, if it has been answered: Enter keeps it.
    pub fn answered_yes(&self) -> Option<bool> {
        match self.step {
            Step::Empty => self.answers.empty,
            Step::Returned => self.answers.returned,
            _ => None,
        }
    }

    /// Answers whether any empty point belongs to nobody.
    fn answer_empty(&mut self, is_any: bool) {
        self.answers.empty = Some(is_any);
        if !is_any {
            self.answers.non_scoring = Some(0);
        } else if self.answers.non_scoring == Some(0) {
            self.answers.non_scoring = None;
        }
        self.changed();
    }

    /// Answers whether all prisoners were put back into the territories of their owners.
    fn answer_returned(&mut self, are_all: bool) {
        self.answers.returned = Some(are_all);
        if are_all {
            self.answers.prisoners = [Some(0); 2];
        } else if self.answers.prisoners == [Some(0); 2] {
            self.answers.prisoners = [None; 2];
        }
        self.changed();
    }

    /// Takes the points that the counts of both sides leave over as belonging to nobody.
    pub fn leave_over(&mut self) {
        let left = self.points().saturating_sub(self.counted());
        (self.answers.empty, self.answers.non_scoring) = (Some(left > 0), Some(left));
        self.changed();
    }

    /// Asks whether a number of vacant points is one of stones, where those of both sides are counted
    /// first: a hand that counts one side whole types its stones second.
    fn ask_rather_stones(&self, vacant: u32) -> Option<Remark> {
        let [one, other] = self.answers.vacant;
        let is_second = self.table.settled().is_none()
            && self.setup.method.counts_both()
            && !self.counts_territory()
            && (one.is_some() && other.is_some());
        (is_second && vacant > self.points() / 10 * 3).then_some(Remark::RatherStones { vacant })
    }

    /// Asks whose counts these are, once both sides are counted: the sum is right, too, if they
    /// were typed for the wrong sides.
    pub fn ask_whose(&self) -> Option<Remark> {
        let [black, white] = Color::BOTH.map(|side| self.own_count(side));
        let (black, white) = (black?, white?);
        // A sum stays on one line.
        let terms = |count: SideCount| match (count.vacant(), count.stones()) {
            (Some(vacant), Some(stones)) => {
                format!("{vacant}\u{a0}+\u{a0}{stones}\u{a0}=\u{a0}{}", count.total())
            }
            _ => count.total().to_string(),
        };
        let is_asked = self.verification().is_some() && black.total() != white.total();
        is_asked.then(|| Remark::Whose { black: terms(black), white: terms(white) })
    }

    /// Swaps the sides that all numbers were typed for.
    pub fn swap_sides(&mut self) {
        self.answers.vacant.swap(0, 1);
        self.answers.stones.swap(0, 1);
        self.changed();
    }

    /// Forgets all numbers, and goes back to the first of them.
    pub fn count_again(&mut self) {
        self.answers.count_again();
        self.changed();
        let is_number =
            |step: &Step| matches!(step, Step::Prisoners(_) | Step::Vacant(_) | Step::Stones(_));
        let first = self.steps().into_iter().find(is_number);
        self.step = first.unwrap_or(self.step);
        self.keep_place();
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
            let points = size.point_count();
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
        let vacant = self.answers.vacant[side.index()].or(on_board.vacant())?;
        let is_known = [on_board.vacant(), self.answers.planned[side.index()]];
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

    /// Whether counts and settings are possible on this board: a saved file may have been edited.
    pub fn is_possible(&self) -> bool {
        let points = self.points();
        let Answers { vacant, stones, non_scoring, .. } = self.answers;
        let counts = vacant.into_iter().chain(stones).chain([non_scoring]);
        counts.flatten().all(|count| count <= points)
            && self.setup.overrides.handicap.is_none_or(|stones| stones <= points)
            && self.setup.overrides.komi.is_none_or(|komi| komi.abs() <= HalfPoints::MOST)
    }

    /// The number of points of the board.
    pub(crate) fn points(&self) -> u32 {
        self.size().point_count()
    }

    /// The points counted before this step, which it cannot count again: the side's own, and on a
    /// real board the other side's. What was counted after it is never held against it.
    fn counted_before(&self) -> u32 {
        let (Step::Vacant(side) | Step::Stones(side)) = self.step else { return 0 };
        let before = self.steps().into_iter().take_while(|step| *step != self.step);
        let counted = before.filter_map(|step| match step {
            Step::Vacant(of) if self.is_real() || of == side => self.answers.vacant[of.index()],
            Step::Stones(of) if self.is_real() || of == side => self.answers.stones[of.index()],
            _ => None,
        });
        counted.fold(0, u32::saturating_add)
    }

    /// The points of the sides that are counted in full.
    fn counted(&self) -> u32 {
        let counts = Color::BOTH.into_iter().filter_map(|side| self.own_count(side));
        counts.fold(0, |sum, count| sum.saturating_add(count.total()))
    }

    /// The non-scoring points of a real board as typed, or as they were.
    fn non_scoring(&self, typed: Option<u32>, confirmed: bool) -> Result<u32, Remark> {
        let is_left = self.asks_groups();
        let none = is_left.then_some(0);
        let count = typed.or(self.answers.non_scoring).or(none).ok_or(Remark::TypeCount)?;
        let (usual, most) = if is_left { SEKI_LEFT } else { (MOST_NON_SCORING, MOST_AT_TABLE) };
        if count > most {
            return Err(Remark::TooManyNonScoring { count });
        }
        let is_news = self.answers.non_scoring != Some(count);
        if count > usual && is_news && !confirmed {
            return Err(Remark::ManyNonScoring { count });
        }
        Ok(count)
    }

    /// Why the counts of a real board lead to no result, once all are there.
    pub fn does_not_add_up(&self) -> Option<Remark> {
        if self.table.settled().is_some() || self.counts_territory() || self.totals().is_ok() {
            return None;
        }
        let (sum, points) = (self.counted(), self.points());
        let counts = Color::BOTH.map(|side| self.own_count(side).map(SideCount::total));
        let [Some(black), Some(white)] = counts else {
            return Some(Remark::MoreThanBoard { number: sum, points });
        };
        let non_scoring = self.answers.non_scoring.unwrap_or(0);
        Some(match points.checked_sub(sum) {
            Some(0) => Remark::BoardFull,
            // So few may belong to nobody, whatever was said of them before.
            Some(missing @ 1..=MOST_AT_TABLE) => {
                Remark::PointsMissing { black, white, sum, missing, points }
            }
            Some(left) if left > non_scoring => {
                Remark::PointsShort { black, white, sum, missing: left - non_scoring, points }
            }
            _ => Remark::PointsOver { black, white, sum, non_scoring, points },
        })
    }

    /// Whether the points that both counts leave over are none, or so few that they may belong to
    /// nobody.
    pub fn may_leave_over(&self) -> bool {
        let is_few =
            self.points().checked_sub(self.counted()).is_some_and(|left| left <= MOST_AT_TABLE);
        is_few && self.does_not_add_up().is_some_and(|_| self.is_both_counted())
    }

    /// Whether both sides of a real board are counted.
    pub(crate) fn is_both_counted(&self) -> bool {
        Color::BOTH.iter().all(|&side| self.own_count(side).is_some())
    }

    /// The confirmation that both sides, counted to verify a result, add up to the board.
    fn verified(&self) -> Option<Remark> {
        self.verification().filter(|_| self.answers.verify)
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
        (self.answers.verify, self.answers.is_verified_later) = (true, true);
        self.step = Step::Vacant(self.setup.side().other());
    }

    /// Whether the other side of a real board can still be counted to verify the result.
    pub fn can_verify(&self) -> bool {
        let by_area = self.is_real() && !self.counts_territory();
        by_area && self.step == Step::Result && !self.is_both_counted()
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
