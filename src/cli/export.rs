//! What leaves the screen: sheets and results written to files, the result copied.

use std::path::Path;

use crate::app::{App, SaveFormat, Session, Table};
use crate::counting::CountResult;
use crate::method::Method;
use crate::output::print::{Format, Paper, lay_out, pdf};
use crate::output::{
    Heading, board_text, dead_source, result_markdown, result_sgf, score_json, score_text, sentence,
};
use crate::sheet::key_sheet;
use crate::shell::{Overwrite, WriteError, copy_to_clipboard, write_file};
use crate::view::Appearance;

/// Writes the sheet shown to a file here, and says so; another file is not written over.
pub(super) fn write_sheet(app: &App, look: &Appearance) -> String {
    let Some(sheet) = app.cheat_sheet() else { return String::new() };
    let rows = sheet.rows();
    if rows.is_empty() {
        return "nothing to write: set a komi first".to_owned();
    }
    let document = key_sheet(&sheet.profile, &rows, &look.texts);
    let (width, height) = (sheet.size.width(), sheet.size.height());
    let komi = rows[0].adjustment.komi();
    let name = format!("shuzi-keys-{}-{width}x{height}-{komi}", sheet.profile.name);
    let pages = lay_out(&document, Format::Wall, Paper::A4);
    match pages.map(|pages| pdf(&pages, &document.title)) {
        Ok(bytes) => write_new(&name, "pdf", &bytes),
        Err(error) => format!("{name}: {error}"),
    }
}

/// Writes the result in a format to a new file here, and says so. `text` is the game's file.
pub(super) fn write_result(
    app: &App,
    format: SaveFormat,
    text: Option<&str>,
    look: &Appearance,
) -> String {
    let session = app.session();
    let Some(reckoning) = session.reckoning() else { return "not counted yet".to_owned() };
    let stem = match &session.table {
        Table::File(position) => {
            Path::new(&position.name).file_stem().map(|stem| stem.to_string_lossy().into_owned())
        }
        Table::Real(_) => None,
    };
    let name = format!("{}-result", stem.as_deref().unwrap_or("shuzi"));
    match in_format(session, &reckoning, format, text, look) {
        Ok(bytes) => write_new(&name, format.ending(), bytes.as_bytes()),
        Err(why) => why,
    }
}

fn in_format(
    session: &Session,
    reckoning: &CountResult,
    format: SaveFormat,
    text: Option<&str>,
    look: &Appearance,
) -> Result<String, String> {
    let (file, board) = match &session.table {
        Table::File(position) => (Some(position.name.as_str()), Some(&position.board)),
        Table::Real(_) => (None, None),
    };
    let heading = Heading { file, game: None, info: &session.info, board };
    let (dead, methods) = (session.dead(), &Method::ALL);
    match format {
        SaveFormat::Text => {
            Ok(score_text(&heading, reckoning, dead, methods, &look.texts, PAGE_WIDTH))
        }
        SaveFormat::Markdown => {
            let source = dead.map(|dead| dead_source(dead.source));
            Ok(result_markdown(&heading, reckoning, source, methods, &look.texts))
        }
        SaveFormat::Json => score_json(file, None, &session.info, reckoning, dead, methods, false)
            .map(|line| line + "\n")
            .map_err(|error| error.to_string()),
        SaveFormat::Diagram => {
            let board = board.ok_or("no board to write: only totals are known")?;
            let stones = dead.map(|dead| dead.stones);
            Ok(board_text(board, stones.as_ref()))
        }
        SaveFormat::Sgf => {
            let board = board.ok_or("no board to write: only totals are known")?;
            // A board put in by hand is another than the file's.
            let text = text.filter(|_| !session.is_put_in()).unwrap_or_default();
            Ok(result_sgf(text, &session.info, board, reckoning))
        }
    }
}

/// How wide a written page is, in columns.
const PAGE_WIDTH: usize = 80;

/// Writes a file that is not there yet: with a number where the name is taken.
fn write_new(name: &str, ending: &str, bytes: &[u8]) -> String {
    let numbered = (2..100).map(|number| format!("{name}-{number}.{ending}"));
    for name in std::iter::once(format!("{name}.{ending}")).chain(numbered) {
        match write_file(Path::new(&name), bytes, Overwrite::No) {
            Ok(()) => return format!("written: {name}"),
            Err(WriteError::Exists) => {}
            Err(error) => return format!("{name} {error}"),
        }
    }
    format!("{name}.{ending} and a hundred like it are there already")
}

/// Copies the result in a sentence, and says so.
pub(super) fn copy_result(app: &App) -> String {
    let Some(reckoning) = app.session().reckoning() else { return "not counted yet".to_owned() };
    let rules = &reckoning.terms.profile.value.name;
    let text = format!("{} ({rules})", sentence(reckoning.outcome()));
    match copy_to_clipboard(&text) {
        Ok(()) => format!("copied: {text}"),
        Err(error) => format!("cannot be copied ({error})"),
    }
}
