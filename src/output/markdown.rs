//! Pages as Markdown.

use std::fmt::Write as _;

use shuzi_core::sheet::Document;

/// Returns a document as Markdown. What names and files say stays text: no tag of a web page, no line
/// of its own.
pub(super) fn document_markdown(document: &Document<String>) -> String {
    let document = &document.map(|text| text.replace('<', "\\<").replace(['\r', '\n'], " "));
    let clean = |text: &str| text.replace('|', "\\|");
    let mut page = format!("# {}\n", document.title);
    if !document.owner.is_empty() {
        let _ = write!(page, "\n{}\n", document.owner);
    }
    if !document.subtitle.is_empty() {
        let _ = write!(page, "\n{}\n", document.subtitle);
    }
    for table in &document.tables {
        page.push('\n');
        if !table.caption.is_empty() {
            let _ = write!(page, "## {}\n\n", table.caption);
        }
        let head: Vec<String> = table.head.iter().map(|cell| clean(cell)).collect();
        let rule: Vec<&str> =
            (0..head.len()).map(|column| if column == 0 { "---" } else { "---:" }).collect();
        let _ = writeln!(page, "| {} |\n|{}|", head.join(" | "), rule.join("|"));
        for row in &table.rows {
            let cells: Vec<String> = row
                .iter()
                .enumerate()
                .map(|(column, cell)| {
                    let strong = table.strong.get(column).is_some_and(|&strong| strong);
                    let cell = clean(cell.trim());
                    if strong && !cell.is_empty() { format!("**{cell}**") } else { cell }
                })
                .collect();
            let _ = writeln!(page, "| {} |", cells.join(" | "));
        }
    }
    if !document.reminder.title.is_empty() {
        let _ = write!(page, "\n## {}\n", document.reminder.title);
    }
    page.push('\n');
    for (number, step) in document.reminder.steps.iter().enumerate() {
        let _ = writeln!(page, "{}. {step}", number + 1);
    }
    for [term, meaning] in &document.reminder.terms {
        let _ = write!(page, "\n**{term}** {meaning}\n");
    }
    let source = std::iter::once(&document.reminder.source);
    for note in document.notes.iter().chain(source).filter(|note| !note.is_empty()) {
        let _ = write!(page, "\n{note}\n");
    }
    page
}
