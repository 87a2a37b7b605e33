//! A result as a file, and copied.

use std::path::Path;

use crate::output::{Format, Heading, PageStyle, ScorePage, TerritoryPage, position_sgf};
use crate::shell::{copy_to_clipboard, system_refusal, write_numbered};
use crate::ui::{Appearance, Context};
use shuzi_core::fact::Message;
use shuzi_core::method::Method;
use shuzi_core::record::sgf::continued;
use shuzi_walk::{Origin, Session};
use shuzi_words::won;

/// How wide a written page is, in columns.
const PAGE_WIDTH: usize = 80;

/// Writes the result in a format to a new file, and says so. `text` is the game's file.
pub fn write_result(format: Format, text: Option<&str>, cx: &Context) -> Message {
    let (session, look) = (cx.session(), cx.look());
    let stem = session.origin().and_then(Origin::file).map(Path::new).and_then(Path::file_stem);
    let stem = stem.map_or("shuzi".into(), |stem| stem.to_string_lossy());
    let name = format!("{stem}-result");
    match in_format(session, format, text, look) {
        Ok(bytes) => write_numbered(&cx.here, &name, format.ending(), &bytes),
        Err(why) => why,
    }
}

fn in_format(
    session: &Session,
    format: Format,
    text: Option<&str>,
    look: &Appearance,
) -> Result<Vec<u8>, Message> {
    if let (Some(score), Ok(terms)) = (session.territory(), session.terms()) {
        let page = TerritoryPage { terms, score };
        return format.write(&page, &PageStyle::new(&look.words, PAGE_WIDTH));
    }
    let counted = session.as_counted().ok_or_else(|| Message::plain("not-counted-yet"))?;
    let file = session.origin().and_then(Origin::file);
    let text = record(session, text);
    let page = ScorePage {
        heading: Heading { file, game: None },
        number: None,
        counted,
        methods: &Method::ALL,
        with_chains: false,
        one_side: None,
        unsettled: session.why_open(),
        remarks_on_file: &[],
        record: text.as_deref(),
    };
    let mut bytes = format.write(&page, &PageStyle::new(&look.words, PAGE_WIDTH))?;
    // What is doubtful on the screen is so on paper.
    if format == Format::Text {
        for doubt in session.doubts() {
            bytes.extend(format!("{}\n", look.words.message(&doubt)).into_bytes());
        }
    }
    Ok(bytes)
}

/// The game file, with what was played on from its end. The example, and a board put in by hand, are
/// others than the file's.
fn record(session: &Session, text: Option<&str>) -> Option<String> {
    let text = text.filter(|_| matches!(session.origin(), Some(Origin::File(_))));
    let played = session.played_on().filter(|played| !played.moves().is_empty());
    let Some(played) = played else { return text.map(str::to_owned) };
    let base = || position_sgf(&played.base, &[], &[]);
    let text = text.map_or_else(base, str::to_owned);
    Some(continued(&text, played.moves(), played.counted()))
}

/// Copies the result in a sentence, and says so.
pub fn copy_result(session: &Session, look: &Appearance) -> Message {
    if !session.is_counted() {
        return Message::plain("not-counted-yet");
    }
    let by = &session.setup.profile.value.name;
    let Some(outcome) = session.named() else { return Message::plain("not-settled") };
    let text = format!("{} ({by})", won(session, outcome, &look.words));
    match copy_to_clipboard(&text) {
        Ok(()) => Message::new("copied", [("text", text.into())]),
        Err(error) => Message::new("not-copied", [("why", system_refusal(&error))]),
    }
}
