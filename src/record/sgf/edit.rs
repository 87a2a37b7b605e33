//! Changes to a file that leave every byte they do not touch as it was.

use super::property::escape;
use super::tree::{NodeId, Span, Tree};

/// Changes to a decoded file, gathered and then made together.
///
/// ```
/// use shuzi::record::sgf::{Edit, Reader};
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

/// What stands in place of a span of the text.
#[derive(Clone, Debug)]
struct Patch {
    /// The node and the property it is about.
    property: (NodeId, String),
    span: Span,
    written: String,
}

impl<'a> Edit<'a> {
    /// No changes to a text yet.
    pub const fn of(text: &'a str) -> Self {
        Self { text, patches: Vec::new() }
    }

    /// Gives a property of a node these values, in place of the ones it has, however often it
    /// stands there, or after the node's last property; with no values the property is taken out.
    ///
    /// Values are escaped as text; setting the same property twice keeps the later one.
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
            let end = property.values.last().map_or(property.name_span.end, |last| last.end + 1);
            patch(property.name_span.start..end.min(self.text.len()));
            stood = true;
        }
        if !stood {
            let end = tree.node(node).end;
            patch(end..end);
        }
    }

    /// The text with the changes made.
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
