//! A program that is ended with all that it starts.

use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process_group};

/// The command line as the system's shell runs it.
pub(in crate::shell) fn command(line: &str) -> Command {
    let mut shell = Command::new("sh");
    // In a group of its own, so that it can be ended with all that it starts.
    shell.arg("-c").arg(line).process_group(0);
    shell
}

/// Holds a [`command`] that runs: dropped, or gone with this program however that ends, it ends the
/// other one and whatever that has started.
pub(in crate::shell) struct Leash {
    group: u32,
    /// Ends it where this program ends first.
    watch: Option<Child>,
}

impl Leash {
    pub(in crate::shell) fn on(child: &Child) -> Self {
        Self { group: child.id(), watch: watch(child.id()) }
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        // The watch first: once the program is gone, its number may be another's.
        let watch = self.watch.take().map(|mut watch| (watch.kill(), watch.wait()));
        // It may have ended by itself; either way neither it nor what it started is left behind.
        if let Some(group) = i32::try_from(self.group).ok().and_then(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        drop(watch);
    }
}

/// A shell that waits until this program is gone, which closes what it reads from, and ends a group
/// of processes then.
fn watch(group: u32) -> Option<Child> {
    Command::new("sh")
        .arg("-c")
        .arg(format!("read -r _; kill -9 -{group}"))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .ok()
}
