//! What a phone asks for, and what it is answered.

use std::sync::Arc;

use shuzi_core::goban::Size;
use shuzi_walk::SeenBoard;

/// A page, a file or a change that a phone asks for, by its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The first page: a picture to take, and the boards there are.
    Start,
    /// The first page, which says why a picture is not taken.
    Refused(&'static str),
    /// The page of a board, by its number.
    Board(usize),
    /// The photograph of a board, from straight above.
    Photograph(usize),
    /// The page on which its rules are chosen.
    Rules(usize),
    /// The key numbers of a board of so many lines, by the rules of a board or the usual ones.
    Keys(Option<usize>, Size),
    /// Takes a picture, sent from the page of a board.
    Picture(Option<usize>),
    /// Takes a form of a board.
    Form(usize),
    /// Counts the picture of a board once more.
    Again(usize),
}

/// What a phone is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A page in HTML.
    Page(String),
    /// A photographed board from straight above.
    Picture(Arc<SeenBoard>),
    /// Another page, by its path below the first.
    Go(String),
    /// There is no such thing.
    Nothing,
}

/// Why a picture may not be taken.
const REFUSALS: [&str; 7] = [
    "photo-no-board",
    "photo-not-a-picture",
    "picture-heic",
    "picture-too-large",
    "picture-torn",
    "picture-broken",
    "phone-too-many",
];

impl Ask {
    /// What a path below the first page asks for; `is_post` if something is sent to it.
    pub fn of(path: &str, is_post: bool) -> Option<Self> {
        let parts: Vec<&str> = path.split('/').collect();
        let number = |text: &str| text.parse::<usize>().ok().filter(|number| *number > 0);
        let keys = |lines: &str| lines.parse().ok().and_then(|lines| Size::new(lines, lines).ok());
        Some(match (is_post, parts.as_slice()) {
            // Where forms are sent to is no page, but a browser may return there.
            (false, ["" | "picture"]) => Self::Start,
            (false, ["keys", lines]) => Self::Keys(None, keys(lines)?),
            (false, ["no", why]) => Self::Refused(REFUSALS.into_iter().find(|code| code == why)?),
            (false, [board] | [board, "" | "form" | "picture" | "again"]) => {
                Self::Board(number(board)?)
            }
            (false, [board, "photograph"]) => Self::Photograph(number(board)?),
            (false, [board, "rules"]) => Self::Rules(number(board)?),
            (false, [board, "keys", lines]) => Self::Keys(Some(number(board)?), keys(lines)?),
            (true, ["picture"]) => Self::Picture(None),
            (true, [board, "picture"]) => Self::Picture(Some(number(board)?)),
            (true, [board, "form"]) => Self::Form(number(board)?),
            (true, [board, "again"]) => Self::Again(number(board)?),
            _ => return None,
        })
    }
}
