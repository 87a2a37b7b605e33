//! Edits an SGF file in place: every byte outside the edits stays as it was.

use super::property::escape;
use super::tree::{NodeId, Span, Tree};

/// Edits to a decoded SGF file, collected first and then applied together.
///
/// ```
/// use shuzi_core::record::sgf::{Edit, Reader};
/// let text = "(;GM[1]  RE[?] ;B[ee]C[x])";
/// let (tree, _) = Reader::new(text).next_tree().unwrap().unwrap();
/// let mut edit = Edit::of(text);
/// edit.set(&tree, tree.root(), "RE", &["B+7.5".to_owned()]);
/// assert_eq!(edit.apply(), "(;GM[1]  RE[B+7.5] ;B[ee]C[x])");
/// ```
#[derive(Clone, Debug)]
pub struct Edit<'a> {
    text: &'a str,
    patches: Vec<Patch>,
}

/// A replacement for a span of the text.
#[derive(Clone, Debug)]
struct Patch {
    /// The node and the name of the property that this patch sets.
    property: (NodeId, String),
    span: Span,
    written: String,
}

impl<'a> Edit<'a> {
    /// Starts with no edits.
    pub const fn of(text: &'a str) -> Self {
        Self { text, patches: Vec::new() }
    }

    /// Sets a property of a node to these values; with no values, removes it.
    ///
    /// They replace every occurrence in the node; a new property goes after the node's last one.
    /// Values are escaped as text. A second call for the same property overrides the first.
    pub fn set(&mut self, tree: &Tree<'_>, node: NodeId, name: &str, values: &[String]) {
        let mut written = if values.is_empty() { String::new() } else { name.to_owned() };
        for value in values {
            written.push_str(&format!("[{}]", escape(value)));
        }
        self.patches.retain(|patch| patch.property != (node, name.to_owned()));
        let mut patch = |span| {
            let (property, written) = ((node, name.to_owned()), std::mem::take(&mut written));
            self.patches.push(Patch { property, span, written });
        };
        let standing = tree.properties(node).iter().filter(|property| property.name == name);
        let mut stood = false;
        for property in standing {
            let end =
                tree.values(property).last().map_or(property.name_span.end, |last| last.end + 1);
            patch(property.name_span.start..end.min(self.text.len()));
            stood = true;
        }
        if !stood {
            let end = tree.node(node).end;
            patch(end..end);
        }
    }

    /// Writes nodes after a node.
    pub(super) fn append(&mut self, tree: &Tree<'_>, node: NodeId, written: String) {
        let end = tree.node(node).end;
        self.patches.push(Patch { property: (node, String::new()), span: end..end, written });
    }

    /// Returns the text with all edits applied.
    pub fn apply(mut self) -> String {
        self.patches.sort_by_key(|Patch { span, .. }| (span.start, span.end));
        let mut text = String::with_capacity(self.text.len());
        let mut at = 0;
        for Patch { span, written, .. } in &self.patches {
            text.push_str(&self.text[at..span.start]);
            text.push_str(written);
            at = span.end;
        }
        text.push_str(&self.text[at..]);
        text
    }
}
