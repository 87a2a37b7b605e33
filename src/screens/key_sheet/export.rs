//! The key-number sheet as a file.

use crate::output::{Format, KeysPage, PageStyle};
use crate::shell::write_numbered;
use crate::ui::Context;
use shuzi_core::fact::{Message, Value};
use shuzi_core::goban::Size;
use shuzi_core::place::at_file;
use shuzi_core::rules::Profile;
use shuzi_core::sheet::KeyRow;

/// How wide a written page is, in columns.
const PAGE_WIDTH: usize = 80;

/// Writes the sheet shown to a file, and says so; another file is not written over.
pub(super) fn write(profile: &Profile, size: Size, rows: &[KeyRow], cx: &Context) -> Message {
    let Some(first) = rows.first() else { return Message::plain("empty-sheet") };
    let (width, height, komi) = (size.width(), size.height(), first.adjustment.komi());
    let name = format!("shuzi-keys-{}-{width}x{height}-{komi}", profile.name);
    let page = KeysPage { owner: &Value::Nothing, profile, rows };
    match Format::Pdf.write(&page, &PageStyle::new(&cx.look().words, PAGE_WIDTH)) {
        Ok(bytes) => write_numbered(&cx.here, &name, "pdf", &bytes),
        Err(what) => at_file(name, what),
    }
}
