//! `shuzi log`: the counts done.

use clap::Args;

use super::args::PrintArgs;
use super::environment::Environment;
use super::printing::print;
use crate::output::{Format, LogPage};
use crate::shell::{Failure, counts_done, warn};

/// `shuzi log`.
#[derive(Debug, Args)]
pub struct LogArgs {
    /// Print comma-separated values.
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub csv: bool,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Prints the counts done, the newest first.
pub(super) fn run(args: &LogArgs, environment: &Environment) -> Result<(), Failure> {
    let (counts, remarks) = counts_done(environment.folders()?)?;
    let words = &environment.words;
    for remark in remarks {
        warn(words.message(&remark));
    }
    print(&LogPage { counts: &counts }, &args.print.or(args.csv, Format::Csv), words)
}
