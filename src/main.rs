//! The `shuzi` program: parse, run, exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    shuzi::cli::run()
}
