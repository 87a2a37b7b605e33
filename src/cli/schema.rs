//! `--schema`: the shape of what `--json` prints.

use super::args::Command;
use crate::output::{LogJson, PhotoJson};
use shuzi_words::json::{ComparisonJson, KeyJson, PlanJson, ScoreJson, SuggestionJson, schema_of};

/// The JSON Schema that a command was asked for.
pub(super) fn asked(command: &Command) -> Option<String> {
    let (print, schema): (_, fn() -> String) = match command {
        Command::Score(args) => (&args.print, schema_of::<ScoreJson<'_>>),
        Command::Compare(args) => (&args.print, schema_of::<ComparisonJson<'_>>),
        Command::Reshape(args) => (&args.print, schema_of::<PlanJson<'_>>),
        Command::Keys(args) => (&args.print, schema_of::<Vec<KeyJson>>),
        Command::Handicap(args) => (&args.print, schema_of::<Vec<SuggestionJson>>),
        Command::Photo(args) => (&args.print, schema_of::<PhotoJson<'_>>),
        Command::Log(args) => (&args.print, schema_of::<LogJson<'_>>),
        _ => return None,
    };
    print.schema.then(schema)
}
