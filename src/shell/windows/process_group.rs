//! A program that is ended together with everything it starts.

use std::os::windows::io::AsRawHandle as _;
use std::os::windows::process::CommandExt as _;
use std::process::{Child, Command};

use win32job::{ExtendedLimitInfo, Job};

/// Returns a command line as a command of the system's shell.
pub(in crate::shell) fn command(line: &str) -> Command {
    let mut shell = Command::new("cmd");
    // As typed: the shell has its own quoting.
    shell.raw_arg("/D /S /C \"").raw_arg(line).raw_arg("\"");
    shell
}

/// Holds a running [`command`]: when it is dropped, or this program ends in any way, it ends the
/// command and everything the command started.
pub(in crate::shell) struct ProcessGroup {
    /// The system ends everything in the job once its last handle is closed; `None` if it could not
    /// be created, and then only the shell is ended.
    _job: Option<Job>,
}

impl ProcessGroup {
    pub(in crate::shell) fn on(child: &Child) -> Self {
        let mut limits = ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = Job::create_with_limit_info(&limits).ok();
        let handle = child.as_raw_handle() as isize;
        Self { _job: job.filter(|job| job.assign_process(handle).is_ok()) }
    }
}
