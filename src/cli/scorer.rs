//! Counts one game and writes it out; many can do so at once.

use std::io::IsTerminal as _;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use super::Failure;
use super::args::{DeadArg, GameArgs};
use crate::counting::{CountResult, Settled, Terms, TermsError, choose_profile};
use crate::goban::{Color, VertexSet};
use crate::life::{Dead, DeadSource};
use crate::method::Method;
use crate::output::{
    Heading, chains_text, compare_json, compare_text, reshape_json, reshape_text, score_json,
    score_text,
};
use crate::place::{Diagnostic, Place};
use crate::record::Game;
use crate::reshape::Style;
use crate::rules::Profiles;
use crate::scoring::Comparison;
use crate::shell::ask_engine;
use crate::texts::Texts;

/// What every game is counted with.
pub(super) struct Scorer<'a> {
    pub(super) game: &'a GameArgs,
    task: ScorerTask,
    json: bool,
    pub(super) book: Profiles,
    pub(super) rules: Option<String>,
    pub(super) methods: Vec<Method>,
    texts: Texts,
    width: usize,
}

/// What is made of a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum ScorerTask {
    /// Its result; with chains, what becomes of each as well.
    Score { chains: bool },
    /// A plan of the physical count.
    Reshape(Style),
    /// Its result under every profile.
    Compare,
}

/// What a game comes to on paper: its result or nothing, and the remarks on it.
pub(super) struct ScoredGame {
    /// For standard output; none if the game could not be counted.
    pub(super) page: Option<String>,
    /// For standard error, a line each.
    pub(super) remarks: Vec<String>,
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
    pub(super) fn new(game: &'a GameArgs, json: bool, task: ScorerTask) -> Result<Self, Failure> {
        let (book, rules) = super::profiles::book_and_name(game.rules.as_deref())?;
        Ok(Self {
            game,
            task,
            json,
            book,
            rules,
            methods: game.method.map_or_else(|| Method::ALL.to_vec(), |method| vec![method]),
            texts: Texts::english().map_err(anyhow::Error::from)?,
            width: terminal_width(),
        })
    }

    /// Scores a game.
    pub(super) fn score(&self, job: Job) -> ScoredGame {
        let file = &job.file;
        let mut remarks = Vec::new();
        let page = job.read.and_then(|(game, notes)| {
            remarks.extend(notes.iter().map(|note| format!("{file}:{note}")));
            let wrong = |error: anyhow::Error| located(&error, game.place);
            if let ScorerTask::Reshape(style) = self.task {
                return self.reshape(file, &game, style, &mut remarks).map_err(wrong);
            }
            if matches!(self.task, ScorerTask::Compare) {
                let number = (job.number, job.one_of_several);
                return self.compare(file, number, &game, &mut remarks).map_err(wrong);
            }
            let chains = matches!(self.task, ScorerTask::Score { chains: true });
            let (reckoning, dead) = self.count(file, &game, &mut remarks).map_err(wrong)?;
            let info = &game.info;
            if self.json {
                let cautions = reckoning.terms.cautions.iter();
                remarks.extend(cautions.map(|caution| format!("{file}:{}: {caution}", game.place)));
                let (number, dead) = (Some(job.number), Some(&dead));
                score_json(Some(file), number, info, &reckoning, dead, &self.methods, chains)
                    .map(|line| line + "\n")
                    .map_err(|error| wrong(error.into()))
            } else {
                let number = job.one_of_several.then_some(job.number);
                let board = Some(&game.board);
                let heading = Heading { file: Some(file), game: number, info, board };
                let mut page = self.page(&heading, &reckoning, Some(&dead));
                if chains {
                    page += &chains_text(&dead, game.board.size());
                }
                Ok(page)
            }
        });
        match page {
            Ok(page) => ScoredGame { page: Some(page), remarks },
            Err(error) => {
                remarks.push(format!("{file}:{error}"));
                ScoredGame { page: None, remarks }
            }
        }
    }

    /// What stands between two pages.
    pub(super) fn separator(&self) -> String {
        if self.json { String::new() } else { format!("{}\n\n", "─".repeat(self.width.min(80))) }
    }

    /// The page of a counted game.
    pub(super) fn page(
        &self,
        heading: &Heading<'_>,
        reckoning: &CountResult,
        dead: Option<&Dead>,
    ) -> String {
        score_text(heading, reckoning, dead, &self.methods, &self.texts, self.width)
    }

    /// The plans of the sides counted.
    fn reshape(
        &self,
        file: &str,
        game: &Game,
        style: Style,
        remarks: &mut Vec<String>,
    ) -> anyhow::Result<String> {
        let (dead, remark) = dead_stones(self.game, game)?;
        remarks.extend(remark.map(|remark| format!("{file}:{}: {remark}", game.place)));
        let settled = Settled::of(&game.board, &dead.stones);
        let profile = choose_profile(&self.book, self.rules.as_deref(), &game.info)?.value;
        let both = self.game.method.is_some_and(Method::counts_both);
        let side = self.game.side.unwrap_or(profile.side);
        let sides = if both { Color::BOTH.to_vec() } else { vec![side] };
        let mut page = String::new();
        for (side, area, plan) in settled.plans(&sides, style) {
            if self.json {
                page += &reshape_json(side, &area, &plan)?;
                page.push('\n');
            } else {
                page += &reshape_text(Some(file), side, &settled, &area, &plan);
            }
        }
        Ok(page)
    }

    /// The game under every profile.
    fn compare(
        &self,
        file: &str,
        (number, one_of_several): (usize, bool),
        game: &Game,
        remarks: &mut Vec<String>,
    ) -> anyhow::Result<String> {
        let profile = choose_profile(&self.book, self.rules.as_deref(), &game.info)?;
        let asked = self.game.asked();
        let terms = Terms::new(profile, game.board.size(), &game.info, &asked)?;
        let (dead, remark) = dead_stones(self.game, game)?;
        remarks.extend(remark.map(|remark| format!("{file}:{}: {remark}", game.place)));
        let settled = Settled::of(&game.board, &dead.stones);
        let position = (&game.board, &settled, &game.plays);
        let comparison =
            Comparison::of_game(position, (&game.info, &asked), &terms, self.book.profiles())?;
        if self.json {
            return Ok(compare_json(Some(file), Some(number), &comparison)? + "\n");
        }
        let number = one_of_several.then_some(number);
        let (info, board) = (&game.info, Some(&game.board));
        let heading = Heading { file: Some(file), game: number, info, board };
        Ok(compare_text(&heading, &terms, Some(&dead), &comparison))
    }

    fn count(
        &self,
        file: &str,
        game: &Game,
        remarks: &mut Vec<String>,
    ) -> anyhow::Result<(CountResult, Dead)> {
        let profile = choose_profile(&self.book, self.rules.as_deref(), &game.info)?;
        let side = self.game.side.unwrap_or(profile.value.side);
        let terms = Terms::new(profile, game.board.size(), &game.info, &self.game.asked())?;
        let (dead, remark) = dead_stones(self.game, game)?;
        remarks.extend(remark.map(|remark| format!("{file}:{}: {remark}", game.place)));
        let settled = Settled::of(&game.board, &dead.stones);
        let keep = self.game.with_tie_breaker;
        Ok((CountResult::of_board(terms, settled, side, keep), dead))
    }
}

/// An error with the place it is about: that of the game, if it has none of its own.
pub(super) fn located(error: &anyhow::Error, game: Place) -> Diagnostic {
    let place = match error.downcast_ref::<TermsError>() {
        Some(TermsError::UnknownRules(_, place)) => *place,
        _ => game,
    };
    Diagnostic { place, message: format!("{error:#}") }
}

/// The dead stones: those named, those an engine says, those the file marks, or a proposal.
/// An engine that fails is remarked on, and shuzi's own proposal taken.
pub(super) fn dead_stones(args: &GameArgs, game: &Game) -> anyhow::Result<(Dead, Option<String>)> {
    let board = &game.board;
    let nothing = VertexSet::new(board.size());
    let dead = match (&args.dead, &args.engine, &game.marks) {
        (Some(DeadArg::None), ..) => Dead::said(nothing, DeadSource::Option),
        (Some(DeadArg::Named(names)), ..) => Dead::named(board, names)?,
        (_, Some(command), _) => {
            match tell_if_slow(command, || ask_engine(command, board, args.engine_patience())) {
                Ok(stones) => Dead::said(stones, DeadSource::Engine),
                Err(error) => {
                    let remark = format!("the engine: {error}; shuzi's own proposal is taken");
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
fn tell_if_slow<T>(engine: &str, act: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return act();
    }
    std::thread::scope(|scope| {
        let (done, waiting) = std::sync::mpsc::channel::<()>();
        scope.spawn(move || {
            if waiting.recv_timeout(WORTH_TELLING) == Err(RecvTimeoutError::Timeout) {
                eprintln!("asking '{engine}' which stones are dead; Ctrl-C stops");
            }
        });
        let result = act();
        drop(done);
        result
    })
}

/// What takes longer than this is announced.
const WORTH_TELLING: Duration = Duration::from_millis(300);

/// How wide the terminal is; 80 columns where there is none.
fn terminal_width() -> usize {
    let stated = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let known =
        || ratatui::crossterm::terminal::size().ok().map(|(columns, _)| usize::from(columns));
    stated.or_else(known).unwrap_or(80).clamp(40, 400)
}
