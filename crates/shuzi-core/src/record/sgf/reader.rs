//! Reads game trees one by one, and repairs common mistakes of real files.

use super::property::{is_text, short_name};
use super::tree::{Node, NodeId, Property, Span, Tree};
use crate::fact::facts;

/// The most nodes in one game tree; a long game with many variations has a few thousand.
pub const MOST_NODES: u32 = 2_000_000;

/// The most values in one game tree, which take the memory where nodes do not.
pub const MOST_VALUES: u32 = 3_000_000;

/// The most notes per game; more would not help anyone.
const MOST_NOTES: usize = 50;

facts! {
    /// Why a game tree cannot be read.
    #[cfg_attr(not(doctest), doc = include_str!("../../../docs/game.md"))]
    pub enum SgfError {
        /// There is no `(;` in the text.
        NoGame => "sgf-no-game",
        /// The tree has more than [`MOST_NODES`] nodes.
        TooLarge { most: u32 } => "sgf-too-large",
        /// The tree has more than [`MOST_VALUES`] values.
        TooManyValues { most: u32 } => "sgf-too-many-values",
    }
}

facts! {
    /// A mistake in an SGF file, and how it is read anyway.
    #[cfg_attr(not(doctest), doc = include_str!("../../../docs/game.md"))]
    pub enum SgfRemark {
        /// Text outside any game is ignored.
        TextOutside => "sgf-text-outside",
        /// A `)` has no matching `(`.
        StrayParenthesis => "sgf-stray-parenthesis",
        /// The `(` before the first node is missing; read as if it were there.
        NoOpening => "sgf-no-opening",
        /// The `)` at the end is missing.
        NotClosed => "sgf-not-closed",
        /// A game starts inside another one.
        GameInGame => "sgf-game-in-game",
        /// A `(` before the first node is ignored.
        OpeningBeforeNode => "sgf-opening-before-node",
        /// The `;` before the first property is missing; read as if it were there.
        NoSemicolon => "sgf-no-semicolon",
        /// There are more such remarks, which are not listed.
        More => "more-of-the-same",
        /// A property name has an unusual spelling.
        ReadAs { spelled: String, name: String } => "sgf-read-as",
        /// A property between variations is ignored.
        BetweenVariations { name: String } => "sgf-between-variations",
        /// A `]` inside a text is not escaped; it is read as text.
        UnescapedBracket { name: String } => "sgf-unescaped-bracket",
        /// The `]` at the end of a value is missing.
        ValueNotClosed { name: String } => "sgf-value-not-closed",
        /// A property without a value is ignored.
        NoValue { name: String } => "sgf-no-value",
        /// Text that is not SGF is ignored.
        NotSgf { text: String } => "sgf-not-sgf",
    }
}

/// Reads the game trees of a collection, one per call, so that only one is in memory at a time.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    found_any: bool,
}

/// A game tree, and the repairs made, each with its byte offset.
pub type Read<'a> = (Tree<'a>, Vec<(usize, SgfRemark)>);

impl<'a> Reader<'a> {
    /// Makes a reader for a decoded file.
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0, found_any: false }
    }

    /// Returns the next game tree, or `None` at the end.
    ///
    /// Text outside games is skipped; a remark is made unless it is white space.
    ///
    /// # Errors
    /// Returns an error if the text contains no game, or a game is too large; reading stops there.
    pub fn next_tree(&mut self) -> Option<Result<Read<'a>, (usize, SgfError)>> {
        let rest = &self.text[self.at..];
        let start = if self.found_any { well_formed_game(rest) } else { first_game(rest) };
        let Some(start) = start.map(|start| start + self.at) else {
            let none = !self.found_any;
            self.found_any = true;
            return none.then_some(Err((0, SgfError::NoGame)));
        };
        let mut notes = Vec::new();
        self.found_any = true;
        note_stray_text(self.text, self.at, start, &mut notes);
        let mut parser = Parser::new(self.text, start, notes);
        let done = parser.run();
        self.at = parser.at;
        match done {
            Ok(()) => {
                if well_formed_game(&self.text[self.at..]).is_none() {
                    note_stray_text(self.text, self.at, self.text.len(), &mut parser.notes);
                }
                Some(Ok((parser.tree, parser.notes)))
            }
            Err(error) => {
                self.at = self.text.len();
                Some(Err((start, error)))
            }
        }
    }
}

/// Adds a remark if there is text outside games.
fn note_stray_text(text: &str, from: usize, to: usize, notes: &mut Vec<(usize, SgfRemark)>) {
    let blank = |c: char| c.is_whitespace() || c.is_control() || c == '\u{FEFF}';
    let stray = text[from..to].trim_matches(blank);
    if !stray.is_empty() {
        let offset = from + text[from..to].find(stray).unwrap_or(0);
        let only_parentheses = stray.chars().all(|c| c == ')');
        let remark =
            if only_parentheses { SgfRemark::StrayParenthesis } else { SgfRemark::TextOutside };
        notes.push((offset, remark));
    }
}

/// Where the first game tree starts: at `(;`, or otherwise at what was probably meant as one.
pub(super) fn first_game(text: &str) -> Option<usize> {
    well_formed_game(text).or_else(|| {
        let before_property =
            |(at, _): &(usize, &str)| starts_with_property(text[at + 1..].trim_start());
        // `(GM[1]…` lacks the first `;`. `;B[ee];W[ce]` lacks the parentheses.
        let mut unmarked = text.match_indices('(').find(before_property);
        unmarked = unmarked.or_else(|| text.match_indices(';').find(before_property));
        unmarked.map(|(at, _)| at)
    })
}

/// Where the first `(;` starts; with several `(` before the `;`, the first of them.
fn well_formed_game(text: &str) -> Option<usize> {
    text.match_indices(';').find_map(|(at, _)| {
        let before = text[..at].trim_end();
        let outside = before.trim_end_matches(|c: char| c == '(' || c.is_whitespace());
        let run = before.len() - outside.len();
        before[before.len() - run..].find('(').map(|open| outside.len() + open)
    })
}

/// Whether a text starts with `(;` and a node with properties that only a root has.
fn starts_game(text: &str) -> bool {
    let node = text[1..].trim_start();
    let Some(node) = node.strip_prefix(';') else { return false };
    let end = node.find([';', '(', ')']).unwrap_or(node.len());
    let node = &node[..end];
    ["GM[", "FF[", "SZ["].iter().any(|name| {
        node.match_indices(name).any(|(at, _)| {
            !node[..at].ends_with(|c: char| c.is_ascii_alphanumeric()) && {
                let before = node[..at].trim_end();
                before.is_empty() || before.ends_with(']')
            }
        })
    })
}

/// Whether a text starts with a property name and an opening bracket.
fn starts_with_property(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
    let name = &text[..text.len() - rest.len()];
    (1..=24).contains(&name.len())
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && rest.trim_start().starts_with('[')
}

/// Reads one tree with an explicit stack, so that deep nesting cannot overflow the call stack.
struct Parser<'a> {
    text: &'a str,
    at: usize,
    tree: Tree<'a>,
    notes: Vec<(usize, SgfRemark)>,
    /// The parent node of each open `(`.
    open: Vec<Option<NodeId>>,
    last: Option<NodeId>,
    /// No `]` closes a value from here on; remembered so that a long file is not searched again for
    /// each value.
    unclosed_from: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, start: usize, notes: Vec<(usize, SgfRemark)>) -> Self {
        let (nodes, properties, values) = (Vec::new(), Vec::new(), Vec::new());
        let tree = Tree { text, nodes, properties, values, span: start..start };
        let unclosed_from = text.len();
        Self { text, at: start, tree, notes, open: Vec::new(), last: None, unclosed_from }
    }

    fn run(&mut self) -> Result<(), SgfError> {
        let start = self.at;
        if !self.text[start..].starts_with('(') {
            self.note(start, SgfRemark::NoOpening);
            self.open.push(None);
        }
        loop {
            let Some(next) = self.text[self.at..].chars().next() else {
                self.note(self.at, SgfRemark::NotClosed);
                break;
            };
            match next {
                '(' if !self.tree.nodes.is_empty() && starts_game(&self.text[self.at..]) => {
                    self.note(self.at, SgfRemark::GameInGame);
                    break;
                }
                '(' => {
                    if self.open.is_empty() || !self.tree.nodes.is_empty() {
                        self.open.push(self.last);
                    } else {
                        self.note(self.at, SgfRemark::OpeningBeforeNode);
                    }
                    self.at += 1;
                }
                ')' => {
                    self.at += 1;
                    self.last = self.open.pop().flatten();
                    if self.open.is_empty() {
                        break;
                    }
                }
                ';' => {
                    self.at += 1;
                    self.add_node()?;
                }
                c if c.is_whitespace() || c.is_control() || c == '\u{FEFF}' => {
                    self.at += c.len_utf8();
                }
                c if c.is_ascii_alphabetic() && starts_with_property(&self.text[self.at..]) => {
                    if self.tree.nodes.is_empty() || self.last.is_none() {
                        self.note(self.at, SgfRemark::NoSemicolon);
                        self.add_node()?;
                    }
                    self.add_property()?;
                }
                c if c.is_ascii_alphabetic() => self.skip_bare_name(),
                _ => self.skip_junk(),
            }
        }
        if self.tree.nodes.is_empty() {
            self.add_node()?;
        }
        self.tree.span = start..self.at;
        Ok(())
    }

    fn note(&mut self, at: usize, remark: SgfRemark) {
        match self.notes.len() {
            len if len < MOST_NOTES => self.notes.push((at, remark)),
            MOST_NOTES => self.notes.push((at, SgfRemark::More)),
            _ => {}
        }
    }

    fn add_node(&mut self) -> Result<(), SgfError> {
        let too_large = SgfError::TooLarge { most: MOST_NODES };
        let number = u32::try_from(self.tree.nodes.len()).ok().filter(|n| *n < MOST_NODES);
        let count = u32::try_from(self.tree.properties.len()).ok();
        let (number, count) = number.zip(count).ok_or(too_large)?;
        let id = NodeId(number);
        // Only the first child joins the main line; a later variation does not change it.
        if let Some(parent) = self.last {
            let parent = &mut self.tree.nodes[parent.index()];
            parent.first_child = parent.first_child.or(Some(id));
        }
        self.tree.nodes.push(Node {
            parent: self.last,
            first_child: None,
            end: self.at,
            properties: count..count,
        });
        self.last = Some(id);
        Ok(())
    }

    /// Reads a property name and its values; the caller has checked `starts_with_property`.
    fn add_property(&mut self) -> Result<(), SgfError> {
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let spelled = &rest[..length];
        let name = short_name(spelled);
        if name != spelled {
            let (spelled, name) = (spelled.to_owned(), name.clone());
            self.note(start, SgfRemark::ReadAs { spelled, name });
        }
        self.at += length;
        let first = u32::try_from(self.tree.values.len()).unwrap_or(u32::MAX);
        let mut end = first;
        loop {
            let rest = &self.text[self.at..];
            let blank = rest.len() - rest.trim_start().len();
            if !rest[blank..].starts_with('[') {
                break;
            }
            self.at += blank + 1;
            let value = self.value(&name);
            self.tree.values.push(value);
            end = u32::try_from(self.tree.values.len()).unwrap_or(u32::MAX);
            if end > MOST_VALUES {
                return Err(SgfError::TooManyValues { most: MOST_VALUES });
            }
        }
        let Some(node) = self.last else { return Ok(()) };
        // A node's properties must be contiguous, so only the newest node can get more: properties
        // after a node's variations are ignored.
        if node.index() + 1 != self.tree.nodes.len() {
            self.note(start, SgfRemark::BetweenVariations { name });
            return Ok(());
        }
        let (name_span, values) = (start..start + length, first..end);
        self.tree.properties.push(Property { name, name_span, values });
        let node = &mut self.tree.nodes[node.index()];
        node.properties.end += 1;
        node.end = self.at;
        Ok(())
    }

    /// Reads a value after its `[`, up to the closing bracket.
    fn value(&mut self, name: &str) -> Span {
        let start = self.at;
        let mut end = self.closing_bracket(start);
        if is_text(name) {
            // `C[see [1] and go on]`: if no SGF can follow the bracket, it was part of the text.
            while let Some(close) = end {
                if !self.goes_on_as_text(close + 1) {
                    break;
                }
                self.note(close, SgfRemark::UnescapedBracket { name: name.to_owned() });
                end = self.closing_bracket(close + 1);
            }
        }
        if let Some(close) = end {
            self.at = close + 1;
            return start..close;
        }
        // Not closed: a text extends to the end, any other value to the next `;` or `)`.
        let rest = &self.text[start..];
        let length =
            if is_text(name) { rest.len() } else { rest.find([';', ')']).unwrap_or(rest.len()) };
        self.note(start, SgfRemark::ValueNotClosed { name: name.to_owned() });
        self.at = start + length;
        start..self.at
    }

    /// The next unescaped `]`.
    fn closing_bracket(&mut self, from: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        let mut at = from;
        while at < self.unclosed_from {
            match bytes.get(at)? {
                b'\\' => at += 2,
                b']' => return Some(at),
                _ => at += 1,
            }
        }
        self.unclosed_from = self.unclosed_from.min(from);
        None
    }

    /// Whether the text after a `]` continues a comment: words before another `]`, or before a
    /// bracketed name, as in `C[try B[dd] or W[ee] instead]`.
    fn goes_on_as_text(&self, from: usize) -> bool {
        let rest = self.text[from..].trim_start();
        if rest.is_empty() || rest.starts_with(['[', ';', '(', ')']) || starts_with_property(rest) {
            return false;
        }
        let mut has_words = false;
        let mut in_word = false;
        for (at, c) in rest.char_indices() {
            match c {
                ']' => return true,
                ';' | '(' | ')' => return false,
                '[' => return has_words && rest[at..].contains(']'),
                _ if !in_word && starts_with_property(&rest[at..]) => return has_words,
                _ => {}
            }
            in_word = c.is_alphanumeric();
            has_words |= c.is_alphabetic();
        }
        false
    }

    /// Skips a property name without a value.
    fn skip_bare_name(&mut self) {
        let rest = &self.text[self.at..];
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        self.note(self.at, SgfRemark::NoValue { name: shortened(&rest[..length]) });
        self.at += length;
    }

    /// Skips text that is not SGF.
    fn skip_junk(&mut self) {
        let rest = &self.text[self.at..];
        let length = rest
            .char_indices()
            .skip(1)
            .find(|(_, c)| matches!(c, '(' | ')' | ';') || c.is_ascii_alphabetic())
            .map_or(rest.len(), |(at, _)| at);
        let junk = rest[..length].trim_end();
        self.note(self.at, SgfRemark::NotSgf { text: shortened(junk) });
        self.at += length;
    }
}

/// Shortens a text to 24 characters for a message.
fn shortened(text: &str) -> String {
    let mut short: String =
        text.chars().take(24).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
