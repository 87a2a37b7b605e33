//! `shuzi score`: counts without asking.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::Failure;
use super::args::{DeadArg, GameArgs, ScoreArgs};
use crate::counting::{Count, Reckoning, Settled, Terms, TermsError, Totals, choose_profile};
use crate::goban::{Color, Size};
use crate::life::{Dead, DeadSource};
use crate::method::Method;
use crate::output::{Heading, score_json, score_text};
use crate::place::{Noted, Place};
use crate::record::{Game, Games, Info, decode};
use crate::rules::Book;
use crate::shell::{Folders, book_with_user_rules, profile_from_path, read_input, tell};
use crate::texts::Texts;

/// Scores the files, or the totals.
pub(super) fn run(args: &ScoreArgs) -> Result<(), Failure> {
    let mut scorer = Scorer::new(args)?;
    if args.files.is_empty() {
        return scorer.totals(args);
    }
    let mut failed = false;
    for file in &args.files {
        failed |= !scorer.file(file)?;
    }
    scorer.out.flush()?;
    if failed { Err(Failure::Told) } else { Ok(()) }
}

/// The book of profiles with the one named by path in it, and the name to look up.
pub(super) fn book_and_name(rules: Option<&str>) -> Result<(Book, Option<String>), Failure> {
    let mut book = book_with_user_rules(Folders::of_user().as_ref());
    let path = rules.filter(|name| {
        name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|e| e == "toml")
    });
    let name = match path {
        Some(path) => match profile_from_path(&mut book, Path::new(path)) {
            Ok(name) => Some(name),
            Err(error) => return Err(Failure::Usage(format!("--rules {error:#}"))),
        },
        None => rules.map(str::to_owned),
    };
    if let Some(name) = &name
        && book.file(name).is_none()
        && book.called(name).is_none()
    {
        return Err(Failure::Usage(book.unknown(name)));
    }
    Ok((book, name))
}

/// Counts game after game and prints each.
struct Scorer<'a> {
    game: &'a GameArgs,
    json: bool,
    book: Book,
    rules: Option<String>,
    methods: Vec<Method>,
    texts: Texts,
    width: usize,
    out: BufWriter<io::StdoutLock<'static>>,
    printed: bool,
}

impl<'a> Scorer<'a> {
    fn new(args: &'a ScoreArgs) -> Result<Self, Failure> {
        let (book, rules) = book_and_name(args.game.rules.as_deref())?;
        Ok(Self {
            game: &args.game,
            json: args.json,
            book,
            rules,
            methods: args.game.method.map_or_else(|| Method::ALL.to_vec(), |method| vec![method]),
            texts: Texts::english().map_err(anyhow::Error::from)?,
            width: terminal_width(),
            out: BufWriter::new(io::stdout().lock()),
            printed: false,
        })
    }

    /// Scores the games of a file; false if any could not be.
    fn file(&mut self, path: &Path) -> Result<bool, Failure> {
        let name = path.to_string_lossy().into_owned();
        let bytes = match read_input(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                self.complain(&name, &Noted { place: START, message: error.to_string() })?;
                return Ok(false);
            }
        };
        let file = decode(&bytes, self.game.encoding);
        drop(bytes);
        let mut games = Games::of(&file, self.game.size).enumerate().peekable();
        let mut all_well = true;
        let mut several = false;
        while let Some((index, read)) = games.next() {
            several |= games.peek().is_some();
            let counted = read.and_then(|(game, notes)| {
                for note in &notes {
                    tell(format!("{name}:{note}"));
                }
                let counted = self.count(&game).map_err(|error| located(&error, game.place))?;
                Ok((game, counted))
            });
            match counted {
                Ok((game, (reckoning, dead))) => {
                    let number = (several || index > 0).then_some(index + 1);
                    self.print(&name, index + 1, number, &game, &reckoning, &dead)?;
                }
                Err(error) => {
                    self.complain(&name, &error)?;
                    all_well = false;
                }
            }
        }
        Ok(all_well)
    }

    /// Tells of a failure after what was printed before it.
    fn complain(&mut self, file: &str, error: &Noted) -> Result<(), Failure> {
        self.out.flush()?;
        tell(format!("{file}:{error}"));
        Ok(())
    }

    fn count(&self, game: &Game) -> anyhow::Result<(Reckoning, Dead)> {
        let profile = choose_profile(&self.book, self.rules.as_deref(), &game.info)?;
        let side = self.game.side.unwrap_or(profile.value.side);
        let terms = Terms::new(profile, game.board.size(), &game.info, &self.game.asked())?;
        let dead = dead_stones(self.game.dead.as_ref(), game)?;
        let settled = Settled::of(&game.board, &dead.stones);
        let keep = self.game.with_tie_breaker;
        Ok((Reckoning::of_board(terms, settled, side, keep), dead))
    }

    fn print(
        &mut self,
        file: &str,
        number: usize,
        shown_number: Option<usize>,
        game: &Game,
        reckoning: &Reckoning,
        dead: &Dead,
    ) -> Result<(), Failure> {
        let info = &game.info;
        if self.json {
            for caution in &reckoning.terms.cautions {
                tell(format!("{file}:{}: {caution}", game.place));
            }
            let methods = &self.methods;
            let line = score_json(Some(file), Some(number), info, reckoning, Some(dead), methods)
                .map_err(anyhow::Error::from)?;
            writeln!(self.out, "{line}")?;
        } else {
            let board = Some(&game.board);
            let heading = Heading { file: Some(file), game: shown_number, info, board };
            self.page(&heading, reckoning, Some(dead))?;
        }
        Ok(())
    }

    fn page(
        &mut self,
        heading: &Heading<'_>,
        reckoning: &Reckoning,
        dead: Option<&Dead>,
    ) -> Result<(), Failure> {
        if std::mem::replace(&mut self.printed, true) {
            writeln!(self.out, "{}\n", "─".repeat(self.width.min(80)))?;
        }
        let (methods, texts, width) = (&self.methods, &self.texts, self.width);
        let page = score_text(heading, reckoning, dead, methods, texts, width);
        write!(self.out, "{page}")?;
        Ok(())
    }

    /// Scores typed totals.
    fn totals(&mut self, args: &ScoreArgs) -> Result<(), Failure> {
        if self.game.dead.is_some() || self.game.encoding.is_some() {
            let message = "--dead and --encoding go with a game file, not with totals";
            return Err(Failure::Usage(message.to_owned()));
        }
        let size = self.game.size.unwrap_or(Size::NINETEEN);
        let non_scoring = args.non_scoring.unwrap_or(0);
        let count = Count::total_only;
        let (totals, counted) = match (args.black, args.white) {
            (Some(black), Some(white)) => {
                (Totals::new(size, count(black), count(white), non_scoring), Color::Black)
            }
            (Some(total), None) => {
                (Totals::of_one_side(size, Color::Black, count(total), non_scoring), Color::Black)
            }
            (None, Some(total)) => {
                (Totals::of_one_side(size, Color::White, count(total), non_scoring), Color::White)
            }
            (None, None) => {
                let message = "nothing to score: name game files, or totals with --black N";
                return Err(Failure::Usage(message.to_owned()));
            }
        };
        let totals = totals.map_err(anyhow::Error::from)?;
        let info = Info::default();
        let profile = choose_profile(&self.book, self.rules.as_deref(), &info)
            .map_err(anyhow::Error::from)?;
        let terms =
            Terms::new(profile, size, &info, &self.game.asked()).map_err(anyhow::Error::from)?;
        let side = self.game.side.unwrap_or(counted);
        let keep = self.game.with_tie_breaker;
        let reckoning = Reckoning::of_totals(terms, totals, side, keep);
        if self.json {
            let line = score_json(None, None, &info, &reckoning, None, &self.methods)
                .map_err(anyhow::Error::from)?;
            writeln!(self.out, "{line}")?;
        } else {
            let heading = Heading { file: None, game: None, info: &info, board: None };
            self.page(&heading, &reckoning, None)?;
            if args.black.is_none() || args.white.is_none() {
                writeln!(
                    self.out,
                    "Only {counted} was counted; the rest of the board is taken as the other side's."
                )?;
            }
        }
        self.out.flush()?;
        Ok(())
    }
}

/// The start of a file, for what is wrong with the whole of it.
const START: Place = Place { line: 1, column: 1 };

/// An error with the place it is about: that of the game, if it has none of its own.
pub(super) fn located(error: &anyhow::Error, game: Place) -> Noted {
    let place = match error.downcast_ref::<TermsError>() {
        Some(TermsError::UnknownRules(_, place)) => *place,
        _ => game,
    };
    Noted { place, message: format!("{error:#}") }
}

/// The dead stones: those named, those the file marks, or a proposal.
pub(super) fn dead_stones(asked: Option<&DeadArg>, game: &Game) -> anyhow::Result<Dead> {
    let nothing = crate::goban::VertexSet::new(game.board.size());
    Ok(match (asked, &game.marks) {
        (Some(DeadArg::None), _) => Dead::said(nothing, DeadSource::Option),
        (Some(DeadArg::Named(names)), _) => Dead::named(&game.board, names)?,
        (None, Some(marks)) => Dead::said(marks.dead, DeadSource::File),
        (Some(DeadArg::Auto) | None, _) => Dead::proposed(&game.board),
    })
}

/// How wide the terminal is; 80 columns where there is none.
fn terminal_width() -> usize {
    let stated = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let known =
        || ratatui::crossterm::terminal::size().ok().map(|(columns, _)| usize::from(columns));
    stated.or_else(known).unwrap_or(80).clamp(40, 400)
}
