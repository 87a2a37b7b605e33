//! Many games through many hands: all cores count, the order of the input is kept.

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

use super::Failure;
use super::failure::OutputResult as _;
use super::printing::put;
use super::scorer::{Job, ScoredGame, Scorer};
use super::source::GameSource;
use crate::output::Format;
use crate::place::{Diagnostic, Place};
use crate::shell::{read_input, warn};

/// How many games may be under way or waiting to be printed, so that memory stays bounded.
const MOST_WAITING: usize = 64;

/// Scores all games of the files, printing each as soon as those before it are printed.
///
/// # Errors
/// If any could not be scored, which has been told, or nothing can be printed any more.
pub(super) fn score_files(scorer: &Scorer<'_>, files: &[PathBuf]) -> Result<(), Failure> {
    let workers = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (jobs, to_do) = sync_channel::<(usize, Job)>(workers);
    let (done, results) = channel::<(usize, ScoredGame)>();
    let (to_do, gate) = (&Mutex::new(to_do), &Gate::default());
    thread::scope(|scope| {
        scope.spawn(move || read_all(scorer, files, &jobs, gate));
        for _ in 0..workers {
            let done = done.clone();
            scope.spawn(move || work(scorer, to_do, &done));
        }
        drop(done);
        let printed = print_in_order(scorer, &results, gate);
        // Whoever waits for a place learns that none is needed any more.
        gate.close();
        drop(results);
        printed
    })
}

/// Lets the reader run ahead of the printer by so many games and no more.
#[derive(Default)]
struct Gate {
    printed: Mutex<usize>,
    moved: Condvar,
    closed: AtomicBool,
    read: AtomicUsize,
}

impl Gate {
    /// Waits until a game may be read; false when nobody wants it any more.
    fn enter(&self) -> bool {
        let read = self.read.fetch_add(1, Ordering::Relaxed);
        let mut printed = self.printed.lock().unwrap_or_else(PoisonError::into_inner);
        while read >= *printed + MOST_WAITING && !self.closed.load(Ordering::Relaxed) {
            printed = self.moved.wait(printed).unwrap_or_else(PoisonError::into_inner);
        }
        !self.closed.load(Ordering::Relaxed)
    }

    fn leave(&self) {
        *self.printed.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.moved.notify_one();
    }

    fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        // The lock makes sure that nobody is between looking and waiting.
        drop(self.printed.lock());
        self.moved.notify_all();
    }
}

/// Reads the files and hands their games out, numbered in order.
fn read_all(scorer: &Scorer<'_>, files: &[PathBuf], jobs: &SyncSender<(usize, Job)>, gate: &Gate) {
    let mut order = 0;
    for path in files {
        let send = |job| {
            let sent = gate.enter() && jobs.send((order, job)).is_ok();
            order += 1;
            sent
        };
        if !read_file(scorer, path, send) {
            return;
        }
    }
}

/// Reads the games of a file; false when nobody wants them any more.
fn read_file(scorer: &Scorer<'_>, path: &Path, mut send: impl FnMut(Job) -> bool) -> bool {
    let file = path.to_string_lossy().into_owned();
    let bytes = match read_input(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            let read = Err(Diagnostic::new(Place::START, error));
            return send(Job { file, number: 1, one_of_several: false, read });
        }
    };
    let source = GameSource::of(path, &bytes, scorer.game.encoding, scorer.game.size);
    drop(bytes);
    let mut games = source.games(scorer.game.size).peekable();
    let mut number = 0;
    while let Some(read) = games.next() {
        number += 1;
        let one_of_several = number > 1 || games.peek().is_some();
        if !send(Job { file: file.clone(), number, one_of_several, read }) {
            return false;
        }
    }
    true
}

/// Scores games until there are no more.
fn work(
    scorer: &Scorer<'_>,
    to_do: &Mutex<Receiver<(usize, Job)>>,
    done: &Sender<(usize, ScoredGame)>,
) {
    loop {
        let next = to_do.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((order, job)) = next else { return };
        if done.send((order, scorer.score(&job))).is_err() {
            return;
        }
    }
}

/// Prints results in the order of the input.
fn print_in_order(
    scorer: &Scorer<'_>,
    results: &Receiver<(usize, ScoredGame)>,
    gate: &Gate,
) -> Result<(), Failure> {
    let mut out = Destination::of(scorer);
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    let mut all_well = true;
    for (order, scored) in results {
        waiting.insert(order, scored);
        while let Some(ScoredGame { page, remarks }) = waiting.remove(&next) {
            next += 1;
            gate.leave();
            all_well &= page.is_some();
            if !remarks.is_empty() {
                out.flush()?;
                remarks.iter().for_each(warn);
            }
            if let Some(page) = page {
                out.put(scorer, &page)?;
            }
        }
        if waiting.is_empty() {
            out.flush()?;
        }
    }
    out.finish(scorer)?;
    if all_well { Ok(()) } else { Err(Failure::Told) }
}

/// Where the pages go: to standard output one by one, or together into a file.
struct Destination {
    out: BufWriter<io::StdoutLock<'static>>,
    /// What is to be written to the file asked for, if one is.
    file: Option<Vec<u8>>,
    any_page: bool,
}

impl Destination {
    fn of(scorer: &Scorer<'_>) -> Self {
        let file = scorer.print.output.as_ref().map(|_| Vec::new());
        Self { out: BufWriter::new(io::stdout().lock()), file, any_page: false }
    }

    fn put(&mut self, scorer: &Scorer<'_>, page: &[u8]) -> Result<(), Failure> {
        let another = std::mem::replace(&mut self.any_page, true);
        let format = scorer.format;
        if another && matches!(format, Format::Html | Format::Svg | Format::Png | Format::Pdf) {
            let values = [("format", format.as_str().into())];
            return Err(Failure::usage_with("usage-one-game", values));
        }
        let separator = if another { scorer.separator() } else { String::new() };
        // The heads of the columns stand once.
        let heads = page.iter().position(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let page = if another && format == Format::Csv { &page[heads..] } else { page };
        if let Some(bytes) = &mut self.file {
            bytes.extend_from_slice(separator.as_bytes());
            bytes.extend_from_slice(page);
            Ok(())
        } else {
            self.out.write_all(separator.as_bytes()).or_fail()?;
            self.out.write_all(page).or_fail()
        }
    }

    fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().or_fail()
    }

    fn finish(mut self, scorer: &Scorer<'_>) -> Result<(), Failure> {
        self.flush()?;
        match self.file {
            Some(bytes) if self.any_page => {
                drop(self.out);
                put(&bytes, scorer.format, scorer.print, scorer.words)
            }
            _ => Ok(()),
        }
    }
}
