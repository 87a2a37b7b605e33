//! A standing attack: arbitrary input for every reader, for as long as one likes.
//!
//! `just attack MINUTES` sets `SHUZI_ATTACK`; without it nothing is tried here, as `any_bytes` runs the
//! same readers briefly. The readers within this program have two fifths of the time, and a fifth each:
//! files and questions for the program itself, with 700 MB of address space and ten seconds; keys in a
//! terminal, and then an end; requests to the page for phones. All of it stays on this machine.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;

use super::any_bytes::{PATIENCE, changed, seeds};
use super::endings::pressed_and_ended;
use super::phone::{even_game, multipart, start};
use crate::targets;
use crate::terminal::signal;

/// What was tried, and what was found.
#[derive(Default)]
struct Tally {
    /// Inputs and the longest time, by name.
    tried: BTreeMap<String, (u64, Duration)>,
    finds: Vec<String>,
}

impl Tally {
    fn note(&mut self, name: &str, inputs: u64, took: Duration) {
        let (tried, longest) = self.tried.entry(name.to_owned()).or_default();
        *tried += inputs;
        *longest = took.max(*longest);
    }
}

#[test]
fn attack() {
    let minutes = std::env::var("SHUZI_ATTACK").ok().and_then(|text| text.parse::<f64>().ok());
    let Some(minutes) = minutes else { return };
    let fifth = Duration::from_secs_f64(minutes * 12.0);
    let tally = Mutex::new(Tally::default());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let run = |fifths: u32, attack: &(dyn Fn(&mut Rng, &Mutex<Tally>) + Sync)| {
        let end = Instant::now() + fifth * fifths;
        thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| {
                    let mut random = Rng::new();
                    while Instant::now() < end {
                        attack(&mut random, &tally);
                    }
                });
            }
        });
    };
    let all: Vec<_> = targets::ALL.iter().map(|(name, run)| (*name, seeds(name), *run)).collect();
    run(2, &|random, tally| {
        let (name, seeds, target) = &all[random.usize(..all.len())];
        let until = Instant::now() + Duration::from_millis(50);
        let (mut inputs, mut longest) = (0, Duration::ZERO);
        while inputs == 0 || Instant::now() < until {
            let bytes = changed(seeds, random);
            let begun = Instant::now();
            let ended = catch_unwind(AssertUnwindSafe(|| target(&bytes)));
            longest = longest.max(begun.elapsed());
            inputs += 1;
            if ended.is_err() || begun.elapsed() > PATIENCE {
                let what = format!("{name} at {:?}", bytes.escape_ascii().to_string());
                tally.lock().unwrap().finds.push(what);
            }
        }
        tally.lock().unwrap().note(name, inputs, longest);
    });
    let records = seeds("record");
    let questions = seeds("question");
    run(1, &|random, tally| black_box(&records, &questions, random, tally));
    run(1, &screen);
    let forms = seeds("form");
    run(1, &|random, tally| phones(&forms, random, tally));
    let Tally { tried, finds } = tally.into_inner().unwrap();
    let mut all = 0;
    println!("{:<14}{:>10}{:>14}", "what", "inputs", "longest, ms");
    for (name, (inputs, longest)) in &tried {
        println!("{name:<14}{inputs:>10}{:>14}", longest.as_millis());
        all += inputs;
    }
    println!("{:<14}{all:>10}", "all");
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default();
    println!("memory of the readers: {}", peak.trim_start_matches("VmHWM:").trim());
    assert!(finds.is_empty(), "{} finds, the first: {}", finds.len(), finds[0]);
}

/// Gives the program itself a hundred files, or a thousand questions.
fn black_box(records: &[Vec<u8>], questions: &[Vec<u8>], random: &mut Rng, tally: &Mutex<Tally>) {
    let folder = tempfile::tempdir().unwrap();
    let command = *random.choice(&["score", "compare", "reshape", "serve"]).unwrap();
    let mut input = Vec::new();
    let mut args = vec![command.to_owned()];
    let inputs = match command {
        "serve" => {
            for _ in 0..1000 {
                input.extend(changed(questions, random).into_iter().filter(|byte| *byte != b'\n'));
                input.push(b'\n');
            }
            1000
        }
        "score" => {
            for number in 0..100 {
                let name = folder.path().join(format!("{number}.sgf"));
                fs::write(name, changed(records, random)).unwrap();
            }
            args.extend(["-r", "--format", "jsonl", "."].map(str::to_owned));
            100
        }
        _ => {
            fs::write(folder.path().join("a.sgf"), changed(records, random)).unwrap();
            args.push("a.sgf".to_owned());
            1
        }
    };
    // Memory that is asked for counts, used or not: that of threads and of the program itself, too.
    let script = "ulimit -v 700000; exec timeout 10 \"$0\" \"$@\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_shuzi")]).args(&args).current_dir(folder.path());
    shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let begun = Instant::now();
    let mut child = shell.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let sent = input.clone();
    let writer = thread::spawn(move || drop(stdin.write_all(&sent)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let is_control = |byte: &u8| byte.is_ascii_control() && *byte != b'\n';
    let mut wrong = Vec::new();
    if !matches!(output.status.code(), Some(0..=4)) {
        wrong.push(format!("ends with {}", output.status));
    }
    if output.stdout.iter().chain(&output.stderr).any(is_control) {
        wrong.push("sends a control character".to_owned());
    }
    let answers = output.stdout.split_inclusive(|byte| *byte == b'\n').count();
    let asked = input.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    if command == "serve" && answers != asked.count() {
        wrong.push(format!("{answers} answers"));
    }
    let mut tally = tally.lock().unwrap();
    tally.note(&format!("shuzi {command}"), inputs, begun.elapsed());
    for what in wrong {
        let kept = folder.path().to_owned();
        tally.finds.push(format!("shuzi {command} {what}: {}", kept.display()));
    }
    if !tally.finds.is_empty() {
        // What was found is to be looked at.
        let _ = folder.keep();
    }
}

/// Presses keys in a terminal and ends the program, which takes a moment, and two seconds at
/// most on a machine as busy as this one.
fn screen(random: &mut Rng, tally: &Mutex<Tally>) {
    let presses = random.usize(..400);
    let ended = pressed_and_ended(random, presses);
    let mut tally = tally.lock().unwrap();
    tally.note("shuzi, keys", u64::try_from(presses).unwrap(), Duration::ZERO);
    tally.note("shuzi, ends", 1, ended.took);
    if !ended.is_well || ended.took > Duration::from_secs(2) {
        tally.finds.push(format!("ends in {:?}: {}", ended.took, ended.keys));
    }
}

/// Sends what no phone would send, from three phones in turn; their page is shown as before.
fn phones(forms: &[Vec<u8>], random: &mut Rng, tally: &Mutex<Tally>) {
    let folder = tempfile::tempdir().unwrap();
    let (mut session, phone) = start(folder.path(), &[]);
    let secret = &phone.secret;
    let picture = multipart(&even_game());
    let requests = 300;
    let mut longest = Duration::ZERO;
    for number in 0..requests {
        let (place, body) = match random.u8(..8) {
            0 => (format!("POST /{secret}/picture"), picture.clone()),
            1 => (format!("GET /{secret}/{}", random.u8(..5)), Vec::new()),
            _ => (format!("POST /{secret}/{}/form", random.u8(..5)), changed(forms, random)),
        };
        let kind = if body.starts_with(b"--part") {
            "multipart/form-data; boundary=part"
        } else {
            "application/x-www-form-urlencoded"
        };
        let head = format!(
            "{place} HTTP/1.1\r\nHost: {}\r\nCookie: board={}\r\nContent-Type: {kind}\r\n\
             Content-Length: {}\r\n\r\n",
            phone.host,
            number % 3,
            body.len()
        );
        let mut request = [head.as_bytes(), &body].concat();
        if random.bool() {
            request = changed(&[request], random);
        }
        let begun = Instant::now();
        // Nobody listens if the program has ended, which is found below.
        let Ok(mut stream) = TcpStream::connect(&phone.host) else { break };
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        // It may be refused before it is sent.
        let _ = stream.write_all(&request).and_then(|()| stream.shutdown(Shutdown::Write));
        let _ = stream.read_to_end(&mut Vec::new());
        longest = longest.max(begun.elapsed());
    }
    let is_served = catch_unwind(|| phone.get("").status == 200).unwrap_or(false);
    signal(&*session.child, "-TERM");
    let is_well = session.ends() == 1 && session.is_restored();
    let mut tally = tally.lock().unwrap();
    tally.note("shuzi phone", requests, longest);
    if !is_served || !is_well || longest >= PATIENCE {
        tally.finds.push(format!("phones: {}", folder.path().display()));
        let _ = folder.keep();
    }
}
