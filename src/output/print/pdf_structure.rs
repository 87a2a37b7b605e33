//! The structure of a PDF: headings, paragraphs and tables, for those who have it read aloud.

use pdf_writer::types::StructRole;
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Finish, Pdf, Ref, TextStr};

use super::page::{Mark, Page, Tag};

/// How deep in a copy the marks of a page are, one after the other.
#[derive(Default)]
pub(super) struct CopyDepth(usize);

impl CopyDepth {
    /// Whether the next mark belongs to a copy, its beginning and end too.
    pub(super) fn is_in_copy(&mut self, mark: &Mark) -> bool {
        let was = self.0;
        match mark {
            Mark::Begin(Tag::Copy) => self.0 += 1,
            Mark::Begin(_) if was > 0 => self.0 += 1,
            Mark::End => self.0 = was.saturating_sub(1),
            _ => {}
        }
        was > 0 || self.0 > 0
    }
}

/// A part of the structure.
struct Element {
    id: Ref,
    parent: Ref,
    page: Ref,
    role: StructRole,
    /// What a figure shows.
    alt: Option<String>,
    kids: Vec<Kid>,
}

/// What an element consists of.
enum Kid {
    Element(Ref),
    /// The number of a text on the element's page.
    Text(i32),
}

/// Writes what is read aloud, and in what order. A text outside every tag is a paragraph.
pub(super) fn write_structure(
    pdf: &mut Pdf,
    mut next: impl FnMut() -> Ref,
    root: Ref,
    (pages, page_refs): (&[Page], &[Ref]),
) {
    let document = next();
    let mut elements: Vec<Element> = Vec::new();
    let mut top: Vec<Ref> = Vec::new();
    // The element of each text, page by page.
    let mut owners: Vec<Vec<Ref>> = Vec::with_capacity(pages.len());
    for (page, &page_ref) in pages.iter().zip(page_refs) {
        let mut own = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let mut copies = CopyDepth::default();
        for mark in &page.marks {
            if copies.is_in_copy(mark) {
                continue;
            }
            let tag = match mark {
                Mark::Begin(tag) => tag.clone(),
                Mark::End => {
                    open.pop();
                    continue;
                }
                Mark::Text { .. } if open.is_empty() => Tag::Paragraph,
                Mark::Text { .. } => {
                    push_text(&mut elements, open.last(), &mut own);
                    continue;
                }
                Mark::Letter { .. } | Mark::Line { .. } | Mark::Box { .. } | Mark::Disc { .. } => {
                    continue;
                }
            };
            let id = next();
            let parent = open.last().map_or(document, |&at| elements[at].id);
            match open.last() {
                Some(&at) => elements[at].kids.push(Kid::Element(id)),
                None => top.push(id),
            }
            let alt = if let Tag::Figure(alt) = &tag { Some(alt.clone()) } else { None };
            let role = role(&tag);
            elements.push(Element { id, parent, page: page_ref, role, alt, kids: Vec::new() });
            let at = elements.len() - 1;
            if matches!(mark, Mark::Text { .. }) {
                push_text(&mut elements, Some(&at), &mut own);
            } else {
                open.push(at);
            }
        }
        owners.push(own);
    }
    for element in &elements {
        write_element(pdf, element);
    }
    let mut element = pdf.struct_element(document);
    element.kind(StructRole::Document).parent(root);
    let mut children = element.children();
    for &id in &top {
        children.struct_element(id);
    }
    children.finish();
    element.finish();
    let lists: Vec<Ref> = owners.iter().map(|_| next()).collect();
    for (own, &id) in owners.iter().zip(&lists) {
        pdf.indirect(id).array().items(own);
    }
    let mut tree = pdf.indirect(root).start::<StructTreeRoot<'_>>();
    tree.child(document);
    let mut numbers = tree.parent_tree();
    let mut numbers = numbers.nums();
    for (&id, number) in lists.iter().zip(0..) {
        numbers.insert(number, id);
    }
}

/// Makes the page's next text part of an element.
fn push_text(elements: &mut [Element], at: Option<&usize>, own: &mut Vec<Ref>) {
    let Some(element) = at.and_then(|&at| elements.get_mut(at)) else { return };
    let number = i32::try_from(own.len()).unwrap_or(i32::MAX);
    element.kids.push(Kid::Text(number));
    own.push(element.id);
}

fn write_element(pdf: &mut Pdf, written: &Element) {
    let mut element = pdf.struct_element(written.id);
    element.kind(written.role).parent(written.parent).page(written.page);
    if let Some(alt) = &written.alt {
        element.alt(TextStr(alt));
    }
    let mut children = element.children();
    for kid in &written.kids {
        match kid {
            Kid::Element(id) => children.struct_element(*id),
            Kid::Text(number) => children.marked_content_id(*number),
        };
    }
}

const fn role(tag: &Tag) -> StructRole {
    match tag {
        Tag::Heading(1) => StructRole::H1,
        Tag::Heading(2) => StructRole::H2,
        Tag::Heading(_) => StructRole::H3,
        Tag::Paragraph => StructRole::P,
        Tag::Table => StructRole::Table,
        Tag::Caption => StructRole::Caption,
        Tag::Row => StructRole::TR,
        Tag::Head => StructRole::TH,
        Tag::Cell => StructRole::TD,
        Tag::Figure(_) => StructRole::Figure,
        // Copies are not part of the structure.
        Tag::Copy => StructRole::Div,
    }
}
