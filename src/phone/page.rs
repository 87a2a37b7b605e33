//! What all pages have, and those without a board in play.

use std::fmt::Write as _;

use super::tapping_board::still_board;
use shuzi_core::fact::Message;
use shuzi_core::goban::Board;
use shuzi_picture::escaped;
use shuzi_words::Words;

/// What every page needs.
#[derive(Clone, Debug)]
pub struct PageContext<'a> {
    /// The phone's language.
    pub words: &'a Words,
    /// The path that all pages are below: `/secret/`.
    pub base: String,
    /// The rules and komi that boards are counted by, in a line.
    pub terms: String,
    /// The number of the last news, so that the page asks for later ones.
    pub news: u64,
}

impl PageContext<'_> {
    /// Returns a whole page around its contents; `again` is how soon a page without a script loads
    /// itself again, in seconds.
    pub(super) fn page(&self, contents: &str, again: Option<u8>) -> String {
        let Self { words, base, terms, news } = self;
        let title = escaped(&words.get("phone-page-title"));
        let again = again.map_or_else(String::new, |seconds| {
            format!("<noscript><meta http-equiv=\"refresh\" content=\"{seconds}\"></noscript>\n")
        });
        format!(
            "<!doctype html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n{again}<title>{title}</title>\n\
             <link rel=\"icon\" href=\"{base}icon.svg\">\n\
             <link rel=\"stylesheet\" href=\"{base}page.css\">\n\
             <script src=\"{base}page.js\" defer></script></head>\n\
             <body data-base=\"{base}\" data-reading=\"{reading}\">\n\
             <header><b>数子</b> {terms}</header>\n\
             <main data-news=\"{news}\">\n{contents}</main>\n</body></html>\n",
            code = words.language().code(),
            reading = escaped(&words.get("phone-reading")),
            terms = escaped(terms),
        )
    }

    /// Returns the buttons that send a picture, from the page of a board or of none; the first one
    /// has this class and this text.
    pub(super) fn picture_forms(&self, from: Option<usize>, class: &str, take: &str) -> String {
        let words = self.words;
        let target = from.map_or_else(
            || format!("{}picture", self.base),
            |number| format!("{}{number}/picture", self.base),
        );
        let mut forms = String::new();
        for (id, class, capture) in
            [(take, class, " capture=\"environment\""), ("phone-choose", "other", "")]
        {
            let _ = writeln!(
                forms,
                "<form class=\"picture\" method=\"post\" action=\"{target}\" \
                 enctype=\"multipart/form-data\"><label class=\"{class}\">{label}\
                 <input type=\"file\" name=\"picture\" accept=\"image/*\"{capture} required>\
                 </label><button>{send}</button></form>",
                label = escaped(&words.get(id)),
                send = escaped(&words.get("phone-send")),
            );
        }
        forms
    }
}

/// Returns a remark as the page's first words.
pub(super) fn remark(message: Option<&Message>, words: &Words) -> String {
    message.map_or_else(String::new, |message| {
        format!("<p class=\"remark\" role=\"status\">{}</p>\n", escaped(&words.message(message)))
    })
}

/// Returns a paragraph; none for an empty text.
pub(super) fn paragraph(class: &str, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    format!("<p class=\"{class}\">{}</p>\n", escaped(text))
}

/// Returns the page before a board was sent, or after a picture that shows none.
pub fn waiting_page(context: &PageContext<'_>, message: Option<&Message>) -> String {
    let contents = format!(
        "{}{}{}",
        remark(message, context.words),
        context.picture_forms(None, "main", "phone-photograph"),
        paragraph("how", &context.words.get("phone-how"))
    );
    context.page(&contents, None)
}

/// Returns the page of a board that waits, with so many before it.
pub fn queued_page(context: &PageContext<'_>, board: &Board, before: usize) -> String {
    let text = context.words.say("phone-queued", &[("boards", before.into())]);
    let contents = format!(
        "<h1>{}</h1>\n{}{}",
        escaped(&text),
        still_board(board),
        context.picture_forms(None, "main", "phone-next-board")
    );
    context.page(&contents, Some(4))
}

/// Returns the page of a board that is no longer on the screen, with its result if it has one.
pub fn put_away_page(context: &PageContext<'_>, board: &Board, result: Option<&str>) -> String {
    let title = result.map_or_else(|| context.words.get("phone-put-away"), str::to_owned);
    let contents = format!(
        "<h1>{}</h1>\n{}{}",
        escaped(&title),
        still_board(board),
        context.picture_forms(None, "main", "phone-next-board")
    );
    context.page(&contents, None)
}
