//! A sheet as text, Markdown or a web page.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::print::font_styles;
use crate::sheet::{Document, SheetTable};

/// A sheet as text for the terminal.
pub fn document_text(document: &Document) -> String {
    let mut page = format!("{}\n", document.title);
    if !document.subtitle.is_empty() {
        let _ = writeln!(page, "{}", document.subtitle);
    }
    for table in &document.tables {
        let _ = write!(page, "\n{}\n", table.caption);
        let widths = widths(table);
        for row in std::iter::once(&table.head).chain(&table.rows) {
            let cells: Vec<String> = row
                .iter()
                .zip(&widths)
                .enumerate()
                .map(|(column, (cell, width))| {
                    let space = " ".repeat(width.saturating_sub(cell.width()));
                    if column == 0 { format!("{cell}{space}") } else { format!("{space}{cell}") }
                })
                .collect();
            let _ = writeln!(page, "{}", cells.join("  ").trim_end());
        }
    }
    page.push('\n');
    for (number, step) in document.reminder.steps.iter().enumerate() {
        wrap(&mut page, &format!("{}. {step}", number + 1));
    }
    for note in document.notes.iter().chain(std::iter::once(&document.reminder.source)) {
        wrap(&mut page, note);
    }
    page
}

/// Adds a paragraph of lines no wider than a terminal.
fn wrap(page: &mut String, text: &str) {
    let mut column = 0;
    for word in text.split(' ') {
        if column > 0 && column + 1 + word.width() > 80 {
            page.push_str("\n   ");
            column = 3;
        } else if column > 0 {
            page.push(' ');
            column += 1;
        }
        page.push_str(word);
        column += word.width();
    }
    page.push('\n');
}

fn widths(table: &SheetTable) -> Vec<usize> {
    let mut widths: Vec<usize> = table.head.iter().map(|head| head.width()).collect();
    for row in &table.rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.width());
        }
    }
    widths
}

/// A sheet as Markdown.
pub fn document_markdown(document: &Document) -> String {
    let clean = |text: &str| text.replace('|', "\\|");
    let mut page = format!("# {}\n", document.title);
    if !document.subtitle.is_empty() {
        let _ = write!(page, "\n{}\n", document.subtitle);
    }
    for table in &document.tables {
        let _ = write!(page, "\n## {}\n\n", table.caption);
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
                    if strong { format!("**{}**", clean(cell)) } else { clean(cell) }
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
    for note in document.notes.iter().chain(std::iter::once(&document.reminder.source)) {
        let _ = write!(page, "\n{note}\n");
    }
    page
}

/// A sheet as a web page that needs nothing else and prints well.
pub fn document_html(document: &Document) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>{}{STYLE}</style></head><body>\n<h1>{}</h1>\n",
        escaped(&document.title),
        font_styles(),
        escaped(&document.title)
    );
    if !document.subtitle.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", escaped(&document.subtitle));
    }
    page.push_str("<main>\n");
    for table in &document.tables {
        let _ = write!(page, "<table><caption>{}</caption>\n<thead><tr>", escaped(&table.caption));
        for head in &table.head {
            let _ = write!(page, "<th scope=\"col\">{}</th>", escaped(head));
        }
        page.push_str("</tr></thead>\n<tbody>\n");
        for row in &table.rows {
            page.push_str("<tr>");
            for (column, cell) in row.iter().enumerate() {
                let strong = table.strong.get(column).is_some_and(|&strong| strong);
                let class = if strong { " class=\"strong\"" } else { "" };
                let _ = match column {
                    0 => write!(page, "<th scope=\"row\">{}</th>", escaped(cell)),
                    _ => write!(page, "<td{class}>{}</td>", escaped(cell)),
                };
            }
            page.push_str("</tr>\n");
        }
        page.push_str("</tbody></table>\n");
    }
    page.push_str("</main>\n<footer>\n");
    if !document.reminder.title.is_empty() {
        let _ = writeln!(page, "<h2>{}</h2>", escaped(&document.reminder.title));
    }
    page.push_str("<ol>\n");
    for step in &document.reminder.steps {
        let _ = writeln!(page, "<li>{}</li>", escaped(step));
    }
    page.push_str("</ol>\n");
    for note in document.notes.iter().chain(std::iter::once(&document.reminder.source)) {
        let _ = writeln!(page, "<p>{}</p>", escaped(note));
    }
    page + "</footer>\n</body></html>\n"
}

const STYLE: &str = "\
body{font:16px/1.35 'Shuzi Sans','Noto Sans SC',system-ui,sans-serif;margin:2rem;color:#000;\
background:#fff}main{display:flex;flex-wrap:wrap;gap:2rem}table{border-collapse:collapse;\
break-inside:avoid;border-top:1px solid;border-bottom:1px solid}caption{font-weight:700;\
text-align:left;padding:.3rem 0}th,td{padding:.15rem .6rem;text-align:right;white-space:nowrap}\
tbody th,thead th:first-child{text-align:left;font-weight:400}thead{border-bottom:1px solid}\
tbody tr:nth-child(even){background:#eee}.strong{font-weight:700}h1{font-size:1.5rem;margin:0}\
h2{font-size:1.1rem}@page{size:A4;margin:15mm}@media print{body{margin:0;font-size:10pt}\
tbody tr{print-color-adjust:exact;-webkit-print-color-adjust:exact}}";

/// A text as it stands in HTML and SVG.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Records as CSV, the heads first; what holds a comma or a quote is quoted.
pub fn csv(records: &[Vec<String>]) -> String {
    let field = |field: &String| {
        if field.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", field.replace('"', "\"\""))
        } else {
            field.clone()
        }
    };
    let line = |record: &Vec<String>| record.iter().map(field).collect::<Vec<_>>().join(",");
    records.iter().map(|record| line(record) + "\n").collect()
}
