//! Smart Game Format, FF1 to FF4: reading real files, and changing them in place.

mod edit;
mod property;
mod reader;
mod tree;

pub use edit::Edit;
pub use property::escape;
pub use reader::{MOST_NODES, Reader, SgfError, SgfRemark};
pub use tree::{Node, NodeId, Property, Span, Tree};

/// Whether a text is meant as SGF rather than as a diagram. Where anything but a text holds what
/// might be the start of a game, it is one by chance.
pub fn is_sgf(text: &str) -> bool {
    reader::first_game(text).is_some_and(|start| !text[..start].contains('\0'))
}
