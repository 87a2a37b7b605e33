//! `shuzi serve`: answers questions on standard input, a line of JSON each.

use std::io::{self, Write as _};

use super::args::ServeArgs;
use super::environment::Environment;
use crate::requests::Service;
use crate::shell::{Failure, MOST_BYTES, OutputResult as _, read_line};

/// Answers until the input ends.
pub(super) fn run(args: &ServeArgs, environment: &Environment) -> Result<(), Failure> {
    let (scorer, rules) = environment.scorer_by(args.rules.as_deref())?;
    let service = Service::new(scorer, rules);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = read_line(&mut input, MOST_BYTES).or_fail()? {
        if !line.trim().is_empty() {
            let answer = service.answer(&line) + "\n";
            output.write_all(answer.as_bytes()).and_then(|()| output.flush()).or_fail()?;
        }
    }
    Ok(())
}
