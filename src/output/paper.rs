//! Pages on paper: PDF and SVG, from the same layout.

use super::print::{lay_out, pdf, svg};
use super::{Context, Page, Writer};
use crate::fact::Message;

/// Writes the page's document as PDF.
pub(super) struct Pdf;

impl Writer for Pdf {
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        let document = page.document(context);
        let pages = lay_out(&document, context.layout, context.paper)?;
        Ok(Some(pdf(&pages, &document.title, context.words.language().code())))
    }
}

/// Writes the page's document as SVG.
pub(super) struct Svg;

impl Writer for Svg {
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        let pages = lay_out(&page.document(context), context.layout, context.paper)?;
        Ok(Some(svg(&pages).into_bytes()))
    }
}
