//! Where a sheet goes: standard output, or a file written whole or not at all.

use std::io::{self, IsTerminal as _, Write as _};

use super::Failure;
use super::args::{LangArg, LayoutArg, PaperArg, PrintArgs, SheetFormat};
use crate::output::print::{Format, Paper, lay_out, missing_signs, pdf, svg};
use crate::output::{csv, document_html, document_markdown};
use crate::sheet::Document;
use crate::shell::{Overwrite, warn, write_file};
use crate::texts::{Language, Texts};

/// The texts of the language asked for.
pub(super) fn texts(args: &PrintArgs) -> Result<Texts, Failure> {
    let language = match args.lang {
        LangArg::En => Language::English,
        LangArg::Zh => Language::Chinese,
    };
    Ok(Texts::of(language).map_err(anyhow::Error::from)?)
}

/// The format asked for: by its name, or by what the file's name ends in.
fn format(args: &PrintArgs) -> Result<SheetFormat, Failure> {
    if args.json {
        return Ok(SheetFormat::Json);
    }
    if let Some(format) = args.format {
        return Ok(format);
    }
    let Some(path) = &args.output else { return Ok(SheetFormat::Table) };
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    Ok(match ending.as_deref() {
        None | Some("txt") => SheetFormat::Table,
        Some("md") => SheetFormat::Markdown,
        Some("csv") => SheetFormat::Csv,
        Some("json") => SheetFormat::Json,
        Some("html" | "htm") => SheetFormat::Html,
        Some("svg") => SheetFormat::Svg,
        Some("pdf") => SheetFormat::Pdf,
        Some(other) => {
            let message = format!(
                "no format for .{other}: name a file in .pdf .svg .html .md .csv .json or .txt, \
                 or say --format"
            );
            return Err(Failure::Usage(message));
        }
    })
}

/// A sheet in the formats that differ from sheet to sheet.
pub(super) struct Plain<'a> {
    /// For the terminal.
    pub(super) table: &'a dyn Fn() -> String,
    /// As JSON.
    pub(super) json: &'a dyn Fn() -> serde_json::Result<String>,
    /// As records, the heads first.
    pub(super) records: &'a dyn Fn() -> Vec<Vec<String>>,
}

/// Prints a sheet as asked.
pub(super) fn print(
    document: &Document,
    plain: &Plain<'_>,
    args: &PrintArgs,
) -> Result<(), Failure> {
    let format = format(args)?;
    let pages = || {
        let format = match args.layout {
            LayoutArg::Wall => Format::Wall,
            LayoutArg::Card => Format::Card,
            LayoutArg::Wallet => Format::Wallet,
        };
        let paper = match args.paper {
            PaperArg::A4 => Paper::A4,
            PaperArg::Letter => Paper::Letter,
        };
        let missing: String = document.texts().flat_map(missing_signs).collect();
        if !missing.is_empty() {
            warn(format!("the fonts have no picture of: {missing}"));
        }
        lay_out(document, format, paper).map_err(|error| Failure::Usage(error.to_string()))
    };
    let mut bytes = match format {
        SheetFormat::Table => (plain.table)().into_bytes(),
        SheetFormat::Markdown => document_markdown(document).into_bytes(),
        SheetFormat::Csv => csv(&(plain.records)()).into_bytes(),
        SheetFormat::Json => (plain.json)().map_err(anyhow::Error::from)?.into_bytes(),
        SheetFormat::Html => document_html(document).into_bytes(),
        SheetFormat::Svg => svg(&pages()?).into_bytes(),
        SheetFormat::Pdf => pdf(&pages()?, &document.title),
    };
    if format != SheetFormat::Pdf && !bytes.ends_with(b"\n") {
        bytes.push(b'\n');
    }
    if let Some(path) = &args.output {
        let overwrite = if args.force { Overwrite::Yes } else { Overwrite::No };
        return write_file(path, &bytes, overwrite).map_err(|error| {
            warn(format!("{}:1:1: {error}", path.display()));
            Failure::Told
        });
    }
    if format == SheetFormat::Pdf && io::stdout().is_terminal() {
        let message = "a PDF is not for the terminal: name a file with --output FILE.pdf";
        return Err(Failure::Usage(message.to_owned()));
    }
    io::stdout().lock().write_all(&bytes)?;
    Ok(())
}
