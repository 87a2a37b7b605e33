//! A practice round: what is typed or marked, and how it was judged.

use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Chain, Chains, Vertex, VertexSet};
use shuzi_core::practice::{Answer, Attempt, Marked, Round, Shaped, Task};
use shuzi_walk::Remark;

/// A round with the answer being given.
#[derive(Clone, Debug)]
pub struct Asking {
    pub round: Round,
    /// The text typed.
    pub typed: String,
    /// The stones marked as the answer, or the points changed, if the question asks for these.
    pub stones: Option<VertexSet>,
    /// The board with the points changed, if the question asks for an arrangement.
    arranged: Option<Board>,
    /// The cursor on the board.
    pub cursor: Vertex,
    /// The answer given and its mark; both `None` after a pass.
    pub given: Option<(Option<Answer>, Option<Marked>)>,
    /// The last wrong answer to a lesson step, which stays open until answered right.
    pub slip: Option<(Answer, Marked)>,
    /// How many hints are shown.
    pub hints: usize,
    /// How many of the boards that lead to the question, or that follow its answer, have been shown.
    scenes: usize,
}

impl Asking {
    /// Starts a round.
    pub fn new(round: Round) -> Self {
        let nothing = Vertex::new(0, 0);
        let mut asking = Self {
            round,
            typed: String::new(),
            stones: None,
            arranged: None,
            cursor: nothing,
            given: None,
            slip: None,
            hints: 0,
            scenes: 0,
        };
        asking.set_out();
        asking
    }

    /// Prepares for the next question.
    fn set_out(&mut self) {
        self.typed.clear();
        (self.given, self.slip, self.hints, self.stones) = (None, None, 0, None);
        (self.scenes, self.arranged) = (0, None);
        let Some(task) = self.round.task() else { return };
        let Some(board) = &task.question().board else { return };
        let size = board.size();
        self.cursor = Vertex::new(size.width() / 2, size.height() / 2);
        if matches!(task.question().answer, Answer::Stones(_) | Answer::Points(_)) {
            self.stones = Some(VertexSet::new(size));
        }
    }

    /// The board of the question, if it has one.
    pub fn board(&self) -> Option<&Board> {
        self.round.task()?.question().board.as_ref()
    }

    /// The boards that lead to the question; once it is answered, those that play its stones out.
    fn scenes(&self) -> &[Board] {
        match self.round.task().map(Task::question) {
            Some(question) if self.given.is_some() => &question.played_out,
            Some(question) => &question.scenes,
            None => &[],
        }
    }

    /// The board now: one of several, until all of these have been shown.
    pub fn shown(&self) -> Option<&Board> {
        let own = self.arranged.as_ref().or_else(|| self.board());
        self.scenes().get(self.scenes).or(own)
    }

    /// The point where the board shown differs from the one before: the last move.
    pub fn changed(&self) -> Option<Vertex> {
        if self.given.is_some() && !self.plays_out() {
            return None;
        }
        let before = match self.scenes.checked_sub(1) {
            Some(before) => self.scenes().get(before)?,
            None if self.plays_out() => self.board()?,
            None => return None,
        };
        let now = self.shown()?;
        let differs = |vertex: &Vertex| before.get(*vertex) != now.get(*vertex);
        let mut changed = now.size().vertices().filter(differs).collect::<Vec<_>>();
        changed.sort_by_key(|&vertex| now.get(vertex).is_none());
        changed.first().copied()
    }

    /// Whether boards are still to be shown, before the question or after its answer.
    pub fn is_moving(&self) -> bool {
        self.scenes < self.scenes().len()
    }

    /// Whether stones are being played out after the answer.
    pub fn plays_out(&self) -> bool {
        self.given.is_some() && self.is_moving()
    }

    /// Shows the next board.
    pub(super) fn tick(&mut self) {
        self.scenes += usize::from(self.is_moving());
    }

    /// Shows the question's own board.
    pub(super) fn arrive(&mut self) {
        self.scenes = self.scenes().len();
    }

    /// Whether stones are to be put and taken.
    pub fn arranges(&self) -> bool {
        self.marks() && self.round.task().is_some_and(|task| task.question().shape.is_some())
    }

    /// Whether stones are to be marked, or put and taken.
    pub fn marks(&self) -> bool {
        self.stones.is_some() && self.given.is_none()
    }

    /// Types a character of the answer.
    pub fn push(&mut self, sign: char) {
        if self.typed.len() < LONGEST_ANSWER {
            self.typed.push(sign);
        }
    }

    /// Deletes the last character.
    pub fn erase(&mut self) {
        self.typed.pop();
    }

    /// Shows one more hint.
    pub fn hint(&mut self) {
        let all = self.round.task().map_or(0, |task| task.question().hints.len());
        self.hints = (self.hints + 1).min(all);
    }

    /// Marks or changes what is at a vertex.
    pub fn toggle_at(&mut self, vertex: Vertex) {
        if self.board().is_some_and(|board| board.size().contains(vertex)) {
            self.cursor = vertex;
            self.toggle(vertex);
        }
    }

    /// Moves the cursor to the next chain.
    pub fn next_chain(&mut self) {
        if let Some(next) = self.board().and_then(|board| next_chain(board, self.cursor)) {
            self.cursor = next;
        }
    }

    /// What has become of the area to rearrange, if the question asks for one.
    pub fn shaped(&self) -> Option<Shaped> {
        let shape = self.round.task()?.question().shape.as_ref()?;
        Some(shape.after(self.stones.as_ref()?))
    }

    /// Puts or takes a stone of the area to rearrange.
    fn arrange(&mut self, at: Vertex) {
        let shape = self.round.task().and_then(|task| task.question().shape.as_ref());
        let (Some(shape), Some(changes)) = (shape, self.stones.as_mut()) else { return };
        if !shape.contains(at) || self.given.is_some() {
            return;
        }
        if changes.contains(at) {
            changes.remove(at);
        } else {
            changes.insert(at);
        }
        self.arranged = Some(shape.board_after(changes));
    }

    fn toggle(&mut self, at: Vertex) {
        if self.arranges() {
            return self.arrange(at);
        }
        let Some(chain) = self.board().and_then(|board| Chain::at(at, board)) else { return };
        let Some(stones) = self.stones.as_mut().filter(|_| self.given.is_none()) else { return };
        let marked = stones.contains(at);
        for &stone in chain.stones() {
            if marked {
                stones.remove(stone);
            } else {
                stones.insert(stone);
            }
        }
    }

    /// Submits the answer, or continues after one. `tenths` is the time taken, in tenths of a
    /// second. Returns the attempt made, if any.
    pub(super) fn next(&mut self, tenths: u64) -> Result<Option<Attempt>, Message> {
        let Some(task) = self.round.task() else { return Ok(None) };
        if let Some((_, marked)) = &self.given {
            let right = marked.as_ref().map(|marked| marked.right);
            self.round.go_on(right);
            self.set_out();
            return Ok(None);
        }
        let question = task.question();
        if question.answer == Answer::Read && self.is_moving() {
            self.arrive();
            return Ok(None);
        }
        let answer = match &self.stones {
            Some(changes) if question.shape.is_some() => Answer::Points(Box::new(*changes)),
            Some(stones) => Answer::Stones(Box::new(*stones)),
            None if self.typed.is_empty() && question.answer != Answer::Read => {
                return Err(Remark::AnswerMissing.into());
            }
            None => question.answer.read(&self.typed, question.board.as_ref())?,
        };
        let Some((marked, attempt)) = self.round.answer(&answer, (tenths, self.hints)) else {
            return Ok(None);
        };
        if answer == Answer::Read {
            self.round.go_on(Some(true));
            self.set_out();
        } else if self.round.stays_until_right() && !marked.right {
            self.typed.clear();
            self.slip = Some((answer, marked));
            // A slip shows the first hint at once.
            self.hints = self.hints.max(1);
        } else {
            (self.given, self.scenes) = (Some((Some(answer), Some(marked))), 0);
        }
        Ok(attempt)
    }

    /// Leaves the question unanswered and shows the solution.
    pub(super) fn pass(&mut self, tenths: u64) {
        if self.given.is_none() && self.round.task().is_some() {
            self.round.pass(tenths);
            (self.given, self.scenes) = (Some((None, None)), 0);
        }
    }

    /// Whether the board is hidden after `tenths` of a second: some are shown only briefly.
    pub fn is_covered(&self, tenths: u64) -> bool {
        let glance = self.round.task().and_then(|task| task.question().glance);
        self.given.is_none() && glance.is_some_and(|seconds| tenths >= 10 * seconds)
    }
}

/// The longest answer, in bytes.
const LONGEST_ANSWER: usize = 12;

/// The first stone of the next chain after a vertex, around the end.
fn next_chain(board: &Board, from: Vertex) -> Option<Vertex> {
    let chains = Chains::of(board);
    let firsts = || chains.all().iter().filter_map(|chain| chain.stones().first().copied());
    firsts().find(|&first| first > from).or_else(|| firsts().next())
}
