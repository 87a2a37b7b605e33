//! Pages on paper: PDF and SVG, from the same layout.

use super::print::{lay_out, pdf, svg};
use super::{Context, Page, Writer};
use crate::fact::Message;
use crate::picture::scene_svg;

/// Writes the page's document as PDF.
pub(super) struct Pdf;

impl Writer for Pdf {
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        let document = page.document(context);
        let language = context.words.language();
        let pages = lay_out(&document, context.layout, context.paper, language.script())?;
        Ok(Some(pdf(&pages, &document.title, language)))
    }
}

/// Writes the page's picture as SVG, or where it has none its document.
pub(super) struct Svg;

impl Writer for Svg {
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        if let Some(scene) = page.picture() {
            return Ok(Some(scene_svg(&scene).into_bytes()));
        }
        let script = context.words.language().script();
        let pages = lay_out(&page.document(context), context.layout, context.paper, script)?;
        Ok(Some(svg(&pages, script).into_bytes()))
    }
}
