//! How a program ends that met trouble.

use shuzi::shell::Trouble;
use shuzi_core::fact::Message;
use shuzi_core::place::at;

#[test]
fn what_is_inside_a_message_counts() {
    let missing = at("a.sgf", Message::plain("file-unreadable"));
    assert_eq!(Trouble::of(&missing), Trouble::Input);
    assert_eq!(Trouble::of(&at("a.sgf:1:2", Message::plain("sgf-no-game"))), Trouble::Content);
    assert!(Trouble::Output > Trouble::Archive && Trouble::Archive > Trouble::Content);
}
