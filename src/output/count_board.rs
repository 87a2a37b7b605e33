//! The board of a count, as far as its step shows it.

use shuzi_core::counting::numbered_territories;
use shuzi_core::goban::VertexSet;
use shuzi_picture::BoardPicture;
use shuzi_walk::{Session, Step};

/// Returns the stones that the step is about: those of a seki, or uncertain ones.
pub fn in_question(session: &Session) -> Option<&VertexSet> {
    let seki = session.table.settled().filter(|_| session.step == Step::Seki);
    match seki {
        Some(settled) => Some(&settled.seki().stones),
        None => session.dead().map(|dead| &dead.uncertain),
    }
}

/// Returns the position of a count as far as the step shows it, or `None` on a real board.
pub fn picture(session: &Session) -> Option<BoardPicture<'_>> {
    let (board, dead) = (session.board()?, &session.dead()?.stones);
    let settled = session.table.settled().filter(|_| session.step != Step::Setup);
    let settled = settled.map(|settled| &**settled);
    // While area is counted a teire point counts like any other, so the result alone shows it.
    let result = session.result().filter(|_| session.step == Step::Result);
    let teire = settled
        .zip(result)
        .map_or(&[][..], |(settled, result)| settled.teire_by(&result.terms.profile.value));
    // The territories being counted now show their size on the board.
    let numbers = match (session.step, settled) {
        (Step::Vacant(side), Some(settled)) => numbered_territories(settled, side),
        _ => Vec::new(),
    };
    Some(BoardPicture { board, dead, settled, teire, numbers })
}
