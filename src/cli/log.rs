//! `shuzi log`: the counts done.

use super::args::LogArgs;
use super::environment::Environment;
use super::printing::print;
use crate::output::{Format, LogPage};
use crate::shell::counts_done;
use crate::shell::{Failure, warn};

/// Prints the counts done, the newest first.
pub(super) fn run(args: &LogArgs, environment: &Environment) -> Result<(), Failure> {
    let (counts, remarks) = counts_done(environment.folders()?)?;
    let words = &environment.words;
    for remark in remarks {
        warn(words.message(&remark));
    }
    let mut printed = args.print.clone();
    if args.csv {
        printed.format = Some(Format::Csv);
    }
    print(&LogPage { counts: &counts }, &printed, words)
}
