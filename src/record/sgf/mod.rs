//! Smart Game Format, FF1 to FF4: reading real files, and changing them in place.

mod edit;
mod property;
mod reader;
mod tree;

pub use edit::Edit;
pub use property::escape;
pub use reader::{MOST_NODES, Reader, SgfError, SgfRemark};
pub use tree::{Node, NodeId, Property, Span, Tree};

/// Whether a text is meant as SGF rather than as a diagram.
pub fn is_sgf(text: &str) -> bool {
    reader::first_game(text).is_some()
}
