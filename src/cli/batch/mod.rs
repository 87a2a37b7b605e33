//! Many games through many hands: all cores count, the order of the input is kept.

mod destination;
mod game_writer;
mod progress;
mod remarks;
mod resumed;
mod tally;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use clap::{Args, ValueEnum};
use shuzi_core::fact::{Message, Value};
use shuzi_core::place::Diagnostic;
use shuzi_core::scorer::DeadChoice;
use shuzi_words::json::error_json;

use crate::cli::args::whole;
use crate::shell::{
    Failure, GameSource, InputError, Interrupt, OutputResult as _, Overwrite, Trouble,
    is_same_file, read_inputs, warn,
};
pub(in crate::cli) use destination::joined;
use destination::{Destination, holds_many};
pub(in crate::cli) use game_writer::{GameWriter, WriterTask};
use game_writer::{Job, WrittenGame};
use progress::Progress;
pub use remarks::Remarks;
use resumed::{GameLines, GameName, ResumedFile};
use tally::Tally;

/// How many games are scored, and which are printed.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "cli-many")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct BatchArgs {
    /// Score all games in folders and their subfolders.
    #[arg(long, short)]
    pub recursive: bool,
    /// How many games to score at a time.
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=1024))]
    pub jobs: Option<usize>,
    /// Print only these games.
    #[arg(long, value_name = "disagree|unsure", value_enum)]
    pub only: Option<Only>,
    /// Print the number of games at the end.
    #[arg(long)]
    pub summary: bool,
    /// Show no progress on the terminal.
    #[arg(long)]
    pub quiet: bool,
    /// Continue at the end of the output file.
    #[arg(long, requires = "output")]
    pub resume: bool,
    /// The file for what could not be counted, as JSON, instead of standard error.
    #[arg(long, value_name = "FILE")]
    pub errors_to: Option<PathBuf>,
}

/// A choice of the games to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Only {
    /// Those with a result other than the recorded one.
    Disagree,
    /// Those with uncertain stones or unfinished places.
    Unsure,
}

/// How many games may be under way or waiting to be printed, so that memory stays bounded.
const MOST_WAITING: usize = 64;

/// Scores all games of the files, printing each as soon as those before it are printed.
pub(in crate::cli) fn score_files(
    writer: &GameWriter<'_>,
    files: &[PathBuf],
    many: &BatchArgs,
) -> Result<(), Failure> {
    // Signal before half of it is printed; what one file holds is seen as it is read.
    if files.len() > 1 {
        holds_many(writer.format)?;
    }
    // Points named for one game are others in the next.
    let names =
        matches!(writer.options.dead, DeadChoice::Named(_)) || !writer.options.seki.is_empty();
    if names && (files.len() > 1 || many.recursive) {
        return Err(Failure::usage("usage-dead-one-game"));
    }
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let workers = many.jobs.unwrap_or(cores);
    if let (Some(errors), Some(output)) = (&many.errors_to, writer.print.output())
        && is_same_file(errors, output)
    {
        return Err(Failure::usage("usage-errors-in-output"));
    }
    let mut out = Destination::of(writer, many.resume)?;
    let errors = many.errors_to.as_deref().map(|path| {
        if many.resume {
            ResumedFile::open(path, GameLines::Objects)
        } else {
            ResumedFile::begin(path, Overwrite::if_told(writer.print.force))
        }
    });
    let mut reported = Reported { remarks: Remarks::default(), errors: errors.transpose()? };
    let interrupt = Interrupt::noticed().or_fail()?;
    let after = out.last();
    let before = out.met().max(reported.errors.as_ref().and_then(|file| file.worst));
    let (jobs, to_do) = sync_channel::<(usize, Job)>(workers);
    let (done, results) = channel::<(usize, WrittenGame)>();
    let to_do = Arc::new(Mutex::new(to_do));
    // Lets the reader run ahead of the printer by so many games and no more.
    let (enter, leave) = sync_channel(MOST_WAITING);
    let files_read = &AtomicUsize::new(0);
    thread::scope(|scope| {
        let reader = Reader { writer, files, after, worst: before, many, enter, files_read };
        let read = scope.spawn(move || reader.read_all(&jobs));
        for _ in 0..workers {
            let (to_do, done) = (Arc::clone(&to_do), done.clone());
            scope.spawn(move || work(writer, &to_do, &done));
        }
        // Once the workers are gone nobody takes a job, and the reader is to learn of that.
        drop((to_do, done));
        let progress = Progress::new(writer, files.len(), many.quiet);
        let printer = Printer { writer, many, progress, files_read, interrupt };
        let printed = printer.print_in_order(&results, &leave, &mut out, &mut reported);
        // Whoever waits for a place learns that none is needed any more.
        drop((leave, results));
        printer.progress.clear();
        let (tally, worst) = printed?;
        // What has panicked has said so; the games it would have read are missing.
        let (missed, before) =
            read.join().map_err(|_| Failure::AlreadyReported(Trouble::Content))?;
        let worst = worst.max(before);
        if let Some(missed) = missed {
            let values = [("game", Value::Text(format!("{}, {}", missed.file, missed.number)))];
            return Err(Failure::usage_with("resume-not-found", values));
        }
        for folded in reported.remarks.folded() {
            warn(writer.words.message(&folded));
        }
        out.finish(writer, worst.is_none())?;
        if many.summary {
            summarise(writer, &tally);
        }
        Failure::ended(worst)
    })
}

/// What is reported besides the pages.
struct Reported<'a> {
    remarks: Remarks,
    /// Where errors go instead of standard error.
    errors: Option<ResumedFile<'a>>,
}

/// Says what became of all games, on standard error: what is printed stays what it is.
fn summarise(writer: &GameWriter<'_>, tally: &Tally) {
    let (sum, kinds) = tally.said();
    let line = writer.words.message(&sum);
    warn(line);
    for kind in kinds.iter().filter(|kind| !kind.is_empty()) {
        let parts = kind.iter().map(|(name, count)| format!("{name} {count}"));
        warn(format!("  {}", writer.words.list(parts)));
    }
    let causes = tally.causes();
    if !causes.is_empty() {
        let parts =
            causes.iter().map(|(label, count)| format!("{} {count}", writer.words.get(label)));
        warn(format!("  {}", writer.words.list(parts)));
    }
}

/// Reads the files and hands their games out, numbered in order.
struct Reader<'a> {
    writer: &'a GameWriter<'a>,
    files: &'a [PathBuf],
    /// The last game that is printed already, and how many called so are.
    after: Option<(GameName, usize)>,
    /// The gravest trouble that an earlier run met.
    worst: Option<Trouble>,
    many: &'a BatchArgs,
    enter: SyncSender<()>,
    files_read: &'a AtomicUsize,
}

impl Reader<'_> {
    /// Gives the game it should have continued after, if that never came, and the gravest trouble that
    /// an earlier run met.
    fn read_all(mut self, jobs: &SyncSender<(usize, Job)>) -> (Option<GameName>, Option<Trouble>) {
        let mut order = 0;
        let enter = self.enter.clone();
        let mut send = |job: Job| {
            let sent = enter.send(()).is_ok() && jobs.send((order, job)).is_ok();
            order += 1;
            sent
        };
        for path in self.files {
            let go_on = read_inputs(path, self.many.recursive, &mut |name, bytes| {
                self.read_file(name, bytes, &mut send)
            });
            self.files_read.fetch_add(1, Ordering::Relaxed);
            if !go_on {
                return (None, self.worst);
            }
        }
        (self.after.map(|(missed, _)| missed), self.worst)
    }

    /// Reads the games of a file; false when nobody wants them any more.
    fn read_file(
        &mut self,
        path: &Path,
        bytes: Result<Vec<u8>, InputError>,
        send: &mut impl FnMut(Job) -> bool,
    ) -> bool {
        let file = path.to_string_lossy().into_owned();
        let bytes = match bytes {
            Ok(bytes) => bytes,
            // What went wrong before the game after which it continues has been said already.
            Err(error) if self.after.is_some() => {
                // It may itself be the last that was said.
                self.after = self.after.take().and_then(|(after, left)| {
                    let left = left - usize::from(after.file == file);
                    (left > 0).then_some((after, left))
                });
                self.worst = self.worst.max(Some(Trouble::of(&Message::from(error))));
                return true;
            }
            Err(error) => {
                let read = Err(Diagnostic::of_file(error));
                return send(Job { file, number: 1, one_of_several: false, read, record: None });
            }
        };
        if self.after.as_ref().is_some_and(|(after, _)| after.file != file) {
            return true;
        }
        let source = GameSource::of(path, &bytes, &self.writer.options);
        drop(bytes);
        let mut games = source.games(self.writer.options.size).peekable();
        let mut number = 0;
        while let Some(read) = games.next() {
            number += 1;
            if let Some((after, left)) = &mut self.after {
                *left -= usize::from(after.number == number);
                if *left == 0 {
                    self.after = None;
                }
                continue;
            }
            let one_of_several = number > 1 || games.peek().is_some();
            let file = file.clone();
            let span = read.as_ref().ok().and_then(|(game, _)| game.span.clone());
            let record = span.filter(|_| self.writer.keeps_records());
            let record = record.zip(source.text()).map(|(span, text)| whole_record(&text[span]));
            if !send(Job { file, number, one_of_several, read, record }) {
                return false;
            }
        }
        true
    }
}

/// A game's part of a file, closed, and without control characters, which nothing should obey.
fn whole_record(text: &str) -> String {
    let mut text: String =
        text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\r' | '\t')).collect();
    if !text.trim_end().ends_with(')') {
        text.push(')');
    }
    text
}

/// Scores games until there are no more.
fn work(
    writer: &GameWriter<'_>,
    to_do: &Mutex<Receiver<(usize, Job)>>,
    done: &Sender<(usize, WrittenGame)>,
) {
    loop {
        let next = to_do.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((order, job)) = next else { return };
        // A game that makes the program panic must not leave the others waiting for it: what the
        // panic says is on the terminal already, the game is one that could not be counted.
        let scored = catch_unwind(AssertUnwindSafe(|| writer.write(&job)));
        let (name, page, remarks) = (job.name(), Err(None), Vec::new());
        let broken = WrittenGame { name, page, remarks, tallied: None };
        if done.send((order, scored.unwrap_or(broken))).is_err() {
            return;
        }
    }
}

/// Prints results in the order of the input.
struct Printer<'a> {
    writer: &'a GameWriter<'a>,
    many: &'a BatchArgs,
    progress: Progress<'a>,
    files_read: &'a AtomicUsize,
    interrupt: Interrupt,
}

/// How often to check for Ctrl-C.
const PATIENCE: Duration = Duration::from_millis(50);

impl Printer<'_> {
    /// Gives the tally, and the gravest trouble met.
    fn print_in_order(
        &self,
        results: &Receiver<(usize, WrittenGame)>,
        leave: &Receiver<()>,
        out: &mut Destination,
        reported: &mut Reported<'_>,
    ) -> Result<(Tally, Option<Trouble>), Failure> {
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        let mut worst = None;
        let mut tally = Tally::default();
        loop {
            let received = results.recv_timeout(PATIENCE);
            if self.interrupt.is_told() {
                out.break_off(self.writer);
                self.progress.clear();
                self.interrupt.end();
            }
            match received {
                Ok((order, scored)) => waiting.insert(order, scored),
                Err(RecvTimeoutError::Timeout) => {
                    self.progress.show(&tally, self.files_read.load(Ordering::Relaxed));
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => break,
            };
            while let Some(scored) = waiting.remove(&next) {
                next += 1;
                let _ = leave.try_recv();
                worst = worst.max(self.print(scored, &mut tally, (&mut *out, &mut *reported))?);
            }
            if waiting.is_empty() {
                out.flush(self.writer)?;
            }
            self.progress.show(&tally, self.files_read.load(Ordering::Relaxed));
        }
        Ok((tally, worst))
    }

    /// Prints a game and what is remarked on it, and gives the trouble if it could not be counted.
    fn print(
        &self,
        scored: WrittenGame,
        tally: &mut Tally,
        (out, reported): (&mut Destination, &mut Reported<'_>),
    ) -> Result<Option<Trouble>, Failure> {
        let WrittenGame { name: (file, number), page, remarks, tallied } = scored;
        // That is wrong of the command, not of the game.
        if let Err(Some(error)) = &page
            && error.what.code == "usage-not-in-format"
        {
            return Err(Failure::Usage(error.what.clone()));
        }
        tally.add(tallied.as_ref());
        let failed = remarks.iter().filter_map(|remark| Trouble::of_files(&remark.what)).max();
        let mut lines = reported.remarks.printed(remarks);
        if let Err(Some(error)) = &page {
            match &mut reported.errors {
                Some(errors) => {
                    let line = error_json(&file, number, error, self.writer.words) + "\n";
                    errors.add(line.as_bytes())?;
                }
                None => lines.push(error.clone()),
            }
        }
        if !lines.is_empty() {
            out.flush(self.writer)?;
            self.progress.clear();
            for line in &lines {
                warn(self.writer.words.message(&line.in_file(&file)));
            }
        }
        // Who asks for some of the games has them alone.
        if let Err(Some(error)) = &page
            && self.many.only.is_none()
            && let Some(row) = self.writer.error_row(&file, number, error)
        {
            out.put(self.writer, row)?;
        }
        self.progress.clear_before_pages();
        let is_wanted = tallied.is_none_or(|tallied| tallied.is_wanted(self.many.only));
        match page {
            Ok(page) if is_wanted => out.put(self.writer, page).map(|()| failed),
            Ok(_) => Ok(failed),
            Err(error) => {
                let trouble = error.map_or(Trouble::Content, |error| Trouble::of(&error.what));
                Ok(failed.max(Some(trouble)))
            }
        }
    }
}
