//! `shuzi serve`: answers questions on standard input, a line of JSON each, on all cores and in order.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use clap::Args;
use shuzi_words::requests::Service;

use super::args::profile;
use super::environment::Environment;
use crate::shell::{Failure, MOST_BYTES, OutputResult as _, Trouble, read_line};

/// `shuzi serve`.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// The rule profile, by name or path, for questions without one.
    #[arg(long, value_name = "NAME|PATH", value_parser = profile())]
    pub rules: Option<String>,
}

/// How many questions for each core may be under way or wait for those before them, so that memory
/// stays bounded.
const MOST_FOR_A_CORE: usize = 4;

/// A question, or why none can be read, with its number.
type Asked = (usize, io::Result<String>);

/// An answer with its number; none if the program broke on the question, which has been said.
type Answered = (usize, io::Result<Option<String>>);

/// Answers until the input ends.
pub(super) fn run(args: &ServeArgs, environment: &Environment) -> Result<(), Failure> {
    let (scorer, rules) = environment.scorer_by(args.rules.as_deref())?;
    let service = Arc::new(Service::new(scorer, rules));
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (enter, leave) = sync_channel(cores * MOST_FOR_A_CORE);
    let (ask, asked) = channel();
    let (answer, answers) = channel();
    // Nobody waits for these threads: the program ends when nobody reads its answers any more, even
    // while it waits for a question.
    thread::spawn(move || read(&enter, &ask));
    let asked = Arc::new(Mutex::new(asked));
    for _ in 0..cores {
        let (service, asked, answer) = (Arc::clone(&service), Arc::clone(&asked), answer.clone());
        thread::spawn(move || work(&service, &asked, &answer));
    }
    drop(answer);
    let mut output = io::stdout().lock();
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    for (number, answered) in answers {
        waiting.insert(number, answered);
        let before = next;
        while let Some(answered) = waiting.remove(&next) {
            let answered = answered.or_fail()?.ok_or(Failure::AlreadyReported(Trouble::Content))?;
            output.write_all(answered.as_bytes()).or_fail()?;
            next += 1;
            // Whoever enters waits here until there is a place.
            let _ = leave.recv();
        }
        if next > before {
            output.flush().or_fail()?;
        }
    }
    Ok(())
}

/// Reads questions until the input ends or nobody answers any more.
fn read(enter: &SyncSender<()>, ask: &Sender<Asked>) {
    let mut input = io::stdin().lock();
    let mut number = 0;
    while let Some(question) = read_line(&mut input, MOST_BYTES).transpose() {
        let is_blank = question.as_ref().is_ok_and(|question| question.trim().is_empty());
        let is_last = question.is_err();
        if is_blank {
            continue;
        }
        if enter.send(()).is_err() || ask.send((number, question)).is_err() || is_last {
            return;
        }
        number += 1;
    }
}

/// Answers questions until there are no more.
fn work(service: &Service, asked: &Mutex<Receiver<Asked>>, answer: &Sender<Answered>) {
    loop {
        let next = asked.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, question)) = next else { return };
        let answered = question.map(|question| {
            catch_unwind(AssertUnwindSafe(|| service.answer(&question) + "\n")).ok()
        });
        if answer.send((number, answered)).is_err() {
            return;
        }
    }
}
