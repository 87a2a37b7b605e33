//! Remarks on many games.

use shuzi::cli::Remarks;
use shuzi_core::fact::Message;
use shuzi_core::place::Diagnostic;
use shuzi_core::place::Place;

#[test]
fn a_remark_on_many_games_is_printed_for_three() {
    let mut remarks = Remarks::default();
    let twice = || {
        let komi = Diagnostic::new(Place::START, Message::plain("komi-unread"));
        vec![komi.clone(), komi]
    };
    let printed: Vec<usize> = (0..5).map(|_| remarks.printed(twice()).len()).collect();
    assert_eq!(printed, [2, 2, 2, 0, 0]);
    let folded = remarks.folded();
    assert_eq!(folded.len(), 1);
    assert_eq!(folded[0].parameters[0].1, 2_usize.into());
}
