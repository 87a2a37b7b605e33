//! A sheet as PDF: embedded fonts, text that can be selected and searched.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use ttf_parser::GlyphId;

use super::page::{GREY, Ink, Mark, Page, outline};
use super::pdf_structure::{CopyDepth, write_structure};
use super::set_table::CAPITALS;
use shuzi_picture::{Font, Weight};
use shuzi_words::Language;

/// Compression that is worth its time.
const LEVEL: u8 = 6;

/// Hands out the object numbers of a file.
struct Refs(i32);

impl Refs {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// Returns the pages as a file. The same pages give the same bytes.
pub fn pdf(pages: &[Page], title: &str, language: Language) -> Vec<u8> {
    let mut refs = Refs(0);
    let mut pdf = Pdf::new();
    let (catalog, tree, info) = (refs.next(), refs.next(), refs.next());
    let structure = refs.next();
    let mut root = pdf.catalog(catalog);
    root.pages(tree).lang(TextStr(language.code()));
    root.viewer_preferences().display_doc_title(true);
    root.mark_info().marked(true);
    root.pair(Name(b"StructTreeRoot"), structure);
    root.finish();
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("shuzi"));
    let fonts = Font::of(language.script()).map(|font| (font, refs.next()));
    let page_refs: Vec<Ref> = pages.iter().map(|_| refs.next()).collect();
    let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(page_refs.iter().copied()).count(count);
    for ((page, &id), number) in pages.iter().zip(&page_refs).zip(0..) {
        let stream = refs.next();
        let mut writer = pdf.page(id);
        writer.media_box(Rect::new(0.0, 0.0, page.width, page.height)).parent(tree);
        writer.contents(stream).struct_parents(number);
        let mut resources = writer.resources();
        let mut names = resources.fonts();
        for (font, id) in fonts {
            names.pair(name(font), id);
        }
        names.finish();
        resources.finish();
        writer.finish();
        let content = compress_to_vec_zlib(content(page).as_slice(), LEVEL);
        pdf.stream(stream, &content).filter(Filter::FlateDecode);
    }
    write_structure(&mut pdf, || refs.next(), structure, (pages, &page_refs));
    for (font, id) in fonts {
        embed(&mut pdf, &mut refs, font, id, pages);
    }
    pdf.finish()
}

const fn name(font: Font) -> Name<'static> {
    match font.weight {
        Weight::Regular => Name(b"F1"),
        Weight::Bold => Name(b"F2"),
    }
}

fn content(page: &Page) -> pdf_writer::Buf {
    let mut content = Content::new();
    let mut texts = 0;
    let mut copies = CopyDepth::default();
    for mark in &page.marks {
        let is_copy = copies.is_in_copy(mark);
        if matches!(mark, Mark::Begin(_) | Mark::End) {
            continue;
        }
        // Text is read aloud in order; lines, stones and copies are not.
        if matches!(mark, Mark::Text { .. }) && !is_copy {
            content.begin_marked_content_with_properties(Name(b"P")).properties().identify(texts);
            texts += 1;
        } else {
            content.begin_marked_content(Name(b"Artifact"));
        }
        match mark {
            Mark::Text { x, y, size, font, text } => {
                show(&mut content, (*x, page.height - y), (*font, *size), text);
            }
            Mark::Letter { middle: (x, y), size, font, ink, text } => {
                let (x, y) = (x - font.width(text, *size) / 2.0, y + CAPITALS / 2.0 * size);
                content.set_fill_gray(if *ink == Ink::White { 1.0 } else { 0.0 });
                show(&mut content, (x, page.height - y), (*font, *size), text);
                content.set_fill_gray(0.0);
            }
            Mark::Line { from, to, width } => {
                content.set_line_width(*width);
                content.move_to(from.0, page.height - from.1);
                content.line_to(to.0, page.height - to.1);
                content.stroke();
            }
            Mark::Box { at, size } => {
                content.set_fill_gray(GREY);
                content.rect(at.0, page.height - at.1 - size.1, size.0, size.1);
                content.fill_nonzero();
                content.set_fill_gray(0.0);
            }
            Mark::Disc { middle: (x, y), radius, ink } => {
                disc(&mut content, (*x, page.height - y), *radius, *ink);
            }
            Mark::Begin(_) | Mark::End => {}
        }
        content.end_marked_content();
    }
    content.finish()
}

/// Shows a text from the left end of its baseline on.
fn show(content: &mut Content, (x, y): (f32, f32), (font, size): (Font, f32), text: &str) {
    let glyphs: Vec<u8> = text.chars().flat_map(|sign| font.glyph(sign).to_be_bytes()).collect();
    content.begin_text();
    content.set_font(name(font), size);
    content.next_line(x, y);
    content.show(Str(&glyphs));
    content.end_text();
}

/// Draws a disc as four curves.
fn disc(content: &mut Content, (x, y): (f32, f32), radius: f32, ink: Ink) {
    let line = if ink == Ink::White { outline(radius) } else { 0.0 };
    let r = radius - line / 2.0;
    // Distance of the handles of a quarter circle.
    let h = r * 0.552_285;
    content.set_fill_gray(match ink {
        Ink::Black => 0.0,
        Ink::White => 1.0,
        Ink::Paper => GREY,
    });
    content.move_to(x + r, y);
    content.cubic_to(x + r, y + h, x + h, y + r, x, y + r);
    content.cubic_to(x - h, y + r, x - r, y + h, x - r, y);
    content.cubic_to(x - r, y - h, x - h, y - r, x, y - r);
    content.cubic_to(x + h, y - r, x + r, y - h, x + r, y);
    content.close_path();
    if ink == Ink::White {
        content.set_line_width(line);
        content.fill_nonzero_and_stroke();
    } else {
        content.fill_nonzero();
    }
    content.set_fill_gray(0.0);
}

/// Embeds a font as a composite one, with glyph ids as codes and a map back to text.
fn embed(pdf: &mut Pdf, refs: &mut Refs, font: Font, id: Ref, pages: &[Page]) {
    const SYSTEM: SystemInfo<'static> =
        SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
    let Some(face) = font.face() else { return };
    let (descendant, descriptor, data, to_unicode) =
        (refs.next(), refs.next(), refs.next(), refs.next());
    let base = match font.weight {
        Weight::Regular => Name(b"SHUZIR+ShuziSans-Regular"),
        Weight::Bold => Name(b"SHUZIB+ShuziSans-Bold"),
    };
    pdf.type0_font(id)
        .base_font(base)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(descendant)
        .to_unicode(to_unicode);
    let scale = 1000.0 / f32::from(face.units_per_em());
    let advance =
        |glyph: u16| f32::from(face.glyph_hor_advance(GlyphId(glyph)).unwrap_or(0)) * scale;
    let mut used: BTreeMap<u16, char> = BTreeMap::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        if let Mark::Text { font: of, text, .. } | Mark::Letter { font: of, text, .. } = mark
            && *of == font
        {
            used.extend(text.chars().map(|sign| (font.glyph(sign), sign)));
        }
    }
    let mut cid = pdf.cid_font(descendant);
    cid.subtype(CidFontType::Type2).base_font(base).system_info(SYSTEM);
    cid.font_descriptor(descriptor)
        .default_width(1000.0)
        .cid_to_gid_map_predefined(Name(b"Identity"));
    let mut widths = cid.widths();
    for &glyph in used.keys() {
        widths.same(glyph, glyph, advance(glyph));
    }
    widths.finish();
    cid.finish();
    let bounds = face.global_bounding_box();
    let bounds = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max]
        .map(|edge| f32::from(edge) * scale);
    pdf.font_descriptor(descriptor)
        .name(base)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(bounds[0], bounds[1], bounds[2], bounds[3]))
        .italic_angle(0.0)
        .ascent(f32::from(face.ascender()) * scale)
        .descent(f32::from(face.descender()) * scale)
        .cap_height(733.0)
        .stem_v(if font.weight == Weight::Bold { 140.0 } else { 80.0 })
        .font_file2(data);
    let file = compress_to_vec_zlib(font.bytes(), LEVEL);
    let length = i32::try_from(font.bytes().len()).unwrap_or(i32::MAX);
    pdf.stream(data, &file).filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
    let mut cmap = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
    for (&glyph, &sign) in &used {
        cmap.pair(glyph, sign);
    }
    let cmap = compress_to_vec_zlib(cmap.finish().as_slice(), LEVEL);
    pdf.stream(to_unicode, &cmap).filter(Filter::FlateDecode);
}
