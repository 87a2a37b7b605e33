//! Pages as web pages.

use std::fmt::Write as _;

use shuzi_core::sheet::{Document, SheetTable};
use shuzi_picture::{escaped, font_styles};
use shuzi_words::Language;

/// Returns a document as a web page that needs no other file and prints well, its pictures first.
pub(super) fn document_html(
    document: &Document<String>,
    pictures: &[String],
    language: Language,
) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>{}{STYLE}</style></head><body>\n<h1>{}</h1>\n",
        language.code(),
        escaped(&document.title),
        font_styles(language.script()),
        escaped(&document.title)
    );
    if !document.owner.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", escaped(&document.owner));
    }
    if !document.subtitle.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", escaped(&document.subtitle));
    }
    page.push_str("<main>\n");
    for picture in pictures {
        let _ = writeln!(page, "<figure>{picture}</figure>");
    }
    for table in &document.tables {
        page.push_str(&table_html(table));
    }
    page.push_str("</main>\n<footer>\n");
    if !document.reminder.title.is_empty() {
        let _ = writeln!(page, "<h2>{}</h2>", escaped(&document.reminder.title));
    }
    if !document.reminder.steps.is_empty() {
        page.push_str("<ol>\n");
        for step in &document.reminder.steps {
            let _ = writeln!(page, "<li>{}</li>", escaped(step));
        }
        page.push_str("</ol>\n");
    }
    if !document.reminder.terms.is_empty() {
        page.push_str("<dl>\n");
        for [term, meaning] in &document.reminder.terms {
            let (term, meaning) = (escaped(term), escaped(meaning));
            let _ = writeln!(page, "<dt>{term}</dt> <dd>{meaning}</dd>");
        }
        page.push_str("</dl>\n");
    }
    let source = std::iter::once(&document.reminder.source);
    for note in document.notes.iter().chain(source).filter(|note| !note.is_empty()) {
        let _ = writeln!(page, "<p>{}</p>", escaped(note));
    }
    page + "</footer>\n</body></html>\n"
}

/// Returns a table as part of a web page.
pub fn table_html(table: &SheetTable<String>) -> String {
    let caption = match table.caption.as_str() {
        "" => String::new(),
        caption => format!("<caption>{}</caption>", escaped(caption)),
    };
    let mut html = format!("<table>{caption}\n<thead><tr>");
    for head in &table.head {
        let _ = write!(html, "<th scope=\"col\">{}</th>", escaped(head));
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        html.push_str("<tr>");
        for (column, cell) in row.iter().enumerate() {
            let strong = table.strong.get(column).is_some_and(|&strong| strong);
            let class = if strong { " class=\"strong\"" } else { "" };
            let _ = match column {
                0 => write!(html, "<th scope=\"row\">{}</th>", escaped(cell)),
                _ => write!(html, "<td{class}>{}</td>", escaped(cell)),
            };
        }
        html.push_str("</tr>\n");
    }
    html + "</tbody></table>\n"
}

const STYLE: &str = "\
body{font:16px/1.35 'Shuzi Sans','Noto Sans SC',system-ui,sans-serif;margin:2rem;color:#000;\
background:#fff}main{display:flex;flex-wrap:wrap;gap:2rem}table{border-collapse:collapse;\
break-inside:avoid;border-top:1px solid;border-bottom:1px solid}caption{font-weight:700;\
text-align:left;padding:.3rem 0}th,td{padding:.15rem .6rem;text-align:right;white-space:nowrap}\
tbody th,thead th:first-child{text-align:left;font-weight:400}thead{border-bottom:1px solid}\
tbody tr:nth-child(even){background:#eee}.strong{font-weight:700}h1{font-size:1.5rem;margin:0}\
figure{margin:0;background:#fff}figure svg{max-width:100%;height:auto}h2{font-size:1.1rem}@page{size:A4;margin:15mm}@media print{body{margin:0;font-size:10pt}\
tbody tr{print-color-adjust:exact;-webkit-print-color-adjust:exact}}\
@media screen and (prefers-color-scheme:dark){body{color:#ece4d6;background:#1d1916}\
tbody tr:nth-child(even){background:#2e2823}}";
