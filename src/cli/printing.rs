//! Where a page goes: standard output, or a file written whole or not at all.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal as _, Write as _};

use shuzi_core::place::at;
use shuzi_picture::missing_signs;

use super::args::PrintArgs;
use crate::output::{Format, Page, PageStyle};
use crate::shell::{Failure, OutputResult as _, Overwrite, warn, write_file};
use shuzi_words::Words;

/// The format asked for: by its name, or by what the file's name ends in.
pub(super) fn format(args: &PrintArgs) -> Result<Format, Failure> {
    if args.json {
        return Ok(Format::Json);
    }
    if let Some(format) = args.format {
        return Ok(format);
    }
    let ending = args.output().and_then(|path| path.extension());
    let Some(ending) = ending else { return Ok(Format::Text) };
    let ending = ending.to_string_lossy().to_lowercase();
    Format::of_word(&ending)
        .ok_or_else(|| Failure::usage_with("usage-no-format", [("ending", ending.into())]))
}

/// How pages are written here.
pub(super) fn context<'a>(args: &PrintArgs, words: &'a Words, width: usize) -> PageStyle<'a> {
    PageStyle { words, width, layout: args.layout, paper: args.paper }
}

/// Prints a page as asked.
pub(super) fn print(page: &dyn Page, args: &PrintArgs, words: &Words) -> Result<(), Failure> {
    let format = format(args)?;
    let context = context(args, words, terminal_width());
    if [Format::Pdf, Format::Svg].contains(&format) && page.picture().is_none() {
        let document = page.document(&context);
        let script = words.language().script();
        let missing = document.texts().flat_map(|text| missing_signs(text, script));
        let missing: String = missing.collect::<BTreeSet<char>>().into_iter().collect();
        if !missing.is_empty() {
            warn(words.say("fonts-lack", &[("missing", missing.into())]));
        }
    }
    let bytes = format.write(page, &context).map_err(Failure::Usage)?;
    put(&bytes, format, args)
}

/// Writes what was printed to the file asked for, or to standard output.
pub(super) fn put(bytes: &[u8], format: Format, args: &PrintArgs) -> Result<(), Failure> {
    if let Some(path) = args.output() {
        return write_file(path, bytes, Overwrite::if_told(args.force))
            .map_err(|error| Failure::InFile(at(path.display(), error)));
    }
    if format.is_binary() && io::stdout().is_terminal() {
        return Err(Failure::usage("usage-pdf-on-terminal"));
    }
    io::stdout().lock().write_all(bytes).or_fail()
}

/// How wide the terminal is; 80 columns where there is none.
pub(super) fn terminal_width() -> usize {
    let stated = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let known =
        || ratatui::crossterm::terminal::size().ok().map(|(columns, _)| usize::from(columns));
    stated.or_else(known).unwrap_or(80).clamp(40, 400)
}
