//! A program that is ended together with everything it starts.

use std::io;
use std::os::windows::io::AsRawHandle as _;
use std::os::windows::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

use win32job::{ExtendedLimitInfo, Job};

/// A running command line of the system's shell. When this is dropped, or this program ends in any
/// way, the command and everything it started end.
pub(in crate::shell) struct ProcessGroup {
    pub command: Child,
    /// The system ends everything in the job once its last handle is closed; `None` if it could not
    /// be created, and then only the shell is ended.
    job: Option<Job>,
}

impl ProcessGroup {
    /// Starts a command line, with pipes.
    pub(in crate::shell) fn start(line: &str) -> io::Result<Self> {
        let mut shell = Command::new("cmd");
        // As typed: the shell has its own quoting.
        shell.raw_arg("/D /S /C \"").raw_arg(line).raw_arg("\"");
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let command = shell.spawn()?;
        let mut limits = ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = Job::create_with_limit_info(&limits).ok();
        let handle = command.as_raw_handle() as isize;
        Ok(Self { command, job: job.filter(|job| job.assign_process(handle).is_ok()) })
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        drop(self.job.take());
        let _ = (self.command.kill(), self.command.wait());
    }
}
