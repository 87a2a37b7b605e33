//! A count in progress: everything that undo brings back.

use std::sync::{Arc, OnceLock};

use super::counted::{Counted, place};
use super::{Origin, Phase, Rearranging, Remark, Setup, Step, Table, TablePosition};
use crate::counting::{
    CountResult, Line, SideCount, Term, Terms, TermsError, Totals, Undone, Unfilled, Worksheet,
};
use crate::fact::Message;
use crate::goban::{Board, Color, Size, Vertex};
use crate::life::Dead;
use crate::method::Method;
use crate::record::Info;
use crate::reshape::Style;
use crate::scorer::CountedGame;
use crate::scoring::{OwnResult, TurnHistory};

/// A count in progress.
#[derive(Clone, Debug)]
pub struct Session {
    /// What is counted.
    pub table: Table,
    /// What the game file says of the game.
    pub info: Arc<Info>,
    /// What it is counted by.
    pub setup: Setup,
    /// What the player has counted.
    pub counted: Counted,
    /// Where in the procedure the players are.
    pub step: Step,
    /// What follows from all that, worked out when it is first asked for.
    figures: OnceLock<Figures>,
}

/// What follows from the state of a count.
#[derive(Clone, Debug)]
struct Figures {
    terms: Result<Terms, TermsError>,
    result: Option<CountResult>,
    /// The result by the game's own rules, once somebody asks for it.
    own: OnceLock<OwnResult>,
}

/// Counts are the same if their states are: what follows from them is, too.
impl PartialEq for Session {
    fn eq(&self, other: &Self) -> bool {
        (&self.table, &self.info, &self.setup, &self.counted, &self.step)
            == (&other.table, &other.info, &other.setup, &other.counted, &other.step)
    }
}

impl Eq for Session {}

impl Session {
    /// A count that begins.
    pub fn new(table: Table, info: Info, setup: Setup) -> Self {
        Self::as_kept(table, Arc::new(info), setup, Counted::default(), Step::Setup)
    }

    /// A count in progress, as it was kept.
    pub(super) fn as_kept(
        table: Table,
        info: Arc<Info>,
        setup: Setup,
        counted: Counted,
        step: Step,
    ) -> Self {
        Self { table, info, setup, counted, step, figures: OnceLock::new() }
    }

    /// The board size.
    pub const fn size(&self) -> Size {
        self.table.size()
    }

    /// Where the board that lies there comes from; none where a real board does.
    pub fn origin(&self) -> Option<&Origin> {
        match &self.table {
            Table::File(position) => Some(&position.origin),
            Table::Real(_) => None,
        }
    }

    /// Forgets what followed from the state before it was changed.
    pub(super) fn changed(&mut self) {
        self.figures = OnceLock::new();
    }

    fn figures(&self) -> &Figures {
        self.figures.get_or_init(|| {
            let Setup { profile, overrides, .. } = &self.setup;
            let terms = Terms::new(profile.clone(), self.size(), &self.info, overrides);
            let result = terms.as_ref().ok().and_then(|terms| self.work_out(terms));
            Figures { terms, result, own: OnceLock::new() }
        })
    }

    fn work_out(&self, terms: &Terms) -> Option<CountResult> {
        let overrides = &self.setup.overrides;
        if let Some(settled) = self.table.settled() {
            return Some(CountResult::of_board(terms.clone(), Arc::clone(settled), overrides));
        }
        let totals = self.totals().ok()??;
        Some(CountResult::of_totals(terms.clone(), totals, overrides))
    }

    /// The terms as they stand.
    ///
    /// # Errors
    /// If nothing names a komi for such a game.
    pub fn terms(&self) -> Result<&Terms, &TermsError> {
        self.figures().terms.as_ref()
    }

    /// The sides that are counted, in turn: on a real board the other one as well where it is to
    /// verify the first, or was counted before.
    pub fn counted_sides(&self) -> Vec<Color> {
        let side = self.setup.side();
        if self.setup.method.counts_both() {
            return Color::BOTH.to_vec();
        }
        let is_real = matches!(self.table, Table::Real(_));
        if is_real && (self.counted.verify || self.own_count(side.other()).is_some()) {
            return vec![side, side.other()];
        }
        vec![side]
    }

    /// The steps of this count up to the total points.
    fn first_phase(&self) -> Vec<Step> {
        let mut steps = vec![Step::Setup];
        if let Some(settled) = self.table.settled() {
            steps.push(Step::Dead);
            if !settled.seki().is_empty() {
                steps.push(Step::Seki);
            }
        }
        for side in self.counted_sides() {
            steps.extend([Step::Vacant(side), Step::Stones(side)]);
        }
        if self.table.settled().is_none() {
            steps.push(Step::NonScoring);
        }
        steps.push(Step::Total);
        steps
    }

    /// All steps, so far as they are known.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = self.first_phase();
        steps.extend((1..=self.work_lines().len()).map(Step::Work));
        steps.push(Step::Result);
        steps
    }

    /// The parts of the walk-through, in order.
    pub fn phases(&self) -> Vec<Phase> {
        let mut phases: Vec<Phase> = self.steps().into_iter().map(Step::phase).collect();
        phases.dedup();
        phases
    }

    /// How far the count has come: the number of this step and of all.
    pub fn progress(&self) -> (usize, usize) {
        let steps = self.steps();
        let at = steps.iter().position(|step| *step == self.step).unwrap_or(0);
        (at + 1, steps.len())
    }

    /// What a side has: the board's count of a game file, the player's of a real board.
    pub fn count(&self, side: Color) -> Option<SideCount> {
        match self.table.settled() {
            Some(settled) => Some(settled.count(side)),
            None => self.own_count(side),
        }
    }

    /// What the player has counted for a side, once both parts are there.
    pub fn own_count(&self, side: Color) -> Option<SideCount> {
        let (vacant, stones) =
            (self.counted.vacant[place(side)]?, self.counted.stones[place(side)]?);
        Some(SideCount::of(vacant, stones))
    }

    /// Both totals, once they are known.
    ///
    /// # Errors
    /// If they do not fill the board.
    pub fn totals(&self) -> Result<Option<Totals>, Unfilled> {
        if let Some(settled) = self.table.settled() {
            return Ok(Some(settled.totals()));
        }
        let non_scoring = self.counted.non_scoring.unwrap_or(0);
        let (size, side) = (self.size(), self.setup.side());
        match Color::BOTH.map(|side| self.own_count(side)) {
            // Whatever the method, two counts that do not fill the board are no result.
            [Some(black), Some(white)] => Totals::new(size, black, white, non_scoring).map(Some),
            _ if self.setup.method.counts_both() => Ok(None),
            counts => counts[place(side)]
                .map(|count| Totals::of_one_side(size, side, count, non_scoring))
                .transpose(),
        }
    }

    /// The game counted, once totals and terms are known.
    pub fn result(&self) -> Option<&CountResult> {
        self.figures().result.as_ref()
    }

    /// The lines of the worksheet worked in phase 2.
    pub fn work_lines(&self) -> Vec<Line> {
        let Some(result) = self.result() else { return Vec::new() };
        let counted = [Term::Vacant, Term::Stones, Term::Total];
        let lines = result.sheet(self.setup.method).lines().iter();
        lines.copied().filter(|line| !counted.contains(&line.term)).collect()
    }

    /// The worksheet of the method chosen, once it can be worked.
    pub fn sheet(&self) -> Option<&Worksheet> {
        self.result().map(|result| result.sheet(self.setup.method))
    }

    /// What the player has entered at this step before.
    pub fn entered(&self) -> Option<u32> {
        match self.step {
            Step::NonScoring => self.counted.non_scoring,
            Step::Vacant(side) => self.counted.vacant[place(side)],
            Step::Stones(side) => self.counted.stones[place(side)],
            _ => None,
        }
    }

    pub(super) fn back(&mut self) {
        let steps = self.steps();
        let at = steps.iter().position(|step| *step == self.step).unwrap_or(0);
        self.step = steps.get(at.saturating_sub(1)).copied().unwrap_or(Step::Setup);
    }

    /// Goes to the result, once there is one.
    pub(super) fn finish(&mut self) -> Result<(), Message> {
        if self.step == Step::NonScoring {
            self.counted.non_scoring = Some(self.non_scoring(None, false)?);
            self.changed();
        }
        self.known_terms()?;
        self.totals()?;
        if self.result().is_none() {
            let is_asked = matches!(self.step, Step::Vacant(_) | Step::Stones(_));
            let remark = if is_asked { Remark::TypeCount } else { Remark::NotCounted };
            return Err(remark.into());
        }
        self.step = Step::Result;
        Ok(())
    }

    pub(super) fn next_method(&mut self) {
        let at = Method::ALL.iter().position(|method| *method == self.setup.method).unwrap_or(0);
        self.choose_method(Method::ALL[(at + 1) % Method::ALL.len()]);
    }

    pub(super) fn next_side(&mut self) {
        self.choose_side(self.setup.side().other());
    }

    /// Another method; on a real board it may need another count.
    pub(super) fn choose_method(&mut self, method: Method) {
        self.setup.method = method;
        self.changed();
        self.fall_back();
    }

    pub(super) fn choose_side(&mut self, side: Color) {
        self.setup.overrides.side = Some(side);
        self.changed();
        self.fall_back();
    }

    /// Returns to the first step whose count is missing, if the step reached needs it.
    pub(super) fn fall_back(&mut self) {
        let beyond = matches!(self.step, Step::Total | Step::Work(_) | Step::Result);
        let vacant_or_stones = matches!(self.step, Step::Vacant(_) | Step::Stones(_));
        if (beyond && self.result().is_none()) || vacant_or_stones {
            let missing = self.counted_sides().into_iter().find(|&side| self.count(side).is_none());
            let first = self.counted_sides()[0];
            self.step = Step::Vacant(missing.unwrap_or(first));
        } else if matches!(self.step, Step::Work(_)) {
            self.step = Step::Total;
        }
    }

    /// What the game comes to by its own rules.
    pub fn own_result(&self) -> OwnResult {
        let Figures { terms, result, own } = self.figures();
        *own.get_or_init(|| match (&self.table, terms, result) {
            (Table::File(position), Ok(terms), Some(result)) => {
                let turns = TurnHistory::of(&position.plays, terms.handicap.value);
                OwnResult::of_board(position.with_turns(&turns), terms, result.outcome())
            }
            _ => OwnResult::of_totals(&self.setup.profile.value),
        })
    }

    /// What pages show of the count, once totals and terms are known.
    pub fn as_counted(&self) -> Option<CountedGame<'_>> {
        let (info, board, dead, own) = (&*self.info, self.board(), self.dead(), self.own_result());
        self.result().map(|result| CountedGame { info, board, dead, result, own })
    }

    /// The plan of the physical count for the side being counted; none without a board.
    pub(super) fn rearranging(&self) -> Option<Rearranging> {
        let (Step::Vacant(counted) | Step::Stones(counted)) = self.step else { return None };
        let sides = self.counted_sides();
        let plans = self.table.settled()?.plans(&sides, Style::Tens);
        let (side, area, plan) = plans.into_iter().find(|(side, ..)| *side == counted)?;
        Some(Rearranging::new(side, area, plan))
    }

    /// The stone on a vertex of the game file's board.
    pub fn stone_at(&self, vertex: Vertex) -> Option<Color> {
        self.board().and_then(|board| board.get(vertex))
    }

    /// The game file's board, dead stones and all.
    pub const fn board(&self) -> Option<&Board> {
        match &self.table {
            Table::File(position) => Some(&position.board),
            Table::Real(_) => None,
        }
    }

    /// The dead stones marked on it.
    pub const fn dead(&self) -> Option<&Dead> {
        match &self.table {
            Table::File(position) => Some(position.dead()),
            Table::Real(_) => None,
        }
    }

    pub(super) fn toggle_dead(&mut self, vertex: Vertex) {
        if let Table::File(position) = &mut self.table {
            let mut dead = position.dead().clone();
            dead.toggle(&position.board, vertex);
            // Other dead stones make other sekis.
            self.settle_anew(|position| position.set_dead(dead));
        }
    }

    /// Changes what is said of the position; the numbers that were taken over from it follow.
    fn settle_anew(&mut self, change: impl FnOnce(&mut TablePosition)) {
        let Table::File(position) = &mut self.table else { return };
        let before = Arc::clone(position.settled());
        change(position);
        self.counted.follow(&before, position.settled());
    }

    /// Has the dead stones of a game proposed.
    pub fn propose_dead(&mut self) {
        if let Table::File(position) = &mut self.table {
            let dead = Dead::proposed(&position.board);
            position.set_dead(dead);
        }
    }

    /// The dame left open, in reading order.
    pub fn dame(&self) -> Vec<Vertex> {
        let settled = self.table.settled();
        let open = settled.map_or(&[][..], |settled| settled.unfinished());
        let dame = open.iter().filter(|part| part.undone == Undone::Dame);
        let mut dame: Vec<Vertex> = dame.flat_map(|part| part.vertices.iter().copied()).collect();
        dame.sort_unstable();
        dame
    }

    /// Vacant points on borders that are not closed: whoever plays there first gains.
    pub(super) fn open_borders(&self) -> Vec<Vertex> {
        let settled = self.table.settled();
        let open = settled.map_or(&[][..], |settled| settled.unfinished());
        let borders = open.iter().filter(|part| part.undone == Undone::Border);
        borders.flat_map(|part| part.vertices.iter().copied()).collect()
    }

    /// Has the dame filled in turn, the side to move first; what each side filled.
    pub(super) fn fill_dame(&mut self) -> [Vec<Vertex>; 2] {
        let dame = self.dame();
        let mut filled = [Vec::new(), Vec::new()];
        let Table::File(position) = &mut self.table else { return filled };
        let last = position.plays.moves.last();
        let mut side = last.map_or(Color::Black, |last| last.color.other());
        let mut fill = position.settled().fill().to_owned();
        for vertex in dame {
            fill.set(vertex, Some(side));
            filled[place(side)].push(vertex);
            side = side.other();
        }
        self.settle_anew(|position| position.set_fill(Some(fill)));
        filled
    }

    /// Whether a vertex is an eye or a liberty of a seki.
    pub fn is_in_seki(&self, vertex: Vertex) -> bool {
        self.table.settled().is_some_and(|settled| {
            let seki = settled.seki();
            seki.shared.iter().flatten().any(|&liberty| liberty == vertex)
                || seki.eyes.iter().any(|&(eye, _)| eye == vertex)
        })
    }

    /// Has a vertex of a seki filled by Black, White, or nobody.
    pub(super) fn cycle_fill(&mut self, vertex: Vertex) {
        let Table::File(position) = &mut self.table else { return };
        let mut fill = position.settled().fill().to_owned();
        let Some(now) = fill.at(vertex) else { return };
        let next = match now {
            Some(Color::Black) => Some(Color::White),
            Some(Color::White) => None,
            None => Some(Color::Black),
        };
        fill.set(vertex, next);
        self.settle_anew(|position| position.set_fill(Some(fill)));
    }

    /// The first stone of the next chain worth looking at: one that is dead or uncertain, else any;
    /// in the seki step the next vertex that is filled. Backwards, the one before.
    pub(super) fn next_chain(&self, from: Vertex, backwards: bool) -> Vertex {
        let (Some(board), Some(dead)) = (self.board(), self.dead()) else {
            return from;
        };
        let wanted: Vec<Vertex> = if self.step == Step::Seki {
            self.size().vertices().filter(|&v| self.is_in_seki(v)).collect()
        } else {
            let all = crate::goban::Chains::of(board);
            let firsts = all.all().iter().filter_map(|chain| chain.stones().first().copied());
            let firsts: Vec<Vertex> = firsts.collect();
            let is_open = |v: &Vertex| dead.uncertain.contains(*v) || dead.stones.contains(*v);
            let open: Vec<Vertex> = firsts.iter().copied().filter(is_open).collect();
            if open.is_empty() { firsts } else { open }
        };
        let found = if backwards {
            wanted.iter().rfind(|&&vertex| vertex < from).or(wanted.last())
        } else {
            wanted.iter().find(|&&vertex| vertex > from).or(wanted.first())
        };
        found.copied().unwrap_or(from)
    }
}
