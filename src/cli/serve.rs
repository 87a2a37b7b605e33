//! `shuzi serve`: answers questions on standard input, a line of JSON each.

use std::io::{self, Write as _};

use super::Failure;
use super::args::ServeArgs;
use super::failure::OutputResult as _;
use super::profiles::profiles_and_name;
use crate::requests::Service;
use crate::shell::{MOST_BYTES, read_line};

/// Answers until the input ends.
pub(super) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let (profiles, rules) = profiles_and_name(args.rules.as_deref())?;
    let service = Service::new(profiles, rules);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = read_line(&mut input, MOST_BYTES).or_fail()? {
        if !line.trim().is_empty() {
            let answer = service.answer(&line) + "\n";
            output.write_all(answer.as_bytes()).and_then(|()| output.flush()).or_fail()?;
        }
    }
    Ok(())
}
