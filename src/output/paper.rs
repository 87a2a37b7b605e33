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
    let posters = page.posters(context);
    let sheets = posters.iter().map(|poster| lay_out_poster(poster, context.paper, script));
    let laid_out = match sheets.collect::<Option<Vec<_>>>() {
        // Each board of cards is a pair of pages, to be printed on both sides.
        Some(fronts)
            if matches!(context.layout, Layout::Card | Layout::Wallet) && !fronts.is_empty() =>
        {
            let back = card_backs(&page.document(context), context.layout, context.paper, script);
            Some(
                fronts
                    .into_iter()
                    .flat_map(|front| [front, vec![back.clone()]])
                    .flatten()
                    .collect(),
            )
        }
        Some(sheets) if !sheets.is_empty() => Some(sheets.concat()),
        // Without posters, or on paper that is too small for them.
        _ => lay_out(&page.document(context), context.layout, context.paper, script),
    };
    laid_out.ok_or_else(|| Message::plain("layout-too-wide"))
}
