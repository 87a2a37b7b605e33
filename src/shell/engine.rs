//! Asks a GTP engine for the dead stones, without trusting anything it does.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::ChildStdin;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::platform::ProcessGroup;
use super::system::system_refusal;
use shuzi_core::fact::{Value, facts};
use shuzi_core::goban::{Board, Chain, Size, Vertex, VertexSet};

/// Maximum bytes of an answer; the names of all vertices of the largest board need fewer.
const LONGEST_ANSWER: u64 = 64 * 1024;

/// The command that asks for the dead stones.
const DEAD_STONES: &str = "final_status_list dead";

facts! {
    /// Why an engine gave no verdict.
    pub enum EngineError {
        /// It could not be started.
        Start { why: Value } => "engine-start",
        /// It ended, or closed its output, before it answered.
        Ended { command: String } => "engine-ended",
        /// It ended before it answered, and this is the last that it said.
        Complained { said: String } => "engine-complained",
        /// It took too long.
        Slow { command: String, seconds: u64 } => "engine-slow",
        /// It refused a command.
        Refused { command: String, why: String } => "engine-refused",
        /// GTP supports only square boards of up to 25 lines.
        Size { size: Size } => "engine-size",
        /// It listed a vertex without a stone as dead.
        Lie { name: String } => "engine-lie",
    }
}

/// Asks an engine for the dead stones of a finished position. The shell runs `command`.
///
/// # Errors
/// Returns an error if the engine cannot be started, refuses, ends, is slow or lists stones that
/// are not there; it is stopped in any case.
pub fn ask_engine(
    command: &str,
    board: &Board,
    patience: Duration,
) -> Result<VertexSet, EngineError> {
    // No engine is started for a board GTP does not support.
    known_size(board)?;
    let mut engine = Engine::start(command, patience)?;
    dialogue(board, |command| engine.say(command))
}

/// Returns the dead stones from an engine's answers to the same commands; for tests.
///
/// # Errors
/// Returns an error if the answers would be rejected.
pub fn read_answers(mut answers: &[u8], board: &Board) -> Result<VertexSet, EngineError> {
    dialogue(board, |command| {
        let ended = || EngineError::Ended { command: command.to_owned() };
        said(&read_answer(&mut answers).ok_or_else(ended)?, command)
    })
}

/// Returns the size of a board GTP supports: square, up to 25 lines.
fn known_size(board: &Board) -> Result<Size, EngineError> {
    let size = board.size();
    let is_known = size.width() == size.height() && (2..=25).contains(&size.width());
    if is_known { Ok(size) } else { Err(EngineError::Size { size }) }
}

/// Sends an engine a board and asks for the dead stones.
fn dialogue(
    board: &Board,
    mut say: impl FnMut(&str) -> Result<String, EngineError>,
) -> Result<VertexSet, EngineError> {
    let size = known_size(board)?;
    say(&format!("boardsize {}", size.width()))?;
    say("clear_board")?;
    for (vertex, color) in board.stones() {
        say(&format!("play {} {}", color.as_str(), vertex.name(size)))?;
    }
    let answer = say(DEAD_STONES)?;
    let mut dead = VertexSet::new(size);
    for name in answer.split_whitespace() {
        let vertex = Vertex::from_name(name, size).ok().filter(|&v| board.get(v).is_some());
        let vertex = vertex.ok_or_else(|| EngineError::Lie { name: shortened(name) })?;
        // A chain lives or dies as a whole, even if only part of it is listed.
        let chain = Chain::at(vertex, board);
        dead.extend(chain.iter().flat_map(|chain| chain.stones().iter().copied()));
    }
    Ok(dead)
}

/// A running engine, stopped when dropped.
struct Engine {
    _group: ProcessGroup,
    input: ChildStdin,
    answers: Receiver<String>,
    /// The last line of its standard error, once that is closed.
    complaint: Receiver<String>,
    patience: Duration,
    /// Deadline for the answers to all commands but the last.
    until: Instant,
}

impl Engine {
    fn start(command: &str, patience: Duration) -> Result<Self, EngineError> {
        let refused = |error: std::io::Error| EngineError::Start { why: system_refusal(&error) };
        let mut group = ProcessGroup::start(command).map_err(refused)?;
        let child = &mut group.command;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(EngineError::Start { why: Value::Nothing });
        };
        let errors = child.stderr.take();
        let (sender, answers) = sync_channel(4);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(answer) = read_answer(&mut output) {
                if sender.send(answer).is_err() {
                    return;
                }
            }
        });
        let (sender, complaint) = sync_channel(1);
        if let Some(errors) = errors {
            thread::spawn(move || sender.send(last_line(BufReader::new(errors))));
        }
        let until = Instant::now() + patience;
        Ok(Self { _group: group, input, answers, complaint, patience, until })
    }

    /// Sends a command and waits for the answer.
    fn say(&mut self, command: &str) -> Result<String, EngineError> {
        let ended = || match self.complaint.recv_timeout(COMPLAINT) {
            Ok(said) if !said.is_empty() => EngineError::Complained { said: shortened(&said) },
            _ => EngineError::Ended { command: command.to_owned() },
        };
        let written = writeln!(self.input, "{command}").and_then(|()| self.input.flush());
        written.map_err(|_| ended())?;
        // Judging a position takes time; setting it up does not.
        let left = match command {
            DEAD_STONES => self.patience,
            _ => self.until.saturating_duration_since(Instant::now()),
        };
        let answer = self.answers.recv_timeout(left);
        let answer = answer.map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                EngineError::Slow { command: command.to_owned(), seconds: self.patience.as_secs() }
            }
            RecvTimeoutError::Disconnected => ended(),
        })?;
        said(&answer, command)
    }
}

/// How long to wait for the last words of an engine that has ended.
const COMPLAINT: Duration = Duration::from_millis(200);

/// Returns the last line that is not empty, of what may be endless.
fn last_line(mut output: impl BufRead) -> String {
    let mut last = String::new();
    loop {
        let mut line = Vec::new();
        match (&mut output).take(LONGEST_ANSWER).read_until(b'\n', &mut line) {
            Ok(read) if read > 0 => {
                let line = String::from_utf8_lossy(&line);
                if !line.trim().is_empty() {
                    line.trim().clone_into(&mut last);
                }
            }
            _ => return last,
        }
    }
}

/// Returns the text of an answer, if the command was not refused.
fn said(answer: &str, command: &str) -> Result<String, EngineError> {
    let refused =
        |why: &str| EngineError::Refused { command: command.to_owned(), why: shortened(why) };
    match (answer.strip_prefix('='), answer.strip_prefix('?')) {
        (Some(said), _) => Ok(said.trim().to_owned()),
        (_, Some(why)) => Err(refused(why.trim())),
        _ => Err(refused(answer)),
    }
}

/// Reads an answer up to the empty line that ends it; `None` at the end, or if it is too long.
fn read_answer(output: &mut impl BufRead) -> Option<String> {
    let mut answer = String::new();
    let mut left = LONGEST_ANSWER;
    loop {
        let mut line = Vec::new();
        let read = output.take(left).read_until(b'\n', &mut line).ok()?;
        left = left.checked_sub(u64::try_from(read).ok()?)?;
        if read == 0 || left == 0 {
            return None;
        }
        let line = String::from_utf8_lossy(&line);
        match (line.trim().is_empty(), answer.is_empty()) {
            (true, true) => {}
            (true, false) => return Some(answer),
            // What an engine prints before its answer is skipped.
            (false, true) if !line.starts_with(['=', '?']) => {}
            (false, _) => answer.push_str(&line),
        }
    }
}

/// Returns an engine's text, short enough for a message and without control characters.
fn shortened(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(60).collect()
}
