//! The encrypted page as a phone's browser opens it.

use graviola::hashing::{Hash as _, Sha256};

use super::phone::start;
use super::phone_browser::{photograph, send};
use crate::browser::Browser;

/// The browser warns of a certificate nobody vouches for, and of no other; the screen tells how to
/// know it.
#[test]
fn an_encrypted_page_is_opened_in_spite_of_the_warning() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut browser) = Browser::start(&[], true, "en") else { return };
    let (mut session, phone) = start(folder.path(), &["--tls"]);
    let page = format!("https://{}/{}/", phone.host, phone.secret);
    let certificate = browser.open_in_spite_of_the_warning(&page);
    browser.shows("Photograph the board");
    let digest = Sha256::hash(&certificate);
    let begin: Vec<String> =
        digest.as_ref()[..8].iter().map(|byte| format!("{byte:02X}")).collect();
    let shown = session.screen.screen().contents();
    let words: Vec<&str> = shown.split_whitespace().collect();
    // The text stands beside the code, whose rows come between its words.
    let bytes: Vec<&str> = words.into_iter().filter(|word| is_byte(word)).collect();
    assert_eq!(bytes.join(" ").trim_end_matches('.'), begin.join(" "), "{shown}");
    send(&mut browser, &photograph(folder.path()), true);
    browser.shows("name=\"do\" value=\"count\"");
    session.shows("Compare with the board");
    // Who does not encrypt hears nothing.
    let ours = format!("GET /{}/ HTTP/1.1\r\nHost: {}\r\n\r\n", phone.secret, phone.host);
    assert!(phone.send(ours.as_bytes()).is_none());
    super::phone::quit(&mut session);
}

/// Whether a word is a byte of a fingerprint.
fn is_byte(word: &str) -> bool {
    let word = word.trim_end_matches('.');
    word.len() == 2 && word.bytes().all(|sign| matches!(sign, b'0'..=b'9' | b'A'..=b'F'))
}
