//! A program that is ended with all that it starts.

use std::os::windows::io::AsRawHandle as _;
use std::os::windows::process::CommandExt as _;
use std::process::{Child, Command};

use win32job::{ExtendedLimitInfo, Job};

/// The command line as the system's shell runs it.
pub(in crate::shell) fn command(line: &str) -> Command {
    let mut shell = Command::new("cmd");
    // As it is typed: the shell has its own marks around what belongs together.
    shell.raw_arg("/D /S /C \"").raw_arg(line).raw_arg("\"");
    shell
}

/// Holds a [`command`] that runs: dropped, or gone with this program however that ends, it ends the
/// other one and whatever that has started.
pub(in crate::shell) struct Leash {
    /// The system ends all that is in it once nobody holds it; none where it could not be made, and
    /// then the shell alone is ended.
    _job: Option<Job>,
}

impl Leash {
    pub(in crate::shell) fn on(child: &Child) -> Self {
        let mut limits = ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = Job::create_with_limit_info(&limits).ok();
        let handle = child.as_raw_handle() as isize;
        Self { _job: job.filter(|job| job.assign_process(handle).is_ok()) }
    }
}
