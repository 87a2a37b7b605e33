//! Smart Game Format, FF1 to FF4: reading real files and editing them in place.

mod continued;
mod edit;
mod property;
mod reader;
mod tree;

pub use continued::{continued, sgf_name};
pub use edit::Edit;
pub use property::escape;
pub use reader::{MOST_NODES, MOST_VALUES, Reader, SgfError, SgfRemark};
pub use tree::{Node, NodeId, Property, Span, Tree};

/// Whether a text is SGF rather than a diagram.
///
/// NUL bytes before the start of a game mean binary data that only looks like SGF. Two brackets begin
/// no diagram either.
pub fn is_sgf(text: &str) -> bool {
    let is_begun = reader::first_game(text).is_some_and(|start| !text[..start].contains('\0'));
    is_begun || text.trim_start().starts_with("((")
}
