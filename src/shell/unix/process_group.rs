//! A program that is ended together with everything it starts.

use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process_group};

/// Returns a command line as a command of the system's shell.
pub(in crate::shell) fn command(line: &str) -> Command {
    let mut shell = Command::new("sh");
    // In its own process group, so that it can be ended with everything it starts.
    shell.arg("-c").arg(line).process_group(0);
    shell
}

/// Holds a running [`command`]: when it is dropped, or this program ends in any way, it ends the
/// command and everything the command started.
pub(in crate::shell) struct ProcessGroup {
    group: u32,
    /// Ends the command if this program ends first.
    watch: Option<Child>,
}

impl ProcessGroup {
    pub(in crate::shell) fn on(child: &Child) -> Self {
        Self { group: child.id(), watch: watch(child.id()) }
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        // The watch first: once the command is gone, its process id may be reused.
        let watch = self.watch.take().map(|mut watch| (watch.kill(), watch.wait()));
        // The command may have ended by itself; what it started must not stay behind either.
        if let Some(group) = i32::try_from(self.group).ok().and_then(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        drop(watch);
    }
}

/// Starts a shell that waits until this program is gone, which closes the shell's input, and then
/// ends a process group.
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
