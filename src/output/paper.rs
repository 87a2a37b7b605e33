//! Pages on paper: PDF and SVG, from the same layout.

use super::print::{self, Layout, Page as Sheet, card_backs, lay_out, lay_out_poster};
use super::{Page, PageStyle};
use shuzi_core::fact::Message;
use shuzi_picture::scene_svg;

/// Writes the page's document as PDF.
pub(super) fn pdf(page: &dyn Page, context: &PageStyle<'_>) -> Result<Option<Vec<u8>>, Message> {
    let title = page.document(context).title;
    Ok(Some(print::pdf(&laid_out(page, context)?, &title, context.words.language())))
}

/// Writes the page's picture as SVG, or its document if it has no picture.
pub(super) fn svg(page: &dyn Page, context: &PageStyle<'_>) -> Result<Option<Vec<u8>>, Message> {
    let svg = if let Some(scene) = page.picture() {
        scene_svg(&scene)
    } else {
        let title = page.document(context).title;
        print::svg(&laid_out(page, context)?, &title, context.words.language())
    };
    Ok(Some(svg.into_bytes()))
}

/// Returns the pages of a poster, or of tables.
fn laid_out(page: &dyn Page, context: &PageStyle<'_>) -> Result<Vec<Sheet>, Message> {
    let script = context.words.language().script();
    let is_card = matches!(context.layout, Layout::Card | Layout::Wallet);
    let posters = page.posters(context);
    if posters.is_empty() {
        let laid_out = lay_out(&page.document(context), context.paper, script);
        let why = if is_card { "layout-no-card" } else { "layout-too-wide" };
        return laid_out.filter(|_| !is_card).ok_or_else(|| Message::plain(why));
    }
    let mut sheets = Vec::new();
    for poster in &posters {
        let front = lay_out_poster(poster, context.paper, script);
        sheets.extend(front.ok_or_else(|| Message::plain("layout-too-wide"))?);
        if is_card {
            // Each board of cards is a pair of pages, to be printed on both sides.
            let document = page.document(context);
            sheets.push(card_backs(&document, context.layout, context.paper, script));
        }
    }
    Ok(sheets)
}
