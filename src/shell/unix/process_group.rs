//! A program that is ended together with everything it starts.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A running command line of the system's shell. When this is dropped, or this program ends in any
/// way, the command and what it started end: its process group, and where the system shows the
/// environment of processes, also what left that group.
pub(in crate::shell) struct ProcessGroup {
    pub command: Child,
    watch: Child,
}

/// Marks every process of a command, so that those that left its group are found.
const MARK: &str = "SHUZI_ENGINE";

impl ProcessGroup {
    /// Starts a command line, with pipes.
    pub(in crate::shell) fn start(line: &str) -> io::Result<Self> {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let mark = format!("{}-{number}/", process::id());
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(line).env(MARK, &mark).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut command = shell.spawn()?;
        let watch = watch(command.id(), &mark);
        let watch = watch.inspect_err(|_| _ = (command.kill(), command.wait()))?;
        Ok(Self { command, watch })
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        // The command's own id is not used again before it was waited for.
        drop(self.watch.stdin.take());
        let _ = (self.watch.wait(), self.command.wait());
    }
}

/// Starts a shell that waits until its input is closed, by this program or by its end, and then ends
/// a process group, and whatever left that group for a session of its own.
fn watch(group: u32, mark: &str) -> io::Result<Child> {
    let script = format!(
        "read -r _; kill -9 -{group}
        for found in $(grep -ls '{MARK}={mark}' /proc/[0-9]*/environ); do
            found=${{found%/environ}}; kill -9 ${{found#/proc/}}
        done"
    );
    Command::new("sh")
        .args(["-c", &script])
        // It is no part of a command that this program is itself a part of.
        .env_remove(MARK)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
}
