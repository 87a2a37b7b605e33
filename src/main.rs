//! The `shuzi` program: parse, run, exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    match shuzi::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
