//! Scores one game and writes what was asked for; many can do so at once.

use shuzi_core::method::Method;
use shuzi_core::place::Diagnostic;
use shuzi_core::record::Game;
use shuzi_core::scorer::{ScoreOptions, ScoredGame, Scorer};

use super::tally::Tallied;
use crate::cli::args::{GameArgs, PrintArgs};
use crate::cli::compare::CountedArgs;
use crate::cli::environment::Environment;
use crate::cli::printing::{context, format, page_width};
use crate::output::{
    ComparePage, Format, Heading, Holds, Page, PageStyle, PlanPage, SCORE_COLUMNS, ScorePage,
    error_records,
};
use crate::shell::Failure;
use shuzi_words::Words;

/// What every game is scored with, and what is written about it.
pub(in crate::cli) struct GameWriter<'a> {
    pub(in crate::cli) scorer: Scorer,
    pub(in crate::cli) options: ScoreOptions,
    pub(in crate::cli) print: &'a PrintArgs,
    pub(in crate::cli) format: Format,
    pub(in crate::cli) words: &'a Words,
    task: WriterTask<'a>,
    width: usize,
}

/// What is written about a game.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) enum WriterTask<'a> {
    /// Its result; with `chains`, the verdict on each of them as well.
    Score { chains: bool },
    /// A plan for rearranging its stones.
    Reshape,
    /// Its result under every profile, with what options say of its turns.
    Compare(&'a CountedArgs),
}

/// What is written about one game.
pub(in crate::cli) struct WrittenGame {
    /// The file, and the number of the game in it.
    pub(in crate::cli) name: (String, usize),
    /// For standard output, or why the game could not be counted; nothing if the program broke on it,
    /// which has been said.
    pub(in crate::cli) page: Result<Written, Option<Diagnostic>>,
    /// For standard error.
    pub(in crate::cli) remarks: Vec<Diagnostic>,
    /// For the tally; none if the game could not be counted, or is not to be scored.
    pub(in crate::cli) tallied: Option<Tallied>,
}

/// A page or a part of a table.
pub(in crate::cli) enum Written {
    /// A whole page.
    Page(Vec<u8>),
    /// Rows of a table, the heads first.
    Records(Vec<Vec<String>>),
}

/// A game of a file, to be scored.
pub(in crate::cli) struct Job {
    pub(in crate::cli) file: String,
    /// The number of the game in it, from 1.
    pub(in crate::cli) number: usize,
    /// Whether the file holds other games as well.
    pub(in crate::cli) one_of_several: bool,
    /// The game and the remarks on its record, or why it cannot be read.
    pub(in crate::cli) read: Result<(Game, Vec<Diagnostic>), Diagnostic>,
    /// The game's part of its file, if the result is written into it.
    pub(in crate::cli) record: Option<String>,
}

impl Job {
    /// The file, and the number of the game in it.
    pub(in crate::cli) fn name(&self) -> (String, usize) {
        (self.file.clone(), self.number)
    }
}

impl<'a> GameWriter<'a> {
    pub(in crate::cli) fn new(
        game: &GameArgs,
        print: &'a PrintArgs,
        task: WriterTask<'a>,
        environment: &'a Environment,
    ) -> Result<Self, Failure> {
        let (scorer, options) = environment.scorer(game)?;
        let (format, width, words) = (format(print)?, page_width(print), &environment.words);
        Ok(Self { scorer, options, print, format, words, task, width })
    }

    /// Whether results are written into the records they are of.
    pub(in crate::cli) fn keeps_records(&self) -> bool {
        self.format == Format::Sgf
    }

    /// How pages are written.
    pub(in crate::cli) fn context(&self) -> PageStyle<'_> {
        context(self.print, self.words, self.width)
    }

    /// Scores a game and writes it.
    pub(in crate::cli) fn write(&self, job: &Job) -> WrittenGame {
        let mut remarks = Vec::new();
        let mut tallied = None;
        let page = match &job.read {
            Ok((game, notes)) => {
                remarks.extend_from_slice(notes);
                self.scorer.score(game, &self.options).and_then(|scored| {
                    remarks.extend_from_slice(&scored.remarks);
                    self.page(job, &scored, (&mut remarks, &mut tallied))
                })
            }
            Err(error) => Err(error.clone()),
        };
        let tallied = tallied.filter(|_| page.is_ok());
        WrittenGame { name: job.name(), page: page.map_err(Some), remarks, tallied }
    }

    fn page(
        &self,
        job: &Job,
        scored: &ScoredGame,
        (remarks, tallied): (&mut Vec<Diagnostic>, &mut Option<Tallied>),
    ) -> Result<Written, Diagnostic> {
        let (file, game, result) = (job.file.as_str(), &scored.game, &scored.count.result);
        let heading = Heading { file: Some(file), game: job.one_of_several.then_some(job.number) };
        match self.task {
            WriterTask::Reshape => self.plans(job, scored),
            WriterTask::Compare(counted) => {
                let turns = counted.turns_beside(scored.turns.clone());
                let scored = ScoredGame { turns, ..scored.clone() };
                let comparison = self.scorer.compare(&scored, &self.options)?;
                let page = ComparePage {
                    heading,
                    info: &game.info,
                    number: Some(job.number),
                    terms: &result.terms,
                    board: Some(&game.board),
                    dead: Some(&scored.count.dead),
                    comparison: &comparison,
                };
                self.put(&page, game)
            }
            WriterTask::Score { chains } => {
                *tallied = Some(Tallied::of(scored));
                let page = ScorePage {
                    heading,
                    number: Some(job.number),
                    counted: scored.counted(),
                    methods: self.options.methods(),
                    with_chains: chains,
                    one_side: None,
                    unsettled: Vec::new(),
                    remarks_on_file: remarks,
                    record: job.record.as_deref(),
                };
                let written = self.put(&page, game);
                // A page shows them below the result; in other formats nobody would read them.
                if self.format != Format::Text {
                    let counted = scored.counted();
                    let cautions = counted.cautions();
                    remarks.extend(cautions.map(|one| Diagnostic::new(game.place, one.clone())));
                }
                written
            }
        }
    }

    /// The heads of a table that has no rows.
    pub(in crate::cli) fn heads(&self) -> Option<&'static str> {
        let is_table =
            self.format.holds() == Holds::Rows && matches!(self.task, WriterTask::Score { .. });
        is_table.then_some(SCORE_COLUMNS)
    }

    /// The row of a game that could not be counted, where games are rows of a table.
    pub(in crate::cli) fn error_row(
        &self,
        file: &str,
        number: usize,
        error: &Diagnostic,
    ) -> Option<Written> {
        self.heads().map(|_| Written::Records(error_records(file, number, &error.what.code)))
    }

    fn put(&self, page: &dyn Page, game: &Game) -> Result<Written, Diagnostic> {
        // The rows of all games make one table.
        if let (Holds::Rows, Some(records)) = (self.format.holds(), page.records()) {
            return Ok(Written::Records(records));
        }
        self.bytes(page, game).map(Written::Page)
    }

    fn bytes(&self, page: &dyn Page, game: &Game) -> Result<Vec<u8>, Diagnostic> {
        let written = self.format.write(page, &self.context());
        written.map_err(|why| Diagnostic::new(game.place, why))
    }

    /// The plans of the sides counted.
    fn plans(&self, job: &Job, scored: &ScoredGame) -> Result<Written, Diagnostic> {
        let game = job.one_of_several.then_some(job.number);
        let page = PlanPage {
            heading: Heading { file: Some(&job.file), game },
            number: job.number,
            counted: scored.counted(),
            settled: &scored.count.settled,
            plans: &scored.plans(&self.options),
            method: self.options.method.unwrap_or(Method::Half),
        };
        self.put(&page, &scored.game)
    }

    /// What separates two pages.
    pub(in crate::cli) fn separator(&self) -> String {
        match self.format.holds() {
            Holds::Ruled => format!("{}\n\n", "─".repeat(self.width.min(80))),
            Holds::Spaced => "\n".to_owned(),
            _ => String::new(),
        }
    }
}
