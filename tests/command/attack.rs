//! A standing attack: arbitrary input for every reader, for as long as one likes.
//!
//! `just attack MINUTES` sets `SHUZI_ATTACK`; without it nothing is tried here, as `any_bytes` runs the
//! same readers briefly. Half of the time goes to the readers within this program, half to the program
//! itself, on this machine alone, where it has 700 MB of address space and ten seconds.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;

use super::any_bytes::{PATIENCE, changed, seeds};
use crate::targets;

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
    let half = Duration::from_secs_f64(minutes * 30.0);
    let tally = Mutex::new(Tally::default());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let run = |attack: &(dyn Fn(&mut Rng, &Mutex<Tally>) + Sync)| {
        let end = Instant::now() + half;
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
    run(&|random, tally| {
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
    run(&|random, tally| black_box(&records, &questions, random, tally));
    let Tally { tried, finds } = tally.into_inner().unwrap();
    let mut all = 0;
    println!("{:<12}{:>12}{:>14}", "what", "inputs", "longest, ms");
    for (name, (inputs, longest)) in &tried {
        println!("{name:<12}{inputs:>12}{:>14}", longest.as_millis());
        all += inputs;
    }
    println!("{:<12}{all:>12}", "all");
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
