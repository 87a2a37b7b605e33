//! One game tree, as in the file.

use super::property::unescape;

/// A range of bytes in the text.
#[cfg_attr(not(doctest), doc = include_str!("../../../docs/game.md"))]
pub type Span = std::ops::Range<usize>;

/// The index of a node in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node: its properties and its position in the tree.
#[derive(Clone, Debug)]
pub struct Node {
    /// The parent node; `None` for the root.
    pub parent: Option<NodeId>,
    /// The first child, which continues the main line.
    pub first_child: Option<NodeId>,
    /// The byte offset after the node's last property, or after its `;` if it has none.
    pub end: usize,
    pub(super) properties: std::ops::Range<u32>,
}

/// A property: its name and its values.
#[derive(Clone, Debug)]
pub struct Property {
    /// The name in its short form and in capitals: `B`, `KM`.
    pub name: String,
    /// The span of the name in the text.
    pub name_span: Span,
    pub(super) values: std::ops::Range<u32>,
}

/// A game tree, with its nodes in an arena so that deep nesting cannot overflow the stack.
#[derive(Clone, Debug)]
pub struct Tree<'a> {
    pub(super) text: &'a str,
    pub(super) nodes: Vec<Node>,
    pub(super) properties: Vec<Property>,
    pub(super) values: Vec<Span>,
    /// The span of the tree in the text.
    pub span: Span,
}

impl<'a> Tree<'a> {
    /// The first node, which holds the properties of the whole game.
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// Returns a node of this tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// The nodes of the main line: the root, its first child, and so on.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(self.root()), |&id| self.node(id).first_child)
    }

    /// The move properties (`B`, `W`) of a node; a correct file has at most one.
    pub fn plays(&self, id: NodeId) -> impl Iterator<Item = &Property> {
        self.properties(id).iter().filter(|property| property.name == "B" || property.name == "W")
    }

    /// The properties of a node, in file order.
    pub fn properties(&self, id: NodeId) -> &[Property] {
        let range = &self.node(id).properties;
        &self.properties[range.start as usize..range.end as usize]
    }

    /// The first property of a node with this name.
    pub fn property(&self, id: NodeId, name: &str) -> Option<&Property> {
        self.properties(id).iter().find(|property| property.name == name)
    }

    /// The numbers of moves of the longest line, and of the main line.
    pub fn moves(&self) -> [usize; 2] {
        let mut up_to: Vec<usize> = Vec::with_capacity(self.nodes.len());
        for (number, node) in (0_u32..).zip(&self.nodes) {
            let before = node.parent.map_or(0, |parent| up_to[parent.index()]);
            up_to.push(before + usize::from(self.plays(NodeId(number)).next().is_some()));
        }
        let main = self.main_line().last().map_or(0, |last| up_to[last.index()]);
        [up_to.into_iter().max().unwrap_or(main), main]
    }

    /// A value exactly as in the text.
    pub fn raw(&self, value: &Span) -> &'a str {
        &self.text[value.clone()]
    }

    /// A value as simple text: escapes resolved, white space trimmed, line breaks and other control
    /// characters read as spaces, so that a name stays on its line.
    pub fn value(&self, value: &Span) -> String {
        let text = unescape(self.raw(value));
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        text.trim().to_owned()
    }

    /// The spans between the brackets of a property's values, with escapes unresolved.
    pub fn values(&self, property: &Property) -> &[Span] {
        &self.values[property.values.start as usize..property.values.end as usize]
    }

    /// The first value of a property of the whole game: its node, text and byte offset.
    pub fn first_stated(&self, name: &str) -> Option<(NodeId, String, usize)> {
        self.all_stated(name).next()
    }

    /// All values of a property of the whole game, in file order, empty ones left out.
    ///
    /// Such a property belongs in the root, once. Some programs put a node before that, and some
    /// state a komi at the end, so the whole main line is searched.
    pub fn all_stated(&self, name: &str) -> impl Iterator<Item = (NodeId, String, usize)> {
        self.main_line().flat_map(move |node| {
            let named = self.properties(node).iter().filter(move |property| property.name == name);
            named.flat_map(|property| self.values(property)).filter_map(move |value| {
                let text = self.value(value);
                (!text.is_empty()).then_some((node, text, value.start))
            })
        })
    }
}
