//! One game tree as it stands in the file.

use super::property::unescape;

/// A range of bytes of the text.
pub type Span = std::ops::Range<usize>;

/// The number of a node in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node: its properties, and where it hangs.
#[derive(Clone, Debug)]
pub struct Node {
    /// The node before it.
    pub parent: Option<NodeId>,
    /// The first node after it: the main line.
    pub first_child: Option<NodeId>,
    /// Where in the text its last property ends, or its `;`.
    pub end: usize,
    pub(super) properties: std::ops::Range<u32>,
}

/// A property: its name, and its values as they stand in the text.
#[derive(Clone, Debug)]
pub struct Property {
    /// The name in capitals, long and lower-case spellings mended: `B`, `KM`.
    pub name: String,
    /// Where the name stands in the text.
    pub name_span: Span,
    /// The text between the brackets of each value, escapes and all.
    pub values: Vec<Span>,
}

/// A game tree: nodes in an arena, so that no depth of nesting can overflow a stack.
#[derive(Clone, Debug)]
pub struct Tree<'a> {
    pub(super) text: &'a str,
    pub(super) nodes: Vec<Node>,
    pub(super) properties: Vec<Property>,
    /// Where the tree stands in the text.
    pub span: Span,
}

impl<'a> Tree<'a> {
    /// The first node, which holds what is said of the whole game.
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// A node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// The nodes of the main line: the root, its first child, and so on.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(self.root()), |&id| self.node(id).first_child)
    }

    /// The moves of a node, of which there should be one at most.
    pub fn plays(&self, id: NodeId) -> impl Iterator<Item = &Property> {
        self.properties(id).iter().filter(|property| property.name == "B" || property.name == "W")
    }

    /// The properties of a node in the order they stand.
    pub fn properties(&self, id: NodeId) -> &[Property] {
        let range = &self.node(id).properties;
        &self.properties[range.start as usize..range.end as usize]
    }

    /// The first property of a name in a node.
    pub fn property(&self, id: NodeId, name: &str) -> Option<&Property> {
        self.properties(id).iter().find(|property| property.name == name)
    }

    /// A value as it stands in the text.
    pub fn raw(&self, value: &Span) -> &'a str {
        &self.text[value.clone()]
    }

    /// A value as simple text: escapes resolved, white space trimmed.
    pub fn value(&self, value: &Span) -> String {
        unescape(self.raw(value)).trim().to_owned()
    }

    /// What the record states of the whole game under a name: the node, the text and where it
    /// stands.
    pub fn first_stated(&self, name: &str) -> Option<(NodeId, String, usize)> {
        self.all_stated(name).next()
    }

    /// All that the record states of the whole game under a name. It belongs into the root, and
    /// once; some programs put a node before it.
    pub fn all_stated(&self, name: &str) -> impl Iterator<Item = (NodeId, String, usize)> {
        self.main_line().take(4).flat_map(move |node| {
            let named = self.properties(node).iter().filter(move |property| property.name == name);
            named.flat_map(|property| &property.values).filter_map(move |value| {
                let text = self.value(value);
                (!text.is_empty()).then_some((node, text, value.start))
            })
        })
    }
}
