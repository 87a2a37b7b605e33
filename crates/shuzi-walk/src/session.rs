//! A count in progress: the state that undo restores.

use std::sync::{Arc, OnceLock};

use crate::answers::Answers;
use crate::{Origin, Remark, Setup, Step, Table, TablePosition, Unsettled};
use shuzi_core::counting::{
    CountResult, Outcome, SideCount, Terms, TermsError, Totals, Undone, Unfilled, Worksheet,
};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Color, Size, Vertex};
use shuzi_core::life::Dead;
use shuzi_core::method::Method;
use shuzi_core::record::Info;
use shuzi_core::scorer::CountedGame;
use shuzi_core::scoring::{OwnResult, RecordedVerdict, Score, TurnHistory};

/// A count in progress.
#[derive(Clone, Debug)]
pub struct Session {
    /// The board being counted.
    pub table: Table,
    /// The game information from the game file.
    pub info: Arc<Info>,
    /// The rules, overrides and method.
    pub setup: Setup,
    /// What the player has answered and counted.
    pub answers: Answers,
    /// The current step.
    pub step: Step,
    /// Values derived from the state, computed on first use.
    figures: OnceLock<Figures>,
}

/// Values derived from the state of a count.
#[derive(Clone, Debug)]
struct Figures {
    terms: Result<Terms, TermsError>,
    result: Option<CountResult>,
    /// The score by territory, where the players count that, computed on first use.
    territory: OnceLock<Option<Score>>,
    /// The turns of a game, computed on first use.
    turns: OnceLock<Option<TurnHistory>>,
    /// The score under the game's own rules, where it is more than totals, computed on first use.
    score: OnceLock<Option<Score>>,
    /// What could still change the winner, computed on first use.
    unsettled: OnceLock<Vec<Unsettled>>,
    /// The results between which chains in doubt decide, computed on first use.
    range_of_doubt: OnceLock<Option<(Outcome, Outcome)>>,
}

/// Compares the state only, since all else is derived from it.
impl PartialEq for Session {
    fn eq(&self, other: &Self) -> bool {
        (&self.table, &self.info, &self.setup, &self.answers, &self.step)
            == (&other.table, &other.info, &other.setup, &other.answers, &other.step)
    }
}

impl Eq for Session {}

impl Session {
    /// Starts a count.
    pub fn new(table: Table, info: Info, setup: Setup) -> Self {
        Self::as_kept(table, Arc::new(info), setup, Answers::default(), Step::Setup)
    }

    /// Restores a saved count.
    pub fn as_kept(
        table: Table,
        info: Arc<Info>,
        setup: Setup,
        answers: Answers,
        step: Step,
    ) -> Self {
        Self { table, info, setup, answers, step, figures: OnceLock::new() }
    }

    /// The board size.
    pub const fn size(&self) -> Size {
        self.table.size()
    }

    /// The origin of the position; `None` for a real board.
    pub fn origin(&self) -> Option<&Origin> {
        match &self.table {
            Table::Position(position) => Some(&position.origin),
            Table::Real(_) => None,
        }
    }

    /// Discards the derived values after a change of state.
    pub fn changed(&mut self) {
        self.figures = OnceLock::new();
    }

    fn figures(&self) -> &Figures {
        self.figures.get_or_init(|| {
            let Setup { profile, overrides, .. } = &self.setup;
            let terms = Terms::new(profile.clone(), self.size(), &self.info, overrides);
            let result = terms.as_ref().ok().and_then(|terms| self.work_out(terms));
            Figures {
                terms,
                result,
                territory: OnceLock::new(),
                turns: OnceLock::new(),
                score: OnceLock::new(),
                unsettled: OnceLock::new(),
                range_of_doubt: OnceLock::new(),
            }
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

    /// The current terms.
    ///
    /// # Errors
    /// Returns an error if the terms are invalid, such as without a komi.
    pub fn terms(&self) -> Result<&Terms, &TermsError> {
        self.figures().terms.as_ref()
    }

    /// A side's count: the board's for a game file, the player's for a real board.
    pub fn count(&self, side: Color) -> Option<SideCount> {
        match self.table.settled() {
            Some(settled) => Some(settled.count(side)),
            None => self.own_count(side),
        }
    }

    /// The player's count of a side, once both parts are entered.
    pub fn own_count(&self, side: Color) -> Option<SideCount> {
        let (vacant, stones) =
            (self.answers.vacant[side.index()]?, self.answers.stones[side.index()]?);
        Some(SideCount::of(vacant, stones))
    }

    /// The points that the player has entered for each side, [Black, White].
    pub fn counted_so_far(&self) -> [Option<u32>; 2] {
        [0, 1].map(|side| {
            let parts = [self.answers.vacant[side], self.answers.stones[side]];
            parts.into_iter().flatten().reduce(u32::saturating_add)
        })
    }

    /// The totals of both sides, once known.
    ///
    /// # Errors
    /// Returns an error if they do not fill the board.
    pub fn totals(&self) -> Result<Option<Totals>, Unfilled> {
        if let Some(settled) = self.table.settled() {
            return Ok(Some(settled.totals()));
        }
        if self.counts_territory() {
            return Ok(None);
        }
        let non_scoring = self.answers.non_scoring.unwrap_or(0);
        let (size, side) = (self.size(), self.setup.side());
        match Color::BOTH.map(|side| self.own_count(side)) {
            // With any method, two counts that do not fill the board give no result.
            [Some(black), Some(white)] => Totals::new(size, black, white, non_scoring).map(Some),
            _ if self.setup.method.counts_both() => Ok(None),
            counts => counts[side.index()]
                .map(|count| Totals::of_one_side(size, side, count, non_scoring))
                .transpose(),
        }
    }

    /// The result, once totals and terms are known.
    pub fn result(&self) -> Option<&CountResult> {
        self.figures().result.as_ref()
    }

    /// The score by territory, once both sides of a real board are counted that way.
    pub fn territory(&self) -> Option<&Score> {
        let territory = &self.figures().territory;
        territory.get_or_init(|| self.work_out_territory()).as_ref()
    }

    /// Whether everything is counted that the result needs.
    pub fn is_counted(&self) -> bool {
        self.result().is_some() || self.territory().is_some()
    }

    /// The worksheet of the chosen method, once there is a result.
    pub fn sheet(&self) -> Option<&Worksheet> {
        self.result().map(|result| result.sheet(self.setup.method))
    }

    /// Goes to the result, or else to the first question that lacks an answer.
    ///
    /// # Errors
    /// Returns an error that says what is missing.
    pub fn finish(&mut self) -> Result<(), Message> {
        self.known_terms()?;
        // Who has begun to verify and gives up has the result as it was.
        if self.answers.is_verified_later && self.first_open().is_some() {
            (self.answers.verify, self.answers.is_verified_later) = (false, false);
        }
        if let Some(open) = self.first_open() {
            let is_here = self.step == open && open.is_field();
            self.step = open;
            let why = if is_here { Remark::TypeCount } else { Remark::AnswerFirst };
            return Err(why.into());
        }
        if let Some(wrong) = self.does_not_add_up() {
            return Err(wrong.into());
        }
        self.step = Step::Result;
        Ok(())
    }

    /// Changes the method. On a real board it may need another side counted.
    pub(crate) fn choose_method(&mut self, method: Method) {
        self.setup.method = method;
        self.terms_changed();
    }

    pub(crate) fn choose_side(&mut self, side: Color) {
        self.setup.overrides.side = Some(side);
        self.terms_changed();
    }

    /// After a change of the terms: no question is passed.
    pub(crate) fn terms_changed(&mut self) {
        self.changed();
        self.keep_place();
    }

    /// The result under the game's own rules.
    pub fn own_result(&self) -> OwnResult {
        match (self.own_score(), self.terms(), self.result()) {
            (Some(score), Ok(terms), Some(result)) => OwnResult::of(score, terms, result.outcome()),
            _ => OwnResult::of_totals(&self.setup.profile.value),
        }
    }

    /// The score under the game's own rules, where it is more than totals.
    fn own_score(&self) -> Option<&Score> {
        let score = &self.figures().score;
        let score = score.get_or_init(|| match (&self.table, self.terms(), self.known_turns()) {
            (Table::Position(position), Ok(terms), Some(turns)) => {
                Some(position.with_turns(turns).own_score(terms))
            }
            (Table::Position(_), ..) => None,
            (Table::Real(_), ..) => self.area_score(),
        });
        score.as_ref()
    }

    /// The turns of a game, with what the players say of a position without moves.
    fn known_turns(&self) -> Option<&TurnHistory> {
        let known = || match (&self.table, self.terms()) {
            (Table::Position(position), Ok(terms)) => Some(self.turns(position, terms)),
            _ => None,
        };
        self.figures().turns.get_or_init(known).as_ref()
    }

    /// The score under rules that count more or other things than area: territory, the last move, the
    /// groups that are taxed.
    pub fn apart_from_area(&self) -> Option<&Score> {
        self.own_score().filter(|_| self.own_result().apart().is_some())
    }

    /// How the result compares with the recorded one, if there is one.
    pub fn recorded(&self) -> Option<RecordedVerdict> {
        RecordedVerdict::of(&self.info, self.result()?, self.own_result())
    }

    /// The turns of a game, with what the players say of a position without moves.
    pub(crate) fn turns(&self, position: &TablePosition, terms: &Terms) -> TurnHistory {
        let handicap = terms.handicap.value;
        let turns = match self.answers.last.filter(|_| self.asks_last_move()) {
            Some(last) => TurnHistory::of_counts(handicap, Some(([1, 1], last))),
            None => TurnHistory::of(&position.plays, handicap),
        };
        TurnHistory { taken: self.captured().or(turns.taken), ..turns }
    }

    /// What could still change the winner, once there is a result; none if it is settled.
    pub fn unsettled(&self) -> &[Unsettled] {
        self.figures().unsettled.get_or_init(|| self.find_unsettled())
    }

    /// The results between which all chains in doubt together decide, from White's best to Black's best;
    /// `None` if they decide nothing.
    pub(crate) fn range_of_doubt(&self) -> Option<(Outcome, Outcome)> {
        *self.figures().range_of_doubt.get_or_init(|| self.find_range_of_doubt())
    }

    /// The count as pages show it, once totals and terms are known.
    pub fn as_counted(&self) -> Option<CountedGame<'_>> {
        let own = match self.own_result() {
            own @ OwnResult::Contested(_) => own,
            own if self.unsettled().is_empty() => own,
            _ => OwnResult::Open,
        };
        let (info, board, dead) = (&*self.info, self.board(), self.dead());
        let (turns, score) = (self.known_turns(), self.own_score());
        self.result().map(|result| CountedGame { info, board, dead, turns, result, own, score })
    }

    /// The stone at a vertex of the game file's board.
    pub fn stone_at(&self, vertex: Vertex) -> Option<Color> {
        self.board().and_then(|board| board.get(vertex))
    }

    /// The game file's board, including dead stones.
    pub const fn board(&self) -> Option<&Board> {
        match &self.table {
            Table::Position(position) => Some(&position.board),
            Table::Real(_) => None,
        }
    }

    /// The stones marked dead on it.
    pub const fn dead(&self) -> Option<&Dead> {
        match &self.table {
            Table::Position(position) => Some(position.dead()),
            Table::Real(_) => None,
        }
    }

    /// Marks a chain dead, or alive again.
    pub fn toggle_dead(&mut self, vertex: Vertex) {
        if let Table::Position(position) = &mut self.table {
            let mut dead = position.dead().clone();
            dead.toggle(&position.board, vertex);
            self.settle_anew(|position| position.set_dead(dead));
        }
    }

    /// Says that the group at a vertex is in seki, or takes that back; `None` if it cannot be.
    pub(crate) fn toggle_seki(&mut self, vertex: Vertex) -> Option<bool> {
        let Table::Position(position) = &mut self.table else { return None };
        let mut dead = position.dead().clone();
        dead.toggle_seki(&position.board, vertex).then(|| {
            let is_said = dead.in_seki.contains(vertex);
            self.settle_anew(|position| position.set_dead(dead));
            is_said
        })
    }

    /// Changes the decisions about the position, and drops outdated numbers taken from the board.
    pub(crate) fn settle_anew(&mut self, change: impl FnOnce(&mut TablePosition)) {
        let Table::Position(position) = &mut self.table else { return };
        let before = Arc::clone(position.settled());
        change(position);
        self.answers.follow(&before, position.settled());
    }

    /// Marks the dead stones that the program proposes.
    pub fn propose_dead(&mut self) {
        if let Table::Position(position) = &mut self.table {
            let dead = Dead::proposed(&position.board);
            position.set_dead(dead);
        }
    }

    /// The open dame, in reading order.
    pub fn dame(&self) -> Vec<Vertex> {
        self.undone(Undone::Dame)
    }

    /// The vacant points of what is not played out: dame, or open borders, where the first to play
    /// gains points.
    pub(crate) fn undone(&self, kind: Undone) -> Vec<Vertex> {
        let settled = self.table.settled().into_iter();
        let open =
            settled.flat_map(|settled| settled.unfinished()).filter(|one| one.undone == kind);
        let mut points: Vec<Vertex> = open.flat_map(|part| part.vertices.clone()).collect();
        points.sort_unstable();
        points
    }

    /// Whose turn it is; `None` if no move is known.
    pub fn turn(&self) -> Option<Color> {
        let Table::Position(position) = &self.table else { return None };
        position.plays.moves.last().map(|last| last.color.other())
    }

    /// Fills the dame alternately, starting with this side. Returns the points filled, [Black, White].
    pub fn fill_dame(&mut self, first: Color) -> [Vec<Vertex>; 2] {
        let dame = self.dame();
        let mut filled = [Vec::new(), Vec::new()];
        let Table::Position(position) = &mut self.table else { return filled };
        let mut side = first;
        let mut fill = position.settled().fill().to_owned();
        for vertex in dame {
            fill.set(vertex, Some(side));
            filled[side.index()].push(vertex);
            side = side.other();
        }
        self.settle_anew(|position| position.set_fill(Some(fill)));
        filled
    }

    /// Whether a vertex is an eye or a shared liberty of a seki.
    pub fn is_in_seki(&self, vertex: Vertex) -> bool {
        self.table.settled().is_some_and(|settled| {
            let seki = settled.seki();
            seki.shared.iter().flatten().any(|&liberty| liberty == vertex)
                || seki.eyes.iter().any(|&(eye, _)| eye == vertex)
        })
    }

    /// Changes who fills a vertex of a seki: Black, White, neither, in turn.
    pub fn cycle_fill(&mut self, vertex: Vertex) {
        let Table::Position(position) = &mut self.table else { return };
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

    /// Where the check of the dead stones starts: at the least certain chain, otherwise on a vacant
    /// point in the middle, where no key marks anything by mistake.
    pub fn first_to_check(&self) -> Vertex {
        let size = self.size();
        let middle = Vertex::new(size.width() / 2, size.height() / 2);
        let uncertain = self.dead().and_then(|dead| {
            let doubtful =
                |vertex: &Vertex| dead.verdict_at(*vertex).map_or(0, |verdict| verdict.confidence);
            dead.uncertain.iter().min_by_key(doubtful)
        });
        let far = |vertex: &Vertex| vertex.x.abs_diff(middle.x).max(vertex.y.abs_diff(middle.y));
        let vacant = || size.vertices().filter(|&v| self.stone_at(v).is_none()).min_by_key(far);
        uncertain.or_else(vacant).unwrap_or(middle)
    }

    /// The first stone of the next chain to check, or the previous one if `backwards`: a dead or
    /// uncertain chain, any chain if there are none. In the seki step, the next vertex of a seki.
    pub fn next_chain(&self, from: Vertex, backwards: bool) -> Vertex {
        let (Some(board), Some(dead)) = (self.board(), self.dead()) else {
            return from;
        };
        let wanted: Vec<Vertex> = if self.step == Step::Seki {
            self.size().vertices().filter(|&v| self.is_in_seki(v)).collect()
        } else {
            let all = shuzi_core::goban::Chains::of(board);
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
