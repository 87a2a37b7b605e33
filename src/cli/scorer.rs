//! Counts one game and writes it out; many can do so at once.

use std::io::IsTerminal as _;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use super::Failure;
use super::args::{CountedArgs, DeadArg, GameArgs, PrintArgs};
use super::config::Config;
use super::printing::{context, format, terminal_width};
use super::tally::Tallied;
use crate::counting::{Count, Overrides, choose_profile};
use crate::fact::{Fact as _, Message};
use crate::goban::{Color, VertexSet};
use crate::life::{Dead, DeadError, DeadSource};
use crate::method::Method;
use crate::output::{ComparePage, Context, Format, Heading, Page, PlanPage, ScorePage};
use crate::place::Diagnostic;
use crate::record::Game;
use crate::reshape::Style;
use crate::rules::Profiles;
use crate::scoring::{Comparison, OwnResult, RecordedVerdict, TurnHistory};
use crate::shell::ask_engine;
use crate::words::Words;

/// What every game is counted with.
pub(super) struct Scorer<'a> {
    pub(super) game: &'a GameArgs,
    pub(super) print: &'a PrintArgs,
    pub(super) format: Format,
    pub(super) profiles: Profiles,
    pub(super) rules: Option<String>,
    pub(super) methods: Vec<Method>,
    pub(super) words: &'a Words,
    task: ScorerTask<'a>,
    overrides: Overrides,
    width: usize,
}

/// What is made of a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum ScorerTask<'a> {
    /// Its result; with chains, what becomes of each as well.
    Score { chains: bool },
    /// A plan of the physical count.
    Reshape(Style),
    /// Its result under every profile, with what options say of its turns.
    Compare(&'a CountedArgs),
}

/// What a game comes to on paper: its result or nothing, and the remarks on it.
pub(super) struct ScoredGame {
    /// For standard output; none if the game could not be counted.
    pub(super) page: Option<Printed>,
    /// For standard error, a line each.
    pub(super) remarks: Vec<String>,
    /// What it is; none if it could not be counted, or is not to be scored.
    pub(super) tallied: Option<Tallied>,
}

/// What is printed of a game.
pub(super) enum Printed {
    /// A page, whole.
    Page(Vec<u8>),
    /// Rows of a table, the heads first.
    Records(Vec<Vec<String>>),
}

/// A game of a file, to be scored.
pub(super) struct Job {
    /// The file.
    pub(super) file: String,
    /// The number of the game in it.
    pub(super) number: usize,
    /// Whether the file holds other games as well.
    pub(super) one_of_several: bool,
    /// The game and the remarks on its record, or why it cannot be read.
    pub(super) read: Result<(Game, Vec<Diagnostic>), Diagnostic>,
}

impl<'a> Scorer<'a> {
    pub(super) fn new(
        game: &'a GameArgs,
        print: &'a PrintArgs,
        task: ScorerTask<'a>,
        words: &'a Words,
    ) -> Result<Self, Failure> {
        Self::by(&Config::of(None)?, game, print, task, words)
    }

    /// The same by settings that are read already.
    pub(super) fn by(
        config: &Config,
        game: &'a GameArgs,
        print: &'a PrintArgs,
        task: ScorerTask<'a>,
        words: &'a Words,
    ) -> Result<Self, Failure> {
        let (profiles, rules) = super::profiles::profiles_by(game.rules.as_deref(), config)?;
        Ok(Self {
            game,
            print,
            format: format(print)?,
            profiles,
            rules,
            methods: game.method.map_or_else(|| Method::ALL.to_vec(), |method| vec![method]),
            words,
            task,
            overrides: game.overrides(),
            width: terminal_width(),
        })
    }

    /// How pages are written.
    pub(super) fn context(&self) -> Context<'_> {
        context(self.print, self.words, self.width)
    }

    /// Scores a game.
    pub(super) fn score(&self, job: &Job) -> ScoredGame {
        let mut remarks = Vec::new();
        let mut tallied = None;
        let page = match &job.read {
            Ok((game, notes)) => {
                remarks.extend(notes.iter().map(|note| self.remark(&job.file, note)));
                let counted = self.count(game, &job.file, &mut remarks);
                counted
                    .and_then(|count| self.write(job, game, &count, (&mut remarks, &mut tallied)))
            }
            Err(error) => Err(error.clone()),
        };
        match page {
            Ok(page) => ScoredGame { page: Some(page), remarks, tallied },
            Err(error) => {
                remarks.push(self.remark(&job.file, &error));
                ScoredGame { page: None, remarks, tallied: None }
            }
        }
    }

    /// A remark on a place of a file, in one line.
    fn remark(&self, file: &str, remark: &Diagnostic) -> String {
        said_at(file, remark, self.words)
    }

    /// The game counted, with the dead stones that are asked for.
    fn count(
        &self,
        game: &Game,
        file: &str,
        remarks: &mut Vec<String>,
    ) -> Result<Count, Diagnostic> {
        let profile = choose_profile(&self.profiles, self.rules.as_deref(), &game.info)
            .map_err(|error| error.located(game.place))?;
        let (mut dead, remark) = dead_stones(self.game, game, self.words)
            .map_err(|error| Diagnostic::new(game.place, error))?;
        remarks.extend(remark.map(|why| self.remark(file, &Diagnostic::new(game.place, why))));
        // What a photograph leaves doubtful is no surer for being counted.
        dead.uncertain.extend(game.doubtful.iter().flat_map(VertexSet::iter));
        let count = Count::with_dead(game, dead, &profile, &self.overrides)
            .map_err(|error| error.located(game.place))?;
        if self.game.seki.is_empty() {
            return Ok(count);
        }
        count
            .with_seki(&game.board, &self.game.seki, &self.overrides)
            .map_err(|error| Diagnostic::new(game.place, error))
    }

    /// What is made of a game that is counted.
    fn write(
        &self,
        job: &Job,
        game: &Game,
        count: &Count,
        (remarks, tallied): (&mut Vec<String>, &mut Option<Tallied>),
    ) -> Result<Printed, Diagnostic> {
        let file = job.file.as_str();
        let heading = Heading {
            file: Some(file),
            game: job.one_of_several.then_some(job.number),
            info: &game.info,
            board: Some(&game.board),
        };
        match self.task {
            ScorerTask::Reshape(style) => self.plans(job, game, count, style),
            ScorerTask::Compare(counted) => {
                let record = TurnHistory::of(&game.plays, count.result.terms.handicap.value);
                let turns = counted.turns_beside(record);
                let comparison = Comparison::of_board(
                    (&game.board, &count.settled, &turns),
                    (&game.info, &self.overrides),
                    &count.result.terms,
                    self.profiles.profiles(),
                )
                .map_err(|error| error.located(game.place))?;
                let page = ComparePage {
                    heading,
                    number: Some(job.number),
                    terms: &count.result.terms,
                    dead: Some(&count.dead),
                    comparison: &comparison,
                };
                self.put(&page, game)
            }
            ScorerTask::Score { chains } => {
                // On a page they stand below the result; elsewhere they would go unread.
                if self.format != Format::Text {
                    let cautions = count.result.terms.cautions.iter();
                    remarks.extend(cautions.map(|caution| {
                        self.remark(file, &Diagnostic::new(game.place, caution.clone()))
                    }));
                }
                let own = OwnResult::of_board(
                    (&game.board, &count.settled, &game.plays),
                    (&game.info, &self.overrides),
                    &count.result.terms,
                    count.result.outcome(),
                );
                let recorded = RecordedVerdict::of(&game.info, &count.result, own);
                *tallied = Some(Tallied::of(count, recorded.as_ref()));
                let page = ScorePage {
                    heading,
                    number: Some(job.number),
                    result: &count.result,
                    own,
                    dead: Some(&count.dead),
                    methods: &self.methods,
                    with_chains: chains,
                    one_side: None,
                    record: None,
                };
                self.put(&page, game)
            }
        }
    }

    fn put(&self, page: &dyn Page, game: &Game) -> Result<Printed, Diagnostic> {
        // The rows of all games make one table.
        if let (Format::Parquet, Some(records)) = (self.format, page.records()) {
            return Ok(Printed::Records(records));
        }
        self.page(page, game).map(Printed::Page)
    }

    fn page(&self, page: &dyn Page, game: &Game) -> Result<Vec<u8>, Diagnostic> {
        let written = self.format.write(page, &self.context());
        written.map_err(|why| Diagnostic::new(game.place, why))
    }

    /// The plans of the sides counted.
    fn plans(
        &self,
        job: &Job,
        game: &Game,
        count: &Count,
        style: Style,
    ) -> Result<Printed, Diagnostic> {
        let both = self.game.method.is_some_and(Method::counts_both);
        let sides = if both { Color::BOTH.to_vec() } else { vec![count.result.side] };
        let settled = &count.settled;
        let mut pages = Vec::new();
        for (side, area, plan) in settled.plans(&sides, style) {
            // The sum that follows is of the side rearranged.
            let method = self.game.method.unwrap_or(Method::Half);
            let of_this_side = method.counts_both() || count.result.side == side;
            let sheet = of_this_side.then(|| count.result.sheet(method));
            let page = PlanPage {
                file: Some(&job.file),
                game: job.number,
                is_one_of_several: job.one_of_several,
                side,
                board: &game.board,
                settled,
                area: &area,
                plan: &plan,
                sheet,
            };
            pages.extend(self.page(&page, game)?);
        }
        Ok(Printed::Page(pages))
    }

    /// What stands between two pages.
    pub(super) fn separator(&self) -> String {
        match self.format {
            Format::Text => format!("{}\n\n", "─".repeat(self.width.min(80))),
            Format::Markdown => "\n".to_owned(),
            _ => String::new(),
        }
    }
}

/// A remark on a place of a file, in one line.
pub(super) fn said_at(file: &str, remark: &Diagnostic, words: &Words) -> String {
    words.message(&message_at(file, remark))
}

/// A remark on a place of a file.
pub(super) fn message_at(file: &str, remark: &Diagnostic) -> Message {
    let place = format!("{file}:{}", remark.place);
    Message::new("at-place", [("place", place.into()), ("what", remark.what.clone().into())])
}

/// Whether nobody says which stones of a game are dead, so that they are proposed.
pub(super) fn are_proposed(args: &GameArgs, game: &Game) -> bool {
    let by_nobody = match args.dead {
        Some(DeadArg::Auto) => true,
        None => game.marks.is_none(),
        Some(DeadArg::None | DeadArg::Named(_)) => false,
    };
    by_nobody && args.engine.is_none()
}

/// The dead stones: those named, those an engine says, those the file marks, or a proposal.
/// An engine that fails is remarked on, and shuzi's own proposal taken.
pub(super) fn dead_stones(
    args: &GameArgs,
    game: &Game,
    words: &Words,
) -> Result<(Dead, Option<Message>), DeadError> {
    let board = &game.board;
    let nothing = VertexSet::new(board.size());
    let dead = match (&args.dead, &args.engine, &game.marks) {
        (Some(DeadArg::None), ..) => Dead::said(nothing, DeadSource::Option),
        (Some(DeadArg::Named(names)), ..) => Dead::named(board, names)?,
        (_, Some(command), _) => {
            let ask = || ask_engine(command, board, args.engine_patience());
            match tell_if_slow(command, words, ask) {
                Ok(stones) => Dead::said(stones, DeadSource::Engine),
                Err(error) => {
                    let remark = Message::new("engine-failed", [("why", error.message().into())]);
                    return Ok((Dead::proposed(board), Some(remark)));
                }
            }
        }
        (None, None, Some(marks)) => Dead::said(marks.dead, DeadSource::File),
        (Some(DeadArg::Auto) | None, ..) => Dead::proposed(board),
    };
    Ok((dead, None))
}

/// Does what may take long, and says so on a terminal where it does.
fn tell_if_slow<T>(engine: &str, words: &Words, act: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return act();
    }
    std::thread::scope(|scope| {
        let (done, waiting) = std::sync::mpsc::channel::<()>();
        scope.spawn(move || {
            if waiting.recv_timeout(WORTH_TELLING) == Err(RecvTimeoutError::Timeout) {
                crate::shell::warn(words.say("engine-asking", &[("engine", engine.into())]));
            }
        });
        let result = act();
        drop(done);
        result
    })
}

/// What takes longer than this is announced.
const WORTH_TELLING: Duration = Duration::from_millis(300);
